#include "base_tests.h"

#include <stdio.h>
#include <sys/wait.h>
#include <unistd.h>

void assert_text_has(const char *part)
{
    if (!strstr(err_text(), part))
        fail_msg("error text \"%s\" lacks \"%s\"", err_text(), part);
}

int run_apart(void (*body)(void *context), void *context)
{
    fflush(NULL);
    const pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        body(context);
        _exit(0);
    }
    int status;
    assert_int_equal(waitpid(child, &status, 0), child);
    return WIFSIGNALED(status) ? -WTERMSIG(status) : WEXITSTATUS(status);
}

/* test_base [cpu]: all groups, or the one that depends on the environment. */
int main(int argc, char **argv)
{
    if (argc > 1 && strcmp(argv[1], "cpu") == 0)
        return cpu_tests() != 0;
    return (file_out_tests() + file_in_tests() + err_tests() + fault_tests() + mem_tests() +
            bytes_tests() + clock_tests() + cpu_tests() + rng_tests() + extent_tests() +
            gpu_tests() + pool_tests()) != 0;
}
