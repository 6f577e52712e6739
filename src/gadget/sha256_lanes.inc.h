/* The trace of LANES compressions side by side, with vectors of LANES numbers. Before inclusion:
 * LANES; LANES_TARGET, the attribute for the instruction set; LANES_NAME, the function.
 *
 * All lanes have the same plan, so that the bits of a word have the same place in each: words are
 * put together in vectors, from bit 0 on, and every lane's are then appended to its own sink. */
#include "gadget/sha256_constants.h"
#include "gadget/sha256_lanes.h"

#include <string.h>

typedef uint32_t words __attribute__((vector_size(4 * LANES)));
typedef uint64_t wides __attribute__((vector_size(8 * LANES)));

#define LANES_FN LANES_TARGET static inline __attribute__((always_inline))

LANES_FN wides widened(words v)
{
    return __builtin_convertvector(v, wides);
}
LANES_FN words narrowed(wides v)
{
    return __builtin_convertvector(v, words);
}
LANES_FN words rotated(words v, unsigned by)
{
    return v >> by | v << (32 - by);
}
LANES_FN wides spread(words v)
{
    wides s = widened(v);
    SHA256_SPREAD(s);
    return s;
}

/* ---- bits ------------------------------------------------------------------------------------ */

typedef struct {
    const sha256_plan *plan;
    unsigned at;   /* the plan's next word */
    unsigned fill; /* bits of rest */
    wides *next;
    wides rest;
} collector;

/* The bits of v under mask, moved together, run by run. */
LANES_TARGET static __attribute__((noinline)) void gather(wides *v, uint64_t mask)
{
    wides out = {0}, in = *v;
    for (unsigned at = 0; mask != 0;) {
        const unsigned skip = (unsigned)__builtin_ctzll(mask);
        in >>= skip;
        mask >>= skip;
        /* Below 64: a mask of ones alone is not gathered. */
        const unsigned run = (unsigned)__builtin_ctzll(~mask);
        out |= (in & (UINT64_MAX >> (64 - run))) << at;
        at += run;
        in >>= run;
        mask >>= run;
    }
    *v = out;
}

LANES_FN void collect(collector *c, wides v)
{
    const uint64_t mask = c->plan->mask[c->at];
    const unsigned end = c->fill + c->plan->count[c->at];
    v ^= c->plan->flip[c->at++];
    if (__builtin_expect((mask & (mask + 1)) == 0, 1))
        v &= mask;
    else
        gather(&v, mask);
    c->rest |= v << c->fill;
    if (end >= 64) {
        *c->next++ = c->rest;
        c->rest = v >> 1 >> (63 - c->fill);
    }
    c->fill = end % 64;
}

/* Appends a lane of the collected vectors: n whole words, then the last `fill` bits. */
static void append_lane(bit_sink *out, const uint64_t *from, size_t n, unsigned fill)
{
    bit_sink s = *out;
    for (size_t i = 0; i < n; i++, from += LANES) {
        s.word[i] = s.rest | *from << s.fill;
        s.rest = *from >> 1 >> (63 - s.fill);
    }
    s.word += n;
    bit_sink_append(&s, *from, fill);
    *out = s;
}

/* ---- words: as in sha256_trace.c ------------------------------------------------------------- */

LANES_FN void schedule_words(collector *c, words w[64])
{
    for (unsigned i = 16; i < 64; i++) {
        const words x = w[i - 15], y = w[i - 2];
        const words inner_0 = rotated(x, 7) ^ rotated(x, 18), s0 = inner_0 ^ x >> 3;
        const words inner_1 = rotated(y, 17) ^ rotated(y, 19), s1 = inner_1 ^ y >> 10;
        const wides sum = widened(w[i - 16]) + widened(s0) + widened(w[i - 7]) + widened(s1);
        collect(c, widened(inner_0));
        collect(c, widened(s0));
        collect(c, widened(inner_1));
        collect(c, widened(s1));
        collect(c, sum);
        w[i] = narrowed(sum);
    }
}

LANES_FN void final_sum(collector *c, words *state, wides with)
{
    const wides sum = with + widened(*state);
    collect(c, sum);
    *state = narrowed(sum);
}

LANES_FN void round_words(collector *c, words state[8], const words w[64])
{
    wides sum_a = widened(state[0]), sum_e = widened(state[4]);
    words b = state[1], cc = state[2], d = state[3], f = state[5], g = state[6], h = state[7];
    for (unsigned i = 0; i < 64; i++) {
        const words a = narrowed(sum_a), e = narrowed(sum_e);
        const words inner_1 = rotated(e, 6) ^ rotated(e, 11), s1 = inner_1 ^ rotated(e, 25);
        const words inner_0 = rotated(a, 2) ^ rotated(a, 13), s0 = inner_0 ^ rotated(a, 22);
        const words ch = (e & f) ^ (~e & g), maj = (a & (b | cc)) | (b & cc);
        collect(c, sum_e);
        collect(c, widened(inner_1));
        collect(c, widened(s1));
        collect(c, widened(ch));
        collect(c, sum_a);
        collect(c, widened(inner_0));
        collect(c, widened(s0));
        collect(c, spread(maj) | spread(b & cc) << 1);
        const wides t = widened(h) + widened(s1) + widened(ch) + widened(w[i]) + SHA256_K[i];
        sum_e = t + widened(d);
        sum_a = t + widened(s0) + widened(maj);
        h = g, g = f, f = e;
        d = cc, cc = b, b = a;
    }
    final_sum(c, &state[0], sum_a);
    final_sum(c, &state[1], widened(b));
    final_sum(c, &state[2], widened(cc));
    final_sum(c, &state[3], widened(d));
    final_sum(c, &state[4], sum_e);
    final_sum(c, &state[5], widened(f));
    final_sum(c, &state[6], widened(g));
    final_sum(c, &state[7], widened(h));
}

/* ---- the whole ------------------------------------------------------------------------------- */

LANES_TARGET void LANES_NAME(bit_sink *out, unsigned lanes, const sha256_plan *plan,
                             sha256_row state[8], const sha256_row block[16])
{
    for (unsigned first = 0; first < lanes; first += LANES) {
        wides collected[SHA256_TRACE_BITS_MAX / 64 + 2];
        words w[64], v[8];
        collector c = {.plan = plan, .next = collected};
        for (unsigned i = 0; i < 16; i++)
            memcpy(&w[i], &block[i].lane[first], sizeof *w);
        for (unsigned i = 0; i < 8; i++)
            memcpy(&v[i], &state[i].lane[first], sizeof *v);
        schedule_words(&c, w);
        round_words(&c, v, w);
        for (unsigned i = 0; i < 8; i++)
            memcpy(&state[i].lane[first], &v[i], sizeof *v);
        *c.next = c.rest;
        for (unsigned k = first; k < lanes && k < first + LANES; k++)
            append_lane(&out[k], (const uint64_t *)collected + (k - first),
                        (size_t)(c.next - collected), c.fill);
    }
}

#undef LANES_FN
