/* Addition and subtraction of the prime fields for inner loops of this and other rooms: contracts
 * as fr_add etc. of field.h ([0, m) in, [0, m) out, any aliasing), without calls and range checks.
 *
 * On x86-64 the carry chains are written out, since compilers of today lose the carry between the
 * two chains; both versions give the same bytes. No instruction beyond the base set is used.
 * Not under clang's sanitizers: their shadow addresses leave too few registers for six limbs. */
#ifndef CUZK_FIELD_FIELD_INLINE_H
#define CUZK_FIELD_FIELD_INLINE_H

#include "field/constants.h"
#include "field/limbs.h"

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) ||                         \
    __has_feature(memory_sanitizer)
#define LIMBS_INLINE_PORTABLE
#endif
#endif

#if defined(__x86_64__) && !defined(LIMBS_INLINE_PORTABLE)

/* t += b; u = t - m; t = u unless that borrowed. */
#define LIMBS_ADD_X86_4                                                                            \
    "addq %[b0], %[t0]\n\tadcq %[b1], %[t1]\n\tadcq %[b2], %[t2]\n\tadcq %[b3], %[t3]\n\t"         \
    "movq %[t0], %[u0]\n\tmovq %[t1], %[u1]\n\tmovq %[t2], %[u2]\n\tmovq %[t3], %[u3]\n\t"         \
    "subq %[m0], %[u0]\n\tsbbq %[m1], %[u1]\n\tsbbq %[m2], %[u2]\n\tsbbq %[m3], %[u3]\n\t"         \
    "cmovncq %[u0], %[t0]\n\tcmovncq %[u1], %[t1]\n\tcmovncq %[u2], %[t2]\n\t"                     \
    "cmovncq %[u3], %[t3]"
/* t -= b; u = t + m, which carries exactly if that borrowed; then t = u. */
#define LIMBS_SUB_X86_4                                                                            \
    "subq %[b0], %[t0]\n\tsbbq %[b1], %[t1]\n\tsbbq %[b2], %[t2]\n\tsbbq %[b3], %[t3]\n\t"         \
    "movq %[t0], %[u0]\n\tmovq %[t1], %[u1]\n\tmovq %[t2], %[u2]\n\tmovq %[t3], %[u3]\n\t"         \
    "addq %[m0], %[u0]\n\tadcq %[m1], %[u1]\n\tadcq %[m2], %[u2]\n\tadcq %[m3], %[u3]\n\t"         \
    "cmovcq %[u0], %[t0]\n\tcmovcq %[u1], %[t1]\n\tcmovcq %[u2], %[t2]\n\tcmovcq %[u3], %[t3]"
#define LIMBS_ADD_X86_6                                                                            \
    "addq %[b0], %[t0]\n\tadcq %[b1], %[t1]\n\tadcq %[b2], %[t2]\n\tadcq %[b3], %[t3]\n\t"         \
    "adcq %[b4], %[t4]\n\tadcq %[b5], %[t5]\n\t"                                                   \
    "movq %[t0], %[u0]\n\tmovq %[t1], %[u1]\n\tmovq %[t2], %[u2]\n\tmovq %[t3], %[u3]\n\t"         \
    "movq %[t4], %[u4]\n\tmovq %[t5], %[u5]\n\t"                                                   \
    "subq %[m0], %[u0]\n\tsbbq %[m1], %[u1]\n\tsbbq %[m2], %[u2]\n\tsbbq %[m3], %[u3]\n\t"         \
    "sbbq %[m4], %[u4]\n\tsbbq %[m5], %[u5]\n\t"                                                   \
    "cmovncq %[u0], %[t0]\n\tcmovncq %[u1], %[t1]\n\tcmovncq %[u2], %[t2]\n\t"                     \
    "cmovncq %[u3], %[t3]\n\tcmovncq %[u4], %[t4]\n\tcmovncq %[u5], %[t5]"
#define LIMBS_SUB_X86_6                                                                            \
    "subq %[b0], %[t0]\n\tsbbq %[b1], %[t1]\n\tsbbq %[b2], %[t2]\n\tsbbq %[b3], %[t3]\n\t"         \
    "sbbq %[b4], %[t4]\n\tsbbq %[b5], %[t5]\n\t"                                                   \
    "movq %[t0], %[u0]\n\tmovq %[t1], %[u1]\n\tmovq %[t2], %[u2]\n\tmovq %[t3], %[u3]\n\t"         \
    "movq %[t4], %[u4]\n\tmovq %[t5], %[u5]\n\t"                                                   \
    "addq %[m0], %[u0]\n\tadcq %[m1], %[u1]\n\tadcq %[m2], %[u2]\n\tadcq %[m3], %[u3]\n\t"         \
    "adcq %[m4], %[u4]\n\tadcq %[m5], %[u5]\n\t"                                                   \
    "cmovcq %[u0], %[t0]\n\tcmovcq %[u1], %[t1]\n\tcmovcq %[u2], %[t2]\n\t"                        \
    "cmovcq %[u3], %[t3]\n\tcmovcq %[u4], %[t4]\n\tcmovcq %[u5], %[t5]"

