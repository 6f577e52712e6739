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

/* The text of a file as one value of type `root`, stored at `at`. */
static err_t read_value(const char *file, const push_type *root, void *at)
{
    void *text;
    size_t bytes;
    ERR_TRY(file_read_all(&text, &bytes, file, PUBLIC_FILE_BYTES_MAX));
    push_reader r;
    push_open(&r, root, at, NULL);
    err_t rc = push_feed(&r, text, bytes);
    if (rc == ERR_OK)
        rc = push_finish(&r);
    mem_free(text, MEM_REQUEST);
    return rc == ERR_OK ? rc : err_prefix(rc, "%s", file);
}

/* ---- a job's public data ------------------------------------------------------------------- */

/* As the file has it. */
typedef struct {
    uint32_t registered_proof;
    uint64_t miner, sector;
    fr comm_r, comm_d;
    uint8_t ticket[32], seed[32];
} public_data;

static err_t kind_leave(void *context, push_reader *r, void *at)
{
    (void)context;
    (void)at;
    if (r->name_bytes == 5 && memcmp(r->name, "porep", 5) == 0)
        return ERR_OK;
    return push_fail(r, r->start, "expected kind \"porep\", found \"%.*s\"",
                     (int)(r->raw_bytes < 32 ? r->raw_bytes : 32), r->raw);
}

static err_t hex_leave(void *context, push_reader *r, void *at)
{
    (void)context;
    if (r->name_bytes == 64 && hex_decode(at, r->name, 32))
        return ERR_OK;
    return push_fail(r, r->start, "expected 64 hex digits");
}

static err_t hex_fr_leave(void *context, push_reader *r, void *at)
{
    uint8_t bytes[32];
    ERR_TRY(hex_leave(context, r, bytes));
    return fr_from_bytes(at, bytes) ? ERR_OK : push_fail(r, r->start, "expected a value below r");
}

static const push_type kind = {.kind = PUSH_STRING, .leave = kind_leave};
static const push_type hex = {.kind = PUSH_STRING, .leave = hex_leave};
static const push_type hex_fr = {.kind = PUSH_STRING, .leave = hex_fr_leave};
static const push_type u32 = {.kind = PUSH_UINT, .bytes = 4, .max = UINT32_MAX};
static const push_type u64 = {.kind = PUSH_UINT, .bytes = 8, .max = UINT64_MAX};

static const push_member members[] = {
    {"kind", &kind, 0},
    {"registered_proof", &u32, offsetof(public_data, registered_proof)},
    {"miner_id", &u64, offsetof(public_data, miner)},
    {"sector_number", &u64, offsetof(public_data, sector)},
    {"comm_r", &hex_fr, offsetof(public_data, comm_r)},
    {"comm_d", &hex_fr, offsetof(public_data, comm_d)},
    {"ticket", &hex, offsetof(public_data, ticket)},
    {"seed", &hex, offsetof(public_data, seed)}};
#define MEMBERS (sizeof members / sizeof members[0])
static const push_type public_object = {
    .kind = PUSH_OBJECT, .members = members, .members_n = MEMBERS, .required = PUSH_ALL(MEMBERS)};

err_t cli_job_public_read(porep_job *out, const char *file)
{
    public_data d;
    memset(out, 0, sizeof *out);
    ERR_TRY(read_value(file, &public_object, &d));
    if (!porep_registered(d.registered_proof, &out->shape, &out->variant))
        return err_set(ERR_INPUT, "%s: registered_proof %u is no PoRep", file, d.registered_proof);
    out->registered_id = d.registered_proof;
    out->comm_r = d.comm_r;
    out->comm_d = d.comm_d;
    memcpy(out->ticket, d.ticket, sizeof d.ticket);
    memcpy(out->seed, d.seed, sizeof d.seed);
    out->has_sector_number = true;
    out->sector_number = d.sector;
    out->partitions = porep_partitions(out->shape, out->variant);
    uint8_t prover_id[32], porep_id[32];
    porep_prover_id(prover_id, d.miner);
    porep_id_bytes(porep_id, out->registered_id);
    porep_replica_id(&out->replica_id, prover_id, d.sector, out->ticket, &out->comm_d, porep_id);
    return ERR_OK;
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

/* A string: 64 hex digits or a decimal number; or an integer without sign, of any size. */
static err_t element_leave(void *context, push_reader *r, void *at)
{
    (void)context;
    uint8_t bytes[FR_BYTES];
    const char *text = r->is_string ? r->name : r->raw;
    const size_t n = r->is_string ? r->name_bytes : r->raw_bytes;
    bool good;
    if (r->is_string && n == 2 * FR_BYTES)
        good = hex_decode(bytes, text, FR_BYTES) && fr_from_bytes(at, bytes);
    else
        good = n <= PUSH_TEXT_MAX && decimal_to_fr(at, text, n);
    return good ? ERR_OK
                : push_fail(r, r->start,
                            "expected a field element below r: 64 hex digits, little-endian, or "
                            "decimal");
}

static const push_type element = {.kind = PUSH_SCALAR, .leave = element_leave};

err_t cli_inputs_read(cli_inputs *out, const char *file, size_t proofs, size_t each)
{
    ERR_TRY(allocate(out, proofs, each));
    const push_type row = {
        .kind = PUSH_ARRAY, .n = each, .element = &element, .stride = sizeof(fr)};
    const push_type rows = {
        .kind = PUSH_ARRAY, .n = proofs, .element = &row, .stride = each * sizeof(fr)};
    const err_t rc = read_value(file, proofs == 1 ? &row : &rows, out->values);
    if (rc != ERR_OK)
        cli_inputs_free(out);
    return rc;
}
