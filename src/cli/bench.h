/* Benchmarks: each checks its results, then times. */
#ifndef CUZK_CLI_BENCH_H
#define CUZK_CLI_BENCH_H

#include "cli/json_out.h"
#include "cli/verb.h"

#define BENCH_REPEAT_MAX 1000u

typedef struct {
    double min, median, max; /* seconds */
} bench_seconds;

/* Of n >= 1 times, which are put in order. */
bench_seconds bench_summary(double *times, unsigned n);
/* The three, to the microsecond. */
void bench_json_seconds(json_out *j, const char *key, const bench_seconds *seconds);
/* "name", "n", "threads", "ns_per_item", "seconds", "repeat", "checked" (CLI.md), of the medians;
 * items: in each repetition. */
void bench_json(json_out *j, const char *name, uint64_t items, unsigned threads,
                const bench_seconds *seconds, unsigned repeat);
/* --repeat, 1 if it is not given. */
ERR_MUST_USE err_t bench_repeat(unsigned *out, const args *a);

/* Whole proofs through a backend. */
ERR_MUST_USE err_t bench_prove(const verb_call *call);
/* A sum of multiples, and a transform, of their own. */
ERR_MUST_USE err_t bench_msm(const verb_call *call);
ERR_MUST_USE err_t bench_ntt(const verb_call *call);

#endif
