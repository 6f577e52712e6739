/* Sums on the device, and the same steps in the same order on the host: classes of scalars times
 * classes of bases whose logarithms are known, against (sum of s_i k_i)·G. */
#include "cuda_test.cuh"
#include "msm/msm_pipeline.cuh"

#include <algorithm>

#define POOL         4096 /* points with known logarithms */
#define HOST_THREADS 96   /* of sums by bits, so that they are folded */

/* Executes steps on the host. Blocks begin as garbage, as in an arena. */
struct host_machine {
    void *to;
    std::vector<std::vector<uint64_t>> blocks;

    err_t take(void **out, size_t bytes, const char *)
    {
        blocks.emplace_back(bytes / 8 + 1, 0xa5a5a5a5a5a5a5a5);
        *out = blocks.back().data();
        return ERR_OK;
    }
    err_t prepare(size_t)
    {
        return ERR_OK;
    }
    template <class Step> err_t each(uint32_t count, const Step &step)
    {
        for (uint32_t i = 0; i < count; i++)
            step(i);
        return ERR_OK;
    }
    err_t sort(dev::msm_sorted *p, uint32_t count, unsigned bits)
    {
        const uint32_t mask = (uint32_t)(((uint64_t)1 << bits) - 1);
        std::vector<uint32_t> order(count);
        for (uint32_t i = 0; i < count; i++)
            order[i] = i;
        std::stable_sort(order.begin(), order.end(), [&](uint32_t a, uint32_t b) {
            return (p->key[a] & mask) < (p->key[b] & mask);
        });
        for (uint32_t i = 0; i < count; i++) {
            p->key2[i] = p->key[order[i]];
            p->value2[i] = p->value[order[i]];
        }
        std::swap(p->key, p->key2);
        std::swap(p->value, p->value2);
        return ERR_OK;
    }
    err_t scan(uint32_t *counts, uint32_t count)
    {
        uint32_t sum = 0;
        for (uint32_t i = 0; i < count; i++) {
            const uint32_t here = counts[i];
            counts[i] = sum;
            sum += here;
        }
        return ERR_OK;
    }
    err_t clear(void *block, size_t bytes)
    {
        memset(block, 0, bytes);
        return ERR_OK;
    }
    err_t down(const void *from, size_t bytes)
    {
        memcpy(to, from, bytes);
        return ERR_OK;
    }
    err_t stage(msm_cuda_stage)
    {
        return ERR_OK;
    }
    uint32_t width()
    {
        return HOST_THREADS;
    }
};

/* ---- the groups ------------------------------------------------------------------------------ */

#define GROUP(g, G, field)                                                                         \
    struct msm_of_##g {                                                                            \
        typedef dev::field F;                                                                      \
        typedef ::g##_aff aff;                                                                     \
        typedef ::g##_xyzz xyzz;                                                                   \
        typedef ::msm_##g cpu;                                                                     \
        static constexpr const char *NAME = #G;                                                    \
        static void multiple(xyzz *out, const ::fr *k)                                             \
        {                                                                                          \
            g##_mul(out, &G##_GENERATOR, k);                                                       \
        }                                                                                          \
        static void to_aff(aff *out, const xyzz *a)                                                \
        {                                                                                          \
            g##_to_aff(out, a);                                                                    \
        }                                                                                          \
        static void step(xyzz *a)                                                                  \
        {                                                                                          \
            g##_add_aff(a, a, &G##_GENERATOR);                                                     \
        }                                                                                          \
        static bool eq(const xyzz *a, const xyzz *b)                                               \
        {                                                                                          \
            return g##_eq(a, b);                                                                   \
        }                                                                                          \
        static err_t bytes(uint64_t *out, gpu *d, size_t n)                                        \
        {                                                                                          \
            return msm_cuda_##g##_bytes(out, d, n);                                                \
        }                                                                                          \
        static err_t start(gpu *d, gpu_stream s, xyzz *down, const void *bases,                    \
                           const void *scalars, msm_cuda_form form, size_t n)                      \
        {                                                                                          \
            return msm_cuda_##g##_start(d, s, down, bases, scalars, form, n, NULL);                \
        }                                                                                          \
        static err_t sum_bytes(uint64_t *out, gpu *d, size_t n)                                    \
        {                                                                                          \
            return msm_cuda_##g##_sum_bytes(out, d, n);                                            \
        }                                                                                          \
        static err_t sum_start(gpu *d, gpu_stream s, xyzz *down, const void *bases,                \
                               const uint64_t *bits, size_t first, size_t n)                       \
        {                                                                                          \
            return msm_cuda_##g##_sum_start(d, s, down, bases, bits, first, n);                    \
        }                                                                                          \
    };
