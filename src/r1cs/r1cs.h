/* Rank-1 constraint systems: how a circuit is laid out, and what can be made from the layout.
 *
 * A circuit is a function that allocates variables and enforces rows in a constraint system (cs).
 * It is written once; what the cs does with it is chosen by the caller:
 *   r1cs_fingerprint     counts, densities and digests, with no memory per variable
 *   r1cs_matrices_build  the matrices A, B, C, for key generation
 *   r1cs_assign          the witness, its evaluations, and the first row that does not hold
 * The structure must not depend on values: the blank circuit and the proving one coincide.
 *
 * Variables: inputs and aux are two sequences numbered in order of allocation; input 0 is ONE and
 * exists before synthesis. A row is A·B = C. Canonical form of a linear combination: terms of one
 * variable merged, zero coefficients dropped, inputs ascending, then aux ascending (C4 C5 I12).
 * Every aux is declared a bit or a field element when it is allocated.
 * Errors are sticky: allocating and enforcing return nothing, the first error ends up in the result
 * of the r1cs_* call that ran the circuit. */
#ifndef CUZK_R1CS_R1CS_H
#define CUZK_R1CS_R1CS_H

#include "base/mem.h"
#include "base/progress.h"
#include "field/field.h"

typedef uint32_t r1cs_var; /* input i: i; aux j: R1CS_AUX | j */
#define R1CS_ONE ((r1cs_var)0)
#define R1CS_AUX ((r1cs_var)0x80000000u)

/* Coefficients are codes of a dictionary that grows as the circuit is laid out. Fixed codes:
 * 0 is zero; 1 + 2k is 2^k and 2 + 2k is -2^k for k = 0 … 254. */
typedef uint32_t r1cs_coeff;
#define R1CS_ZERO_COEFF      ((r1cs_coeff)0)
#define R1CS_ONE_COEFF       ((r1cs_coeff)1)
#define R1CS_MINUS_ONE_COEFF ((r1cs_coeff)2)

typedef struct {
    r1cs_var var;
    r1cs_coeff coeff;
} r1cs_term;

/* A linear combination as a view. */
typedef struct {
    const r1cs_term *terms;
    size_t n;
} r1cs_lc;

typedef struct r1cs_cs r1cs_cs;

#define R1CS_PLACE_BYTES 256 /* longest text that names a row, with its NUL */

typedef struct {
    const char *name;
    /* Lays the circuit out. self: the circuit's own data (values, or shape only for a blank run).
     */
    void (*synthesize)(const void *self, r1cs_cs *cs);
    const void *self;
} r1cs_circuit;

/* ---- for circuits and gadgets ---------------------------------------------------------------- */

/* True when values are wanted; otherwise every value argument is ignored. */
bool r1cs_has_values(const r1cs_cs *cs);
r1cs_var r1cs_alloc_input(r1cs_cs *cs, const fr *value);
r1cs_var r1cs_alloc_aux(r1cs_cs *cs, const fr *value);
r1cs_var r1cs_alloc_bit(r1cs_cs *cs, bool value);
/* The same for a value from outside: neither 0 nor 1 is ERR_INPUT. */
r1cs_var r1cs_alloc_bit_checked(r1cs_cs *cs, const fr *value);
/* Terms in any order, with repetitions and zeros; they are read before the call returns. */
void r1cs_enforce(r1cs_cs *cs, r1cs_lc a, r1cs_lc b, r1cs_lc c);
r1cs_coeff r1cs_coeff_intern(r1cs_cs *cs, const fr *value);
/* 2^k or -2^k, k <= 254. */
static inline r1cs_coeff r1cs_coeff_pow2(unsigned k, bool negative)
{
    return 1 + 2 * k + negative;
}
/* The gadget path for messages: "challenge 3/label 2/…". name must be static; index < 0: none. */
void r1cs_enter(r1cs_cs *cs, const char *name, int64_t index);
void r1cs_leave(r1cs_cs *cs);
/* A circuit that finds its own data unusable says so; the first such error wins. The gadget path
 * is put before the text. */
