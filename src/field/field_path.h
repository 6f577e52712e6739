/* The paths: one row of functions per way of multiplying, for the tests and the benchmark, which
 * run every row that the processor can do in one process. Other rooms call fr_mul etc.
 * Contracts as in field.h, without range checks. */
#ifndef CUZK_FIELD_FIELD_PATH_H
#define CUZK_FIELD_FIELD_PATH_H

#include "base/cpu.h"
#include "field/field.h"

typedef struct {
    const char *name;
    cpu_level level; /* least level of the processor: see cpu_level_detected */
    void (*fr_mul)(fr *out, const fr *a, const fr *b);
    void (*fr_sqr)(fr *out, const fr *a);
    void (*fp_mul)(fp *out, const fp *a, const fp *b);
    void (*fp_sqr)(fp *out, const fp *a);
    void (*fp2_mul)(fp2 *out, const fp2 *a, const fp2 *b);
    void (*fp2_sqr)(fp2 *out, const fp2 *a);
} field_path;

extern const field_path FIELD_PATHS[];
extern const size_t FIELD_PATH_COUNT;

/* Hidden: the assembly reaches them without a table of the dynamic linker. */
#pragma GCC visibility push(hidden)

#define FIELD_PATH_FUNCTIONS(suffix)                                                               \
    void fr_mul_##suffix(fr *out, const fr *a, const fr *b);                                       \
    void fr_sqr_##suffix(fr *out, const fr *a);                                                    \
    void fp_mul_##suffix(fp *out, const fp *a, const fp *b);                                       \
    void fp_sqr_##suffix(fp *out, const fp *a);                                                    \
    void fp2_mul_##suffix(fp2 *out, const fp2 *a, const fp2 *b);                                   \
    void fp2_sqr_##suffix(fp2 *out, const fp2 *a);

FIELD_PATH_FUNCTIONS(portable)
#if defined(__x86_64__)
FIELD_PATH_FUNCTIONS(x86) /* mulx, adcx, adox: only if cpu_level_detected() >= CPU_ADX */
#ifdef CUZK_VERIFY
FIELD_PATH_FUNCTIONS(unchecked)
#endif
extern uint8_t field_use_adx;
#endif

#pragma GCC visibility pop

#endif
