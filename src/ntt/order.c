/* The bit-reversal permutation.
 *
 * An index is (high, middle, low) with TILE_LOG2 bits in high and low; its reversal is
 * (rev low, rev middle, rev high). So the tile of one middle, TILE rows of TILE contiguous
 * elements, is exchanged, transposed, with the tile of the reversed middle. Rows lie a power of two
 * apart and would evict each other from the cache, hence the copies to the stack: every row is read
 * once and written once, 512 contiguous bytes at a time. */
#include "ntt/kernels.h"

#include <string.h>

#define TILE_LOG2 4u
#define TILE      ((size_t)1 << TILE_LOG2)
#define MIDDLES   ((size_t)64) /* middles a task looks at */

typedef struct {
    fr *a;
    unsigned log2;
} permutation;

static void swap_small(fr *a, unsigned log2)
{
    for (size_t i = 0; i < (size_t)1 << log2; i++) {
        const size_t j = bits_reverse(i, log2);
        if (i < j) {
            const fr t = a[i];
            a[i] = a[j];
            a[j] = t;
        }
    }
}

static void tile_read(fr tile[TILE][TILE], const fr *a, size_t row_stride)
{
    for (size_t i = 0; i < TILE; i++)
        memcpy(tile[i], a + i * row_stride, sizeof tile[i]);
}

static void tile_write_reversed(fr *a, size_t row_stride, fr tile[TILE][TILE])
{
    for (size_t i = 0; i < TILE; i++)
        for (size_t j = 0; j < TILE; j++)
            a[i * row_stride + j] = tile[bits_reverse(j, TILE_LOG2)][bits_reverse(i, TILE_LOG2)];
}

static err_t swap_tiles(void *context, size_t i, unsigned worker)
{
    const permutation *c = context;
    const unsigned middle_bits = c->log2 - 2 * TILE_LOG2;
    const size_t middles = (size_t)1 << middle_bits, row_stride = middles << TILE_LOG2;
    fr here[TILE][TILE], there[TILE][TILE];
    (void)worker;
    for (size_t m = i * MIDDLES; m < middles && m < (i + 1) * MIDDLES; m++) {
        const size_t other = bits_reverse(m, middle_bits);
        if (m > other)
            continue;
        tile_read(here, c->a + m * TILE, row_stride);
        if (m != other) {
            tile_read(there, c->a + other * TILE, row_stride);
            tile_write_reversed(c->a + m * TILE, row_stride, there);
        }
        tile_write_reversed(c->a + other * TILE, row_stride, here);
    }
    return ERR_OK;
}

err_t ntt_bit_reverse(const ntt_domain *d, fr *a, pool *p)
{
    if (d->log2 < 2 * TILE_LOG2) {
        swap_small(a, d->log2);
        return ERR_OK;
    }
    permutation c = {a, d->log2};
    const size_t middles = (size_t)1 << (d->log2 - 2 * TILE_LOG2);
    return pool_for(p, (middles + MIDDLES - 1) / MIDDLES, swap_tiles, &c);
}
