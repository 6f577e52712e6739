/* Comparing an image with its circuit. Nothing here uses the library's ways through an image: kinds
 * are recorded by a run of their own, and rows are worked out from the header's formula. */
#include "image_support.h"

#include "r1cs/image_transpose.h"

/* ---- kinds, in order of aux ------------------------------------------------------------------ */

typedef struct {
    r1cs_cs cs;
    bool *is_bit;
} kinds_cs;

static void ignore_row(r1cs_cs *cs, const r1cs_lc abc[3])
{
    (void)cs;
    (void)abc;
}

static void record(r1cs_cs *cs, cs_kind kind, const fr *value, bool bit)
{
    (void)value;
    (void)bit;
    if (kind != CS_INPUT)
        ((kinds_cs *)cs)->is_bit[cs->aux] = kind == CS_BIT;
}

void places_create(places *p, const r1cs_circuit *circuit, size_t inputs, size_t aux)
{
    kinds_cs k = {.is_bit = calloc(aux + 1, 1)};
    assert_non_null(k.is_bit);
    assert_int_equal(cs_init(&k.cs), ERR_OK);
    k.cs.enforce = ignore_row;
    k.cs.allocated = record;
    assert_int_equal(cs_run(&k.cs, circuit), ERR_OK);
    assert_int_equal(k.cs.aux, aux);
    cs_free(&k.cs);
    *p = (places){.is_bit = k.is_bit, .fields = inputs};
    p->of_bit = calloc(aux + 1, sizeof *p->of_bit);
    p->of_field = calloc(inputs + aux, sizeof *p->of_field);
    assert_true(p->of_bit && p->of_field);
    for (size_t i = 0; i < inputs; i++)
        p->of_field[i] = (r1cs_var)i;
    for (size_t i = 0; i < aux; i++) {
        if (k.is_bit[i])
            p->of_bit[p->bits++] = R1CS_AUX | (r1cs_var)i;
        else
            p->of_field[p->fields++] = R1CS_AUX | (r1cs_var)i;
    }
}

void places_free(places *p)
{
    free(p->is_bit);
    free(p->of_bit);
    free(p->of_field);
}

/* ---- rows by the header's formula ------------------------------------------------------------ */

typedef struct {
    r1cs_var var;
    fr coeff;
} term;

typedef struct {
    term *term;
    size_t n, room;
} combination;

static void add_term(combination *c, r1cs_var var, const fr *coeff)
{
    for (size_t i = 0; i < c->n; i++) {
        if (c->term[i].var == var) {
            fr_add(&c->term[i].coeff, &c->term[i].coeff, coeff);
            return;
        }
    }
    if (c->n == c->room) {
        c->room = 2 * c->room + 16;
        c->term = realloc(c->term, c->room * sizeof *c->term);
        assert_non_null(c->term);
    }
    c->term[c->n++] = (term){var, *coeff};
}

static void add_entry(combination *c, const r1cs_image *image, const places *p,
                      const image_instance *in, const image_entry *e, unsigned i)
{
    assert_true(e->coeff < image->coeff_n && e->coeff != R1CS_ZERO_COEFF && e->count >= 1);
    const bool is_field = e->flags & IMAGE_FIELD;
    fr coeff = image->coeff[e->coeff];
    for (unsigned k = 0; k < e->count; k++) {
        const int64_t place = (int64_t)image->base[in->base + e->segment] + e->offset +
                              (int64_t)i * e->row_step + (int64_t)k * e->step;
        assert_true(place >= 0 && (size_t)place < (is_field ? p->fields : p->bits));
        add_term(c, is_field ? p->of_field[place] : p->of_bit[place], &coeff);
        if (e->flags & IMAGE_DOUBLING)
            fr_dbl(&coeff, &coeff);
    }
}

