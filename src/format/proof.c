/* 192 bytes: A ‖ B ‖ C, compressed points. */
#include "format/groth16_files.h"

#define PROOF_B_OFFSET G1_COMPRESSED_BYTES
#define PROOF_C_OFFSET (PROOF_B_OFFSET + G2_COMPRESSED_BYTES)

static err_t refuse(const char *point, unsigned offset, const char *what)
{
    return err_set(ERR_INPUT, "proof: %s at offset %u: %s", point, offset, what);
}

static err_t check(const char *point, unsigned offset, point_status status, bool infinity,
                   bool in_subgroup)
{
    if (status != POINT_OK)
        return refuse(point, offset, point_status_text(status));
    if (infinity)
        return refuse(point, offset, "the point at infinity, a finite one is expected");
    if (!in_subgroup)
        return refuse(point, offset, "outside the subgroup of order r");
    return ERR_OK;
}

static err_t read_g1(g1_aff *out, const uint8_t *bytes, const char *point, unsigned offset)
{
    const point_status status = g1_decode_compressed(out, bytes + offset);
    return check(point, offset, status, g1_aff_is_infinity(out), g1_aff_in_subgroup(out));
}

static err_t read_points(groth16_proof *out, const uint8_t *bytes)
{
    ERR_TRY(read_g1(&out->a, bytes, "A", 0));
    const point_status status = g2_decode_compressed(&out->b, bytes + PROOF_B_OFFSET);
    ERR_TRY(check("B", PROOF_B_OFFSET, status, g2_aff_is_infinity(&out->b),
                  g2_aff_in_subgroup(&out->b)));
    return read_g1(&out->c, bytes, "C", PROOF_C_OFFSET);
}

err_t proof_read(groth16_proof *out, const uint8_t *bytes, size_t n)
{
    *out = (groth16_proof){.a = G1_INFINITY, .b = G2_INFINITY, .c = G1_INFINITY};
    if (n != PROOF_BYTES)
        return err_set(ERR_INPUT, "proof: %zu bytes, %d are expected", n, PROOF_BYTES);
    groth16_proof proof;
    ERR_TRY(read_points(&proof, bytes));
    *out = proof;
    return ERR_OK;
}

void proof_write(uint8_t out[PROOF_BYTES], const groth16_proof *proof)
{
    g1_encode_compressed(out, &proof->a);
    g2_encode_compressed(out + PROOF_B_OFFSET, &proof->b);
    g1_encode_compressed(out + PROOF_C_OFFSET, &proof->c);
}
