/* Rows as text: "0 A: i0*1 a1*-1; B: a1*1; C: 0". Coefficients, with r the modulus: decimal below
 * 1024, 2^k where it is that power of two, the same with a minus if r - c has such a form, else
 * hexadecimal (format: docs of the row listings in tests/vectors/r1cs). */
#include "r1cs/r1cs_internal.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#define TERM_CHARS_MAX (1 + 1 + 10 + 1 + 2 + 64) /* " a4294967295*0x" and 64 digits */
#define ROW_CHARS_MAX  64                        /* the number and what surrounds the terms */

/* "17", "2^40"; 0 if v has neither form. */
static int short_form(char *out, size_t bytes, const fr *v)
{
    fr_int n;
    fr_to_int(&n, v);
    if ((n.l[1] | n.l[2] | n.l[3]) == 0 && n.l[0] < 1024)
        return snprintf(out, bytes, "%" PRIu64, n.l[0]);
    unsigned ones = 0, k = 0;
    for (unsigned i = 0; i < 4; i++) {
        ones += (unsigned)__builtin_popcountll(n.l[i]);
        if (n.l[i] != 0)
            k = 64 * i + (unsigned)__builtin_ctzll(n.l[i]);
    }
    return ones == 1 ? snprintf(out, bytes, "2^%u", k) : 0;
}

static int coefficient_text(char *out, size_t bytes, const fr *v)
{
    int n = short_form(out, bytes, v);
    if (n != 0)
        return n;
    fr negative;
    fr_neg(&negative, v);
    n = short_form(out + 1, bytes - 1, &negative);
    if (n != 0) {
        out[0] = '-';
        return n + 1;
    }
    fr_int i;
    fr_to_int(&i, v);
    unsigned top = 3;
    while (top > 0 && i.l[top] == 0)
        top--;
    n = snprintf(out, bytes, "0x%" PRIx64, i.l[top]);
    while (top > 0)
        n += snprintf(out + n, bytes - (size_t)n, "%016" PRIx64, i.l[--top]);
    return n;
}

err_t row_text(char **text, size_t *room, const coeff_dict *d, size_t row, const r1cs_lc abc[3])
{
    const size_t terms = abc[0].n + abc[1].n + abc[2].n;
    const size_t need = ROW_CHARS_MAX + terms * TERM_CHARS_MAX;
    if (need > *room)
        ERR_TRY(cs_grow((void **)text, room, 0, need, 1, MEM_SCRATCH, "text of a row"));
    char *at = *text;
    const char *const end = *text + *room;
    at += sprintf(at, "%zu ", row);
    for (unsigned m = 0; m < 3; m++) {
        at += sprintf(at, "%s%c:", m == 0 ? "" : "; ", "ABC"[m]);
        if (abc[m].n == 0)
            at += sprintf(at, " 0");
        for (size_t i = 0; i < abc[m].n; i++) {
            const r1cs_term t = abc[m].terms[i];
            at += sprintf(at, " %c%u*", t.var & R1CS_AUX ? 'a' : 'i', t.var & ~R1CS_AUX);
            at += coefficient_text(at, (size_t)(end - at), &d->value[t.coeff]);
        }
    }
    return ERR_OK;
}
