#include "failed.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
/* behind what it needs */
#include <cmocka.h>

void assert_failed(err_t rc, err_t expected, const char *part)
{
    if (rc != expected)
        fail_msg("%s (%s), expected %s with \"%s\"", err_name(rc), err_text(), err_name(expected),
                 part);
    if (!strstr(err_text(), part))
        fail_msg("error text \"%s\" lacks \"%s\"", err_text(), part);
}
