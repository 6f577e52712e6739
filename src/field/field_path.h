/* The paths: one row of functions per way of multiplying, for the tests and the benchmark, which
 * run every row that the processor can do in one process. Other rooms call fr_mul etc. */
#ifndef CUZK_FIELD_FIELD_PATH_H
#define CUZK_FIELD_FIELD_PATH_H

#include "base/cpu.h"
#include "field/field.h"

typedef struct {
    const char *name;
    cpu_level level; /* least level of the processor */
    void (*fr_mul)(fr *out, const fr *a, const fr *b);
    void (*fr_sqr)(fr *out, const fr *a);
    void (*fp_mul)(fp *out, const fp *a, const fp *b);
    void (*fp_sqr)(fp *out, const fp *a);
    void (*fp2_mul)(fp2 *out, const fp2 *a, const fp2 *b);
    void (*fp2_sqr)(fp2 *out, const fp2 *a);
} field_path;

extern const field_path FIELD_PATHS[];
extern const size_t FIELD_PATH_COUNT;

void fr_mul_portable(fr *out, const fr *a, const fr *b);
void fr_sqr_portable(fr *out, const fr *a);
void fp_mul_portable(fp *out, const fp *a, const fp *b);
void fp_sqr_portable(fp *out, const fp *a);
void fp2_mul_portable(fp2 *out, const fp2 *a, const fp2 *b);
void fp2_sqr_portable(fp2 *out, const fp2 *a);

#endif
