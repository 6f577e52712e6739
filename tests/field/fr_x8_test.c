/* Eight lanes against fr_* in each lane: limbs of all zeros and all ones, multiples of r and their
 * neighbours up to the bounds that the header allows, random limbs. What a value stands for is
 * computed from its limbs with fr_from_bytes_wide and a division by 2^260. Skipped where the
 * processor has no IFMA. */
#include "field/fr_x8.h"
#include "field_test.h"

#if defined(__x86_64__)

#define NEEDS_LANES()                                                                              \
    do {                                                                                           \
        (void)state;                                                                               \
        if (cpu_level_detected() < CPU_AVX512)                                                     \
            skip();                                                                                \
    } while (0)

/* The limbs of one lane, and of all. */
typedef struct {
    uint64_t l[FR_X8_LIMBS];
} value;
typedef struct {
    value lane[8];
} values;

/* ---- the functions, on plain words --------------------------------------------------------- */

static FR_X8_TARGET void put(fr_x8 *out, const values *v)
{
    uint64_t l[FR_X8_LIMBS][8];
    for (unsigned j = 0; j < FR_X8_LIMBS; j++)
        for (unsigned i = 0; i < 8; i++)
            l[j][i] = v->lane[i].l[j];
    memcpy(out, l, sizeof l);
}

static FR_X8_TARGET void get(values *out, const fr_x8 *v)
{
    uint64_t l[FR_X8_LIMBS][8];
    memcpy(l, v, sizeof l);
    for (unsigned j = 0; j < FR_X8_LIMBS; j++)
        for (unsigned i = 0; i < 8; i++)
            out->lane[i].l[j] = l[j][i];
}

typedef void operation(values *out, const values *a, const values *b);

#define OPERATION(name, statement)                                                                 \
    static FR_X8_TARGET void name(values *out, const values *a, const values *b)                   \
    {                                                                                              \
        fr_x8 x, y, z;                                                                             \
        put(&x, a);                                                                                \
        put(&y, b);                                                                                \
        statement;                                                                                 \
        get(out, &z);                                                                              \
    }
OPERATION(x8_add, fr_x8_add(&z, &x, &y))
OPERATION(x8_sub, fr_x8_sub(&z, &x, &y))
OPERATION(x8_mul, fr_x8_mul(&z, &x, &y))
OPERATION(x8_mul_in_place, fr_x8_mul(&y, &x, &y); z = y)
OPERATION(x8_sqr, fr_x8_sqr(&z, &x))
OPERATION(x8_reduce, fr_x8_reduce(&z, &x))

/* 12 a b + b */
static FR_X8_TARGET void x8_sum(values *out, const values *a, const values *b)
{
    fr_x8 x, y;
    fr_x8_sum s;
    put(&x, a);
    put(&y, b);
    fr_x8_sum_zero(&s);
    for (unsigned i = 0; i < 12; i++)
        fr_x8_sum_mul(&s, &x, &y);
    fr_x8_sum_reduce(&x, &s, &y);
    get(out, &x);
}

static FR_X8_TARGET void x8_load(values *out, const fr *const in[8], size_t at)
{
    fr_x8 x;
    fr_x8_load(&x, in, at);
    get(out, &x);
}

static FR_X8_TARGET void x8_broadcast(values *out, const fr *a)
{
    fr_x8 x;
    fr_52 c;
    fr_52_from(&c, a);
    fr_x8_broadcast(&x, &c);
    get(out, &x);
}

static FR_X8_TARGET void x8_store(fr *const out[8], size_t at, const values *a)
{
    fr_x8 x;
    put(&x, a);
    fr_x8_store(out, at, &x);
}

/* ---- what a value is ----------------------------------------------------------------------- */

