/* What the files of this room share: the plan of a sum, digits, counting sort. Nothing here depends
 * on the group. */
#ifndef CUZK_MSM_MSM_INTERNAL_H
#define CUZK_MSM_MSM_INTERNAL_H

#include "base/mem.h"
#include "msm/msm.h"

#define WINDOW_MAX ((unsigned)16)    /* bits: digits fit in 16 bits with sign */
#define CHUNK_MAX  ((size_t)1 << 22) /* points summed at a time: bounds the scratch */

/* How `n` scalars that are none of 0, 1, r-1 are summed: windows of `bits` bits, taken `per_task`
 * at a time; the points cut into `segments` that are summed apart when there are many threads. */
typedef struct {
    size_t n;
    unsigned bits, windows;
    unsigned per_task, tasks_per_segment;
    size_t segments, segment_points;
} msm_plan;

void msm_plan_make(msm_plan *out, size_t n, unsigned threads);
/* The number of windows that cover 255 bits and leave room for the carry of signed digits. */
unsigned msm_windows(unsigned bits);
/* The window that msm_plan_make picks for n scalars. */
unsigned msm_window_bits(size_t n);
/* 2^(bits-1): the absolute values that a digit other than 0 can have. */
static inline size_t msm_buckets(unsigned bits)
{
    return (size_t)1 << (bits - 1);
}

/* Digit w of scalar i lies at digits[w * plan->n + i]: the scalar is the sum of its digits times
 * 2^(bits w), each in [-2^(bits-1), 2^(bits-1)], as 16-bit two's complement. Recodes scalars
 * first … last-1, picked from `scalars` by index (null: in order). Uses bits, windows, n. */
void msm_digits(int16_t *digits, const msm_plan *plan, const fr *scalars, const uint32_t *index,
                size_t first, size_t last);

/* An entry is a point's index and, in the lowest bit, whether it is subtracted. */
static inline uint32_t msm_entry(uint32_t index, bool minus)
{
    return index << 1 | (uint32_t)minus;
}

/* Entries of windows first_window … +windows of the points [first, last), ordered by bucket; bucket
 * (w - first_window) 2^(bits-1) + |digit| - 1. ends: buckets · windows counters; afterwards
 * ends[k] is where bucket k ends (it begins where k-1 ends). Returns the number of entries. */
size_t msm_sort(uint32_t *entries, uint32_t *ends, const msm_plan *plan, const int16_t *digits,
                const uint32_t *index, unsigned first_window, unsigned windows, size_t first,
                size_t last);

/* Counts -> starts, in place; returns the total. */
uint32_t msm_starts(uint32_t *counts, size_t n);

#endif
