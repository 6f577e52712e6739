/* Files of the Groth16 layer: .params, .vk, proofs. Layouts: docs/formats/params.md (bellman's).
 *
 * Every parser takes a source (bytes at an offset), so that fuzzers need no disk; counts are
 * compared with the bytes left before anything is allocated; errors (ERR_INPUT) name file, section,
 * index, offset and what was expected. Refused beyond what upstream refuses: trailing bytes, counts
 * larger than the file, infinity anywhere, compressed slots, non-canonical coordinates. Files are
 * read in pieces, never mapped: mapped pages would count as resident memory. What can go wrong
 * here: F1–F7, F11, I1, J4. */
#ifndef CUZK_FORMAT_GROTH16_FILES_H
#define CUZK_FORMAT_GROTH16_FILES_H

#include "base/file.h"
#include "groth16/groth16.h"

/* Where bytes come from: a file or a block of memory. Borrowed: it must outlive the source. */
typedef struct {
    const uint8_t *memory; /* when file is null */
    const file_in *file;
    uint64_t bytes;
    const char *name; /* for error texts */
} format_source;

format_source format_source_memory(const void *data, size_t bytes, const char *name);
format_source format_source_file(const file_in *f);

/* ---- layout -------------------------------------------------------------------------------- */

typedef enum {
    PARAMS_IC, /* of the verifying key */
    PARAMS_H,
    PARAMS_L,
    PARAMS_A,
    PARAMS_B_G1,
    PARAMS_B_G2,
    PARAMS_SECTIONS
} params_section;

#define PARAMS_VK_POINTS_BYTES 864u /* alpha_g1, beta_g1, beta_g2, gamma_g2, delta_g1, delta_g2 */

typedef struct {
    uint64_t offset; /* of the first point, behind the count */
    uint64_t count;
    uint64_t bytes;
} params_extent;

const char *params_section_name(params_section s);

/* Reads the counts only and checks that sections and file length agree exactly, that ic holds ONE,
 * h one point less than a power of two, a at least ic's, b_g1 and b_g2 equally many.
 * `vk_only`: the file is a .vk, which ends after ic; the other sections are then zero. */
ERR_MUST_USE err_t params_layout(params_extent out[PARAMS_SECTIONS], const format_source *source,
                                 bool vk_only);
/* Does a key with these sections belong to a circuit with these counts? ERR_INPUT "belongs to
 * another circuit", with both numbers. inputs: ONE included; a_aux_ones: aux variables that occur
 * in A; b_ones: inputs and aux that occur in B. */
ERR_MUST_USE err_t params_match_shape(const params_extent sections[PARAMS_SECTIONS],
                                      const char *name, uint64_t inputs, uint64_t aux,
                                      uint64_t a_aux_ones, uint64_t b_ones, unsigned log2_domain);

/* ---- digests ------------------------------------------------------------------------------- */

/* SHA-256 of each section's points and of the whole file, BLAKE2b-512 of the whole file. */
typedef struct {
    uint8_t section[PARAMS_SECTIONS][32];
    uint8_t vk[32]; /* the first 868 + 96·ic bytes */
    uint8_t whole[32];
    uint8_t whole_blake2b[64];
} params_digests;

/* One pass over the source, the hashes side by side on the pool's threads. */
ERR_MUST_USE err_t params_digest(params_digests *out, const format_source *source,
                                 const params_extent sections[PARAMS_SECTIONS], pool *p,
                                 const progress *listener);

/* ---- reading ------------------------------------------------------------------------------- */

/* Canonical form and the curve are checked for every point and the subgroup for the verifying key;
 * the levels differ in the subgroup of the others. */
typedef enum {
    PARAMS_CHECK_CURVE,    /* not checked */
    PARAMS_CHECK_SUBGROUP, /* checked, in bulk (msm_g1_in_subgroup) */
    /* Checked unless a stamp with the file's digest stands beside it; a check that passes leaves a
     * stamp where it can. The digest is computed beside the decoding. Sources in memory have no
     * stamp. */
    PARAMS_CHECK_STAMP
} params_check;

ERR_MUST_USE err_t params_read(groth16_key *out, const format_source *source, params_check check,
                               pool *p, const progress *listener);
/* Validates a whole file in bounded memory, without keeping the points, subgroups included.
 * digests: null, or filled in the same pass when the file is good. */
ERR_MUST_USE err_t params_validate(const format_source *source, params_digests *digests, pool *p,
                                   const progress *listener);
/* A .vk, everything checked. */
ERR_MUST_USE err_t params_read_vk(groth16_vk *out, const format_source *source);

/* ---- writing ------------------------------------------------------------------------------- */

/* digests: null, or filled in the same pass. A key with a point at infinity is ERR_ARGUMENT: no
 * reader takes it. */
ERR_MUST_USE err_t params_write(file_out *f, const groth16_key *key, params_digests *digests,
                                pool *p, const progress *listener);
ERR_MUST_USE err_t params_write_vk(file_out *f, const groth16_vk *vk);

/* ---- stamps -------------------------------------------------------------------------------- */

/* A stamp says that a full check of the file with this SHA-256 and length has passed: one line of
 * text in "<file>.checked". Written after a full check or after our own setup. */
ERR_MUST_USE err_t params_stamp_write(const char *params_name, const uint8_t sha256[32],
                                      uint64_t bytes);
/* *stamped: a stamp stands beside the file and names its digest. A missing, foreign or damaged
 * stamp is no error. Hashes the whole file, unless there is no stamp to compare with. */
ERR_MUST_USE err_t params_stamp_check(bool *stamped, const file_in *f);

/* ---- proofs -------------------------------------------------------------------------------- */

#define PROOF_BYTES 192
/* A (48) ‖ B (96) ‖ C (48), compressed. Refuses non-canonical forms, infinity, points off the curve
 * or outside the subgroup; n must be PROOF_BYTES. */
ERR_MUST_USE err_t proof_read(groth16_proof *out, const uint8_t *bytes, size_t n);
void proof_write(uint8_t out[PROOF_BYTES], const groth16_proof *proof);

#endif
