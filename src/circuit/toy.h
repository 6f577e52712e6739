/* Circuits for tests and benchmarks that must not need Filecoin's parameters.
 *
 *   toy          a 64-bit secret x as Booleans; public: x^3 + x + 5
 *   random:ROWS  rows of every kind, by a generator seeded with ROWS: Boolean rows (as most rows of
 *                real circuits), products, rows with empty A and B, rows with empty C; coefficients
 *                1, -1, ±2^k, small, random, explicit zeros; x + x and x - x; inputs allocated
 *                between rows. 7 public inputs.
 * Neither means anything; every variable occurs in some row. */
#ifndef CUZK_CIRCUIT_TOY_H
#define CUZK_CIRCUIT_TOY_H

#include "r1cs/r1cs.h"

#define TOY_ROWS_MIN 16u
#define TOY_ROWS_MAX (1u << 30)

typedef struct {
    uint32_t rows;      /* 0: toy, else random:rows */
    uint64_t secret;    /* chooses the values, never the structure */
    uint64_t wrong_aux; /* k > 0: aux k - 1 gets a value that some row does not allow (a bit: 2) */
} toy_circuit;

/* "toy" or "random:ROWS" with secret 0. ERR_ARGUMENT for another name or for ROWS out of range. */
ERR_MUST_USE err_t toy_circuit_find(toy_circuit *out, const char *name);
/* Writes the name (< 32 bytes). */
void toy_circuit_name(char out[32], const toy_circuit *c);
/* r1cs_circuit.synthesize; self is a toy_circuit. */
void toy_synthesize(const void *toy_circuit_self, r1cs_cs *cs);

#endif
