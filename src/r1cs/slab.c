/* Slabs: their place in an arena, and the two ways of running a circuit for them. */
#include "r1cs/slab.h"

#include "r1cs/r1cs_internal.h"

#include <string.h>

#define ALIGNMENT ((size_t)64)

static size_t fields_bytes(slab_counts n)
{
    return (n.fields * sizeof(fr) + ALIGNMENT - 1) & ~(ALIGNMENT - 1);
}

size_t slab_bytes(slab_counts n)
{
    return fields_bytes(n) + slab_words(n.bits) * sizeof(uint64_t);
}

err_t slab_place(r1cs_slab *out, slab_counts n, void *arena, size_t bytes)
{
    if (bytes < slab_bytes(n))
        return err_set(ERR_MEMORY,
                       "a slab of %zu bits and %zu field elements takes %zu bytes, the arena has "
                       "%zu",
                       n.bits, n.fields, slab_bytes(n), bytes);
    uint8_t *at = arena;
    *out = (r1cs_slab){.n = n, .fields = (fr *)arena, .bits = (uint64_t *)(at + fields_bytes(n))};
    out->bits[slab_words(n.bits) - 1] = 0;
    return ERR_OK;
}

/* ---- counting -------------------------------------------------------------------------------- */

typedef struct {
    r1cs_cs cs;
    slab_counts n;
} count_cs;

static void skip_row(r1cs_cs *cs, const r1cs_lc abc[3])
{
    (void)cs;
    (void)abc;
}

static void count(r1cs_cs *cs, cs_kind kind, const fr *value, bool bit)
{
    (void)value;
    (void)bit;
    count_cs *c = (count_cs *)cs;
    if (kind == CS_BIT)
        c->n.bits++;
    else
        c->n.fields++;
}

err_t slab_count(slab_counts *out, const r1cs_circuit *circuit)
{
    count_cs c = {0};
    ERR_TRY(cs_init(&c.cs));
    c.cs.enforce = skip_row;
    c.cs.allocated = count;
    const err_t rc = cs_run(&c.cs, circuit);
    *out = c.n;
    cs_free(&c.cs);
    return rc;
}

/* ---- values ---------------------------------------------------------------------------------- */

/* How many inputs there will be is not known before the end, so they wait in an array of their own
 * and the field-element aux are written from the first place on, then moved up. */
typedef struct {
    r1cs_cs cs;
    r1cs_slab *slab;
    size_t bits, fields; /* written; fields: aux only */
    uint64_t word;       /* the bits that do not fill a word yet */
    fr *input;
    size_t input_room;
} slab_cs;

static err_t add_input(slab_cs *s, const fr *value)
{
    if (s->cs.inputs == s->input_room)
        ERR_TRY(cs_grow((void **)&s->input, &s->input_room, s->cs.inputs, s->cs.inputs + 1,
                        sizeof *s->input, MEM_SCRATCH, "inputs"));
    s->input[s->cs.inputs] = *value;
    return ERR_OK;
}

static err_t add_field(slab_cs *s, const fr *value)
{
    if (s->fields >= s->slab->n.fields)
        return err_set(ERR_INPUT, "the circuit has more than the %zu field elements expected",
                       s->slab->n.fields);
    s->slab->fields[s->fields++] = *value;
    return ERR_OK;
}

static err_t add_bit(slab_cs *s, bool bit)
{
    if (s->bits >= s->slab->n.bits)
        return err_set(ERR_INPUT, "the circuit has more than the %zu bits expected",
                       s->slab->n.bits);
    s->word |= (uint64_t)bit << s->bits % 64;
    if (++s->bits % 64 == 0) {
        s->slab->bits[s->bits / 64 - 1] = s->word;
        s->word = 0;
    }
    return ERR_OK;
}

static void add(r1cs_cs *cs, cs_kind kind, const fr *value, bool bit)
{
    slab_cs *s = (slab_cs *)cs;
    const err_t rc = kind == CS_BIT     ? add_bit(s, bit)
                     : kind == CS_FIELD ? add_field(s, value)
                                        : add_input(s, value);
    if (rc != ERR_OK)
        cs_fail_with(cs, rc);
}

static err_t close_slab(slab_cs *s, const r1cs_circuit *circuit)
{
    r1cs_slab *slab = s->slab;
    const size_t fields = s->cs.inputs + s->fields;
    if (fields != slab->n.fields)
        return err_set(ERR_INPUT, "%s: %zu field elements, %zu expected", circuit->name, fields,
                       slab->n.fields);
    if (s->bits != slab->n.bits)
        return err_set(ERR_INPUT, "%s: %zu bits, %zu expected", circuit->name, s->bits,
                       slab->n.bits);
    memmove(slab->fields + s->cs.inputs, slab->fields, s->fields * sizeof *slab->fields);
    memcpy(slab->fields, s->input, s->cs.inputs * sizeof *s->input);
    if (s->bits % 64 != 0)
        slab->bits[s->bits / 64] = s->word;
    slab->bits[slab_words(s->bits) - 1] = 0;
    return ERR_OK;
}

err_t slab_assign(r1cs_slab *slab, const r1cs_circuit *circuit, const progress *listener)
{
    slab_cs s = {.slab = slab};
    ERR_TRY(cs_init(&s.cs));
    s.cs.enforce = skip_row;
    s.cs.allocated = add;
    s.cs.has_values = true;
    s.cs.progress = listener;
    s.cs.stage = "witness";
    err_t rc = cs_run(&s.cs, circuit);
    if (rc == ERR_OK)
        rc = close_slab(&s, circuit);
    mem_free(s.input, MEM_SCRATCH);
    cs_free(&s.cs);
    return rc;
}
