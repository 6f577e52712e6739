#include "curve_test.h"

const uint64_t ORDER[4] = {0xffffffff00000001, 0x53bda402fffe5bfe, 0x3339d80809a1d805,
                           0x73eda753299d7d48};

uint64_t rng_next(test_rng *rng)
{
    uint64_t z = rng->state += 0x9e3779b97f4a7c15;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return z ^ z >> 31;
}

void rng_fr(fr *out, test_rng *rng)
{
    uint8_t bytes[64];
    for (size_t i = 0; i < sizeof bytes; i += 8)
        store_le64(bytes + i, rng_next(rng));
    fr_from_bytes_wide(out, bytes);
}

void rng_fp(fp *out, test_rng *rng)
{
    uint8_t bytes[FP_BYTES];
    for (size_t i = 0; i < sizeof bytes; i += 8)
        store_le64(bytes + i, rng_next(rng));
    bytes[0] &= 0x0f; /* below 2^380 < p */
    assert_true(fp_from_bytes(out, bytes));
}

void rng_fp2(fp2 *out, test_rng *rng)
{
    rng_fp(&out->c0, rng);
    rng_fp(&out->c1, rng);
}

void fp_from_hex(fp *out, const char *hex)
{
    uint8_t bytes[FP_BYTES];
    assert_true(hex_decode(bytes, hex, sizeof bytes));
    assert_true(fp_from_bytes(out, bytes));
}

void fp2_from_hex(fp2 *out, const char *hex)
{
    fp_from_hex(&out->c1, hex);
    fp_from_hex(&out->c0, hex + 2 * FP_BYTES);
}

void g1_from_hex(g1_aff *out, const char *hex)
{
    *out = G1_INFINITY;
    if (*hex == 0)
        return;
    assert_int_equal(strlen(hex), 4 * FP_BYTES);
    fp_from_hex(&out->x, hex);
    fp_from_hex(&out->y, hex + 2 * FP_BYTES);
}

void g2_from_hex(g2_aff *out, const char *hex)
{
    *out = G2_INFINITY;
    if (*hex == 0)
        return;
    assert_int_equal(strlen(hex), 8 * FP_BYTES);
    fp2_from_hex(&out->x, hex);
    fp2_from_hex(&out->y, hex + 4 * FP_BYTES);
}

void int_from_hex(uint64_t out[4], const char *hex)
{
    uint8_t bytes[32];
    assert_int_equal(strlen(hex), 64);
    assert_true(hex_decode(bytes, hex, sizeof bytes));
    for (size_t i = 0; i < 4; i++)
        out[i] = load_be64(bytes + 24 - 8 * i);
}

bool fr_from_limbs(fr *out, const uint64_t k[4])
{
    uint8_t bytes[FR_BYTES];
    for (size_t i = 0; i < 4; i++)
        store_le64(bytes + 8 * i, k[i]);
    return fr_from_bytes(out, bytes);
}

void int_add(uint64_t out[4], const uint64_t a[4], uint64_t v)
{
    for (size_t i = 0; i < 4; i++) {
        out[i] = a[i] + v;
        v = out[i] < v;
    }
}

void int_sub(uint64_t out[4], const uint64_t a[4], uint64_t v)
{
    for (size_t i = 0; i < 4; i++) {
        const uint64_t limb = a[i];
        out[i] = limb - v;
        v = limb < v;
    }
}
