/* Evaluation of one instance at a time, in three passes over a tile that stays in the cache:
 *   fill     each matrix's rows as small integers, a group of rows at once; the few rows that need
 *            the field go to a list beside them
 *   check    a b = c, in integers where all three are small
 *   expand   small integers become field elements by a table, in order of rows
 * More than 95 % of the rows of a circuit of bits are sums of a few bits with small coefficients.
 * image_tile.inc.h is the text of the passes for all processors; only for this room. */
#ifndef CUZK_R1CS_IMAGE_TILE_H
#define CUZK_R1CS_IMAGE_TILE_H

#include "r1cs/image.h"

#define TILE_SMALL_MAX 127  /* of a small value, either sign */
#define TILE_WIDE      -128 /* in place of a small value: the row is in the list */
#define TILE_LANES     IMAGE_GROUP_ROWS_MAX

/* What evaluation knows of an image beforehand. */
typedef struct {
    const r1cs_image *image;
    uint8_t *group;  /* GROUP_… of each group */
    int8_t *coeff;   /* small value of each code of the dictionary; 0: it has none */
    fr small[256];   /* by (uint8_t)value */
    size_t wide_max; /* most rows of a template and matrix that need the field */
} tile_plan;

#define GROUP_WIDE(m) (1u << (m)) /* matrix m needs the field */
#define GROUP_OVERRUN                                                                              \
    8u /* what lies behind its rows is written later: a whole vector may                           \
          be stored */

/* The field rows of each matrix: value wide[m][index[m][row]]. */
typedef struct {
    _Alignas(64) int8_t small[3][IMAGE_ROWS_MAX + TILE_LANES];
    uint16_t index[3][IMAGE_ROWS_MAX];
    fr *wide[3]; /* plan->wide_max each */
    size_t wide_n[3];
} tile;

typedef struct {
    uint64_t unsatisfied, first; /* first: row of the instance, when unsatisfied != 0 */
} tile_verdict;

typedef struct tile_passes {
    /* Fills the matrices of `wanted` (bit m: matrix m). */
    void (*fill)(tile *t, const tile_plan *plan, const r1cs_slab *slab,
                 const image_instance *instance, unsigned wanted);
    /* All three are filled. */
    tile_verdict (*check)(const tile *t, const tile_plan *plan, size_t rows);
    /* Rows 0 … rows-1 of matrix m. streaming: the lines are not to stay in the cache. */
    void (*expand)(fr *out, const tile *t, const tile_plan *plan, unsigned m, size_t rows,
                   bool streaming);
} tile_passes;

extern const tile_passes TILE_PORTABLE;
#ifdef __x86_64__
extern const tile_passes TILE_AVX2, TILE_AVX512;
#endif
/* For the level in force (base/cpu.h). */
const tile_passes *tile_passes_get(void);

/* Rows of a matrix of a group that need the field; entry: the matrix's first. */
void tile_wide_rows(tile *t, const tile_plan *plan, const r1cs_slab *slab, const uint32_t *base,
                    const image_group *group, unsigned m, const image_entry *entry);
/* Row by row: counts those of first … last-1 that do not hold. */
void tile_check_rows(tile_verdict *verdict, const tile *t, const tile_plan *plan, size_t first,
                     size_t last);

ERR_MUST_USE err_t tile_plan_create(tile_plan *out, const r1cs_image *image);
void tile_plan_free(tile_plan *plan);

/* ---- bits ------------------------------------------------------------------------------------ */

static inline uint64_t bits_reversed(uint64_t v, unsigned n)
{
    v = __builtin_bswap64(v);
    v = (v >> 4 & UINT64_C(0x0f0f0f0f0f0f0f0f)) | (v & UINT64_C(0x0f0f0f0f0f0f0f0f)) << 4;
    v = (v >> 2 & UINT64_C(0x3333333333333333)) | (v & UINT64_C(0x3333333333333333)) << 2;
    v = (v >> 1 & UINT64_C(0x5555555555555555)) | (v & UINT64_C(0x5555555555555555)) << 1;
    return v >> (64 - n);
}

/* Bits 0, 2, 4 … 62 side by side. */
static inline uint64_t bits_every_second(uint64_t v)
{
    v &= UINT64_C(0x5555555555555555);
    v = (v | v >> 1) & UINT64_C(0x3333333333333333);
    v = (v | v >> 2) & UINT64_C(0x0f0f0f0f0f0f0f0f);
    v = (v | v >> 4) & UINT64_C(0x00ff00ff00ff00ff);
    v = (v | v >> 8) & UINT64_C(0x0000ffff0000ffff);
    return (v | v >> 16) & UINT64_C(0x00000000ffffffff);
}

/* Bit i is bit at + i * step of the bitmap, i < n; 1 <= n <= 64. */
static inline uint64_t bits_spaced(const uint64_t *bits, size_t at, int step, unsigned n)
{
    uint64_t out = 0;
    for (unsigned i = 0; i < n; i++) {
        const size_t b = at + (size_t)(int64_t)step * i;
        out |= (bits[b / 64] >> b % 64 & 1) << i;
    }
    return out;
}

static inline uint64_t bits_run(const uint64_t *bits, size_t at, int step, unsigned n)
{
    switch (step) {
    case 1:
        return slab_window(bits, at, n);
    case 0:
        return bits[at / 64] >> at % 64 & 1 ? UINT64_MAX >> (64 - n) : 0;
    case -1:
        return bits_reversed(slab_window(bits, at + 1 - n, n), n);
    case 2:
        if (n <= 32)
            return bits_every_second(slab_window(bits, at, 2 * n - 1));
        break;
    default:
        break;
    }
    return bits_spaced(bits, at, step, n);
}

#endif
