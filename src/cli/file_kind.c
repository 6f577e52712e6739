#include "cli/file_kind.h"

#include "base/bytes.h"
#include "base/mem.h"
#include "format/key_image_file.h"

#include <string.h>

#define HEAD_BYTES 64u

static bool is_hex_text(const uint8_t *p, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (!strchr("0123456789abcdefABCDEF", p[i]) || p[i] == 0)
            return false;
    return n != 0;
}

static size_t skip_space(const uint8_t *p, size_t n)
{
    size_t i = 0;
    while (i < n && (p[i] == ' ' || p[i] == '\n' || p[i] == '\r' || p[i] == '\t'))
        i++;
    return i;
}

err_t file_kind_of(file_kind *out, const file_in *f)
{
    if (f->bytes == 0)
        return err_set(ERR_INPUT, "%s: empty", f->name);
    uint8_t head[HEAD_BYTES];
    const size_t n = f->bytes < HEAD_BYTES ? (size_t)f->bytes : HEAD_BYTES;
    ERR_TRY(file_read_at(f, head, n, 0));
    const format_source source = format_source_file(f);
    bool is_key_image;
    ERR_TRY(key_image_file_is(&is_key_image, &source));
    if (is_key_image) {
        *out = FILE_KEY_IMAGE;
        return ERR_OK;
    }
    const size_t start = skip_space(head, n);
    if (start < n && head[start] == '{') {
        *out = FILE_C1;
        return ERR_OK;
    }
    /* Keys begin with an uncompressed point, whose top bit is clear: this can be nothing else. */
    if ((head[0] & 0x80) || is_hex_text(head, n)) {
        *out = FILE_PROOF;
        return ERR_OK;
    }
    /* A verifying key ends behind ic; a parameter file goes on. */
    params_extent sections[PARAMS_SECTIONS];
    if (params_layout(sections, &source, true) == ERR_OK) {
        *out = FILE_VK;
        return ERR_OK;
    }
    ERR_TRY(params_layout(sections, &source, false));
    *out = FILE_PARAMS;
    return ERR_OK;
}

const char *file_kind_name(file_kind kind)
{
    static const char *const names[] = {"params", "vk", "key-image", "c1", "proof"};
    return names[kind];
}

/* Hex digits to bytes in place of a fresh block; trailing white space is allowed. */
static err_t decode_hex(uint8_t **out, size_t *out_n, const uint8_t *p, size_t n, const char *name)
{
    while (n > 0 && skip_space(p + n - 1, 1) == 1)
        n--;
    if (n % 2 != 0)
        return err_set(ERR_INPUT, "%s: %zu hex digits are not whole bytes", name, n);
    ERR_TRY(MEM_ARRAY(out, MEM_SCRATCH, n / 2 + 1, "proof bytes"));
    if (!hex_decode(*out, (const char *)p, n / 2)) {
        mem_free(*out, MEM_SCRATCH);
        return err_set(ERR_INPUT, "%s: not a proof: neither raw bytes nor hex digits", name);
    }
    *out_n = n / 2;
    return ERR_OK;
}

static err_t parse_raw(groth16_proof **proofs, size_t *count, const uint8_t *p, size_t n,
                       const char *name)
{
    if (n == 0 || n % PROOF_BYTES != 0)
        return err_set(ERR_INPUT, "%s: %zu bytes: a proof has %d, several have a multiple of that",
                       name, n, PROOF_BYTES);
    ERR_TRY(MEM_ARRAY(proofs, MEM_SCRATCH, n / PROOF_BYTES, "proofs"));
    *count = n / PROOF_BYTES;
    for (size_t i = 0; i < *count; i++) {
        const err_t rc = proof_read(&(*proofs)[i], p + i * PROOF_BYTES, PROOF_BYTES);
        if (rc != ERR_OK) {
            mem_free(*proofs, MEM_SCRATCH);
            *proofs = NULL;
            return err_prefix(rc, "%s: proof %zu", name, i);
        }
    }
    return ERR_OK;
}

err_t cli_proofs_parse(groth16_proof **proofs, size_t *count, const void *bytes, size_t n,
                       const char *name)
{
    const uint8_t *p = bytes;
    *proofs = NULL;
    *count = 0;
    /* A compressed point has its top bit set; a hex digit has not. */
    if (n > 0 && (p[0] & 0x80))
        return parse_raw(proofs, count, p, n, name);
    uint8_t *raw = NULL;
    size_t raw_n = 0;
    ERR_TRY(decode_hex(&raw, &raw_n, p, n, name));
    const err_t rc = parse_raw(proofs, count, raw, raw_n, name);
    mem_free(raw, MEM_SCRATCH);
    return rc;
}
