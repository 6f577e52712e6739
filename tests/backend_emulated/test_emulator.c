/* The emulated device finds what it is there to find. */
#include "emulated_test.h"

#include <signal.h>
#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

static void open_two_words(gpu **g, uint64_t **word, uint64_t **host)
{
    void *block;
    emulated_devices(1, GIB);
    assert_int_equal(gpu_open(g, 0, 4096), ERR_OK);
    assert_int_equal(gpu_take(&block, *g, 8, "word"), ERR_OK);
    *word = block;
    assert_int_equal(gpu_pinned_alloc(&block, *g, MEM_SCRATCH, 16, "words"), ERR_OK);
    *host = block;
}

/* Up on one stream, down on another, with or without the event between: was the word there? */
static bool word_comes_down(uint64_t seed, bool ordered)
{
    gpu *g;
    uint64_t *word, *host;
    gpu_event e;
    emulated_seed(seed);
    open_two_words(&g, &word, &host);
    assert_int_equal(gpu_event_create(&e, g), ERR_OK);
    host[0] = 42;
    assert_int_equal(gpu_upload(g, word, host, 8, gpu_stream_get(g, 1)), ERR_OK);
    assert_int_equal(gpu_event_record(g, e, gpu_stream_get(g, 1)), ERR_OK);
    if (ordered)
        assert_int_equal(gpu_event_order(g, gpu_stream_get(g, 0), e), ERR_OK);
    assert_int_equal(gpu_download(g, host + 1, word, 8, gpu_stream_get(g, 0)), ERR_OK);
    assert_int_equal(gpu_wait(g, gpu_stream_get(g, 0)), ERR_OK);
    assert_int_equal(gpu_wait(g, gpu_stream_get(g, 1)), ERR_OK);
    const bool came = host[1] == 42;
    gpu_event_destroy(g, e);
    gpu_pinned_free(g, host, MEM_SCRATCH);
    gpu_close(g);
    return came;
}

static void a_missing_order_shows(void **state)
{
    unsigned lucky = 0;
    (void)state;
    for (uint64_t seed = 1; seed <= 32; seed++) {
        assert_true(word_comes_down(seed, true));
        lucky += word_comes_down(seed, false);
    }
    assert_true(lucky < 32); /* and most of the time less than half */
}

/* Nothing is copied before somebody waits: memory that changes too early shows. */
static void copies_are_late(void **state)
{
    gpu *g;
    uint64_t *word, *host;
    (void)state;
    open_two_words(&g, &word, &host);
    host[0] = 1;
    assert_int_equal(gpu_upload(g, word, host, 8, gpu_stream_get(g, 0)), ERR_OK);
    host[0] = 2;
    assert_int_equal(gpu_download(g, host + 1, word, 8, gpu_stream_get(g, 0)), ERR_OK);
    assert_int_equal(host[1], 0);
    assert_int_equal(gpu_wait(g, gpu_stream_get(g, 0)), ERR_OK);
    assert_int_equal(host[1], 2);
    gpu_pinned_free(g, host, MEM_SCRATCH);
    gpu_close(g);
}

static void run_nothing(const void *args)
{
    (void)args;
}

static void a_broken_device_stays_broken_until_it_is_opened_again(void **state)
{
    gpu *g;
    uint64_t *word, *host;
    (void)state;
    open_two_words(&g, &word, &host);
    emulated_break(0, 1, false);
    for (unsigned i = 0; i < 2; i++)
        assert_int_equal(emulated_queue(g, gpu_stream_get(g, 0), "k", run_nothing, &i, sizeof i),
                         ERR_OK);
    assert_int_equal(gpu_wait(g, gpu_stream_get(g, 0)), ERR_DEVICE);
    assert_int_equal(gpu_wait(g, gpu_stream_get(g, 1)), ERR_DEVICE);
    assert_int_equal(gpu_reopen(g), ERR_OK);
    assert_int_equal(gpu_wait(g, gpu_stream_get(g, 1)), ERR_OK);
    emulated_break(0, 0, true);
    assert_int_equal(emulated_queue(g, gpu_stream_get(g, 0), "k", run_nothing, &g, sizeof g),
                     ERR_OK);
    assert_int_equal(gpu_wait(g, gpu_stream_get(g, 0)), ERR_DEVICE);
    assert_int_equal(gpu_reopen(g), ERR_DEVICE);
    gpu_pinned_free(g, host, MEM_SCRATCH);
    gpu_close(g);
}

/* Signal that ends a child which does the thing. */
static int signal_of(void (*thing)(gpu *, uint64_t *))
{
    int status;
    const pid_t child = fork();
    if (child == 0) {
        gpu *g;
        uint64_t *word, *host;
        (void)signal(SIGSEGV, SIG_DFL);
        (void)signal(SIGABRT, SIG_DFL);
        if (!freopen("/dev/null", "w", stderr))
            _exit(2);
        open_two_words(&g, &word, &host);
        thing(g, word);
        _exit(0);
    }
    assert_true(child > 0);
    assert_int_equal(waitpid(child, &status, 0), child);
    return WIFSIGNALED(status) ? WTERMSIG(status) : 0;
}

static void read_by_host(gpu *g, uint64_t *word)
{
    (void)g;
    _exit(*(volatile uint64_t *)word == 1);
}

static void check_block(const void *args)
{
    emulated_block_check(args, "two streams share scratch");
}

/* Two streams take the same scratch, and the second one has it marked before the first one looks.
 */
static void share_scratch(gpu *g, uint64_t *word)
{
    emulated_block blocks[2];
    (void)word;
    for (unsigned i = 0; i < 2; i++) {
        const gpu_mark mark = gpu_mark_get(g);
        if (emulated_block_take(&blocks[i], g, gpu_stream_get(g, i), 64, "scratch") != ERR_OK ||
            emulated_queue(g, gpu_stream_get(g, i), "k", check_block, &blocks[i],
                           sizeof blocks[i]) != ERR_OK)
            _exit(1);
        gpu_release(g, mark);
    }
    for (unsigned i = 0; i < 2; i++)
        if (gpu_wait(g, gpu_stream_get(g, i)) != ERR_OK)
            _exit(1);
}

static void its_memory_is_not_the_hosts(void **state)
{
    (void)state;
    if (test_short())
        skip(); /* sanitizers answer SIGSEGV themselves */
    assert_int_equal(signal_of(read_by_host), SIGSEGV);
    unsigned found = 0;
    for (uint64_t seed = 1; seed <= 16; seed++) {
        emulated_seed(seed);
        found += signal_of(share_scratch) == SIGABRT;
    }
    assert_true(found > 0);
}

int emulator_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_missing_order_shows),
        cmocka_unit_test(copies_are_late),
        cmocka_unit_test(a_broken_device_stays_broken_until_it_is_opened_again),
        cmocka_unit_test(its_memory_is_not_the_hosts),
    };
    return cmocka_run_group_tests_name("emulated device", tests, NULL, NULL);
}
