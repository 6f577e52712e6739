/* base/gpu.h with a device: names, arena, copies, events, failures on command and a failing kernel.
 */
#include "cuda_test.cuh"

extern "C" {
#include "base/bytes.h"
}

#define WORDS 100000u
#define ARENA ((uint64_t)64 << 20)

#define DONE(call) CHECK((call) == ERR_OK)
#define SAYS(part) CHECK(strstr(err_text(), part) != NULL)

static __global__ void k_triple(uint32_t *words, uint32_t n)
{
    const uint32_t i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        words[i] *= 3;
}

static __global__ void k_stray(uint32_t *words)
{
    words[0] = 1;
}

static err_t triple(uint32_t *words, uint32_t n, gpu_stream s)
{
    GPU_LAUNCH(k_triple<<<(n + 255) / 256, 256, 0, s>>>(words, n));
    return ERR_OK;
}

static err_t stray(gpu_stream s)
{
    GPU_LAUNCH(k_stray<<<1, 1, 0, s>>>(NULL));
    return ERR_OK;
}

static void test_names(unsigned i)
{
    gpu_info info;
    unsigned found = GPU_DEVICES_MAX;
    if (!DONE(gpu_describe(&info, i)))
        return;
    CHECK(info.code != GPU_CODE_NONE);
    CHECK(info.memory_free_bytes > 0 && info.memory_free_bytes <= info.memory_bytes);
    CHECK(info.compute >= 75 && info.multiprocessors > 0);
    DONE(gpu_find(&found, info.uuid));
    CHECK(found == i);
    char long_pci[32]; /* as nvidia-smi prints it */
    snprintf(long_pci, sizeof long_pci, "0000%s", info.pci);
    found = GPU_DEVICES_MAX;
    DONE(gpu_find(&found, long_pci));
    CHECK(found == i);
    CHECK(gpu_find(&found, "GPU-none") == ERR_ARGUMENT);
    SAYS(info.uuid);
    CHECK(gpu_describe(&info, gpu_count(NULL)) == ERR_ARGUMENT);
}

static void test_arena(unsigned i)
{
    gpu *g;
    gpu_info info;
    DONE(gpu_describe(&info, i));
    CHECK(gpu_open(&g, i, info.memory_bytes * 2) == ERR_MEMORY);
    SAYS(info.pci);
    if (!DONE(gpu_open(&g, i, ARENA - 1)))
        return;
    void *a, *b, *c;
    gpu_counts counts;
    DONE(gpu_take(&a, g, 1, "a"));
    const gpu_mark mark = gpu_mark_get(g);
    DONE(gpu_take(&b, g, 1000, "b"));
    CHECK((uintptr_t)a % GPU_ALIGN == 0 && (uintptr_t)b == (uintptr_t)a + GPU_ALIGN);
    CHECK(gpu_take(&c, g, ARENA - 1024, "c") == ERR_MEMORY);
    SAYS("c needs");
    gpu_release(g, mark);
    DONE(gpu_take(&c, g, ARENA - GPU_ALIGN, "c"));
    CHECK(c == b);
    CHECK(gpu_take(&b, g, 1, "b") == ERR_MEMORY);
    gpu_release(g, 0);
    gpu_memory(g, &counts);
    CHECK(counts.arena_bytes == ARENA && counts.taken_bytes == 0 &&
          counts.taken_peak_bytes == ARENA);
    DONE(gpu_arena_set(g, 2 * ARENA));
    DONE(gpu_take(&c, g, 2 * ARENA, "c"));
    gpu_release(g, 0);
    CHECK(gpu_arena_set(g, info.memory_bytes * 2) == ERR_MEMORY);
    SAYS(info.pci);
    gpu_memory(g, &counts);
    CHECK(counts.arena_bytes == 0);
    gpu_close(g);
}

