/* Allocating, enforcing, gadget paths, the sticky error; counting. */
#include "r1cs/r1cs_internal.h"

#include "base/verify.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

err_t cs_grow(void **block, size_t *room, size_t used, size_t need, size_t size, mem_class class,
              const char *what)
{
    size_t wanted = *room < 64 ? 64 : *room;
    while (wanted < need)
        wanted *= 2;
    void *larger;
    ERR_TRY(mem_alloc(&larger, class, wanted, size, what));
    if (used != 0)
        memcpy(larger, *block, used * size);
    mem_free(*block, class);
    *block = larger;
    *room = wanted;
    return ERR_OK;
}

err_t cs_init(r1cs_cs *cs)
{
    memset(cs, 0, sizeof *cs);
    cs->inputs_max = cs->aux_max = CS_VARIABLES_MAX;
    cs->rows_max = SIZE_MAX;
    return coeff_init(&cs->dict);
}

void cs_free(r1cs_cs *cs)
{
    for (unsigned i = 0; i < cs->attachments; i++)
        mem_free(cs->attachment[i].block, MEM_SCRATCH);
    for (unsigned i = 0; i < 3; i++)
        canon_free(&cs->canon[i]);
    coeff_free(&cs->dict);
}

err_t cs_run(r1cs_cs *cs, const r1cs_circuit *circuit)
{
    (void)r1cs_alloc_input(cs, &FR_ONE);
    circuit->synthesize(circuit->self, cs);
    VERIFY(cs->rc != ERR_OK || cs->depth == 0);
    if (cs->rc != ERR_OK)
        return err_set(cs->rc, "%s: %s", circuit->name, cs->text);
    progress_step(cs->progress, cs->stage, cs->rows, cs->rows_total);
    return ERR_OK;
}

/* ---- errors and paths ------------------------------------------------------------------------ */

void cs_path(const r1cs_cs *cs, char *out, size_t bytes)
{
    size_t used = 0;
    out[0] = '\0';
    for (unsigned i = 0; i < cs->depth && i < CS_DEPTH_MAX && used < bytes; i++) {
        const path_part *p = &cs->path[i];
        const char *slash = i == 0 ? "" : "/";
        const int n = p->index < 0 ? snprintf(out + used, bytes - used, "%s%s", slash, p->name)
                                   : snprintf(out + used, bytes - used, "%s%s %lld", slash, p->name,
                                              (long long)p->index);
        used += n > 0 ? (size_t)n : 0;
    }
}

void cs_fail_with(r1cs_cs *cs, err_t code)
{
    if (cs->rc != ERR_OK)
        return;
    cs->rc = code;
    snprintf(cs->text, sizeof cs->text, "%s", err_text());
}

void r1cs_fail(r1cs_cs *cs, err_t code, const char *format, ...)
{
    if (cs->rc != ERR_OK)
        return;
    cs->rc = code;
    char path[128];
    cs_path(cs, path, sizeof path);
    const int n = path[0] ? snprintf(cs->text, sizeof cs->text, "%s: ", path) : 0;
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(cs->text + n, sizeof cs->text - (size_t)n, format, arguments);
    va_end(arguments);
}

bool r1cs_failed(const r1cs_cs *cs)
{
    return cs->rc != ERR_OK;
}

void r1cs_enter(r1cs_cs *cs, const char *name, int64_t index)
{
    if (cs->depth < CS_DEPTH_MAX)
        cs->path[cs->depth] = (path_part){name, index};
    cs->depth++;
    if (cs->boundary)
        cs->boundary(cs);
}

void r1cs_leave(r1cs_cs *cs)
{
    VERIFY(cs->depth > 0);
    cs->depth--;
    if (cs->boundary)
        cs->boundary(cs);
}

/* ---- variables ------------------------------------------------------------------------------- */

bool r1cs_has_values(const r1cs_cs *cs)
{
    return cs->has_values;
}

static uint8_t small_of(const fr *value)
{
    return fr_is_zero(value) ? 0 : fr_is_one(value) ? 1 : SMALL_NONE;
}

static void too_many(r1cs_cs *cs, const char *what, size_t max)
{
    r1cs_fail(cs, ERR_INPUT, "the circuit has more than the %zu %s expected", max, what);
}

r1cs_var r1cs_alloc_input(r1cs_cs *cs, const fr *value)
{
    if (cs->rc != ERR_OK)
        return R1CS_ONE;
    if (cs->inputs >= cs->inputs_max) {
        too_many(cs, "inputs", cs->inputs_max);
        return R1CS_ONE;
    }
    if (cs->allocated)
        cs->allocated(cs, CS_INPUT, value, false);
    if (cs->input_value) {
        cs->input_value[cs->inputs] = *value;
        cs->input_small[cs->inputs] = small_of(value);
    }
    return (r1cs_var)cs->inputs++;
}

r1cs_var r1cs_alloc_aux(r1cs_cs *cs, const fr *value)
{
    if (cs->rc != ERR_OK)
        return R1CS_ONE;
    if (cs->aux >= cs->aux_max) {
        too_many(cs, "aux variables", cs->aux_max);
        return R1CS_ONE;
    }
    if (cs->allocated)
        cs->allocated(cs, CS_FIELD, value, false);
    if (cs->aux_value) {
        cs->aux_value[cs->aux] = *value;
        cs->aux_small[cs->aux] = small_of(value);
    }
    return R1CS_AUX | (r1cs_var)cs->aux++;
}

