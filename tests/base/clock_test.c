#include "base_tests.h"

#include "base/clock.h"

#include <time.h>

static void time_never_goes_back(void **state)
{
    (void)state;
    double wall = clock_seconds(), cpu = clock_cpu_seconds();
    for (int i = 0; i < 10000; i++) {
        const double wall_now = clock_seconds(), cpu_now = clock_cpu_seconds();
        assert_true(wall_now >= wall && cpu_now >= cpu);
        wall = wall_now;
        cpu = cpu_now;
    }
}

static void seconds_are_seconds(void **state)
{
    (void)state;
    const double wall = clock_seconds(), cpu = clock_cpu_seconds();
    const struct timespec pause = {.tv_nsec = 30 * 1000 * 1000};
    nanosleep(&pause, NULL);
    const double slept = clock_seconds() - wall;
    assert_true(slept >= 0.030);
    /* Sleeping uses (almost) no processor, so only the wall clock moved that far. */
    assert_true(clock_cpu_seconds() - cpu < slept);
}

static void cpu_time_counts_work(void **state)
{
    (void)state;
    const double cpu = clock_cpu_seconds();
    volatile uint64_t x = 1;
    while (clock_cpu_seconds() - cpu < 0.01)
        x = x * 3 + 1;
    assert_true(clock_cpu_seconds() - cpu >= 0.01);
}

int clock_tests(void)
{
    const struct CMUnitTest clock[] = {
        cmocka_unit_test(time_never_goes_back),
        cmocka_unit_test(seconds_are_seconds),
        cmocka_unit_test(cpu_time_counts_work),
    };
    return cmocka_run_group_tests(clock, NULL, NULL);
}
