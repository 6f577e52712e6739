/* The inner loops: both tables on the same loose values, extreme ones included (B3), and the
 * constants recomputed with slow integers. */
#include "ntt_test.h"

#include "field/limbs.h"
#include "ntt/kernels.h"

#include <string.h>

#define STRIDE ((size_t)8)
#define BLOCK  (8 * STRIDE)

/* Any 256-bit value: random, or words of zeros and ones. */
static void loose_fill(fr *a, size_t n, uint64_t *seed)
{
    for (size_t i = 0; i < n; i++) {
        const uint64_t kinds = rng_next(seed);
        for (size_t j = 0; j < 4; j++) {
            const uint64_t kind = kinds >> (8 * j) & 7;
            a[i].l[j] = kinds >> 40 & 1 || kind > 3 ? rng_next(seed)
                        : kind == 0                 ? 0
                        : kind == 1                 ? 1
                                                    : UINT64_MAX;
        }
        if (i % 5 == 0)
            memset(&a[i], 0xff, sizeof a[i]);
    }
}

static void reduce_all(fr *a, size_t n)
{
    static const uint64_t r[4] = {0xffffffff00000001, 0x53bda402fffe5bfe, 0x3339d80809a1d805,
                                  0x73eda753299d7d48};
    for (size_t i = 0; i < n; i++)
        while (!limbs_less(a[i].l, r, 4))
            (void)limbs_sub(a[i].l, a[i].l, r, 4);
}

typedef struct {
    const kernel_table *table;
    const kernel_context *k;
    size_t p;
} kernel_run;

static void run_split8(const kernel_run *r, fr *x)
{
    r->table->split8(r->k, x, STRIDE, r->p, 0, STRIDE);
}
static void run_join8(const kernel_run *r, fr *x)
{
    r->table->join8(r->k, x, STRIDE, r->p, 0, STRIDE);
}
static void run_join8_top(const kernel_run *r, fr *x)
{
    r->table->join8_top(r->k, x, STRIDE, 0, STRIDE);
}
static void run_leaf_split(const kernel_run *r, fr *x)
{
    for (unsigned log2 = 2; log2 <= LEAF_LOG2_MAX; log2++)
        r->table->leaf_split(r->k, x, log2, r->p, BLOCK >> log2);
}
static void run_leaf_join(const kernel_run *r, fr *x)
{
    for (unsigned log2 = 2; log2 <= LEAF_LOG2_MAX; log2++)
        r->table->leaf_join(r->k, x, log2, r->p, BLOCK >> log2, log2 == LEAF_LOG2_MAX);
}

static void tables_agree(void **state)
{
    (void)state;
    static void (*const runs[])(const kernel_run *, fr *) = {run_split8, run_join8, run_join8_top,
                                                             run_leaf_split, run_leaf_join};
    uint64_t seed = 11;
    fr a[BLOCK], b[BLOCK];
    const kernel_table *best = kernels_get();
    ntt_domain *d = domain_of(12, NULL);
    for (int round = 0; round < 200; round++) {
        const ntt_direction direction = round % 2 ? NTT_INVERSE : NTT_FORWARD;
        const kernel_context k = {d->twiddles, &d->multiples, &d->dft8[direction], direction};
        for (size_t i = 0; i < sizeof runs / sizeof runs[0]; i++) {
            const kernel_run portable = {&KERNELS_PORTABLE, &k, (size_t)round % 11};
            const kernel_run other = {best, &k, portable.p};
            loose_fill(a, BLOCK, &seed);
            memcpy(b, a, sizeof a);
            runs[i](&portable, a);
            runs[i](&other, b);
            reduce_all(a, BLOCK);
            reduce_all(b, BLOCK);
            assert_same(a, b, BLOCK);
        }
    }
    ntt_domain_destroy(d);
}

static void products_agree_with_the_field(void **state)
{
    (void)state;
    uint64_t seed = 12;
    fr a[BLOCK], b[BLOCK], got[BLOCK], want;
    const kernel_table *const tables[] = {&KERNELS_PORTABLE, kernels_get()};
    for (size_t t = 0; t < 2; t++) {
        for (input_kind kind = INPUT_ZERO; kind < INPUT_KINDS; kind++) {
            input_fill(a, BLOCK, kind, &seed);
            input_fill(b, BLOCK, (input_kind)(INPUT_KINDS - 1 - kind), &seed);
            tables[t]->mul_each(got, a, b, BLOCK);
            for (size_t i = 0; i < BLOCK; i++) {
                fr_mul(&want, &a[i], &b[i]);
                assert_same(&got[i], &want, 1);
            }
            for (size_t j = 0; j < BLOCK; j += 7) {
                tables[t]->mul_by(got, a, &b[j], BLOCK);
                for (size_t i = 0; i < BLOCK; i++) {
                    fr_mul(&want, &a[i], &b[j]);
                    assert_same(&got[i], &want, 1);
                }
            }
        }
    }
}

