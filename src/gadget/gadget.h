/* Gadgets: the pieces that Filecoin's circuits are built of.
 *
 * Each allocates variables and enforces rows in exactly the order of the reference implementation's
 * gadget (bellman's boolean, uint32, multieq, sha256; neptune's older Poseidon; rust-fil-proofs'
 * insertion and PoR), because the numbering of variables is what the published keys fix. Section
 * numbers (§) are those of the PoRep description, docs/formats/porep.md. A⟨a | b | c⟩ in comments
 * is one row a·b = c.
 *
 * Values: where the cs has values (r1cs_has_values) every value below must be right; else it is
 * ignored. Structure never depends on a value, except on constants, which are structure.
 * Failure: sticky in the cs; after it, results are meaningless and harmless. */
#ifndef CUZK_GADGET_GADGET_H
#define CUZK_GADGET_GADGET_H

#include "hash/hash.h"
#include "r1cs/r1cs.h"

/* ---- Booleans (§4.1) ------------------------------------------------------------------------- */

typedef enum { BOOLEAN_CONSTANT, BOOLEAN_IS, BOOLEAN_NOT } boolean_kind;

/* A constant, a bit variable, or the negation of one. */
typedef struct {
    r1cs_var var;  /* unused for constants */
    uint8_t kind;  /* boolean_kind */
    uint8_t value; /* of the Boolean, not of the variable: always for constants, else if known */
} boolean;

boolean boolean_constant(bool value);
/* ⟨1 − b | b | 0⟩ */
boolean boolean_alloc(r1cs_cs *cs, bool value);
boolean boolean_not(boolean a);
boolean boolean_xor(r1cs_cs *cs, boolean a, boolean b);
boolean boolean_and(r1cs_cs *cs, boolean a, boolean b);
/* (a ∧ b) ⊕ (¬a ∧ c) */
boolean boolean_ch(r1cs_cs *cs, boolean a, boolean b, boolean c);
/* Majority. */
boolean boolean_maj(r1cs_cs *cs, boolean a, boolean b, boolean c);
/* ±2^k · a as at most 2 terms; returns how many. */
size_t boolean_terms(r1cs_term *out, boolean a, unsigned k, bool negative);

/* ---- numbers (§4.1) -------------------------------------------------------------------------- */

typedef struct {
    r1cs_var var;
    fr value;
} num;

#define NUM_BITS      255
#define NUM_PACK_BITS 254 /* so many bits always fit below r */

/* value may be null in a blank run. */
num num_alloc(r1cs_cs *cs, const fr *value);
/* A new input equal to v. */
void num_inputize(r1cs_cs *cs, const num *v);
void num_equal(r1cs_cs *cs, const num *u, const num *v);
num num_add(r1cs_cs *cs, const num *u, const num *v);
/* condition ? a : b */
num num_pick(r1cs_cs *cs, boolean condition, const num *a, const num *b);
/* Little-endian, not strict: v + r is not excluded. */
void num_to_bits(r1cs_cs *cs, boolean out[NUM_BITS], const num *v);
/* Packs at most the first 254 bits into a new aux. */
num num_pack(r1cs_cs *cs, const boolean *bits, size_t n);
/* One new input per 254 bits. */
void num_pack_input(r1cs_cs *cs, const boolean *bits, size_t n);

/* num_to_bits in the order that SHA-256 takes: 256 bits with a constant false on top, reversed
 * within each byte. */
void num_to_sha256_bits(r1cs_cs *cs, boolean out[256], const num *v);
/* A hash as a number: the reverse reordering, the first 254 bits, packed. */
num num_from_sha256_bits(r1cs_cs *cs, const boolean hash[256]);

/* ---- SHA-256 (§4.2) -------------------------------------------------------------------------- */

typedef struct {
    boolean bit[32]; /* least significant first */
} word32;

word32 word32_constant(uint32_t value);
/* The initial state. */
void sha256_initial(word32 state[8]);
/* One compression: state <- compress(block, state). block: most significant bit of each word
 * first. */
void sha256_compress(r1cs_cs *cs, word32 state[8], const boolean block[512]);
/* The padded hash of n bits, n a multiple of 8; 256 bits, most significant of each word first. */
void sha256_bits(r1cs_cs *cs, boolean out[256], const boolean *bits, size_t n);

/* ---- Poseidon (§4.3) ------------------------------------------------------------------------- */

/* Element 1 of the last state as a new aux. arity 2, 4, 8, 11. tag: the domain tag, state element
 * 0 (2^arity − 1 for Merkle trees; null means that one). */
num poseidon_gadget(r1cs_cs *cs, const num *in, unsigned arity, const fr *tag);

/* ---- Merkle trees (§4.4, §4.5) --------------------------------------------------------------- */

/* out: the siblings with `element` inserted at the position that the bits say (least significant
 * first); arity 2, 4 or 8; arity - 1 siblings, log2(arity) bits. */
void merkle_insert(r1cs_cs *cs, num *out, const num *element, const boolean *bits,
                   const num *siblings, unsigned arity);
/* Node of `arity` children; MERKLE_SHA256 (tree D) has arity 2. */
num merkle_node_gadget(r1cs_cs *cs, const num *children, unsigned arity, merkle_hash hash);

typedef struct {
    merkle_hash hash;
    uint32_t levels;                  /* <= MERKLE_LEVELS_MAX */
    uint8_t arity[MERKLE_LEVELS_MAX]; /* from the leaf upward: 2, 4 or 8 */
} merkle_shape;

/* The root that a path leads to: allocates the index bits and siblings level by level, then the
 * packed index as an input. path: values, null in a blank run; it must have the shape's levels and
 * arities (ERR_INPUT otherwise). */
num merkle_climb(r1cs_cs *cs, const num *leaf, const merkle_shape *shape, const merkle_path *path);
/* merkle_climb, then ⟨computed | 1 | root⟩. */
void merkle_inclusion(r1cs_cs *cs, const num *leaf, const num *root, const merkle_shape *shape,
                      const merkle_path *path);

#endif
