/* GPUs of a build without the CUDA backend: there are none, so that nothing else is ever called. */
#include "backend/backend_ops.h"

static unsigned count(const char **why)
{
    *why = "this program was built without CUDA";
    return 0;
}

const device_ops DEVICE_CUDA = {.name = "cuda", .count = count};
