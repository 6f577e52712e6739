#include "in_use.h"

#include "base/mem.h"

uint64_t memory_in_use(void)
{
    uint64_t bytes = 0;
    for (mem_class c = 0; c < MEM_CLASSES; c++) {
        mem_counts counts;
        mem_count(c, &counts);
        bytes += counts.bytes_now;
    }
    return bytes;
}
