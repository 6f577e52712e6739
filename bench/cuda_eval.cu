/* bench_cuda_eval IMAGE [UUID or PCI address]: A w and B w of a circuit on a GPU, from its image
 * file and a slab of drawn values.
 *
 * First every row of A and B is compared with image_evaluate's, word for word; then the times.
 * Roofline: two domains of 32-byte elements written once, the slab read once. 4.2 TB/s is what an
 * H200's memory reached in copies (of the 4.8 that it is sold with); what cudaMemset reaches is
 * printed beside it. */
#include "base/gpu_check.cuh"
#include "cuda_device.cuh"
#include "image_bare.cuh"

extern "C" {
#include "base/clock.h"
#include "base/pool.h"
#include "r1cs/image_cuda.h"
}

#include <algorithm>
#include <unistd.h>

#define RUNS     9
#define ROOFLINE 4.2e12

struct bench {
    bare_image subject;
    gpu *g;
    gpu_stream s;
    gpu_event begin, end;
    image_cuda *image;
    unsigned log2;
    uint64_t domain_bytes;
    void *out[2], *bits, *fields;
};

static err_t open_gpu(bench *b, unsigned i)
{
    const r1cs_image *image = &b->subject.image;
    while (UINT64_C(1) << b->log2 < image->shape.constraints + image->shape.inputs)
        b->log2++;
    b->domain_bytes = sizeof(fr) << b->log2;
    uint64_t bytes;
    ERR_TRY(image_cuda_bytes(&bytes, image, false));
    const uint64_t arena =
        bytes + 2 * b->domain_bytes + slab_bytes(image->n) + 8 * (uint64_t)GPU_ALIGN;
    ERR_TRY(gpu_open(&b->g, i, arena));
    b->s = gpu_stream_get(b->g, 0);
    ERR_TRY(gpu_event_create(&b->begin, b->g));
    ERR_TRY(gpu_event_create(&b->end, b->g));
    const double began = clock_seconds();
    ERR_TRY(image_cuda_open(&b->image, b->g, image, false, b->s));
    printf("%s\n%s, %s: 2^%u, image and lists %.1f MB, uploaded in %.0f ms\n", image->name,
           gpu_of(b->g)->name, gpu_of(b->g)->pci, b->log2, (double)bytes / 1e6,
           (clock_seconds() - began) * 1e3);
    for (unsigned m = 0; m < 2; m++)
        ERR_TRY(gpu_take(&b->out[m], b->g, b->domain_bytes, "evaluations"));
    ERR_TRY(gpu_take(&b->bits, b->g, slab_words(image->n.bits) * 8, "bits"));
    ERR_TRY(gpu_take(&b->fields, b->g, image->n.fields * sizeof(fr), "field elements"));
    return ERR_OK;
}

static err_t upload(bench *b)
{
    const r1cs_slab *slab = &b->subject.slab;
    bare_draw(&b->subject.slab, 1);
    ERR_TRY(gpu_upload(b->g, b->bits, slab->bits, slab_words(slab->n.bits) * 8, b->s));
    ERR_TRY(gpu_upload(b->g, b->fields, slab->fields, slab->n.fields * sizeof(fr), b->s));
    return gpu_wait(b->g, b->s);
}

static err_t evaluate(const bench *b)
{
    return image_cuda_evaluate(b->image, b->out[0], b->out[1], NULL, b->bits, b->fields, b->log2,
                               b->s);
}

/* expected[m] is followed by zeros to the end of the domain. */
static err_t compare(const bench *b, fr *const expected[2], fr *got)
{
    for (unsigned m = 0; m < 2; m++) {
        ERR_TRY(gpu_download(b->g, got, b->out[m], b->domain_bytes, b->s));
        ERR_TRY(gpu_wait(b->g, b->s));
        const size_t n = (size_t)1 << b->log2;
        size_t wrong = 0, first = 0;
        for (size_t i = n; i-- > 0;)
            if (memcmp(&got[i], &expected[m][i], sizeof(fr)) != 0) {
                wrong++;
                first = i;
            }
        if (wrong != 0)
            return err_set(ERR_INTERNAL, "matrix %u: %zu of %zu rows are wrong, first row %zu", m,
                           wrong, n, first);
        printf("matrix %u: %zu rows equal\n", m, n);
    }
    return ERR_OK;
}

