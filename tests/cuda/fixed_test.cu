/* Multiples of a fixed point: on the device, and the same steps on the host, where the table is the
 * processor's (it would take minutes) and some entries of the steps' own are compared with it. */
#include "cuda_test.cuh"
#include "msm/fixed_steps.cuh"

extern "C" {
#include "msm/fixed_cuda.h"
}

#define ENTRIES ((size_t)FIXED_ENTRIES)

#define GROUP(g, G, field)                                                                         \
    struct fixed_##g {                                                                             \
        typedef dev::field F;                                                                      \
        typedef ::g##_aff aff;                                                                     \
        typedef ::g##_xyzz xyzz;                                                                   \
        static constexpr const char *NAME = #G;                                                    \
        static constexpr bool IN_G2 = sizeof(F) == sizeof(dev::fp2);                               \
        static constexpr auto create = fixed_cuda_##g;                                             \
        static constexpr auto mul = g##_mul;                                                       \
        static constexpr auto to_aff = g##_to_aff;                                                 \
        static constexpr auto from_aff = g##_from_aff;                                             \
        static constexpr auto dbl = g##_dbl;                                                       \
        static constexpr auto add_aff = g##_add_aff;                                               \
        static constexpr auto to_aff_batch = g##_to_aff_batch;                                     \
        static const aff *generator(void)                                                          \
        {                                                                                          \
            return &G##_GENERATOR;                                                                 \
        }                                                                                          \
    };
GROUP(g1, G1, fp)
GROUP(g2, G2, fp2)

struct cpu_fp {
    typedef ::fp type;
};
struct cpu_fp2 {
    typedef ::fp2 type;
};

/* ---- cases --------------------------------------------------------------------------------- */

/* 2^k, 2^k - 1, digits at their ends in each window, and the negatives of all. */
static std::vector<::fr> scalars_of_cases(size_t extra)
{
    std::vector<::fr> out;
    ::fr power = FR_ONE, t, zero;
    fr_from_u64(&zero, 0);
    for (unsigned k = 0; k < 255; k++) {
        out.push_back(power);
        fr_sub(&t, &power, &FR_ONE);
        out.push_back(t);
        if (k % FIXED_BITS == 0)
            for (uint64_t d : {ENTRIES - 1, ENTRIES, ENTRIES + 1, 2 * ENTRIES - 1}) {
                fr_from_u64(&t, d);
                fr_mul(&t, &t, &power);
                out.push_back(t);
            }
        fr_add(&power, &power, &power);
    }
    const size_t half = out.size();
    for (size_t i = 0; i < half; i++) {
        fr_neg(&t, &out[i]);
        out.push_back(t);
    }
    for (const ::fr &edge : edges_fr())
        out.push_back(edge);
    for (size_t i = 0; i < extra; i++)
        out.push_back(i % 16 == 0 ? zero : random_fr());
    return out;
}

template <class G> static typename G::aff multiple(const typename G::aff *base, const ::fr *k)
{
    typename G::xyzz p;
    typename G::aff out;
    G::mul(&p, base, k);
    G::to_aff(&out, &p);
    return out;
}

template <class G> static typename G::aff random_base(void)
{
    const ::fr k = random_fr();
    return multiple<G>(G::generator(), &k);
}

/* ---- on the host --------------------------------------------------------------------------- */

struct fixed_host {
    template <class Step> err_t each(uint32_t count, const Step &step)
    {
        for (uint32_t i = 0; i < count; i++)
            step(i);
        return ERR_OK;
    }
};

/* The table, by additions on the processor. */
template <class G, class C>
static std::vector<typename G::aff> cpu_table(const typename G::aff *base)
{
    std::vector<typename G::aff> table(FIXED_WINDOWS * ENTRIES);
    std::vector<typename G::xyzz> row(ENTRIES);
    std::vector<typename C::type> scratch(ENTRIES);
    typename G::xyzz power;
    G::from_aff(&power, base);
    for (unsigned w = 0; w < FIXED_WINDOWS; w++) {
        typename G::aff first;
        G::to_aff(&first, &power);
        row[0] = power;
        for (size_t j = 1; j < ENTRIES; j++)
            G::add_aff(&row[j], &row[j - 1], &first);
        G::to_aff_batch(&table[w * ENTRIES], row.data(), scratch.data(), ENTRIES);
        for (unsigned i = 0; i < FIXED_BITS; i++)
            G::dbl(&power, &power);
    }
    return table;
}

/* The steps that make the table, for some entries of some windows. */
template <class G>
static void test_entries(const place *at, const typename G::aff *base,
                         const std::vector<typename G::aff> &table)
{
    typedef dev::xyzz<typename G::F> sum;
    const uint32_t some[] = {0, 1, 2, 3, 255, 256, 12345, FIXED_ENTRIES - 2, FIXED_ENTRIES - 1};
    const unsigned windows[] = {0, 1, FIXED_WINDOWS - 1};
    std::vector<sum> bases(FIXED_WINDOWS), sums(ENTRIES);
    dev::aff<typename G::F> point;
    tally t = {0, 0};
    memcpy(&point, base, sizeof point);
    fixed_host m;
    CHECK(m.each(FIXED_WINDOWS, dev::step_fixed_bases<typename G::F>{bases.data(), point}) ==
          ERR_OK);
    for (const unsigned w : windows)
        for (const uint32_t j : some) {
            dev::step_fixed_entries<typename G::F>{sums.data(), &bases[w]}(j);
            const dev::aff<typename G::F> a = dev::reduce(dev::to_aff(sums[j]));
            t.cases++;
            t.wrong += memcmp(&a, &table[w * ENTRIES + j], sizeof a) != 0;
        }
    char name[64];
    snprintf(name, sizeof name, "entries of tables of multiples in %s", G::NAME);
    report(at, name, &t);
}

