/* Evaluation of an image on a GPU: a kernel for each class of work (image_work.h), warps that walk
 * over the tasks.
 *
 * Small rows are 98 % of all: a lane has a row, its integer becomes a field element by a table in
 * shared memory, and the warp writes the rows of a group as one run of 16-byte pieces. The first
 * entries of all jobs of a task are fetched beforehand, one by each lane, since most have no other.
 */
#include "base/gpu_check.cuh"
#include "r1cs/image_row.cuh"

extern "C" {
#include "r1cs/image_cuda.h"
}

#include <stdlib.h>

#define WARP          32u
#define THREADS       256u
#define BLOCKS_PER_SM 8u
#define ALL           0xffffffffu

namespace image_kernels
{

using image_row::sum;
using image_row::view;

struct outputs {
    dev::fr *m[3];
};

static __device__ __forceinline__ dev::fr *output(const outputs &out, uint32_t m)
{
    return m == 0 ? out.m[0] : m == 1 ? out.m[1] : out.m[2];
}

struct list {
    const image_job *job;
    const image_task *task;
    uint32_t tasks;
};

/* As two pieces of 16 bytes. */
union element {
    dev::fr value;
    uint4 piece[2];
};

static __device__ __forceinline__ uint32_t from_lane(uint32_t v, uint32_t lane)
{
    return __shfl_sync(ALL, v, (int)lane);
}

static __device__ __forceinline__ void store(dev::fr *out, const dev::fr &v)
{
    element e;
    e.value = v;
    __stcs((uint4 *)out, e.piece[0]);
    __stcs((uint4 *)out + 1, e.piece[1]);
}

/* A job with its first entry, words to be passed between lanes. */
struct prepared {
    uint32_t entry, row, shape; /* shape: entries, rows, stride of rows, matrix */
    uint32_t at, count_coeff, steps;
};

static __device__ __forceinline__ prepared prepare(const view &v, const image_job &job,
                                                   uint32_t base)
{
    prepared p;
    p.entry = job.entry;
    p.row = job.row;
    p.shape = job.entries | (uint32_t)job.rows << 16 | (uint32_t)job.row_stride << 24 |
              (uint32_t)job.matrix << 28;
    p.at = p.count_coeff = p.steps = 0; /* no entry: the constant 0 */
    if (job.entries != 0) {
        const image_small_entry e = v.small[job.entry];
        p.at = v.base[base + e.segment] + e.offset;
        p.count_coeff = e.count | (uint32_t)(uint8_t)e.coeff << 16;
        p.steps = (uint32_t)(uint16_t)e.row_step | (uint32_t)(uint8_t)e.step << 16;
    }
    return p;
}

/* The lanes' integers to rows of the output. */
static __device__ __forceinline__ void store_rows(dev::fr *out, const uint4 *table, int value,
                                                  uint32_t rows, uint32_t stride, uint32_t lane)
{
#pragma unroll
    for (uint32_t piece = lane; piece < 2 * WARP; piece += WARP) {
        const uint32_t row = piece / 2, half = piece % 2;
        const uint32_t of_row = from_lane((uint32_t)value, row);
        if (row < rows)
            __stcs((uint4 *)(out + row * stride) + half, table[(of_row & 0xff) * 2 + half]);
    }
}

__global__ void __launch_bounds__(THREADS)
    k_small(outputs out, view v, list work, const uint4 *values)
{
    __shared__ uint4 table[512];
    for (uint32_t i = threadIdx.x; i < 512; i += blockDim.x)
        table[i] = values[i];
    __syncthreads();
    const uint32_t lane = threadIdx.x % WARP, warps = gridDim.x * (THREADS / WARP);
    for (uint32_t t = (blockIdx.x * THREADS + threadIdx.x) / WARP; t < work.tasks; t += warps) {
        const image_task task = work.task[t];
        prepared mine = {0, 0, 0, 0, 0, 0};
        if (lane < task.jobs)
            mine = prepare(v, work.job[task.job + lane], task.base);
        for (uint32_t j = 0; j < task.jobs; j++) {
            const uint32_t shape = from_lane(mine.shape, j), entries = shape & 0xffff;
            const uint32_t rows = shape >> 16 & 0xff, stride = shape >> 24 & 0xf;
            const uint32_t count_coeff = from_lane(mine.count_coeff, j);
            const uint32_t steps = from_lane(mine.steps, j);
            const uint32_t at = from_lane(mine.at, j), entry = from_lane(mine.entry, j);
            const uint32_t row = task.row + from_lane(mine.row, j);
            int value = 0;
            if (lane < rows) {
                value =
                    image_row::small_entry(v.bits, at, (uint32_t)(int32_t)(int16_t)steps,
                                           (uint32_t)(int32_t)(int8_t)(steps >> 16),
                                           count_coeff & 0xffff, (int8_t)(count_coeff >> 16), lane);
                value += image_row::small_entries(v, entry, 1, entries, task.base, lane);
            }
            store_rows(output(out, shape >> 28) + row, table, value, rows, stride, lane);
        }
    }
}

__global__ void __launch_bounds__(THREADS) k_short(outputs out, view v, list work)
{
    const uint32_t lane = threadIdx.x % WARP, warps = gridDim.x * (THREADS / WARP);
    for (uint32_t t = (blockIdx.x * THREADS + threadIdx.x) / WARP; t < work.tasks; t += warps) {
        const image_task task = work.task[t];
        if (lane >= task.jobs)
            continue;
        const image_job job = work.job[task.job + lane];
        sum s = image_row::sum_zero();
        image_row::add_entries(s, v, job, task.base, 0, 1);
        store(output(out, job.matrix) + task.row + job.row, image_row::sum_value(s));
    }
}

/* The sum of all lanes, in lane 0. */
static __device__ __forceinline__ void gather(sum &s)
{
    const bool integer = __any_sync(ALL, s.has_integer), field = __any_sync(ALL, s.has_field);
#pragma unroll 1
    for (uint32_t distance = WARP / 2; distance > 0; distance /= 2) {
        if (integer) {
            uint32_t other[IMAGE_SUM_WORDS];
#pragma unroll
            for (int i = 0; i < IMAGE_SUM_WORDS; i++)
                other[i] = __shfl_down_sync(ALL, s.integer[i], distance);
            image_row::add_integers(s.integer, other);
        }
        if (field) {
            dev::fr other;
#pragma unroll
            for (int i = 0; i < 8; i++)
                other.v[i] = __shfl_down_sync(ALL, s.field.v[i], distance);
            s.field = dev::add(s.field, other);
        }
    }
    s.has_integer = integer;
}

__global__ void __launch_bounds__(THREADS) k_long(outputs out, view v, list work)
{
    const uint32_t lane = threadIdx.x % WARP, warps = gridDim.x * (THREADS / WARP);
    for (uint32_t t = (blockIdx.x * THREADS + threadIdx.x) / WARP; t < work.tasks; t += warps) {
        const image_task task = work.task[t];
        for (uint32_t j = 0; j < task.jobs; j++) {
            const image_job job = work.job[task.job + j];
            sum s = image_row::sum_zero();
            image_row::add_entries(s, v, job, task.base, lane, WARP);
            __syncwarp();
            gather(s);
            if (lane == 0)
                store(output(out, job.matrix) + task.row + job.row, image_row::sum_value(s));
        }
    }
}

} /* namespace image_kernels */

