#include "api/api_internal.h"

#include <assert.h>

#define SAME(name) static_assert((int)CUZK_##name == (int)ERR_##name, "the two lists agree: " #name)
SAME(OK);
SAME(INVALID);
SAME(UNSATISFIED);
SAME(ARGUMENT);
SAME(INPUT);
SAME(IO);
SAME(MEMORY);
SAME(DEVICE);
SAME(CANCELLED);
SAME(INTERNAL);

cuzk_status api_status(err_t rc)
{
    return (cuzk_status)rc;
}

const char *cuzk_status_name(cuzk_status status)
{
    return err_name((err_t)status);
}

const char *cuzk_error_text(void)
{
    return err_text();
}

const char *cuzk_version(void)
{
    return CUZK_VERSION_TEXT;
}
