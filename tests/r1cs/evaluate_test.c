/* Values of combinations against plain field arithmetic. */
#include "r1cs/evaluate.h"
#include "r1cs_tests.h"

#define INPUTS    9u
#define AUX       500u
#define TERMS_MAX 1200u

static r1cs_cs cs;
static fr input_value[INPUTS], aux_value[AUX];
static uint8_t input_small[INPUTS], aux_small[AUX];
static small_values small;

static uint8_t small_of(const fr *v)
{
    return fr_is_zero(v) ? 0 : fr_is_one(v) ? 1 : SMALL_NONE;
}

/* Mostly bits; the share of field elements is one in `sparse`. */
static void fill(uint64_t *seed, unsigned sparse)
{
    for (unsigned i = 0; i < INPUTS + AUX; i++) {
        fr v;
        if (i == 0)
            v = FR_ONE;
        else if (test_draw(seed) % sparse == 0)
            test_draw_fr(&v, seed);
        else
            v = test_draw(seed) % 2 ? FR_ONE : FR_ZERO;
        if (i < INPUTS) {
            input_value[i] = v;
            input_small[i] = small_of(&v);
        } else {
            aux_value[i - INPUTS] = v;
            aux_small[i - INPUTS] = small_of(&v);
        }
    }
}

static void slow(fr *out, const r1cs_term *t, size_t n)
{
    *out = FR_ZERO;
    for (size_t i = 0; i < n; i++) {
        fr product;
        fr_mul(&product, &cs.dict.value[t[i].coeff],
               t[i].var & R1CS_AUX ? &aux_value[t[i].var ^ R1CS_AUX] : &input_value[t[i].var]);
        fr_add(out, out, &product);
    }
}

static void check(const r1cs_term *t, size_t n)
{
    lc_value v;
    fr got, expected;
    lc_evaluate(&v, &cs, (r1cs_lc){t, n});
    lc_value_fr(&got, &small, &v);
    slow(&expected, t, n);
    assert_true(fr_eq(&got, &expected));
}

static int open_cs(void **state)
{
    (void)state;
    small_values_init(&small);
    if (cs_init(&cs) != ERR_OK)
        return -1;
    cs.input_value = input_value;
    cs.input_small = input_small;
    cs.aux_value = aux_value;
    cs.aux_small = aux_small;
    return 0;
}

static int close_cs(void **state)
{
    (void)state;
    cs_free(&cs);
    return memory_in_use() == 0 ? 0 : -1;
}

static r1cs_coeff some_coeff(uint64_t *seed)
{
    const uint64_t d = test_draw(seed);
    if (d % 4 == 0) { /* any ±2^k */
        return (r1cs_coeff)(test_draw(seed) % COEFF_FIXED);
    } else if (d % 4 == 1) {
        fr v;
        r1cs_coeff code = 0;
        test_draw_fr(&v, seed);
        assert_int_equal(coeff_intern(&cs.dict, &code, &v), ERR_OK);
        return code;
    }
    return (r1cs_coeff)(test_draw(seed) % 12);
}

static void test_random(void **state)
{
    (void)state;
    static r1cs_term t[TERMS_MAX];
    static const unsigned sparse[] = {1, 3, 1000000};
    uint64_t seed = 5;
    for (unsigned round = 0; round < 1500; round++) {
        fill(&seed, sparse[round % 3]);
        const size_t n = round < 1000 ? round % 24 : test_draw(&seed) % TERMS_MAX;
        for (size_t i = 0; i < n; i++) {
            const unsigned k = (unsigned)(test_draw(&seed) % (INPUTS + AUX));
            t[i].var = k < INPUTS ? k : R1CS_AUX | (k - INPUTS);
            t[i].coeff = some_coeff(&seed);
        }
        check(t, n);
    }
}

/* Sums at the ends of what digits and small integers hold. */
static void test_extremes(void **state)
{
    (void)state;
    static r1cs_term t[TERMS_MAX];
    uint64_t seed = 6;
    fill(&seed, 1000000);
    for (unsigned i = 0; i < AUX; i++) {
        aux_value[i] = FR_ONE;
        aux_small[i] = 1;
    }
    static const unsigned powers[] = {0, 31, 32, 63, 64, 253, 254};
    for (unsigned p = 0; p < sizeof powers / sizeof powers[0]; p++) {
        for (unsigned negative = 0; negative < 2; negative++) {
            for (size_t n = 1; n <= TERMS_MAX; n += n < 20 ? 1 : 97) {
                for (size_t i = 0; i < n; i++)
                    t[i] = (r1cs_term){R1CS_AUX | (r1cs_var)(i % AUX),
                                       r1cs_coeff_pow2(powers[p], negative)};
                check(t, n);
            }
        }
    }
}

static void set(lc_value *v, int64_t small_value)
{
    *v = (lc_value){.is_small = true, .small = small_value};
}

static void set_fr(lc_value *v, int64_t value)
{
    const lc_value as_small = {.is_small = true, .small = value};
    v->is_small = false;
    v->small = 0;
    lc_value_fr(&v->value, &small, &as_small);
}

/* a b = c for every mixture of small and general values. */
static void test_hold(void **state)
{
    (void)state;
    static const int64_t numbers[] = {0, 1, -1, 2, 3, -16, 17, 1000, INT64_C(1) << 40};
    enum { N = sizeof numbers / sizeof numbers[0] };
    for (unsigned i = 0; i < N * N * 8; i++) {
        const int64_t a = numbers[i % N], b = numbers[i / N % N];
        if (a > 1000 && b > 1000)
            continue;
        for (int64_t off = 0; off < 2; off++) {
            lc_value abc[3];
            const int64_t values[3] = {a, b, a * b + off};
            for (unsigned m = 0; m < 3; m++)
                ((i / (N * N)) >> m & 1 ? set_fr : set)(&abc[m], values[m]);
            assert_int_equal(lc_values_hold(&small, abc), off == 0);
        }
    }
}

int evaluate_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_random),
        cmocka_unit_test(test_extremes),
        cmocka_unit_test(test_hold),
    };
    return cmocka_run_group_tests_name("evaluation", tests, open_cs, close_cs);
}
