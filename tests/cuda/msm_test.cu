/* Sums on the device, and the same steps in the same order on the host: classes of scalars times
 * classes of bases whose logarithms are known, against (sum of s_i k_i)·G. */
#include "msm_known.cuh"

template <class G> static dev::msm_plan plan_of(size_t n)
{
    dev::msm_plan p = dev::msm_plan_make(n);
    if (std::is_same<G, msm_of_g1_affine>::value)
        dev::msm_plan_affine(&p);
    if (std::is_same<G, msm_of_g1_as_large>::value)
        dev::msm_plan_as_large(&p);
    return p;
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
        ERR_TRY(dev::msm_queue(m, plan_of<G>(n),
                               (const dev::aff<typename G::F> *)bases.points.data(),
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

void msm_tests(const place *at)
{
    std::vector<size_t> sizes = {0, 1, 2, 31, 32, 33};
    if (at->g)
        sizes.insert(sizes.end(), {255, 256, 257, 1000, 4096, 65536});
    const std::vector<size_t> sizes_g2 = sizes;
    if (at->g)
        sizes.push_back((size_t)1 << 20);
    else
        sizes.insert(sizes.end(), {257, 1000});
    test_msm<msm_of_g1>(at, sizes);
    test_msm<msm_of_g1_affine>(at, sizes);
    test_msm<msm_of_g1_as_large>(at, sizes);
    test_msm<msm_of_g2>(at, sizes_g2);
}
