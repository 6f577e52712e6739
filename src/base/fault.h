/* Fault injection: the n-th operation of a kind fails, in every build, at the cost of one load.
 * Tests arm a kind; base/mem, base/file, base/pool and base/gpu ask before each operation. */
#ifndef CUZK_BASE_FAULT_H
#define CUZK_BASE_FAULT_H

#include <stdbool.h>
#include <stdint.h>

typedef enum {
    FAULT_ALLOC,
    FAULT_READ,
    FAULT_WRITE,
    FAULT_RENAME,
    FAULT_NAMELESS, /* a file without a name cannot be had: the way of other file systems */
    FAULT_THREAD,
    FAULT_GPU, /* a call to the CUDA runtime or a launch of a kernel */
    FAULT_KINDS
} fault_kind;

/* From now on the n-th operation (1 = the next) of this kind fails once; 0 disarms. */
void fault_arm(fault_kind kind, uint64_t n);
/* True when this operation is the one that must fail. */
bool fault_hit(fault_kind kind);

#endif
