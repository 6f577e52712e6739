/* Windows, signed digits and counting sort.
 *
 * Digits. With H = sum of 2^(bits-1) 2^(bits w) over all windows but the highest, digit w of k is
 * bits [bits w, bits (w+1)) of k + H, minus 2^(bits-1): every window can be read without the carry
 * of the one below. The highest is not shifted; 255 - bits (windows-1) <= bits - 1 bits of k and a
 * carry reach it, so it is at most 2^(bits-1) (29,678 for 16 bits: r >> 240 is 0x73ed). k + H is
 * below 2^255 + 2^(bits (windows-1)) <= 2^256. */
#include "msm/msm_internal.h"

#include <string.h>

unsigned msm_windows(unsigned bits)
{
    return (256 + bits - 1) / bits;
}

/* Additions of a sum in windows of `bits` bits: one a point and window, and two for each bucket
 * when the buckets are summed up with their weights. */
static size_t cost_of(unsigned bits, size_t n)
{
    return msm_windows(bits) * (n + 2 * msm_buckets(bits));
}

unsigned msm_window_bits(size_t n)
{
    unsigned best = 2;
    for (unsigned bits = 3; bits <= WINDOW_MAX; bits++)
        if (cost_of(bits, n) < cost_of(best, n))
            best = bits;
    return best;
}

/* A task should have enough entries that its batches of additions fill up, and every thread the
 * same number of tasks; segments only where windows alone leave threads idle. */
#define TASK_ENTRIES ((size_t)32768)

static size_t rounds_up(size_t a, size_t b)
{
    return (a + b - 1) / b;
}

void msm_plan_make(msm_plan *out, size_t n, unsigned threads)
{
    const unsigned bits = msm_window_bits(n), windows = msm_windows(bits);
    size_t tasks = rounds_up(windows, rounds_up(TASK_ENTRIES, n + 1));
    tasks = rounds_up(tasks, threads) * threads;
    if (tasks > windows)
        tasks = windows;
    const unsigned per_task = (unsigned)rounds_up(windows, tasks);
    tasks = rounds_up(windows, per_task);
    /* Of the last round of tasks, at most a quarter of the threads may be idle on average. */
    size_t segments = 1;
    while (segments < threads && n / (segments + 1) > 4 * msm_buckets(bits) &&
           4 * tasks * segments < 3 * rounds_up(tasks * segments, threads) * threads)
        segments++;
    const size_t segment_points = rounds_up(n, segments);
    *out = (msm_plan){.n = n,
                      .bits = bits,
                      .windows = windows,
                      .per_task = per_task,
                      .tasks_per_segment = (unsigned)tasks,
                      .segments = rounds_up(n, segment_points),
                      .segment_points = segment_points};
}

/* H of the head comment. */
static void shift_of(uint64_t out[4], unsigned bits, unsigned windows)
{
    memset(out, 0, 4 * sizeof *out);
    for (unsigned w = 0; w + 1 < windows; w++) {
        const unsigned at = bits * w + bits - 1;
        out[at / 64] |= (uint64_t)1 << at % 64;
    }
}

void msm_digits(int16_t *digits, const msm_plan *plan, const fr *scalars, const uint32_t *index,
                size_t first, size_t last)
{
    const unsigned bits = plan->bits;
    const uint64_t mask = ((uint64_t)1 << bits) - 1;
    uint64_t shift[4];
    shift_of(shift, bits, plan->windows);
    for (size_t i = first; i < last; i++) {
        fr_int k;
        fr_to_int(&k, &scalars[index ? index[i] : i]);
        uint64_t words[5] = {0}; /* the fifth is read beside the fourth */
        unsigned carry = 0;
        for (size_t j = 0; j < 4; j++) {
            const uint64_t sum = k.l[j] + shift[j], total = sum + carry;
            carry = (sum < k.l[j]) | (total < sum);
            words[j] = total;
        }
        for (unsigned w = 0; w < plan->windows; w++) {
            const unsigned at = bits * w, word = at / 64, offset = at % 64;
            uint64_t d = words[word] >> offset;
            if (offset != 0)
                d |= words[word + 1] << (64 - offset);
            d &= mask;
            if (w + 1 < plan->windows)
                d -= msm_buckets(bits);
            digits[w * plan->n + i] = (int16_t)d;
        }
    }
}

uint32_t msm_starts(uint32_t *counts, size_t n)
{
    uint32_t start = 0;
    for (size_t k = 0; k < n; k++) {
        const uint32_t count = counts[k];
        counts[k] = start;
        start += count;
    }
    return start;
}

/* Of a digit other than 0. */
static inline size_t bucket_of(int16_t digit)
{
    return (size_t)(digit < 0 ? -digit : digit) - 1;
}

size_t msm_sort(uint32_t *entries, uint32_t *ends, const msm_plan *plan, const int16_t *digits,
                const uint32_t *index, unsigned first_window, unsigned windows, size_t first,
                size_t last)
{
    const size_t buckets = msm_buckets(plan->bits);
    memset(ends, 0, windows * buckets * sizeof *ends);
    for (unsigned w = 0; w < windows; w++) {
        const int16_t *d = digits + (first_window + w) * plan->n;
        uint32_t *counts = ends + w * buckets;
        for (size_t i = first; i < last; i++)
            if (d[i] != 0)
                counts[bucket_of(d[i])]++;
    }
    const size_t total = msm_starts(ends, windows * buckets);
    for (unsigned w = 0; w < windows; w++) {
        const int16_t *d = digits + (first_window + w) * plan->n;
        uint32_t *starts = ends + w * buckets;
        for (size_t i = first; i < last; i++)
            if (d[i] != 0)
                entries[starts[bucket_of(d[i])]++] = msm_entry(index[i], d[i] < 0);
    }
    return total;
}