struct image_cuda {
    gpu *g;
    uint64_t rows, inputs;
    bool with_c;
    const image_entry *entry;
    const image_small_entry *small;
    const uint32_t *base;
    const dev::fr *coeff;
    const uint4 *values;
    image_kernels::list list[IMAGE_LISTS];
};

/* ---- opening --------------------------------------------------------------------------------- */

#define PARTS_MAX (5 + 2 * IMAGE_LISTS)

/* What is uploaded: the host's arrays and where their place on the device is noted. */
struct part {
    const void *host;
    size_t bytes;
    const void **device;
};

static unsigned parts_of(part *out, image_cuda *e, const r1cs_image *image, const image_work *work)
{
    unsigned n = 0;
    out[n++] = {image->entry, image->entry_n * sizeof *image->entry, (const void **)&e->entry};
    out[n++] = {work->small, work->smalls * sizeof *work->small, (const void **)&e->small};
    out[n++] = {image->base, image->base_n * sizeof *image->base, (const void **)&e->base};
    out[n++] = {image->coeff, image->coeff_n * sizeof *image->coeff, (const void **)&e->coeff};
    out[n++] = {work->value, sizeof work->value, (const void **)&e->values};
    for (unsigned l = 0; l < IMAGE_LISTS; l++) {
        const image_list *list = &work->list[l];
        out[n++] = {list->job, list->jobs * sizeof *list->job, (const void **)&e->list[l].job};
        out[n++] = {list->task, list->tasks * sizeof *list->task, (const void **)&e->list[l].task};
        e->list[l].tasks = (uint32_t)list->tasks;
    }
    return n;
}

err_t image_cuda_bytes(uint64_t *out, const r1cs_image *image, bool with_c)
{
    *out = 0;
    image_work work;
    ERR_TRY(image_work_create(&work, image, with_c));
    image_cuda e = {};
    part parts[PARTS_MAX];
    const unsigned n = parts_of(parts, &e, image, &work);
    for (unsigned i = 0; i < n; i++)
        *out += ((uint64_t)parts[i].bytes + GPU_ALIGN - 1) / GPU_ALIGN * GPU_ALIGN;
    image_work_free(&work);
    return ERR_OK;
}

