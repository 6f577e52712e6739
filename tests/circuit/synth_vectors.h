/* Constraint systems against tests/vectors/r1cs. */
#ifndef CUZK_TESTS_CIRCUIT_SYNTH_VECTORS_H
#define CUZK_TESTS_CIRCUIT_SYNTH_VECTORS_H

#include "circuit/porep.h"
#include "vectors.h"

/* Fails the test unless the circuit has the counts, densities and digests of a member of
 * gadgets.json. */
void assert_gadget(const r1cs_circuit *circuit, const char *name, const json_t *gadgets);

/* r1cs/<name>.json, .blocks, .first3000.rows.xz, .last500.rows.xz (where they are): everything. */
void assert_whole_circuit(const r1cs_circuit *circuit, const char *name, bool listings);

/* Compares block digests as they come with r1cs/<name>.blocks. */
typedef struct {
    char *text; /* the file; free it */
    size_t blocks, seen;
    bool differs;
    uint64_t first_difference;
} block_compare;
void block_compare_open(block_compare *b, const char *name);
void block_compare_add(void *context, uint64_t block, const uint8_t digest[8]);

#endif
