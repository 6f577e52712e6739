/* Images of circuits made for the purpose: what they are cut into, and that nothing is lost. */
#include "image_support.h"

#include "base/fault.h"

static const r1cs_term ONE = {R1CS_ONE, R1CS_ONE_COEFF};

static r1cs_lc lc(const r1cs_term *t, size_t n)
{
    return (r1cs_lc){t, n};
}

static void build(r1cs_image *image, const r1cs_circuit *circuit)
{
    if (image_build(image, circuit, NULL) != ERR_OK)
        fail_msg("%s", err_text());
    assert_image(image, circuit);
}

static void done(r1cs_image *image)
{
    image_free(image);
    assert_int_equal(memory_in_use(), 0);
}

static const image_group *group_of(const r1cs_image *image, size_t template_index, size_t i)
{
    return &image->group[image->template_[template_index].group + i];
}

/* ---- equal gadgets --------------------------------------------------------------------------- */

/* Eight bits, their sum as a field element; the sum of the gadget before is an operand. */
static r1cs_var byte_gadget(r1cs_cs *cs, r1cs_var before, int64_t index)
{
    r1cs_term sum[9], bit[2] = {ONE, {0, R1CS_MINUS_ONE_COEFF}};
    r1cs_enter(cs, "byte", index);
    for (unsigned i = 0; i < 8; i++) {
        const r1cs_var v = r1cs_alloc_bit(cs, index >> i & 1);
        bit[1].var = v;
        const r1cs_term same = {v, R1CS_ONE_COEFF};
        r1cs_enforce(cs, lc(bit, 2), lc(&same, 1), lc(NULL, 0));
        sum[i] = (r1cs_term){v, r1cs_coeff_pow2(i, false)};
    }
    fr value;
    fr_from_u64(&value, (uint64_t)index);
    const r1cs_term out = {r1cs_alloc_aux(cs, &value), R1CS_ONE_COEFF};
    sum[8] = (r1cs_term){before, R1CS_ONE_COEFF};
    r1cs_enforce(cs, lc(sum, 9), lc(&ONE, 1), lc(&out, 1));
    r1cs_leave(cs);
    return out.var;
}

static void lay_out_bytes(const void *self, r1cs_cs *cs)
{
    (void)self;
    r1cs_var before = r1cs_alloc_aux(cs, &FR_ONE);
    for (int64_t i = 0; i < 40; i++)
        before = byte_gadget(cs, before, i);
    const r1cs_term t = {before, R1CS_ONE_COEFF}, in = {r1cs_alloc_input(cs, &FR_ONE), 1};
    r1cs_enforce(cs, lc(&t, 1), lc(&ONE, 1), lc(&in, 1));
}

static void test_equal_gadgets(void **state)
{
    (void)state;
    const r1cs_circuit circuit = {"bytes", lay_out_bytes, NULL};
    r1cs_image image;
    build(&image, &circuit);
    /* The first aux; the first byte, whose operand's base is the same as the others'; the end. */
    assert_int_equal(image.instance_n, 42);
    assert_int_equal(image.template_n, 3);
    for (size_t i = 2; i < 41; i++) {
        const image_instance *in = &image.instance[i];
        assert_int_equal(in->template_index, image.instance[1].template_index);
        assert_int_equal(in->density, image.instance[1].density);
        assert_int_equal(in->aux, 1 + 9 * (i - 1));
        assert_int_equal(in->bit, 8 * (i - 1));
        assert_int_equal(in->field, 2 + 1 + (i - 1));
        assert_int_equal(in->input, 1);
        assert_int_equal(in->row, 9 * (i - 1));
        const uint32_t bases[5] = {0, in->bit, in->field, 1, in->field - 1};
        assert_memory_equal(image.base + in->base, bases, sizeof bases);
    }
    const image_template *t = &image.template_[image.instance[1].template_index];
    assert_int_equal(t->rows, 9);
    assert_int_equal(t->bits, 8);
    assert_int_equal(t->fields, 1);
    assert_int_equal(t->segments, 5);
    assert_int_equal(t->groups, 2); /* eight bit rows, the sum */
    const image_group *g = &image.group[t->group];
    assert_int_equal(g[0].rows, 8);
    assert_int_equal(g[1].entries[0], 2); /* the operand, eight doubling bits */
    const image_entry *e = &image.entry[g[1].entry];
    const image_entry *run = e[0].count == 8 ? &e[0] : &e[1];
    assert_int_equal(run->count, 8);
    assert_int_equal(run->step, 1);
    assert_int_equal(run->flags, IMAGE_DOUBLING);
    done(&image);
}

