#include "cli/public_inputs.h"

#include "base/bytes.h"
#include "base/file.h"
#include "base/mem.h"
#include "format/json.h"

#include <string.h>

#define PUBLIC_FILE_BYTES_MAX ((size_t)64 << 20)

void cli_inputs_free(cli_inputs *in)
{
    mem_free(in->values, MEM_SCRATCH);
    in->values = NULL;
}

static err_t allocate(cli_inputs *out, size_t proofs, size_t each)
{
    *out = (cli_inputs){.proofs = proofs, .each = each};
    size_t n;
    if (__builtin_mul_overflow(proofs, each, &n))
        return err_set(ERR_MEMORY, "%zu times %zu public inputs", proofs, each);
    return MEM_ARRAY(&out->values, MEM_SCRATCH, n, "public inputs");
}

err_t cli_inputs_of_job(cli_inputs *out, const porep_job *job)
{
    ERR_TRY(allocate(out, job->partitions, porep_inputs(job->shape) - 1));
    for (uint32_t k = 0; k < job->partitions; k++) {
        const err_t rc = porep_public_inputs(out->values + k * out->each, job, k);
        if (rc != ERR_OK) {
            cli_inputs_free(out);
            return rc;
        }
    }
    return ERR_OK;
}

/* ---- a job's public data ------------------------------------------------------------------- */

static err_t read_hex32(pull_reader *r, uint8_t out[32])
{
    pull_text text;
    ERR_TRY(pull_string(r, &text));
    if (text.escaped || text.bytes != 64 || !hex_decode(out, text.raw, 32))
        return pull_fail(r, "expected 64 hex digits");
    return ERR_OK;
}

static err_t read_hex_fr(pull_reader *r, fr *out)
{
    uint8_t bytes[32];
    ERR_TRY(read_hex32(r, bytes));
    return fr_from_bytes(out, bytes) ? ERR_OK : pull_fail(r, "expected a value below r");
}

static err_t read_kind(pull_reader *r)
{
    pull_text text;
    ERR_TRY(pull_string(r, &text));
    if (text.bytes != 5 || memcmp(text.raw, "porep", 5) != 0)
        return pull_fail(r, "expected kind \"porep\", found \"%.*s\"",
                         (int)(text.bytes < 32 ? text.bytes : 32), text.raw);
    return ERR_OK;
}

static err_t parse_job(pull_reader *r, porep_job *job)
{
    enum { KIND, PROOF, MINER, SECTOR, COMM_R, COMM_D, TICKET, SEED, KEYS };
    static const char *const names[KEYS] = {
        "kind",   "registered_proof", "miner_id", "sector_number",
        "comm_r", "comm_d",           "ticket",   "seed"};
    pull_object o = {.names = names, .names_n = KEYS, .required = PULL_ALL(KEYS)};
    uint64_t id = 0, miner = 0;
    ERR_TRY(pull_object_begin(r, &o));
    for (int which;;) {
        ERR_TRY(pull_object_next(r, &o, &which));
        if (which < 0)
            break;
        switch (which) {
        case KIND:
            ERR_TRY(read_kind(r));
            break;
        case PROOF:
            ERR_TRY(pull_u64(r, &id, UINT32_MAX));
            break;
        case MINER:
            ERR_TRY(pull_u64(r, &miner, UINT64_MAX));
            break;
        case SECTOR:
            ERR_TRY(pull_u64(r, &job->sector_number, UINT64_MAX));
            break;
        case COMM_R:
            ERR_TRY(read_hex_fr(r, &job->comm_r));
            break;
        case COMM_D:
            ERR_TRY(read_hex_fr(r, &job->comm_d));
            break;
        case TICKET:
            ERR_TRY(read_hex32(r, job->ticket));
            break;
        default:
            ERR_TRY(read_hex32(r, job->seed));
            break;
        }
    }
    ERR_TRY(pull_close(r));
    if (!porep_registered((uint32_t)id, &job->shape, &job->variant))
        return err_set(ERR_INPUT, "registered_proof %llu is no PoRep", (unsigned long long)id);
    job->registered_id = (uint32_t)id;
    job->has_sector_number = true;
    job->partitions = job->variant == POREP_NON_INTERACTIVE ? job->shape->partitions_non_interactive
                                                            : job->shape->partitions;
    uint8_t prover_id[32], porep_id[32];
    porep_prover_id(prover_id, miner);
    porep_id_bytes(porep_id, job->registered_id);
    porep_replica_id(&job->replica_id, prover_id, job->sector_number, job->ticket, &job->comm_d,
                     porep_id);
    return ERR_OK;
}

