/* Files of the Groth16 layer: .params, .vk, proofs. Layouts: docs/formats/params.md (bellman's).
 *
 * Every parser takes a source (bytes at an offset), so that fuzzers need no disk; counts are compared
 * with the bytes left before anything is allocated; errors name section, index, offset and what was
 * expected. Refused beyond what upstream refuses: trailing bytes, counts larger than the file,
 * infinity anywhere, compressed slots, non-canonical coordinates.
 * What can go wrong here: F1–F7, F11, I1, J4. */
#ifndef CUZK_FORMAT_GROTH16_FILES_H
#define CUZK_FORMAT_GROTH16_FILES_H

#include "base/file.h"
#include "groth16/groth16.h"

/* Where bytes come from: a file or a block of memory. */
typedef struct {
    const uint8_t *memory; /* when not null, else file */
    const file_in *file;
    uint64_t bytes;
    const char *name; /* for error texts */
} format_source;

format_source format_source_memory(const void *data, size_t bytes, const char *name);
format_source format_source_file(const file_in *f);

typedef enum {
    PARAMS_IC, /* of the verifying key */
    PARAMS_H,
    PARAMS_L,
    PARAMS_A,
    PARAMS_B_G1,
    PARAMS_B_G2,
    PARAMS_SECTIONS
} params_section;

typedef struct {
    uint64_t offset; /* of the first point, behind the count */
    uint64_t count;
    uint64_t bytes;
} params_extent;

const char *params_section_name(params_section s);

/* Reads the counts only and checks that sections and file length agree exactly. `vk_only`: the file
 * is a .vk, which ends after ic. */
ERR_MUST_USE err_t params_layout(params_extent out[PARAMS_SECTIONS], const format_source *source,
                                 bool vk_only);

typedef enum {
    PARAMS_CHECK_CURVE,   /* canonical form and curve for all, subgroup for the verifying key */
    PARAMS_CHECK_SUBGROUP /* and the subgroup for every point, in bulk */
} params_check;

ERR_MUST_USE err_t params_read(groth16_key *out, const format_source *source, params_check check,
                               pool *p, const progress *progress);
/* Validates a whole file in bounded memory, without keeping the points. */
ERR_MUST_USE err_t params_validate(const format_source *source, pool *p, const progress *progress);
ERR_MUST_USE err_t params_read_vk(groth16_vk *out, const format_source *source);
ERR_MUST_USE err_t params_write(file_out *f, const groth16_key *key, pool *p,
                                const progress *progress);
ERR_MUST_USE err_t params_write_vk(file_out *f, const groth16_vk *vk);

/* SHA-256 of each section's points and of the whole file, BLAKE2b-512 of the whole file. */
typedef struct {
    uint8_t section[PARAMS_SECTIONS][32];
    uint8_t vk[32]; /* the first 868 + 96·ic bytes */
    uint8_t whole[32];
    uint8_t whole_blake2b[64];
} params_digests;
ERR_MUST_USE err_t params_digest(params_digests *out, const format_source *source,
                                 const params_extent sections[PARAMS_SECTIONS],
                                 const progress *progress);

#define PROOF_BYTES 192
/* A (48) ‖ B (96) ‖ C (48), compressed. Refuses non-canonical forms, infinity, points off the curve
 * or outside the subgroup; bytes must be PROOF_BYTES. */
ERR_MUST_USE err_t proof_read(groth16_proof *out, const uint8_t *bytes, size_t n);
void proof_write(uint8_t out[PROOF_BYTES], const groth16_proof *proof);

#endif
