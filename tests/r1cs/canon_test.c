/* Canonical combinations against a slow twin: a table over all variables. */
#include "r1cs_tests.h"

#define INPUTS    40u
#define AUX       3000u
#define TERMS_MAX 2000u

typedef struct {
    r1cs_cs cs;
    fr sum[INPUTS + AUX];
} bench;

static r1cs_var var_of(unsigned i)
{
    return i < INPUTS ? i : R1CS_AUX | (i - INPUTS);
}

/* Adds up per variable, then lists what is not zero in ascending order. */
static void check(bench *b, const r1cs_term *terms, size_t n)
{
    memset(b->sum, 0, sizeof b->sum);
    for (size_t i = 0; i < n; i++) {
        const r1cs_var v = terms[i].var;
        fr *sum = &b->sum[v & R1CS_AUX ? INPUTS + (v ^ R1CS_AUX) : v];
        fr_add(sum, sum, &b->cs.dict.value[terms[i].coeff]);
    }
    const r1cs_lc lc = cs_canonical(&b->cs, 0, (r1cs_lc){terms, n});
    assert_int_equal(b->cs.rc, ERR_OK);
    size_t at = 0;
    for (unsigned i = 0; i < INPUTS + AUX; i++) {
        if (fr_is_zero(&b->sum[i]))
            continue;
        assert_true(at < lc.n);
        assert_int_equal(lc.terms[at].var, var_of(i));
        assert_true(fr_eq(&b->cs.dict.value[lc.terms[at].coeff], &b->sum[i]));
        at++;
    }
    assert_int_equal(at, lc.n);
}

static void open_bench(bench *b)
{
    assert_int_equal(cs_init(&b->cs), ERR_OK);
}

static void close_bench(bench *b)
{
    cs_free(&b->cs);
    assert_int_equal(memory_in_use(), 0);
}

/* C4, C5: explicit zeros, x − x, x + x, in short and long combinations. */
static void test_merging(void **state)
{
    (void)state;
    static bench b;
    open_bench(&b);
    const r1cs_var x = R1CS_AUX | 7, y = R1CS_AUX | 3, one = R1CS_ONE;
    const r1cs_coeff p1 = R1CS_ONE_COEFF, m1 = R1CS_MINUS_ONE_COEFF, zero = R1CS_ZERO_COEFF;
    const r1cs_coeff top = r1cs_coeff_pow2(254, false);
    const struct {
        r1cs_term t[4];
        size_t n, kept;
    } cases[] = {
        {{{0, 0}}, 0, 0},
        {{{x, zero}}, 1, 0},
        {{{x, p1}}, 1, 1},
        {{{x, p1}, {x, m1}}, 2, 0},
        {{{x, p1}, {x, p1}}, 2, 1},
        {{{x, m1}, {x, m1}}, 2, 1},
        {{{x, top}, {x, top}}, 2, 1}, /* 2^255 has no fixed code */
        {{{x, p1}, {y, p1}}, 2, 2},
        {{{x, p1}, {one, p1}, {y, zero}}, 3, 2},
        {{{x, p1}, {y, m1}, {x, m1}, {y, p1}}, 4, 0},
        {{{one, p1}, {x, p1}, {one, p1}, {x, p1}}, 4, 2},
        {{{x, p1}, {x, p1}, {x, p1}, {x, p1}}, 4, 1},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        check(&b, cases[i].t, cases[i].n);
        assert_int_equal(cs_canonical(&b.cs, 1, (r1cs_lc){cases[i].t, cases[i].n}).n,
                         cases[i].kept);
    }
    /* 2x is the code of 2. */
    const r1cs_lc twice = cs_canonical(&b.cs, 2, (r1cs_lc){cases[4].t, 2});
    assert_int_equal(twice.terms[0].coeff, r1cs_coeff_pow2(1, false));
    close_bench(&b);
}

/* A canonical combination is passed on as it is. */
static void test_view(void **state)
{
    (void)state;
    static bench b;
    open_bench(&b);
    const r1cs_term t[3] = {{R1CS_ONE, 5}, {R1CS_AUX, 1}, {R1CS_AUX | 9, 2}};
    assert_ptr_equal(cs_canonical(&b.cs, 0, (r1cs_lc){t, 3}).terms, t);
    close_bench(&b);
}

/* Random combinations: all lengths around the switch of the sorting method and long ones; few or
 * many variables; ascending runs as sums of words have them. */
static void test_random(void **state)
{
    (void)state;
    static bench b;
    static r1cs_term t[TERMS_MAX];
    open_bench(&b);
    uint64_t seed = 3;
    for (unsigned round = 0; round < 600; round++) {
        const size_t n = round < 200 ? round % 40 : test_draw(&seed) % TERMS_MAX;
        const unsigned spread = 1 + (unsigned)(test_draw(&seed) % (INPUTS + AUX));
        const bool runs = round % 3 == 0;
        unsigned at = 0;
        for (size_t i = 0; i < n; i++) {
            if (!runs || i % 32 == 0)
                at = (unsigned)(test_draw(&seed) % spread);
            else
                at = (at + 1) % spread;
            r1cs_coeff c = (r1cs_coeff)(test_draw(&seed) % 20);
            if (test_draw(&seed) % 10 == 0)
                c = (r1cs_coeff)(test_draw(&seed) % b.cs.dict.n);
            t[i] = (r1cs_term){var_of(at), c};
        }
        check(&b, t, n);
    }
    close_bench(&b);
}

int canon_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_merging),
        cmocka_unit_test(test_view),
        cmocka_unit_test(test_random),
    };
    return cmocka_run_group_tests_name("canonical form", tests, NULL, NULL);
}
