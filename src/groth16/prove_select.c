/* Closing up the values that a bitmap marks. Positions in the output follow from the number of set
 * bits before each block of words, so blocks are independent. */
#include "groth16/prove_steps.h"

#include "base/mem.h"

#define WORDS_PER_BLOCK 64u

typedef struct {
    fr *out;
    const fr *values;
    const uint64_t *bits;
    size_t n, words;
    size_t *first; /* position in out of each block's first value */
} selection;

static size_t words_of(size_t n)
{
    return (n + 63) / 64;
}

/* Word w with bits at and behind n cleared. */
static uint64_t word_at(const uint64_t *bits, size_t w, size_t n)
{
    const size_t left = n - w * 64;
    return left >= 64 ? bits[w] : bits[w] & (((uint64_t)1 << left) - 1);
}

size_t prove_count_ones(const uint64_t *bits, size_t n)
{
    size_t ones = 0;
    for (size_t w = 0; w < words_of(n); w++)
        ones += (size_t)__builtin_popcountll(word_at(bits, w, n));
    return ones;
}

static err_t select_block(void *context, size_t block, unsigned worker)
{
    const selection *s = context;
    fr *out = s->out + s->first[block];
    size_t end = (block + 1) * WORDS_PER_BLOCK;
    end = end < s->words ? end : s->words;
    (void)worker;
    for (size_t w = block * WORDS_PER_BLOCK; w < end; w++)
        for (uint64_t word = word_at(s->bits, w, s->n); word != 0; word &= word - 1)
            *out++ = s->values[w * 64 + (size_t)__builtin_ctzll(word)];
    return ERR_OK;
}

err_t prove_select(fr *out, const fr *values, const uint64_t *bits, size_t n, pool *p)
{
    selection s = {.out = out, .values = values, .bits = bits, .n = n, .words = words_of(n)};
    const size_t blocks = (s.words + WORDS_PER_BLOCK - 1) / WORDS_PER_BLOCK;
    size_t ones = 0;
    ERR_TRY(MEM_ARRAY(&s.first, MEM_SCRATCH, blocks, "positions of dense variables"));
    for (size_t w = 0; w < s.words; w++) {
        if (w % WORDS_PER_BLOCK == 0)
            s.first[w / WORDS_PER_BLOCK] = ones;
        ones += (size_t)__builtin_popcountll(word_at(bits, w, n));
    }
    const err_t rc = pool_for(p, blocks, select_block, &s);
    mem_free(s.first, MEM_SCRATCH);
    return rc;
}
