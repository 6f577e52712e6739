/* fr_cuda.h on the device, and its steps on the host, against field.h element by element. */
#include "cuda_test.cuh"
#include "field/fr_array.cuh"

extern "C" {
#include "field/fr_cuda.h"
}

#define HOST_POWERS 96u /* threads, so that they take several turns */

enum { MULTIPLY, GATHER, POWERS, COMBINE, SCALE, FUNCTIONS };
static const char *const NAMES[] = {"products of arrays", "gathered elements", "powers",
                                    "combined arrays", "scaled arrays"};

struct array_case {
    std::vector<dev::fr> x, y; /* below 2 r */
    std::vector<uint32_t> index;
    ::fr a, b;
};

static array_case case_of(size_t n, const ::fr &a, const ::fr &b)
{
    const std::vector<::fr> edges = edges_fr();
    array_case c = {std::vector<dev::fr>(n), std::vector<dev::fr>(n), std::vector<uint32_t>(n), a,
                    b};
    for (size_t i = 0; i < n; i++) {
        const uint64_t r = next_random();
        c.x[i] = from_cpu(r % 4 ? random_fr() : edges[(r >> 8) % edges.size()], r >> 2 & 1);
        c.y[i] = from_cpu(r >> 3 & 3 ? random_fr() : edges[(r >> 16) % edges.size()], r >> 5 & 1);
        c.index[i] = (uint32_t)((r >> 24) % n);
    }
    return c;
}

static std::vector<::fr> wanted(const array_case &c, unsigned function)
{
    std::vector<::fr> out(c.x.size());
    ::fr power = c.a, t;
    for (size_t i = 0; i < out.size(); i++) {
        const ::fr x = to_cpu(c.x[i]), y = to_cpu(c.y[i]);
        if (function == MULTIPLY)
            fr_mul(&out[i], &x, &y);
        if (function == GATHER)
            out[i] = to_cpu(c.x[c.index[i]]);
        if (function == POWERS) {
            out[i] = power;
            fr_mul(&power, &power, &c.b);
        }
        if (function == COMBINE || function == SCALE)
            fr_mul(&out[i], &c.a, &x);
        if (function == COMBINE) {
            fr_mul(&t, &c.b, &y);
            fr_add(&out[i], &out[i], &t);
        }
    }
    return out;
}

template <class Step> static void each_on_host(const Step &step, size_t count)
{
    for (size_t i = 0; i < count; i++)
        step(i);
}

static void on_host(std::vector<dev::fr> &out, const array_case &c, unsigned function)
{
    const size_t n = c.x.size();
    const uint32_t threads = n < HOST_POWERS ? (uint32_t)n : HOST_POWERS;
    const dev::fr a = dev::fr_array_constant(&c.a), b = dev::fr_array_constant(&c.b);
    switch (function) {
    case MULTIPLY:
        return each_on_host(dev::step_fr_multiply{out.data(), c.x.data(), c.y.data()}, n);
    case GATHER:
        return each_on_host(dev::step_fr_gather{out.data(), c.x.data(), c.index.data()}, n);
    case POWERS:
        return each_on_host(dev::step_fr_powers_make(out.data(), &c.a, &c.b, n, threads), threads);
    case COMBINE:
        return each_on_host(dev::step_fr_combine{out.data(), c.x.data(), c.y.data(), a, b}, n);
    default:
        return each_on_host(dev::step_fr_combine{out.data(), c.x.data(), NULL, a, b}, n);
    }
}

static err_t queue(gpu *g, gpu_stream s, void *out, const void *x, const void *y,
                   const uint32_t *index, const array_case &c, unsigned function)
{
    const size_t n = c.x.size();
    switch (function) {
    case MULTIPLY:
        return fr_cuda_multiply(g, s, out, x, y, n);
    case GATHER:
        return fr_cuda_gather(g, s, out, x, index, n);
    case POWERS:
        return fr_cuda_powers(g, s, out, &c.a, &c.b, n);
    case COMBINE:
        return fr_cuda_combine(g, s, out, &c.a, x, &c.b, y, n);
    default:
        return fr_cuda_combine(g, s, out, &c.a, x, NULL, NULL, n);
    }
}

/* in_place: the result goes where x was. */
static err_t on_device(gpu *g, std::vector<dev::fr> &out, const array_case &c, unsigned function,
                       bool in_place)
{
    const size_t n = c.x.size(), bytes = n * sizeof(dev::fr);
    const gpu_stream s = gpu_stream_get(g, 0);
    const gpu_mark mark = gpu_mark_get(g);
    void *x, *y, *index, *to;
    ERR_TRY(gpu_take(&x, g, bytes, "x"));
    ERR_TRY(gpu_take(&y, g, bytes, "y"));
    ERR_TRY(gpu_take(&index, g, n * sizeof c.index[0], "indices"));
    ERR_TRY(gpu_take(&to, g, bytes, "results"));
    ERR_TRY(gpu_upload(g, x, c.x.data(), bytes, s));
    ERR_TRY(gpu_upload(g, y, c.y.data(), bytes, s));
    ERR_TRY(gpu_upload(g, index, c.index.data(), n * sizeof c.index[0], s));
    if (in_place)
        to = x;
    ERR_TRY(queue(g, s, to, x, y, (const uint32_t *)index, c, function));
    ERR_TRY(gpu_download(g, out.data(), to, bytes, s));
    ERR_TRY(gpu_wait(g, s));
    gpu_release(g, mark);
    return ERR_OK;
}

static size_t wrong_in(const place *at, const array_case &c, unsigned function, bool in_place)
{
    const std::vector<::fr> want = wanted(c, function);
    std::vector<dev::fr> got(want.size());
    if (!at->g)
        on_host(got, c, function);
    else if (!CHECK(on_device(at->g, got, c, function, in_place) == ERR_OK))
        return want.size();
    size_t wrong = 0;
    for (size_t i = 0; i < want.size(); i++) {
        const ::fr value = to_cpu(got[i]);
        /* gathered elements stay as they were */
        wrong += !fr_eq(&value, &want[i]) || !is_below(got[i], function == GATHER ? 2 : 1);
    }
    return wrong;
}

void fr_array_tests(const place *at)
{
    const ::fr zero = FR_ZERO, one = FR_ONE;
    ::fr minus_one;
    fr_neg(&minus_one, &one);
    const ::fr pairs[][2] = {{random_fr(), random_fr()}, {one, minus_one}, {zero, random_fr()},
                             {random_fr(), zero},        {minus_one, one}, {minus_one, minus_one}};
    std::vector<size_t> sizes = {0, 1, 2, 95, 96, 97, 1000};
    if (at->g)
        sizes.insert(sizes.end(), {127, 128, 129, 131071, 131072, 131073, 400000});
    for (unsigned function = 0; function < FUNCTIONS; function++) {
        tally t = {0, 0};
        for (const size_t n : sizes)
            for (const ::fr *pair : pairs) {
                const array_case c = case_of(n, pair[0], pair[1]);
                for (unsigned in_place = 0; in_place < 2; in_place++) {
                    if (in_place && (!at->g || function == GATHER || n > 1000))
                        continue;
                    t.cases += n;
                    t.wrong += wrong_in(at, c, function, in_place);
                }
            }
        report(at, NAMES[function], &t);
    }
}
