/* Canonical linear combinations: merged, without zeros, inputs ascending, then aux ascending.
 *
 * A term is one 64-bit key with the variable on top, so ordering terms is ordering integers (inputs
 * are below R1CS_AUX, aux above). Most combinations arrive canonical and are passed on as they are;
 * short ones are sorted by insertion; long ones are sums of a few dozen words whose bits ascend, so
 * a merge sort that begins with the ascending runs it finds needs log2(runs) passes. */
#include "r1cs/r1cs_internal.h"

#include <string.h>

#define INSERTION_MAX 12u

void canon_free(canon_scratch *s)
{
    mem_free(s->key[0], MEM_SCRATCH);
    mem_free(s->key[1], MEM_SCRATCH);
    mem_free(s->run, MEM_SCRATCH);
    mem_free(s->out, MEM_SCRATCH);
    *s = (canon_scratch){0};
}

static bool is_canonical(r1cs_lc lc)
{
    for (size_t i = 0; i < lc.n; i++)
        if (lc.terms[i].coeff == R1CS_ZERO_COEFF ||
            (i > 0 && lc.terms[i].var <= lc.terms[i - 1].var))
            return false;
    return true;
}

static err_t reserve(canon_scratch *s, size_t n)
{
    if (n <= s->room)
        return ERR_OK;
    size_t room = s->room < 256 ? 256 : s->room;
    while (room < n)
        room *= 2;
    canon_free(s);
    ERR_TRY(MEM_ARRAY(&s->key[0], MEM_SCRATCH, room, "terms of a row"));
    ERR_TRY(MEM_ARRAY(&s->key[1], MEM_SCRATCH, room, "terms of a row"));
    ERR_TRY(MEM_ARRAY(&s->run, MEM_SCRATCH, room + 1, "terms of a row"));
    ERR_TRY(MEM_ARRAY(&s->out, MEM_SCRATCH, room, "terms of a row"));
    s->room = room;
    return ERR_OK;
}

static uint64_t key_of(r1cs_term t)
{
    return (uint64_t)t.var << 32 | t.coeff;
}

static void insertion_sort(uint64_t *key, r1cs_lc lc)
{
    for (size_t i = 0; i < lc.n; i++) {
        const uint64_t k = key_of(lc.terms[i]);
        size_t j = i;
        for (; j > 0 && key[j - 1] > k; j--)
            key[j] = key[j - 1];
        key[j] = k;
    }
}

/* Merges src[0, m) and src[m, n) into dst. */
static void merge_two(uint64_t *restrict dst, const uint64_t *restrict src, size_t m, size_t n)
{
    size_t i = 0, j = m, k = 0;
    while (i < m && j < n) {
        const uint64_t x = src[i], y = src[j];
        const bool second = y < x;
        dst[k++] = second ? y : x;
        i += !second;
        j += second;
    }
    memcpy(dst + k, src + i, (m - i) * sizeof *dst);
    memcpy(dst + k + (m - i), src + j, (n - j) * sizeof *dst);
}

/* The sorted keys; in one of the two rooms. */
static const uint64_t *run_sort(canon_scratch *s, r1cs_lc lc)
{
    size_t runs = 0;
    for (size_t i = 0; i < lc.n; i++) {
        s->key[0][i] = key_of(lc.terms[i]);
        if (i == 0 || s->key[0][i] < s->key[0][i - 1])
            s->run[runs++] = (uint32_t)i;
    }
    s->run[runs] = (uint32_t)lc.n;
    unsigned from = 0;
    for (; runs > 1; from ^= 1) {
        const uint64_t *src = s->key[from];
        uint64_t *dst = s->key[from ^ 1];
        size_t kept = 0;
        for (size_t r = 0; r < runs; r += 2) {
            const size_t begin = s->run[r];
            const size_t end = s->run[r + 2 <= runs ? r + 2 : runs];
            merge_two(dst + begin, src + begin, s->run[r + 1] - begin, end - begin);
            s->run[kept++] = (uint32_t)begin;
        }
        s->run[kept] = (uint32_t)lc.n;
        runs = kept;
    }
    return s->key[from];
}

/* Code of the sum of the coefficients of key[0, n), n >= 2. */
static err_t sum_of(coeff_dict *d, r1cs_coeff *code, const uint64_t *key, size_t n)
{
    const r1cs_coeff first = (r1cs_coeff)key[0], second = (r1cs_coeff)key[1];
    if (n == 2 && first == second && coeff_is_pow2(first) && first + 2 < COEFF_FIXED) {
        *code = first + 2; /* twice 2^k */
        return ERR_OK;
    }
    fr sum = d->value[first];
    for (size_t i = 1; i < n; i++)
        fr_add(&sum, &sum, &d->value[(r1cs_coeff)key[i]]);
    return coeff_intern(d, code, &sum);
}

static err_t merge_equal(r1cs_cs *cs, r1cs_term *out, size_t *out_n, const uint64_t *key, size_t n)
{
    size_t kept = 0;
    for (size_t i = 0; i < n;) {
        const r1cs_var var = (r1cs_var)(key[i] >> 32);
        size_t same = 1;
        while (i + same < n && (r1cs_var)(key[i + same] >> 32) == var)
            same++;
        r1cs_coeff coeff = (r1cs_coeff)key[i];
        if (same > 1)
            ERR_TRY(sum_of(&cs->dict, &coeff, key + i, same));
        if (coeff != R1CS_ZERO_COEFF)
            out[kept++] = (r1cs_term){var, coeff};
        i += same;
    }
    *out_n = kept;
    return ERR_OK;
}

r1cs_lc cs_canonical(r1cs_cs *cs, unsigned which, r1cs_lc lc)
{
    if (is_canonical(lc))
        return lc;
    canon_scratch *s = &cs->canon[which];
    size_t n = 0;
    err_t rc = lc.n < UINT32_MAX ? reserve(s, lc.n)
                                 : err_set(ERR_MEMORY, "a row of %zu terms is too long", lc.n);
    if (rc == ERR_OK) {
        const uint64_t *sorted = s->key[0];
        if (lc.n <= INSERTION_MAX)
            insertion_sort(s->key[0], lc);
        else
            sorted = run_sort(s, lc);
        rc = merge_equal(cs, s->out, &n, sorted, lc.n);
    }
    if (rc != ERR_OK)
        cs_fail_with(cs, rc);
    return rc == ERR_OK ? (r1cs_lc){s->out, n} : (r1cs_lc){NULL, 0};
}