GROUP(g1, G1, fp)
GROUP(g2, G2, fp2)

/* ---- cases ----------------------------------------------------------------------------------- */

template <class G> struct known {
    std::vector<typename G::aff> points;
    std::vector<::fr> logs;
};

/* Consecutive multiples of the generator from a random one on; some infinite. */
template <class G> static const known<G> &pool_of(void)
{
    static known<G> all;
    if (!all.points.empty())
        return all;
    ::fr k = random_fr();
    typename G::xyzz p;
    G::multiple(&p, &k);
    for (size_t i = 0; i < POOL; i++) {
        typename G::aff a;
        ::fr log = k;
        G::to_aff(&a, &p);
        if (i % 97 == 96) {
            memset(&a, 0, sizeof a);
            fr_from_u64(&log, 0);
        }
        all.points.push_back(a);
        all.logs.push_back(log);
        G::step(&p);
        fr_add(&k, &k, &FR_ONE);
    }
    return all;
}

enum { BASES_MANY, BASES_SAME, BASES_OPPOSITE, BASES_INFINITE, BASES_CLASSES };
static const char *const BASES_NAMES[] = {"many", "same", "P and -P", "infinite"};

template <class G> static known<G> bases_of(unsigned kind, size_t n)
{
    const known<G> &pool = pool_of<G>();
    known<G> out;
    for (size_t i = 0; i < n; i++) {
        const size_t from = kind == BASES_MANY ? i % POOL : kind == BASES_INFINITE ? 96 : 0;
        typename G::aff a = pool.points[from];
        ::fr log = pool.logs[from];
        if (kind == BASES_OPPOSITE && next_random() % 2) {
            typename G::F y;
            memcpy(&y, &a.y, sizeof y);
            y = dev::reduce(dev::neg(y));
            memcpy((void *)&a.y, &y, sizeof y);
            fr_neg(&log, &log);
        }
        out.points.push_back(a);
        out.logs.push_back(log);
    }
    return out;
}

enum { UNIFORM, EQUAL, ZERO, ONE, MINUS_ONE, BITS, FEW, SMALL, HALVES, ENDS, SCALAR_CLASSES };
static const char *const SCALAR_NAMES[] = {"uniform", "equal", "0",     "1",      "r - 1",
                                           "bits",    "few",   "small", "halves", "ends of digits"};

static std::vector<::fr> scalars_of(unsigned kind, size_t n)
{
    const ::fr some[] = {random_fr(), random_fr(), random_fr(), random_fr()};
    ::fr minus_one, half, two;
    fr_neg(&minus_one, &FR_ONE);
    fr_from_u64(&two, 2);
    fr_inv(&half, &two); /* (r + 1)/2; less one is (r - 1)/2 */
    std::vector<::fr> out(n);
    for (::fr &s : out) {
        const uint64_t x = next_random();
        fr_from_u64(&s, kind == ONE ? 1 : kind == BITS ? x % 2 : kind == SMALL ? x % 65536 : 0);
        if (kind == UNIFORM)
            s = random_fr();
        if (kind == EQUAL || kind == FEW)
            s = some[kind == FEW ? x % 4 : 0];
        if (kind == MINUS_ONE)
            s = minus_one;
        if (kind == HALVES) {
            s = half;
            if (x % 2)
                fr_sub(&s, &s, &FR_ONE);
        }
        if (kind == ENDS) { /* 2^k, 2^k - 1, and their negatives */
            fr_from_u64(&s, 1);
            for (uint64_t k = x % 254; k > 0; k--)
                fr_add(&s, &s, &s);
            if (x >> 32 & 1)
                fr_sub(&s, &s, &FR_ONE);
            if (x >> 33 & 1)
                fr_neg(&s, &s);
        }
    }
    return out;
}

template <class G>
static typename G::xyzz wanted(const known<G> &bases, const std::vector<::fr> &scalars)
{
    ::fr sum, t;
    fr_from_u64(&sum, 0);
    for (size_t i = 0; i < scalars.size(); i++) {
        fr_mul(&t, &scalars[i], &bases.logs[i]);
        fr_add(&sum, &sum, &t);
    }
    typename G::xyzz out;
    G::multiple(&out, &sum);
    return out;
}

/* ---- running --------------------------------------------------------------------------------- */

/* The words that go up: fr as it is, or its integer. */
static std::vector<::fr> in_form(const std::vector<::fr> &scalars, msm_cuda_form form)
{
    std::vector<::fr> out = scalars;
    if (form == MSM_CUDA_INTEGER)
        for (::fr &s : out) {
            dev::fr t;
            memcpy(&t, &s, sizeof t);
            t = dev::to_int(t);
            memcpy((void *)&s, &t, sizeof t);
        }
    return out;
}

