/* Short linear combinations for the gadgets' rows. */
#ifndef CUZK_GADGET_ROWS_H
#define CUZK_GADGET_ROWS_H

#include "r1cs/r1cs.h"

static const r1cs_term ONE_TERM = {R1CS_ONE, R1CS_ONE_COEFF};

static inline r1cs_lc lc_of(const r1cs_term *t)
{
    return (r1cs_lc){t, 1};
}
static inline r1cs_lc lc_empty(void)
{
    return (r1cs_lc){NULL, 0};
}
static inline r1cs_lc lc_one(void)
{
    return lc_of(&ONE_TERM);
}

#endif
