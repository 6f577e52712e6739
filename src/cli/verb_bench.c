/* bench: one table of benchmarks. */
#include "cli/bench.h"

#include "cli/backends.h"

#include <stdlib.h>
#include <string.h>

static const struct {
    const char *name;
    err_t (*run)(const verb_call *call);
} benches[] = {{"prove", bench_prove}, {"msm", bench_msm}, {"ntt", bench_ntt}};

#define BENCHES (sizeof benches / sizeof benches[0])

/* Options that not every benchmark has. */
static const struct {
    const char *option;
    const char *of[3];
} owned[] = {
    {"circuit", {"prove"}},   {"partitions", {"prove"}}, {"insecure-seed", {"prove"}},
    {"form", {"prove"}},      {"params", {"prove"}},     {"key", {"prove"}},
    {"size", {"msm", "ntt"}}, {"group", {"msm"}},        {"scalars", {"msm"}},
};

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

void bench_json_seconds(json_out *j, const char *key, const bench_seconds *seconds)
{
    json_out_object(j, key);
    json_out_decimal(j, "min", seconds->min, 6);
    json_out_decimal(j, "median", seconds->median, 6);
    json_out_decimal(j, "max", seconds->max, 6);
    json_out_close_object(j);
}

void bench_json(json_out *j, const char *name, uint64_t items, unsigned threads,
                const bench_seconds *seconds, unsigned repeat)
{
    json_out_string(j, "name", name);
    json_out_u64(j, "n", items);
    json_out_u64(j, "threads", threads);
    json_out_decimal(j, "ns_per_item", seconds->median * 1e9 / (double)items, 3);
    bench_json_seconds(j, "seconds", seconds);
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

static err_t check_options(const args *a, const char *name)
{
    for (size_t i = 0; i < sizeof owned / sizeof owned[0]; i++) {
        bool is_of = false;
        for (const char *const *of = owned[i].of; *of; of++)
            is_of = is_of || strcmp(*of, name) == 0;
        if (args_has(a, owned[i].option) && !is_of)
            return err_set(ERR_ARGUMENT, "--%s: not of bench %s", owned[i].option, name);
    }
    return ERR_OK;
}

static err_t run(const verb_call *call)
{
    const char *name = args_word(&call->args, 0);
    for (size_t i = 0; i < BENCHES; i++) {
        if (strcmp(benches[i].name, name) != 0)
            continue;
        ERR_TRY(check_options(&call->args, name));
        return benches[i].run(call);
    }
    return err_set(ERR_ARGUMENT, "no benchmark \"%s\": there are prove, msm, ntt", name);
}

static const args_option options[] = {
    {"size", 0, "N", "msm, ntt: how many, 4096 or 2^12 (default: 2^16, on a GPU 2^24)"},
    {"group", 0, "GROUP", "msm: g1 (default) or g2"},
    {"scalars", 0, "KIND", "msm: uniform (default) or bits"},
    {"circuit", 0, "CIRCUIT", "prove: what is proved (default: porep-2kib)"},
    {"partitions", 0, "N", "prove: proofs in each repetition (default: 10)"},
    {"repeat", 0, "N", "repetitions (default: 1)"},
    {"insecure-seed", 0, "TEXT", "prove: where the key comes from, if from no file"},
    {"form", 0, "FORM", "prove: of a key made on a GPU: lagrange (default) or coefficients"},
    {"params", 0, "DIR", "prove: folder with the key"},
    {"key", 0, "FILE", "prove: a .params file or, for a GPU, a key image"},
    CLI_BACKEND_OPTIONS,
    {0},
};

const verb verb_bench = {
    .name = "bench",
    .summary = "checks a result, then times it: prove, msm, ntt",
    .usage = "prove|msm|ntt",
    .example = "cuzk bench prove --circuit random:1000 --backend cpu --repeat 3",
    .options = options,
    .words_min = 1,
    .words_max = 1,
    .run = run,
};
