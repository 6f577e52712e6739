/* SHA-256 on Booleans (FIPS 180-4), in the order of allocation of §4.2. The sums that make the new
 * a and e of a round are put off until the next round needs them, so that the last ones are added
 * straight to the state. */
#include "gadget/gadget.h"
#include "gadget/multieq.h"
#include "gadget/sha256_constants.h"

#include "base/verify.h"

#include <string.h>

#define BLOCK_BITS 512

/* ---- words ----------------------------------------------------------------------------------- */

word32 word32_constant(uint32_t value)
{
    word32 w;
    for (unsigned i = 0; i < 32; i++)
        w.bit[i] = boolean_constant(value >> i & 1);
    return w;
}

static boolean rotated(const word32 *w, unsigned by, unsigned i)
{
    return w->bit[(i + by) % 32];
}

static boolean shifted(const word32 *w, unsigned by, unsigned i)
{
    return i + by < 32 ? w->bit[i + by] : boolean_constant(false);
}

/* rotr(x) ⊕ rotr(y) ⊕ rotr(z), or with a shift by z: the inner xor of all bits first. */
static word32 xor_rotated(r1cs_cs *cs, const word32 *w, unsigned x, unsigned y, unsigned z,
                          bool shift_z)
{
    word32 inner, outer;
    for (unsigned i = 0; i < 32; i++)
        inner.bit[i] = boolean_xor(cs, rotated(w, x, i), rotated(w, y, i));
    for (unsigned i = 0; i < 32; i++)
        outer.bit[i] = boolean_xor(cs, inner.bit[i], shift_z ? shifted(w, z, i) : rotated(w, z, i));
    return outer;
}

static word32 word_ch(r1cs_cs *cs, const word32 *a, const word32 *b, const word32 *c)
{
    word32 out;
    for (unsigned i = 0; i < 32; i++)
        out.bit[i] = boolean_ch(cs, a->bit[i], b->bit[i], c->bit[i]);
    return out;
}

static word32 word_maj(r1cs_cs *cs, const word32 *a, const word32 *b, const word32 *c)
{
    word32 out;
    for (unsigned i = 0; i < 32; i++)
        out.bit[i] = boolean_maj(cs, a->bit[i], b->bit[i], c->bit[i]);
    return out;
}

/* ---- compression ----------------------------------------------------------------------------- */

/* What the sums of a round need: new e = h + s1 + ch + k + w + d, new a = h + s1 + ch + k + w + s0
 * + maj. */
typedef struct {
    word32 h, s1, ch, k, w, d, s0, maj;
} round_terms;

/* The put-off sums, with one more word at the end (null: none). */
static word32 new_e(multieq *m, const round_terms *t, const word32 *more)
{
    const word32 *const words[7] = {&t->h, &t->s1, &t->ch, &t->k, &t->w, &t->d, more};
    return multieq_add(m, words, more ? 7 : 6);
}

static word32 new_a(multieq *m, const round_terms *t, const word32 *more)
{
    const word32 *const words[8] = {&t->h, &t->s1, &t->ch, &t->k, &t->w, &t->s0, &t->maj, more};
    return multieq_add(m, words, more ? 8 : 7);
}

static void schedule(multieq *m, word32 w[64], const boolean block[BLOCK_BITS])
{
    for (unsigned i = 0; i < 16; i++)
        for (unsigned k = 0; k < 32; k++)
            w[i].bit[k] = block[32 * i + 31 - k];
    for (unsigned i = 16; i < 64; i++) {
        const word32 s0 = xor_rotated(m->cs, &w[i - 15], 7, 18, 3, true);
        const word32 s1 = xor_rotated(m->cs, &w[i - 2], 17, 19, 10, true);
        const word32 *const words[4] = {&w[i - 16], &s0, &w[i - 7], &s1};
        w[i] = multieq_add(m, words, 4);
    }
}

/* v: the eight working words a … h of which a and e are still those of round i - 1; t: the terms of
 * round i - 1 before, of round i after. */
