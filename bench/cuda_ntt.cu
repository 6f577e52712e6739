/* Transforms on a GPU: bench_cuda_ntt [UUID or PCI address]. Each size is checked first: a round
 * trip through the coset, and the quotient of a product, at one point; then times by events.
 * Beside them the products and the bytes that the kernels have at least, and what these would take
 * alone at the rates measured on an H200: that is the floor. */
#include "base/gpu_check.cuh"
#include "cuda_device.cuh"
#include "field/field.cuh"
#include "field/field_cpu.cuh"

extern "C" {
#include "ntt/ntt_cuda.h"
}

#include <algorithm>
#include <stdio.h>
#include <string.h>

#define RUNS           11
#define PRODUCTS_PER_S 66.8e9 /* bench_cuda_field, fr */
#define BYTES_PER_S    4.2e12
#define BLOCK          256u
#define CHECKED        4096u

static const unsigned SIZES[] = {20, 22, 24, 26, 27};
#define LARGEST 27u

struct bench {
    gpu *g;
    gpu_stream s;
    gpu_event begin, end;
    ntt_cuda *plan;
    unsigned log2;
    ::fr *a, *b, *c;
};

static __host__ __device__ dev::fr element(uint64_t i)
{
    dev::fr out;
    for (int j = 0; j < 8; j++) {
        uint64_t z = (8 * i + j + 1) * 0x9e3779b97f4a7c15; /* splitmix64 */
        z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
        z = (z ^ z >> 27) * 0x94d049bb133111eb;
        out.v[j] = (uint32_t)(z >> 31);
    }
    out.v[7] &= 0x3fffffff;
    return out;
}

static __global__ void k_fill(dev::fr *a, uint64_t from)
{
    const size_t i = (size_t)blockIdx.x * BLOCK + threadIdx.x;
    a[i] = element(from + i);
}

static __global__ void k_product(dev::fr *c, const dev::fr *a, const dev::fr *b)
{
    const size_t i = (size_t)blockIdx.x * BLOCK + threadIdx.x;
    c[i] = dev::reduce(dev::mul(a[i], b[i]));
}

/* a, b anything, c = a b. */
static err_t fill(const bench *b)
{
    const unsigned blocks = 1u << (b->log2 - 8);
    GPU_LAUNCH(k_fill<<<blocks, BLOCK, 0, b->s>>>((dev::fr *)b->a, 0));
    GPU_LAUNCH(k_fill<<<blocks, BLOCK, 0, b->s>>>((dev::fr *)b->b, (uint64_t)1 << b->log2));
    GPU_LAUNCH(k_product<<<blocks, BLOCK, 0, b->s>>>((dev::fr *)b->c, (const dev::fr *)b->a,
                                                     (const dev::fr *)b->b));
    return ERR_OK;
}

/* ---- what is timed --------------------------------------------------------------------------- */

static err_t forward_nr(const bench *b)
{
    return ntt_cuda_forward_nr(b->plan, b->a, b->s);
}
static err_t forward_rn(const bench *b)
{
    return ntt_cuda_forward_rn(b->plan, b->a, b->s);
}
static err_t inverse_nr(const bench *b)
{
    return ntt_cuda_inverse_nr(b->plan, b->a, NTT_CUDA_PLAIN, b->s);
}
static err_t inverse_to_coset(const bench *b)
{
    return ntt_cuda_inverse_nr(b->plan, b->a, NTT_CUDA_TO_COSET, b->s);
}
static err_t forward(const bench *b)
{
    return ntt_cuda_forward(b->plan, b->a, b->s);
}
static err_t inverse(const bench *b)
{
    return ntt_cuda_inverse(b->plan, b->a, b->s);
}
static err_t forward_coset(const bench *b)
{
    return ntt_cuda_forward_coset(b->plan, b->a, b->s);
}
static err_t inverse_coset(const bench *b)
{
    return ntt_cuda_inverse_coset(b->plan, b->a, b->s);
}
static err_t quotient(const bench *b)
{
    return ntt_cuda_quotient(b->plan, b->a, b->b, b->c, b->s);
}

/* Work beside that of `transforms` bare transforms: products, and moves of 32 bytes, an element. */
struct timed {
    const char *name;
    err_t (*run)(const bench *b);
    unsigned transforms, products, moves;
};
static const timed TIMED[] = {
    {"forward_nr", forward_nr, 1, 0, 0},
    {"forward_rn", forward_rn, 1, 0, 0},
    {"inverse_nr", inverse_nr, 1, 1, 0},
    {"inverse_nr to coset", inverse_to_coset, 1, 2, 0},
    {"forward", forward, 1, 0, 2},
    {"inverse", inverse, 1, 1, 2},
    {"forward_coset", forward_coset, 1, 2, 2},
    {"inverse_coset", inverse_coset, 1, 2, 2},
    {"quotient", quotient, 6, 2 + 2 + 1 + 2 + 1, 3 + 3},
};

/* Half a product an element and level, but none in the first block of the first three levels,
 * which whole warps skip. */
static double products(const bench *b, const timed *t)
{
    return t->transforms * (b->log2 / 2.0 - 0.875) + t->products;
}

