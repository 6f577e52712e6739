#include "format_test.h"

#include "base/mem.h"

#define GROUPS_MAX 64

static format_group groups[GROUPS_MAX];
static size_t groups_n;

void format_register(format_group group)
{
    if (groups_n == GROUPS_MAX)
        abort();
    groups[groups_n++] = group;
}

void assert_failed(err_t rc, err_t expected, const char *part)
{
    if (rc != expected)
        fail_msg("%s (%s), expected %s with \"%s\"", err_name(rc), err_text(), err_name(expected),
                 part);
    if (!strstr(err_text(), part))
        fail_msg("error text \"%s\" lacks \"%s\"", err_text(), part);
}

uint64_t memory_in_use(void)
{
    uint64_t bytes = 0;
    for (mem_class c = 0; c < MEM_CLASSES; c++) {
        mem_counts counts;
        mem_count(c, &counts);
        bytes += counts.bytes_now;
    }
    return bytes;
}

void assert_memory_in_use(uint64_t bytes)
{
    assert_int_equal(memory_in_use(), bytes);
}

int main(void)
{
    int failed = 0;
    for (size_t i = 0; i < groups_n; i++)
        failed += groups[i]();
    return failed != 0;
}
