/* Checking the points of a key image, and all of a file. */
#include "format/key_image_internal.h"

#include "base/rng.h"
#include "field/check.h"
#include "format/params_internal.h"
#include "msm/msm.h"

#include <inttypes.h>

#define SAMPLE_STEP 1024u

/* ---- points -------------------------------------------------------------------------------- */

err_t key_image_point_error(const char *name, key_image_section s, uint64_t index, uint64_t count,
                            const char *what)
{
    return err_set(ERR_INPUT, "%s: section %s, point %" PRIu64 " of %" PRIu64 ": %s", name,
                   key_image_section_name(s), index, count, what);
}

/* An input has no point in L but what C gives it in Lagrange form, which may be none. */
static bool may_be_infinite(const key_image_head *head, key_image_section s, size_t index)
{
    if (s != KEY_IMAGE_L)
        return false;
    return head->form == KEY_IMAGE_LAGRANGE ||
           (index >= head->n.bits && index - head->n.bits < head->inputs);
}

static bool must_be_infinite(const key_image_head *head, key_image_section s, size_t index)
{
    return head->form == KEY_IMAGE_COEFFICIENTS && may_be_infinite(head, s, index);
}

/* What is wrong with a point but for its subgroup; null: nothing. */
static const char *flaw(const void *point, const key_image_head *head, key_image_section s,
                        size_t index)
{
    const g1_aff *g1 = point;
    const g2_aff *g2 = point;
    const bool in_g2 = s == KEY_IMAGE_B2;
    if (in_g2 ? !fp2_is_reduced(&g2->x) || !fp2_is_reduced(&g2->y)
              : !fp_is_reduced(&g1->x) || !fp_is_reduced(&g1->y))
        return "a coordinate is not below p";
    if (in_g2 ? g2_aff_is_infinity(g2) : g1_aff_is_infinity(g1))
        return may_be_infinite(head, s, index) ? NULL
                                               : "the point at infinity, a finite one is expected";
    if (must_be_infinite(head, s, index))
        return "a finite point, infinity is expected for an input";
    return (in_g2 ? g2_aff_on_curve(g2) : g1_aff_on_curve(g1)) ? NULL : "not on the curve";
}

static bool in_subgroup(const void *point, key_image_section s)
{
    return s == KEY_IMAGE_B2 ? g2_aff_in_subgroup(point) : g1_aff_in_subgroup(point);
}

err_t key_image_points_check(const void *points, const key_image_head *head, key_image_section s,
                             size_t first, size_t n, key_image_check check, const char *name)
{
    static const char outside[] = "outside the subgroup of order r";
    const size_t bytes = key_image_point_bytes(s), count = key_image_points(head, s);
    const bool sample = check == KEY_IMAGE_CHECK_SAMPLE;
    const size_t step = sample ? SAMPLE_STEP : 1;
    uint16_t random;
    if (n == 0 || check == KEY_IMAGE_CHECK_DIGEST)
        return ERR_OK;
    ERR_TRY(rng_bytes(&random, sizeof random));
    for (size_t i = random % (n < step ? n : step); i < n; i += step) {
        const void *point = (const uint8_t *)points + i * bytes;
        const char *what = flaw(point, head, s, first + i);
        if (!what && sample && !in_subgroup(point, s))
            what = outside;
        if (what)
            return key_image_point_error(name, s, first + i, count, what);
    }
    if (sample)
        return ERR_OK;
    size_t bad;
    ERR_TRY(s == KEY_IMAGE_B2 ? msm_g2_in_subgroup(&bad, points, n, NULL)
                              : msm_g1_in_subgroup(&bad, points, n, NULL));
    return bad == n ? ERR_OK : key_image_point_error(name, s, first + bad, count, outside);
}

/* ---- points that pass by ------------------------------------------------------------------- */

static err_t read_checked(void *context, void *out, key_image_section s, size_t first, size_t n)
{
    const key_image_checked *c = context;
    ERR_TRY(c->source.read(c->source.context, out, s, first, n));
    return key_image_points_check(out, c->source.head, s, first, n, c->check, c->name);
}

key_image_source key_image_checked_source(key_image_checked *c)
{
    return (key_image_source){.head = c->source.head, .read = read_checked, .context = c};
}

/* ---- a file -------------------------------------------------------------------------------- */

key_image_place key_image_place_of(const key_image_header *h, uint64_t number)
{
    key_image_section s = KEY_IMAGE_H;
    for (;; s++) {
        const uint64_t bytes = h->section[s].count * h->section[s].point_bytes;
        if (number < key_image_chunks(bytes))
            break;
        number -= key_image_chunks(bytes);
    }
    const size_t per_chunk = KEY_IMAGE_CHUNK / h->section[s].point_bytes;
    const size_t first = (size_t)number * per_chunk, left = (size_t)h->section[s].count - first;
    return (key_image_place){
        .section = s, .chunk = number, .first = first, .n = left < per_chunk ? left : per_chunk};
}

size_t key_image_chunk_bytes_max(const key_image_header *h)
{
    uint64_t most = 0;
    for (key_image_section s = KEY_IMAGE_H; s < KEY_IMAGE_SECTIONS; s++) {
        const uint64_t bytes = h->section[s].count * h->section[s].point_bytes;
        most = bytes > most ? bytes : most;
    }
    return most < KEY_IMAGE_CHUNK ? (size_t)most : KEY_IMAGE_CHUNK;
}

typedef struct {
    key_image_file *file;
    key_image_source source;
    key_image_check check;
    uint8_t *buffers; /* one a worker */
    size_t buffer_bytes;
    params_meter meter;
} checking;

static err_t chunk_task(void *context, size_t i, unsigned worker)
{
    checking *c = context;
    const key_image_place p = key_image_place_of(&c->file->header, i);
    uint8_t *buffer = c->buffers + worker * c->buffer_bytes;
    ERR_TRY(c->source.read(c->source.context, buffer, p.section, p.first, p.n));
    ERR_TRY(key_image_points_check(buffer, &c->file->head, p.section, p.first, p.n, c->check,
                                   c->file->source.name));
    params_meter_add(&c->meter, p.n);
    return ERR_OK;
}

static err_t section_task(void *context, size_t i, unsigned worker)
{
    const checking *c = context;
    (void)worker;
    return key_image_section_check(c->file, (key_image_section)i);
}

err_t key_image_file_check(key_image_file *f, key_image_check check, pool *p,
                           const progress *listener)
{
    checking c = {.file = f,
                  .source = key_image_file_source(f),
                  .check = check,
                  .buffer_bytes = key_image_chunk_bytes_max(&f->header)};
    c.meter.listener = listener;
    c.meter.stage = "checking the key image";
    for (key_image_section s = KEY_IMAGE_H; s < KEY_IMAGE_SECTIONS; s++)
        c.meter.total += f->header.section[s].count;
    ERR_TRY(mem_alloc((void **)&c.buffers, MEM_SCRATCH, pool_threads(p), c.buffer_bytes,
                      "chunks of a key image"));
    err_t rc = pool_for(p, (size_t)f->header.chunks, chunk_task, &c);
    mem_free(c.buffers, MEM_SCRATCH);
    if (rc == ERR_OK) /* after the chunks, whose errors say more */
        rc = pool_for(p, KEY_IMAGE_SECTIONS, section_task, &c);
    return rc;
}
