/* The scalar field: everything except multiplication (mul_portable.c, fr_x86.S, path.c) and
 * inversion (invert.c). */
#include "base/bytes.h"
#include "base/mem.h"
#include "base/rng.h"
#include "field/check.h"
#include "field/field_inline.h"

void fr_add(fr *out, const fr *a, const fr *b)
{
    VERIFY(fr_is_reduced(a) && fr_is_reduced(b));
    fr_add_inline(out, a, b);
}

void fr_sub(fr *out, const fr *a, const fr *b)
{
    VERIFY(fr_is_reduced(a) && fr_is_reduced(b));
    fr_sub_inline(out, a, b);
}

void fr_neg(fr *out, const fr *a)
{
    VERIFY(fr_is_reduced(a));
    fr_neg_inline(out, a);
}

void fr_dbl(fr *out, const fr *a)
{
    VERIFY(fr_is_reduced(a));
    fr_add_inline(out, a, a);
}

/* Four bits at a time from the top. */
void fr_pow(fr *out, const fr *a, const uint64_t *e, size_t limbs)
{
    fr table[16], t = FR_ONE;
    table[0] = FR_ONE;
    for (int i = 1; i < 16; i++)
        fr_mul(&table[i], &table[i - 1], a);
    for (size_t i = limbs; i-- > 0;) {
        for (int shift = 60; shift >= 0; shift -= 4) {
            for (int k = 0; k < 4; k++)
                fr_sqr(&t, &t);
            fr_mul(&t, &t, &table[(e[i] >> shift) & 15]);
        }
    }
    *out = t;
}

void fr_pow_u64(fr *out, const fr *a, uint64_t e)
{
    fr t = FR_ONE, base = *a;
    for (; e != 0; e >>= 1) {
        if (e & 1)
            fr_mul(&t, &t, &base);
        fr_sqr(&base, &base);
    }
    *out = t;
}

bool fr_is_zero(const fr *a)
{
    VERIFY(fr_is_reduced(a));
    return limbs_is_zero(a->l, 4);
}

bool fr_is_one(const fr *a)
{
    return fr_eq(a, &FR_ONE);
}

bool fr_eq(const fr *a, const fr *b)
{
    VERIFY(fr_is_reduced(a) && fr_is_reduced(b));
    return limbs_eq(a->l, b->l, 4);
}

void fr_from_u64(fr *out, uint64_t v)
{
    const fr t = {{v}};
    fr_mul(out, &t, &FR_R2);
}

void fr_from_int(fr *out, const fr_int *a)
{
    fr t;
    memcpy(t.l, a->l, sizeof t.l);
    fr_mul(out, &t, &FR_R2);
}

void fr_to_int(fr_int *out, const fr *a)
{
    const fr one = {{1}};
    fr t;
    fr_mul(&t, a, &one);
    memcpy(out->l, t.l, sizeof t.l);
}

void fr_to_bytes(uint8_t out[FR_BYTES], const fr *a)
{
    fr_int t;
    fr_to_int(&t, a);
    for (size_t i = 0; i < 4; i++)
        store_le64(out + 8 * i, t.l[i]);
}

bool fr_from_bytes(fr *out, const uint8_t in[FR_BYTES])
{
    fr_int t;
    for (size_t i = 0; i < 4; i++)
        t.l[i] = load_le64(in + 8 * i);
    if (!limbs_less(t.l, FR_MODULUS, 4)) {
        *out = FR_ZERO;
        return false;
    }
    fr_from_int(out, &t);
    return true;
}

/* low + 2^256 high, each half below 2^256 < 3 r. */
void fr_from_bytes_wide(fr *out, const uint8_t in[64])
{
    fr half[2];
    for (size_t i = 0; i < 2; i++) {
        for (size_t j = 0; j < 4; j++)
            half[i].l[j] = load_le64(in + 32 * i + 8 * j);
        limbs_reduce_once(half[i].l, half[i].l, FR_MODULUS, 4);
        limbs_reduce_once(half[i].l, half[i].l, FR_MODULUS, 4);
        fr_mul(&half[i], &half[i], i == 0 ? &FR_R2 : &FR_R3);
    }
    fr_add(out, &half[0], &half[1]);
}

/* 255 random bits are below r with probability 0.906; a value that is not is thrown away (C19). */
err_t fr_random(fr *out)
{
    uint8_t bytes[FR_BYTES];
    do {
        ERR_TRY(rng_bytes(bytes, sizeof bytes));
        bytes[FR_BYTES - 1] &= 0x7f;
    } while (!fr_from_bytes(out, bytes));
    mem_wipe(bytes, sizeof bytes);
    return ERR_OK;
}
