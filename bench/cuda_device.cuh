/* What every benchmark on a device does around its work. */
#ifndef CUZK_BENCH_CUDA_DEVICE_CUH
#define CUZK_BENCH_CUDA_DEVICE_CUH

#include "base/gpu_check.cuh"

#include <stdio.h>

/* Calls work(i), which gives an err_t, for the device with this UUID or PCI address, or for the
 * first one (wanted null). The exit status: 77 where there is no device. */
template <class Work>
static int on_device(const char *program, const char *wanted, const Work &work)
{
    const char *why;
    unsigned i = 0;
    if (gpu_count(&why) == 0) {
        printf("%s: no device: %s\n", program, why);
        return 77;
    }
    err_t rc = wanted ? gpu_find(&i, wanted) : ERR_OK;
    if (rc == ERR_OK)
        rc = work(i);
    if (rc != ERR_OK)
        fprintf(stderr, "%s: %s\n", program, err_text());
    return rc == ERR_OK ? 0 : err_exit_status(rc);
}

#endif
