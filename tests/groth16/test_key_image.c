/* Key images: densities and points in the order of a slab, variable by variable. */
#include "image_support.h"

static const char *const names[] = {"toy", "random:16", "random:700", "parts:600"};
#define NAMES (sizeof names / sizeof names[0])

/* Points of `section` come from those of a key as this list says; SIZE_MAX is infinity. */
typedef struct {
    size_t *from, n;
} expected_order;

static expected_order order_of(const image_case *c, key_image_section s)
{
    const size_t inputs = c->matrices.inputs, aux = c->matrices.aux, all = inputs + aux;
    const unsigned matrix = s == KEY_IMAGE_A ? 0 : 1;
    size_t *at_place = calloc(all, sizeof *at_place), in_key = 0;
    expected_order o = {.from = calloc(all, sizeof *o.from)};
    assert_true(at_place && o.from);
    memset(at_place, 0xff, all * sizeof *at_place);
    for (size_t i = 0; i < all; i++) {
        const r1cs_var var = i < inputs ? (r1cs_var)i : R1CS_AUX | (r1cs_var)(i - inputs);
        if (s == KEY_IMAGE_L ? i >= inputs : image_case_holds(c, matrix, var))
            at_place[image_case_place(c, var)] = in_key++;
    }
    for (size_t place = 0; place < all; place++)
        if (s == KEY_IMAGE_L || at_place[place] != SIZE_MAX)
            o.from[o.n++] = at_place[place];
    free(at_place);
    return o;
}

static void check_density(const image_case *c, unsigned matrix)
{
    const size_t inputs = c->matrices.inputs, all = inputs + c->matrices.aux;
    key_image_density d;
    assert_int_equal(key_image_density_of(&d, &c->image, matrix), ERR_OK);
    bool *dense = calloc(all, sizeof *dense);
    assert_non_null(dense);
    for (size_t i = 0; i < all; i++) {
        const r1cs_var var = i < inputs ? (r1cs_var)i : R1CS_AUX | (r1cs_var)(i - inputs);
        dense[image_case_place(c, var)] = image_case_holds(c, matrix, var);
    }
    size_t bits = 0, fields = 0;
    assert_int_equal(d.n.bits, c->image.n.bits);
    assert_int_equal(d.n.fields, c->image.n.fields);
    for (size_t i = 0; i < 64 * slab_words(d.n.bits); i++) {
        if (i % 64 == 0)
            assert_int_equal(d.rank[i / 64], bits);
        assert_int_equal(d.bits[i / 64] >> i % 64 & 1, i < d.n.bits && dense[i]);
        bits += i < d.n.bits && dense[i];
    }
    for (size_t i = 0; i < d.n.fields; i++)
        if (dense[d.n.bits + i])
            assert_int_equal(d.fields[fields++], i);
    assert_int_equal(d.dense.bits, bits);
    assert_int_equal(d.dense.fields, fields);
    free(dense);
    key_image_density_free(&d);
}

static void densities_are_those_of_the_rows(void **state)
{
    (void)state;
    for (size_t i = 0; i < NAMES; i++) {
        image_case c;
        image_case_named(&c, names[i]);
        const uint64_t before = memory_in_use();
        check_density(&c, 0);
        check_density(&c, 1);
        assert_int_equal(memory_in_use(), before);
        image_case_free(&c);
    }
}

static void check_section(const image_case *c, const key_image_source *source, key_image_section s,
                          const void *points, size_t n)
{
    const size_t bytes = key_image_point_bytes(s);
    const uint8_t *in = points;
    uint8_t found[sizeof(g2_aff)], zero[sizeof(g2_aff)] = {0};
    expected_order o = order_of(c, s);
    assert_int_equal(key_image_points(source->head, s), o.n);
    for (size_t i = 0; i < o.n; i++) {
        assert_true(o.from[i] == SIZE_MAX || o.from[i] < n);
        assert_int_equal(source->read(source->context, found, s, i, 1), ERR_OK);
        assert_memory_equal(found, o.from[i] == SIZE_MAX ? zero : in + o.from[i] * bytes, bytes);
    }
    free(o.from);
}

static groth16_key key_of(const image_case *c)
{
    groth16_toxic toxic;
    groth16_key key;
    test_toxic(&toxic);
    assert_int_equal(groth16_setup(&key, &c->matrices, &toxic, NULL, NULL), ERR_OK);
    return key;
}

