/* Lists of work: counted first, then written by the same code. */
#include "r1cs/image_work.h"

#include "base/verify.h"
#include "r1cs/image_tile.h"

#include <string.h>

/* Jobs of a task. */
static const uint32_t task_jobs[IMAGE_CLASSES] = {32, 32, 4};

typedef struct {
    image_work *work;
    const tile_plan *plan;
    bool with_c;
    uint32_t *first; /* IMAGE_LISTS for each template and one more: its first job */
} builder;

static void add_job(image_list *list, const image_job *job)
{
    if (list->job)
        list->job[list->jobs] = *job;
    list->jobs++;
}

static void add_group(const builder *b, const image_group *group, unsigned flags)
{
    uint32_t entry = group->entry;
    for (unsigned m = 0; m < (b->with_c ? 3u : 2u); entry += group->entries[m++]) {
        image_list *lists = b->work->list + (m == 2 ? IMAGE_CLASSES : 0);
        image_job job = {.entry = entry,
                         .row = group->row,
                         .entries = group->entries[m],
                         .rows = group->rows,
                         .row_stride = group->row_stride,
                         .matrix = (uint8_t)m};
        if (!(flags & GROUP_WIDE(m))) {
            add_job(&lists[IMAGE_SMALL], &job);
            continue;
        }
        const unsigned class = job.entries <= IMAGE_SHORT_ENTRIES ? IMAGE_SHORT : IMAGE_LONG;
        for (unsigned i = 0; i < group->rows; i++, job.row += group->row_stride) {
            job.rows = (uint8_t)i;
            add_job(&lists[class], &job);
        }
    }
}

static void list_jobs(const builder *b)
{
    const r1cs_image *image = b->plan->image;
    for (unsigned l = 0; l < IMAGE_LISTS; l++)
        b->work->list[l].jobs = 0;
    for (size_t t = 0; t <= image->template_n; t++) {
        for (unsigned l = 0; l < IMAGE_LISTS; l++)
            b->first[t * IMAGE_LISTS + l] = (uint32_t)b->work->list[l].jobs;
        if (t == image->template_n)
            break;
        const image_template *template = &image->template_[t];
        for (uint32_t g = template->group; g < template->group + template->groups; g++)
            add_group(b, &image->group[g], b->plan->group[g]);
    }
}

static void list_tasks(const builder *b)
{
    const r1cs_image *image = b->plan->image;
    for (unsigned l = 0; l < IMAGE_LISTS; l++) {
        image_list *list = &b->work->list[l];
        list->tasks = 0;
        for (size_t i = 0; i < image->instance_n; i++) {
            const image_instance *instance = &image->instance[i];
            const uint32_t *first = &b->first[instance->template_index * IMAGE_LISTS + l];
            for (uint32_t job = first[0], end = first[IMAGE_LISTS]; job < end;) {
                const uint32_t most = task_jobs[l % IMAGE_CLASSES];
                const uint32_t n = end - job < most ? end - job : most;
                if (list->task)
                    list->task[list->tasks] = (image_task){instance->row, instance->base, job, n};
                list->tasks++;
                job += n;
            }
        }
    }
}

static void set_small_entries(const builder *b)
{
    const r1cs_image *image = b->plan->image;
    for (size_t i = 0; i < image->entry_n; i++) {
        const image_entry *e = &image->entry[i];
        const bool one = e->segment == IMAGE_SEGMENT_ONE;
        b->work->small[i] = (image_small_entry){.offset = e->offset,
                                                .segment = e->segment,
                                                .count = one ? 0 : e->count,
                                                .row_step = e->row_step,
                                                .step = e->step,
                                                .coeff = b->plan->coeff[e->coeff]};
    }
}

static err_t build(builder *b)
{
    image_work *work = b->work;
    const r1cs_image *image = b->plan->image;
    work->smalls = image->entry_n;
    ERR_TRY(MEM_ARRAY(&b->first, MEM_SCRATCH, (image->template_n + 1) * IMAGE_LISTS, "job lists"));
    ERR_TRY(MEM_ARRAY(&work->small, MEM_SCRATCH, work->smalls, "small entries"));
    list_jobs(b);
    list_tasks(b);
    for (unsigned l = 0; l < IMAGE_LISTS; l++) {
        image_list *list = &work->list[l];
        VERIFY(list->jobs <= UINT32_MAX && list->tasks <= UINT32_MAX);
        if (list->jobs != 0)
            ERR_TRY(MEM_ARRAY(&list->job, MEM_SCRATCH, list->jobs, "jobs of warps"));
        if (list->tasks != 0)
            ERR_TRY(MEM_ARRAY(&list->task, MEM_SCRATCH, list->tasks, "tasks of warps"));
    }
    list_jobs(b);
    list_tasks(b);
    set_small_entries(b);
    memcpy(work->value, b->plan->small, sizeof work->value);
    return ERR_OK;
}

err_t image_work_create(image_work *out, const r1cs_image *image, bool with_c)
{
    memset(out, 0, sizeof *out);
    tile_plan plan;
    ERR_TRY(tile_plan_create(&plan, image));
    builder b = {.work = out, .plan = &plan, .with_c = with_c};
    const err_t rc = build(&b);
    mem_free(b.first, MEM_SCRATCH);
    tile_plan_free(&plan);
    if (rc != ERR_OK)
        image_work_free(out);
    return rc;
}

void image_work_free(image_work *work)
{
    mem_free(work->small, MEM_SCRATCH);
    for (unsigned l = 0; l < IMAGE_LISTS; l++) {
        mem_free(work->list[l].job, MEM_SCRATCH);
        mem_free(work->list[l].task, MEM_SCRATCH);
    }
    memset(work, 0, sizeof *work);
}
