/* Sums of words, and the batching of their rows (§4.2).
 *
 * A MultiEq collects equations l = r of nb-bit integers into one row ⟨L | 1 | R⟩, each shifted
 * above the one before, as long as all fit in 253 bits. When the next one does not fit, the row is
 * emitted first. */
#ifndef CUZK_GADGET_MULTIEQ_H
#define CUZK_GADGET_MULTIEQ_H

#include "gadget/gadget.h"

#define ADDMANY_MAX      10
#define MULTIEQ_BITS     254 /* used + nb stays below */
#define MULTIEQ_SUMS_MAX 7   /* of at least 33 bits */

typedef struct {
    r1cs_cs *cs;
    unsigned used;   /* bits */
    fr_int constant; /* coefficient of ONE in L, as an integer below 2^254 */
    r1cs_term left[1 + MULTIEQ_SUMS_MAX * ADDMANY_MAX * 32]; /* left[0] is for ONE */
    size_t left_n;
    r1cs_term right[MULTIEQ_BITS];
    size_t right_n;
} multieq;

void multieq_begin(multieq *m, r1cs_cs *cs);
/* Emits what is left. */
void multieq_end(multieq *m);
/* The sum modulo 2^32 of n words, 2 <= n <= ADDMANY_MAX. */
word32 multieq_add(multieq *m, const word32 *const *words, unsigned n);

#endif
