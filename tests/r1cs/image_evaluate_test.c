/* Evaluation through images: made by hand, and drawn at random with every class of group. */
#include "r1cs_tests.h"

#include "r1cs/image_evaluate.h"
#include "r1cs/image_tile.h"

#define ENTRIES_MAX   20000u
#define GROUPS_MAX    9000u
#define TEMPLATES_MAX 64u
#define INSTANCES_MAX 400u
#define BASES_MAX     4000u
#define SEGMENTS_MAX  8u

#define BITS   20000u
#define FIELDS 1500u
#define INPUTS 20u

static image_entry entry[ENTRIES_MAX];
static image_group group[GROUPS_MAX];
static image_template template_[TEMPLATES_MAX];
static image_instance instance[INSTANCES_MAX];
static uint32_t base[BASES_MAX];
static uint32_t extent[TEMPLATES_MAX][SEGMENTS_MAX]; /* one above the highest place used */
static bool counts_fields[SEGMENTS_MAX] = {true, false, true, true, false, true, false, true};

static coeff_dict dict;
static r1cs_image image;
static r1cs_slab slab;
static uint64_t seed;

static uint64_t below(uint64_t n)
{
    return test_draw(&seed) % n;
}

static int between(int low, int high)
{
    return low + (int)below((uint64_t)(high - low + 1));
}

/* ---- building -------------------------------------------------------------------------------- */

static void open_image(void)
{
    assert_int_equal(coeff_init(&dict), ERR_OK);
    void *arena;
    const slab_counts n = {BITS, FIELDS};
    assert_int_equal(mem_alloc(&arena, MEM_WITNESS, slab_bytes(n), 1, "arena"), ERR_OK);
    assert_int_equal(slab_place(&slab, n, arena, slab_bytes(n)), ERR_OK);
    for (size_t i = 0; i < BITS; i++)
        slab.bits[i / 64] |= below(2) << i % 64;
    for (size_t i = 0; i < FIELDS; i++)
        if (below(4) == 0)
            fr_from_u64(&slab.fields[i], below(3));
        else
            test_draw_fr(&slab.fields[i], &seed);
    slab.fields[0] = FR_ONE;
    image = (r1cs_image){.name = "drawn",
                         .shape = {.inputs = INPUTS},
                         .n = n,
                         .entry = entry,
                         .group = group,
                         .template_ = template_,
                         .instance = instance,
                         .base = base};
}

static void close_image(void)
{
    mem_free(slab.fields, MEM_WITNESS);
    coeff_free(&dict);
    assert_int_equal(memory_in_use(), 0);
}

static void add_instance(uint32_t t)
{
    assert_true(image.instance_n < INSTANCES_MAX && image.base_n + SEGMENTS_MAX <= BASES_MAX);
    instance[image.instance_n++] = (image_instance){.template_index = t,
                                                    .row = (uint32_t)image.shape.constraints,
                                                    .base = (uint32_t)image.base_n};
    image.shape.constraints += template_[t].rows;
    for (unsigned s = 0; s < SEGMENTS_MAX; s++) {
        const uint32_t room = counts_fields[s] ? FIELDS : BITS;
        assert_true(extent[t][s] <= room);
        base[image.base_n++] =
            s == IMAGE_SEGMENT_ONE ? 0 : (uint32_t)below(room - extent[t][s] + 1);
    }
}

static uint32_t begin_template(void)
{
    assert_true(image.template_n < TEMPLATES_MAX);
    const uint32_t t = (uint32_t)image.template_n++;
    template_[t] = (image_template){.group = (uint32_t)image.group_n, .segments = SEGMENTS_MAX};
    memset(extent[t], 0, sizeof extent[t]);
    return t;
}

static image_group *begin_group(uint32_t t, uint32_t row, unsigned rows, unsigned stride)
{
    assert_true(image.group_n < GROUPS_MAX);
    template_[t].groups++;
    image_group *g = &group[image.group_n++];
    *g = (image_group){.row = row,
                       .entry = (uint32_t)image.entry_n,
                       .rows = (uint8_t)rows,
                       .row_stride = (uint8_t)stride};
    const uint32_t end = row + (rows - 1) * stride + 1;
    template_[t].rows = template_[t].rows > end ? template_[t].rows : end;
    return g;
}

