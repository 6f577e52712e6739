/* Image files: what is written is read, and nothing else is. */
#include "image_test.h"

#include "base/bytes.h"
#include "base/fault.h"
#include "r1cs/slab.h"

#include <inttypes.h>
#include <stdio.h>

/* ---- good files ------------------------------------------------------------------------------ */

static err_t read_blob(r1cs_image *out, const blob *b)
{
    const format_source source = format_source_memory(b->bytes, b->n, "x.image");
    return image_file_read(out, &source);
}

static void test_round_trip(void **state)
{
    (void)state;
    static const char *const names[] = {"toy", "random:16", "random:5000"};
    for (unsigned i = 0; i < 3; i++) {
        toy_circuit toy;
        const r1cs_circuit circuit = toy_of(&toy, names[i]);
        r1cs_image made, read;
        r1cs_shape one, two;
        blob b = image_blob(names[i]);
        assert_int_equal(image_build(&made, &circuit, NULL), ERR_OK);
        assert_int_equal(image_validate(&made), ERR_OK);
        assert_int_equal(read_blob(&read, &b), ERR_OK);
        assert_string_equal(read.name, names[i]);
        assert_memory_equal(&read.shape, &made.shape, sizeof read.shape);
        assert_memory_equal(&read.n, &made.n, sizeof read.n);
        assert_int_equal(image_bytes(&read), image_bytes(&made));
        assert_memory_equal(read.block, made.block, image_bytes(&made));
        assert_int_equal(b.n, 960 + image_bytes(&made));
        const r1cs_circuit again = {read.name, image_synthesize, &read};
        assert_int_equal(r1cs_fingerprint(&one, &circuit, NULL), ERR_OK);
        assert_int_equal(r1cs_fingerprint(&two, &again, NULL), ERR_OK);
        assert_memory_equal(&one, &two, sizeof one);
        image_free(&read);
        image_free(&made);
        blob_free(&b);
    }
    assert_memory_in_use(0);
}

/* What the description of the format says of the header, by number. */
static void test_header(void **state)
{
    (void)state;
    blob b = image_blob("toy");
    assert_memory_equal(b.bytes, "cuzkimg\n", 8);
    assert_int_equal(load_le32(b.bytes + 8), 1);
    assert_int_equal(load_le32(b.bytes + 12), 960);
    assert_int_equal(load_le64(b.bytes + 16), b.n);
    assert_string_equal((const char *)b.bytes + 24, "toy");
    assert_int_equal(load_le64(b.bytes + 88), 2);   /* inputs */
    assert_int_equal(load_le64(b.bytes + 96), 67);  /* aux */
    assert_int_equal(load_le64(b.bytes + 104), 68); /* rows */
    assert_int_equal(load_le64(b.bytes + 112), 64); /* bits */
    static const unsigned element[SECTIONS] = {16, 16, 8, 36, 32, 4, 8, 8, 8, 32};
    size_t at = 960;
    for (unsigned i = 0; i < SECTIONS; i++) {
        size_t bytes;
        assert_int_equal(section_at(&b, i, &bytes), at);
        assert_int_equal(load_le32(b.bytes + 336 + 56 * i + 16), element[i]);
        at += (bytes + 63) / 64 * 64;
    }
    assert_int_equal(at, b.n);
    blob_free(&b);
}

/* ---- damaged files --------------------------------------------------------------------------- */

static void assert_refused(const blob *b, const char *part)
{
    r1cs_image image;
    assert_failed(read_blob(&image, b), ERR_INPUT, part);
    assert_null(image.block);
    assert_memory_in_use(0);
}

static void test_every_byte(void **state)
{
    (void)state;
    blob b = image_blob("toy");
    r1cs_image image;
    for (size_t i = 0; i < b.n; i++) {
        b.bytes[i] ^= 1u << i % 8;
        if (read_blob(&image, &b) != ERR_INPUT)
            fail_msg("byte %zu is not missed", i);
        b.bytes[i] ^= 1u << i % 8;
    }
    assert_int_equal(read_blob(&image, &b), ERR_OK);
    image_free(&image);
    blob_free(&b);
    assert_memory_in_use(0);
}