/* The bytes known before are exactly those taken. */
static bool took(gpu *g, gpu_mark before, uint64_t bytes)
{
    return gpu_mark_get(g) - before == bytes;
}

template <class G>
static err_t on_device(gpu *g, typename G::xyzz *out, const known<G> &bases,
                       const std::vector<::fr> &scalars, msm_cuda_form form, double *seconds)
{
    const size_t n = scalars.size();
    const gpu_stream s = gpu_stream_get(g, 0);
    const gpu_mark mark = gpu_mark_get(g);
    std::vector<typename G::xyzz> down(MSM_CUDA_POINTS);
    void *points, *words;
    uint64_t bytes;
    gpu_event begin, end;
    ERR_TRY(gpu_event_create(&begin, g));
    ERR_TRY(gpu_event_create(&end, g));
    ERR_TRY(gpu_take(&points, g, n * sizeof bases.points[0], "bases"));
    ERR_TRY(gpu_take(&words, g, n * sizeof scalars[0], "scalars"));
    ERR_TRY(gpu_upload(g, points, bases.points.data(), n * sizeof bases.points[0], s));
    ERR_TRY(gpu_upload(g, words, scalars.data(), n * sizeof scalars[0], s));
    const gpu_mark before = gpu_mark_get(g);
    ERR_TRY(gpu_event_record(g, begin, s));
    ERR_TRY(G::start(g, s, down.data(), points, words, form, n));
    ERR_TRY(gpu_event_record(g, end, s));
    ERR_TRY(gpu_wait(g, s));
    ERR_TRY(gpu_event_seconds(seconds, g, begin, end));
    ERR_TRY(G::bytes(&bytes, g, n));
    CHECK(took(g, before, bytes));
    dev::msm_finish<typename G::F, typename G::cpu>(out, down.data(), n);
    gpu_event_destroy(g, begin);
    gpu_event_destroy(g, end);
    gpu_release(g, mark);
    return ERR_OK;
}

template <class G>
static err_t on_host(typename G::xyzz *out, const known<G> &bases, const std::vector<::fr> &scalars,
                     msm_cuda_form form)
{
    const size_t n = scalars.size();
    std::vector<typename G::xyzz> down(MSM_CUDA_POINTS);
    host_machine m = {down.data(), {}};
    if (n > 0)
        ERR_TRY(dev::msm_queue(m, n, (const dev::aff<typename G::F> *)bases.points.data(),
                               (const dev::fr *)scalars.data(), form));
    dev::msm_finish<typename G::F, typename G::cpu>(out, down.data(), n);
    return ERR_OK;
}

/* Prints the time on the device: none may be far above that of uniform scalars. */
template <class G>
static bool right(const place *at, unsigned bases_kind, unsigned scalars_kind, size_t n)
{
    const known<G> bases = bases_of<G>(bases_kind, n);
    const std::vector<::fr> scalars = scalars_of(scalars_kind, n);
    const msm_cuda_form form = next_random() % 2 ? MSM_CUDA_INTEGER : MSM_CUDA_MONTGOMERY;
    const std::vector<::fr> words = in_form(scalars, form);
    const typename G::xyzz want = wanted<G>(bases, scalars);
    typename G::xyzz got;
    double seconds = 0;
    const err_t rc = at->g ? on_device<G>(at->g, &got, bases, words, form, &seconds)
                           : on_host<G>(&got, bases, words, form);
    const bool good = rc == ERR_OK && G::eq(&got, &want);
    if (!good)
        printf("  %s: %s scalars, %s bases, n = %zu: %s\n", G::NAME, SCALAR_NAMES[scalars_kind],
               BASES_NAMES[bases_kind], n, rc == ERR_OK ? "differs" : err_text());
    else if (at->g && n >= 65536)
        printf("  %s, n = %zu, %s scalars, %s bases: %.3f ms\n", G::NAME, n,
               SCALAR_NAMES[scalars_kind], BASES_NAMES[bases_kind], 1e3 * seconds);
    return good;
}

template <class G> static void test_msm(const place *at, const std::vector<size_t> &sizes)
{
    tally t = {0, 0};
    for (const size_t n : sizes)
        for (unsigned scalars = 0; scalars < SCALAR_CLASSES; scalars++)
            for (unsigned bases = 0; bases < BASES_CLASSES; bases++) {
                if (n > 300 && scalars != UNIFORM && scalars != EQUAL && bases != BASES_MANY)
                    continue;
                t.cases++;
                t.wrong += !right<G>(at, bases, scalars, n);
            }
    char name[64];
    snprintf(name, sizeof name, "%s sums of multiples", G::NAME);
    report(at, name, &t);
}