/* The integer as little-endian words; limbs may exceed 52 bits. */
static void integer(uint64_t w[5], const value *v)
{
    memset(w, 0, 5 * sizeof *w);
    for (unsigned j = 0; j < FR_X8_LIMBS; j++) {
        const unsigned word = 52 * j / 64, shift = 52 * j % 64;
        uint64_t part[5] = {0};
        part[word] = v->l[j] << shift;
        if (shift > 0 && word < 4)
            part[word + 1] = v->l[j] >> (64 - shift);
        (void)limbs_add(w, w, part, 5);
    }
}

static void element(fr *out, const value *v)
{
    uint64_t w[5];
    uint8_t bytes[64] = {0};
    integer(w, v);
    for (unsigned i = 0; i < 5; i++)
        store_le64(bytes + 8 * i, w[i]);
    fr factor;
    fr_from_u64(&factor, 2);
    fr_pow_u64(&factor, &factor, 260);
    fr_inv(&factor, &factor);
    fr_from_bytes_wide(out, bytes);
    fr_mul(out, out, &factor);
}

/* Are all limbs in range, and is the value below tenths/10 r? */
static bool is_within(const value *v, uint64_t tenths)
{
    uint64_t w[5], ten[5], bound[5], high_w = 0, high_r = 0;
    for (unsigned j = 0; j < FR_X8_LIMBS; j++)
        if (v->l[j] > FR_X8_MASK)
            return false;
    integer(w, v);
    for (unsigned i = 0; i < 5; i++) {
        ten[i] = limbs_mac(w[i], 10, 0, &high_w);
        bound[i] = limbs_mac(i < 4 ? FR_MODULUS[i] : 0, tenths, 0, &high_r);
    }
    return limbs_less(ten, bound, 5);
}

/* k r + offset. */
static value multiple(uint64_t k, int64_t offset)
{
    uint64_t w[5], high = 0, carry = 0;
    value v;
    for (unsigned i = 0; i < 5; i++)
        w[i] = limbs_mac(i < 4 ? FR_MODULUS[i] : 0, k, 0, &high);
    for (unsigned i = 0; i < 5; i++)
        w[i] = limbs_adc(w[i], i == 0 ? (uint64_t)offset : 0 - (uint64_t)(offset < 0), &carry);
    for (unsigned j = 0; j < FR_X8_LIMBS; j++) {
        const unsigned word = 52 * j / 64, shift = 52 * j % 64;
        v.l[j] = w[word] >> shift;
        if (shift > 12)
            v.l[j] |= w[word + 1] << (64 - shift);
        v.l[j] &= FR_X8_MASK;
    }
    return v;
}

#define PATTERNS 32 /* each limb all zeros or all ones */
#define CASES    (PATTERNS + 3 * 6 + 30)

static void fill_cases(value out[CASES])
{
    static const uint64_t multiples[6] = {1, 2, 16, 17, 19, 34};
    test_rng rng = {52};
    size_t n = 0;
    for (unsigned k = 0; k < PATTERNS; k++, n++)
        for (unsigned j = 0; j < FR_X8_LIMBS; j++)
            out[n].l[j] = k >> j & 1 ? FR_X8_MASK : 0;
    for (unsigned k = 0; k < 6; k++)
        for (int64_t offset = -1; offset <= 1; offset++)
            out[n++] = multiple(multiples[k], offset);
    for (; n < CASES; n++)
        for (unsigned j = 0; j < FR_X8_LIMBS; j++)
            out[n].l[j] = rng_next(&rng) & FR_X8_MASK >> (j == 4 ? n % 8 : 0);
}

/* Upper bound of the value in multiples of r. */
static double size_of(const value *v)
{
    return ((double)v->l[4] + 1) / (double)(FR_X8_MASK + 1) * 35.333;
}

/* ---- every pair of cases ------------------------------------------------------------------- */

typedef struct {
    const char *name;
    operation *x8;
    void (*twin)(fr *out, const fr *a, const fr *b);
    bool (*allowed)(double a, double b);
    double (*bound)(double a, double b); /* of the result, in multiples of r */
} pair_check;