static void test_lengths(void **state)
{
    (void)state;
    blob b = image_blob("toy");
    const size_t whole = b.n;
    for (b.n = 0; b.n < whole; b.n += b.n < 1100 ? 1 : 97)
        assert_refused(&b, b.n < 960 ? "bytes are no constraint image" : "damaged image");
    b.n = whole;
    b.bytes = realloc(b.bytes, whole + 64);
    assert_non_null(b.bytes);
    memset(b.bytes + whole, 0, 64);
    b.n = whole + 64;
    assert_refused(&b, "damaged image: ");
    store_le64(b.bytes + 16, b.n); /* and the header says so */
    image_sign(&b);
    assert_refused(&b, "its sections do not fill it");
    blob_free(&b);
}

static void test_other_files(void **state)
{
    (void)state;
    blob b = image_blob("toy");
    b.bytes[8] = 2;
    assert_refused(&b, "a constraint image of version 2, this program has 1");
    memset(b.bytes, 'x', b.n);
    assert_refused(&b, "no constraint image");
    blob_free(&b);
}

/* ---- hostile files: digests are right, the content is not ------------------------------------ */

typedef struct {
    unsigned section;
    size_t at; /* byte of the section */
    unsigned bytes;
    uint64_t value;
    const char *text;
} edit;

typedef struct {
    uint32_t v;
} base_word;

typedef struct {
    uint64_t v;
} map_word;

#define AT(type, index, member) ((index) * sizeof(type) + offsetof(type, member))
#define EDIT(section, type, index, member, value, text)                                            \
    {                                                                                              \
        section, AT(type, index, member), sizeof(((type *)0)->member), value, text                 \
    }

