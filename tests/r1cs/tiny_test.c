/* The small constraint systems of tests/vectors/groth16/tiny: every mode on rows that the reference
 * implementation has proved. Terms are handed over in reverse and split in two, so that what comes
 * in is not canonical. */
#include "image_support.h"

typedef struct {
    const json_t *json;
    bool wrong; /* aux 0 plus one */
} tiny;

static void read_fr(fr *out, const char *hex)
{
    uint8_t bytes[FR_BYTES];
    assert_true(hex_decode(bytes, hex, FR_BYTES));
    assert_true(fr_from_bytes(out, bytes));
}

/* c·x as (c − 1)·x + 1·x. */
static size_t read_lc(r1cs_term *out, r1cs_cs *cs, const json_t *terms)
{
    size_t n = 0;
    for (size_t i = json_array_size(terms); i-- > 0;) {
        const json_t *t = json_array_get(terms, i);
        const uint32_t index = (uint32_t)json_integer_value(json_array_get(t, 1));
        const bool aux = strcmp(json_string_value(json_array_get(t, 0)), "aux") == 0;
        fr c;
        read_fr(&c, json_string_value(json_array_get(t, 2)));
        fr_sub(&c, &c, &FR_ONE);
        const r1cs_var v = aux ? R1CS_AUX | index : index;
        out[n++] = (r1cs_term){v, r1cs_coeff_intern(cs, &c)};
        out[n++] = (r1cs_term){v, R1CS_ONE_COEFF};
    }
    return n;
}

static void lay_out(const void *self, r1cs_cs *cs)
{
    static r1cs_term t[3][2 * 254]; /* the longest combination has 254 terms */
    const tiny *s = self;
    const json_t *inputs = json_member(s->json, "inputs"), *aux = json_member(s->json, "aux");
    fr v;
    for (size_t i = 1; i < json_array_size(inputs); i++) {
        read_fr(&v, json_string_value(json_array_get(inputs, i)));
        (void)r1cs_alloc_input(cs, &v);
    }
    for (size_t i = 0; i < json_array_size(aux); i++) {
        read_fr(&v, json_string_value(json_array_get(aux, i)));
        if (s->wrong && i == 0)
            fr_add(&v, &v, &FR_ONE);
        (void)r1cs_alloc_aux(cs, &v);
    }
    const json_t *rows = json_member(s->json, "rows");
    for (size_t i = 0; i < json_array_size(rows); i++) {
        static const char *const names[3] = {"a", "b", "c"};
        r1cs_lc lc[3];
        for (unsigned m = 0; m < 3; m++)
            lc[m] =
                (r1cs_lc){t[m], read_lc(t[m], cs, json_member(json_array_get(rows, i), names[m]))};
        r1cs_enforce(cs, lc[0], lc[1], lc[2]);
    }
}

static void assert_digest(const fr *v, size_t n, const json_t *evaluations, const char *key)
{
    uint8_t *bytes = malloc(n * FR_BYTES);
    assert_non_null(bytes);
    for (size_t i = 0; i < n; i++)
        fr_to_bytes(bytes + i * FR_BYTES, &v[i]);
    char hex[65];
    sha256_hex(hex, bytes, n * FR_BYTES);
    assert_string_equal(hex, json_text(evaluations, key));
    free(bytes);
}

static void assert_values(const r1cs_assignment *w, const json_t *expected)
{
    assert_int_equal(w->unsatisfied, 0);
    assert_int_equal(w->rows, json_number(expected, "num_constraints"));
    assert_int_equal(w->rows + w->inputs, json_number(expected, "num_rows"));
    assert_int_equal(w->domain, json_number(expected, "domain"));
    assert_int_equal(w->a_aux_ones, json_number(expected, "a_aux_density"));
    assert_int_equal(w->b_aux_ones, json_number(expected, "b_aux_density"));
    assert_int_equal(w->b_input_ones, json_number(expected, "b_input_density"));
    const json_t *e = json_member(expected, "evaluations");
    const size_t n = w->rows + w->inputs;
    assert_digest(w->a, n, e, "a_sha256");
    assert_digest(w->b, n, e, "b_sha256");
    assert_digest(w->c, n, e, "c_sha256");
    for (size_t i = n; i < w->domain; i++)
        assert_true(fr_is_zero(&w->a[i]) && fr_is_zero(&w->b[i]) && fr_is_zero(&w->c[i]));
}

static void assert_assignment(const r1cs_circuit *circuit, const json_t *expected)
{
    const r1cs_assign_options o = {.keep_evaluations = true};
    r1cs_assignment w;
    assert_int_equal(r1cs_assign(&w, circuit, &o), ERR_OK);
    assert_values(&w, expected);
    r1cs_assignment_free(&w);
}

