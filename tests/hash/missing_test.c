/* A libcrypto that has none of our hashes, as under a configuration that loads no provider. Runs in
 * a child, since methods are fetched once per process. */
#include "hash_tests.h"

#include <openssl/provider.h>
#include <signal.h>
#include <stdio.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#define CHECK(condition)                                                                           \
    do {                                                                                           \
        if (!(condition))                                                                          \
            _exit(__LINE__ & 0x7f);                                                                \
    } while (0)

static void use_what_reports(void)
{
    CHECK(hash_check() == ERR_INTERNAL);
    CHECK(strstr(err_text(), "libcrypto does not provide ") == err_text());
    err_clear();
    CHECK(hash_check() == ERR_INTERNAL); /* every time */
    CHECK(strlen(err_text()) > 0);
    hash_stream *s = (hash_stream *)&s;
    CHECK(hash_stream_create(&s, HASH_SHA256) == ERR_INTERNAL && !s);
}

static void use_what_cannot(void)
{
    uint8_t out[32];
    sha256(out, "abc", 3);
}

/* The child's status, as from wait; what it wrote to its standard streams must be nothing. */
static int run_without_providers(void (*body)(void))
{
    FILE *written = tmpfile();
    assert_non_null(written);
    fflush(NULL);
    const pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        dup2(fileno(written), STDOUT_FILENO);
        dup2(fileno(written), STDERR_FILENO);
        CHECK(OSSL_PROVIDER_load(NULL, "null"));
        body();
        fflush(NULL);
        _exit(0);
    }
    int status;
    struct stat s;
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_int_equal(fstat(fileno(written), &s), 0);
    assert_int_equal(s.st_size, 0);
    fclose(written);
    return status;
}

static void missing_methods_are_an_error(void **state)
{
    (void)state;
    const int status = run_without_providers(use_what_reports);
    assert_true(WIFEXITED(status));
    assert_int_equal(WEXITSTATUS(status), 0); /* otherwise the line of the check, modulo 128 */
}

static void what_cannot_report_aborts_silently(void **state)
{
    (void)state;
    const int status = run_without_providers(use_what_cannot);
    assert_true(WIFSIGNALED(status));
    assert_int_equal(WTERMSIG(status), SIGABRT);
}

int missing_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(missing_methods_are_an_error),
        cmocka_unit_test(what_cannot_report_aborts_silently),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