/* Of "toy": 64 bits with their rows; x, cube and square, y; each is an instance and a template. */
static const edit edits[] = {
    EDIT(INSTANCES, image_instance, 1, template_index, 3, "instance 1 names a template"),
    EDIT(INSTANCES, image_instance, 0, template_index, 1, "instance 0 names a template"),
    EDIT(INSTANCES, image_instance, 3, template_index, UINT32_MAX, "instance 3 names a template"),
    EDIT(INSTANCES, image_instance, 2, density, 9, "instance 2 names a template or a density"),
    EDIT(INSTANCES, image_instance, 3, density, 0, "instance 3 has the density of another"),
    EDIT(INSTANCES, image_instance, 3, template_index, 0, "instance 3 goes beyond the circuit"),
    EDIT(INSTANCES, image_instance, 1, row, 65, "instance 1 does not begin where"),
    EDIT(INSTANCES, image_instance, 1, aux, 0, "instance 1 does not begin where"),
    EDIT(INSTANCES, image_instance, 1, bit, 63, "instance 1 does not begin where"),
    EDIT(INSTANCES, image_instance, 0, field, 0, "instance 0 does not begin where"),
    EDIT(INSTANCES, image_instance, 0, input, 0, "instance 0 does not begin where"),
    EDIT(INSTANCES, image_instance, 3, base, 0, "instance 3 does not begin where"),
    EDIT(BASES, base_word, 0, v, 1, "instance 0 has a base that is not where it begins"),
    EDIT(BASES, base_word, 1, v, 1, "instance 0 has a base that is not where it begins"),
    EDIT(BASES, base_word, 8, v, 1, "uses variables that do not exist there"),
    EDIT(BASES, base_word, 8, v, UINT32_MAX, "uses variables that do not exist there"),
    EDIT(TEMPLATES, image_template, 0, group, 1, "template 0 has parts that are not its own"),
    EDIT(TEMPLATES, image_template, 0, groups, 200, "template 0 has parts that are not its own"),
    EDIT(TEMPLATES, image_template, 0, run, 1, "template 0 has parts that are not its own"),
    EDIT(TEMPLATES, image_template, 0, runs, 0, "template 0 has parts that are not its own"),
    EDIT(TEMPLATES, image_template, 0, segments, 3, "template 0 is larger than the circuit"),
    EDIT(TEMPLATES, image_template, 0, segments, 65537, "templates of"),
    EDIT(TEMPLATES, image_template, 0, rows, 65537, "template 0 is larger than the circuit"),
    EDIT(TEMPLATES, image_template, 0, rows, 65, "template 0 has a row in no group"),
    EDIT(TEMPLATES, image_template, 0, rows, 63, "group 1 has rows that its template lacks"),
    EDIT(TEMPLATES, image_template, 0, bits, UINT32_MAX, "template 0 is larger than the circuit"),
    EDIT(TEMPLATES, image_template, 0, fields, 1, "instance 0 has the density of another"),
    EDIT(TEMPLATES, image_template, 0, inputs, 3, "template 0 is larger than the circuit"),
    EDIT(GROUPS, image_group, 0, row, 1, "group 1 has a row that another one has, too"),
    EDIT(GROUPS, image_group, 1, row, UINT32_MAX, "group 1 has rows that its template lacks"),
    EDIT(GROUPS, image_group, 0, entry, 1, "group 0 has entries that are not its own"),
    EDIT(GROUPS, image_group, 0, entries[0], 65535, "group 0 has entries that are not its own"),
    EDIT(GROUPS, image_group, 0, rows, 0, "group 0 has rows that its template lacks"),
    EDIT(GROUPS, image_group, 0, rows, 33, "group 0 has rows that its template lacks"),
    EDIT(GROUPS, image_group, 0, row_stride, 0, "group 0 has rows that its template lacks"),
    EDIT(GROUPS, image_group, 0, row_stride, 3, "group 0 has rows that its template lacks"),
    EDIT(ENTRIES, image_entry, 0, segment, 4, "entry 0 names what is not there"),
    EDIT(ENTRIES, image_entry, 0, coeff, 0, "entry 0 names what is not there"),
    EDIT(ENTRIES, image_entry, 0, coeff, UINT32_MAX, "entry 0 names what is not there"),
    EDIT(ENTRIES, image_entry, 0, count, 0, "entry 0 names what is not there"),
    EDIT(ENTRIES, image_entry, 0, flags, 5, "entry 0 names what is not there"),
    EDIT(ENTRIES, image_entry, 0, step, 1, "entry 0 has steps or powers"),
    EDIT(ENTRIES, image_entry, 0, flags, 3, "entry 0 has steps or powers"),
    EDIT(ENTRIES, image_entry, 0, flags, 0, "entry 0 takes a variable of another kind"),
    EDIT(ENTRIES, image_entry, 1, flags, 1, "entry 1 takes a variable of another kind"),
    EDIT(ENTRIES, image_entry, 0, offset, 1, "uses variables that do not exist there"),
    EDIT(ENTRIES, image_entry, 1, offset, 40, "uses variables that do not exist there"),
    EDIT(ENTRIES, image_entry, 1, offset, UINT32_MAX, "uses variables that do not exist there"),
    EDIT(ENTRIES, image_entry, 1, row_step, 0xffff, "uses variables that do not exist there"),
    EDIT(ENTRIES, image_entry, 1, row_step, 0x7fff, "uses variables that do not exist there"),
    EDIT(RUNS, image_run, 0, bit, 1, "template 0 has kinds of variables out of order"),
    EDIT(RUNS, image_run, 0, field, 1, "template 0 has kinds of variables out of order"),
    EDIT(DENSITIES, image_density, 0, word, 1, "density 0 has words that are not its own"),
    EDIT(DENSITIES, image_density, 0, aux, UINT32_MAX, "density 0 has words that are not its own"),
    EDIT(DENSITY_WORDS, map_word, 0, v, 0, "densities of 3, 65, 1, 67, 65, 1 expected"),
    EDIT(DENSITY_WORDS, map_word, 2, v, 3, "density 1 has bits behind its end"),
    EDIT(INPUT_DENSITY, map_word, 0, v, 4, "densities that no variable has"),
    EDIT(COEFFS, fr, 5, l[0], 1, "coefficient 5 is another one"),
    EDIT(COEFFS, fr, 511, l[3], UINT64_MAX, "coefficient 511 is not reduced"),
};