/* ---- groups and entries ---------------------------------------------------------------------- */

/* Pairs of rows: ⟨s | t | 0⟩, ⟨t | 1 | s⟩ on new bits s, t. */
static void lay_out_pairs(const void *self, r1cs_cs *cs)
{
    const unsigned pairs = *(const unsigned *)self;
    for (unsigned i = 0; i < pairs; i++) {
        const r1cs_term s = {r1cs_alloc_bit(cs, false), R1CS_ONE_COEFF};
        const r1cs_term t = {r1cs_alloc_bit(cs, false), R1CS_ONE_COEFF};
        r1cs_enforce(cs, lc(&s, 1), lc(&t, 1), lc(NULL, 0));
        r1cs_enforce(cs, lc(&t, 1), lc(&ONE, 1), lc(&s, 1));
    }
}

static void test_alternating_rows(void **state)
{
    (void)state;
    const unsigned pairs = 40;
    const r1cs_circuit circuit = {"pairs", lay_out_pairs, &pairs};
    r1cs_image image;
    build(&image, &circuit);
    assert_int_equal(image.template_n, 1);
    assert_int_equal(image.group_n, 4); /* 32 pairs and 8 pairs */
    for (size_t i = 0; i < 4; i++) {
        const image_group *g = group_of(&image, 0, i);
        assert_int_equal(g->row_stride, 2);
        assert_int_equal(g->rows, i < 2 ? 32 : 8);
        assert_int_equal(g->row, (i < 2 ? 0 : 64) + i % 2);
        assert_int_equal(image.entry[g->entry].row_step, 2);
    }
    done(&image);
}

/* One row of 32 bits with coefficients 2^i + 2^(40 + i), then other progressions. */
static void lay_out_sums(const void *self, r1cs_cs *cs)
{
    (void)self;
    r1cs_term t[64];
    for (unsigned i = 0; i < 32; i++) {
        const r1cs_var v = r1cs_alloc_bit(cs, false);
        t[i] = (r1cs_term){v, r1cs_coeff_pow2(i, false)};
        t[32 + i] = (r1cs_term){v, r1cs_coeff_pow2(40 + i, false)};
    }
    r1cs_enforce(cs, lc(t, 64), lc(t, 32), lc(t + 32, 32));
    for (unsigned i = 0; i < 32; i++)
        t[i].coeff = r1cs_coeff_pow2(i, true);
    for (unsigned i = 32; i < 64; i++)
        t[i].coeff = r1cs_coeff_pow2(8 + i, i % 2);
    r1cs_enforce(cs, lc(t, 32), lc(t, 64), lc(t + 32, 3));
    fr five;
    fr_from_u64(&five, 5);
    const r1cs_coeff c = r1cs_coeff_intern(cs, &five);
    for (unsigned i = 0; i < 32; i++) /* 2^223 … 2^254: as far as it goes */
        t[i].coeff = r1cs_coeff_pow2(223 + i, false), t[32 + i].coeff = c;
    r1cs_enforce(cs, lc(t, 32), lc(t + 32, 32), lc(t + 40, 1));
}

