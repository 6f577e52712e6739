#include "base_tests.h"
#include "folder.h"

#include "base/fault.h"
#include "base/file.h"
#include "base/mem.h"

#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

static uint64_t request_bytes(void)
{
    mem_counts c;
    mem_count(MEM_REQUEST, &c);
    return c.bytes_now;
}

/* ---- positioned reads
 * ---------------------------------------------------------------------------- */

static void every_slice_is_read(void **state)
{
    (void)state;
    uint8_t content[100], slice[100];
    for (size_t i = 0; i < sizeof content; i++)
        content[i] = (uint8_t)(i * 7);
    folder_put("hundred", content, sizeof content);
    file_in f;
    assert_int_equal(file_open(&f, "hundred"), ERR_OK);
    assert_int_equal(f.bytes, 100);
    assert_string_equal(f.name, "hundred");
    for (size_t from = 0; from <= 100; from++)
        for (size_t n = 0; from + n <= 100; n++) {
            memset(slice, 0xff, sizeof slice);
            assert_int_equal(file_read_at(&f, slice, n, from), ERR_OK);
            assert_memory_equal(slice, content + from, n);
            if (n < 100)
                assert_int_equal(slice[n], 0xff);
        }
    file_close(&f);
    assert_int_equal(f.fd, -1);
    file_close(&f); /* twice is allowed */
    unlink("hundred");
}

static void a_file_that_ends_early_names_both_numbers(void **state)
{
    (void)state;
    uint8_t content[64] = {0}, out[64];
    folder_put("short", content, sizeof content);
    file_in f;
    assert_int_equal(file_open(&f, "short"), ERR_OK);
    assert_int_equal(truncate("short", 40), 0);
    assert_int_equal(file_read_at(&f, out, 40, 0), ERR_OK);
    assert_int_equal(file_read_at(&f, out, 41, 0), ERR_IO);
    assert_text_has("short: ends at byte 40, 64 were there");
    assert_int_equal(file_read_at(&f, out, 1, 40), ERR_IO);
    file_close(&f);
    unlink("short");
}

static void what_is_no_regular_file_is_refused(void **state)
{
    (void)state;
    file_in f;
    assert_int_equal(file_open(&f, "missing"), ERR_IO);
    assert_text_has("missing: cannot open: No such file or directory");
    assert_int_equal(f.fd, -1);
    assert_int_equal(file_open(&f, "."), ERR_IO);
    assert_text_has(".: not a regular file");
    assert_int_equal(file_open(&f, "/dev/null"), ERR_IO);
    assert_text_has("/dev/null: not a regular file");
    assert_int_equal(file_open(&f, ""), ERR_IO);
    /* A pipe without a writer is refused too, and at once. */
    assert_int_equal(mkfifo("pipe", 0600), 0);
    assert_int_equal(file_open(&f, "pipe"), ERR_IO);
    assert_text_has("pipe: not a regular file");
    unlink("pipe");
    char name[5000];
    memset(name, 'n', sizeof name - 1);
    name[sizeof name - 1] = '\0';
    assert_int_equal(file_open(&f, name), ERR_IO);
    assert_text_has("nnn");
}

static void a_failing_read_is_told(void **state)
{
    (void)state;
    uint8_t out[8];
    folder_put("eight", "12345678", 8);
    file_in f;
    assert_int_equal(file_open(&f, "eight"), ERR_OK);
    fault_arm(FAULT_READ, 1);
    assert_int_equal(file_read_at(&f, out, 8, 0), ERR_IO);
    assert_text_has("eight: cannot read: Input/output error");
    assert_int_equal(file_read_at(&f, out, 8, 0), ERR_OK);
    file_close(&f);
    unlink("eight");
}

/* ---- whole reads
 * --------------------------------------------------------------------------------- */

