#include "circuit_test.h"

#define GROUPS_MAX 32

static circuit_group groups[GROUPS_MAX];
static size_t groups_n;

void circuit_register(circuit_group group)
{
    if (groups_n == GROUPS_MAX)
        abort();
    groups[groups_n++] = group;
}

fr fr_of_hex(const char *hex)
{
    uint8_t bytes[FR_BYTES];
    fr v;
    assert_int_equal(strlen(hex), 2 * FR_BYTES);
    assert_true(hex_decode(bytes, hex, FR_BYTES));
    assert_true(fr_from_bytes(&v, bytes));
    return v;
}

/* test_circuit [PATTERN]: all tests, or those whose name matches (with * and ?). */
int main(int argc, char **argv)
{
    int failed = 0;
    if (argc > 1)
        cmocka_set_test_filter(argv[1]);
    for (size_t i = 0; i < groups_n; i++)
        failed += groups[i]();
    return failed != 0;
}
