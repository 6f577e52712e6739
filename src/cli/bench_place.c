#include "cli/bench_place.h"

#include "base/bytes.h"

#include <string.h>

#define LOG2_DEFAULT     16u
#define LOG2_DEFAULT_GPU 24u
#define DRAWN            ((size_t)4096) /* elements in one piece */

/* ---- arguments ----------------------------------------------------------------------------- */

/* "2^20", or a number. */
static err_t read_size(uint64_t *out, const char *text, uint64_t max)
{
    uint64_t log2;
    if (strncmp(text, "2^", 2) == 0) {
        ERR_TRY(args_u64(&log2, "--size: exponent", text + 2, 63));
        *out = UINT64_C(1) << log2;
        if (*out > max)
            return err_set(ERR_ARGUMENT, "--size: %llu is more than %llu", (unsigned long long)*out,
                           (unsigned long long)max);
    } else {
        ERR_TRY(args_u64(out, "--size", text, max));
    }
    return *out == 0 ? err_set(ERR_ARGUMENT, "--size: at least 1, not 0") : ERR_OK;
}

/* One that this program has code for. */
static err_t first_usable(unsigned *out, unsigned n)
{
    for (unsigned i = 0; i < n; i++) {
        gpu_info info;
        ERR_TRY(gpu_describe(&info, i));
        *out = i;
        if (info.code != GPU_CODE_NONE)
            return ERR_OK;
    }
    return err_set(ERR_DEVICE, "this program has code for none of %u GPUs", n);
}

static err_t open_gpu(bench_place *b, const char *device, unsigned n)
{
    unsigned i;
    ERR_TRY(device ? gpu_find(&i, device) : first_usable(&i, n));
    ERR_TRY(gpu_open(&b->g, i, 0));
    strcpy(b->device, gpu_of(b->g)->uuid);
    b->s = gpu_stream_get(b->g, 0);
    ERR_TRY(gpu_event_create(&b->from, b->g));
    return gpu_event_create(&b->to, b->g);
}

static err_t choose(bench_place *b, const args *a)
{
    const char *name = args_value(a, "backend"), *device = args_value(a, "device");
    const char *vram = args_value(a, "vram"), *why = "";
    const unsigned n = gpu_count(&why);
    const bool any = !name || strcmp(name, "auto") == 0;
    if (!any && strcmp(name, "cpu") != 0 && strcmp(name, "cuda") != 0)
        return err_set(ERR_ARGUMENT, "--backend: \"%s\" is none of auto, cpu, cuda", name);
    b->on_gpu = any ? n > 0 || device : strcmp(name, "cuda") == 0;
    strcpy(b->device, "cpu");
    if (!b->on_gpu)
        return device ? err_set(ERR_ARGUMENT, "--device: %s is no processor", device) : ERR_OK;
    if (n == 0)
        return err_set(ERR_DEVICE, "no GPU: %s", why);
    if (vram)
        ERR_TRY(args_size(&b->vram_bytes, "--vram", vram));
    return open_gpu(b, device, n);
}

err_t bench_place_open(bench_place *out, const verb_call *call, const char *name,
                       const uint64_t max[2])
{
    const args *a = &call->args;
    const char *size = args_value(a, "size");
    *out = (bench_place){.call = call, .name = name};
    ERR_TRY(bench_repeat(&out->repeat, a));
    ERR_TRY(choose(out, a));
    uint64_t n = UINT64_C(1) << (out->on_gpu ? LOG2_DEFAULT_GPU : LOG2_DEFAULT);
    if (size)
        ERR_TRY(read_size(&n, size, max[out->on_gpu]));
    out->n = (size_t)n;
    return pool_create(&out->p, call->threads);
}

void bench_place_close(bench_place *b)
{
    if (b->from)
        gpu_event_destroy(b->g, b->from);
    if (b->to)
        gpu_event_destroy(b->g, b->to);
    gpu_close(b->g);
    pool_destroy(b->p);
}

/* ---- the GPU ------------------------------------------------------------------------------- */

err_t bench_place_arena(bench_place *b, uint64_t bytes)
{
    char needed[SIZE_TEXT_BYTES], given[SIZE_TEXT_BYTES];
    if (b->vram_bytes != 0 && bytes > b->vram_bytes) {
        size_text(needed, bytes);
        size_text(given, b->vram_bytes);
        return err_set(ERR_MEMORY, "%s of %zu needs %s of %s, --vram is %s", b->name, b->n, needed,
                       b->device, given);
    }
    return gpu_arena_set(b->g, bytes);
}

uint64_t bench_place_taken(uint64_t count, size_t size)
{
    return (count * size + GPU_ALIGN - 1) / GPU_ALIGN * GPU_ALIGN;
}

err_t bench_place_start(bench_place *b)
{
    return gpu_event_record(b->g, b->from, b->s);
}

err_t bench_place_stop(double *seconds, bench_place *b)
{
    ERR_TRY(gpu_event_record(b->g, b->to, b->s));
    ERR_TRY(gpu_wait(b->g, b->s));
    return gpu_event_seconds(seconds, b->g, b->from, b->to);
}

/* ---- numbers ------------------------------------------------------------------------------- */

/* The i-th output of splitmix64 (Steele, Lea, Flood, 2014). */
static uint64_t word_at(uint64_t seed, uint64_t i)
{
    uint64_t z = seed + (i + 1) * UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return z ^ z >> 31;
}

typedef struct {
    fr *out;
    size_t n;
    uint64_t seed;
    bool bits;
} drawing;

static err_t draw_piece(void *context, size_t piece, unsigned worker)
{
    const drawing *d = context;
    const size_t begin = piece * DRAWN, end = d->n - begin < DRAWN ? d->n : begin + DRAWN;
    (void)worker;
    for (size_t i = begin; i < end; i++) {
        uint64_t words[8];
        for (unsigned k = 0; k < 8; k++)
            words[k] = word_at(d->seed, 8 * i + k);
        if (d->bits)
            d->out[i] = words[0] & 1 ? FR_ONE : FR_ZERO;
        else
            fr_from_bytes_wide(&d->out[i], (const uint8_t *)words);
    }
    return ERR_OK;
}

err_t bench_draw(fr *out, size_t n, uint64_t seed, bool bits, pool *p)
{
    drawing d = {out, n, seed, bits};
    return pool_for(p, (n + DRAWN - 1) / DRAWN, draw_piece, &d);
}

/* ---- results ------------------------------------------------------------------------------- */

err_t bench_place_wrong(const bench_place *b, const char *what)
{
    return err_set(b->on_gpu ? ERR_DEVICE : ERR_INTERNAL, "%s of %zu on %s: %s", b->name, b->n,
                   b->device, what);
}

void bench_place_json(json_out *j, const bench_place *b, const bench_seconds *seconds)
{
    bench_json(j, b->name, b->n, pool_threads(b->p), seconds, b->repeat);
    json_out_string(j, "backend", b->on_gpu ? "cuda" : "cpu");
    json_out_string(j, "device", b->device);
}