static void twin_sum(fr *out, const fr *a, const fr *b)
{
    fr t, twelve;
    fr_from_u64(&twelve, 12);
    fr_mul(&t, a, b);
    fr_mul(&t, &t, &twelve);
    fr_add(out, &t, b);
}

#define RULE(type, name, expression)                                                               \
    static type name(double a, double b)                                                           \
    {                                                                                              \
        (void)b;                                                                                   \
        return expression;                                                                         \
    }
RULE(bool, may_add, a + b <= 35)
RULE(bool, may_sub, a <= 19 && b <= 16)
RULE(bool, may_mul, a *b / 35.33 + 1 <= 35)
RULE(bool, may_sum, 12 * a * b / 35.33 + 1 + b <= 35)
RULE(double, bound_add, a + b)
RULE(double, bound_sub, a + 16)
RULE(double, bound_mul, a *b / 35.33 + 1)
RULE(double, bound_sum, 12 * a * b / 35.33 + 1 + b)

static void pairs_match_their_twins(void **state)
{
    NEEDS_LANES();
    static const pair_check checks[] = {
        {"add", x8_add, fr_add, may_add, bound_add},
        {"sub", x8_sub, fr_sub, may_sub, bound_sub},
        {"mul", x8_mul, fr_mul, may_mul, bound_mul},
        {"sum", x8_sum, twin_sum, may_sum, bound_sum},
        {"mul in place", x8_mul_in_place, fr_mul, may_mul, bound_mul},
    };
    static value cases[CASES];
    static fr known[CASES];
    fill_cases(cases);
    for (size_t i = 0; i < CASES; i++)
        element(&known[i], &cases[i]);
    for (size_t c = 0; c < sizeof checks / sizeof checks[0]; c++) {
        size_t a[8], b[8], n = 0, compared = 0;
        for (size_t k = 0; k < CASES * CASES; k++) {
            if (checks[c].allowed(size_of(&cases[k / CASES]), size_of(&cases[k % CASES]))) {
                a[n] = k / CASES;
                b[n++] = k % CASES;
            }
            if (n < 8)
                continue;
            values x, y, z;
            for (unsigned i = 0; i < 8; i++) {
                x.lane[i] = cases[a[i]];
                y.lane[i] = cases[b[i]];
            }
            checks[c].x8(&z, &x, &y);
            for (unsigned i = 0; i < 8; i++) {
                fr want, got;
                const double bound = checks[c].bound(size_of(&cases[a[i]]), size_of(&cases[b[i]]));
                checks[c].twin(&want, &known[a[i]], &known[b[i]]);
                element(&got, &z.lane[i]);
                if (!fr_eq(&got, &want) || !is_within(&z.lane[i], (uint64_t)(10 * bound) + 1))
                    fail_msg("%s of cases %zu and %zu", checks[c].name, a[i], b[i]);
            }
            compared += n;
            n = 0;
        }
        assert_true(compared >= 500);
    }
}

static void squares_and_reductions_match(void **state)
{
    NEEDS_LANES();
    value cases[CASES + 8];
    fill_cases(cases);
    memcpy(cases + CASES, cases, 8 * sizeof *cases);
    for (size_t k = 0; k < CASES; k++) {
        values x, y;
        memcpy(x.lane, cases + k, sizeof x.lane);
        x8_reduce(&y, &x, &x);
        for (unsigned i = 0; i < 8; i++) {
            fr want, got;
            element(&want, &x.lane[i]);
            element(&got, &y.lane[i]);
            assert_same(&got, &want);
            assert_true(is_within(&y.lane[i], 16));
            if (size_of(&x.lane[i]) > 34)
                x.lane[i] = y.lane[i]; /* too large to be squared */
        }
        x8_sqr(&y, &x, &x);
        for (unsigned i = 0; i < 8; i++) {
            fr want, got;
            element(&want, &x.lane[i]);
            fr_sqr(&want, &want);
            element(&got, &y.lane[i]);
            assert_same(&got, &want);
            assert_true(is_within(&y.lane[i], 354));
        }
    }
}

