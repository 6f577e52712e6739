/* Values of linear combinations under an assignment.
 *
 * Nearly all variables are bits and nearly all coefficients small powers of two, so a value is kept
 * as a machine integer as long as it is one. */
#ifndef CUZK_R1CS_EVALUATE_H
#define CUZK_R1CS_EVALUATE_H

#include "r1cs/r1cs_internal.h"

#define SMALL_VALUES 16 /* lc_values holds -16 … 16 as field elements */

typedef struct {
    bool is_small;
    int64_t small; /* |small| < 2^62; valid if is_small */
    fr value;      /* valid if not */
} lc_value;

typedef struct {
    fr of[2 * SMALL_VALUES + 1]; /* of[SMALL_VALUES + k] = k */
} small_values;

void small_values_init(small_values *s);

/* cs must have values. lc: any terms in any order. */
void lc_evaluate(lc_value *out, const r1cs_cs *cs, r1cs_lc lc);
void lc_value_fr(fr *out, const small_values *s, const lc_value *v);
/* a b = c. */
bool lc_values_hold(const small_values *s, const lc_value abc[3]);

#endif