#define LIMBS_INLINE_X86_4(text, out, a, b, mod)                                                   \
    do {                                                                                           \
        uint64_t t0 = (a)->l[0], t1 = (a)->l[1], t2 = (a)->l[2], t3 = (a)->l[3];                   \
        uint64_t u0, u1, u2, u3;                                                                   \
        __asm__(                                                                                   \
            text                                                                                   \
            : [t0] "+&r"(t0), [t1] "+&r"(t1), [t2] "+&r"(t2), [t3] "+&r"(t3), [u0] "=&r"(u0),      \
              [u1] "=&r"(u1), [u2] "=&r"(u2), [u3] "=&r"(u3)                                       \
            : [b0] "m"((b)->l[0]), [b1] "m"((b)->l[1]), [b2] "m"((b)->l[2]), [b3] "m"((b)->l[3]),  \
              [m0] "m"(mod[0]), [m1] "m"(mod[1]), [m2] "m"(mod[2]), [m3] "m"(mod[3])               \
            : "cc");                                                                               \
        (out)->l[0] = t0, (out)->l[1] = t1, (out)->l[2] = t2, (out)->l[3] = t3;                    \
    } while (0)
#define LIMBS_INLINE_X86_6(text, out, a, b, mod)                                                   \
    do {                                                                                           \
        uint64_t t0 = (a)->l[0], t1 = (a)->l[1], t2 = (a)->l[2], t3 = (a)->l[3];                   \
        uint64_t t4 = (a)->l[4], t5 = (a)->l[5], u0, u1, u2, u3, u4, u5;                           \
        __asm__(                                                                                   \
            text                                                                                   \
            : [t0] "+&r"(t0), [t1] "+&r"(t1), [t2] "+&r"(t2), [t3] "+&r"(t3), [t4] "+&r"(t4),      \
              [t5] "+&r"(t5), [u0] "=&r"(u0), [u1] "=&r"(u1), [u2] "=&r"(u2), [u3] "=&r"(u3),      \
              [u4] "=&r"(u4), [u5] "=&r"(u5)                                                       \
            : [b0] "m"((b)->l[0]), [b1] "m"((b)->l[1]), [b2] "m"((b)->l[2]), [b3] "m"((b)->l[3]),  \
              [b4] "m"((b)->l[4]), [b5] "m"((b)->l[5]), [m0] "m"(mod[0]), [m1] "m"(mod[1]),        \
              [m2] "m"(mod[2]), [m3] "m"(mod[3]), [m4] "m"(mod[4]), [m5] "m"(mod[5])               \
            : "cc");                                                                               \
        (out)->l[0] = t0, (out)->l[1] = t1, (out)->l[2] = t2, (out)->l[3] = t3;                    \
        (out)->l[4] = t4, (out)->l[5] = t5;                                                        \
    } while (0)

LIMBS_INLINE void fr_add_inline(fr *out, const fr *a, const fr *b)
{
    LIMBS_INLINE_X86_4(LIMBS_ADD_X86_4, out, a, b, FR_MODULUS);
}
LIMBS_INLINE void fr_sub_inline(fr *out, const fr *a, const fr *b)
{
    LIMBS_INLINE_X86_4(LIMBS_SUB_X86_4, out, a, b, FR_MODULUS);
}
LIMBS_INLINE void fp_add_inline(fp *out, const fp *a, const fp *b)
{
    LIMBS_INLINE_X86_6(LIMBS_ADD_X86_6, out, a, b, FP_MODULUS);
}
LIMBS_INLINE void fp_sub_inline(fp *out, const fp *a, const fp *b)
{
    LIMBS_INLINE_X86_6(LIMBS_SUB_X86_6, out, a, b, FP_MODULUS);
}

#else

LIMBS_INLINE void fr_add_inline(fr *out, const fr *a, const fr *b)
{
    limbs_add_mod(out->l, a->l, b->l, FR_MODULUS, 4);
}
LIMBS_INLINE void fr_sub_inline(fr *out, const fr *a, const fr *b)
{
    limbs_sub_mod(out->l, a->l, b->l, FR_MODULUS, 4);
}
LIMBS_INLINE void fp_add_inline(fp *out, const fp *a, const fp *b)
{
    limbs_add_mod(out->l, a->l, b->l, FP_MODULUS, 6);
}
LIMBS_INLINE void fp_sub_inline(fp *out, const fp *a, const fp *b)
{
    limbs_sub_mod(out->l, a->l, b->l, FP_MODULUS, 6);
}

#endif

/* Zero is rare, so that the branch costs nothing. */
LIMBS_INLINE void fr_neg_inline(fr *out, const fr *a)
{
    if (limbs_is_zero(a->l, 4))
        *out = *a;
    else
        fr_sub_inline(out, &FR_ZERO, a);
}
LIMBS_INLINE void fp_neg_inline(fp *out, const fp *a)
{
    if (limbs_is_zero(a->l, 6))
        *out = *a;
    else
        fp_sub_inline(out, &FP_ZERO, a);
}
LIMBS_INLINE void fp2_add_inline(fp2 *out, const fp2 *a, const fp2 *b)
{
    fp_add_inline(&out->c0, &a->c0, &b->c0);
    fp_add_inline(&out->c1, &a->c1, &b->c1);
}
LIMBS_INLINE void fp2_sub_inline(fp2 *out, const fp2 *a, const fp2 *b)
{
    fp_sub_inline(&out->c0, &a->c0, &b->c0);
    fp_sub_inline(&out->c1, &a->c1, &b->c1);
}

#endif