/* offset is raised until the lowest place is not below the base. */
static void add_entry(uint32_t t, image_group *g, unsigned m, image_entry e)
{
    assert_true(image.entry_n < ENTRIES_MAX);
    const int rows = (g->rows - 1) * e.row_step, steps = (e.count - 1) * e.step;
    const int lowest = (rows < 0 ? rows : 0) + (steps < 0 ? steps : 0);
    const int highest = (rows > 0 ? rows : 0) + (steps > 0 ? steps : 0);
    e.offset += (uint32_t)-lowest;
    const uint32_t end = e.offset + (uint32_t)highest + 1;
    if (e.segment != IMAGE_SEGMENT_ONE && end > extent[t][e.segment])
        extent[t][e.segment] = end;
    e.flags |= counts_fields[e.segment] ? IMAGE_FIELD : 0;
    entry[image.entry_n++] = e;
    g->entries[m]++;
}

static void close_dictionary(void)
{
    image.coeff = dict.value;
    image.coeff_n = dict.n;
}

/* ---- drawing --------------------------------------------------------------------------------- */

static r1cs_coeff drawn_coeff(bool small)
{
    static const int values[] = {3, -3, 5, 15, 100, -127, 127};
    r1cs_coeff code;
    fr v;
    if (small && below(4) != 0)
        return r1cs_coeff_pow2((unsigned)below(4), below(2));
    if (small || below(3) == 0) {
        const int value = values[below(sizeof values / sizeof values[0])];
        fr_from_u64(&v, (uint64_t)abs(value));
        if (value < 0)
            fr_neg(&v, &v);
    } else {
        if (below(2) == 0)
            return r1cs_coeff_pow2((unsigned)below(COEFF_POW2_MAX + 1), below(2));
        test_draw_fr(&v, &seed);
    }
    assert_int_equal(coeff_intern(&dict, &code, &v), ERR_OK);
    return code;
}

/* Small: bits and ONE, so that the group may be a sum of small integers; else anything. */
static image_entry drawn_entry(const image_group *g, bool small)
{
    static const uint16_t counts[] = {1, 1, 1, 2, 7, 31, 32, 33, 63, 64, 65, 130, 255};
    static const int16_t row_steps[] = {1, 1, 1, 0, 2, -1, -2, 3, 32};
    image_entry e = {.coeff = drawn_coeff(small), .count = 1};
    e.segment = (uint16_t)below(SEGMENTS_MAX);
    while (small && counts_fields[e.segment] && e.segment != IMAGE_SEGMENT_ONE)
        e.segment = (uint16_t)below(SEGMENTS_MAX);
    if (e.segment == IMAGE_SEGMENT_ONE)
        return e;
    e.offset = (uint32_t)below(50);
    if (small && below(4) == 0)
        e.count = (uint16_t)between(1, 3);
    if (!small && below(2) == 0)
        e.count = counts[below(sizeof counts / sizeof counts[0])];
    if (!small && g->rows == 1 && below(40) == 0)
        e.count = 300;
    if (counts_fields[e.segment] && e.count > 65)
        e.count = 65;
    if (g->rows > 1)
        e.row_step = row_steps[below(sizeof row_steps / sizeof row_steps[0])];
    if (e.count > 1)
        e.step = (int8_t)(below(2) ? 1 : between(-3, 3));
    if (!small && e.count <= 255 && below(2) == 0) {
        e.flags = IMAGE_DOUBLING;
        e.coeff = r1cs_coeff_pow2((unsigned)below(256u - e.count), below(2));
    }
    return e;
}

static void fill_group(uint32_t t, image_group *g, unsigned wide)
{
    for (unsigned m = 0; m < 3; m++) {
        const bool small = below(100) >= wide;
        const unsigned entries = below(5) == 0 ? 0 : (unsigned)below(4);
        for (unsigned i = 0; i < entries; i++)
            add_entry(t, g, m, drawn_entry(g, small));
    }
}

/* ⟨1 − b | b | 0⟩ for the next `rows` bits: these hold. */
static void boolean_group(uint32_t t, image_group *g, uint32_t bit)
{
    const int16_t step = g->rows > 1;
    const image_entry one = {.coeff = R1CS_ONE_COEFF, .count = 1};
    image_entry b = {.segment = IMAGE_SEGMENT_BITS,
                     .offset = bit,
                     .coeff = R1CS_MINUS_ONE_COEFF,
                     .count = 1,
                     .row_step = step};
    add_entry(t, g, 0, one);
    add_entry(t, g, 0, b);
    b.coeff = R1CS_ONE_COEFF;
    add_entry(t, g, 1, b);
}

/* `pieces` groups or pairs of interleaved groups. wide: per cent of matrices that need the field;
 * hold: only rows that hold. */
