/* Products in fp2 from products in fp. */
#include "field/field_inline.h"
#include "field/field_path.h"

/* Karatsuba: (a0 + a1 u)(b0 + b1 u) = p0 - p1 + ((a0 + a1)(b0 + b1) - p0 - p1) u. */
#define FP2_MUL(name, mul)                                                                         \
    void name(fp2 *out, const fp2 *a, const fp2 *b)                                                \
    {                                                                                              \
        fp p0, p1, s, t;                                                                           \
        mul(&p0, &a->c0, &b->c0);                                                                  \
        mul(&p1, &a->c1, &b->c1);                                                                  \
        fp_add_inline(&s, &a->c0, &a->c1);                                                         \
        fp_add_inline(&t, &b->c0, &b->c1);                                                         \
        mul(&s, &s, &t);                                                                           \
        fp_sub_inline(&s, &s, &p0);                                                                \
        fp_sub_inline(&out->c0, &p0, &p1);                                                         \
        fp_sub_inline(&out->c1, &s, &p1);                                                          \
    }

/* (a0 + a1 u)^2 = (a0 + a1)(a0 - a1) + 2 a0 a1 u. */
#define FP2_SQR(name, mul)                                                                         \
    void name(fp2 *out, const fp2 *a)                                                              \
    {                                                                                              \
        fp s, t, p;                                                                                \
        fp_add_inline(&s, &a->c0, &a->c1);                                                         \
        fp_sub_inline(&t, &a->c0, &a->c1);                                                         \
        mul(&p, &a->c0, &a->c1);                                                                   \
        mul(&out->c0, &s, &t);                                                                     \
        fp_add_inline(&out->c1, &p, &p);                                                           \
    }

FP2_MUL(fp2_mul_portable, fp_mul_portable)
FP2_SQR(fp2_sqr_portable, fp_mul_portable)
