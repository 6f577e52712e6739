/* What the benchmarks share: a clock and the smallest of many rounds. */
#ifndef CUZK_BENCH_BENCH_H
#define CUZK_BENCH_BENCH_H

#include "base/clock.h"

/* Sets seconds to the time of one call of the statement: it runs `rounds` times `calls`, and the
 * shortest round counts, since everything that disturbs a round makes it longer. */
#define BENCH_MIN(seconds, rounds, calls, statement)                                               \
    do {                                                                                           \
        (seconds) = 1e9;                                                                           \
        for (int bench_round = 0; bench_round < (rounds); bench_round++) {                         \
            const double bench_start = clock_seconds();                                            \
            for (int bench_call = 0; bench_call < (calls); bench_call++)                           \
                statement;                                                                         \
            const double bench_time = (clock_seconds() - bench_start) / (calls);                   \
            if (bench_time < (seconds))                                                            \
                (seconds) = bench_time;                                                            \
        }                                                                                          \
    } while (0)

#endif