static uint32_t drawn_template(unsigned pieces, unsigned wide, bool hold)
{
    const uint32_t t = begin_template();
    uint32_t row = 0;
    for (unsigned i = 0; i < pieces; i++) {
        const unsigned rows = below(3) == 0 ? 32 : (unsigned)between(1, 32);
        const unsigned stride = below(4) == 0 ? 2 : 1;
        for (unsigned k = 0; k < stride; k++) {
            image_group *g = begin_group(t, row + k, rows, stride);
            if (hold)
                boolean_group(t, g, row);
            else
                fill_group(t, g, wide);
        }
        row += rows * stride;
    }
    for (uint32_t i = template_[t].groups; i > 1 && below(2); i--) { /* in any order */
        image_group *g = &group[template_[t].group];
        const uint32_t j = (uint32_t)below(i);
        const image_group swap = g[i - 1];
        g[i - 1] = g[j];
        g[j] = swap;
    }
    return t;
}

/* ---- comparing ------------------------------------------------------------------------------- */

typedef struct {
    fr *abc[3];
    image_verdict verdict;
} result;

static result result_new(size_t n)
{
    result r = {0};
    for (unsigned m = 0; m < 3; m++) {
        assert_int_equal(MEM_ARRAY(&r.abc[m], MEM_WITNESS, n + 1, "evaluations"), ERR_OK);
        memset(r.abc[m], 0xee, (n + 1) * sizeof(fr));
    }
    memset(&r.verdict, 0xee, sizeof r.verdict);
    return r;
}

static void result_free(result *r)
{
    for (unsigned m = 0; m < 3; m++)
        mem_free(r->abc[m], MEM_WITNESS);
}

static void assert_verdict(const image_verdict *got, const image_verdict *expected)
{
    assert_int_equal(got->unsatisfied, expected->unsatisfied);
    if (expected->unsatisfied == 0)
        return;
    assert_int_equal(got->first_unsatisfied, expected->first_unsatisfied);
    for (unsigned m = 0; m < 3; m++)
        assert_true(fr_eq(&got->abc[m], &expected->abc[m]));
}

static void assert_rows(const fr *got, const fr *expected, size_t n, unsigned m)
{
    for (size_t i = 0; i < n; i++)
        if (memcmp(&got[i], &expected[i], sizeof(fr)) != 0)
            fail_msg("matrix %u, row %zu differs", m, i);
}

/* With the tables of all levels that this processor has, in ranges of several lengths. */
static void check_passes(const tile_passes *passes, pool *p, const result *expected)
{
    static const size_t rows_max[] = {1, 700, SIZE_MAX / 2};
    const size_t rows = image.shape.constraints;
    for (unsigned k = 0; k < 3; k++) {
        result r = result_new(rows);
        memset(&r.verdict, 0, sizeof r.verdict);
        image_evaluator *e;
        assert_int_equal(image_evaluator_create(&e, &image, pool_threads(p), passes), ERR_OK);
        image_range range = {0};
        for (size_t i = 0; i < image.instance_n; i += range.instances) {
            range = image_range_from(&image, i, rows_max[k]);
            assert_int_equal(range.row, image.instance[i].row);
            assert_true(range.rows <= rows_max[k] || range.instances == 1);
            assert_int_equal(image_evaluator_run(e, r.abc[0] + range.row, r.abc[1] + range.row,
                                                 r.abc[2] + range.row, &r.verdict, &slab, &range, p,
                                                 NULL),
                             ERR_OK);
        }
        image_evaluator_destroy(e);
        for (unsigned m = 0; m < 3; m++)
            assert_rows(r.abc[m], expected->abc[m], rows, m);
        assert_verdict(&r.verdict, &expected->verdict);
        result_free(&r);
    }
}