static void test_doubling(void **state)
{
    (void)state;
    const r1cs_circuit circuit = {"sums", lay_out_sums, NULL};
    r1cs_image image;
    build(&image, &circuit);
    assert_int_equal(image.group_n, 3);
    const image_group *g = group_of(&image, 0, 0);
    assert_int_equal(g->entries[0], 2);
    for (unsigned i = 0; i < 4; i++) {
        const image_entry *e = &image.entry[g->entry + i];
        assert_int_equal(e->count, 32);
        assert_int_equal(e->step, 1);
        assert_int_equal(e->offset, 0);
        assert_int_equal(e->flags, IMAGE_DOUBLING);
        assert_int_equal(e->coeff, r1cs_coeff_pow2(i % 2 == 0 ? 0 : 40, false));
    }
    assert_int_equal(group_of(&image, 0, 1)->entries[0], 1);
    assert_int_equal(group_of(&image, 0, 2)->entries[0], 1);
    assert_int_equal(group_of(&image, 0, 2)->entries[1], 1);
    assert_int_equal(image.entry[group_of(&image, 0, 2)->entry + 1].flags, 0);
    done(&image);
}

/* ---- limits ---------------------------------------------------------------------------------- */

static void test_long_span_is_cut(void **state)
{
    (void)state;
    const unsigned pairs = IMAGE_ROWS_MAX / 2 + 3;
    const r1cs_circuit circuit = {"pairs", lay_out_pairs, &pairs};
    r1cs_image image;
    build(&image, &circuit);
    assert_int_equal(image.instance_n, 2);
    assert_int_equal(image.template_[image.instance[0].template_index].rows, IMAGE_ROWS_MAX);
    assert_int_equal(image.instance[1].row, IMAGE_ROWS_MAX);
    done(&image);
}

/* `parts` gadgets of one variable each, then rows over all of them, in steps of `step`. */
typedef struct {
    unsigned parts, step;
} wide;

static void lay_out_wide(const void *self, r1cs_cs *cs)
{
    const wide *w = self;
    r1cs_term *t = calloc(w->parts, sizeof *t);
    assert_non_null(t);
    for (unsigned i = 0; i < w->parts; i++) {
        r1cs_enter(cs, "part", i);
        t[i] = (r1cs_term){r1cs_alloc_aux(cs, &FR_ZERO), R1CS_ONE_COEFF};
        r1cs_leave(cs);
    }
    for (unsigned i = 0; i < w->parts; i += w->step)
        r1cs_enforce(cs, lc(t + i, i + w->step < w->parts ? w->step : w->parts - i), lc(&ONE, 1),
                     lc(NULL, 0));
    free(t);
}

/* More parts than segments: the span is cut before the row that would need too many. */
static void test_many_segments(void **state)
{
    (void)state;
    const wide w = {70000, 100};
    const r1cs_circuit circuit = {"wide", lay_out_wide, &w};
    r1cs_image image;
    assert_int_equal(image_build(&image, &circuit, NULL), ERR_OK);
    assert_int_equal(image.instance_n, 70000 + 2);
    const r1cs_circuit again = {"wide", image_synthesize, &image};
    r1cs_shape one, two;
    assert_int_equal(r1cs_fingerprint(&one, &circuit, NULL), ERR_OK);
    assert_int_equal(r1cs_fingerprint(&two, &again, NULL), ERR_OK);
    assert_memory_equal(&one, &two, sizeof one);
    done(&image);
}

static void test_too_wide(void **state)
{
    (void)state;
    const wide w = {66000, 66000};
    const r1cs_circuit circuit = {"wide", lay_out_wide, &w};
    r1cs_image image;
    assert_int_equal(image_build(&image, &circuit, NULL), ERR_INPUT);
    assert_text_has("row 0 uses variables of more than 65532 parts");
    assert_null(image.block);
    assert_int_equal(memory_in_use(), 0);
}

/* One row of `n` aux with unrelated coefficients. */
static void lay_out_pieces(const void *self, r1cs_cs *cs)
{
    const size_t n = *(const size_t *)self;
    r1cs_term *t = calloc(n, sizeof *t);
    assert_non_null(t);
    for (size_t i = 0; i < n; i++)
        t[i] = (r1cs_term){r1cs_alloc_aux(cs, &FR_ZERO), r1cs_coeff_pow2(i % 2 ? 7 : 1, false)};
    r1cs_enforce(cs, lc(NULL, 0), lc(t, n), lc(NULL, 0));
    free(t);
}