static err_t check(const bench *b)
{
    const size_t n = (size_t)1 << b->log2;
    fr *expected[2] = {NULL, NULL}, *got = NULL;
    pool *p = NULL;
    err_t rc;
    ERR_GOTO(rc, done, pool_create(&p, (unsigned)sysconf(_SC_NPROCESSORS_ONLN)));
    for (unsigned m = 0; m < 2; m++)
        ERR_GOTO(rc, done, mem_alloc((void **)&expected[m], MEM_WITNESS, n, sizeof(fr), "rows"));
    ERR_GOTO(rc, done, mem_alloc((void **)&got, MEM_WITNESS, n, sizeof(fr), "rows"));
    ERR_GOTO(rc, done,
             image_evaluate(expected[0], expected[1], NULL, NULL, &b->subject.image,
                            &b->subject.slab, p, NULL));
    for (unsigned m = 0; m < 2; m++) /* so that no row is right by accident */
        ERR_GOTO(rc, done, GPU_CHECKED(cudaMemsetAsync(b->out[m], 0xee, b->domain_bytes, b->s)));
    ERR_GOTO(rc, done, evaluate(b));
    rc = compare(b, expected, got);
done:
    for (unsigned m = 0; m < 2; m++)
        mem_free(expected[m], MEM_WITNESS);
    mem_free(got, MEM_WITNESS);
    pool_destroy(p);
    return rc;
}

static err_t clear(const bench *b)
{
    for (unsigned m = 0; m < 2; m++)
        ERR_TRY(gpu_clear(b->g, b->out[m], b->domain_bytes, b->s));
    return ERR_OK;
}

static err_t time_of(const bench *b, const char *what, err_t (*work)(const bench *), double bytes)
{
    double seconds[RUNS];
    for (double &one : seconds) {
        ERR_TRY(gpu_event_record(b->g, b->begin, b->s));
        ERR_TRY(work(b));
        ERR_TRY(gpu_event_record(b->g, b->end, b->s));
        ERR_TRY(gpu_wait(b->g, b->s));
        ERR_TRY(gpu_event_seconds(&one, b->g, b->begin, b->end));
    }
    std::sort(seconds, seconds + RUNS);
    const double median = seconds[RUNS / 2];
    printf("%-10s %8.3f ms median %8.3f best  %5.2f TB/s, %3.0f %% of 4.2 TB/s\n", what,
           median * 1e3, seconds[0] * 1e3, bytes / median / 1e12, 100 * bytes / median / ROOFLINE);
    return ERR_OK;
}

static err_t run_all(bench *b, const char *name, unsigned i)
{
    ERR_TRY(bare_open(&b->subject, name));
    ERR_TRY(open_gpu(b, i));
    ERR_TRY(upload(b));
    ERR_TRY(check(b));
    const double written = 2.0 * (double)b->domain_bytes;
    ERR_TRY(time_of(b, "evaluation", evaluate, written + (double)slab_bytes(b->subject.image.n)));
    return time_of(b, "memset", clear, written);
}

static err_t run(const char *name, unsigned i)
{
    bench b = {};
    const err_t rc = run_all(&b, name, i);
    image_cuda_close(b.image);
    if (b.g) {
        gpu_event_destroy(b.g, b.begin);
        gpu_event_destroy(b.g, b.end);
        gpu_close(b.g);
    }
    bare_close(&b.subject);
    return rc;
}

int main(int argc, char **argv)
{
    if (argc < 2 || argc > 3) {
        fprintf(stderr, "usage: bench_cuda_eval IMAGE [UUID or PCI address]\n");
        return 2;
    }
    return on_device("bench_cuda_eval", argc > 2 ? argv[2] : NULL,
                     [argv](unsigned i) { return run(argv[1], i); });
}
