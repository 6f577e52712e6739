/* Transforms on the device against those of ntt.h, and ntt.h against the definition at the same
 * sizes; inputs in both their forms, outputs word for word. */
#include "cuda_test.cuh"
#include "ntt_host.cuh"

#define REF_LOG2_MAX 7 /* the definition, O(n^2) */

enum operation {
    FORWARD,
    INVERSE,
    FORWARD_COSET,
    INVERSE_COSET,
    FORWARD_NR,
    FORWARD_RN,
    INVERSE_NR,
    INVERSE_NR_TO,
    INVERSE_NR_FROM,
    OPERATIONS
};

struct machine {
    const place *at;
    uint32_t log2;
    bool by_levels; /* on the host: the slow twin of tiles */
    host_tables host;
    ntt_cuda *plan;
    ntt_domain *domain;
    pool *workers; /* for what is expected */
};

/* ---- running --------------------------------------------------------------------------------- */

static void host_operation(const machine *m, operation op, ::fr *a)
{
    ntt_list list;
    ntt_list_start(&list, &m->host.tables);
    list.by_levels = list.by_levels || m->by_levels;
    switch (op) {
    case FORWARD:
    case FORWARD_COSET:
        ntt_append_forward(&list, a, op == FORWARD_COSET);
        break;
    case INVERSE:
    case INVERSE_COSET:
        ntt_append_inverse(&list, a, op == INVERSE ? NTT_CUDA_PLAIN : NTT_CUDA_FROM_COSET);
        ntt_append(&list, dev::NTT_SWAP, a);
        break;
    case FORWARD_NR:
    case FORWARD_RN:
        ntt_append_transform(&list, a, op == FORWARD_RN, false);
        break;
    default:
        ntt_append_inverse(&list, a, (ntt_cuda_scale)(op - INVERSE_NR));
        break;
    }
    host_run(list);
}

static err_t device_operation(const machine *m, operation op, ::fr *a, gpu_stream s)
{
    switch (op) {
    case FORWARD:
        return ntt_cuda_forward(m->plan, a, s);
    case INVERSE:
        return ntt_cuda_inverse(m->plan, a, s);
    case FORWARD_COSET:
        return ntt_cuda_forward_coset(m->plan, a, s);
    case INVERSE_COSET:
        return ntt_cuda_inverse_coset(m->plan, a, s);
    case FORWARD_NR:
        return ntt_cuda_forward_nr(m->plan, a, s);
    case FORWARD_RN:
        return ntt_cuda_forward_rn(m->plan, a, s);
    default:
        return ntt_cuda_inverse_nr(m->plan, a, (ntt_cuda_scale)(op - INVERSE_NR), s);
    }
}

static err_t on_device(const machine *m, operation op, std::vector<uint4> &a)
{
    gpu *g = m->at->g;
    const gpu_stream s = gpu_stream_get(g, 0);
    const gpu_mark mark = gpu_mark_get(g);
    const size_t bytes = a.size() * sizeof a[0];
    void *device;
    ERR_TRY(gpu_take(&device, g, bytes, "elements"));
    ERR_TRY(gpu_upload(g, device, a.data(), bytes, s));
    ERR_TRY(device_operation(m, op, (::fr *)device, s));
    ERR_TRY(gpu_download(g, a.data(), device, bytes, s));
    ERR_TRY(gpu_wait(g, s));
    gpu_release(g, mark);
    return ERR_OK;
}

/* Elements as the device may get them: some with r added. */
static std::vector<uint4> to_words(const std::vector<::fr> &a)
{
    std::vector<uint4> out(2 * a.size());
    for (size_t i = 0; i < a.size(); i++)
        dev::fr_store(out.data(), i, from_cpu(a[i], (unsigned)next_random() & 1));
    return out;
}

static void run(const machine *m, operation op, std::vector<uint4> &a)
{
    if (m->at->g)
        CHECK(on_device(m, op, a) == ERR_OK);
    else
        host_operation(m, op, (::fr *)a.data());
}

static bool machine_open(machine *m, const place *at, uint32_t log2)
{
    m->at = at;
    m->log2 = log2;
    m->by_levels = false;
    m->plan = NULL;
    m->domain = NULL;
    m->workers = NULL;
    if (!CHECK(pool_create(&m->workers, 0) == ERR_OK) ||
        !CHECK(ntt_domain_create(&m->domain, log2, m->workers) == ERR_OK))
        return false;
    if (at->g)
        return CHECK(ntt_cuda_create(&m->plan, at->g, log2, gpu_stream_get(at->g, 0)) == ERR_OK);
    host_tables_make(&m->host, log2);
    return true;
}