static void whole_files_of_every_kind_of_size(void **state)
{
    (void)state;
    const size_t mib = (size_t)1 << 20;
    const size_t sizes[] = {0, 1, 4096, mib - 1, mib, mib + 1, 2 * mib, 3 * mib + 17};
    uint8_t *content = malloc(4 * mib);
    assert_non_null(content);
    for (size_t i = 0; i < 4 * mib; i++)
        content[i] = (uint8_t)(i ^ i >> 8 ^ i >> 16);
    for (size_t k = 0; k < sizeof sizes / sizeof sizes[0]; k++) {
        folder_put("whole", content, sizes[k]);
        void *block = &block;
        size_t bytes = 99;
        /* At the limit it is read, one below it is refused. */
        assert_int_equal(file_read_all(&block, &bytes, "whole", sizes[k]), ERR_OK);
        assert_int_equal(bytes, sizes[k]);
        if (bytes == 0)
            assert_null(block);
        else
            assert_int_equal(memcmp(block, content, bytes), 0);
        mem_free(block, MEM_REQUEST);
        if (sizes[k] > 0) {
            assert_int_equal(file_read_all(&block, &bytes, "whole", sizes[k] - 1), ERR_INPUT);
            char limit[64];
            snprintf(limit, sizeof limit, "whole: longer than the %zu bytes", sizes[k] - 1);
            assert_text_has(limit);
            assert_null(block);
            assert_int_equal(bytes, 0);
        }
        assert_int_equal(request_bytes(), 0);
    }
    free(content);
    unlink("whole");
}

static void whole_reads_name_what_fails(void **state)
{
    (void)state;
    void *block;
    size_t bytes;
    assert_int_equal(file_read_all(&block, &bytes, "missing", 100), ERR_IO);
    assert_text_has("missing: cannot open");
    assert_int_equal(file_read_all(&block, &bytes, ".", 100), ERR_IO);
    assert_text_has(".: cannot read: Is a directory");
    assert_null(block);
    assert_int_equal(request_bytes(), 0);
}

/* 3 MiB are read in at least three reads and grow the block three times; each may fail. */
static void every_failing_step_of_a_whole_read_is_clean(void **state)
{
    (void)state;
    const size_t size = (size_t)3 << 20;
    uint8_t *content = calloc(size, 1);
    assert_non_null(content);
    folder_put("large", content, size);
    free(content);
    static const fault_kind kinds[] = {FAULT_READ, FAULT_ALLOC};
    static const err_t codes[] = {ERR_IO, ERR_MEMORY};
    for (int k = 0; k < 2; k++) {
        uint64_t i = 1;
        for (;; i++) {
            void *block = &block;
            size_t bytes;
            fault_arm(kinds[k], i);
            const err_t rc = file_read_all(&block, &bytes, "large", size);
            fault_arm(kinds[k], 0);
            if (rc == ERR_OK) {
                mem_free(block, MEM_REQUEST);
                break;
            }
            assert_int_equal(rc, codes[k]);
            assert_text_has("large");
            assert_null(block);
            assert_int_equal(bytes, 0);
            assert_int_equal(request_bytes(), 0);
        }
        assert_in_range(i, 4, 20);
    }
    unlink("large");
}

typedef struct {
    int fd;
    const char *text;
} writer;

static void *write_slowly(void *context)
{
    const writer *w = context;
    for (const char *c = w->text; *c; c++) {
        if (write(w->fd, c, 1) != 1)
            break;
        usleep(1000);
    }
    close(w->fd);
    return NULL;
}

typedef struct {
    uint8_t *content;
    size_t bytes, largest, calls, refuse_at;
} taken;

static err_t take(void *context, const void *bytes, size_t n)
{
    taken *t = context;
    if (++t->calls == t->refuse_at)
        return err_set(ERR_INPUT, "call %zu", t->calls);
    memcpy(t->content + t->bytes, bytes, n);
    t->bytes += n;
    t->largest = n > t->largest ? n : t->largest;
    return ERR_OK;
}