static void assert_combination(const combination *c, const r1cs_matrices *m, unsigned k, size_t row)
{
    const uint64_t begin = m->m[k].start[row], end = m->m[k].start[row + 1];
    size_t zeros = 0, found = 0;
    for (size_t i = 0; i < c->n; i++) {
        zeros += fr_is_zero(&c->term[i].coeff);
        for (uint64_t t = begin; t < end; t++)
            if (m->m[k].terms[t].var == c->term[i].var)
                found += fr_eq(&m->coeffs[m->m[k].terms[t].coeff], &c->term[i].coeff);
    }
    assert_int_equal(zeros, 0);
    assert_int_equal(found, c->n);
    assert_int_equal(c->n, end - begin);
}

static void assert_instance_rows(const r1cs_image *image, const places *p, const image_instance *in,
                                 const r1cs_matrices *m, uint8_t *seen)
{
    const image_template *t = &image->template_[in->template_index];
    for (uint32_t k = 0; k < t->groups; k++) {
        const image_group *g = &image->group[t->group + k];
        assert_true(g->rows >= 1 && g->rows <= IMAGE_GROUP_ROWS_MAX);
        for (unsigned i = 0; i < g->rows; i++) {
            const size_t row = (size_t)in->row + g->row + i * g->row_stride;
            assert_true(row < m->rows && row < in->row + t->rows && !seen[row]);
            seen[row] = 1;
            const image_entry *e = image->entry + g->entry;
            for (unsigned which = 0; which < 3; which++) {
                combination c = {0};
                for (unsigned j = 0; j < g->entries[which]; j++)
                    add_entry(&c, image, p, in, e++, i);
                assert_combination(&c, m, which, row);
                free(c.term);
            }
        }
    }
}

static void assert_rows(const r1cs_image *image, const places *p, const r1cs_circuit *circuit)
{
    r1cs_matrices m;
    assert_int_equal(r1cs_matrices_build(&m, circuit), ERR_OK);
    uint8_t *seen = calloc(m.rows + 1, 1);
    assert_non_null(seen);
    for (size_t i = 0; i < image->instance_n; i++)
        assert_instance_rows(image, p, &image->instance[i], &m, seen);
    for (size_t row = 0; row < m.rows; row++)
        assert_true(seen[row]);
    free(seen);
    r1cs_matrices_free(&m);
}

/* ---- layout and densities -------------------------------------------------------------------- */

static void assert_layout(const r1cs_image *image, const places *p)
{
    assert_int_equal(image->n.bits, p->bits);
    assert_int_equal(image->n.fields, p->fields);
    size_t bits = 0, fields = (size_t)image->shape.inputs;
    for (size_t aux = 0; aux < image->shape.aux; aux++) {
        const image_place at = image_place_of_aux(image, aux);
        assert_int_equal(at.is_bit, p->is_bit[aux]);
        assert_int_equal(at.index, at.is_bit ? bits++ : fields++);
        assert_int_equal(at.is_bit ? image_aux_of_bit(image, at.index)
                                   : image_aux_of_field(image, at.index),
                         aux);
    }
}

static void assert_densities(const r1cs_image *image, const r1cs_circuit *circuit)
{
    const size_t words = (size_t)(image->shape.aux + 63) / 64;
    uint64_t *a = calloc(words + 1, sizeof *a), *b = calloc(words + 1, sizeof *b);
    uint64_t *ea = calloc(words + 1, sizeof *a), *eb = calloc(words + 1, sizeof *b);
    assert_true(a && b && ea && eb);
    image_densities(a, b, image);
    r1cs_matrices m;
    assert_int_equal(r1cs_matrices_build(&m, circuit), ERR_OK);
    for (unsigned k = 0; k < 2; k++) {
        for (uint64_t t = 0; t < m.m[k].start[m.rows]; t++) {
            const r1cs_var v = m.m[k].terms[t].var;
            if (v & R1CS_AUX)
                bitmap_set(k == 0 ? ea : eb, v ^ R1CS_AUX);
            else if (k == 1)
                assert_true(bitmap_get(image->input_density, v));
        }
    }
    r1cs_matrices_free(&m);
    assert_memory_equal(a, ea, (words + 1) * sizeof *a);
    assert_memory_equal(b, eb, (words + 1) * sizeof *b);
    free(a);
    free(b);
    free(ea);
    free(eb);
}

