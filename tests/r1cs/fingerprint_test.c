/* Fingerprints against a second encoder, listings, blocks, progress. The reference's digests of
 * whole gadgets and circuits are compared in the tests of those rooms. */
#include "r1cs_tests.h"

#include <openssl/evp.h>

/* x = 3 (input 1 allocated between rows), y = x², z = 1023 x − 2^40 y; a zero coefficient, x − x.
 */
static void lay_out(const void *self, r1cs_cs *cs)
{
    (void)self;
    fr x, y, z, c;
    fr_from_u64(&x, 3);
    fr_from_u64(&y, 9);
    const r1cs_var vx = r1cs_alloc_aux(cs, &x), vy = r1cs_alloc_aux(cs, &y);
    const r1cs_term tx[2] = {{vx, 1}, {vy, R1CS_ZERO_COEFF}}, ty = {vy, 1};
    r1cs_enforce(cs, (r1cs_lc){tx, 2}, (r1cs_lc){tx, 1}, (r1cs_lc){&ty, 1});
    const r1cs_var in = r1cs_alloc_input(cs, &x);
    const r1cs_term zero[3] = {{in, 1}, {vx, R1CS_MINUS_ONE_COEFF}, {vx, 1}};
    const r1cs_term one = {R1CS_ONE, 1};
    r1cs_enforce(cs, (r1cs_lc){zero, 3}, (r1cs_lc){&one, 1}, (r1cs_lc){tx, 1});
    fr_from_u64(&c, 1023);
    fr_mul(&z, &c, &x);
    const r1cs_coeff c1023 = r1cs_coeff_intern(cs, &c);
    for (unsigned i = 0; i < 40; i++)
        fr_dbl(&y, &y);
    fr_sub(&z, &z, &y);
    const r1cs_var vz = r1cs_alloc_aux(cs, &z);
    fr_from_u64(&c, UINT64_C(0xabcdef0123));
    fr_neg(&c, &c);
    const r1cs_coeff other = r1cs_coeff_intern(cs, &c);
    const r1cs_term sum[2] = {{vy, r1cs_coeff_pow2(40, true)}, {vx, c1023}}, tz = {vz, 1};
    r1cs_enforce(cs, (r1cs_lc){sum, 2}, (r1cs_lc){&one, 1}, (r1cs_lc){&tz, 1});
    const r1cs_term same = {R1CS_ONE, other};
    r1cs_enforce(cs, (r1cs_lc){&same, 1}, (r1cs_lc){NULL, 0}, (r1cs_lc){NULL, 0});
}

static const r1cs_circuit circuit = {"small", lay_out, NULL};

static const char *const listing[4] = {
    "0 A: a0*1; B: a0*1; C: a1*1",
    "1 A: i1*1; B: i0*1; C: a0*1",
    "2 A: a0*1023 a1*-2^40; B: i0*1; C: a2*1",
    "3 A: i0*0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffff533210fede; B: 0; C: 0",
};

typedef struct {
    uint64_t next, to;
    unsigned blocks;
    uint8_t digest[8][8];
    uint64_t done, total;
} seen;

static void on_row(void *context, uint64_t row, const char *text)
{
    seen *s = context;
    assert_int_equal(row, s->next);
    assert_string_equal(text, listing[row]);
    s->next++;
}

static void on_block(void *context, uint64_t block, const uint8_t digest[8])
{
    seen *s = context;
    assert_int_equal(block, s->blocks);
    memcpy(s->digest[s->blocks++], digest, 8);
}

static void on_progress(void *context, const char *stage, uint64_t done, uint64_t total)
{
    seen *s = context;
    assert_string_equal(stage, "rows");
    assert_true(done >= s->done && done <= total);
    s->done = done;
    s->total = total;
}

/* The row stream by the book, one row from the listing's meaning. */
static size_t put(uint8_t *out, size_t at, uint32_t var, const fr *c)
{
    store_le32(out + at, var);
    fr_to_bytes(out + at + 4, c);
    return at + 36;
}

static size_t stream(uint8_t out[512], size_t row_end[4])
{
    fr c, m;
    size_t n = 0;
    const uint32_t a0 = 0x80000000u, a1 = a0 | 1, a2 = a0 | 2;
    store_le32(out + n, 1), n = put(out, n + 4, a0, &FR_ONE);
    store_le32(out + n, 1), n = put(out, n + 4, a0, &FR_ONE);
    store_le32(out + n, 1), n = put(out, n + 4, a1, &FR_ONE);
    row_end[0] = n;
    store_le32(out + n, 1), n = put(out, n + 4, 1, &FR_ONE);
    store_le32(out + n, 1), n = put(out, n + 4, 0, &FR_ONE);
    store_le32(out + n, 1), n = put(out, n + 4, a0, &FR_ONE);
    row_end[1] = n;
    fr_from_u64(&c, 1023);
    fr_from_u64(&m, UINT64_C(1) << 40);
    fr_neg(&m, &m);
    store_le32(out + n, 2), n = put(out, n + 4, a0, &c), n = put(out, n, a1, &m);
    store_le32(out + n, 1), n = put(out, n + 4, 0, &FR_ONE);
    store_le32(out + n, 1), n = put(out, n + 4, a2, &FR_ONE);
    row_end[2] = n;
    fr_from_u64(&c, UINT64_C(0xabcdef0123));
    fr_neg(&c, &c);
    store_le32(out + n, 1), n = put(out, n + 4, 0, &c);
    store_le32(out + n, 0), store_le32(out + n + 4, 0), n += 8;
    row_end[3] = n;
    return n;
}