err_t cli_job_public_read(porep_job *out, const char *file)
{
    memset(out, 0, sizeof *out);
    void *text;
    size_t bytes;
    ERR_TRY(file_read_all(&text, &bytes, file, PUBLIC_FILE_BYTES_MAX));
    pull_reader r;
    pull_open(&r, text, bytes);
    const err_t rc = parse_job(&r, out);
    mem_free(text, MEM_REQUEST);
    return rc == ERR_OK ? rc : err_prefix(rc, "%s", file);
}

/* ---- a file of numbers --------------------------------------------------------------------- */

/* Decimal digits to an element: value·10 + digit over 256 bits, refused as soon as it reaches r. */
static bool decimal_to_fr(fr *out, const char *digits, size_t n)
{
    uint8_t bytes[FR_BYTES] = {0};
    fr_from_u64(out, 0);
    for (size_t i = 0; i < n; i++) {
        if (digits[i] < '0' || digits[i] > '9')
            return false;
        unsigned carry = (unsigned)(digits[i] - '0');
        for (size_t k = 0; k < FR_BYTES; k++) {
            carry += 10u * bytes[k];
            bytes[k] = (uint8_t)carry;
            carry >>= 8;
        }
        if (carry != 0 || !fr_from_bytes(out, bytes))
            return false;
    }
    return n != 0;
}

static err_t refuse_element(const pull_reader *r)
{
    return pull_fail(r, "expected a field element below r: 64 hex digits, little-endian, or "
                        "decimal");
}

/* An integer without sign, of any size; what follows its digits must end the element. */
static err_t read_number(pull_reader *r, fr *out)
{
    const char *digits = (const char *)r->text + r->at;
    size_t n = 0;
    while (n < r->bytes - r->at && digits[n] >= '0' && digits[n] <= '9')
        n++;
    if ((n > 1 && digits[0] == '0') || !decimal_to_fr(out, digits, n))
        return refuse_element(r);
    r->at += n;
    return ERR_OK;
}

/* The reader stands on the element. */
static err_t read_element(pull_reader *r, fr *out)
{
    if (r->at < r->bytes && r->text[r->at] != '"')
        return read_number(r, out);
    pull_text text;
    ERR_TRY(pull_string(r, &text));
    uint8_t bytes[FR_BYTES];
    const bool good =
        !text.escaped && (text.bytes == 2 * FR_BYTES
                              ? hex_decode(bytes, text.raw, FR_BYTES) && fr_from_bytes(out, bytes)
                              : decimal_to_fr(out, text.raw, text.bytes));
    return good ? ERR_OK : refuse_element(r);
}

static err_t read_row(pull_reader *r, fr *out, size_t each)
{
    pull_array a;
    bool more;
    ERR_TRY(pull_array_begin(r, &a, each));
    for (;;) {
        ERR_TRY(pull_array_next(r, &a, &more));
        if (!more)
            return ERR_OK;
        ERR_TRY(read_element(r, &out[a.taken - 1]));
    }
}

static err_t read_rows(pull_reader *r, cli_inputs *in)
{
    if (in->proofs == 1) {
        ERR_TRY(read_row(r, in->values, in->each));
        return pull_close(r);
    }
    pull_array a;
    bool more;
    ERR_TRY(pull_array_begin(r, &a, in->proofs));
    for (;;) {
        ERR_TRY(pull_array_next(r, &a, &more));
        if (!more)
            return pull_close(r);
        ERR_TRY(read_row(r, in->values + (a.taken - 1) * in->each, in->each));
    }
}

err_t cli_inputs_read(cli_inputs *out, const char *file, size_t proofs, size_t each)
{
    ERR_TRY(allocate(out, proofs, each));
    void *text = NULL;
    size_t bytes;
    err_t rc = file_read_all(&text, &bytes, file, PUBLIC_FILE_BYTES_MAX);
    if (rc == ERR_OK) {
        pull_reader r;
        pull_open(&r, text, bytes);
        rc = read_rows(&r, out);
        mem_free(text, MEM_REQUEST);
        if (rc != ERR_OK)
            rc = err_prefix(rc, "%s", file);
    }
    if (rc != ERR_OK)
        cli_inputs_free(out);
    return rc;
}
