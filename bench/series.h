/* Series of runs for the long benchmarks: every run counted, min, median and max printed; and the
 * arguments they share. */
#ifndef CUZK_BENCH_SERIES_H
#define CUZK_BENCH_SERIES_H

#include "base/clock.h"
#include "base/cpu.h"
#include "base/err.h"
#include "base/pool.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SERIES_RUNS_MAX 100

typedef struct {
    unsigned log2, runs;
    pool *pool;
} series_options;

typedef struct {
    double min, median, max; /* seconds */
} series;

typedef err_t (*series_body)(void *context);

static inline int series_compare(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return x < y ? -1 : x > y;
}

/* One thread: processor time, so that other processes disturb less; more threads: elapsed time. */
static inline double series_clock(const series_options *o)
{
    return pool_threads(o->pool) == 1 ? clock_cpu_seconds() : clock_seconds();
}

static inline err_t series_run(series *out, const series_options *o, series_body body,
                               void *context)
{
    double times[SERIES_RUNS_MAX];
    for (unsigned i = 0; i < o->runs; i++) {
        const double start = series_clock(o);
        ERR_TRY(body(context));
        times[i] = series_clock(o) - start;
    }
    qsort(times, o->runs, sizeof *times, series_compare);
    *out = (series){times[0], times[o->runs / 2], times[o->runs - 1]};
    return ERR_OK;
}

static inline void series_print(const char *name, size_t items, const series *s)
{
    const double unit = 1e9 / (double)items;
    printf("%-26s %9zu %10.1f %10.1f %10.1f\n", name, items, s->min * unit, s->median * unit,
           s->max * unit);
    fflush(stdout);
}

/* What the figures depend on, and the head of the table. */
static inline void series_head(const series_options *o)
{
    char line[256] = "", model[256] = "unknown processor";
    FILE *f = fopen("/proc/cpuinfo", "r");
    while (f && fgets(line, sizeof line, f))
        if (strncmp(line, "model name", 10) == 0 && strchr(line, ':'))
            snprintf(model, sizeof model, "%s", strchr(line, ':') + 2);
    if (f)
        fclose(f);
    model[strcspn(model, "\n")] = '\0';
    printf("cuzk %s, %s, %s code, %u thread(s), %u run(s)\n", CUZK_VERSION_TEXT, model,
           cpu_level_name(cpu_level_get()), pool_threads(o->pool), o->runs);
    printf("%-26s %9s %10s %10s %10s\n", "", "items", "min ns", "median ns", "max ns");
}

/* [--log2 K] [--threads T] [--runs R]; creates the pool. */
static inline err_t series_arguments(series_options *o, int argc, char **argv)
{
    unsigned threads = 1;
    for (int i = 1; i < argc; i += 2) {
        unsigned *to = strcmp(argv[i], "--log2") == 0      ? &o->log2
                       : strcmp(argv[i], "--threads") == 0 ? &threads
                       : strcmp(argv[i], "--runs") == 0    ? &o->runs
                                                           : NULL;
        if (!to || i + 1 == argc)
            return err_set(ERR_ARGUMENT, "usage: %s [--log2 K] [--threads T] [--runs R]", argv[0]);
        *to = (unsigned)strtoul(argv[i + 1], NULL, 10);
    }
    if (o->runs < 1 || o->runs > SERIES_RUNS_MAX)
        return err_set(ERR_ARGUMENT, "%u runs, expected 1 to %u", o->runs, SERIES_RUNS_MAX);
    return pool_create(&o->pool, threads);
}

#endif
