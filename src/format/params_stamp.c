/* "<file>.checked": one line
 *     cuzk params checked 1 sha256 <64 hex digits> bytes <decimal>
 * The number after "checked" is the version of this line and of what a full check means: when the
 * check becomes stricter the number goes up, and older stamps no longer count. */
#include "format/params_internal.h"

#include "base/bytes.h"
#include "base/file.h"

#include <limits.h>
#include <stdio.h>
#include <string.h>

#define STAMP_HEAD      "cuzk params checked 1 sha256 "
#define STAMP_BYTES_MAX 160u
#define STAMP_SUFFIX    ".checked"

static err_t stamp_name(char out[PATH_MAX], const char *params_name)
{
    const int length = snprintf(out, PATH_MAX, "%s%s", params_name, STAMP_SUFFIX);
    if (length < 0 || length >= PATH_MAX)
        return err_set(ERR_ARGUMENT, "%s: name too long for a stamp beside it", params_name);
    return ERR_OK;
}

/* Returns the length of the line. */
static size_t stamp_text(char out[STAMP_BYTES_MAX], const uint8_t sha256[32], uint64_t bytes)
{
    char digits[65];
    hex_encode(digits, sha256, 32);
    return (size_t)snprintf(out, STAMP_BYTES_MAX, STAMP_HEAD "%s bytes %llu\n", digits,
                            (unsigned long long)bytes);
}

err_t params_stamp_write(const char *params_name, const uint8_t sha256[32], uint64_t bytes)
{
    char name[PATH_MAX], text[STAMP_BYTES_MAX];
    file_out *f;
    ERR_TRY(stamp_name(name, params_name));
    ERR_TRY(file_create(&f, name));
    const err_t rc = file_write(f, text, stamp_text(text, sha256, bytes));
    if (rc != ERR_OK) {
        file_abandon(f);
        return rc;
    }
    return file_commit(f);
}

/* Exactly the line that params_stamp_write would write for some digest and this length. */
static bool parse(uint8_t sha256[32], const char *text, size_t length, uint64_t bytes)
{
    char expected[STAMP_BYTES_MAX];
    const size_t head = sizeof STAMP_HEAD - 1;
    if (length < head + 64 || !hex_decode(sha256, text + head, 32))
        return false;
    return stamp_text(expected, sha256, bytes) == length && memcmp(expected, text, length) == 0;
}

bool params_stamp_digest(uint8_t sha256[32], const char *name, uint64_t bytes)
{
    char path[PATH_MAX], text[STAMP_BYTES_MAX];
    file_in f;
    if (stamp_name(path, name) != ERR_OK || file_open(&f, path) != ERR_OK) {
        err_clear();
        return false;
    }
    bool found = false;
    if (f.bytes <= sizeof text) {
        if (file_read_at(&f, text, f.bytes, 0) == ERR_OK)
            found = parse(sha256, text, f.bytes, bytes);
        else
            err_clear();
    }
    file_close(&f);
    return found;
}

err_t params_stamp_check(bool *stamped, const file_in *f)
{
    uint8_t wanted[32], found[32];
    *stamped = false;
    if (!params_stamp_digest(wanted, f->name, f->bytes))
        return ERR_OK;
    const format_source source = format_source_file(f);
    ERR_TRY(params_sha256(found, &source));
    *stamped = memcmp(wanted, found, sizeof found) == 0;
    return ERR_OK;
}
