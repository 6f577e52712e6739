/* The words of a compression as numbers, then the bits that a plan chooses of them.
 *
 * Nearly all masks are the lowest bits of a word; the others (constant bits of the block or of the
 * initial state) are cut out run by run, so no instruction that gathers bits is needed. */
#include "gadget/sha256_trace.h"

#include "base/verify.h"
#include "gadget/sha256_constants.h"
#include "gadget/sha256_lanes.h"

#include <string.h>

/* ---- words ----------------------------------------------------------------------------------- */

static uint32_t rotated(uint32_t x, unsigned by)
{
    return x >> by | x << (32 - by);
}

/* Bit k of x as bit 2k. */
static uint64_t spread(uint32_t x)
{
    uint64_t v = x;
    SHA256_SPREAD(v);
    return v;
}

static uint64_t *schedule_words(uint64_t *out, uint32_t w[64])
{
    for (unsigned i = 16; i < 64; i++, out += 5) {
        const uint32_t x = w[i - 15], y = w[i - 2];
        out[0] = rotated(x, 7) ^ rotated(x, 18);
        out[1] = out[0] ^ x >> 3;
        out[2] = rotated(y, 17) ^ rotated(y, 19);
        out[3] = out[2] ^ y >> 10;
        out[4] = w[i - 16] + out[1] + w[i - 7] + out[3];
        w[i] = (uint32_t)out[4];
    }
    return out;
}

/* The sums are kept whole; the gadget has none in the first round, where the plan chooses no bit of
 * them. */
static uint64_t *round_words(uint64_t *out, uint32_t state[8], const uint32_t w[64])
{
    uint64_t sum_a = state[0], sum_e = state[4];
    uint32_t b = state[1], c = state[2], d = state[3], f = state[5], g = state[6], h = state[7];
    for (unsigned i = 0; i < 64; i++, out += 8) {
        const uint32_t a = (uint32_t)sum_a, e = (uint32_t)sum_e;
        const uint32_t maj = (a & (b | c)) | (b & c);
        out[0] = sum_e;
        out[1] = rotated(e, 6) ^ rotated(e, 11);
        out[2] = out[1] ^ rotated(e, 25);
        out[3] = (e & f) ^ (~e & g);
        out[4] = sum_a;
        out[5] = rotated(a, 2) ^ rotated(a, 13);
        out[6] = out[5] ^ rotated(a, 22);
        out[7] = spread(maj) | spread(b & c) << 1;
        const uint64_t t = (uint64_t)h + out[2] + out[3] + SHA256_K[i] + w[i];
        sum_e = t + d;
        sum_a = t + out[6] + maj;
        h = g, g = f, f = e;
        d = c, c = b, b = a;
    }
    out[0] = sum_a + state[0];
    out[1] = (uint64_t)state[1] + b;
    out[2] = (uint64_t)state[2] + c;
    out[3] = (uint64_t)state[3] + d;
    out[4] = sum_e + state[4];
    out[5] = (uint64_t)state[5] + f;
    out[6] = (uint64_t)state[6] + g;
    out[7] = (uint64_t)state[7] + h;
    for (unsigned i = 0; i < 8; i++)
        state[i] = (uint32_t)out[i];
    return out + 8;
}

/* ---- bits ------------------------------------------------------------------------------------ */

/* The bits of v under mask, moved together. */
static uint64_t gather(uint64_t v, uint64_t mask)
{
    uint64_t out = 0;
    for (unsigned at = 0; mask != 0;) {
        const unsigned skip = (unsigned)__builtin_ctzll(mask);
        v >>= skip;
        mask >>= skip;
        /* Below 64: a mask of ones alone is not gathered. */
        const unsigned run = (unsigned)__builtin_ctzll(~mask);
        out |= (v & UINT64_MAX >> (64 - run)) << at;
        at += run;
        v >>= run;
        mask >>= run;
    }
    return out;
}

void sha256_trace(bit_sink *out, const sha256_plan *plan, uint32_t state[8],
                  const uint32_t block[16])
{
    uint64_t words[SHA256_TRACE_WORDS];
    uint32_t w[64];
    memcpy(w, block, 16 * sizeof *w);
    const uint64_t *end = round_words(schedule_words(words, w), state, w);
    VERIFY(end == words + SHA256_TRACE_WORDS);
    (void)end;
    /* As bit_sink_append does, but without a branch that nobody could foresee: every word is stored
     * as far as it goes, here first, because the last one may not be ours alone. */
    uint64_t filled[SHA256_TRACE_BITS_MAX / 64 + 2], *next = filled, rest = out->rest;
    unsigned fill = out->fill;
    for (unsigned i = 0; i < SHA256_TRACE_WORDS; i++) {
        const uint64_t mask = plan->mask[i], v = words[i] ^ plan->flip[i];
        const uint64_t bits = (mask & (mask + 1)) == 0 ? v & mask : gather(v, mask);
        const unsigned sum = fill + plan->count[i];
        const uint64_t carry = bits >> 1 >> (63 - fill);
        rest |= bits << fill;
        *next = rest;
        rest = sum >= 64 ? carry : rest;
        next += sum >= 64;
        fill = sum % 64;
    }
    memcpy(out->word, filled, (size_t)(next - filled) * sizeof *filled);
    *out = (bit_sink){out->word + (next - filled), rest, fill};
}
