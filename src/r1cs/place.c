/* Rows in messages: where a row is, and what does not hold there. */
#include "r1cs/image.h"
#include "r1cs/r1cs_internal.h"

#include "base/bytes.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#define PATH_BYTES 100 /* of a place's text; two values of 66 and the words between them follow */

static void hex_of(char out[2 * FR_BYTES + 1], const fr *v)
{
    uint8_t le[FR_BYTES], be[FR_BYTES];
    fr_to_bytes(le, v);
    for (unsigned i = 0; i < FR_BYTES; i++)
        be[i] = le[FR_BYTES - 1 - i];
    char full[2 * FR_BYTES + 1];
    hex_encode(full, be, FR_BYTES);
    const size_t zeros = strspn(full, "0");
    strcpy(out, full + (zeros < 2 * FR_BYTES ? zeros : zeros - 1));
}

void place_text(char out[R1CS_PLACE_BYTES], const char *path, const fr abc[3])
{
    fr product;
    fr_mul(&product, &abc[0], &abc[1]);
    char left[2 * FR_BYTES + 1], right[2 * FR_BYTES + 1];
    hex_of(left, &product);
    hex_of(right, &abc[2]);
    snprintf(out, R1CS_PLACE_BYTES, "%.*s%sa b = 0x%s, c = 0x%s", PATH_BYTES - 1, path,
             path[0] ? ": " : "", left, right);
}

/* ---- finding a row again --------------------------------------------------------------------- */

typedef struct {
    r1cs_cs cs;
    uint64_t row;
    char *path;
    bool found;
} locate_cs;

/* An error is the way to stop a circuit early. */
static void compare_row(r1cs_cs *cs, const r1cs_lc abc[3])
{
    (void)abc;
    locate_cs *l = (locate_cs *)cs;
    if (cs->rows != l->row || l->found)
        return;
    l->found = true;
    cs_path(cs, l->path, R1CS_PLACE_BYTES);
    r1cs_fail(cs, ERR_CANCELLED, "found");
}

err_t r1cs_locate(char path[R1CS_PLACE_BYTES], const r1cs_circuit *circuit, uint64_t row)
{
    locate_cs l = {.row = row, .path = path};
    ERR_TRY(cs_init(&l.cs));
    l.cs.enforce = compare_row;
    const err_t rc = cs_run(&l.cs, circuit);
    const size_t rows = l.cs.rows;
    cs_free(&l.cs);
    if (l.found)
        return ERR_OK;
    ERR_TRY(rc);
    return err_set(ERR_ARGUMENT, "%s: row %" PRIu64 " of %zu", circuit->name, row, rows);
}

err_t image_verdict_text(char out[R1CS_PLACE_BYTES], const image_verdict *verdict,
                         const r1cs_circuit *circuit)
{
    char path[R1CS_PLACE_BYTES];
    snprintf(path, sizeof path, "row %" PRIu64, verdict->first_unsatisfied);
    if (circuit)
        ERR_TRY(r1cs_locate(path, circuit, verdict->first_unsatisfied));
    place_text(out, path, verdict->abc);
    return ERR_OK;
}