/* Closed and opened again in one, with page-locked memory that stays. */
static void test_reopening(unsigned i)
{
    gpu *g;
    void *device, *pinned;
    bool done = false;
    gpu_event e;
    if (!DONE(gpu_open(&g, i, 0)))
        return;
    DONE(gpu_arena_set(g, ARENA));
    DONE(gpu_pinned_alloc(&pinned, g, MEM_SCRATCH, 4 * WORDS, "words"));
    DONE(gpu_take(&device, g, 4 * WORDS, "words"));
    DONE(gpu_reopen(g));
    DONE(gpu_is_pinned(&done, g, pinned, 4 * WORDS));
    CHECK(done);
    DONE(gpu_is_pinned(&done, g, &g, sizeof g));
    CHECK(!done);
    DONE(gpu_take(&device, g, ARENA, "all"));
    DONE(gpu_event_create(&e, g));
    DONE(gpu_upload(g, device, pinned, 4 * WORDS, gpu_stream_get(g, 2)));
    DONE(gpu_event_record(g, e, gpu_stream_get(g, 2)));
    DONE(gpu_event_wait(g, e));
    DONE(gpu_event_done(&done, g, e));
    CHECK(done);
    gpu_event_destroy(g, e);
    gpu_pinned_free(g, pinned, MEM_SCRATCH);
    gpu_close(g);
}

/* Pageable up, times three, pinned down; on two streams in order, with events. */
static void test_copies(unsigned i)
{
    gpu *g;
    if (!DONE(gpu_open(&g, i, ARENA)))
        return;
    std::vector<uint32_t> up(WORDS);
    for (uint32_t k = 0; k < WORDS; k++)
        up[k] = k;
    void *device, *pinned;
    gpu_event begin, end;
    mem_counts before, during, after;
    gpu_counts counts;
    const gpu_stream first = gpu_stream_get(g, 0), second = gpu_stream_get(g, GPU_STREAMS - 1);
    mem_count(MEM_SCRATCH, &before);
    DONE(gpu_pinned_alloc(&pinned, g, MEM_SCRATCH, 4 * WORDS, "words"));
    mem_count(MEM_SCRATCH, &during);
    CHECK(during.bytes_now >= before.bytes_now + 4 * WORDS);
    DONE(gpu_take(&device, g, 4 * WORDS, "words"));
    DONE(gpu_event_create(&begin, g));
    DONE(gpu_event_create(&end, g));
    DONE(gpu_event_record(g, begin, first));
    DONE(gpu_upload(g, device, up.data(), 4 * WORDS, first));
    DONE(triple((uint32_t *)device, WORDS, first));
    DONE(gpu_event_record(g, end, first));
    DONE(gpu_event_order(g, second, end));
    DONE(gpu_download(g, pinned, device, 4 * WORDS, second));
    DONE(gpu_wait(g, second));
    DONE(gpu_event_wait(g, end));
    double seconds = -1;
    DONE(gpu_event_seconds(&seconds, g, begin, end));
    CHECK(seconds > 0 && seconds < 10);
    bool same = true;
    for (uint32_t k = 0; k < WORDS; k++)
        same = same && ((const uint32_t *)pinned)[k] == 3 * k;
    CHECK(same);
    DONE(gpu_clear(g, device, 4 * WORDS, first));
    DONE(gpu_download(g, up.data(), device, 4 * WORDS, first));
    DONE(gpu_wait(g, first));
    CHECK(up[0] == 0 && up[WORDS - 1] == 0);
    gpu_memory(g, &counts);
    CHECK(counts.pinned_bytes == 4 * WORDS && counts.pinned_allocations == 1);
    gpu_pinned_free(g, pinned, MEM_SCRATCH);
    gpu_memory(g, &counts);
    CHECK(counts.pinned_bytes == 0 && counts.pinned_frees == 1);
    mem_count(MEM_SCRATCH, &after);
    CHECK(after.bytes_now == before.bytes_now);
    gpu_event_destroy(g, begin);
    gpu_event_destroy(g, end);
    gpu_close(g);
}

