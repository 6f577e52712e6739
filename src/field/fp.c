/* The base field: everything except multiplication (mul_portable.c, fp_x86.S, path.c) and inversion
 * (invert.c). */
#include "base/bytes.h"
#include "field/check.h"
#include "field/field_inline.h"

void fp_add(fp *out, const fp *a, const fp *b)
{
    VERIFY(fp_is_reduced(a) && fp_is_reduced(b));
    fp_add_inline(out, a, b);
}

void fp_sub(fp *out, const fp *a, const fp *b)
{
    VERIFY(fp_is_reduced(a) && fp_is_reduced(b));
    fp_sub_inline(out, a, b);
}

void fp_neg(fp *out, const fp *a)
{
    VERIFY(fp_is_reduced(a));
    fp_neg_inline(out, a);
}

void fp_dbl(fp *out, const fp *a)
{
    VERIFY(fp_is_reduced(a));
    fp_add_inline(out, a, a);
}

/* a^e for one of the exponents of constants.h, four bits at a time from the top. */
static void fp_pow(fp *out, const fp *a, const uint64_t e[6])
{
    fp table[16], t = FP_ONE;
    table[0] = FP_ONE;
    for (int i = 1; i < 16; i++)
        fp_mul(&table[i], &table[i - 1], a);
    for (size_t i = 6; i-- > 0;) {
        for (int shift = 60; shift >= 0; shift -= 4) {
            for (int k = 0; k < 4; k++)
                fp_sqr(&t, &t);
            fp_mul(&t, &t, &table[(e[i] >> shift) & 15]);
        }
    }
    *out = t;
}

bool fp_sqrt(fp *out, const fp *a)
{
    fp root, square;
    fp_pow(&root, a, FP_EXP_SQRT);
    fp_sqr(&square, &root);
    const bool found = fp_eq(&square, a);
    *out = found ? root : FP_ZERO;
    return found;
}

bool fp_is_zero(const fp *a)
{
    VERIFY(fp_is_reduced(a));
    return limbs_is_zero(a->l, 6);
}

bool fp_eq(const fp *a, const fp *b)
{
    VERIFY(fp_is_reduced(a) && fp_is_reduced(b));
    return limbs_eq(a->l, b->l, 6);
}

/* Out of Montgomery form. */
static void fp_to_limbs(uint64_t out[6], const fp *a)
{
    const fp one = {{1}};
    fp t;
    fp_mul(&t, a, &one);
    memcpy(out, t.l, sizeof t.l);
}

bool fp_is_larger_half(const fp *a)
{
    uint64_t t[6];
    fp_to_limbs(t, a);
    return limbs_less(FP_HALF, t, 6);
}

void fp_from_u64(fp *out, uint64_t v)
{
    const fp t = {{v}};
    fp_mul(out, &t, &FP_R2);
}

void fp_to_bytes(uint8_t out[FP_BYTES], const fp *a)
{
    uint64_t t[6];
    fp_to_limbs(t, a);
    for (size_t i = 0; i < 6; i++)
        store_be64(out + 8 * i, t[5 - i]);
}

bool fp_from_bytes(fp *out, const uint8_t in[FP_BYTES])
{
    fp t;
    for (size_t i = 0; i < 6; i++)
        t.l[5 - i] = load_be64(in + 8 * i);
    if (!limbs_less(t.l, FP_MODULUS, 6)) {
        *out = FP_ZERO;
        return false;
    }
    fp_mul(out, &t, &FP_R2);
    return true;
}
