#include "base/fault.h"

#include <stdatomic.h>

static atomic_uint_fast64_t remaining[FAULT_KINDS];

void fault_arm(fault_kind kind, uint64_t n)
{
    atomic_store(&remaining[kind], n);
}

bool fault_hit(fault_kind kind)
{
    uint_fast64_t left = atomic_load_explicit(&remaining[kind], memory_order_relaxed);
    while (left != 0)
        if (atomic_compare_exchange_weak(&remaining[kind], &left, left - 1))
            return left == 1;
    return false;
}