/* One small job from opening to closing. */
static err_t whole_job(unsigned i)
{
    gpu *g;
    uint32_t words[64];
    void *device, *pinned = NULL;
    gpu_event e = NULL;
    err_t rc;
    ERR_TRY(gpu_open(&g, i, 1 << 20));
    const gpu_stream s = gpu_stream_get(g, 1);
    for (uint32_t k = 0; k < 64; k++)
        words[k] = k;
    ERR_GOTO(rc, out, gpu_take(&device, g, sizeof words, "words"));
    ERR_GOTO(rc, out, gpu_pinned_alloc(&pinned, g, MEM_SCRATCH, sizeof words, "words"));
    ERR_GOTO(rc, out, gpu_event_create(&e, g));
    ERR_GOTO(rc, out, gpu_upload(g, device, words, sizeof words, s));
    ERR_GOTO(rc, out, triple((uint32_t *)device, 64, s));
    ERR_GOTO(rc, out, gpu_event_record(g, e, s));
    ERR_GOTO(rc, out, gpu_event_order(g, gpu_stream_get(g, 0), e));
    ERR_GOTO(rc, out, gpu_download(g, pinned, device, sizeof words, gpu_stream_get(g, 0)));
    ERR_GOTO(rc, out, gpu_wait(g, gpu_stream_get(g, 0)));
    if (((const uint32_t *)pinned)[63] != 3 * 63)
        rc = err_set(ERR_INTERNAL, "word 63 is %u", ((const uint32_t *)pinned)[63]);
out:
    gpu_event_destroy(g, e);
    gpu_pinned_free(g, pinned, MEM_SCRATCH);
    gpu_close(g);
    return rc;
}

/* Every call of the job fails once: an error, nothing lost, and the next job is good. */
static void test_failures_on_command(unsigned i)
{
    gpu_info before, after;
    mem_counts start, end;
    DONE(whole_job(i));
    DONE(gpu_describe(&before, i));
    mem_count(MEM_SCRATCH, &start);
    uint64_t n = 1;
    for (;; n++) {
        fault_arm(FAULT_GPU, n);
        const err_t rc = whole_job(i);
        if (rc == ERR_OK)
            break;
        /* a count of devices that fails reads as "there are none" */
        CHECK(rc == ERR_DEVICE || rc == ERR_ARGUMENT);
        SAYS("failure on command");
        fault_arm(FAULT_GPU, 0);
        if (!DONE(whole_job(i)))
            break;
    }
    fault_arm(FAULT_GPU, 0);
    printf("  %llu calls of one job failed in turn\n", (unsigned long long)n - 1);
    CHECK(n > 15);
    mem_count(MEM_SCRATCH, &end);
    CHECK(start.bytes_now == end.bytes_now);
    CHECK(end.allocations - start.allocations == end.frees - start.frees);
    DONE(gpu_describe(&after, i));
    printf("  free before %llu, after %llu bytes\n", (unsigned long long)before.memory_free_bytes,
           (unsigned long long)after.memory_free_bytes);
    CHECK(after.memory_free_bytes == before.memory_free_bytes);
}

/* A kernel that writes where nothing is: the gpu is lost, the process is not. Whether the driver
 * gives the device out again to the same process is its own affair (a virtual machine's refused
 * with "busy or unavailable"): then that is an error like any other. */
void gpu_failing_kernel_test(unsigned i)
{
    gpu *g;
    if (!DONE(gpu_open(&g, i, 1 << 20)))
        return;
    DONE(stray(gpu_stream_get(g, 0)));
    CHECK(gpu_wait(g, gpu_stream_get(g, 0)) == ERR_DEVICE);
    printf("  %s\n", err_text());
    SAYS("cudaStreamSynchronize at gpu.cu:");
    CHECK(gpu_wait(g, gpu_stream_get(g, 1)) == ERR_DEVICE);
    gpu_close(g);
    const err_t again = whole_job(i);
    printf("  opened again: %s\n", again == ERR_OK ? "a good job" : err_text());
    CHECK(again == ERR_OK || again == ERR_DEVICE);
}

void gpu_tests(unsigned i)
{
    test_names(i);
    test_arena(i);
    test_reopening(i);
    test_copies(i);
    test_failures_on_command(i);
}