void r1cs_fail(r1cs_cs *cs, err_t code, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
/* True after the first error: long circuits stop early. Until they do, allocating gives ONE. */
bool r1cs_failed(const r1cs_cs *cs);
/* Memory of a gadget that lives as long as the cs: `bytes` bytes, zeroed at the first call with
 * this key (an address of the gadget's own), the same block at every later call. Null after
 * r1cs_fail, which a lack of memory amounts to. */
void *r1cs_attach(r1cs_cs *cs, const void *key, size_t bytes);

/* ---- (a) fingerprints ------------------------------------------------------------------------ */

typedef struct {
    uint64_t inputs, aux, constraints, total_rows; /* total_rows = constraints + inputs */
    unsigned log2_domain;
    uint64_t nnz[3], terms_max[3]; /* A, B, C; the appended input rows not counted */
    uint64_t a_aux_density, b_input_density, b_aux_density;
    uint8_t a_aux_sha256[32], b_input_sha256[32], b_aux_sha256[32]; /* of the bitmaps */
    uint8_t legacy_blake2s[32];
    uint8_t stream_sha256[32];
    uint64_t stream_bytes;
    uint32_t block_rows;
} r1cs_shape;

typedef struct {
    /* Called with the first 8 bytes of each block's SHA-256; may be null. */
    void (*block)(void *context, uint64_t block, const uint8_t digest[8]);
    /* Called with one line of text per row (vectors' row listing format) for rows from <= row < to;
     * may be null. */
    void (*row)(void *context, uint64_t row, const char *text);
    void *context;
    uint64_t row_from, row_to;
    uint32_t block_rows; /* 0: 1024 below 8,000,000 constraints, else 65536 */
    bool counts_only;    /* no digests at all */
    bool no_legacy;      /* all but legacy_blake2s, which is half the time */
    const progress *progress;
} r1cs_fingerprint_options;

/* The circuit is laid out twice, first only to count: the older digest begins with the counts.
 * Memory: two bits per aux variable, one per input, and the dictionary. options may be null. */
ERR_MUST_USE err_t r1cs_fingerprint(r1cs_shape *out, const r1cs_circuit *circuit,
                                    const r1cs_fingerprint_options *options);

/* ---- (b, d) matrices ------------------------------------------------------------------------- */

typedef struct {
    uint64_t *start;  /* rows + 1 offsets into terms */
    r1cs_term *terms; /* canonical rows, one after another */
} r1cs_matrix;

typedef struct {
    size_t inputs, aux, rows; /* rows without the appended input rows */
    r1cs_matrix m[3];         /* A, B, C */
    fr *coeffs;               /* the dictionary, by code */
    size_t coeffs_n;
} r1cs_matrices;

ERR_MUST_USE err_t r1cs_matrices_build(r1cs_matrices *out, const r1cs_circuit *circuit);
void r1cs_matrices_free(r1cs_matrices *m);
/* The matrices as a circuit again, with an assignment (both may be null for a blank one): for
 * constraint systems that come from files. */
typedef struct {
    const r1cs_matrices *matrices;
    const fr *inputs; /* matrices->inputs values, ONE first; null when blank */
    const fr *aux;
} r1cs_matrices_circuit;
void r1cs_matrices_synthesize(const void *matrices_circuit, r1cs_cs *cs);

/* ---- (c) assignment -------------------------------------------------------------------------- */

typedef struct {
    size_t inputs, aux, rows; /* rows without the appended input rows */
    fr *input, *aux_value;
    /* <A,z>, <B,z>, <C,z>: rows, then one per input (input, 0, 0), then zeros up to `domain`. Null
     * when not kept. */
    fr *a, *b, *c;
    size_t domain; /* smallest power of two >= rows + inputs */
    uint64_t *a_aux_density, *b_aux_density, *b_input_density; /* bitmaps, bit k of word k/64 */
    uint64_t a_aux_ones, b_aux_ones, b_input_ones;
    uint64_t unsatisfied;       /* rows with a·b != c */
    uint64_t first_unsatisfied; /* row, when unsatisfied != 0 */
    /* "challenge 0/…/level 1: a b = 0x…, c = 0x…" */
    char first_unsatisfied_at[R1CS_PLACE_BYTES];
} r1cs_assignment;

typedef struct {
    bool keep_evaluations; /* a, b, c for the prover */
    /* Called with each row's three evaluations in order (input rows included); may be null. */
    void (*evaluations)(void *context, uint64_t row, const fr abc[3]);
    void *context;
    size_t inputs_expected, aux_expected, rows_expected; /* exact counts, 0: found by a blank run */
    const progress *progress;
} r1cs_assign_options;

/* An unsatisfied row is not an error here: the counts say so. A bit variable with another value, or
 * counts that differ from the expected ones, is ERR_INPUT; on failure nothing is left to free.
 * options may be null. */
ERR_MUST_USE err_t r1cs_assign(r1cs_assignment *out, const r1cs_circuit *circuit,
                               const r1cs_assign_options *options);
/* Not wiped: the kernel clears pages before it gives them to another process. */
void r1cs_assignment_free(r1cs_assignment *a);

/* The gadget path of a row ("challenge 3/tree D inclusion", empty at the top), found by laying the
 * circuit out blank up to it. ERR_ARGUMENT with both numbers if there is no such row. */
ERR_MUST_USE err_t r1cs_locate(char path[R1CS_PLACE_BYTES], const r1cs_circuit *circuit,
                               uint64_t row);

#endif
