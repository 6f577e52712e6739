/* Slabs: places, windows, counts, and the values of a circuit against its assignment. */
#include "r1cs_tests.h"

#include "r1cs/slab.h"

/* A circuit that draws the kinds of its variables from one generator and their values from another;
 * inputs come between the aux. */
typedef struct {
    size_t bits, fields, inputs; /* inputs without ONE */
    uint64_t kinds, values;
    uint64_t wrong_bit; /* k > 0: bit k - 1 has the value 5 */
} mixture;

static void alloc_one_bit(const mixture *m, r1cs_cs *cs, size_t i, uint64_t *values)
{
    fr v;
    fr_from_u64(&v, test_draw(values) & 1);
    if (m->wrong_bit == i + 1)
        fr_from_u64(&v, 5);
    if (i % 2 == 0)
        (void)r1cs_alloc_bit_checked(cs, &v);
    else
        (void)r1cs_alloc_bit(cs, fr_is_one(&v));
}

static void lay_out(const void *self, r1cs_cs *cs)
{
    const mixture *m = self;
    uint64_t kinds = m->kinds, values = m->values;
    size_t left[3] = {m->bits, m->fields, m->inputs};
    size_t bit = 0;
    fr v;
    while (left[0] + left[1] + left[2] > 0) {
        const unsigned kind = (unsigned)(test_draw(&kinds) % 3);
        if (left[kind] == 0)
            continue;
        left[kind]--;
        if (kind == 0) {
            alloc_one_bit(m, cs, bit++, &values);
            continue;
        }
        test_draw_fr(&v, &values);
        if (kind == 1)
            (void)r1cs_alloc_aux(cs, &v);
        else
            (void)r1cs_alloc_input(cs, &v);
    }
}

/* Which aux are bits: the same draws once more. */
static void kinds_of(bool *is_bit, const mixture *m)
{
    uint64_t kinds = m->kinds;
    size_t left[3] = {m->bits, m->fields, m->inputs}, aux = 0;
    while (left[0] + left[1] + left[2] > 0) {
        const unsigned kind = (unsigned)(test_draw(&kinds) % 3);
        if (left[kind] == 0)
            continue;
        left[kind]--;
        if (kind < 2)
            is_bit[aux++] = kind == 0;
    }
}

static r1cs_slab slab_new(slab_counts n, uint8_t filling)
{
    void *arena;
    r1cs_slab slab;
    assert_int_equal(mem_alloc(&arena, MEM_WITNESS, slab_bytes(n), 1, "arena"), ERR_OK);
    memset(arena, filling, slab_bytes(n));
    assert_int_equal(slab_place(&slab, n, arena, slab_bytes(n)), ERR_OK);
    return slab;
}

static bool bit_of(const r1cs_slab *s, size_t i)
{
    return s->bits[i / 64] >> i % 64 & 1;
}

/* ---- places ---------------------------------------------------------------------------------- */

static void test_place(void **state)
{
    (void)state;
    static const slab_counts counts[] = {{0, 1},  {1, 1},   {63, 2},  {64, 3},
                                         {65, 4}, {128, 5}, {1000, 7}};
    for (size_t i = 0; i < sizeof counts / sizeof counts[0]; i++) {
        const slab_counts n = counts[i];
        const size_t bytes = slab_bytes(n);
        assert_true(bytes >= n.fields * sizeof(fr) + slab_words(n.bits) * 8);
        r1cs_slab s = slab_new(n, 0xa5);
        assert_int_equal((uintptr_t)s.fields % 64, 0);
        assert_int_equal((uintptr_t)s.bits % 64, 0);
        assert_true((uint8_t *)(s.fields + n.fields) <= (uint8_t *)s.bits);
        assert_true((uint8_t *)(s.bits + slab_words(n.bits)) <= (uint8_t *)s.fields + bytes);
        const size_t spare = slab_words(n.bits) - 1;
        for (size_t b = 0; b < bytes; b++)
            if ((uint8_t *)s.fields + b < (uint8_t *)(s.bits + spare))
                assert_int_equal(((uint8_t *)s.fields)[b], 0xa5);
        assert_int_equal(s.bits[spare], 0);
        assert_int_equal(slab_place(&s, n, s.fields, bytes - 1), ERR_MEMORY);
        char text[64];
        snprintf(text, sizeof text, "takes %zu bytes, the arena has %zu", bytes, bytes - 1);
        assert_text_has(text);
        mem_free(s.fields, MEM_WITNESS);
    }
}

