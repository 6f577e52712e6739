#include "extent.h"

#include <stdlib.h>
#include <string.h>

bool test_long(void)
{
    const char *text = getenv("CUZK_TEST_LONG");
    return text && strcmp(text, "1") == 0;
}

bool test_short(void)
{
#ifdef CUZK_SANITIZED
    return !test_long();
#else
    return false;
#endif
}