static void machine_close(machine *m)
{
    ntt_cuda_destroy(m->plan);
    ntt_domain_destroy(m->domain);
    pool_destroy(m->workers);
}

/* ---- expected values ------------------------------------------------------------------------- */

static void multiply_powers(std::vector<::fr> &a, const ::fr *base)
{
    ::fr power = FR_ONE;
    for (::fr &x : a) {
        fr_mul(&x, &x, &power);
        fr_mul(&power, &power, base);
    }
}

static void expected(const machine *m, operation op, std::vector<::fr> &a)
{
    const ntt_domain *d = m->domain;
    bool fine = true;
    if (op == FORWARD_RN)
        fine = ntt_bit_reverse(d, a.data(), m->workers) == ERR_OK;
    if ((op == FORWARD || op == FORWARD_RN || op == FORWARD_NR) && m->log2 <= REF_LOG2_MAX) {
        const std::vector<::fr> in = a;
        ntt_forward_ref(a.data(), in.data(), m->log2);
    } else if (op == FORWARD || op == FORWARD_RN || op == FORWARD_NR) {
        fine = fine && ntt_forward(d, a.data(), m->workers) == ERR_OK;
    } else if (op == FORWARD_COSET) {
        fine = ntt_forward_coset(d, a.data(), m->workers) == ERR_OK;
    } else if (op == INVERSE_COSET || op == INVERSE_NR_FROM) {
        fine = ntt_inverse_coset(d, a.data(), m->workers) == ERR_OK;
    } else {
        fine = ntt_inverse(d, a.data(), m->workers) == ERR_OK;
    }
    if (op == INVERSE_NR_TO)
        multiply_powers(a, &FR_GENERATOR);
    if (op == FORWARD_NR || op >= INVERSE_NR)
        fine = fine && ntt_bit_reverse(d, a.data(), m->workers) == ERR_OK;
    CHECK(fine);
}

enum content { RANDOM, ZERO, ONE, MINUS_ONE, SPIKE, CONTENTS };

static std::vector<::fr> input(uint32_t log2, content c)
{
    std::vector<::fr> a((size_t)1 << log2, FR_ZERO);
    ::fr minus_one;
    fr_neg(&minus_one, &FR_ONE);
    for (::fr &x : a) {
        if (c == RANDOM)
            x = random_fr();
        if (c == ONE)
            x = FR_ONE;
        if (c == MINUS_ONE)
            x = minus_one;
    }
    if (c == SPIKE)
        a[next_random() % a.size()] = random_fr();
    return a;
}

static void compare(const machine *m, operation op, content c, tally *t)
{
    std::vector<::fr> want = input(m->log2, c);
    std::vector<uint4> got = to_words(want);
    run(m, op, got);
    expected(m, op, want);
    t->cases += want.size();
    size_t wrong = 0;
    for (size_t i = 0; i < want.size(); i++)
        wrong += memcmp(&got[2 * i], &want[i], sizeof want[i]) != 0;
    if (wrong != 0)
        printf("  operation %d, content %d, 2^%u: %zu wrong\n", op, c, m->log2, wrong);
    t->wrong += wrong;
}

/* ---- tests ----------------------------------------------------------------------------------- */

static void test_size(const place *at, uint32_t log2, bool by_levels)
{
    machine m;
    const gpu_mark mark = at->g ? gpu_mark_get(at->g) : 0;
    tally t = {0, 0};
    if (machine_open(&m, at, log2)) {
        m.by_levels = by_levels;
        if (at->g)
            CHECK(gpu_mark_get(at->g) - mark == ntt_cuda_bytes(log2));
        for (int op = 0; op < OPERATIONS; op++)
            for (int c = 0; c < CONTENTS; c++)
                if (c == RANDOM || log2 <= 12 || at->g)
                    compare(&m, (operation)op, (content)c, &t);
        char what[64];
        snprintf(what, sizeof what, "transforms of 2^%u%s", log2, by_levels ? " by levels" : "");
        report(at, what, &t);
    }
    machine_close(&m);
    if (at->g)
        gpu_release(at->g, mark);
}

/* Three passes, the last of which reaches back: too slow for all of them on the host. */
static void test_three_passes_on_host(const place *at)
{
    machine m;
    tally t = {0, 0};
    if (machine_open(&m, at, 19)) {
        compare(&m, FORWARD_RN, RANDOM, &t);
        compare(&m, INVERSE_NR_TO, RANDOM, &t);
        report(at, "transforms of 2^19, two of them", &t);
    }
    machine_close(&m);
}