static void test_too_many_pieces(void **state)
{
    (void)state;
    size_t n = 65535;
    const r1cs_circuit circuit = {"pieces", lay_out_pieces, &n};
    r1cs_image image;
    assert_int_equal(image_build(&image, &circuit, NULL), ERR_OK);
    done(&image);
    n++;
    assert_int_equal(image_build(&image, &circuit, NULL), ERR_INPUT);
    assert_text_has("row 0 has 65536 pieces in B, an image holds at most 65535");
    assert_int_equal(memory_in_use(), 0);
}

static void lay_out_nothing(const void *self, r1cs_cs *cs)
{
    (void)self;
    (void)cs;
}

static void lay_out_failure(const void *self, r1cs_cs *cs)
{
    (void)self;
    (void)r1cs_alloc_bit(cs, false);
    r1cs_enter(cs, "here", 3);
    r1cs_fail(cs, ERR_INPUT, "no");
    r1cs_leave(cs);
}

static void test_edges(void **state)
{
    (void)state;
    r1cs_image image;
    const r1cs_circuit empty = {"empty", lay_out_nothing, NULL};
    build(&image, &empty);
    assert_int_equal(image.instance_n, 0);
    done(&image);
    const r1cs_circuit failing = {"failing", lay_out_failure, NULL};
    assert_int_equal(image_build(&image, &failing, NULL), ERR_INPUT);
    assert_text_has("failing: here 3: no");
    char name[IMAGE_NAME_BYTES + 1] = "";
    memset(name, 'x', IMAGE_NAME_BYTES);
    const r1cs_circuit named = {name, lay_out_nothing, NULL};
    assert_int_equal(image_build(&image, &named, NULL), ERR_ARGUMENT);
    name[IMAGE_NAME_BYTES - 1] = '\0';
    build(&image, &named);
    /* Values are not to be had of an image. */
    const r1cs_circuit again = {image.name, image_synthesize, &image};
    r1cs_assignment w;
    assert_int_equal(r1cs_assign(&w, &again, NULL), ERR_ARGUMENT);
    done(&image);
}

/* ---- random circuits ------------------------------------------------------------------------- */

typedef struct {
    uint64_t seed;
    unsigned steps;
} chance;

static r1cs_var some_variable(const r1cs_cs *cs, uint64_t *draw)
{
    const uint64_t d = test_draw(draw) >> 1;
    const size_t near = cs->aux < 40 ? cs->aux : 40;
    if (cs->aux == 0 || d % 8 == 0)
        return (r1cs_var)(test_draw(draw) % cs->inputs);
    const size_t back = d % 64 == 1 ? test_draw(draw) % cs->aux : test_draw(draw) % near;
    return R1CS_AUX | (r1cs_var)(cs->aux - 1 - back);
}

static size_t some_terms(r1cs_cs *cs, r1cs_term *t, uint64_t *draw)
{
    const size_t n = test_draw(draw) % 7;
    for (size_t i = 0; i < n; i++) {
        const uint64_t d = test_draw(draw);
        fr v;
        test_draw_fr(&v, draw);
        t[i].var = some_variable(cs, draw);
        t[i].coeff = d % 4 == 0   ? r1cs_coeff_intern(cs, &v)
                     : d % 4 == 1 ? R1CS_ZERO_COEFF
                                  : r1cs_coeff_pow2(d / 4 % 255, d >> 20 & 1);
    }
    return n;
}

static void lay_out_chance(const void *self, r1cs_cs *cs)
{
    const chance *c = self;
    uint64_t draw = c->seed;
    unsigned depth = 0;
    for (unsigned i = 0; i < c->steps; i++) {
        const uint64_t d = test_draw(&draw);
        fr v;
        test_draw_fr(&v, &draw);
        if (d % 32 == 0 && depth < 5) {
            r1cs_enter(cs, "part", i);
            depth++;
        } else if (d % 32 == 1 && depth > 0) {
            r1cs_leave(cs);
            depth--;
        } else if (d % 32 == 2) {
            (void)r1cs_alloc_input(cs, &v);
        } else if (d % 32 < 8) {
            (void)r1cs_alloc_aux(cs, &v);
        } else if (d % 32 < 20) {
            (void)r1cs_alloc_bit(cs, d >> 8 & 1);
        } else {
            r1cs_term t[3][7];
            size_t n[3];
            for (unsigned m = 0; m < 3; m++)
                n[m] = some_terms(cs, t[m], &draw);
            r1cs_enforce(cs, lc(t[0], n[0]), lc(t[1], n[1]), lc(t[2], n[2]));
        }
    }
    while (depth-- > 0)
        r1cs_leave(cs);
}

