/* test_cuda [host | device]: device code against the processor's. Exits with 77 if it is to run on
 * a device and there is none. Without an argument the host first, then every device. */
#include "cuda_test.cuh"

#define ARENA_BYTES ((uint64_t)2048 << 20)

size_t tests_failed, tests_done;

void report(const place *at, const char *what, const tally *t)
{
    tests_done++;
    if (t->wrong != 0 || t->cases == 0)
        tests_failed++;
    printf("%s %s: %s, %zu cases, %zu wrong\n", t->wrong || !t->cases ? "FAILED:" : "ok:", at->name,
           what, t->cases, t->wrong);
}

bool check(bool holds, const char *what, const char *file, int line)
{
    tests_done++;
    if (!holds) {
        tests_failed++;
        printf("FAILED: %s:%d: %s (%s)\n", file, line, what, err_text());
    }
    return holds;
}

static void arithmetic_tests(const place *at)
{
    fp_tests(at);
    fp2_tests(at);
    fr_tests(at);
    fr_array_tests(at);
    curve_tests(at);
    ntt_tests(at);
    image_tests(at);
    transpose_tests(at);
    columns_tests(at);
    msm_sum_tests(at);
    msm_tests(at);
    group_ntt_tests(at);
    key_lagrange_tests(at);
    fixed_tests(at);
}

static void device_tests(unsigned i, bool watched)
{
    place at = {NULL, "device"};
    gpu_info info;
    if (!CHECK(gpu_describe(&info, i) == ERR_OK))
        return;
    printf("device %u: %s, %s, %s, compute %u, %u multiprocessors, %llu MiB, %llu MiB free\n", i,
           info.name, info.uuid, info.pci, info.compute, info.multiprocessors,
           (unsigned long long)info.memory_bytes >> 20,
           (unsigned long long)info.memory_free_bytes >> 20);
    if (!CHECK(gpu_open(&at.g, i, ARENA_BYTES) == ERR_OK))
        return;
    arithmetic_tests(&at);
    gpu_close(at.g);
    image_file_tests("device", i);
    key_lagrange_file_test(i);
    gpu_tests(i);
    fault_tests(i);
    ntt_large_tests(i, watched);
    if (!watched)
        gpu_failing_kernel_test(i);
}

int main(int argc, char **argv)
{
    const char *only = argc > 1 ? argv[1] : "";
    const bool on_host = strcmp(only, "host") == 0, watched = strcmp(only, "watched") == 0;
    if (argc > 2 || (*only && !on_host && !watched && strcmp(only, "device") != 0)) {
        fprintf(stderr, "usage: test_cuda [host | device | watched]\n");
        return 2;
    }
    const char *why;
    const unsigned count = gpu_count(&why);
    const place host = {NULL, "host"};
    if (!*only || on_host) {
        arithmetic_tests(&host);
        image_file_tests("host", GPU_DEVICES_MAX);
    }
    if (!on_host) {
        for (unsigned i = 0; i < count; i++)
            device_tests(i, watched);
        if (count == 0) {
            printf("no device: %s; skipped\n", why);
            if (*only)
                return 77;
        }
    }
    printf("%zu passed, %zu failed\n", tests_done - tests_failed, tests_failed);
    return tests_failed != 0;
}