/* r as words, from r - 1. */
static void modulus_words(uint64_t out[4])
{
    fr minus_one;
    fr_int top;
    fr_neg(&minus_one, &FR_ONE);
    fr_to_int(&top, &minus_one);
    memcpy(out, top.l, sizeof top.l);
    out[0]++;
}

static void constants(void **state)
{
    (void)state;
    uint64_t r[4], sum[4];
    modulus_words(r);
    assert_int_equal(limbs_add(sum, r, LAZY_MODULUS_NEGATIVE, 4), 1);
    assert_true(limbs_is_zero(sum, 4));

    /* each multiple of r, M_j <= j 2^254 < M_j + r: modulo 2^256 the difference is below r */
    ntt_domain *d = domain_of(3, NULL);
    for (int j = -LAZY_OFFSET; j < LAZY_OFFSET; j++) {
        uint64_t difference[4] = {0, 0, 0, (uint64_t)j << 62}, multiple[4];
        for (size_t i = 0; i < 4; i++)
            multiple[i] = d->multiples.l[i][j + LAZY_OFFSET];
        (void)limbs_sub(difference, difference, multiple, 4);
        assert_true(limbs_less(difference, r, 4));
        /* and it is a multiple of r: the sum over |k| steps of r gives it back */
        fr_int as_int = {{multiple[0], multiple[1], multiple[2], multiple[3]}};
        int steps = 0;
        while (!limbs_is_zero(as_int.l, 4) && steps < 64) {
            if (j >= 0)
                (void)limbs_sub(as_int.l, as_int.l, r, 4);
            else
                (void)limbs_add(as_int.l, as_int.l, r, 4);
            steps++;
        }
        assert_true(steps < 64);
    }
    ntt_domain_destroy(d);
}

/* value 2^256 = quotient r + remainder, remainder = the Montgomery form, all as integers. */
static void multipliers(void **state)
{
    (void)state;
    uint64_t r[4], seed = 13;
    modulus_words(r);
    for (int round = 0; round < 500; round++) {
        fr w;
        multiplier m;
        fr_int value;
        if (round < 2)
            w = round == 0 ? FR_ZERO : FR_ONE;
        else
            rng_fr(&w, &seed);
        if (round == 2)
            fr_neg(&w, &FR_ONE);
        multiplier_set(&m, &w);
        fr_to_int(&value, &w);
        assert_memory_equal(m.value, value.l, sizeof m.value);
        uint64_t wide_product[8] = {w.l[0], w.l[1], w.l[2], w.l[3]};
        for (size_t i = 0; i < 4; i++) {
            uint64_t high = 0;
            for (size_t j = 0; j < 4; j++)
                wide_product[i + j] = limbs_mac(m.quotient[i], r[j], wide_product[i + j], &high);
            wide_product[i + 4] = high;
        }
        assert_true(limbs_is_zero(wide_product, 4));
        assert_memory_equal(wide_product + 4, m.value, sizeof m.value);
    }
}

/* E[q] = W^rev(q) from the definition, W of order 2^(log2). */
static void twiddles(void **state)
{
    (void)state;
    const unsigned log2 = 9;
    ntt_domain *d = domain_of(log2, NULL);
    fr w, want;
    ntt_root(&w, log2);
    for (size_t q = 0; q < d->twiddle_count; q++) {
        size_t exponent = 0;
        for (unsigned b = 0; b + 1 < log2; b++)
            exponent |= (q >> b & 1) << (log2 - 2 - b);
        fr_pow_u64(&want, &w, exponent);
        assert_same(&d->twiddles[q], &want, 1);
    }
    ntt_domain_destroy(d);
}

int kernel_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tables_agree), cmocka_unit_test(products_agree_with_the_field),
        cmocka_unit_test(constants),    cmocka_unit_test(multipliers),
        cmocka_unit_test(twiddles),
    };
    return cmocka_run_group_tests_name("kernels", tests, NULL, NULL);
}