static err_t upload(image_cuda *e, const r1cs_image *image, const image_work *work, gpu_stream s)
{
    part parts[PARTS_MAX];
    const unsigned n = parts_of(parts, e, image, work);
    for (unsigned i = 0; i < n; i++) {
        void *device;
        ERR_TRY(gpu_take(&device, e->g, parts[i].bytes, "constraint image"));
        *parts[i].device = device;
        if (parts[i].bytes != 0)
            ERR_TRY(gpu_upload(e->g, device, parts[i].host, parts[i].bytes, s));
    }
    return gpu_wait(e->g, s);
}

err_t image_cuda_open(image_cuda **out, gpu *g, const r1cs_image *image, bool with_c, gpu_stream s)
{
    *out = NULL;
    image_work work;
    ERR_TRY(image_work_create(&work, image, with_c));
    image_cuda *e = (image_cuda *)calloc(1, sizeof *e);
    err_t rc;
    if (e) {
        e->g = g;
        e->rows = image->shape.constraints;
        e->inputs = image->shape.inputs;
        e->with_c = with_c;
        const gpu_mark mark = gpu_mark_get(g);
        rc = upload(e, image, &work, s);
        if (rc != ERR_OK && gpu_wait(g, s) == ERR_OK) /* no copy is under way any more */
            gpu_release(g, mark);
    } else {
        rc = err_set(ERR_MEMORY, "%s: no memory for the record of an evaluation", image->name);
    }
    image_work_free(&work);
    if (rc == ERR_OK)
        *out = e;
    else
        free(e);
    return rc;
}

void image_cuda_close(image_cuda *e)
{
    free(e);
}

/* ---- running --------------------------------------------------------------------------------- */

static unsigned blocks_for(const image_cuda *e, const image_kernels::list *list)
{
    const unsigned most = gpu_of(e->g)->multiprocessors * BLOCKS_PER_SM;
    const unsigned needed = (list->tasks + THREADS / WARP - 1) / (THREADS / WARP);
    return needed < most ? needed : most;
}

static err_t launch(const image_cuda *e, const image_kernels::outputs &out,
                    const image_kernels::view &v, unsigned first, gpu_stream s)
{
    const image_kernels::list *list = &e->list[first];
    const unsigned small = blocks_for(e, &list[IMAGE_SMALL]);
    const unsigned brief = blocks_for(e, &list[IMAGE_SHORT]);
    const unsigned lengthy = blocks_for(e, &list[IMAGE_LONG]);
    using namespace image_kernels;
    if (lengthy != 0)
        GPU_LAUNCH(k_long<<<lengthy, THREADS, 0, s>>>(out, v, list[IMAGE_LONG]));
    if (brief != 0)
        GPU_LAUNCH(k_short<<<brief, THREADS, 0, s>>>(out, v, list[IMAGE_SHORT]));
    if (small != 0)
        GPU_LAUNCH(k_small<<<small, THREADS, 0, s>>>(out, v, list[IMAGE_SMALL], e->values));
    return ERR_OK;
}

/* The rows behind those of the circuit. */
static err_t append(const image_cuda *e, dev::fr *out, const dev::fr *inputs, uint64_t size,
                    gpu_stream s)
{
    uint64_t end = e->rows;
    if (inputs) {
        GPU_TRY(cudaMemcpyAsync(out + end, inputs, e->inputs * sizeof *inputs,
                                cudaMemcpyDeviceToDevice, s));
        end += e->inputs;
    }
    if (end < size)
        GPU_TRY(cudaMemsetAsync(out + end, 0, (size - end) * sizeof *out, s));
    return ERR_OK;
}

err_t image_cuda_evaluate(const image_cuda *e, void *a, void *b, void *c, const void *bits,
                          const void *fields, unsigned log2, gpu_stream s)
{
    if (log2 > 32 || e->rows + e->inputs > UINT64_C(1) << log2)
        return err_set(ERR_ARGUMENT, "%llu rows and %llu inputs do not fit a domain of 2^%u",
                       (unsigned long long)e->rows, (unsigned long long)e->inputs, log2);
    if (c && !e->with_c)
        return err_set(ERR_ARGUMENT, "C is wanted of an image that was uploaded without it");
    const image_kernels::outputs out = {{(dev::fr *)a, (dev::fr *)b, (dev::fr *)c}};
    const image_kernels::view v = {
        e->entry, e->small, e->base, e->coeff, (const uint32_t *)bits, (const dev::fr *)fields};
    ERR_TRY(gpu_use(e->g));
    ERR_TRY(launch(e, out, v, 0, s));
    if (c)
        ERR_TRY(launch(e, out, v, IMAGE_CLASSES, s));
    const uint64_t size = UINT64_C(1) << log2;
    for (unsigned m = 0; m < 3; m++)
        if (out.m[m])
            ERR_TRY(append(e, out.m[m], m == 0 ? v.fields : NULL, size, s));
    return ERR_OK;
}