static void test_everything(void **state)
{
    (void)state;
    uint8_t bytes[512], digest[32];
    size_t row_end[4];
    const size_t n = stream(bytes, row_end);
    seen s = {0};
    const progress p = {on_progress, &s};
    const r1cs_fingerprint_options o = {.block = on_block,
                                        .row = on_row,
                                        .row_to = UINT64_MAX,
                                        .context = &s,
                                        .block_rows = 3,
                                        .progress = &p};
    r1cs_shape shape;
    assert_int_equal(r1cs_fingerprint(&shape, &circuit, &o), ERR_OK);
    assert_int_equal(shape.inputs, 2);
    assert_int_equal(shape.aux, 3);
    assert_int_equal(shape.constraints, 4);
    assert_int_equal(shape.total_rows, 6);
    assert_int_equal(shape.log2_domain, 3);
    assert_int_equal(shape.nnz[0], 5);
    assert_int_equal(shape.nnz[1], 3);
    assert_int_equal(shape.nnz[2], 3);
    assert_int_equal(shape.terms_max[0], 2);
    assert_int_equal(shape.a_aux_density, 2); /* x − x and 0·y count for nothing */
    assert_int_equal(shape.b_aux_density, 1);
    assert_int_equal(shape.b_input_density, 1);
    assert_int_equal(shape.stream_bytes, n);
    assert_int_equal(EVP_Digest(bytes, n, digest, NULL, EVP_sha256(), NULL), 1);
    assert_memory_equal(digest, shape.stream_sha256, 32);
    const uint8_t map = 3;
    assert_int_equal(EVP_Digest(&map, 1, digest, NULL, EVP_sha256(), NULL), 1);
    assert_memory_equal(digest, shape.a_aux_sha256, 32);
    assert_int_equal(s.next, 4);
    assert_int_equal(s.done, 4);
    assert_int_equal(s.total, 4);
    assert_int_equal(s.blocks, 2);
    assert_int_equal(EVP_Digest(bytes, row_end[2], digest, NULL, EVP_sha256(), NULL), 1);
    assert_memory_equal(digest, s.digest[0], 8);
    assert_int_equal(
        EVP_Digest(bytes + row_end[2], n - row_end[2], digest, NULL, EVP_sha256(), NULL), 1);
    assert_memory_equal(digest, s.digest[1], 8);
    assert_int_equal(memory_in_use(), 0);
}

static void test_range_and_counts(void **state)
{
    (void)state;
    seen s = {.next = 1};
    const r1cs_fingerprint_options o = {
        .row = on_row, .row_from = 1, .row_to = 3, .context = &s, .counts_only = true};
    r1cs_shape shape;
    assert_int_equal(r1cs_fingerprint(&shape, &circuit, &o), ERR_OK);
    assert_int_equal(s.next, 3);
    assert_int_equal(shape.nnz[0], 5);
    assert_int_equal(shape.a_aux_density, 2);
    const uint8_t none[32] = {0};
    assert_memory_equal(shape.stream_sha256, none, 32);
    assert_int_equal(shape.block_rows, 1024);
    assert_int_equal(memory_in_use(), 0);
}

static void lay_out_nothing(const void *self, r1cs_cs *cs)
{
    (void)self;
    (void)cs;
}

/* No aux, no rows: the digest of the empty stream. */
static void test_empty(void **state)
{
    (void)state;
    const r1cs_circuit empty = {"empty", lay_out_nothing, NULL};
    r1cs_shape shape;
    uint8_t digest[32];
    assert_int_equal(r1cs_fingerprint(&shape, &empty, NULL), ERR_OK);
    assert_int_equal(shape.inputs, 1);
    assert_int_equal(shape.total_rows, 1);
    assert_int_equal(shape.log2_domain, 0);
    assert_int_equal(EVP_Digest("", 0, digest, NULL, EVP_sha256(), NULL), 1);
    assert_memory_equal(digest, shape.stream_sha256, 32);
    assert_int_equal(memory_in_use(), 0);
}

int fingerprint_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_everything),
        cmocka_unit_test(test_range_and_counts),
        cmocka_unit_test(test_empty),
    };
    return cmocka_run_group_tests_name("fingerprint", tests, NULL, NULL);
}