/* The quotient is guessed from the topmost six bits: the ends of each of these 64 intervals. */
static void guessed_quotients_fit(void **state)
{
    NEEDS_LANES();
    for (uint64_t h = 0; h < 64; h++) {
        values x = {0}, y;
        for (unsigned i = 0; i < 8; i++) {
            for (unsigned j = 0; j < FR_X8_LIMBS; j++)
                x.lane[i].l[j] = i % 2 == 0 ? 0 : j < 4 ? FR_X8_MASK : FR_X8_MASK >> 6;
            x.lane[i].l[0] ^= i / 2;
            x.lane[i].l[4] |= h << 46;
        }
        x8_reduce(&y, &x, &x);
        for (unsigned i = 0; i < 8; i++) {
            fr want, got;
            element(&want, &x.lane[i]);
            element(&got, &y.lane[i]);
            assert_same(&got, &want);
            assert_true(is_within(&y.lane[i], 16));
        }
    }
}

/* ---- in and out ---------------------------------------------------------------------------- */

static void elements_come_and_go(void **state)
{
    NEEDS_LANES();
    fr edges[EDGES_MAX], in[8][3], out[8][3];
    const fr *from[8];
    fr *to[8];
    const size_t n = edges_fr(edges);
    test_rng rng = {8};
    for (size_t k = 0; k < n + 100; k++) {
        values v;
        for (unsigned i = 0; i < 8; i++) {
            from[i] = in[i];
            to[i] = out[i];
            for (unsigned at = 0; at < 3; at++)
                rng_fr(&in[i][at], &rng);
            if (k < n)
                in[i][1] = edges[(k + i) % n];
        }
        memcpy(out, in, sizeof out);
        x8_load(&v, from, 1);
        for (unsigned i = 0; i < 8; i++) {
            fr got;
            element(&got, &v.lane[i]);
            assert_same(&got, &in[i][1]);
            assert_true(is_within(&v.lane[i], 160));
            out[i][1] = FR_ONE;
        }
        x8_store(to, 1, &v);
        assert_memory_equal(out, in, sizeof out);
        x8_broadcast(&v, &in[5][1]);
        for (unsigned i = 0; i < 8; i++) {
            fr got;
            element(&got, &v.lane[i]);
            assert_same(&got, &in[5][1]);
            assert_true(is_within(&v.lane[i], 10));
        }
    }
}

/* Values up to the bound, each remainder modulo 16. */
static void unreduced_values_are_stored_reduced(void **state)
{
    NEEDS_LANES();
    for (uint64_t k = 0; k <= FR_X8_STORABLE; k++) {
        for (int64_t offset = k == 0 ? 0 : -40; offset < (k == FR_X8_STORABLE ? 0 : 40);
             offset += 8) {
            values v;
            fr out[8], *to[8];
            for (unsigned i = 0; i < 8; i++) {
                v.lane[i] = multiple(k, offset + (int64_t)i);
                to[i] = &out[i];
            }
            x8_store(to, 0, &v);
            for (unsigned i = 0; i < 8; i++) {
                fr want;
                element(&want, &v.lane[i]);
                assert_same(&out[i], &want);
            }
        }
    }
}

int fr_x8_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(pairs_match_their_twins),
        cmocka_unit_test(squares_and_reductions_match),
        cmocka_unit_test(guessed_quotients_fit),
        cmocka_unit_test(elements_come_and_go),
        cmocka_unit_test(unreduced_values_are_stored_reduced),
    };
    return cmocka_run_group_tests_name("eight lanes", tests, NULL, NULL);
}

#else

int fr_x8_tests(void)
{
    return 0;
}

#endif
