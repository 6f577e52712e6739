/* bench: one table of benchmarks. */
#include "cli/bench.h"

#include "cli/backends.h"

#include <stdlib.h>
#include <string.h>

static const struct {
    const char *name;
    err_t (*run)(const verb_call *call);
} benches[] = {{"prove", bench_prove}};

#define BENCHES (sizeof benches / sizeof benches[0])

static int compare(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

bench_seconds bench_summary(double *times, unsigned n)
{
    qsort(times, n, sizeof *times, compare);
    return (bench_seconds){times[0], times[n / 2], times[n - 1]};
}

void bench_json(json_out *j, const char *name, uint64_t items, unsigned threads,
                const bench_seconds *seconds, unsigned repeat)
{
    json_out_string(j, "name", name);
    json_out_u64(j, "n", items);
    json_out_u64(j, "threads", threads);
    json_out_u64(j, "ns_per_item", (uint64_t)(seconds->median * 1e9 / (double)items));
    json_out_object(j, "seconds");
    json_out_seconds(j, "min", seconds->min);
    json_out_seconds(j, "median", seconds->median);
    json_out_seconds(j, "max", seconds->max);
    json_out_close_object(j);
    json_out_u64(j, "repeat", repeat);
    json_out_bool(j, "checked", true);
}

err_t bench_repeat(unsigned *out, const args *a)
{
    const char *text = args_value(a, "repeat");
    uint64_t n = 1;
    if (text)
        ERR_TRY(args_u64(&n, "--repeat", text, BENCH_REPEAT_MAX));
    if (n == 0)
        return err_set(ERR_ARGUMENT, "--repeat: at least 1");
    *out = (unsigned)n;
    return ERR_OK;
}

static err_t run(const verb_call *call)
{
    const char *name = args_word(&call->args, 0);
    for (size_t i = 0; i < BENCHES; i++)
        if (strcmp(benches[i].name, name) == 0)
            return benches[i].run(call);
    return err_set(ERR_ARGUMENT, "no benchmark \"%s\": there is prove", name);
}

static const args_option options[] = {
    {"circuit", 0, "CIRCUIT", "what is proved (default: porep-2kib)"},
    {"partitions", 0, "N", "proofs in each repetition (default: 10)"},
    {"repeat", 0, "N", "repetitions (default: 1)"},
    {"insecure-seed", 0, "TEXT", "where the key comes from, if not from --params or --key"},
    {"form", 0, "FORM", "of a key made on a GPU: lagrange (default) or coefficients"},
    {"params", 0, "DIR", "folder with the key"},
    {"key", 0, "FILE", "a .params file or, for a GPU, a key image"},
    CLI_BACKEND_OPTIONS,
    {0},
};

const verb verb_bench = {
    .name = "bench",
    .summary = "checks a result, then times it: prove",
    .usage = "prove",
    .example = "cuzk bench prove --circuit random:1000 --backend cpu --repeat 3",
    .options = options,
    .words_min = 1,
    .words_max = 1,
    .run = run,
};