static void test_hostile(void **state)
{
    (void)state;
    blob good = image_blob("toy");
    for (size_t i = 0; i < sizeof edits / sizeof edits[0]; i++) {
        const edit *e = &edits[i];
        blob b = blob_copy(&good);
        size_t bytes;
        uint8_t *at = b.bytes + section_at(&b, e->section, &bytes) + e->at;
        assert_true(e->at + e->bytes <= bytes);
        for (unsigned k = 0; k < e->bytes; k++)
            at[k] = (uint8_t)(e->value >> 8 * k);
        image_sign(&b);
        assert_refused(&b, e->text);
        blob_free(&b);
    }
    blob_free(&good);
}

/* Numbers of the header, each with what it is refused for. */
static void test_hostile_header(void **state)
{
    (void)state;
    static const struct {
        size_t at;
        uint64_t value;
        const char *text;
    } cases[] = {
        {88, 0, "its sections do not fill it"},
        {88, 3, "instance 0 does not begin"},
        {96, 68, "do not add up"},
        {96, UINT64_MAX, "more variables or rows"},
        {96, UINT64_C(1) << 32, "more variables"},
        {104, 67, "goes beyond the circuit"},
        {104, 69, "do not add up"},
        {104, UINT64_MAX, "more variables or rows"},
        {112, 68, "more variables or rows"},
        {112, 65, "goes beyond the circuit"},
        {112, 63, "goes beyond the circuit"},
        {168, 1, "damaged image: densities of"},
        {336, 961, "section 0 of"},
        {336 + 8, UINT64_MAX, "section 0 of"},
        {336 + 8, UINT32_MAX, "section 0 of"},
        {336 + 56 + 8, 0, "section 2 of"},
        {336 + 16, 17, "section 0 of"},
        {16, 961, "its header says 961"},
    };
    blob good = image_blob("toy");
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        blob b = blob_copy(&good);
        store_le64(b.bytes + cases[i].at, cases[i].value);
        /* Only the header's own digest: section_at would not let all of these pass. */
        image_sign_header(&b);
        assert_refused(&b, cases[i].text);
        blob_free(&b);
    }
    memset(good.bytes + 24, 'x', 64);
    image_sign(&good);
    assert_refused(&good, "its name has no end");
    blob_free(&good);
}

/* Whatever is accepted can be walked: with the sanitizers, nothing outside is touched. */
static void walk(const r1cs_image *image)
{
    const r1cs_circuit again = {image->name, image_synthesize, image};
    const r1cs_fingerprint_options counts = {.counts_only = true};
    r1cs_shape shape;
    assert_int_equal(r1cs_fingerprint(&shape, &again, &counts), ERR_OK);
    assert_int_equal(shape.aux, image->shape.aux);
    assert_int_equal(shape.constraints, image->shape.constraints);
    const size_t bytes = slab_bytes(image->n), n = (size_t)image->shape.total_rows;
    void *arena = aligned_alloc(64, (bytes + 63) / 64 * 64);
    fr *out = calloc(3 * n, sizeof *out), *ref = calloc(3 * n, sizeof *ref);
    assert_true(arena && out && ref);
    memset(arena, 0, bytes);
    r1cs_slab slab;
    image_verdict verdict;
    assert_int_equal(slab_place(&slab, image->n, arena, bytes), ERR_OK);
    slab.fields[0] = FR_ONE;
    for (size_t i = 0; i < image->n.bits; i += 3)
        slab.bits[i / 64] |= UINT64_C(1) << i % 64;
    assert_int_equal(image_evaluate(out, out + n, out + 2 * n, &verdict, image, &slab, NULL, NULL),
                     ERR_OK);
    assert_int_equal(image_evaluate_ref(ref, ref + n, ref + 2 * n, &verdict, image, &slab), ERR_OK);
    assert_memory_equal(out, ref, 3 * n * sizeof *out);
    for (size_t aux = 0; aux < image->shape.aux; aux++) {
        const image_place p = image_place_of_aux(image, aux);
        assert_int_equal(
            p.is_bit ? image_aux_of_bit(image, p.index) : image_aux_of_field(image, p.index), aux);
    }
    free(arena);
    free(out);
    free(ref);
}

