/* Which form a text has, and the limits that hold for both. */
#include "format/c1.h"

#include "format/c1_parse.h"

#include <string.h>

/* The first key that either form knows decides; keys of the other form are unknown then. */
static err_t is_wrapper(pull_reader *r, bool *out)
{
    static const char *const names[] = {
        "SectorNum",      "Phase1Out", "SectorSize", "registered_proof",
        "vanilla_proofs", "comm_r",    "comm_d",     "replica_id",
        "seed",           "ticket"};
    pull_object o = {.names = names, .names_n = sizeof names / sizeof names[0]};
    int which;
    ERR_TRY(pull_object_begin(r, &o));
    ERR_TRY(pull_object_next(r, &o, &which));
    if (which < 0)
        return pull_fail(r, "neither a key of a C1 document (registered_proof, vanilla_proofs, …) "
                            "nor one of Curio's wrapper (SectorNum, Phase1Out, SectorSize)");
    *out = which < 3;
    return ERR_OK;
}

err_t c1_read(porep_job *out, const void *text, size_t bytes)
{
    memset(out, 0, sizeof *out);
    if (bytes > C1_BYTES_MAX)
        return err_set(ERR_INPUT, "a C1 document of %zu bytes, expected at most %zu", bytes,
                       C1_BYTES_MAX);
    pull_reader r;
    bool wrapper = false;
    pull_open(&r, text, bytes);
    ERR_TRY(is_wrapper(&r, &wrapper));
    return wrapper ? c1_wrapper(out, text, bytes) : c1_document(out, text, bytes);
}
