#include "base/verify.h"

#include <stdio.h>
#include <stdlib.h>

#ifdef CUZK_VERIFY
void verify_failed(const char *file, int line, const char *what)
{
    fprintf(stderr, "%s:%d: verify failed: %s\n", file, line, what);
    abort();
}
#else
/* A translation unit may not be empty. */
extern int verify_not_built;
int verify_not_built = 1;
#endif
