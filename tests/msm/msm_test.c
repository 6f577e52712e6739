#include "msm_test.h"

pool *test_pools[2];

int pools_create(void **state)
{
    (void)state;
    return pool_create(&test_pools[0], 1) != ERR_OK || pool_create(&test_pools[1], 2) != ERR_OK;
}

int pools_destroy(void **state)
{
    (void)state;
    pool_destroy(test_pools[0]);
    pool_destroy(test_pools[1]);
    return 0;
}

uint64_t rng_next(uint64_t *state)
{
    uint64_t z = *state += 0x9e3779b97f4a7c15;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
    z = (z ^ z >> 27) * 0x94d049bb133111eb;
    return z ^ z >> 31;
}

/* 254 random bits are below r. */
void rng_fr(fr *out, uint64_t *state)
{
    for (size_t i = 0; i < 4; i++)
        out->l[i] = rng_next(state);
    out->l[3] >>= 2;
}

void *test_alloc(size_t count, size_t size)
{
    void *block = calloc(count == 0 ? 1 : count, size);
    assert_non_null(block);
    return block;
}

/* k with all digits of a window of `bits` bits near the extremes 2^(bits-1). */
static void edge_digits(fr *k, unsigned bits, uint64_t *seed)
{
    fr_int v = {{0}};
    for (unsigned at = 0; at + bits <= 254; at += bits) {
        uint64_t digit = ((uint64_t)1 << (bits - 1)) - 1 + rng_next(seed) % 3;
        digit &= ((uint64_t)1 << bits) - 1;
        v.l[at / 64] |= digit << at % 64;
        if (at % 64 + bits > 64)
            v.l[at / 64 + 1] |= digit >> (64 - at % 64);
    }
    fr_from_int(k, &v);
}

void scalars_fill(fr *k, size_t n, scalar_class class, uint64_t *seed)
{
    fr top, high, two, equal;
    const size_t single = n ? rng_next(seed) % n : 0;
    fr_neg(&top, &FR_ONE);
    fr_from_u64(&two, 2);
    fr_pow_u64(&high, &two, 254);
    rng_fr(&equal, seed);
    for (size_t i = 0; i < n; i++) {
        const uint64_t random = rng_next(seed);
        k[i] = FR_ZERO;
        switch (class) {
        case SCALARS_ONE:
            k[i] = FR_ONE;
            break;
        case SCALARS_TOP:
            k[i] = top;
            break;
        case SCALARS_ALTERNATING:
            k[i] = i % 2 ? FR_ONE : FR_ZERO;
            break;
        case SCALARS_MOSTLY_BITS:
        case SCALARS_HALF_BITS:
            if (random % 200 < (class == SCALARS_MOSTLY_BITS ? 2 : 100))
                rng_fr(&k[i], seed);
            else if (random >> 32 & 1)
                k[i] = FR_ONE;
            break;
        case SCALARS_SINGLE:
            if (i == single)
                k[i] = high;
            break;
        case SCALARS_LADDER:
            fr_pow_u64(&k[i], &two, i % 255);
            break;
        case SCALARS_EQUAL:
            k[i] = equal;
            break;
        case SCALARS_RANDOM:
            rng_fr(&k[i], seed);
            break;
        case SCALARS_EDGE_DIGITS:
            edge_digits(&k[i], msm_window_bits(n), seed);
            break;
        default:
            break;
        }
    }
}

/* lambda = x^2 - 1, the eigenvalue of the endomorphism. */
static void lambda_of(fr *out)
{
    fr_from_u64(out, 0xd201000000010000);
    fr_sqr(out, out);
    fr_sub(out, out, &FR_ONE);
}

size_t edge_scalars(fr out[EDGE_SCALARS_MAX])
{
    size_t n = 0;
    fr v = FR_ZERO, power = FR_ONE;
    for (size_t i = 0; i <= 64; i++) {
        out[n++] = v;
        fr_neg(&out[n++], &v);
        fr_add(&v, &v, &FR_ONE);
    }
    for (size_t i = 0; i < 255; i++) {
        out[n++] = power;
        fr_sub(&out[n++], &power, &FR_ONE);
        fr_add(&out[n++], &power, &FR_ONE);
        fr_dbl(&power, &power);
    }
    lambda_of(&v);
    for (int sign = 0; sign < 2; sign++) {
        out[n++] = v;
        fr_sub(&out[n++], &v, &FR_ONE);
        fr_add(&out[n++], &v, &FR_ONE);
        fr_neg(&v, &v);
    }
    assert_true(n <= EDGE_SCALARS_MAX);
    return n;
}

void logs_fill(fr *e, size_t n, base_class class, uint64_t *seed)
{
    fr point, four[4];
    rng_fr(&point, seed);
    for (size_t i = 0; i < 4; i++)
        rng_fr(&four[i], seed);
    for (size_t i = 0; i < n; i++) {
        if (class == BASES_ONE_POINT) {
            e[i] = point;
        } else if (class == BASES_PLUS_MINUS) {
            e[i] = point;
            if (i % 2)
                fr_neg(&e[i], &e[i]);
        } else if (class == BASES_O_ALL || (class == BASES_O_FIRST && i == 0) ||
                   (class == BASES_O_LAST && i == n - 1) ||
                   (class == BASES_O_RANDOM && rng_next(seed) % 4 == 0)) {
            e[i] = FR_ZERO;
        } else if (class == BASES_SORTED) {
            fr_from_u64(&e[i], i + 1);
        } else if (class == BASES_FOUR) {
            e[i] = four[rng_next(seed) % 4];
        } else {
            rng_fr(&e[i], seed);
        }
    }
}

void logs_product(fr *out, const fr *k, const fr *e, size_t n)
{
    *out = FR_ZERO;
    for (size_t i = 0; i < n; i++) {
        fr t;
        fr_mul(&t, &k[i], &e[i]);
        fr_add(out, out, &t);
    }
}
