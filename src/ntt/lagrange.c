/* All Lagrange polynomials of a domain at one point.
 *
 * L_j(x) = ((x^n - 1)/n) w^j / (x - w^j), by chunks with one inversion each (Montgomery's trick).
 * If x lies in the domain, x^n = 1 and the formula is 0/0 for one j and 0 for the others. */
#include "ntt/kernels.h"

#define CHUNK ((size_t)512)

typedef struct {
    fr *out;
    size_t n;
    fr x, root, numerator; /* (x^n - 1)/n */
} lagrange;

static size_t chunk_powers(fr *powers, const lagrange *c, size_t first)
{
    const size_t left = c->n - first, count = left < CHUNK ? left : CHUNK;
    fr_pow_u64(&powers[0], &c->root, first);
    for (size_t i = 1; i < count; i++)
        fr_mul(&powers[i], &powers[i - 1], &c->root);
    return count;
}

static err_t outside_chunk(void *context, size_t i, unsigned worker)
{
    const lagrange *c = context;
    fr powers[CHUNK], scratch[CHUNK], *out = c->out + i * CHUNK;
    const size_t count = chunk_powers(powers, c, i * CHUNK);
    (void)worker;
    for (size_t j = 0; j < count; j++)
        fr_sub(&out[j], &c->x, &powers[j]);
    fr_inv_batch(out, scratch, count);
    for (size_t j = 0; j < count; j++) {
        fr_mul(&powers[j], &powers[j], &c->numerator);
        fr_mul(&out[j], &out[j], &powers[j]);
    }
    return ERR_OK;
}

static err_t inside_chunk(void *context, size_t i, unsigned worker)
{
    const lagrange *c = context;
    fr powers[CHUNK], *out = c->out + i * CHUNK;
    const size_t count = chunk_powers(powers, c, i * CHUNK);
    (void)worker;
    for (size_t j = 0; j < count; j++)
        out[j] = fr_eq(&powers[j], &c->x) ? FR_ONE : FR_ZERO;
    return ERR_OK;
}

err_t ntt_lagrange_at(fr *out, unsigned log2, const fr *x, pool *p)
{
    if (log2 > NTT_LOG2_MAX)
        return err_set(ERR_ARGUMENT, "a domain of 2^%u points, at most 2^%u are possible", log2,
                       NTT_LOG2_MAX);
    lagrange c = {.out = out, .n = (size_t)1 << log2, .x = *x};
    fr n_inverse, power = *x;
    ntt_root(&c.root, log2);
    for (unsigned i = 0; i < log2; i++)
        fr_sqr(&power, &power);
    fr_sub(&c.numerator, &power, &FR_ONE);
    fr_from_u64(&n_inverse, c.n);
    fr_inv(&n_inverse, &n_inverse);
    fr_mul(&c.numerator, &c.numerator, &n_inverse);
    return pool_for(p, (c.n + CHUNK - 1) / CHUNK,
                    fr_is_zero(&c.numerator) ? inside_chunk : outside_chunk, &c);
}
