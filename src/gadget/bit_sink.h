/* Bits appended to a bitmap, 64 at a time.
 *
 * The sink owns only the words that it has filled: it begins within the word of its first bit, with
 * zeros below, and keeps what does not fill a word in `rest`. So several sinks may write adjacent
 * parts of one bitmap at the same time; afterwards each sink's rest is or-ed into the word that the
 * next one began with (or is the bitmap's last word). */
#ifndef CUZK_GADGET_BIT_SINK_H
#define CUZK_GADGET_BIT_SINK_H

#include <stddef.h>
#include <stdint.h>

typedef struct {
    uint64_t *word; /* the next one to be written */
    uint64_t rest;  /* its bits so far */
    unsigned fill;  /* how many of them are decided, < 64 */
} bit_sink;

static inline bit_sink bit_sink_at(uint64_t *bitmap, size_t bit)
{
    return (bit_sink){bitmap + bit / 64, 0, bit % 64};
}

/* Appends n <= 64 bits; v has none above them. */
static inline void bit_sink_append(bit_sink *s, uint64_t v, unsigned n)
{
    const unsigned end = s->fill + n;
    s->rest |= v << s->fill;
    if (end >= 64) {
        *s->word++ = s->rest;
        s->rest = v >> 1 >> (63 - s->fill);
    }
    s->fill = end % 64;
}

#endif
