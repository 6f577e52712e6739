#include "base/rng.h"

#include <errno.h>
#include <string.h>
#include <sys/random.h>

err_t rng_bytes(void *out, size_t bytes)
{
    unsigned char *p = out;
    while (bytes > 0) {
        const ssize_t got = getrandom(p, bytes, 0);
        if (got < 0) {
            if (errno == EINTR)
                continue;
            return err_set(ERR_IO, "the kernel gives no randomness: %s", strerror(errno));
        }
        p += got;
        bytes -= (size_t)got;
    }
    return ERR_OK;
}
