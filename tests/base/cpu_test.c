/* The level is decided once a process, so ctest runs this program several times with CUZK_CPU set
 * (base_cpu_… in tests/CMakeLists.txt); CUZK_TEST_CPU_ERROR=1 says that the name must be refused.
 */
#include "base_tests.h"

#include "base/cpu.h"

#include <stdio.h>

static bool says(const char *variable, const char *value)
{
    const char *text = getenv(variable);
    return text && strcmp(text, value) == 0;
}

static void levels_have_names(void **state)
{
    (void)state;
    assert_string_equal(cpu_level_name(CPU_PORTABLE), "portable");
    assert_string_equal(cpu_level_name(CPU_ADX), "adx");
    assert_string_equal(cpu_level_name(CPU_AVX512), "avx512");
    assert_string_equal(cpu_level_name(CPU_LEVELS), "?");
    assert_string_equal(cpu_level_name((cpu_level)-1), "?");
}

/* The kernel's list of flags is the second opinion on cpuid and xgetbv. */
static void detection_agrees_with_the_kernel(void **state)
{
    (void)state;
    FILE *f = fopen("/proc/cpuinfo", "r");
    assert_non_null(f);
    static char line[65536];
    bool adx = false, bmi2 = false, ifma = false, vl = false, dq = false;
    while (fgets(line, sizeof line, f)) {
        if (strncmp(line, "flags", 5) != 0)
            continue;
        for (char *word = strtok(line, " \t\n"); word; word = strtok(NULL, " \t\n")) {
            adx |= strcmp(word, "adx") == 0;
            bmi2 |= strcmp(word, "bmi2") == 0;
            ifma |= strcmp(word, "avx512ifma") == 0;
            vl |= strcmp(word, "avx512vl") == 0;
            dq |= strcmp(word, "avx512dq") == 0;
        }
        break;
    }
    fclose(f);
    cpu_level expected = CPU_PORTABLE;
    if (adx && bmi2)
        expected = ifma && vl && dq ? CPU_AVX512 : CPU_ADX;
    assert_int_equal(cpu_level_detected(), expected);
}

static void the_variable_limits_the_level(void **state)
{
    (void)state;
    const cpu_level level = cpu_level_get();
    assert_true(level <= cpu_level_detected());
    if (says("CUZK_CPU", "portable"))
        assert_int_equal(level, CPU_PORTABLE);
    if (says("CUZK_CPU", "adx"))
        assert_true(level <= CPU_ADX);
    if (!getenv("CUZK_CPU") || says("CUZK_CPU", "avx512"))
        assert_int_equal(level, cpu_level_detected());
    assert_int_equal(cpu_level_get(), level);
}

static void a_wrong_name_is_an_error(void **state)
{
    (void)state;
    const char *asked = getenv("CUZK_CPU");
    if (says("CUZK_TEST_CPU_ERROR", "1")) {
        assert_int_equal(cpu_level_check(), ERR_ARGUMENT);
        assert_text_has("CUZK_CPU");
        assert_text_has(asked);
        assert_text_has("portable, adx, avx512");
        return;
    }
    const bool beyond = (says("CUZK_CPU", "adx") && cpu_level_detected() < CPU_ADX) ||
                        (says("CUZK_CPU", "avx512") && cpu_level_detected() < CPU_AVX512);
    assert_int_equal(cpu_level_check(), beyond ? ERR_ARGUMENT : ERR_OK);
    if (beyond) {
        assert_text_has(asked);
        assert_text_has(cpu_level_name(cpu_level_detected()));
    }
}

int cpu_tests(void)
{
    const struct CMUnitTest cpu[] = {
        cmocka_unit_test(levels_have_names),
        cmocka_unit_test(detection_agrees_with_the_kernel),
        cmocka_unit_test(the_variable_limits_the_level),
        cmocka_unit_test(a_wrong_name_is_an_error),
    };
    return cmocka_run_group_tests(cpu, NULL, NULL);
}