/* sum of values[i] L_i(x). */
static ::fr evaluate(const std::vector<::fr> &values, const std::vector<::fr> &lagrange)
{
    ::fr sum = FR_ZERO, t;
    for (size_t i = 0; i < values.size(); i++) {
        fr_mul(&t, &values[i], &lagrange[i]);
        fr_add(&sum, &sum, &t);
    }
    return sum;
}

static err_t device_quotient(const machine *m, std::vector<uint4> *abc)
{
    gpu *g = m->at->g;
    const gpu_stream s = gpu_stream_get(g, 1);
    const gpu_mark mark = gpu_mark_get(g);
    const size_t bytes = abc[0].size() * sizeof(uint4);
    void *device[3];
    ERR_TRY(gpu_wait(g, gpu_stream_get(g, 0))); /* tables */
    for (int i = 0; i < 3; i++) {
        ERR_TRY(gpu_take(&device[i], g, bytes, "elements"));
        ERR_TRY(gpu_upload(g, device[i], abc[i].data(), bytes, s));
    }
    ERR_TRY(ntt_cuda_quotient(m->plan, (::fr *)device[0], (::fr *)device[1], (::fr *)device[2], s));
    ERR_TRY(gpu_download(g, abc[0].data(), device[0], bytes, s));
    ERR_TRY(gpu_wait(g, s));
    gpu_release(g, mark);
    return ERR_OK;
}

/* a b - c = h (X^n - 1) at a random point, and h has degree below n - 1: that pins h. If a b = c
 * fails in one place, the degree shows it. */
static void quotient_case(const machine *m, bool satisfied, tally *t)
{
    const size_t n = (size_t)1 << m->log2;
    std::vector<::fr> a = input(m->log2, RANDOM), b = input(m->log2, RANDOM), c(n), lagrange(n);
    for (size_t i = 0; i < n; i++)
        fr_mul(&c[i], &a[i], &b[i]);
    if (!satisfied)
        fr_add(&c[n / 2], &c[n / 2], &FR_ONE);
    std::vector<uint4> abc[3] = {to_words(a), to_words(b), to_words(c)};
    if (m->at->g) {
        CHECK(device_quotient(m, abc) == ERR_OK);
    } else {
        ntt_list list;
        ntt_list_start(&list, &m->host.tables);
        ntt_append_quotient(&list, (::fr *)abc[0].data(), (::fr *)abc[1].data(),
                            (::fr *)abc[2].data());
        host_run(list);
    }
    const ::fr x = random_fr();
    ::fr left, right, h = FR_ZERO, top;
    CHECK(ntt_lagrange_at(lagrange.data(), m->log2, &x, m->workers) == ERR_OK);
    left = evaluate(a, lagrange);
    right = evaluate(b, lagrange);
    fr_mul(&left, &left, &right);
    right = evaluate(c, lagrange);
    fr_sub(&left, &left, &right);
    for (size_t i = n; i-- > 0;) {
        ::fr coefficient;
        memcpy(&coefficient, &abc[0][2 * i], sizeof coefficient);
        fr_mul(&h, &h, &x);
        fr_add(&h, &h, &coefficient);
    }
    memcpy(&top, &abc[0][2 * n - 2], sizeof top);
    fr_pow_u64(&right, &x, n);
    fr_sub(&right, &right, &FR_ONE);
    fr_mul(&right, &right, &h);
    t->cases++;
    t->wrong += (fr_eq(&left, &right) && fr_is_zero(&top)) != satisfied;
}

static void test_quotient(const place *at, uint32_t log2)
{
    machine m;
    const gpu_mark mark = at->g ? gpu_mark_get(at->g) : 0;
    tally t = {0, 0};
    if (machine_open(&m, at, log2)) {
        quotient_case(&m, true, &t);
        quotient_case(&m, false, &t);
        char what[64];
        snprintf(what, sizeof what, "quotient polynomials of 2^%u", log2);
        report(at, what, &t);
    }
    machine_close(&m);
    if (at->g)
        gpu_release(at->g, mark);
}

void ntt_tests(const place *at)
{
    const uint32_t last = at->g ? 20 : 11, quotients = at->g ? 16 : 11;
    for (uint32_t log2 = 0; log2 <= last; log2++)
        test_size(at, log2, false);
    for (uint32_t log2 = 1; log2 <= quotients; log2++)
        test_quotient(at, log2);
    if (!at->g) {
        test_size(at, 12, true);
        test_three_passes_on_host(at);
    }
}