static void standard_input_comes_in_pieces(void **state)
{
    (void)state;
    int ends[2];
    assert_int_equal(pipe(ends), 0);
    const int kept = dup(STDIN_FILENO);
    assert_int_equal(dup2(ends[0], STDIN_FILENO), STDIN_FILENO);
    close(ends[0]);
    writer w = {ends[1], "{\"registered_proof\": 5}"};
    pthread_t thread;
    assert_int_equal(pthread_create(&thread, NULL, write_slowly, &w), 0);
    void *block;
    size_t bytes;
    assert_int_equal(file_read_all(&block, &bytes, "-", 1000), ERR_OK);
    pthread_join(thread, NULL);
    assert_int_equal(bytes, strlen(w.text));
    assert_memory_equal(block, w.text, bytes);
    mem_free(block, MEM_REQUEST);

    /* It stays open (here: at its end), and its errors call it by name. */
    fault_arm(FAULT_READ, 1);
    assert_int_equal(file_read_all(&block, &bytes, "-", 1000), ERR_IO);
    assert_text_has("standard input: cannot read");
    assert_int_equal(file_read_all(&block, &bytes, "-", 1000), ERR_OK);
    assert_int_equal(bytes, 0);
    taken t = {0};
    assert_int_equal(file_read_each("-", take, &t), ERR_OK);
    assert_int_equal(t.calls, 0);
    if (kept >= 0) {
        dup2(kept, STDIN_FILENO);
        close(kept);
    }
}

/* ---- reads piece by piece
 * ------------------------------------------------------------------------ */

static void pieces_of_files(void **state)
{
    (void)state;
    const size_t kib = 1024, sizes[] = {0, 1, 256 * kib, 256 * kib + 1, 1000 * kib};
    uint8_t *content = malloc(1000 * kib), *out = malloc(1000 * kib);
    assert_true(content && out);
    for (size_t i = 0; i < 1000 * kib; i++)
        content[i] = (uint8_t)(i ^ i >> 8 ^ i >> 16);
    for (size_t k = 0; k < sizeof sizes / sizeof sizes[0]; k++) {
        folder_put("pieces", content, sizes[k]);
        taken t = {.content = out};
        assert_int_equal(file_read_each("pieces", take, &t), ERR_OK);
        assert_int_equal(t.bytes, sizes[k]);
        assert_memory_equal(out, content, t.bytes);
        assert_true(t.largest <= 256 * kib);
    }
    taken t = {.content = out, .refuse_at = 2};
    assert_int_equal(file_read_each("pieces", take, &t), ERR_INPUT);
    assert_text_has("call 2");
    assert_int_equal(t.calls, 2);
    for (uint64_t i = 1; i <= 3; i++) {
        t = (taken){.content = out};
        fault_arm(FAULT_READ, i);
        assert_int_equal(file_read_each("pieces", take, &t), ERR_IO);
        assert_text_has("pieces: cannot read");
        assert_int_equal(t.calls, i - 1);
    }
    fault_arm(FAULT_ALLOC, 1);
    assert_int_equal(file_read_each("pieces", take, &t), ERR_MEMORY);
    fault_arm(FAULT_ALLOC, 0);
    assert_int_equal(file_read_each("missing", take, &t), ERR_IO);
    assert_text_has("missing: cannot open");
    free(content);
    free(out);
    unlink("pieces");
}

int file_in_tests(void)
{
    const struct CMUnitTest file_in_group[] = {
        cmocka_unit_test(every_slice_is_read),
        cmocka_unit_test(a_file_that_ends_early_names_both_numbers),
        cmocka_unit_test(what_is_no_regular_file_is_refused),
        cmocka_unit_test(a_failing_read_is_told),
        cmocka_unit_test(whole_files_of_every_kind_of_size),
        cmocka_unit_test(whole_reads_name_what_fails),
        cmocka_unit_test(every_failing_step_of_a_whole_read_is_clean),
        cmocka_unit_test(standard_input_comes_in_pieces),
        cmocka_unit_test(pieces_of_files),
    };
    return cmocka_run_group_tests(file_in_group, folder_enter, folder_leave);
}