static void test_random(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 60; seed++) {
        const chance c = {seed, (unsigned)(seed * seed)};
        const r1cs_circuit circuit = {"chance", lay_out_chance, &c};
        r1cs_image image;
        build(&image, &circuit);
        done(&image);
    }
}

/* Each allocation fails once, in building and in expanding. */
static void test_no_memory(void **state)
{
    (void)state;
    const chance c = {3, 2000};
    const r1cs_circuit circuit = {"chance", lay_out_chance, &c};
    const r1cs_fingerprint_options counts = {.counts_only = true};
    r1cs_image image;
    r1cs_shape shape;
    err_t rc = ERR_MEMORY;
    for (uint64_t n = 1; rc != ERR_OK; n++) {
        fault_arm(FAULT_ALLOC, n);
        rc = image_build(&image, &circuit, NULL);
        fault_arm(FAULT_ALLOC, 0);
        assert_true(rc == ERR_OK || (rc == ERR_MEMORY && memory_in_use() == 0));
        assert_in_range(n, 1, 500);
    }
    const uint64_t held = memory_in_use();
    const r1cs_circuit again = {"chance", image_synthesize, &image};
    rc = ERR_MEMORY;
    for (uint64_t n = 1; rc != ERR_OK; n++) {
        fault_arm(FAULT_ALLOC, n);
        rc = r1cs_fingerprint(&shape, &again, &counts);
        fault_arm(FAULT_ALLOC, 0);
        assert_true(rc == ERR_OK || rc == ERR_MEMORY);
        assert_int_equal(memory_in_use(), held);
    }
    done(&image);
}

/* All values in order of aux, from a slab; any stretch of them. */
static void test_aux_values(void **state)
{
    (void)state;
    const chance c = {7, 3000};
    const r1cs_circuit circuit = {"chance", lay_out_chance, &c};
    r1cs_image image;
    r1cs_assignment w;
    slab_counts n;
    r1cs_slab slab;
    build(&image, &circuit);
    assert_int_equal(r1cs_assign(&w, &circuit, NULL), ERR_OK);
    assert_int_equal(slab_count(&n, &circuit), ERR_OK);
    assert_memory_equal(&n, &image.n, sizeof n);
    void *arena = aligned_alloc(64, (slab_bytes(n) + 63) & ~(size_t)63);
    assert_non_null(arena);
    assert_int_equal(slab_place(&slab, n, arena, slab_bytes(n)), ERR_OK);
    assert_int_equal(slab_assign(&slab, &circuit, NULL), ERR_OK);
    fr *got = calloc(w.aux, sizeof *got);
    assert_non_null(got);
    for (size_t from = 0; from < w.aux; from += 97) {
        const size_t n_of = w.aux - from < 211 ? w.aux - from : 211;
        image_aux_values(got, &image, &slab, from, n_of);
        assert_memory_equal(got, w.aux_value + from, n_of * sizeof *got);
    }
    image_aux_values(got, &image, &slab, 0, w.aux);
    assert_memory_equal(got, w.aux_value, w.aux * sizeof *got);
    free(got);
    free(arena);
    r1cs_assignment_free(&w);
    done(&image);
}

int image_build_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_equal_gadgets),   cmocka_unit_test(test_alternating_rows),
        cmocka_unit_test(test_doubling),        cmocka_unit_test(test_long_span_is_cut),
        cmocka_unit_test(test_many_segments),   cmocka_unit_test(test_too_wide),
        cmocka_unit_test(test_too_many_pieces), cmocka_unit_test(test_edges),
        cmocka_unit_test(test_random),          cmocka_unit_test(test_aux_values),
        cmocka_unit_test(test_no_memory),
    };
    return cmocka_run_group_tests_name("images", tests, NULL, NULL);
}