/* The same from a slab through the image. */
static void assert_image_assignment(const r1cs_image *image, const r1cs_circuit *circuit,
                                    const json_t *expected)
{
    void *arena;
    r1cs_slab slab;
    assert_int_equal(mem_alloc(&arena, MEM_WITNESS, slab_bytes(image->n), 1, "arena"), ERR_OK);
    assert_int_equal(slab_place(&slab, image->n, arena, slab_bytes(image->n)), ERR_OK);
    assert_int_equal(slab_assign(&slab, circuit, NULL), ERR_OK);
    r1cs_assignment w;
    assert_int_equal(image_assignment(&w, image, &slab, circuit, NULL, NULL), ERR_OK);
    assert_values(&w, expected);
    r1cs_assignment_free(&w);
    mem_free(arena, MEM_WITNESS);
}

/* The matrices hold the file's own terms, which are canonical. */
static void assert_matrices(const r1cs_matrices *m, const json_t *json)
{
    const json_t *rows = json_member(json, "rows");
    assert_int_equal(m->rows, json_array_size(rows));
    for (size_t i = 0; i < m->rows; i++) {
        static const char *const names[3] = {"a", "b", "c"};
        for (unsigned k = 0; k < 3; k++) {
            const json_t *terms = json_member(json_array_get(rows, i), names[k]);
            const uint64_t start = m->m[k].start[i];
            assert_int_equal(m->m[k].start[i + 1] - start, json_array_size(terms));
            for (size_t t = 0; t < json_array_size(terms); t++) {
                const json_t *term = json_array_get(terms, t);
                const r1cs_term got = m->m[k].terms[start + t];
                fr c;
                read_fr(&c, json_string_value(json_array_get(term, 2)));
                assert_int_equal(got.var & ~R1CS_AUX, json_integer_value(json_array_get(term, 1)));
                assert_int_equal(!!(got.var & R1CS_AUX),
                                 strcmp(json_string_value(json_array_get(term, 0)), "aux") == 0);
                assert_true(got.coeff < m->coeffs_n && fr_eq(&m->coeffs[got.coeff], &c));
            }
        }
    }
}

static void check(const char *name)
{
    char path[64];
    snprintf(path, sizeof path, "groth16/tiny/%s.r1cs.json", name);
    json_t *json = vector_json(path);
    snprintf(path, sizeof path, "groth16/tiny/%s.json", name);
    json_t *expected = vector_json(path);
    tiny self = {.json = json};
    const r1cs_circuit circuit = {name, lay_out, &self};
    assert_assignment(&circuit, expected);
    r1cs_matrices m;
    assert_int_equal(r1cs_matrices_build(&m, &circuit), ERR_OK);
    assert_matrices(&m, json);
    /* The matrices as a circuit: same rows, same evaluations. */
    r1cs_assignment w;
    assert_int_equal(r1cs_assign(&w, &circuit, NULL), ERR_OK);
    const r1cs_matrices_circuit values = {.matrices = &m, .inputs = w.input, .aux = w.aux_value};
    const r1cs_circuit again = {name, r1cs_matrices_synthesize, &values};
    assert_assignment(&again, expected);
    r1cs_shape one, two;
    assert_int_equal(r1cs_fingerprint(&one, &circuit, NULL), ERR_OK);
    assert_int_equal(r1cs_fingerprint(&two, &again, NULL), ERR_OK);
    assert_memory_equal(&one, &two, sizeof one);
    r1cs_image image;
    assert_int_equal(image_build(&image, &circuit, NULL), ERR_OK);
    assert_image(&image, &circuit);
    assert_image_assignment(&image, &circuit, expected);
    image_free(&image);
    /* Blank matrices cannot be assigned. */
    const r1cs_matrices_circuit blank = {.matrices = &m};
    const r1cs_circuit none = {name, r1cs_matrices_synthesize, &blank};
    r1cs_assignment ignored;
    assert_int_equal(r1cs_assign(&ignored, &none, NULL), ERR_ARGUMENT);
    r1cs_assignment_free(&w);
    r1cs_matrices_free(&m);
    self.wrong = true;
    assert_int_equal(r1cs_assign(&w, &circuit, NULL), ERR_OK);
    assert_true(w.unsatisfied > 0);
    r1cs_assignment_free(&w);
    json_decref(expected);
    json_decref(json);
    assert_int_equal(memory_in_use(), 0);
}

static void test_cubic(void **state)
{
    (void)state;
    check("cubic");
}

static void test_random_1000(void **state)
{
    (void)state;
    check("random-1000");
}

int tiny_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_cubic),
        cmocka_unit_test(test_random_1000),
    };
    return cmocka_run_group_tests_name("tiny systems", tests, NULL, NULL);
}
