/* What this processor offers, decided once at run time.
 *
 * The environment variable CUZK_CPU limits it, so that every path can be tested on one machine:
 * "portable" (plain C), "adx" (mulx, adcx, adox), "avx512" (the same and AVX-512 F, DQ, VL, IFMA).
 * A level includes those below it. A name above what the processor has, or an unknown one, is an
 * error at first use: cpu_level_check reports it. */
#ifndef CUZK_BASE_CPU_H
#define CUZK_BASE_CPU_H

#include "base/err.h"

typedef enum { CPU_PORTABLE, CPU_ADX, CPU_AVX512, CPU_LEVELS } cpu_level;

/* The level in force: the highest that processor, kernel and CUZK_CPU allow. */
cpu_level cpu_level_get(void);
/* The level this processor could do, ignoring CUZK_CPU. */
cpu_level cpu_level_detected(void);
const char *cpu_level_name(cpu_level level);
/* ERR_ARGUMENT if CUZK_CPU holds an unknown name or one this processor cannot do. */
ERR_MUST_USE err_t cpu_level_check(void);

#endif
