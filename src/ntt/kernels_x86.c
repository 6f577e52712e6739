/* The kernels for x86-64 with BMI2 and ADX. */
#ifdef __x86_64__

#include "base/verify.h"
#include "ntt/lazy_x86.h"

#include "ntt/kernels.inc.h"

const kernel_table KERNELS_X86 = KERNEL_TABLE;

#else
typedef int kernels_x86_is_empty_here;
#endif
