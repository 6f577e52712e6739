/* Errors, memory, random numbers and encodings for the tests. */
#include "groth16_test.h"

#include "base/bytes.h"

uint64_t test_random(uint64_t *state)
{
    uint64_t z = *state += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
    return z ^ (z >> 31);
}

void test_random_fr(fr *out, uint64_t *state)
{
    uint8_t bytes[64];
    for (unsigned i = 0; i < 8; i++)
        store_le64(bytes + 8 * i, test_random(state));
    fr_from_bytes_wide(out, bytes);
}

/* ---- keys ---------------------------------------------------------------------------------- */

static void read_g1(g1_aff *out, const uint8_t *bytes)
{
    assert_int_equal(g1_decode(out, bytes), POINT_OK);
}

static void read_g2(g2_aff *out, const uint8_t *bytes)
{
    assert_int_equal(g2_decode(out, bytes), POINT_OK);
}

void test_vk_load(groth16_vk *out, const char *vector)
{
    size_t n;
    uint8_t *bytes = vector_load(vector, &n);
    assert_true(n >= 868);
    read_g1(&out->alpha_g1, bytes);
    read_g1(&out->beta_g1, bytes + 96);
    read_g2(&out->beta_g2, bytes + 192);
    read_g2(&out->gamma_g2, bytes + 384);
    read_g1(&out->delta_g1, bytes + 576);
    read_g2(&out->delta_g2, bytes + 672);
    out->ic_n = load_be32(bytes + 864);
    assert_int_equal(n, 868 + 96 * out->ic_n);
    assert_int_equal(MEM_ARRAY(&out->ic, MEM_KEY, out->ic_n, "ic"), ERR_OK);
    for (size_t i = 0; i < out->ic_n; i++)
        read_g1(&out->ic[i], bytes + 868 + 96 * i);
    free(bytes);
}

typedef struct {
    uint8_t *bytes;
    size_t n;
} writer;

static void put_g1(writer *w, const g1_aff *p, size_t n)
{
    for (size_t i = 0; i < n; i++, w->n += 96)
        g1_encode(w->bytes + w->n, &p[i]);
}

static void put_g2(writer *w, const g2_aff *p, size_t n)
{
    for (size_t i = 0; i < n; i++, w->n += 192)
        g2_encode(w->bytes + w->n, &p[i]);
}

static void put_count(writer *w, size_t n)
{
    store_be32(w->bytes + w->n, (uint32_t)n);
    w->n += 4;
}

static void put_vk(writer *w, const groth16_vk *vk)
{
    put_g1(w, &vk->alpha_g1, 1);
    put_g1(w, &vk->beta_g1, 1);
    put_g2(w, &vk->beta_g2, 1);
    put_g2(w, &vk->gamma_g2, 1);
    put_g1(w, &vk->delta_g1, 1);
    put_g2(w, &vk->delta_g2, 1);
    put_count(w, vk->ic_n);
    put_g1(w, vk->ic, vk->ic_n);
}

uint8_t *test_vk_bytes(const groth16_vk *vk, size_t *bytes)
{
    writer w = {.bytes = malloc(868 + 96 * vk->ic_n)};
    assert_non_null(w.bytes);
    put_vk(&w, vk);
    *bytes = w.n;
    return w.bytes;
}

uint8_t *test_key_bytes(const groth16_key *key, size_t *bytes)
{
    const size_t points = key->vk.ic_n + key->h_n + key->l_n + key->a_n + key->b_g1_n;
    writer w = {.bytes = malloc(864 + 24 + 96 * points + 192 * key->b_g2_n)};
    assert_non_null(w.bytes);
    put_vk(&w, &key->vk);
    put_count(&w, key->h_n);
    put_g1(&w, key->h, key->h_n);
    put_count(&w, key->l_n);
    put_g1(&w, key->l, key->l_n);
    put_count(&w, key->a_n);
    put_g1(&w, key->a, key->a_n);
    put_count(&w, key->b_g1_n);
    put_g1(&w, key->b_g1, key->b_g1_n);
    put_count(&w, key->b_g2_n);
    put_g2(&w, key->b_g2, key->b_g2_n);
    *bytes = w.n;
    return w.bytes;
}

/* ---- proofs and field elements ------------------------------------------------------------- */

bool test_proof_decode(groth16_proof *out, const uint8_t *bytes, size_t n)
{
    return n == 192 && g1_decode_compressed(&out->a, bytes) == POINT_OK &&
           g2_decode_compressed(&out->b, bytes + 48) == POINT_OK &&
           g1_decode_compressed(&out->c, bytes + 144) == POINT_OK && !g1_aff_is_infinity(&out->a) &&
           !g2_aff_is_infinity(&out->b) && !g1_aff_is_infinity(&out->c) &&
           g1_aff_in_subgroup(&out->a) && g2_aff_in_subgroup(&out->b) &&
           g1_aff_in_subgroup(&out->c);
}

void test_proof_encode(uint8_t out[192], const groth16_proof *proof)
{
    g1_encode_compressed(out, &proof->a);
    g2_encode_compressed(out + 48, &proof->b);
    g1_encode_compressed(out + 144, &proof->c);
}

bool test_elements(fr **out, size_t *n, const json_t *array)
{
    *n = json_array_size(array);
    *out = calloc(*n + 1, sizeof **out);
    assert_non_null(*out);
    for (size_t i = 0; i < *n; i++) {
        const char *text = json_string_value(json_array_get(array, i));
        uint8_t bytes[32];
        assert_non_null(text);
        if (strlen(text) != 64 || !hex_decode(bytes, text, 32) || !fr_from_bytes(&(*out)[i], bytes))
            return false;
    }
    return true;
}
