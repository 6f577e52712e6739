/* Loads and stores of fixed byte order from unaligned memory, hex, UTF-8, and sizes as text. */
#ifndef CUZK_BASE_BYTES_H
#define CUZK_BASE_BYTES_H

#include <assert.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

static inline uint64_t load_le64(const void *p)
{
    uint64_t v;
    memcpy(&v, p, 8);
    return v;
}
static inline uint32_t load_le32(const void *p)
{
    uint32_t v;
    memcpy(&v, p, 4);
    return v;
}
static inline uint64_t load_be64(const void *p)
{
    return __builtin_bswap64(load_le64(p));
}
static inline uint32_t load_be32(const void *p)
{
    return __builtin_bswap32(load_le32(p));
}
static inline void store_le64(void *p, uint64_t v)
{
    memcpy(p, &v, 8);
}
static inline void store_le32(void *p, uint32_t v)
{
    memcpy(p, &v, 4);
}
static inline void store_be64(void *p, uint64_t v)
{
    store_le64(p, __builtin_bswap64(v));
}
static inline void store_be32(void *p, uint32_t v)
{
    store_le32(p, __builtin_bswap32(v));
}
static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "loads assume a little-endian machine");

/* Writes 2 * bytes lower-case digits and a NUL. */
void hex_encode(char *out, const void *in, size_t bytes);
/* Reads exactly 2 * bytes digits of either case; false (out untouched beyond what was read) if text
 * holds anything else there. Does not look at what follows. */
bool hex_decode(void *out, const char *text, size_t bytes);

/* Length of the well-formed UTF-8 character at p, of whose bytes `left` may be looked at (RFC 3629:
 * shortest form, no surrogates, at most U+10FFFF), or 0 if there is none. */
size_t utf8_length(const uint8_t *p, size_t left);

/* A size for people, in the largest binary unit that it fills: "0 B", "4 KiB", "1.50 GiB". Whole
 * numbers have no decimals, others two, rounded down. */
#define SIZE_TEXT_BYTES 24
void size_text(char out[SIZE_TEXT_BYTES], uint64_t bytes);

#endif
