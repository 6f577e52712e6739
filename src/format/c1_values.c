/* Numbers of a C1 document. */
#include "format/c1_parse.h"

#include "base/bytes.h"

err_t c1_fr(pull_reader *r, fr *out)
{
    uint8_t bytes[FR_BYTES];
    const size_t at = r->at;
    ERR_TRY(pull_bytes(r, bytes, sizeof bytes));
    if (fr_from_bytes(out, bytes))
        return ERR_OK;
    char hex[2 * FR_BYTES + 1];
    hex_encode(hex, bytes, sizeof bytes);
    r->at = at;
    return pull_fail(r, "the bytes %s (little-endian) are not below r, expected a field element",
                     hex);
}

err_t c1_fr_array(pull_reader *r, fr *out, size_t n)
{
    pull_array a;
    bool more;
    ERR_TRY(pull_array_begin(r, &a, n));
    for (;;) {
        ERR_TRY(pull_array_next(r, &a, &more));
        if (!more)
            return ERR_OK;
        ERR_TRY(c1_fr(r, &out[a.taken - 1]));
    }
}

err_t c1_u32(pull_reader *r, uint32_t *out)
{
    uint64_t value;
    ERR_TRY(pull_u64(r, &value, UINT32_MAX));
    *out = (uint32_t)value;
    return ERR_OK;
}