r1cs_var r1cs_alloc_bit(r1cs_cs *cs, bool value)
{
    if (cs->rc != ERR_OK)
        return R1CS_ONE;
    if (cs->aux >= cs->aux_max) {
        too_many(cs, "aux variables", cs->aux_max);
        return R1CS_ONE;
    }
    if (cs->allocated)
        cs->allocated(cs, CS_BIT, NULL, value);
    if (cs->aux_value) {
        cs->aux_value[cs->aux] = value ? FR_ONE : FR_ZERO;
        cs->aux_small[cs->aux] = value;
    }
    return R1CS_AUX | (r1cs_var)cs->aux++;
}

r1cs_var r1cs_alloc_bit_checked(r1cs_cs *cs, const fr *value)
{
    if (!cs->has_values)
        return r1cs_alloc_bit(cs, false);
    if (small_of(value) == SMALL_NONE) {
        uint8_t le[FR_BYTES];
        char hex[2 * FR_BYTES + 1];
        fr_to_bytes(le, value);
        for (unsigned i = 0; i < FR_BYTES; i++)
            snprintf(hex + 2 * i, 3, "%02x", le[FR_BYTES - 1 - i]);
        r1cs_fail(cs, ERR_INPUT, "aux %zu is a bit, its value is 0x%s", cs->aux, hex);
        return R1CS_ONE;
    }
    return r1cs_alloc_bit(cs, small_of(value) == 1);
}

void *r1cs_attach(r1cs_cs *cs, const void *key, size_t bytes)
{
    if (cs->rc != ERR_OK)
        return NULL;
    for (unsigned i = 0; i < cs->attachments; i++)
        if (cs->attachment[i].key == key)
            return cs->attachment[i].block;
    VERIFY(cs->attachments < CS_ATTACHMENTS_MAX && bytes > 0);
    void *block;
    const err_t rc = mem_alloc(&block, MEM_SCRATCH, 1, bytes, "gadget scratch");
    if (rc != ERR_OK) {
        cs_fail_with(cs, rc);
        return NULL;
    }
    cs->attachment[cs->attachments].key = key;
    cs->attachment[cs->attachments++].block = block;
    return block;
}

/* ---- rows ------------------------------------------------------------------------------------ */

r1cs_coeff r1cs_coeff_intern(r1cs_cs *cs, const fr *value)
{
    r1cs_coeff code = R1CS_ZERO_COEFF;
    if (cs->rc == ERR_OK) {
        const err_t rc = coeff_intern(&cs->dict, &code, value);
        if (rc != ERR_OK)
            cs_fail_with(cs, rc);
    }
    return code;
}

#ifdef CUZK_VERIFY
static bool terms_exist(const r1cs_cs *cs, r1cs_lc lc)
{
    for (size_t i = 0; i < lc.n; i++) {
        const r1cs_var v = lc.terms[i].var;
        if (lc.terms[i].coeff >= cs->dict.n ||
            (v & R1CS_AUX ? (v ^ R1CS_AUX) >= cs->aux : v >= cs->inputs))
            return false;
    }
    return true;
}
#endif

void r1cs_enforce(r1cs_cs *cs, r1cs_lc a, r1cs_lc b, r1cs_lc c)
{
    if (cs->rc != ERR_OK)
        return;
    VERIFY(terms_exist(cs, a) && terms_exist(cs, b) && terms_exist(cs, c));
    if (cs->rows >= cs->rows_max) {
        too_many(cs, "rows", cs->rows_max);
        return;
    }
    const r1cs_lc abc[3] = {a, b, c};
    cs->enforce(cs, abc);
    cs->rows++;
    if (cs->rows % CS_PROGRESS_ROWS == 0)
        progress_step(cs->progress, cs->stage, cs->rows, cs->rows_total);
}

/* ---- counting -------------------------------------------------------------------------------- */

typedef struct {
    r1cs_cs cs;
    size_t terms[3];
} counting_cs;

static void count_row(r1cs_cs *cs, const r1cs_lc abc[3])
{
    counting_cs *c = (counting_cs *)cs;
    for (unsigned m = 0; m < 3; m++)
        c->terms[m] += abc[m].n;
}

err_t cs_count(cs_counts *out, const r1cs_circuit *circuit)
{
    counting_cs c = {0};
    ERR_TRY(cs_init(&c.cs));
    c.cs.enforce = count_row;
    const err_t rc = cs_run(&c.cs, circuit);
    *out = (cs_counts){.inputs = c.cs.inputs, .aux = c.cs.aux, .rows = c.cs.rows};
    memcpy(out->terms, c.terms, sizeof out->terms);
    cs_free(&c.cs);
    return rc;
}

/* Rows of a block of the row stream: fewer for small circuits (tests/vectors/r1cs). */
#define BLOCK_ROWS_SMALL  1024u
#define BLOCK_ROWS_LARGE  65536u
#define BLOCK_CONSTRAINTS 8000000u /* from here on blocks are large */

void shape_of_counts(r1cs_shape *out, const cs_counts *n, uint32_t block_rows)
{
    *out = (r1cs_shape){.inputs = n->inputs,
                        .aux = n->aux,
                        .constraints = n->rows,
                        .total_rows = n->rows + n->inputs,
                        .block_rows = block_rows};
    while (UINT64_C(1) << out->log2_domain < out->total_rows)
        out->log2_domain++;
    if (block_rows == 0)
        out->block_rows = n->rows < BLOCK_CONSTRAINTS ? BLOCK_ROWS_SMALL : BLOCK_ROWS_LARGE;
}
