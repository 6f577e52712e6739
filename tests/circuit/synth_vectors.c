#include "synth_vectors.h"

#include "circuit_test.h"

#include "base/bytes.h"

#include <inttypes.h>
#include <stdio.h>

static void same_hex(const char *name, const char *what, const uint8_t digest[32],
                     const json_t *expected)
{
    char hex[65];
    hex_encode(hex, digest, 32);
    if (strcmp(hex, json_text(expected, what)) != 0)
        fail_msg("%s: %s is %s, expected %s", name, what, hex, json_text(expected, what));
}

static void same_number(const char *name, const char *what, uint64_t n, const json_t *expected)
{
    if (json_number(expected, what) != n)
        fail_msg("%s: %s is %" PRIu64 ", expected %" PRIu64, name, what, n,
                 json_number(expected, what));
}

static void same_counts(const r1cs_shape *s, const char *name, const json_t *j)
{
    same_number(name, "inputs", s->inputs, j);
    same_number(name, "aux", s->aux, j);
    same_number(name, "constraints", s->constraints, j);
    same_number(name, "nnz_a", s->nnz[0], j);
    same_number(name, "nnz_b", s->nnz[1], j);
    same_number(name, "nnz_c", s->nnz[2], j);
    uint64_t most = 0;
    for (unsigned m = 0; m < 3; m++)
        most = s->terms_max[m] > most ? s->terms_max[m] : most;
    same_number(name, "max_terms", most, j);
}

void assert_gadget(const r1cs_circuit *circuit, const char *name, const json_t *gadgets)
{
    const json_t *j = json_member(gadgets, name);
    r1cs_shape s;
    assert_int_equal(r1cs_fingerprint(&s, circuit, NULL), ERR_OK);
    same_counts(&s, name, j);
    same_number(name, "a_aux_density", s.a_aux_density, j);
    same_number(name, "b_input_density", s.b_input_density, j);
    same_number(name, "b_aux_density", s.b_aux_density, j);
    same_hex(name, "legacy_blake2s", s.legacy_blake2s, j);
    same_hex(name, "stream_sha256", s.stream_sha256, j);
}

/* ---- block files and listings ---------------------------------------------------------------- */

void block_compare_open(block_compare *b, const char *name)
{
    char path[64];
    size_t bytes;
    snprintf(path, sizeof path, "r1cs/%s.blocks", name);
    *b = (block_compare){.text = (char *)vector_load(path, &bytes)};
    b->blocks = bytes / 17;
}

void block_compare_add(void *context, uint64_t block, const uint8_t digest[8])
{
    block_compare *b = context;
    char hex[17];
    hex_encode(hex, digest, 8);
    if (!b->differs && (block >= b->blocks || memcmp(b->text + 17 * block, hex, 16) != 0)) {
        b->differs = true;
        b->first_difference = block;
    }
    b->seen++;
}

typedef struct {
    block_compare blocks;
    char *listing; /* rest of the file; null: no listing */
} compare;

static void compare_row(void *context, uint64_t row, const char *text)
{
    compare *c = context;
    char *end = strchr(c->listing, '\n');
    assert_non_null(end);
    *end = '\0';
    if (strcmp(c->listing, text) != 0)
        fail_msg("row %" PRIu64 " differs:\n%s\nexpected:\n%s", row, text, c->listing);
    c->listing = end + 1;
}

static void compare_block(void *context, uint64_t block, const uint8_t digest[8])
{
    block_compare_add(&((compare *)context)->blocks, block, digest);
}

/* r1cs/<name>.<part>.rows.xz are the rows from … to - 1. */
static void assert_listing(const r1cs_circuit *circuit, const char *name, const char *part,
                           uint64_t from, uint64_t to)
{
    char path[80];
    size_t bytes;
    r1cs_shape s;
    snprintf(path, sizeof path, "r1cs/%s.%s.rows.xz", name, part);
    char *text = (char *)vector_load(path, &bytes);
    compare c = {.listing = text};
    const r1cs_fingerprint_options o = {
        .row = compare_row, .context = &c, .row_from = from, .row_to = to, .counts_only = true};
    assert_int_equal(r1cs_fingerprint(&s, circuit, &o), ERR_OK);
    assert_int_equal(*c.listing, '\0');
    free(text);
}

void assert_whole_circuit(const r1cs_circuit *circuit, const char *name, bool listings)
{
    char path[64];
    snprintf(path, sizeof path, "r1cs/%s.json", name);
    json_t *j = vector_json(path);
    const json_t *density = json_member(j, "density");
    compare c = {0};
    block_compare_open(&c.blocks, name);
    const r1cs_fingerprint_options o = {.block = compare_block, .context = &c};
    r1cs_shape s;
    assert_int_equal(r1cs_fingerprint(&s, circuit, &o), ERR_OK);
    same_counts(&s, name, j);
    same_number(name, "total_rows", s.total_rows, j);
    same_number(name, "log2_domain", s.log2_domain, j);
    same_number(name, "max_terms_a", s.terms_max[0], j);
    same_number(name, "max_terms_b", s.terms_max[1], j);
    same_number(name, "max_terms_c", s.terms_max[2], j);
    same_number(name, "stream_bytes", s.stream_bytes, j);
    same_number(name, "block_rows", s.block_rows, j);
    same_number(name, "blocks", c.blocks.seen, j);
    same_number(name, "a_aux", s.a_aux_density, density);
    same_number(name, "b_aux", s.b_aux_density, density);
    same_number(name, "b_input", s.b_input_density, density);
    if (c.blocks.differs)
        fail_msg("%s: block %" PRIu64 " is the first that differs", name,
                 c.blocks.first_difference);
    same_hex(name, "a_aux_sha256", s.a_aux_sha256, density);
    same_hex(name, "b_aux_sha256", s.b_aux_sha256, density);
    same_hex(name, "b_input_sha256", s.b_input_sha256, density);
    same_hex(name, "legacy_blake2s", s.legacy_blake2s, j);
    same_hex(name, "stream_sha256", s.stream_sha256, j);
    free(c.blocks.text);
    if (listings) {
        assert_listing(circuit, name, "first3000", 0, 3000);
        assert_listing(circuit, name, "last500", s.constraints - 500, s.constraints);
    }
    json_decref(j);
}