static void keys_are_put_in_the_order_of_a_slab(void **state)
{
    (void)state;
    for (size_t i = 0; i < NAMES; i++) {
        image_case c;
        key_image k;
        pool *p;
        image_case_named(&c, names[i]);
        groth16_key key = key_of(&c);
        const uint64_t before = memory_in_use();
        assert_int_equal(pool_create(&p, 3), ERR_OK);
        assert_int_equal(key_image_from_key(&k, &key, &c.image, p), ERR_OK);
        pool_destroy(p);
        const key_image_source source = key_image_source_of(&k);
        assert_int_equal(k.head.form, KEY_IMAGE_COEFFICIENTS);
        assert_string_equal(k.head.circuit, names[i]);
        assert_int_equal(key_image_head_check(&k.head, &c.image), ERR_OK);
        assert_int_equal(key_image_points(&k.head, KEY_IMAGE_H), key.h_n);
        assert_memory_equal(k.points[KEY_IMAGE_H], key.h, key.h_n * sizeof *key.h);
        check_section(&c, &source, KEY_IMAGE_L, key.l, key.l_n);
        check_section(&c, &source, KEY_IMAGE_A, key.a, key.a_n);
        check_section(&c, &source, KEY_IMAGE_B1, key.b_g1, key.b_g1_n);
        check_section(&c, &source, KEY_IMAGE_B2, key.b_g2, key.b_g2_n);
        assert_int_equal(k.head.vk.ic_n, key.vk.ic_n);
        assert_memory_equal(k.head.vk.ic, key.vk.ic, key.vk.ic_n * sizeof *key.vk.ic);
        key_image_free(&k);
        assert_int_equal(memory_in_use(), before);
        groth16_key_free(&key);
        image_case_free(&c);
    }
}

/* F6, I9: a key of another circuit, by each of its counts. */
static void keys_of_other_circuits_are_refused(void **state)
{
    (void)state;
    image_case c;
    key_image k;
    image_case_named(&c, "random:100");
    groth16_key key = key_of(&c);
    struct {
        size_t *count;
        const char *text;
    } list[] = {{&key.h_n, "section h of the key has"},
                {&key.l_n, "section l of the key has"},
                {&key.a_n, "section a of the key has"},
                {&key.b_g1_n, "section b_g1 of the key has"},
                {&key.b_g2_n, "section b_g2 of the key has"},
                {&key.vk.ic_n, "points ic, the circuit 8 inputs"}};
    const uint64_t before = memory_in_use();
    for (size_t i = 0; i < sizeof list / sizeof list[0]; i++) {
        --*list[i].count;
        assert_failed(key_image_from_key(&k, &key, &c.image, NULL), ERR_INPUT, list[i].text);
        ++*list[i].count;
        assert_int_equal(memory_in_use(), before);
    }
    assert_int_equal(key_image_from_key(&k, &key, &c.image, NULL), ERR_OK);
    size_t *const counts[] = {&k.head.inputs,       &k.head.vk.ic_n,       &k.head.n.bits,
                              &k.head.n.fields,     &k.head.dense_a.bits,  &k.head.dense_a.fields,
                              &k.head.dense_b.bits, &k.head.dense_b.fields};
    for (size_t i = 0; i < sizeof counts / sizeof counts[0]; i++) {
        ++*counts[i];
        assert_failed(key_image_head_check(&k.head, &c.image), ERR_INPUT, "of another circuit");
        --*counts[i];
    }
    k.head.log2_domain++;
    assert_failed(key_image_head_check(&k.head, &c.image), ERR_INPUT, "domain 8, of random:100 7");
    key_image_free(&k);
    groth16_key_free(&key);
    image_case_free(&c);
}

static void reading_past_a_section_is_refused(void **state)
{
    (void)state;
    image_case c;
    key_image k;
    g1_aff two[2];
    image_case_named(&c, "toy");
    groth16_key key = key_of(&c);
    assert_int_equal(key_image_from_key(&k, &key, &c.image, NULL), ERR_OK);
    const key_image_source source = key_image_source_of(&k);
    const size_t n = key_image_points(&k.head, KEY_IMAGE_A);
    assert_int_equal(source.read(source.context, two, KEY_IMAGE_A, n - 2, 2), ERR_OK);
    assert_memory_equal(two, (const g1_aff *)k.points[KEY_IMAGE_A] + n - 2, sizeof two);
    assert_int_equal(source.read(source.context, two, KEY_IMAGE_A, n, 0), ERR_OK);
    assert_failed(source.read(source.context, two, KEY_IMAGE_A, n - 1, 2), ERR_ARGUMENT,
                  "of section a, which has");
    assert_failed(source.read(source.context, two, KEY_IMAGE_A, n + 1, SIZE_MAX), ERR_ARGUMENT,
                  "of section a, which has");
    key_image_free(&k);
    groth16_key_free(&key);
    image_case_free(&c);
}

int key_image_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(densities_are_those_of_the_rows),
        cmocka_unit_test(keys_are_put_in_the_order_of_a_slab),
        cmocka_unit_test(keys_of_other_circuits_are_refused),
        cmocka_unit_test(reading_past_a_section_is_refused),
    };
    return cmocka_run_group_tests_name("key images", tests, NULL, NULL);
}
