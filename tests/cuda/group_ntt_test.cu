/* Transforms of points: scalars in halves, multiples, and whole transforms of points with known
 * logarithms against the sum that defines them. */
#include "cuda_test.cuh"
#include "group_host.cuh"

extern "C" {
#include "ntt/ntt.h"
}

/* ---- scalars --------------------------------------------------------------------------------- */

struct halves_of {
    typedef dev::fr in;
    typedef group::halves out;
    static __host__ __device__ void run(out &r, const in &k)
    {
        r = group::split(k);
    }
};

/* What the digits of a half stand for. */
static ::fr value_of(const uint32_t fields[5])
{
    uint32_t k[5];
    ::fr value = FR_ZERO, digit;
    memcpy(k, fields, sizeof k);
    for (unsigned i = 0; i < GROUP_WINDOWS; i++) {
        for (unsigned j = 0; j < GROUP_WINDOW; j++)
            fr_dbl(&value, &value);
        const int d = group::next_digit(k);
        fr_from_u64(&digit, (uint64_t)(d < 0 ? -d : d));
        if (d < 0)
            fr_neg(&digit, &digit);
        fr_add(&value, &value, &digit);
    }
    return value;
}

static ::fr x_squared(void)
{
    ::fr x;
    fr_from_u64(&x, CURVE_X_ABS);
    fr_sqr(&x, &x);
    return x;
}

/* Canonical integers: edges of the field, multiples of x^2 and their neighbours, random ones. */
static std::vector<::fr> scalars(size_t random)
{
    std::vector<::fr> out = edges_fr();
    const ::fr x2 = x_squared();
    for (size_t i = 0; i < random; i++) {
        ::fr k, m;
        fr_from_u64(&k, next_random());
        if (i % 2) { /* near the largest quotient */
            fr_sub(&m, &x2, &FR_ONE);
            fr_sub(&k, &m, &k);
        }
        fr_mul(&m, &k, &x2);
        out.push_back(m);
        fr_sub(&m, &m, &FR_ONE);
        out.push_back(m);
        out.push_back(random_fr());
    }
    return out;
}

static dev::fr integer_of(const ::fr &k)
{
    ::fr_int v;
    dev::fr out;
    fr_to_int(&v, &k);
    memcpy(&out, &v, sizeof out);
    return out;
}

static void test_split(const place *at)
{
    const std::vector<::fr> k = scalars(3000);
    std::vector<dev::fr> in;
    for (const ::fr &s : k)
        in.push_back(integer_of(s));
    const std::vector<group::halves> got = each<halves_of>(at, in);
    const ::fr x2 = x_squared();
    tally t = {0, 0};
    for (size_t i = 0; i < k.size(); i++, t.cases++) {
        const ::fr low = value_of(got[i].k[0]);
        ::fr sum = value_of(got[i].k[1]);
        fr_mul(&sum, &sum, &x2);
        fr_add(&sum, &sum, &low);
        t.wrong += !fr_eq(&sum, &k[i]);
    }
    report(at, "halves of scalars", &t);
}

/* The constants: x^2 and 2^255/x^2 rounded down, by a product that is compared with 2^255. */
static void test_constants(const place *at)
{
    const uint32_t x2[5] = {GROUP_X2_WORDS, 0}, mu[4] = {GROUP_MU_WORDS};
    const __uint128_t square = (__uint128_t)CURVE_X_ABS * CURVE_X_ABS;
    for (unsigned i = 0; i < 4; i++)
        CHECK(x2[i] == (uint32_t)(square >> 32 * i));
    uint32_t product[8] = {0};
    group::add_product(product, 8, mu, x2);
    uint64_t carry = 0;
    CHECK(product[7] < 0x80000000u);
    for (unsigned i = 0; i < 8; i++) { /* one more would be beyond */
        carry += (uint64_t)product[i] + x2[i < 5 ? i : 4];
        if (i == 7)
            CHECK(carry >= 0x80000000u);
        carry >>= 32;
    }
    tally t = {1, 0};
    report(at, "constants of scalars", &t);
}

/* ---- multiples ------------------------------------------------------------------------------- */

struct product {
    dev::g1_xyzz p;
    dev::fr k;
    dev::fp beta;
};
struct multiple_of {
    typedef product in;
    struct out {
        dev::g1_xyzz p;
        dev::g1_xyzz table[GROUP_TABLE]; /* of this case alone */
    };
    static __host__ __device__ void run(out &r, const in &k)
    {
        const group::multiplier m = {k.beta, r.table};
        r.p = m.multiply(k.p, k.k, 0);
    }
};

static dev::g1_xyzz to_device(const ::g1_xyzz *p)
{
    dev::g1_xyzz out;
    memcpy(&out, p, sizeof out);
    return out;
}

static void test_multiples(const place *at)
{
    const std::vector<::fr> k = scalars(12);
    std::vector<product> in;
    std::vector<::g1_aff> bases;
    for (size_t i = 0; i < k.size(); i++) {
        const ::fr log = random_fr();
        ::g1_xyzz p;
        ::g1_aff a;
        g1_mul(&p, &G1_GENERATOR, &log);
        if (i == 7)
            g1_set_infinity(&p);
        g1_to_aff(&a, &p);
        bases.push_back(a);
        in.push_back(product{to_device(&p), integer_of(k[i]), group_beta()});
    }
    const auto got = each<multiple_of>(at, in);
    tally t = {0, 0};
    for (size_t i = 0; i < k.size(); i++, t.cases++) {
        ::fr_int v;
        ::g1_xyzz expected, p;
        fr_to_int(&v, &k[i]);
        g1_mul_ref(&expected, &bases[i], v.l, 4);
        const dev::g1_xyzz words = reduce(got[i].p);
        memcpy(&p, &words, sizeof p);
        t.wrong += !g1_eq(&p, &expected);
    }
    report(at, "multiples of points", &t);
}