template <class G, class C>
static std::vector<typename G::aff> on_host(const place *at, const typename G::aff *base,
                                            const std::vector<::fr> &scalars,
                                            const std::vector<size_t> &sizes)
{
    typedef dev::aff<typename G::F> point;
    static const std::vector<typename G::aff> table = cpu_table<G, C>(base);
    std::vector<typename G::aff> out(scalars.size());
    std::vector<dev::xyzz<typename G::F>> scratch(scalars.size());
    test_entries<G>(at, base, table);
    fixed_host m;
    size_t first = 0;
    for (const size_t n : sizes) {
        CHECK(dev::fixed_multiples(m, (point *)out.data() + first, scratch.data(),
                                   (const point *)table.data(),
                                   (const dev::fr *)scalars.data() + first, n) == ERR_OK);
        first += n;
    }
    return out;
}

/* ---- on the device ------------------------------------------------------------------------- */

template <class G>
static err_t run_device(gpu *g, std::vector<typename G::aff> &out, const typename G::aff *base,
                        const std::vector<::fr> &scalars, const std::vector<size_t> &sizes)
{
    const gpu_stream s = gpu_stream_get(g, 0);
    const gpu_mark mark = gpu_mark_get(g);
    void *in, *points;
    fixed_cuda *t;
    uint64_t table, scratch;
    ERR_TRY(gpu_take(&in, g, scalars.size() * sizeof(::fr), "scalars"));
    ERR_TRY(gpu_take(&points, g, out.size() * sizeof out[0], "points"));
    ERR_TRY(gpu_upload(g, in, scalars.data(), scalars.size() * sizeof(::fr), s));
    gpu_mark before = gpu_mark_get(g);
    ERR_TRY(G::create(&t, g, s, base));
    fixed_cuda_bytes(&table, &scratch, G::IN_G2, 1);
    CHECK(gpu_mark_get(g) - before == table);
    size_t first = 0;
    for (const size_t n : sizes) {
        before = gpu_mark_get(g);
        ERR_TRY(fixed_cuda_multiply(t, s, (typename G::aff *)points + first,
                                    (const ::fr *)in + first, n));
        fixed_cuda_bytes(&table, &scratch, G::IN_G2, n);
        CHECK(gpu_mark_get(g) - before == scratch);
        ERR_TRY(gpu_wait(g, s));
        gpu_release(g, before);
        first += n;
    }
    ERR_TRY(gpu_download(g, out.data(), points, out.size() * sizeof out[0], s));
    ERR_TRY(gpu_wait(g, s));
    fixed_cuda_free(t);
    gpu_release(g, mark);
    return ERR_OK;
}

template <class G>
static std::vector<typename G::aff> on_device(gpu *g, const typename G::aff *base,
                                              const std::vector<::fr> &scalars,
                                              const std::vector<size_t> &sizes)
{
    std::vector<typename G::aff> out(scalars.size());
    CHECK(run_device<G>(g, out, base, scalars, sizes) == ERR_OK);
    return out;
}

/* More than a chunk: the first scalars again and again. */
template <class G>
static void test_chunks(const place *at, const typename G::aff *base,
                        const std::vector<::fr> &scalars,
                        const std::vector<typename G::aff> &expected)
{
    std::vector<::fr> many(FIXED_CHUNK + 1000);
    const size_t period = 777;
    for (size_t i = 0; i < many.size(); i++)
        many[i] = scalars[i % period];
    const std::vector<typename G::aff> out = on_device<G>(at->g, base, many, {0, many.size()});
    tally t = {0, 0};
    for (size_t i = 0; i < many.size(); i++) {
        t.cases++;
        t.wrong += memcmp(&out[i], &expected[i % period], sizeof out[i]) != 0;
    }
    char name[64];
    snprintf(name, sizeof name, "multiples of a fixed point in %s, two chunks", G::NAME);
    report(at, name, &t);
}

template <class G, class C> static void test_fixed(const place *at)
{
    const typename G::aff base = random_base<G>();
    const std::vector<::fr> scalars = scalars_of_cases(at->g ? 4000 : 100);
    std::vector<size_t> sizes = {1, 31, 32, 33, 64, 65};
    size_t rest = scalars.size();
    for (const size_t n : sizes)
        rest -= n;
    sizes.push_back(rest);
    const std::vector<typename G::aff> out = at->g ? on_device<G>(at->g, &base, scalars, sizes)
                                                   : on_host<G, C>(at, &base, scalars, sizes);
    std::vector<typename G::aff> expected;
    tally t = {0, 0};
    for (size_t i = 0; i < scalars.size(); i++) {
        expected.push_back(multiple<G>(&base, &scalars[i]));
        t.cases++;
        t.wrong += memcmp(&out[i], &expected[i], sizeof out[i]) != 0;
    }
    char name[64];
    snprintf(name, sizeof name, "multiples of a fixed point in %s", G::NAME);
    report(at, name, &t);
    if (at->g)
        test_chunks<G>(at, &base, scalars, expected);
}

void fixed_tests(const place *at)
{
    test_fixed<fixed_g1, cpu_fp>(at);
    test_fixed<fixed_g2, cpu_fp2>(at);
}
