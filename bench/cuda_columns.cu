/* bench_cuda_columns IMAGE [UUID or PCI address]: the columns of A, B and C of a circuit on a GPU,
 * from its image file and rows of drawn values; each column is compared with image_transpose's
 * first. The time includes the lists of terms, which the host makes, and their upload. */
#include "base/gpu_check.cuh"
#include "cuda_device.cuh"
#include "image_bare.cuh"

extern "C" {
#include "base/clock.h"
#include "base/pool.h"
#include "r1cs/image_transpose.h"
#include "r1cs/image_transpose_cuda.h"
#include "r1cs/image_transpose_work.h"
}

#include <algorithm>
#include <unistd.h>

#define RUNS 3

struct bench {
    bare_image subject;
    gpu *g;
    gpu_stream s;
    pool *p;
    fr *rows, *expected, *got;
    size_t rows_n, columns_n;
    void *device_rows, *out;
};

static err_t open_all(bench *b, unsigned i)
{
    const r1cs_image *image = &b->subject.image;
    uint64_t most = 0;
    b->rows_n = image->shape.constraints + image->shape.inputs;
    b->columns_n = image->n.bits + image->n.fields;
    for (unsigned m = 0; m < 3; m++) {
        uint64_t bytes;
        ERR_TRY(image_transpose_cuda_bytes(&bytes, image, m));
        most = std::max(most, bytes);
    }
    ERR_TRY(gpu_open(&b->g, i, most + (b->rows_n + b->columns_n) * sizeof(fr) + 4 * GPU_ALIGN));
    b->s = gpu_stream_get(b->g, 0);
    ERR_TRY(gpu_take(&b->device_rows, b->g, b->rows_n * sizeof(fr), "rows"));
    ERR_TRY(gpu_take(&b->out, b->g, b->columns_n * sizeof(fr), "columns"));
    ERR_TRY(pool_create(&b->p, (unsigned)sysconf(_SC_NPROCESSORS_ONLN)));
    ERR_TRY(MEM_ARRAY(&b->rows, MEM_WITNESS, b->rows_n, "rows"));
    ERR_TRY(MEM_ARRAY(&b->expected, MEM_WITNESS, b->columns_n, "columns"));
    ERR_TRY(MEM_ARRAY(&b->got, MEM_WITNESS, b->columns_n, "columns"));
    uint64_t seed = 1;
    for (size_t k = 0; k < b->rows_n; k++) {
        for (unsigned w = 0; w < 4; w++)
            b->rows[k].l[w] = bare_random(&seed);
        b->rows[k].l[3] &= UINT64_C(0x3fffffffffffffff);
    }
    printf("%s\n%s, %s: %zu rows, %zu columns, scratch %.2f GB\n", image->name, gpu_of(b->g)->name,
           gpu_of(b->g)->pci, b->rows_n, b->columns_n, (double)most / 1e9);
    return gpu_upload(b->g, b->device_rows, b->rows, b->rows_n * sizeof(fr), b->s);
}

/* Seconds from the call to the result. */
static err_t once(double *seconds, const bench *b, unsigned m)
{
    const gpu_mark mark = gpu_mark_get(b->g);
    ERR_TRY(gpu_wait(b->g, b->s));
    const double began = clock_seconds();
    ERR_TRY(image_transpose_cuda(b->g, b->s, b->out, &b->subject.image, m, b->device_rows));
    ERR_TRY(gpu_wait(b->g, b->s));
    *seconds = clock_seconds() - began;
    gpu_release(b->g, mark);
    return ERR_OK;
}

static err_t matrix(const bench *b, unsigned m)
{
    transpose_work work;
    double seconds[RUNS];
    ERR_TRY(transpose_work_create(&work, &b->subject.image, m, NULL));
    const uint64_t terms = work.terms;
    transpose_work_free(&work);
    const double began = clock_seconds();
    ERR_TRY(image_transpose(b->expected, &b->subject.image, m, b->rows, b->p));
    const double twin = clock_seconds() - began;
    for (double &one : seconds) {
        GPU_TRY(cudaMemsetAsync(b->out, 0xee, b->columns_n * sizeof(fr), b->s));
        ERR_TRY(once(&one, b, m));
        ERR_TRY(gpu_download(b->g, b->got, b->out, b->columns_n * sizeof(fr), b->s));
        ERR_TRY(gpu_wait(b->g, b->s));
        for (size_t i = 0; i < b->columns_n; i++)
            if (memcmp(&b->got[i], &b->expected[i], sizeof(fr)) != 0)
                return err_set(ERR_INTERNAL, "matrix %u: column %zu is wrong", m, i);
    }
    std::sort(seconds, seconds + RUNS);
    printf("matrix %u: %llu terms, columns equal, %.1f ms median %.1f best; %u threads of the "
           "processor %.2f s\n",
           m, (unsigned long long)terms, seconds[RUNS / 2] * 1e3, seconds[0] * 1e3,
           pool_threads(b->p), twin);
    return ERR_OK;
}

static err_t run_all(bench *b, const char *name, unsigned i)
{
    ERR_TRY(bare_open(&b->subject, name));
    ERR_TRY(open_all(b, i));
    for (unsigned m = 0; m < 3; m++)
        ERR_TRY(matrix(b, m));
    return ERR_OK;
}

static err_t run(const char *name, unsigned i)
{
    bench b = {};
    const err_t rc = run_all(&b, name, i);
    gpu_close(b.g);
    pool_destroy(b.p);
    mem_free(b.rows, MEM_WITNESS);
    mem_free(b.expected, MEM_WITNESS);
    mem_free(b.got, MEM_WITNESS);
    bare_close(&b.subject);
    return rc;
}

int main(int argc, char **argv)
{
    if (argc < 2 || argc > 3) {
        fprintf(stderr, "usage: bench_cuda_columns IMAGE [UUID or PCI address]\n");
        return 2;
    }
    return on_device("bench_cuda_columns", argc > 2 ? argv[2] : NULL,
                     [argv](unsigned i) { return run(argv[1], i); });
}
