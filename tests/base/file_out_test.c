#include "base_tests.h"
#include "folder.h"

#include "base/fault.h"
#include "base/file.h"

#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

static bool exists(const char *name)
{
    struct stat s;
    return lstat(name, &s) == 0;
}

/* All tests run twice: with files that have no name until they are whole, if the folder's file
 * system has them, and with temporary names. */
static bool with_names;

static err_t create(file_out **f, const char *name)
{
    fault_arm(FAULT_NAMELESS, with_names ? 1 : 0);
    const err_t rc = file_create(f, name);
    fault_arm(FAULT_NAMELESS, 0);
    return rc;
}

static file_out *created(const char *name)
{
    file_out *f;
    assert_int_equal(create(&f, name), ERR_OK);
    return f;
}

/* Entries that an output takes in the folder before it is committed. */
static size_t entries_of_unfinished(void)
{
    const int fd = open(".", O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
    if (fd >= 0)
        close(fd);
    return with_names || fd < 0 ? 1 : 0;
}

static void a_file_appears_when_it_is_whole(void **state)
{
    (void)state;
    file_out *f = created("proof");
    assert_int_equal(file_write(f, "one ", 4), ERR_OK);
    assert_int_equal(file_write(f, "two", 3), ERR_OK);
    assert_int_equal(file_write(f, "", 0), ERR_OK);
    assert_false(exists("proof"));
    assert_int_equal(folder_entries(), entries_of_unfinished());
    assert_int_equal(file_commit(f), ERR_OK);
    assert_file_holds("proof", "one two", 7);
    assert_int_equal(folder_entries(), 1);

    /* An older file stays whole until the new one takes its place. */
    f = created("proof");
    assert_int_equal(file_write(f, "new", 3), ERR_OK);
    assert_file_holds("proof", "one two", 7);
    assert_int_equal(file_commit(f), ERR_OK);
    assert_file_holds("proof", "new", 3);
    unlink("proof");
}

static void an_abandoned_file_leaves_nothing(void **state)
{
    (void)state;
    folder_put("key", "old", 3);
    file_out *f = created("key");
    assert_int_equal(file_write(f, "half", 4), ERR_OK);
    file_abandon(f);
    file_abandon(NULL);
    assert_file_holds("key", "old", 3);
    assert_int_equal(folder_entries(), 1);
    unlink("key");
}

static void large_and_small_writes_arrive_in_order(void **state)
{
    (void)state;
    const size_t total = ((size_t)3 << 20) + 12345; /* more than the buffer, three times */
    uint8_t *content = malloc(total);
    assert_non_null(content);
    for (size_t i = 0; i < total; i++)
        content[i] = (uint8_t)(i * 31 ^ i >> 9);
    static const size_t steps[] = {1 << 20, (1 << 20) - 1, (1 << 20) + 1, 4096, 977, SIZE_MAX};
    for (size_t k = 0; k < sizeof steps / sizeof steps[0]; k++) {
        file_out *f = created("content");
        for (size_t at = 0; at < total;) {
            const size_t n = total - at < steps[k] ? total - at : steps[k];
            assert_int_equal(file_write(f, content + at, n), ERR_OK);
            at += n;
        }
        assert_int_equal(file_commit(f), ERR_OK);
        assert_file_holds("content", content, total);
    }
    free(content);
    unlink("content");
}

static void counts_known_late_are_written_in_place(void **state)
{
    (void)state;
    file_out *f = created("sections");
    assert_int_equal(file_write(f, "....head", 8), ERR_OK);
    assert_int_equal(file_write_at(f, "0008", 4, 0), ERR_OK); /* passed, still buffered */
    assert_int_equal(file_write(f, "tail", 4), ERR_OK);       /* goes on where it was */
    assert_int_equal(file_write_at(f, "H", 1, 4), ERR_OK);    /* passed and flushed */
    assert_int_equal(file_write_at(f, "end", 3, 14), ERR_OK); /* not passed: a gap of zeros */
    assert_int_equal(file_commit(f), ERR_OK);
    assert_file_holds("sections", "0008Headtail\0\0end", 17);
    unlink("sections");
}

static void targets_that_cannot_be_are_refused(void **state)
{
    (void)state;
    file_out *f = (file_out *)&f;
    assert_int_equal(create(&f, "no/such/folder"), ERR_IO);
    assert_null(f);
    assert_text_has("no/such/folder: cannot create: No such file or directory");
    assert_int_equal(create(&f, ""), ERR_IO);
    assert_int_equal(create(&f, "."), ERR_IO);
    assert_text_has(".: cannot replace it");

    static const size_t lengths[] = {NAME_MAX + 1, PATH_MAX - 8, PATH_MAX, 2 * PATH_MAX};
    char name[2 * PATH_MAX + 1];
    for (size_t k = 0; k < sizeof lengths / sizeof lengths[0]; k++) {
        memset(name, 'n', lengths[k]);
        name[lengths[k]] = '\0';
        assert_int_equal(create(&f, name), ERR_IO);
        assert_text_has("nnn");
    }
    /* Every failure above gave its place in the table back. */
    for (int i = 0; i < 20; i++)
        assert_int_equal(create(&f, "no/such/folder"), ERR_IO);
    assert_int_equal(folder_entries(), 0);
}

/* Renaming over these would take a device or a pipe away from everybody. */
static void devices_and_pipes_are_never_replaced(void **state)
{
    (void)state;
    file_out *f;
    assert_int_equal(create(&f, "/dev/null"), ERR_IO);
    assert_text_has("/dev/null: cannot replace it: it is there and not a regular file");
    assert_int_equal(mkfifo("pipe", 0600), 0);
    assert_int_equal(create(&f, "pipe"), ERR_IO);
    assert_int_equal(symlink("/dev/null", "link"), 0);
    assert_int_equal(create(&f, "link"), ERR_IO);
    struct stat s;
    assert_int_equal(stat("/dev/null", &s), 0);
    assert_true(S_ISCHR(s.st_mode));
    unlink("link");
    unlink("pipe");
    assert_int_equal(folder_entries(), 0);
}

static void links_are_followed(void **state)
{
    (void)state;
    assert_int_equal(mkdir("elsewhere", 0700), 0);
    folder_put("elsewhere/real", "old", 3);
    assert_int_equal(symlink("elsewhere/real", "link"), 0);
    file_out *f = created("link");
    assert_int_equal(file_write(f, "new", 3), ERR_OK);
    assert_int_equal(file_commit(f), ERR_OK);
    assert_file_holds("elsewhere/real", "new", 3);
    struct stat s;
    assert_int_equal(lstat("link", &s), 0);
    assert_true(S_ISLNK(s.st_mode));
    unlink("elsewhere/real");
    assert_int_equal(create(&f, "link"), ERR_IO); /* it leads nowhere now */
    assert_text_has("link: cannot follow the link");
    rmdir("elsewhere");
    unlink("link");
}

/* The number in the name of the temporary file that stands in the folder now. */
static unsigned number_of_temporary(void)
{
    for (unsigned i = 0; i < 10000; i++) {
        char name[100];
        snprintf(name, sizeof name, "proof.tmp-%ld-%u", (long)getpid(), i);
        if (exists(name))
            return i;
    }
    fail_msg("no temporary file");
    return 0;
}

/* What a killed process with our number left behind is stepped over. */
static void leftovers_are_stepped_over(void **state)
{
    (void)state;
    file_out *f;
    fault_arm(FAULT_NAMELESS, 1);
    assert_int_equal(file_create(&f, "proof"), ERR_OK);
    const unsigned first = number_of_temporary() + 1;
    file_abandon(f);
    char name[100];
    for (unsigned i = first; i < first + 60; i++) {
        snprintf(name, sizeof name, "proof.tmp-%ld-%u", (long)getpid(), i);
        folder_put(name, "left", 4);
    }
    folder_put("proof", "old", 3); /* so that a temporary name is needed in any case */
    f = created("proof");
    assert_int_equal(file_write(f, "mine", 4), ERR_OK);
    assert_int_equal(file_commit(f), ERR_OK);
    assert_file_holds("proof", "mine", 4);
    for (unsigned i = first; i < first + 60; i++) {
        snprintf(name, sizeof name, "proof.tmp-%ld-%u", (long)getpid(), i);
        assert_file_holds(name, "left", 4);
        unlink(name);
    }
    unlink("proof");
}

static void at_most_eight_at_a_time(void **state)
{
    (void)state;
    file_out *f[9];
    char name[2] = "0";
    for (int i = 0; i < 8; i++, name[0]++)
        f[i] = created(name);
    assert_int_equal(create(&f[8], name), ERR_IO);
    assert_text_has("8: more than 8 files are being written");
    file_abandon(f[3]);
    f[3] = created(name);
    for (int i = 0; i < 8; i++)
        file_abandon(f[i]);
    assert_int_equal(folder_entries(), 0);
}

/* ---- failures -------------------------------------------------------------------------------- */

static err_t write_a_file(const char *name)
{
    static uint8_t part[700000];
    file_out *f;
    ERR_TRY(create(&f, name));
    err_t rc = ERR_OK;
    for (int i = 0; i < 5 && rc == ERR_OK; i++)
        rc = file_write(f, part, sizeof part);
    if (rc == ERR_OK)
        rc = file_write_at(f, "count", 5, 100);
    const err_t sticky = file_commit(f); /* frees in any case and repeats the first error */
    if (rc != ERR_OK)
        assert_int_equal(sticky, rc);
    return sticky;
}

static void every_failing_step_leaves_the_old_file(void **state)
{
    (void)state;
    static const fault_kind kinds[] = {FAULT_WRITE, FAULT_RENAME, FAULT_ALLOC};
    static const uint64_t steps[] = {6, 1, 1}; /* 3.3 MiB: 3 buffers, 2 at write_at, sync */
    for (int k = 0; k < 3; k++) {
        for (uint64_t i = 1; i <= steps[k]; i++) {
            folder_put("key", "old", 3);
            fault_arm(kinds[k], i);
            const err_t rc = write_a_file("key");
            fault_arm(kinds[k], 0);
            assert_int_equal(rc, kinds[k] == FAULT_ALLOC ? ERR_MEMORY : ERR_IO);
            assert_text_has("key: ");
            assert_file_holds("key", "old", 3);
            assert_int_equal(folder_entries(), 1);
        }
        fault_arm(kinds[k], steps[k] + 1);
        assert_int_equal(write_a_file("key"), ERR_OK);
        fault_arm(kinds[k], 0);
    }
    unlink("key");
}

static void a_full_disk_is_told(void **state)
{
    (void)state;
    file_out *f = created("key");
    fault_arm(FAULT_WRITE, 1);
    assert_int_equal(file_write(f, "x", 1), ERR_OK); /* buffered */
    assert_int_equal(file_commit(f), ERR_IO);
    assert_text_has("key: cannot write: No space left on device");
    assert_int_equal(folder_entries(), 0);
}

static void the_first_error_sticks(void **state)
{
    (void)state;
    file_out *f = created("key");
    fault_arm(FAULT_WRITE, 1);
    assert_int_equal(file_write_at(f, "x", 1, 0), ERR_IO);
    assert_int_equal(file_write_at(f, "x", 1, 0), ERR_IO);
    assert_int_equal(file_write(f, "x", 1), ERR_IO);
    assert_int_equal(file_commit(f), ERR_IO);
    assert_int_equal(folder_entries(), 0);
}

/* ---- interruption ---------------------------------------------------------------------------- */

static void on_signal(int number)
{
    (void)number;
    file_abandon_all();
    _exit(130);
}

static void write_until_interrupted(void *context)
{
    (void)context;
    signal(SIGTERM, on_signal);
    file_out *a, *b, *c;
    if (create(&a, "a") != ERR_OK || create(&b, "b") != ERR_OK || create(&c, "c") != ERR_OK ||
        file_write(a, "half", 4) != ERR_OK || file_commit(b) != ERR_OK)
        _exit(1);
    raise(SIGTERM);
}

static void an_interrupted_process_leaves_only_whole_files(void **state)
{
    (void)state;
    assert_int_equal(run_apart(write_until_interrupted, NULL), 130);
    assert_int_equal(folder_entries(), 1);
    assert_file_holds("b", "", 0);
    unlink("b");
}

static void write_until_killed(void *context)
{
    const char *name = context;
    file_out *f;
    if (create(&f, name) == ERR_OK && file_write_at(f, "half", 4, 0) == ERR_OK)
        raise(SIGKILL);
}

/* Nobody can tidy up behind a killed process; a file without a name goes by itself. */
static void a_killed_process_leaves_nothing(void **state)
{
    (void)state;
    if (entries_of_unfinished() != 0)
        skip();
    folder_put("old", "old", 3);
    assert_int_equal(run_apart(write_until_killed, (char[]){"new"}), -SIGKILL);
    assert_int_equal(run_apart(write_until_killed, (char[]){"old"}), -SIGKILL);
    assert_int_equal(folder_entries(), 1);
    assert_file_holds("old", "old", 3);
    unlink("old");
}

static void abandoning_all_makes_later_commits_fail(void **state)
{
    (void)state;
    file_out *f = created("late");
    file_abandon_all();
    assert_int_equal(folder_entries(), 0);
    assert_int_equal(file_commit(f), ERR_IO);
    assert_text_has("late: cannot put it in place");
    assert_int_equal(folder_entries(), 0);
}

int file_out_tests(void)
{
    const struct CMUnitTest file_out_group[] = {
        cmocka_unit_test(a_file_appears_when_it_is_whole),
        cmocka_unit_test(an_abandoned_file_leaves_nothing),
        cmocka_unit_test(large_and_small_writes_arrive_in_order),
        cmocka_unit_test(counts_known_late_are_written_in_place),
        cmocka_unit_test(targets_that_cannot_be_are_refused),
        cmocka_unit_test(devices_and_pipes_are_never_replaced),
        cmocka_unit_test(links_are_followed),
        cmocka_unit_test(leftovers_are_stepped_over),
        cmocka_unit_test(at_most_eight_at_a_time),
        cmocka_unit_test(every_failing_step_leaves_the_old_file),
        cmocka_unit_test(a_full_disk_is_told),
        cmocka_unit_test(the_first_error_sticks),
        cmocka_unit_test(an_interrupted_process_leaves_only_whole_files),
        cmocka_unit_test(a_killed_process_leaves_nothing),
        cmocka_unit_test(abandoning_all_makes_later_commits_fail),
    };
    with_names = false;
    const int failed = cmocka_run_group_tests(file_out_group, folder_enter, folder_leave);
    with_names = true;
    return failed + cmocka_run_group_tests(file_out_group, folder_enter, folder_leave);
}