/* ---- transforms ------------------------------------------------------------------------------ */

static err_t on_device(std::vector<::g1_aff> *points, gpu *g, size_t n, const group_ntt *t)
{
    const gpu_stream s = gpu_stream_get(g, 0);
    const gpu_mark mark = gpu_mark_get(g);
    const size_t bytes = points->size() * sizeof(::g1_aff);
    void *device;
    gpu_counts before, after;
    uint64_t expected;
    ERR_TRY(gpu_take(&device, g, bytes, "points"));
    ERR_TRY(gpu_upload(g, device, points->data(), bytes, s));
    gpu_memory(g, &before);
    ERR_TRY(group_ntt_cuda_bytes(&expected, g, t->log2));
    ERR_TRY(group_ntt_cuda(g, s, device, device, n, t, NULL));
    gpu_memory(g, &after);
    CHECK(after.taken_bytes - before.taken_bytes == expected);
    ERR_TRY(gpu_download(g, points->data(), device, bytes, s));
    const err_t rc = gpu_wait(g, s);
    gpu_release(g, mark);
    return rc;
}

/* out_j = sum of first (ratio root^j)^i in_i */
static ::fr expected_log(const std::vector<::fr> &logs, size_t n, const group_ntt *t, size_t j)
{
    ::fr step, sum = FR_ZERO, power = t->first, term;
    fr_pow_u64(&step, &t->root, j);
    fr_mul(&step, &step, &t->ratio);
    for (size_t i = 0; i < n; i++, fr_mul(&power, &power, &step)) {
        fr_mul(&term, &power, &logs[i]);
        fr_add(&sum, &sum, &term);
    }
    return sum;
}

/* n logarithms; garbage behind. */
static void check_transform(const place *at, const char *what, std::vector<::fr> logs,
                            const group_ntt *t)
{
    const size_t size = (size_t)1 << t->log2, n = logs.size();
    std::vector<::g1_aff> points(size, G1_GENERATOR);
    for (size_t i = 0; i < n; i++)
        points[i] = multiple(&logs[i]);
    group_host m;
    group::base *const words = (group::base *)points.data();
    CHECK((at->g ? on_device(&points, at->g, n, t)
                 : group::queue(m, words, words, n, t, group_beta())) == ERR_OK);
    CHECK(at->g || m.told == t->log2 + 3);
    tally result = {0, 0};
    for (size_t j = 0; j < size; j++, result.cases++) {
        const ::fr log = expected_log(logs, n, t, j);
        const ::g1_aff p = multiple(&log);
        if (memcmp(&p, &points[j], sizeof p) != 0 && result.wrong++ < 3)
            printf("  point %zu of 2^%u differs\n", j, t->log2);
    }
    report(at, what, &result);
}

static group_ntt transform_of(unsigned log2, bool plain)
{
    group_ntt t = {log2, FR_ONE, FR_ONE, FR_ONE};
    ntt_root(&t.root, log2);
    fr_inv(&t.root, &t.root);
    if (!plain) {
        t.first = random_fr();
        t.ratio = random_fr();
    }
    return t;
}

static void test_transforms(const place *at)
{
    for (unsigned log2 = 0; log2 <= (at->g ? 9u : 6u); log2++) {
        const group_ntt t = transform_of(log2, log2 % 2);
        std::vector<::fr> logs(((size_t)1 << log2) - (log2 > 1)); /* as a key's h: one is missing */
        for (::fr &v : logs)
            v = random_fr();
        if (log2 > 2)
            logs[3] = FR_ZERO;
        check_transform(at, "transform of points", logs, &t);
    }
}

/* Equal and opposite points meet in every butterfly, and infinities. */
static void test_exceptional(const place *at)
{
    const group_ntt plain = transform_of(5, true);
    std::vector<::fr> logs(32, random_fr());
    check_transform(at, "transform of equal points", logs, &plain);
    for (size_t i = 0; i < 32; i += 2)
        fr_neg(&logs[i], &logs[i]);
    check_transform(at, "transform of opposite points", logs, &plain);
    check_transform(at, "transform of infinities", std::vector<::fr>(32, FR_ZERO), &plain);
    check_transform(at, "transform of nothing", std::vector<::fr>(), &plain);
    group_ntt t = transform_of(4, true);
    fr_neg(&t.first, &FR_ONE);
    logs.resize(16);
    check_transform(at, "transform with a factor", logs, &t);
}

static void test_refusals(const place *at)
{
    if (!at->g)
        return;
    uint64_t bytes;
    group_ntt t = transform_of(3, true);
    const gpu_stream s = gpu_stream_get(at->g, 0);
    CHECK(group_ntt_cuda(at->g, s, NULL, NULL, 9, &t, NULL) == ERR_ARGUMENT);
    t.log2 = GROUP_NTT_LOG2_MAX + 1;
    CHECK(group_ntt_cuda(at->g, s, NULL, NULL, 9, &t, NULL) == ERR_ARGUMENT);
    CHECK(group_ntt_cuda_bytes(&bytes, at->g, t.log2) == ERR_ARGUMENT);
}

void group_ntt_tests(const place *at)
{
    test_constants(at);
    test_split(at);
    test_multiples(at);
    test_transforms(at);
    test_exceptional(at);
    test_refusals(at);
}
