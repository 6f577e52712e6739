/* The level is detected once; a race between two first callers computes the same value twice. */
#include "base/cpu.h"

#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

static const char *const names[CPU_LEVELS] = {"portable", "adx", "avx512"};

#if defined(__x86_64__)
#include <cpuid.h>

static bool has_adx_bmi2(void)
{
    unsigned a, b, c, d;
    if (!__get_cpuid_count(7, 0, &a, &b, &c, &d))
        return false;
    return (b & bit_ADX) && (b & bit_BMI2);
}

/* cpuid says what the processor has, xgetbv whether the kernel saves the registers (A20). */
static bool has_avx512_ifma(void)
{
    unsigned a, b, c, d;
    if (!__get_cpuid(1, &a, &b, &c, &d) || !(c & bit_OSXSAVE))
        return false;
    unsigned low, high;
    __asm__("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    (void)high;
    if ((low & 0xe6) != 0xe6)
        return false;
    if (!__get_cpuid_count(7, 0, &a, &b, &c, &d))
        return false;
    return (b & bit_AVX512F) && (b & bit_AVX512IFMA) && (b & bit_AVX512VL) && (b & bit_AVX512DQ);
}

cpu_level cpu_level_detected(void)
{
    if (!has_adx_bmi2())
        return CPU_PORTABLE;
    return has_avx512_ifma() ? CPU_AVX512 : CPU_ADX;
}
#else
cpu_level cpu_level_detected(void)
{
    return CPU_PORTABLE;
}
#endif

/* CPU_LEVELS when CUZK_CPU is not set, -1 when its name is unknown. */
static int level_asked(void)
{
    const char *text = getenv("CUZK_CPU");
    if (!text)
        return CPU_LEVELS;
    for (int i = 0; i < CPU_LEVELS; i++)
        if (strcmp(text, names[i]) == 0)
            return i;
    return -1;
}

cpu_level cpu_level_get(void)
{
    static atomic_int cached = -1;
    int level = atomic_load_explicit(&cached, memory_order_relaxed);
    if (level >= 0)
        return (cpu_level)level;
    level = (int)cpu_level_detected();
    const int asked = level_asked();
    if (asked >= 0 && asked < level)
        level = asked;
    atomic_store_explicit(&cached, level, memory_order_relaxed);
    return (cpu_level)level;
}

const char *cpu_level_name(cpu_level level)
{
    return level < CPU_LEVELS ? names[level] : "?";
}

err_t cpu_level_check(void)
{
    const int asked = level_asked();
    if (asked < 0)
        return err_set(ERR_ARGUMENT, "CUZK_CPU=%s is not one of portable, adx, avx512",
                       getenv("CUZK_CPU"));
    if (asked < CPU_LEVELS && asked > (int)cpu_level_detected())
        return err_set(ERR_ARGUMENT, "CUZK_CPU=%s: this processor can do %s at most",
                       getenv("CUZK_CPU"), names[cpu_level_detected()]);
    return ERR_OK;
}
