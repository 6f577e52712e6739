/* All dispatch paths give the bytes that Python gives (rows A19, A20): edge words against vectors,
 * random words against the portable path, every form of aliasing; and the functions of field.h take
 * the path that cpu_level_get names. */
#include "field_test.h"

#define EACH_PATH(path)                                                                            \
    for (const field_path *path = FIELD_PATHS; path < FIELD_PATHS + FIELD_PATH_COUNT; path++)      \
        if (path->level <= cpu_level_detected())

static void paths_match_edge_products(void **state)
{
    (void)state;
    fr r[EDGES_MAX], want_r, got_r;
    fp p[EDGES_MAX], want_p, got_p;
    const json_t *limbs = field_vectors("limbs");
    const json_t *rows_r = json_member(json_member(limbs, "fr"), "mul");
    const json_t *rows_p = json_member(json_member(limbs, "fp"), "mul");
    const size_t count_r = edges_fr(r), count_p = edges_fp(p);
    EACH_PATH(path)
    {
        for (size_t i = 0; i < count_r; i++) {
            const char *row = json_string_value(json_array_get(rows_r, i));
            for (size_t j = 0; j <= i; j++) {
                words_from_hex(want_r.l, row + 2 * FR_BYTES * j, 4);
                path->fr_mul(&got_r, &r[i], &r[j]);
                assert_same(&got_r, &want_r);
                path->fr_mul(&got_r, &r[j], &r[i]);
                assert_same(&got_r, &want_r);
            }
            path->fr_sqr(&got_r, &r[i]);
            assert_same(&got_r, &want_r); /* the last of the row is the square */
        }
        for (size_t i = 0; i < count_p; i++) {
            const char *row = json_string_value(json_array_get(rows_p, i));
            for (size_t j = 0; j <= i; j++) {
                words_from_hex(want_p.l, row + 2 * FP_BYTES * j, 6);
                path->fp_mul(&got_p, &p[i], &p[j]);
                assert_same(&got_p, &want_p);
                path->fp_mul(&got_p, &p[j], &p[i]);
                assert_same(&got_p, &want_p);
            }
            path->fp_sqr(&got_p, &p[i]);
            assert_same(&got_p, &want_p);
        }
    }
}

/* Both factors in {edges}^2: sums that reach 2 p - 2 and differences of both signs. */
static void paths_match_fp2_edges(void **state)
{
    (void)state;
    fp p[EDGES_MAX];
    const size_t count = edges_fp(p);
    test_rng rng = {19};
    EACH_PATH(path)
    {
        for (size_t i = 0; i < count * count; i++) {
            const fp2 a = {p[i / count], p[i % count]};
            fp2 b, got, want;
            rng_fp2(&b, &rng);
            if (i % 2 == 0)
                b = (fp2){p[rng_next(&rng) % count], p[rng_next(&rng) % count]};
            fp2_mul_ref(&want, &a, &b);
            path->fp2_mul(&got, &a, &b);
            assert_same(&got, &want);
            fp2_mul_ref(&want, &a, &a);
            path->fp2_sqr(&got, &a);
            assert_same(&got, &want);
        }
    }
}

/* out = a, out = b and a = b against separate places. */
#define CHECK_ALIASES(type, mul, sqr, a, b)                                                        \
    do {                                                                                           \
        type want, got;                                                                            \
        type##_mul_portable(&want, a, b);                                                          \
        mul(&got, a, b);                                                                           \
        assert_same(&got, &want);                                                                  \
        got = *(a);                                                                                \
        mul(&got, &got, b);                                                                        \
        assert_same(&got, &want);                                                                  \
        got = *(b);                                                                                \
        mul(&got, a, &got);                                                                        \
        assert_same(&got, &want);                                                                  \
        type##_mul_portable(&want, a, a);                                                          \
        sqr(&got, a);                                                                              \
        assert_same(&got, &want);                                                                  \
        got = *(a);                                                                                \
        sqr(&got, &got);                                                                           \
        assert_same(&got, &want);                                                                  \
        got = *(a);                                                                                \
        mul(&got, &got, &got);                                                                     \
        assert_same(&got, &want);                                                                  \
    } while (0)

