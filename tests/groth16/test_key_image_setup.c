/* Key images out of toxic waste: form COEFFICIENTS against groth16_setup, form LAGRANGE by what the
 * two forms must give for the same witness. */
#include "image_support.h"

#include "base/fault.h"
#include "msm/msm.h"
#include "ntt/ntt.h"

static const char *const names[] = {"toy", "random:16", "random:300", "parts:70"};
#define NAMES (sizeof names / sizeof names[0])

static key_image setup(const image_case *c, key_image_form form, pool *p)
{
    groth16_toxic toxic;
    key_image k;
    test_toxic(&toxic);
    const err_t rc = key_image_setup(&k, &c->image, &toxic, form, p, NULL);
    if (rc != ERR_OK)
        fail_msg("setup: %s", err_text());
    assert_int_equal(k.head.form, form);
    assert_int_equal(key_image_head_check(&k.head, &c->image), ERR_OK);
    return k;
}

static groth16_key key_of(const image_case *c)
{
    groth16_toxic toxic;
    groth16_key key;
    test_toxic(&toxic);
    assert_int_equal(groth16_setup(&key, &c->matrices, &toxic, NULL, NULL), ERR_OK);
    return key;
}

static void assert_vk_equal(const groth16_vk *a, const groth16_vk *b)
{
    assert_memory_equal(&a->alpha_g1, &b->alpha_g1, offsetof(groth16_vk, ic));
    assert_int_equal(a->ic_n, b->ic_n);
    assert_memory_equal(a->ic, b->ic, a->ic_n * sizeof *a->ic);
}

static void assert_sections_equal(const key_image *a, const key_image *b, unsigned first)
{
    for (unsigned s = first; s < KEY_IMAGE_SECTIONS; s++) {
        const size_t n = key_image_points(&a->head, (key_image_section)s);
        assert_int_equal(key_image_points(&b->head, (key_image_section)s), n);
        if (n != 0)
            assert_memory_equal(a->points[s], b->points[s],
                                n * key_image_point_bytes((key_image_section)s));
    }
}

static void coefficient_form_is_the_key(void **state)
{
    (void)state;
    for (size_t i = 0; i < NAMES; i++) {
        image_case c;
        pool *p;
        key_image expected;
        image_case_named(&c, names[i]);
        groth16_key key = key_of(&c);
        assert_int_equal(key_image_from_key(&expected, &key, &c.image, NULL), ERR_OK);
        assert_int_equal(pool_create(&p, 1 + i % 3), ERR_OK);
        const uint64_t before = memory_in_use();
        key_image k = setup(&c, KEY_IMAGE_COEFFICIENTS, p);
        pool_destroy(p);
        assert_sections_equal(&k, &expected, KEY_IMAGE_H);
        assert_vk_equal(&k.head.vk, &expected.head.vk);
        key_image_free(&k);
        assert_int_equal(memory_in_use(), before);
        key_image_free(&expected);
        groth16_key_free(&key);
        image_case_free(&c);
    }
}

/* ---- Lagrange form ------------------------------------------------------------------------- */

/* out: a(7 w^j) b(7 w^j); quotient: the coefficients of (a b - c)/(x^N - 1). */
static void products(fr *out, fr *quotient, r1cs_assignment *w, unsigned log2)
{
    fr z, *const values[3] = {w->a, w->b, w->c};
    ntt_domain *d;
    assert_int_equal(ntt_domain_create(&d, log2, NULL), ERR_OK);
    for (unsigned i = 0; i < 3; i++) {
        assert_int_equal(ntt_inverse(d, values[i], NULL), ERR_OK);
        assert_int_equal(ntt_forward_coset(d, values[i], NULL), ERR_OK);
    }
    fr_pow_u64(&z, &FR_GENERATOR, (uint64_t)1 << log2);
    fr_sub(&z, &z, &FR_ONE);
    fr_inv(&z, &z);
    for (size_t j = 0; j < w->domain; j++) {
        fr_mul(&out[j], &w->a[j], &w->b[j]);
        fr_sub(&quotient[j], &out[j], &w->c[j]);
        fr_mul(&quotient[j], &quotient[j], &z);
    }
    assert_int_equal(ntt_inverse_coset(d, quotient, NULL), ERR_OK);
    assert_true(fr_is_zero(&quotient[w->domain - 1]));
    ntt_domain_destroy(d);
}

