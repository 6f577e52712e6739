/* Which path fr_mul, fr_sqr, fp_mul, fp_sqr, fp2_mul, fp2_sqr take.
 *
 * On x86-64 these six are entries in the assembly files: one compare with field_use_adx and a
 * branch, no pointer. The byte is set before main; until then the portable path is taken, which is
 * slower and equally right, so the order of constructors does not matter. In the verify build the
 * entries carry other names and the functions here check ranges around them. */
#include "field/field_path.h"
#include "field/check.h"

#if defined(__x86_64__)
uint8_t field_use_adx;

__attribute__((constructor)) static void choose_path(void)
{
    field_use_adx = cpu_level_get() >= CPU_ADX;
}
#endif

const field_path FIELD_PATHS[] = {
    {"portable", CPU_PORTABLE, fr_mul_portable, fr_sqr_portable, fp_mul_portable, fp_sqr_portable,
     fp2_mul_portable, fp2_sqr_portable},
#if defined(__x86_64__)
    {"adx", CPU_ADX, fr_mul_x86, fr_sqr_x86, fp_mul_x86, fp_sqr_x86, fp2_mul_x86, fp2_sqr_x86},
#endif
};
const size_t FIELD_PATH_COUNT = sizeof FIELD_PATHS / sizeof FIELD_PATHS[0];

#if defined(CUZK_VERIFY) || !defined(__x86_64__)

#if defined(__x86_64__)
#define ENTRY(name) name##_unchecked
#else
#define ENTRY(name) name##_portable
#endif

#define CHECKED_MUL(type)                                                                          \
    void type##_mul(type *out, const type *a, const type *b)                                       \
    {                                                                                              \
        VERIFY(type##_is_reduced(a) && type##_is_reduced(b));                                      \
        ENTRY(type##_mul)(out, a, b);                                                              \
        VERIFY(type##_is_reduced(out));                                                            \
    }
#define CHECKED_SQR(type)                                                                          \
    void type##_sqr(type *out, const type *a)                                                      \
    {                                                                                              \
        VERIFY(type##_is_reduced(a));                                                              \
        ENTRY(type##_sqr)(out, a);                                                                 \
        VERIFY(type##_is_reduced(out));                                                            \
    }

CHECKED_MUL(fr)
CHECKED_SQR(fr)
CHECKED_MUL(fp)
CHECKED_SQR(fp)
CHECKED_MUL(fp2)
CHECKED_SQR(fp2)

#endif