static void check_all_levels(pool *p, const result *expected)
{
    check_passes(&TILE_PORTABLE, p, expected);
#ifdef __x86_64__
    if (__builtin_cpu_supports("avx2"))
        check_passes(&TILE_AVX2, p, expected);
    if (__builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl"))
        check_passes(&TILE_AVX512, p, expected);
#endif
}

/* Any combination of outputs, with and without a verdict; what lies behind is left alone. */
static void check_wanted(pool *p, const result *expected)
{
    const size_t n = image.shape.constraints + INPUTS;
    for (unsigned wanted = 0; wanted < 16; wanted++) {
        result r = result_new(n);
        fr *out[3];
        for (unsigned m = 0; m < 3; m++)
            out[m] = wanted >> m & 1 ? r.abc[m] : NULL;
        assert_int_equal(image_evaluate(out[0], out[1], out[2], wanted & 8 ? &r.verdict : NULL,
                                        &image, &slab, p, NULL),
                         ERR_OK);
        for (unsigned m = 0; m < 3; m++) {
            if (out[m])
                assert_rows(out[m], expected->abc[m], n, m);
            assert_int_equal(r.abc[m][out[m] ? n : 0].l[0], UINT64_C(0xeeeeeeeeeeeeeeee));
        }
        if (wanted & 8)
            assert_verdict(&r.verdict, &expected->verdict);
        result_free(&r);
    }
}

static void check_image(void)
{
    close_dictionary();
    const size_t n = image.shape.constraints + INPUTS;
    result expected = result_new(n);
    assert_int_equal(image_evaluate_ref(expected.abc[0], expected.abc[1], expected.abc[2],
                                        &expected.verdict, &image, &slab),
                     ERR_OK);
    for (size_t i = 0; i < INPUTS; i++)
        assert_true(fr_eq(&expected.abc[0][image.shape.constraints + i], &slab.fields[i]));
    pool *p;
    assert_int_equal(pool_create(&p, 3), ERR_OK);
    check_all_levels(NULL, &expected);
    check_all_levels(p, &expected);
    check_wanted(p, &expected);
    pool_destroy(p);
    result_free(&expected);
}

/* ---- tests ----------------------------------------------------------------------------------- */

static bool is(const fr *v, int64_t expected)
{
    fr e;
    fr_from_u64(&e, (uint64_t)(expected < 0 ? -expected : expected));
    if (expected < 0)
        fr_neg(&e, &e);
    return fr_eq(v, &e);
}

/* Both ways on rows whose values are written down here. */
static void test_by_hand(void **state)
{
    (void)state;
    seed = 1;
    open_image();
    memset(slab.bits, 0, slab_words(BITS) * 8);
    slab.bits[0] = 0xb6; /* bits 1 2 4 5 7 */
    for (unsigned i = 1; i < FIELDS; i++)
        fr_from_u64(&slab.fields[i], 100 + i);
    const uint32_t t = begin_template();
    image_group *g = begin_group(t, 0, 4, 2);
    /* rows 0 2 4 6: A = 1 - b, b = bits 0 1 2 3 */
    boolean_group(t, g, 0);
    g = begin_group(t, 1, 3, 2);
    /* rows 1 3 5: A = 4 b(7 - i), B = sum of 2^k b(k), k < 8; C = 3 f(1 + i) - f(9) */
    add_entry(t, g, 0,
              (image_entry){.segment = 1, .offset = 5, .coeff = 5, .count = 1, .row_step = -1});
    add_entry(
        t, g, 1,
        (image_entry){
            .segment = 1, .coeff = R1CS_ONE_COEFF, .count = 8, .step = 1, .flags = IMAGE_DOUBLING});
    fr three;
    r1cs_coeff code;
    fr_from_u64(&three, 3);
    assert_int_equal(coeff_intern(&dict, &code, &three), ERR_OK);
    add_entry(t, g, 2,
              (image_entry){.segment = 2, .offset = 1, .coeff = code, .count = 1, .row_step = 1});
    add_entry(t, g, 2,
              (image_entry){.segment = 2, .offset = 9, .coeff = R1CS_MINUS_ONE_COEFF, .count = 1});
    add_instance(t);
    memset(base, 0, sizeof base);
    close_dictionary();
    static const int64_t expected[7][3] = {
        {1, 0, 0}, {4, 0xb6, 3 * 101 - 109}, {0, 1, 0}, {0, 0xb6, 3 * 102 - 109},
        {0, 1, 0}, {4, 0xb6, 3 * 103 - 109}, {1, 0, 0}};
    for (unsigned way = 0; way < 2; way++) {
        result r = result_new(7 + INPUTS);
        const err_t rc =
            way ? image_evaluate(r.abc[0], r.abc[1], r.abc[2], &r.verdict, &image, &slab, NULL,
                                 NULL)
                : image_evaluate_ref(r.abc[0], r.abc[1], r.abc[2], &r.verdict, &image, &slab);
        assert_int_equal(rc, ERR_OK);
        for (unsigned row = 0; row < 7; row++)
            for (unsigned m = 0; m < 3; m++)
                if (!is(&r.abc[m][row], expected[row][m]))
                    fail_msg("way %u, matrix %u, row %u", way, m, row);
        for (unsigned i = 0; i < INPUTS; i++)
            assert_true(fr_eq(&r.abc[0][7 + i], &slab.fields[i]) && fr_is_zero(&r.abc[1][7 + i]) &&
                        fr_is_zero(&r.abc[2][7 + i]));
        assert_int_equal(r.verdict.unsatisfied, 3);
        assert_int_equal(r.verdict.first_unsatisfied, 1);
        assert_true(is(&r.verdict.abc[2], 3 * 101 - 109));
        result_free(&r);
    }
    close_image();
}

static void draw_and_check(unsigned round, unsigned templates, unsigned pieces, unsigned wide)
{
    seed = 100 + round;
    open_image();
    for (unsigned i = 0; i < templates; i++)
        (void)drawn_template(1 + (unsigned)below(pieces), wide, i % 3 == 0);
    (void)begin_template(); /* one without rows: some instances only allocate */
    for (unsigned i = 0; i < 60; i++)
        add_instance((uint32_t)below(image.template_n));
    check_image();
    close_image();
}

static void test_drawn(void **state)
{
    (void)state;
    for (unsigned round = 0; round < 12; round++)
        draw_and_check(round, 8, 12, round % 4 == 0 ? 0 : round % 4 == 1 ? 100 : 20);
}

/* Sums of exactly the largest small value, and one more. */
static void test_largest_small(void **state)
{
    (void)state;
    seed = 5;
    open_image();
    memset(slab.bits, 0xff, BITS / 8);
    for (unsigned negative = 0; negative < 2; negative++)
        for (unsigned beyond = 0; beyond < 2; beyond++) {
            const uint32_t t = begin_template();
            for (unsigned rows = 1; rows <= 32; rows += 31) {
                image_group *g = begin_group(t, rows == 1 ? 0 : 1, rows, 1);
                for (unsigned m = 0; m < 3; m++)
                    for (unsigned k = 0; k < 7 + (m == beyond ? beyond : 0); k++)
                        add_entry(t, g, m,
                                  (image_entry){.segment = 1,
                                                .coeff = r1cs_coeff_pow2(k % 7, negative),
                                                .count = 1,
                                                .row_step = rows > 1});
            }
            add_instance(t);
        }
    check_image();
    close_image();
}

/* The longest template: rows that hold, a few of them spoilt; every one is found. */
static void test_longest_template(void **state)
{
    (void)state;
    seed = 6;
    open_image();
    const uint32_t t = begin_template();
    for (uint32_t row = 0; row < IMAGE_ROWS_MAX; row += 32)
        boolean_group(t, begin_group(t, row, 32, 1), row % 8192);
    assert_int_equal(template_[t].rows, IMAGE_ROWS_MAX);
    entry[group[700].entry].coeff = r1cs_coeff_pow2(1, false); /* A = 2 - b */
    entry[group[2047].entry].coeff = r1cs_coeff_pow2(1, false);
    for (unsigned i = 0; i < 3; i++)
        add_instance(t);
    close_dictionary();
    image_verdict expected, got;
    assert_int_equal(image_evaluate_ref(NULL, NULL, NULL, &expected, &image, &slab), ERR_OK);
    assert_true(expected.unsatisfied > 0 && expected.unsatisfied < 6 * 32);
    assert_in_range(expected.first_unsatisfied, 700 * 32, 701 * 32 - 1);
    assert_int_equal(image_evaluate(NULL, NULL, NULL, &got, &image, &slab, NULL, NULL), ERR_OK);
    assert_verdict(&got, &expected);
    close_image();
}

static void test_slab_refused(void **state)
{
    (void)state;
    seed = 7;
    open_image();
    add_instance(drawn_template(1, 0, true));
    close_dictionary();
    image_verdict v;
    static const struct {
        int bits, fields, one;
        const char *text;
    } cases[] = {
        {1, 0, 1, "a slab of 20001 bits and 1500 field elements for an image of 20000 and 1500"},
        {0, -1, 1, "a slab of 20000 bits and 1499 field elements for an image of 20000 and 1500"},
        {0, 0, 2, "input 0 of the slab is not 1"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        r1cs_slab wrong = slab;
        wrong.n.bits += (size_t)(int64_t)cases[i].bits;
        wrong.n.fields += (size_t)(int64_t)cases[i].fields;
        fr_from_u64(&wrong.fields[0], (uint64_t)cases[i].one);
        assert_int_equal(image_evaluate(NULL, NULL, NULL, &v, &image, &wrong, NULL, NULL),
                         ERR_ARGUMENT);
        assert_text_has(cases[i].text);
        assert_int_equal(image_evaluate_ref(NULL, NULL, NULL, &v, &image, &wrong), ERR_ARGUMENT);
        assert_text_has(cases[i].text);
    }
    close_image();
}

int image_evaluate_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_by_hand),       cmocka_unit_test(test_drawn),
        cmocka_unit_test(test_largest_small), cmocka_unit_test(test_longest_template),
        cmocka_unit_test(test_slab_refused),
    };
    return cmocka_run_group_tests_name("evaluation of images", tests, NULL, NULL);
}