static void test_random_edits(void **state)
{
    (void)state;
    static const char *const names[] = {"toy", "random:100"};
    uint64_t draw = 1;
    size_t accepted = 0;
    for (unsigned c = 0; c < 2; c++) {
        blob good = image_blob(names[c]);
        for (unsigned i = 0; i < 4000; i++) {
            blob b = blob_copy(&good);
            draw = draw * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
            size_t bytes;
            const size_t at = section_at(&b, draw >> 60 < 8 ? ENTRIES : draw >> 60 & 7, &bytes);
            b.bytes[at + (draw >> 20) % bytes] ^= (uint8_t)(1u << (draw >> 57 & 7));
            image_sign(&b);
            r1cs_image image;
            if (read_blob(&image, &b) == ERR_OK) {
                walk(&image);
                image_free(&image);
                accepted++;
            }
            blob_free(&b);
        }
        blob_free(&good);
    }
    assert_in_range(accepted, 200, 7000); /* other coefficients, other variables that exist */
    assert_memory_in_use(0);
}

/* ---- failing writes and allocations ---------------------------------------------------------- */

static void test_no_memory(void **state)
{
    (void)state;
    blob b = image_blob("random:100");
    r1cs_image image;
    uint64_t n = 1;
    for (;; n++) {
        fault_arm(FAULT_ALLOC, n);
        const err_t rc = read_blob(&image, &b);
        fault_arm(FAULT_ALLOC, 0);
        if (rc == ERR_OK)
            break;
        assert_int_equal(rc, ERR_MEMORY);
        assert_memory_in_use(0);
    }
    assert_in_range(n, 5, 20);
    image_free(&image);
    blob_free(&b);
}

static void test_unwritable(void **state)
{
    (void)state;
    toy_circuit toy;
    const r1cs_circuit circuit = toy_of(&toy, "toy");
    r1cs_image image;
    assert_int_equal(image_build(&image, &circuit, NULL), ERR_OK);
    assert_failed(image_file_write(&image, "/nonexistent/x.image"), ERR_IO, "/nonexistent/x.image");
    char folder[512], file[600];
    folder_make(folder);
    snprintf(file, sizeof file, "%s/x.image", folder);
    fault_arm(FAULT_WRITE, 1);
    assert_int_equal(image_file_write(&image, file), ERR_IO);
    fault_arm(FAULT_WRITE, 0);
    folder_remove(folder); /* nothing is left behind */
    image_free(&image);
}

FORMAT_TESTS(image_file_tests)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_round_trip),     cmocka_unit_test(test_header),
        cmocka_unit_test(test_every_byte),     cmocka_unit_test(test_lengths),
        cmocka_unit_test(test_other_files),    cmocka_unit_test(test_hostile),
        cmocka_unit_test(test_hostile_header), cmocka_unit_test(test_random_edits),
        cmocka_unit_test(test_no_memory),      cmocka_unit_test(test_unwritable),
    };
    return cmocka_run_group_tests_name("image files", tests, NULL, NULL);
}
