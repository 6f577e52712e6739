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
