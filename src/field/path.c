/* Which path fr_mul etc. take. */
#include "field/check.h"
#include "field/field_path.h"

const field_path FIELD_PATHS[] = {
    {"portable", CPU_PORTABLE, fr_mul_portable, fr_sqr_portable, fp_mul_portable, fp_sqr_portable,
     fp2_mul_portable, fp2_sqr_portable},
};
const size_t FIELD_PATH_COUNT = sizeof FIELD_PATHS / sizeof FIELD_PATHS[0];

void fr_mul(fr *out, const fr *a, const fr *b)
{
    VERIFY(fr_is_reduced(a) && fr_is_reduced(b));
    fr_mul_portable(out, a, b);
    VERIFY(fr_is_reduced(out));
}

void fr_sqr(fr *out, const fr *a)
{
    VERIFY(fr_is_reduced(a));
    fr_sqr_portable(out, a);
    VERIFY(fr_is_reduced(out));
}

void fp_mul(fp *out, const fp *a, const fp *b)
{
    VERIFY(fp_is_reduced(a) && fp_is_reduced(b));
    fp_mul_portable(out, a, b);
    VERIFY(fp_is_reduced(out));
}

void fp_sqr(fp *out, const fp *a)
{
    VERIFY(fp_is_reduced(a));
    fp_sqr_portable(out, a);
    VERIFY(fp_is_reduced(out));
}

void fp2_mul(fp2 *out, const fp2 *a, const fp2 *b)
{
    VERIFY(fp2_is_reduced(a) && fp2_is_reduced(b));
    fp2_mul_portable(out, a, b);
    VERIFY(fp2_is_reduced(out));
}

void fp2_sqr(fp2 *out, const fp2 *a)
{
    VERIFY(fp2_is_reduced(a));
    fp2_sqr_portable(out, a);
    VERIFY(fp2_is_reduced(out));
}
