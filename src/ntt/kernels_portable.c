/* The kernels in plain C, and the choice of the table. */
#include "base/verify.h"
#include "ntt/lazy_portable.h"

#include "ntt/kernels.inc.h"

const kernel_table KERNELS_PORTABLE = KERNEL_TABLE;

const kernel_table *kernels_get(void)
{
#ifdef __x86_64__
    if (cpu_level_get() >= CPU_ADX)
        return &KERNELS_X86;
#endif
    return &KERNELS_PORTABLE;
}