/* ---- transposed ------------------------------------------------------------------------------ */

/* Columns of a matrix by the definition, by variable: inputs, then aux. */
static void columns_of(fr *out, const r1cs_matrices *m, unsigned k, const fr *rows)
{
    for (size_t row = 0; row < m->rows; row++)
        for (uint64_t t = m->m[k].start[row]; t < m->m[k].start[row + 1]; t++) {
            const r1cs_term x = m->m[k].terms[t];
            fr *column = &out[x.var & R1CS_AUX ? m->inputs + (x.var ^ R1CS_AUX) : x.var];
            fr product;
            fr_mul(&product, &m->coeffs[x.coeff], &rows[row]);
            fr_add(column, column, &product);
        }
    for (size_t i = 0; k == 0 && i < m->inputs; i++)
        fr_add(&out[i], &out[i], &rows[m->rows + i]);
}

static void assert_columns(const r1cs_image *image, const places *p, const r1cs_matrices *m,
                           pool *threads)
{
    const size_t rows_n = m->rows + m->inputs, n = image->n.bits + image->n.fields;
    fr *rows = calloc(rows_n, sizeof *rows), *got = malloc(n * sizeof *got);
    assert_true(rows && got);
    uint64_t seed = rows_n;
    for (size_t i = 0; i < rows_n; i++)
        test_draw_fr(&rows[i], &seed);
    for (unsigned k = 0; k < 3; k++) {
        fr *expected = calloc(n, sizeof *expected);
        assert_non_null(expected);
        columns_of(expected, m, k, rows);
        memset(got, 0xee, n * sizeof *got);
        assert_int_equal(image_transpose(got, image, k, rows, threads), ERR_OK);
        for (size_t i = 0; i < n; i++) {
            const r1cs_var v = i < image->n.bits ? p->of_bit[i] : p->of_field[i - image->n.bits];
            const size_t at = v & R1CS_AUX ? m->inputs + (v ^ R1CS_AUX) : v;
            assert_memory_equal(&got[i], &expected[at], sizeof(fr));
        }
        free(expected);
    }
    assert_int_equal(image_transpose(got, image, 3, rows, threads), ERR_ARGUMENT);
    free(rows);
    free(got);
}

static void assert_transposed(const r1cs_image *image, const places *p, const r1cs_circuit *circuit)
{
    r1cs_matrices m;
    pool *threads;
    assert_int_equal(r1cs_matrices_build(&m, circuit), ERR_OK);
    assert_int_equal(pool_create(&threads, 3), ERR_OK);
    assert_columns(image, p, &m, NULL);
    assert_columns(image, p, &m, threads);
    pool_destroy(threads);
    r1cs_matrices_free(&m);
}

static void assert_equal_shape(const r1cs_image *image, const r1cs_circuit *circuit)
{
    const r1cs_circuit again = {image->name, image_synthesize, image};
    r1cs_shape expected, got;
    const r1cs_fingerprint_options counts = {.counts_only = true};
    assert_int_equal(r1cs_fingerprint(&expected, circuit, &counts), ERR_OK);
    assert_memory_equal(&expected, &image->shape, sizeof expected);
    assert_int_equal(r1cs_fingerprint(&expected, circuit, NULL), ERR_OK);
    assert_int_equal(r1cs_fingerprint(&got, &again, NULL), ERR_OK);
    assert_memory_equal(&expected, &got, sizeof expected);
}

void assert_image(const r1cs_image *image, const r1cs_circuit *circuit)
{
    places p;
    assert_string_equal(image->name, circuit->name);
    assert_equal_shape(image, circuit);
    places_create(&p, circuit, (size_t)image->shape.inputs, (size_t)image->shape.aux);
    assert_rows(image, &p, circuit);
    assert_layout(image, &p);
    assert_densities(image, circuit);
    assert_transposed(image, &p, circuit);
    places_free(&p);
}
