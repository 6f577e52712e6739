/* Every call to the CUDA runtime and every launch goes through one of these, so that no failure is
 * dropped: it becomes ERR_DEVICE with the call, its place and the runtime's text. FAULT_GPU is
 * asked first (fault.h), so that the n-th of them can be made to fail; what fails so is not
 * executed.
 *
 *   GPU_TRY(cudaMemsetAsync(p, 0, bytes, s));            returns the error from the function
 *   ERR_GOTO(rc, out, GPU_CHECKED(cudaMalloc(&p, n)));   or takes the way out
 *   GPU_LAUNCH(k_add<<<blocks, threads, 0, s>>>(p, n));  a launch; failures of the kernel itself
 *                                                        show at gpu_wait
 * Included by .cu files, which take C headers within extern "C". */
#ifndef CUZK_BASE_GPU_CHECK_CUH
#define CUZK_BASE_GPU_CHECK_CUH

extern "C" {
#include "base/err.h"
#include "base/fault.h"
#include "base/gpu.h"

/* rc as an err_t; `call` is cut at its first parenthesis, `file` to its last part. A failure is
 * taken back from the runtime, so that it is reported once (unless it is one that stays). */
ERR_MUST_USE err_t gpu_checked(int rc, const char *call, const char *file, int line);
}

#include <cuda_runtime.h>

/* What gpu_checked is given for a failure on command; no code of the runtime. */
#define GPU_FAULT (-1)

#define GPU_CHECKED(call)                                                                          \
    gpu_checked(fault_hit(FAULT_GPU) ? GPU_FAULT : (int)(call), #call, __FILE__, __LINE__)
#define GPU_TRY(call) ERR_TRY(GPU_CHECKED(call))

#define GPU_LAUNCH(...)                                                                            \
    do {                                                                                           \
        int gpu_launch_rc = GPU_FAULT;                                                             \
        if (!fault_hit(FAULT_GPU)) {                                                               \
            __VA_ARGS__;                                                                           \
            gpu_launch_rc = (int)cudaGetLastError();                                               \
        }                                                                                          \
        ERR_TRY(gpu_checked(gpu_launch_rc, #__VA_ARGS__, __FILE__, __LINE__));                     \
    } while (0)

#endif
