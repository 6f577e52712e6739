/* Poseidon in eight lanes of AVX-512 IFMA: eight hashes at once, in the order of poseidon_sparse.c.
 *
 * Rows of matrices are sums of products with one reduction. In the partial rounds the elements
 * that pass no S-box are not brought up to date in every round. With s_j (j > 0) of a round b, f_m
 * the output of the S-box of round b + m, and the sparse factor (w, v) of each round, element j of
 * round b + i is s_j + sum over m < i of v_(m,j) f_m. So element 0 after that round is
 *     sum over j of w_(i,j) s_j  +  sum over m < i of c_(i,m) f_m  +  w_(i,0) f_i,
 *     c_(i,m) = sum over j of w_(i,j) v_(m,j),
 * one row of width + i products, and s_j is brought up to date after POSEIDON_BLOCK rounds by one
 * more row. Longer blocks have more products and fewer reductions.
 *
 * Bounds, in multiples of r (field/fr_x8.h); factors and keys are below 1. Inputs are below 16,
 * with the first key 17, so x^2 is below 9.2, x^4 below 3.4, x^5 and a key below 3.7. A dense row
 * of at most 12 products then gives at most 12 · 3.7/35.3 + 1 < 2.3, after which x^5 and a key stay
 * below 2.1 and dense rows below 1.8. A block adds at most 6 · 2.3/35.3 + 1 < 1.4 to s_j, and there
 * are at most 10: s_j < 15.8. Element 0 is then below (11 · 15.8 + 6 · 2.3)/35.3 + 1 < 6.4, of that
 * x^2 is below 2.2, x^4 below 1.2, x^5 and a key below 2.3. The S-box of 15.8 in the round after
 * has x^2 below 8.1, x^4 below 2.9, x^5 and a key below 3.7. */
#include "hash/poseidon_path.h"

#if defined(__x86_64__)

#include "base/verify.h"
#include "hash/poseidon_52.h"
#include "hash/poseidon_tables.h"

#define POSEIDON_TRACE_MAX 598 /* variables of arity 11 */

typedef struct {
    fr_x8 state[POSEIDON_WIDTH_MAX + POSEIDON_BLOCK]; /* then the f_m of a block */
    unsigned width;
    const fr_52 *key; /* the next round constant */
    fr *const *trace; /* of each lane; null if no trace is kept */
    size_t at;        /* place of the next variable in it */
} lanes;

/* sum += a[0] k[0] + … */
FR_X8_TARGET static void add_products(fr_x8_sum *sum, const fr_x8 *a, const fr_52 *k, size_t n)
{
    fr_x8_sum s = *sum;
    for (size_t i = 0; i < n; i++) {
        fr_x8 b;
        fr_x8_broadcast(&b, &k[i]);
        fr_x8_sum_mul(&s, &a[i], &b);
    }
    *sum = s;
}

/* out = a[0] k[0] + … + c; n >= 1, c may be null. The first product is apart, so that the sum
 * starts in registers. */
FR_X8_TARGET static void row(fr_x8 *out, const fr_x8 *a, const fr_52 *k, size_t n, const fr_x8 *c)
{
    fr_x8_sum sum;
    fr_x8 b;
    fr_x8_broadcast(&b, &k[0]);
    fr_x8_sum_zero(&sum);
    fr_x8_sum_mul(&sum, &a[0], &b);
    for (size_t i = 1; i < n; i++) {
        fr_x8_broadcast(&b, &k[i]);
        fr_x8_sum_mul(&sum, &a[i], &b);
    }
    fr_x8_sum_reduce(out, &sum, c);
}

/* x x4 + the next key, or + 0. */
FR_X8_INLINE void fifth_power(fr_x8 *out, lanes *l, const fr_x8 *x, const fr_x8 *x4, bool has_key)
{
    fr_x8_sum product;
    fr_x8 key;
    fr_x8_sum_zero(&product);
    fr_x8_sum_mul(&product, x, x4);
    if (has_key)
        fr_x8_broadcast(&key, l->key++);
    fr_x8_sum_reduce(out, &product, has_key ? &key : NULL);
}

/* Value number `at` of those that a step adds to the trace. */
FR_X8_INLINE void put(const lanes *l, size_t at, const fr_x8 *value)
{
    if (l->trace)
        fr_x8_store(l->trace, l->at + at, value);
}

/* The S-boxes of all elements from `first` on, power by power: their products do not wait for each
 * other. Variables x if it is one of its own, x^2, x^4, x^5 + key. */
FR_X8_TARGET static void sboxes(lanes *l, unsigned first, bool has_x, bool has_key)
{
    fr_x8 x2[POSEIDON_WIDTH_MAX], x4[POSEIDON_WIDTH_MAX];
    const unsigned values = 3 + has_x, width = l->width;
    for (unsigned i = first; i < width; i++)
        fr_x8_sqr(&x2[i], &l->state[i]);
    for (unsigned i = first; i < width; i++)
        fr_x8_sqr(&x4[i], &x2[i]);
    for (unsigned i = first; i < width; i++) {
        const size_t at = values * (i - first) + has_x;
        if (has_x)
            put(l, at - 1, &l->state[i]);
        fifth_power(&l->state[i], l, &l->state[i], &x4[i], has_key);
        put(l, at, &x2[i]);
        put(l, at + 1, &x4[i]);
        put(l, at + 2, &l->state[i]);
    }
    l->at += values * (width - first);
}

