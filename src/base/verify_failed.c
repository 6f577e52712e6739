#include "base/verify.h"

#include <stdio.h>
#include <stdlib.h>

void verify_failed(const char *file, int line, const char *what)
{
    fprintf(stderr, "%s:%d: verify failed: %s\n", file, line, what);
    abort();
}
