/* Groth16 over BLS12-381 as bellperson does it: setup, proving in two halves, verification.
 *
 * Formulas: J. Groth, "On the Size of Pairing-based Non-interactive Arguments", 2016, §3.2, with
 * bellman's layout: one row <input_i | 0 | 0> is appended per input; the domain is the smallest
 * power of two >= rows + inputs; queries a, b_g1, b_g2 leave out points at infinity.
 * What can go wrong here: B4 B5, C1–C19, I2 I6 I12. */
#ifndef CUZK_GROTH16_GROTH16_H
#define CUZK_GROTH16_GROTH16_H

#include "base/pool.h"
#include "base/progress.h"
#include "curve/curve.h"
#include "r1cs/r1cs.h"

typedef struct {
    g1_aff alpha_g1, beta_g1, delta_g1;
    g2_aff beta_g2, gamma_g2, delta_g2;
    g1_aff *ic; /* one per input, ONE first; MEM_KEY */
    size_t ic_n;
} groth16_vk;

typedef struct {
    groth16_vk vk;
    /* h: domain - 1; l: aux; a: inputs + dense aux of A; b: dense inputs of B + dense aux of B */
    g1_aff *h, *l, *a, *b_g1;
    g2_aff *b_g2;
    size_t h_n, l_n, a_n, b_g1_n, b_g2_n;
} groth16_key;

typedef struct {
    g1_aff a;
    g2_aff b;
    g1_aff c;
} groth16_proof;

void groth16_vk_free(groth16_vk *vk);
void groth16_key_free(groth16_key *key);

/* ---- setup: insecure by nature, for tests and benchmarks ----------------------------------- */

typedef struct {
    fr alpha, beta, gamma, delta, tau;
} groth16_toxic;

/* gamma, delta, alpha, beta, tau non-zero and tau outside the domain, else ERR_ARGUMENT; a variable
 * that occurs nowhere is ERR_INPUT naming it (C7). Generators: the standard ones. */
ERR_MUST_USE err_t groth16_setup(groth16_key *out, const r1cs_matrices *m,
                                 const groth16_toxic *toxic, pool *p, const progress *listener);
/* Toxic waste from a text: for each of "alpha", "beta", "gamma", "delta", "tau" the SHA-256 of
 * label ‖ name with its top two bits cleared; insecure by construction. */
void groth16_toxic_from_label(groth16_toxic *out, const char *label);
/* The label "cuzk insecure setup 1" ‖ seed. */
void groth16_toxic_from_seed(groth16_toxic *out, const char *seed);

/* ---- proving ------------------------------------------------------------------------------- */

/* A prover owns a pool and one thread that works through started proofs in order. */
typedef struct groth16_prover groth16_prover;
/* A proof that was started and not yet finished. */
typedef struct groth16_pending groth16_pending;

/* threads = 0: all usable CPUs. */
ERR_MUST_USE err_t groth16_prover_create(groth16_prover **out, unsigned threads,
                                         const progress *listener);
/* Every pending proof must have been finished or dropped before. null is allowed. */
void groth16_prover_destroy(groth16_prover *prover);

typedef struct {
    fr r, s;
} groth16_blinding;

/* Queues a proof and returns. Takes the assignment over (also on failure: it is freed and *witness
 * zeroed); key must outlive the pending proof. Refused here, before any work: an unsatisfied
 * witness (ERR_UNSATISFIED, names the row), one whose counts or densities do not fit the key
 * (ERR_INPUT, both numbers), a key with delta at infinity, a witness without evaluations
 * (ERR_ARGUMENT). blinding: null for fresh r, s from the kernel (wiped after use); given only by
 * tests and by cuzk-vectors. */
ERR_MUST_USE err_t groth16_prove_start(groth16_pending **out, groth16_prover *prover,
                                       const groth16_key *key, r1cs_assignment *witness,
                                       const groth16_blinding *blinding);
/* What makes a witness when the turn of its proof has come: on the prover's thread, with its pool.
 * On failure nothing is left to free. */
typedef struct {
    err_t (*make)(void *context, r1cs_assignment *out, pool *p, const progress *listener);
    void *context; /* must outlive the pending proof */
} groth16_witness_maker;

/* The same without a witness at hand, so that proofs in the queue hold none. What is refused above
 * fails the pending proof. make is called once at most: not for a proof dropped before its turn. */
ERR_MUST_USE err_t groth16_prove_start_making(groth16_pending **out, groth16_prover *prover,
                                              const groth16_key *key,
                                              const groth16_witness_maker *maker,
                                              const groth16_blinding *blinding);
/* Waits for this proof; frees the pending in every case. */
ERR_MUST_USE err_t groth16_prove_finish(groth16_proof *out, groth16_pending *pending);
/* Gives a pending proof up at any point: cancels its work if it runs, waits until nothing of it is
 * in use, frees. null is allowed. */
void groth16_prove_drop(groth16_pending *pending);

/* ---- verification -------------------------------------------------------------------------- */

/* inputs: without ONE. ERR_OK: valid; ERR_INVALID: well-formed but the equation does not hold;
 * ERR_INPUT: wrong number of inputs (both numbers), a point of the proof off the curve, outside its
 * subgroup or at infinity, infinity among alpha, beta, gamma, delta. The key's points are otherwise
 * believed: params_read_vk checks them. Another valid proof of the same statement can be made from
 * a proof alone, so its bytes are no identity (C15). */
ERR_MUST_USE err_t groth16_verify(const groth16_vk *vk, const groth16_proof *proof,
                                  const fr *inputs, size_t inputs_n);
/* n proofs at once with random 128-bit weights from the kernel (C17). inputs: n rows of inputs_n.
 * n = 0 is ERR_ARGUMENT (C12). *first_bad: on ERR_INVALID the index of the first proof that does
 * not verify by itself, on ERR_INPUT of the one with the bad point; n otherwise. */
ERR_MUST_USE err_t groth16_verify_batch(const groth16_vk *vk, const groth16_proof *proofs, size_t n,
                                        const fr *inputs, size_t inputs_n, size_t *first_bad);

#endif