static void paths_match_portable(void **state)
{
    (void)state;
    const size_t count = test_count(20000, 2000000);
    EACH_PATH(path)
    {
        test_rng rng = {20};
        for (size_t i = 0; i < count; i++) {
            fr a, b;
            fp c, d;
            fp2 e, f;
            rng_fr(&a, &rng);
            rng_fr(&b, &rng);
            rng_fp2(&e, &rng);
            rng_fp2(&f, &rng);
            c = e.c0;
            d = f.c1;
            CHECK_ALIASES(fr, path->fr_mul, path->fr_sqr, &a, &b);
            CHECK_ALIASES(fp, path->fp_mul, path->fp_sqr, &c, &d);
            CHECK_ALIASES(fp2, path->fp2_mul, path->fp2_sqr, &e, &f);
        }
    }
}

static void dispatch_matches_portable(void **state)
{
    (void)state;
    test_rng rng = {21};
    for (size_t i = 0; i < 2000; i++) {
        fr a, b;
        fp2 c, d;
        rng_fr(&a, &rng);
        rng_fr(&b, &rng);
        rng_fp2(&c, &rng);
        rng_fp2(&d, &rng);
        CHECK_ALIASES(fr, fr_mul, fr_sqr, &a, &b);
        CHECK_ALIASES(fp, fp_mul, fp_sqr, &c.c0, &d.c1);
        CHECK_ALIASES(fp2, fp2_mul, fp2_sqr, &c, &d);
    }
}

/* A20: the assembly is entered only if the level in force allows it. */
static void dispatch_follows_the_level(void **state)
{
    (void)state;
    assert_true(cpu_level_get() <= cpu_level_detected());
#if defined(__x86_64__)
    assert_int_equal(field_use_adx, cpu_level_get() >= CPU_ADX);
#endif
}

/* The carry chains of field_inline.h against limbs.h. */
static void check_inline_fr(const fr *a, const fr *b)
{
    fr got, want;
    limbs_add_mod(want.l, a->l, b->l, FR_MODULUS, 4);
    fr_add_inline(&got, a, b);
    assert_same(&got, &want);
    got = *b;
    fr_add_inline(&got, a, &got);
    assert_same(&got, &want);
    limbs_sub_mod(want.l, a->l, b->l, FR_MODULUS, 4);
    fr_sub_inline(&got, a, b);
    assert_same(&got, &want);
    got = *b;
    fr_sub_inline(&got, a, &got);
    assert_same(&got, &want);
    limbs_neg_mod(want.l, a->l, FR_MODULUS, 4);
    fr_neg_inline(&got, a);
    assert_same(&got, &want);
}

static void check_inline_fp(const fp *a, const fp *b)
{
    fp got, want;
    limbs_add_mod(want.l, a->l, b->l, FP_MODULUS, 6);
    fp_add_inline(&got, a, b);
    assert_same(&got, &want);
    got = *b;
    fp_add_inline(&got, a, &got);
    assert_same(&got, &want);
    limbs_sub_mod(want.l, a->l, b->l, FP_MODULUS, 6);
    fp_sub_inline(&got, a, b);
    assert_same(&got, &want);
    got = *b;
    fp_sub_inline(&got, a, &got);
    assert_same(&got, &want);
    limbs_neg_mod(want.l, a->l, FP_MODULUS, 6);
    fp_neg_inline(&got, a);
    assert_same(&got, &want);
}

static void inline_chains_match_limbs(void **state)
{
    (void)state;
    fr r[EDGES_MAX];
    fp p[EDGES_MAX];
    const size_t count_r = edges_fr(r), count_p = edges_fp(p);
    for (size_t i = 0; i < count_r * count_r; i++)
        check_inline_fr(&r[i / count_r], &r[i % count_r]);
    for (size_t i = 0; i < count_p * count_p; i++)
        check_inline_fp(&p[i / count_p], &p[i % count_p]);
    test_rng rng = {22};
    for (size_t i = 0; i < 20000; i++) {
        fr a, b;
        fp c, d;
        rng_fr(&a, &rng);
        rng_fr(&b, &rng);
        rng_fp(&c, &rng);
        rng_fp(&d, &rng);
        check_inline_fr(&a, &b);
        check_inline_fp(&c, &d);
    }
}

int path_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(paths_match_edge_products),  cmocka_unit_test(paths_match_fp2_edges),
        cmocka_unit_test(paths_match_portable),       cmocka_unit_test(dispatch_matches_portable),
        cmocka_unit_test(dispatch_follows_the_level), cmocka_unit_test(inline_chains_match_limbs),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
