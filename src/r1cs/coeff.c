/* The dictionary: values, their bytes, and a hash table from values to codes. */
#include "r1cs/r1cs_internal.h"

#include "base/bytes.h"

#include <string.h>

#define ROOM_FIRST 1024u /* more than the fixed codes */
/* Far above any circuit of ours (a few thousand); bounds what a file of constraints can ask for. */
#define CODES_MAX ((size_t)1 << 28)

static size_t slot_of(const coeff_dict *d, const fr *v)
{
    uint64_t h = v->l[0] ^ v->l[1] * UINT64_C(0x9e3779b97f4a7c15);
    h ^= (v->l[2] ^ v->l[3] * UINT64_C(0xc2b2ae3d27d4eb4f)) + (h >> 29);
    h *= UINT64_C(0x9e3779b97f4a7c15);
    return (size_t)(h >> 20) & (d->slots - 1);
}

static void enter(coeff_dict *d, uint32_t code)
{
    size_t s = slot_of(d, &d->value[code]);
    while (d->slot[s] != 0)
        s = (s + 1) & (d->slots - 1);
    d->slot[s] = code + 1;
}

/* Without memory the dictionary stays as it is: the rest of the row still looks values up. */
static err_t grow(coeff_dict *d)
{
    if (d->n >= CODES_MAX)
        return err_set(ERR_MEMORY, "more than %zu different coefficients", CODES_MAX);
    const size_t slots = 4 * d->room; /* cs_grow doubles the room */
    size_t value_room = d->room, le_room = d->room;
    uint32_t *slot;
    ERR_TRY(MEM_ARRAY(&slot, MEM_MATRICES, slots, "coefficient dictionary"));
    err_t rc = cs_grow((void **)&d->value, &value_room, d->n, d->n + 1, sizeof *d->value,
                       MEM_MATRICES, "coefficient dictionary");
    if (rc == ERR_OK)
        rc = cs_grow((void **)&d->le, &le_room, d->n, d->n + 1, sizeof *d->le, MEM_MATRICES,
                     "coefficient dictionary");
    if (rc != ERR_OK) {
        mem_free(slot, MEM_MATRICES);
        return rc;
    }
    mem_free(d->slot, MEM_MATRICES);
    d->slot = slot;
    d->slots = slots;
    d->room = le_room;
    for (size_t code = 0; code < d->n; code++)
        enter(d, (uint32_t)code);
    return ERR_OK;
}

static err_t append(coeff_dict *d, const fr *value)
{
    if (d->n == d->room)
        ERR_TRY(grow(d));
    d->value[d->n] = *value;
    fr_to_bytes(d->le[d->n], value);
    enter(d, (uint32_t)d->n++);
    return ERR_OK;
}

err_t coeff_init(coeff_dict *d)
{
    *d = (coeff_dict){.room = ROOM_FIRST, .slots = 2 * ROOM_FIRST};
    err_t rc = MEM_ARRAY(&d->value, MEM_MATRICES, d->room, "coefficient dictionary");
    if (rc == ERR_OK)
        rc = MEM_ARRAY(&d->le, MEM_MATRICES, d->room, "coefficient dictionary");
    if (rc == ERR_OK)
        rc = MEM_ARRAY(&d->slot, MEM_MATRICES, d->slots, "coefficient dictionary");
    if (rc == ERR_OK)
        rc = append(d, &FR_ZERO);
    fr power = FR_ONE;
    for (unsigned k = 0; k <= COEFF_POW2_MAX && rc == ERR_OK; k++) {
        fr negative;
        fr_neg(&negative, &power);
        rc = append(d, &power);
        if (rc == ERR_OK)
            rc = append(d, &negative);
        fr_dbl(&power, &power);
    }
    if (rc != ERR_OK)
        coeff_free(d);
    return rc;
}

void coeff_free(coeff_dict *d)
{
    mem_free(d->value, MEM_MATRICES);
    mem_free(d->le, MEM_MATRICES);
    mem_free(d->slot, MEM_MATRICES);
    *d = (coeff_dict){0};
}

err_t coeff_intern(coeff_dict *d, r1cs_coeff *code, const fr *value)
{
    for (size_t s = slot_of(d, value); d->slot[s] != 0; s = (s + 1) & (d->slots - 1)) {
        *code = d->slot[s] - 1;
        if (fr_eq(&d->value[*code], value))
            return ERR_OK;
    }
    *code = (r1cs_coeff)d->n;
    return append(d, value);
}