/* sum u·H + sum z·L */
static g1_aff sum_of(const key_image *k, const fr *u, const fr *z)
{
    g1_xyzz h, l;
    g1_aff out;
    msm_g1_ref(&h, k->points[KEY_IMAGE_H], u, key_image_points(&k->head, KEY_IMAGE_H));
    msm_g1_ref(&l, k->points[KEY_IMAGE_L], z, key_image_points(&k->head, KEY_IMAGE_L));
    g1_add(&h, &h, &l);
    g1_to_aff(&out, &h);
    return out;
}

static void check_forms(const image_case *c)
{
    const r1cs_assign_options options = {.keep_evaluations = true};
    r1cs_assignment w;
    assert_int_equal(r1cs_assign(&w, &c->circuit, &options), ERR_OK);
    assert_int_equal(w.unsatisfied, 0);
    fr *u = calloc(2 * w.domain, sizeof *u), *z = calloc(w.inputs + w.aux, sizeof *z);
    assert_true(u && z);
    for (size_t i = 0; i < w.inputs; i++)
        z[image_case_place(c, (r1cs_var)i)] = w.input[i];
    for (size_t i = 0; i < w.aux; i++)
        z[image_case_place(c, R1CS_AUX | (r1cs_var)i)] = w.aux_value[i];
    products(u, u + w.domain, &w, c->image.shape.log2_domain);
    key_image plain = setup(c, KEY_IMAGE_COEFFICIENTS, NULL);
    key_image folded = setup(c, KEY_IMAGE_LAGRANGE, NULL);
    assert_int_equal(key_image_points(&folded.head, KEY_IMAGE_H), w.domain);
    const g1_aff a = sum_of(&plain, u + w.domain, z), b = sum_of(&folded, u, z);
    assert_true(g1_aff_eq(&a, &b));
    assert_false(g1_aff_is_infinity(&a));
    assert_sections_equal(&folded, &plain, KEY_IMAGE_A);
    assert_vk_equal(&folded.head.vk, &plain.head.vk);
    key_image_free(&plain);
    key_image_free(&folded);
    r1cs_assignment_free(&w);
    free(u);
    free(z);
}

static void lagrange_form_gives_the_same_sums(void **state)
{
    (void)state;
    for (size_t i = 0; i < NAMES; i++) {
        image_case c;
        image_case_named(&c, names[i]);
        check_forms(&c);
        image_case_free(&c);
    }
}

/* Inputs in C, alone and beside aux variables, coefficients that are zero or cancel, and no B. */
static void lagrange_form_of_odd_circuits(void **state)
{
    (void)state;
    for (unsigned with_b = 0; with_b < 2; with_b++) {
        test_circuit t;
        image_case c;
        test_circuit_begin(&t, 3, 2);
        fr_from_u64(&t.input[1], 6);
        fr_from_u64(&t.input[2], with_b ? 91 : 6);
        fr_from_u64(&t.aux_value[0], 7);
        fr_from_u64(&t.aux_value[1], 7);
        /* (input 1 + aux 0) · aux 0 = input 2, or (…) · 0 = input 2 - input 1 */
        test_circuit_term_int(&t, 0, 1, 1);
        test_circuit_term_int(&t, 0, R1CS_AUX | 0, 1);
        if (with_b)
            test_circuit_term_int(&t, 1, R1CS_AUX | 0, 1);
        else
            test_circuit_term_int(&t, 2, 1, -1);
        test_circuit_term_int(&t, 2, 2, 1);
        test_circuit_end_row(&t);
        /* 0 = aux 0 - aux 1 + 0 · input 1 + ONE - ONE */
        test_circuit_term_int(&t, 2, R1CS_AUX | 0, 1);
        test_circuit_term_int(&t, 2, R1CS_AUX | 1, -1);
        test_circuit_term_int(&t, 2, 1, 0);
        test_circuit_term_int(&t, 2, R1CS_ONE, 1);
        test_circuit_term_int(&t, 2, R1CS_ONE, -1);
        test_circuit_end_row(&t);
        image_case_made(&c, &t);
        check_forms(&c);
        key_image k = setup(&c, KEY_IMAGE_LAGRANGE, NULL);
        const g1_aff *l = k.points[KEY_IMAGE_L];
        assert_int_equal(key_image_points(&k.head, KEY_IMAGE_B2), with_b);
        /* ONE is nowhere in C; input 2 is, input 1 without B. */
        assert_true(g1_aff_is_infinity(&l[image_case_place(&c, R1CS_ONE)]));
        assert_int_equal(g1_aff_is_infinity(&l[image_case_place(&c, 1)]), with_b);
        assert_false(g1_aff_is_infinity(&l[image_case_place(&c, 2)]));
        key_image_free(&k);
        image_case_free(&c);
    }
}

