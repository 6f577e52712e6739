/* Randomness from the kernel. */
#ifndef CUZK_BASE_RNG_H
#define CUZK_BASE_RNG_H

#include "base/err.h"
#include <stddef.h>

/* Fills out with bytes from getrandom(2); never returns less. ERR_IO if the kernel has none. */
ERR_MUST_USE err_t rng_bytes(void *out, size_t bytes);

#endif