/* ---- sums by bits ---------------------------------------------------------------------------- */

template <class G>
static err_t sum_on_device(gpu *g, typename G::xyzz *out, const known<G> &bases,
                           const std::vector<uint64_t> &bits, size_t first)
{
    const size_t n = bases.points.size();
    const gpu_stream s = gpu_stream_get(g, 0);
    const gpu_mark mark = gpu_mark_get(g);
    std::vector<typename G::xyzz> down(MSM_CUDA_POINTS);
    void *points, *words;
    uint64_t bytes;
    ERR_TRY(gpu_take(&points, g, n * sizeof bases.points[0], "bases"));
    ERR_TRY(gpu_take(&words, g, bits.size() * sizeof bits[0], "bits"));
    ERR_TRY(gpu_upload(g, points, bases.points.data(), n * sizeof bases.points[0], s));
    ERR_TRY(gpu_upload(g, words, bits.data(), bits.size() * sizeof bits[0], s));
    const gpu_mark before = gpu_mark_get(g);
    ERR_TRY(G::sum_start(g, s, down.data(), points, (const uint64_t *)words, first, n));
    ERR_TRY(gpu_wait(g, s));
    ERR_TRY(G::sum_bytes(&bytes, g, n));
    CHECK(took(g, before, bytes));
    dev::msm_sum_finish<typename G::F, typename G::cpu>(out, down.data(), n);
    gpu_release(g, mark);
    return ERR_OK;
}

template <class G>
static err_t sum_on_host(typename G::xyzz *out, const known<G> &bases,
                         const std::vector<uint64_t> &bits, size_t first)
{
    const size_t n = bases.points.size();
    std::vector<typename G::xyzz> down(MSM_CUDA_POINTS);
    host_machine m = {down.data(), {}};
    if (n > 0)
        ERR_TRY(dev::msm_sum_queue(m, (const dev::aff<typename G::F> *)bases.points.data(),
                                   bits.data(), first, n));
    dev::msm_sum_finish<typename G::F, typename G::cpu>(out, down.data(), n);
    return ERR_OK;
}

/* density: of 4; bits outside of the range are ones. */
template <class G>
static bool sum_right(const place *at, unsigned bases_kind, size_t first, size_t n,
                      unsigned density)
{
    const known<G> bases = bases_of<G>(bases_kind, n);
    std::vector<uint64_t> bits((first + n) / 64 + 2, ~(uint64_t)0);
    std::vector<::fr> scalars(n);
    for (size_t i = 0; i < n; i++) {
        const bool set = next_random() % 4 < density;
        fr_from_u64(&scalars[i], set);
        if (!set)
            bits[(first + i) / 64] &= ~((uint64_t)1 << (first + i) % 64);
    }
    const typename G::xyzz want = wanted<G>(bases, scalars);
    typename G::xyzz got;
    const err_t rc = at->g ? sum_on_device<G>(at->g, &got, bases, bits, first)
                           : sum_on_host<G>(&got, bases, bits, first);
    const bool good = rc == ERR_OK && G::eq(&got, &want);
    if (!good)
        printf("  %s: sum of bits, %s bases, first %zu, n = %zu, density %u/4: %s\n", G::NAME,
               BASES_NAMES[bases_kind], first, n, density, rc == ERR_OK ? "differs" : err_text());
    return good;
}

template <class G> static void test_sum(const place *at, const std::vector<size_t> &sizes)
{
    tally t = {0, 0};
    for (const size_t n : sizes)
        for (unsigned bases = 0; bases < BASES_CLASSES; bases++)
            for (unsigned density = 0; density <= 4; density += 2)
                for (const size_t first : {0, 5, 64, 127}) {
                    t.cases++;
                    t.wrong += !sum_right<G>(at, bases, first, n, density);
                }
    char name[64];
    snprintf(name, sizeof name, "%s sums by bits", G::NAME);
    report(at, name, &t);
}

void msm_tests(const place *at)
{
    std::vector<size_t> sizes = {0, 1, 2, 31, 32, 33};
    test_sum<msm_of_g1>(at, {0, 1, 63, 64, 65, 1000});
    test_sum<msm_of_g2>(at, {0, 1, 63, 64, 65});
    if (at->g)
        sizes.insert(sizes.end(), {255, 256, 257, 1000, 4096, 65536});
    test_msm<msm_of_g2>(at, sizes);
    if (at->g)
        sizes.push_back((size_t)1 << 20);
    else
        sizes.insert(sizes.end(), {257, 1000});
    test_msm<msm_of_g1>(at, sizes);
}
