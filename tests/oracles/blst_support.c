#include "blst_test.h"

uint64_t oracle_next(oracle_rng *rng)
{
    uint64_t z = rng->state += 0x9e3779b97f4a7c15;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return z ^ z >> 31;
}

void oracle_fr(fr *out, size_t i, oracle_rng *rng)
{
    if (i >= ORACLE_EDGES) {
        uint8_t wide[64];
        for (size_t j = 0; j < sizeof wide; j += 8)
            store_le64(wide + j, oracle_next(rng));
        fr_from_bytes_wide(out, wide);
        return;
    }
    if (i < 8) { /* 0 … 3 and their negatives */
        fr_from_u64(out, i / 2);
    } else { /* about 2^(8 i) */
        fr two;
        fr_from_u64(&two, 2);
        fr_pow_u64(out, &two, 8 * (i - 8));
        fr_sub(out, out, &FR_ONE);
    }
    if (i % 2)
        fr_neg(out, out);
}

void oracle_fp(fp *out, size_t i, oracle_rng *rng)
{
    if (i >= ORACLE_EDGES) {
        uint8_t bytes[FP_BYTES];
        for (size_t j = 0; j < sizeof bytes; j += 8)
            store_le64(bytes + j, oracle_next(rng));
        bytes[0] &= 0x0f; /* below 2^380 < p */
        assert_true(fp_from_bytes(out, bytes));
        return;
    }
    fp_from_u64(out, i < 8 ? i / 2 : 1);
    for (size_t j = 8; i >= 8 && j < 12 * (i - 7); j++)
        fp_dbl(out, out);
    if (i >= 8)
        fp_sub(out, out, &FP_ONE);
    if (i % 2)
        fp_neg(out, out);
}

void oracle_fp2(fp2 *out, size_t i, oracle_rng *rng)
{
    oracle_fp(&out->c0, i, rng);
    oracle_fp(&out->c1, i < ORACLE_EDGES ? i * 7 % ORACLE_EDGES : i, rng);
}

void oracle_g1(g1_aff *out, size_t i, oracle_rng *rng)
{
    fr k;
    g1_xyzz t;
    oracle_fr(&k, i, rng);
    g1_mul(&t, &G1_GENERATOR, &k);
    g1_to_aff(out, &t);
}

void oracle_g2(g2_aff *out, size_t i, oracle_rng *rng)
{
    fr k;
    g2_xyzz t;
    oracle_fr(&k, i, rng);
    g2_mul(&t, &G2_GENERATOR, &k);
    g2_to_aff(out, &t);
}

/* Random compressed encodings until one is on the curve. */
void oracle_g1_outside(g1_aff *out, oracle_rng *rng)
{
    uint8_t bytes[G1_COMPRESSED_BYTES];
    do {
        for (size_t i = 0; i < sizeof bytes; i += 8)
            store_le64(bytes + i, oracle_next(rng));
        bytes[0] = 0x80 | (bytes[0] & 0x2f);
    } while (g1_decode_compressed(out, bytes) != POINT_OK);
}

void oracle_g2_outside(g2_aff *out, oracle_rng *rng)
{
    uint8_t bytes[G2_COMPRESSED_BYTES];
    do {
        for (size_t i = 0; i < sizeof bytes; i += 8)
            store_le64(bytes + i, oracle_next(rng));
        bytes[0] = 0x80 | (bytes[0] & 0x2f);
        bytes[FP_BYTES] &= 0x0f;
    } while (g2_decode_compressed(out, bytes) != POINT_OK);
}

void oracle_scalar(uint8_t out[FR_BYTES], const fr *k)
{
    fr_to_bytes(out, k);
}