static void one_round(multieq *m, unsigned i, word32 v[8], round_terms *t, const word32 *w)
{
    if (i > 0)
        v[4] = new_e(m, t, NULL);
    const word32 s1 = xor_rotated(m->cs, &v[4], 6, 11, 25, false);
    const word32 ch = word_ch(m->cs, &v[4], &v[5], &v[6]);
    if (i > 0)
        v[0] = new_a(m, t, NULL);
    t->s0 = xor_rotated(m->cs, &v[0], 2, 13, 22, false);
    t->maj = word_maj(m->cs, &v[0], &v[1], &v[2]);
    t->h = v[7];
    t->s1 = s1;
    t->ch = ch;
    t->k = word32_constant(SHA256_K[i]);
    t->w = *w;
    t->d = v[3];
    /* h = g, g = f, f = e; d = c, c = b, b = a; a and e follow in the next round. */
    memmove(&v[5], &v[4], 3 * sizeof *v);
    memmove(&v[1], &v[0], 3 * sizeof *v);
}

typedef struct {
    multieq m;
    word32 w[64], v[8];
    round_terms t;
} compression;

void sha256_compress(r1cs_cs *cs, word32 state[8], const boolean block[BLOCK_BITS])
{
    static const char key;
    compression *c = r1cs_attach(cs, &key, sizeof *c);
    if (!c)
        return;
    multieq_begin(&c->m, cs);
    schedule(&c->m, c->w, block);
    memcpy(c->v, state, sizeof c->v);
    for (unsigned i = 0; i < 64; i++)
        one_round(&c->m, i, c->v, &c->t, &c->w[i]);
    for (unsigned i = 0; i < 8; i++) {
        if (i == 0) {
            state[i] = new_a(&c->m, &c->t, &state[i]);
        } else if (i == 4) {
            state[i] = new_e(&c->m, &c->t, &state[i]);
        } else {
            const word32 *const words[2] = {&state[i], &c->v[i]};
            state[i] = multieq_add(&c->m, words, 2);
        }
    }
    multieq_end(&c->m);
}

/* ---- the hash -------------------------------------------------------------------------------- */

void sha256_initial(word32 state[8])
{
    for (unsigned i = 0; i < 8; i++)
        state[i] = word32_constant(SHA256_H[i]);
}

/* The last one or two blocks: what is left of the message, a one, zeros, the length. Returns the
 * number of bits. */
static size_t padded_tail(boolean out[2 * BLOCK_BITS], const boolean *rest, size_t rest_n,
                          uint64_t message_bits)
{
    const size_t total = rest_n + 1 + 64 <= BLOCK_BITS ? BLOCK_BITS : 2 * BLOCK_BITS;
    for (size_t i = 0; i < total; i++)
        out[i] = boolean_constant(false);
    if (rest_n != 0)
        memcpy(out, rest, rest_n * sizeof *out);
    out[rest_n] = boolean_constant(true);
    for (unsigned i = 0; i < 64; i++)
        out[total - 1 - i] = boolean_constant(message_bits >> i & 1);
    return total;
}

/* The next compression, under its name. */
static void compress_block(r1cs_cs *cs, word32 state[8], const boolean *block, size_t index)
{
    r1cs_enter(cs, "block", (int64_t)index);
    sha256_compress(cs, state, block);
    r1cs_leave(cs);
}

void sha256_bits(r1cs_cs *cs, boolean out[256], const boolean *bits, size_t n)
{
    VERIFY(n % 8 == 0);
    word32 state[8];
    sha256_initial(state);
    size_t done = 0;
    for (; n - done >= BLOCK_BITS; done += BLOCK_BITS)
        compress_block(cs, state, bits + done, done / BLOCK_BITS);
    boolean tail[2 * BLOCK_BITS];
    const size_t tail_n = padded_tail(tail, n == done ? NULL : bits + done, n - done, n);
    for (size_t i = 0; i < tail_n; i += BLOCK_BITS)
        compress_block(cs, state, tail + i, (done + i) / BLOCK_BITS);
    for (unsigned i = 0; i < 256; i++)
        out[i] = state[i / 32].bit[31 - i % 32];
}