static double bytes(const bench *b, const timed *t)
{
    const double elements = 32.0 * (double)((uint64_t)1 << b->log2);
    const unsigned passes = (b->log2 + 8) / 9;
    /* Every pass reads and writes; the last levels read all twiddles, n/2 + n/4 + n/8. */
    return elements * (t->transforms * (2.0 * passes + 0.875) + t->moves);
}

static err_t time_one(const bench *b, const timed *t)
{
    double seconds[RUNS];
    ERR_TRY(t->run(b)); /* warm-up */
    for (int run = 0; run < RUNS; run++) {
        ERR_TRY(gpu_event_record(b->g, b->begin, b->s));
        ERR_TRY(t->run(b));
        ERR_TRY(gpu_event_record(b->g, b->end, b->s));
        ERR_TRY(gpu_event_wait(b->g, b->end));
        ERR_TRY(gpu_event_seconds(&seconds[run], b->g, b->begin, b->end));
    }
    std::sort(seconds, seconds + RUNS);
    const double all = products(b, t) * (double)((uint64_t)1 << b->log2);
    const double floor = std::max(all / PRODUCTS_PER_S, bytes(b, t) / BYTES_PER_S);
    printf("2^%u  %-20s %8.3f ms median %8.3f min  %6.3f products an element, %6.2f GB, floor "
           "%7.3f ms (%2.0f %%)\n",
           b->log2, t->name, seconds[RUNS / 2] * 1e3, seconds[0] * 1e3, products(b, t),
           bytes(b, t) / 1e9, floor * 1e3, 100 * floor / seconds[RUNS / 2]);
    return ERR_OK;
}

/* ---- checks ---------------------------------------------------------------------------------- */

static err_t check_same(const bench *b, const char *what)
{
    ::fr got[CHECKED];
    const size_t middle = ((size_t)1 << (b->log2 - 1)) - CHECKED / 2;
    ERR_TRY(gpu_download(b->g, got, b->a + middle, sizeof got, b->s));
    ERR_TRY(gpu_wait(b->g, b->s));
    for (size_t i = 0; i < CHECKED; i++) {
        const dev::fr want = element(middle + i);
        if (memcmp(&want, &got[i], sizeof want) != 0)
            return err_set(ERR_INTERNAL, "2^%u, %s: element %zu differs", b->log2, what,
                           middle + i);
    }
    return ERR_OK;
}

/* The tests check more; here that what is timed works in this build on this card. */
static err_t check(const bench *b)
{
    ::fr top;
    ERR_TRY(fill(b));
    ERR_TRY(forward(b));
    ERR_TRY(inverse_to_coset(b));
    ERR_TRY(forward_rn(b));
    ERR_TRY(inverse_coset(b));
    ERR_TRY(check_same(b, "forward and back through the coset"));
    ERR_TRY(quotient(b));
    ERR_TRY(gpu_download(b->g, &top, b->a + ((size_t)1 << b->log2) - 1, sizeof top, b->s));
    ERR_TRY(gpu_wait(b->g, b->s));
    if (!fr_is_zero(&top))
        return err_set(ERR_INTERNAL, "2^%u: the quotient's last coefficient is not 0", b->log2);
    return ERR_OK;
}

static err_t run_size(bench *b, unsigned log2)
{
    const gpu_mark mark = gpu_mark_get(b->g);
    ::fr **const arrays[] = {&b->a, &b->b, &b->c};
    b->log2 = log2;
    for (::fr **array : arrays) {
        void *block;
        ERR_TRY(gpu_take(&block, b->g, sizeof(::fr) << log2, "elements"));
        *array = (::fr *)block;
    }
    ERR_TRY(ntt_cuda_create(&b->plan, b->g, log2, b->s));
    err_t rc;
    ERR_GOTO(rc, out, check(b));
    for (const timed &t : TIMED)
        ERR_GOTO(rc, out, time_one(b, &t));
out:
    ntt_cuda_destroy(b->plan);
    gpu_release(b->g, mark);
    return rc;
}

static err_t run_all(bench *b)
{
    b->s = gpu_stream_get(b->g, 0);
    ERR_TRY(gpu_event_create(&b->begin, b->g));
    ERR_TRY(gpu_event_create(&b->end, b->g));
    for (unsigned log2 : SIZES)
        ERR_TRY(run_size(b, log2));
    return ERR_OK;
}

static err_t run_device(unsigned i)
{
    bench b = {};
    ERR_TRY(gpu_open(&b.g, i, 3 * (sizeof(::fr) << LARGEST) + ntt_cuda_bytes(LARGEST)));
    printf("%s, %s; %d runs each\n", gpu_of(b.g)->name, gpu_of(b.g)->pci, RUNS);
    const err_t rc = run_all(&b);
    gpu_event_destroy(b.g, b.begin);
    gpu_event_destroy(b.g, b.end);
    gpu_close(b.g);
    return rc;
}

int main(int argc, char **argv)
{
    return on_device("bench_cuda_ntt", argc > 1 ? argv[1] : NULL, run_device);
}