/* ---- refusals ------------------------------------------------------------------------------ */

static void what_setup_refuses_is_refused(void **state)
{
    (void)state;
    image_case c;
    test_circuit t;
    groth16_toxic good, toxic;
    key_image k;
    test_toxic(&good);
    image_case_named(&c, "random:16");
    const uint64_t before = memory_in_use();
    toxic = good;
    toxic.delta = FR_ZERO;
    assert_failed(key_image_setup(&k, &c.image, &toxic, KEY_IMAGE_LAGRANGE, NULL, NULL),
                  ERR_ARGUMENT, "delta of the toxic waste is zero");
    toxic = good;
    toxic.tau = FR_ONE;
    assert_failed(key_image_setup(&k, &c.image, &toxic, KEY_IMAGE_LAGRANGE, NULL, NULL),
                  ERR_ARGUMENT, "lies in the domain of 2^5 points");
    assert_int_equal(memory_in_use(), before);
    image_case_free(&c);
    test_circuit_begin(&t, 2, 3);
    test_circuit_term_int(&t, 0, R1CS_AUX | 0, 1);
    test_circuit_term_int(&t, 1, R1CS_AUX | 2, 1);
    test_circuit_end_row(&t);
    image_case_made(&c, &t);
    assert_failed(key_image_setup(&k, &c.image, &good, KEY_IMAGE_LAGRANGE, NULL, NULL), ERR_INPUT,
                  "aux variable 1 is unconstrained");
    image_case_free(&c);
}

static void failing_allocations_leave_nothing_behind(void **state)
{
    (void)state;
    image_case c;
    groth16_toxic toxic;
    image_case_named(&c, "toy");
    test_toxic(&toxic);
    const uint64_t before = memory_in_use();
    unsigned failures = 0;
    for (err_t rc = ERR_MEMORY; rc != ERR_OK; failures++) {
        key_image k;
        fault_arm(FAULT_ALLOC, failures + 1);
        rc = key_image_setup(&k, &c.image, &toxic, KEY_IMAGE_LAGRANGE, NULL, NULL);
        fault_arm(FAULT_ALLOC, 0);
        assert_true(rc == ERR_OK || rc == ERR_MEMORY);
        key_image_free(&k);
        assert_int_equal(memory_in_use(), before);
        assert_true(failures < 1000);
    }
    assert_true(failures > 15);
    image_case_free(&c);
}

int key_image_setup_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(coefficient_form_is_the_key),
        cmocka_unit_test(lagrange_form_gives_the_same_sums),
        cmocka_unit_test(lagrange_form_of_odd_circuits),
        cmocka_unit_test(what_setup_refuses_is_refused),
        cmocka_unit_test(failing_allocations_leave_nothing_behind),
    };
    return cmocka_run_group_tests_name("key image setup", tests, NULL, NULL);
}