/* Element 0 has no variables, and inputs are used as they are. */
FR_X8_TARGET static void first_sboxes(lanes *l, const fr *const in[8], const poseidon_52 *c)
{
    fr_x8_broadcast(&l->state[0], &c->first);
    l->key = c->key + l->width + 1;
    for (unsigned i = 1; i < l->width; i++) {
        fr_x8 key;
        fr_x8_load(&l->state[i], in, i - 1);
        fr_x8_broadcast(&key, &c->key[i]);
        fr_x8_add(&l->state[i], &l->state[i], &key);
    }
    sboxes(l, 1, false, true);
}

FR_X8_TARGET static void mix_dense(lanes *l, const fr_52 *matrix)
{
    fr_x8 mixed[POSEIDON_WIDTH_MAX];
    for (unsigned j = 0; j < l->width; j++)
        row(&mixed[j], l->state, matrix + j * l->width, l->width, NULL);
    for (unsigned j = 0; j < l->width; j++)
        l->state[j] = mixed[j];
}

/* One S-box, its output *f, and the next element 0 with the n factors k, the last of which is that
 * of *f. An S-box by itself is one long wait, so the other products are made between its powers. */
FR_X8_TARGET static void partial_round(lanes *l, fr_x8 *f, const fr_52 *k, unsigned n)
{
    const fr_x8 *x = &l->state[0], *a = &l->state[1];
    const unsigned part = (n - 1) / 3, left = n - 1 - 2 * part;
    fr_x8 x2, x4;
    fr_x8_sum sum;
    fr_x8_sum_zero(&sum);
    fr_x8_sqr(&x2, x);
    add_products(&sum, a, k, part);
    fr_x8_sqr(&x4, &x2);
    add_products(&sum, a + part, k + part, part);
    fifth_power(f, l, x, &x4, true);
    add_products(&sum, a + 2 * part, k + 2 * part, left);
    put(l, 0, x);
    put(l, 1, &x2);
    put(l, 2, &x4);
    put(l, 3, f);
    l->at += 4;
    add_products(&sum, f, k + n - 1, 1);
    fr_x8_sum_reduce(&l->state[0], &sum, NULL);
}

/* n partial rounds with the factors k; returns those of the next block. */
FR_X8_TARGET static const fr_52 *partial_block(lanes *l, const fr_52 *k, unsigned n)
{
    const unsigned width = l->width;
    fr_x8 *f = l->state + width;
    for (unsigned i = 0; i < n; i++) {
        partial_round(l, &f[i], k, width + i);
        k += width + i;
    }
    for (unsigned j = 1; j < width; j++, k += n)
        row(&l->state[j], f, k, n, &l->state[j]);
    return k;
}

FR_X8_TARGET static void partial_rounds(lanes *l, const poseidon_52 *c, unsigned rounds)
{
    const fr_52 *k = c->partial;
    for (unsigned round = 0; round < rounds; round += POSEIDON_BLOCK) {
        const unsigned left = rounds - round;
        k = partial_block(l, k, left < POSEIDON_BLOCK ? left : POSEIDON_BLOCK);
    }
}

/* out: the eight hashes. */
FR_X8_TARGET static void hash(fr_x8 *out, lanes *l, const fr *const in[8], const poseidon_params *p)
{
    const poseidon_52 *c = poseidon_52_get(p->arity);
    const unsigned half = POSEIDON_HALF_FULL_ROUNDS;
    l->width = p->width;
    first_sboxes(l, in, c);
    mix_dense(l, c->mds);
    for (unsigned round = 1; round < half; round++) {
        sboxes(l, 0, true, true);
        mix_dense(l, round + 1 < half ? c->mds : c->pre_sparse);
    }
    partial_rounds(l, c, p->partial_rounds);
    for (unsigned round = 1; round < half; round++) {
        sboxes(l, 0, true, true);
        mix_dense(l, c->mds);
    }
    VERIFY(l->key == c->key + p->ck_n);
    sboxes(l, 0, true, false);
    row(out, l->state, c->mds + l->width, l->width, NULL);
}

/* Lanes without a hash of their own repeat the first one. */
static size_t lanes_in(const fr *in[8], const fr *const *from, size_t left)
{
    const size_t n = left < 8 ? left : 8;
    for (size_t i = 0; i < 8; i++)
        in[i] = from[i < n ? i : 0];
    return n;
}

FR_X8_TARGET void poseidon_hashes_avx512(fr *const *out, const fr *const *in,
                                         const poseidon_params *p, size_t n)
{
    lanes l = {.trace = NULL};
    for (size_t at = 0; at < n; at += 8) {
        const fr *from[8];
        fr *to[8], unused;
        const size_t used = lanes_in(from, in + at, n - at);
        for (size_t i = 0; i < 8; i++)
            to[i] = i < used ? out[at + i] : &unused;
        fr_x8 result;
        hash(&result, &l, from, p);
        fr_x8_store(to, 0, &result);
    }
}

FR_X8_TARGET void poseidon_traces_avx512(fr *const *trace, const fr *const *in,
                                         const poseidon_params *p, size_t n)
{
    fr unused[POSEIDON_TRACE_MAX];
    VERIFY(poseidon_trace_values(p->arity) <= POSEIDON_TRACE_MAX);
    for (size_t at = 0; at < n; at += 8) {
        const fr *from[8];
        fr *to[8];
        const size_t used = lanes_in(from, in + at, n - at);
        for (size_t i = 0; i < 8; i++)
            to[i] = i < used ? trace[at + i] : unused;
        lanes l = {.trace = to};
        fr_x8 result;
        hash(&result, &l, from, p);
        put(&l, 0, &result);
        VERIFY(l.at + 1 == poseidon_trace_values(p->arity));
    }
}

#else
typedef int poseidon_avx512_is_empty_here;
#endif