/* Every position and length against single bits. */
static void test_window(void **state)
{
    (void)state;
    r1cs_slab s = slab_new((slab_counts){200, 1}, 0);
    uint64_t seed = 9;
    for (size_t w = 0; w < 4; w++)
        s.bits[w] = test_draw(&seed);
    s.bits[3] &= 0xff;
    for (size_t i = 0; i < 200; i++)
        for (unsigned n = 1; n <= 64; n++) {
            uint64_t expected = 0;
            for (unsigned k = 0; k < n && i + k < 200; k++)
                expected |= (uint64_t)bit_of(&s, i + k) << k;
            assert_int_equal(slab_window(s.bits, i, n), expected);
        }
    mem_free(s.fields, MEM_WITNESS);
}

/* ---- values ---------------------------------------------------------------------------------- */

static void check_values(const mixture *m)
{
    const r1cs_circuit circuit = {"mixture", lay_out, m};
    slab_counts n;
    assert_int_equal(slab_count(&n, &circuit), ERR_OK);
    assert_int_equal(n.bits, m->bits);
    assert_int_equal(n.fields, m->fields + m->inputs + 1);
    r1cs_slab s = slab_new(n, 0xff);
    r1cs_assignment w;
    assert_int_equal(slab_assign(&s, &circuit, NULL), ERR_OK);
    assert_int_equal(r1cs_assign(&w, &circuit, NULL), ERR_OK);
    assert_int_equal(w.aux, m->bits + m->fields);
    bool is_bit[2000];
    assert_true(w.aux <= sizeof is_bit);
    kinds_of(is_bit, m);
    for (size_t i = 0; i < w.inputs; i++)
        assert_true(fr_eq(&s.fields[i], &w.input[i]));
    size_t bit = 0, field = w.inputs;
    for (size_t i = 0; i < w.aux; i++) {
        if (is_bit[i])
            assert_int_equal(bit_of(&s, bit++), fr_is_one(&w.aux_value[i]));
        else
            assert_true(fr_eq(&s.fields[field++], &w.aux_value[i]));
    }
    for (; bit < 64 * slab_words(n.bits); bit++)
        assert_false(bit_of(&s, bit));
    r1cs_assignment_free(&w);
    mem_free(s.fields, MEM_WITNESS);
    assert_int_equal(memory_in_use(), 0);
}

static void test_values(void **state)
{
    (void)state;
    for (size_t bits = 0; bits <= 130; bits++)
        check_values(&(mixture){.bits = bits, .fields = bits % 3, .inputs = 1, .kinds = bits});
    check_values(&(mixture){.bits = 0, .fields = 300, .inputs = 5, .kinds = 1, .values = 2});
    check_values(&(mixture){.bits = 900, .fields = 400, .inputs = 200, .kinds = 3, .values = 4});
    check_values(&(mixture){.bits = 900, .fields = 0, .inputs = 0, .kinds = 5, .values = 6});
}

/* The aux is named by its number among all aux. */
static void test_bit_refused(void **state)
{
    (void)state;
    const mixture m = {.bits = 70, .wrong_bit = 67};
    const r1cs_circuit circuit = {"mixture", lay_out, &m};
    r1cs_slab s = slab_new((slab_counts){70, 1}, 0);
    assert_int_equal(slab_assign(&s, &circuit, NULL), ERR_INPUT);
    assert_text_has("mixture: aux 66 is a bit, its value is 0x");
    assert_text_has("05");
    mem_free(s.fields, MEM_WITNESS);
    assert_int_equal(memory_in_use(), 0);
}

static void test_counts_refused(void **state)
{
    (void)state;
    static const struct {
        size_t bits, fields;
        const char *text;
    } cases[] = {
        {69, 14, "mixture: the circuit has more than the 69 bits expected"},
        {71, 14, "mixture: 70 bits, 71 expected"},
        {70, 15, "mixture: 14 field elements, 15 expected"},
        {70, 13, "mixture: 14 field elements, 13 expected"},
        {70, 8, "mixture: the circuit has more than the 8 field elements expected"},
    };
    const mixture m = {.bits = 70, .fields = 9, .inputs = 4};
    const r1cs_circuit circuit = {"mixture", lay_out, &m};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        r1cs_slab s = slab_new((slab_counts){cases[i].bits, cases[i].fields}, 0);
        assert_int_equal(slab_assign(&s, &circuit, NULL), ERR_INPUT);
        assert_text_has(cases[i].text);
        mem_free(s.fields, MEM_WITNESS);
        assert_int_equal(memory_in_use(), 0);
    }
}

int slab_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_place),          cmocka_unit_test(test_window),
        cmocka_unit_test(test_values),         cmocka_unit_test(test_bit_refused),
        cmocka_unit_test(test_counts_refused),
    };
    return cmocka_run_group_tests_name("slab", tests, NULL, NULL);
}
