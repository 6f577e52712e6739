/* Constants of Poseidon in the form that neptune's optimised circuit has them (spec porep §4.3):
 * round constants moved through the linear layer so that a partial round has one, and the linear
 * layer of the partial rounds factored into one dense and R_P sparse matrices.
 *
 * Everything is computed from (arity, partial rounds) at first use: the Grain register gives the
 * raw constants, M[i][j] = 1/(i + t + j) is the matrix. gen/poseidon.py computes the same with
 * plain integers. Threads: a table is filled under `lock`, then published by a release store of
 * `ready`. */
#include "hash/poseidon_tables.h"

#include "base/verify.h"
#include "hash/grain.h"

#include <pthread.h>
#include <stdatomic.h>
#include <string.h>

#define WIDTH_MAX           POSEIDON_WIDTH_MAX
#define PARTIAL_MAX         57
#define CK_MAX              (POSEIDON_FULL_ROUNDS * WIDTH_MAX + PARTIAL_MAX)
#define ROUND_CONSTANTS_MAX ((POSEIDON_FULL_ROUNDS + PARTIAL_MAX) * WIDTH_MAX)

typedef struct {
    poseidon_params params;
    fr rk[ROUND_CONSTANTS_MAX];
    fr ck[CK_MAX];
    fr mds[WIDTH_MAX * WIDTH_MAX];
    fr pre_sparse[WIDTH_MAX * WIDTH_MAX];
    fr sparse[PARTIAL_MAX * (2 * WIDTH_MAX - 1)];
    atomic_bool ready;
} table;

typedef struct {
    unsigned arity, partial_rounds;
} instance;

/* Round numbers of 128-bit security with neptune's margin ("standard" strength). */
static const instance instances[] = {{2, 55}, {4, 56}, {8, 57}, {11, 57}};
#define INSTANCES (sizeof instances / sizeof instances[0])

static table tables[INSTANCES];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

/* ---- small dense matrices, row-major with their own width ---------------------------------------
 */

/* Solves a·x = b for n unknowns; a and b are destroyed, x ends up in b. The matrices met here are
 * regular (Cauchy matrices and products of such), so a pivot is always found. */
static void solve(fr *a, fr *b, unsigned n)
{
    for (unsigned k = 0; k < n; k++) {
        unsigned pivot = k;
        while (fr_is_zero(&a[pivot * n + k]))
            pivot++;
        VERIFY(pivot < n);
        for (unsigned j = k; j < n && pivot != k; j++) {
            const fr t = a[k * n + j];
            a[k * n + j] = a[pivot * n + j];
            a[pivot * n + j] = t;
        }
        const fr t = b[k];
        b[k] = b[pivot];
        b[pivot] = t;
        fr inverse;
        fr_inv(&inverse, &a[k * n + k]);
        for (unsigned j = k; j < n; j++)
            fr_mul(&a[k * n + j], &a[k * n + j], &inverse);
        fr_mul(&b[k], &b[k], &inverse);
        for (unsigned i = 0; i < n; i++) {
            if (i == k)
                continue;
            const fr factor = a[i * n + k];
            fr product;
            for (unsigned j = k; j < n; j++) {
                fr_mul(&product, &factor, &a[k * n + j]);
                fr_sub(&a[i * n + j], &a[i * n + j], &product);
            }
            fr_mul(&product, &factor, &b[k]);
            fr_sub(&b[i], &b[i], &product);
        }
    }
}

/* x = M^-1 x. */
static void mds_divide(const table *t, fr *x)
{
    const unsigned n = t->params.width;
    fr a[WIDTH_MAX * WIDTH_MAX];
    memcpy(a, t->mds, n * n * sizeof *a);
    solve(a, x, n);
}

/* out = a b. out may not be a or b. */
static void matrix_mul(fr *out, const fr *a, const fr *b, unsigned n)
{
    for (unsigned i = 0; i < n; i++) {
        for (unsigned j = 0; j < n; j++) {
            fr sum = FR_ZERO, product;
            for (unsigned k = 0; k < n; k++) {
                fr_mul(&product, &a[i * n + k], &b[k * n + j]);
                fr_add(&sum, &sum, &product);
            }
            out[i * n + j] = sum;
        }
    }
}

/* ---- the parts of a table
 * ------------------------------------------------------------------------ */

static void fill_mds(table *t)
{
    const unsigned n = t->params.width;
    for (unsigned i = 0; i < n; i++) {
        for (unsigned j = 0; j < n; j++) {
            fr_from_u64(&t->mds[i * n + j], i + n + j);
            fr_inv(&t->mds[i * n + j], &t->mds[i * n + j]);
        }
    }
}

/* ck = rk(0), M^-1 rk(1) … M^-1 rk(3), Z, p_1 … p_RP, M^-1 rk(RP + 5) … M^-1 rk(RP + 7). The
 * constants of the partial rounds are gathered from the last to the first: what is not element 0
 * of a round commutes with its S-box and moves into the round before. */
static void fill_ck(table *t)
{
    const unsigned n = t->params.width, half = POSEIDON_HALF_FULL_ROUNDS;
    const unsigned partial = t->params.partial_rounds;
    const size_t row_bytes = n * sizeof(fr);
    fr *out = t->ck;
    memcpy(out, t->rk, row_bytes);
    for (unsigned round = 1; round < half; round++) {
        memcpy(out + round * n, t->rk + round * n, row_bytes);
        mds_divide(t, out + round * n);
    }
    fr acc[WIDTH_MAX];
    memcpy(acc, t->rk + (half + partial) * n, row_bytes);
    for (unsigned q = partial; q >= 1; q--) {
        mds_divide(t, acc);
        out[(half + 1) * n + q - 1] = acc[0];
        acc[0] = FR_ZERO;
        for (unsigned i = 0; i < n; i++)
            fr_add(&acc[i], &acc[i], &t->rk[(half + q - 1) * n + i]);
    }
    mds_divide(t, acc);
    memcpy(out + half * n, acc, row_bytes);
    out += (half + 1) * n + partial;
    for (unsigned k = 1; k < half; k++, out += n) {
        memcpy(out, t->rk + (half + partial + k) * n, row_bytes);
        mds_divide(t, out);
    }
}

/* cur = M; per partial round, the last first: split off the sparse factor (w_hat, v_rest) with
 * w_hat = (cur[0][0], m^-1 w), m the minor without row and column 0, w column 0 below the corner,
 * v_rest row 0 beside it; then cur = M · diag(1, m). What is left is the dense factor. */
static void fill_sparse(table *t)
{
    const unsigned n = t->params.width, m = n - 1;
    fr cur[WIDTH_MAX * WIDTH_MAX], minor[WIDTH_MAX * WIDTH_MAX], rest[WIDTH_MAX * WIDTH_MAX];
    memcpy(cur, t->mds, n * n * sizeof *cur);
    for (unsigned round = t->params.partial_rounds; round-- > 0;) {
        fr *w_hat = t->sparse + round * (2 * n - 1), *v_rest = w_hat + n;
        memset(rest, 0, sizeof rest);
        rest[0] = FR_ONE;
        w_hat[0] = cur[0];
        for (unsigned i = 0; i < m; i++) {
            w_hat[1 + i] = cur[(1 + i) * n];
            v_rest[i] = cur[1 + i];
            for (unsigned j = 0; j < m; j++) {
                minor[i * m + j] = cur[(1 + i) * n + 1 + j];
                rest[(1 + i) * n + 1 + j] = minor[i * m + j];
            }
        }
        solve(minor, w_hat + 1, m);
        matrix_mul(cur, t->mds, rest, n);
    }
    memcpy(t->pre_sparse, cur, n * n * sizeof *cur);
}

static void fill(table *t, const instance *which)
{
    poseidon_params *p = &t->params;
    p->arity = which->arity;
    p->width = which->arity + 1;
    p->partial_rounds = which->partial_rounds;
    fr_from_u64(&p->tag, (1ULL << which->arity) - 1);
    p->ck = t->ck;
    p->ck_n = POSEIDON_FULL_ROUNDS * p->width + p->partial_rounds;
    p->mds = t->mds;
    p->pre_sparse = t->pre_sparse;
    p->sparse = t->sparse;
    grain_constants(t->rk, (POSEIDON_FULL_ROUNDS + p->partial_rounds) * p->width, p->width,
                    POSEIDON_FULL_ROUNDS, p->partial_rounds);
    fill_mds(t);
    fill_ck(t);
    fill_sparse(t);
}

static const table *table_get(unsigned arity)
{
    size_t i = 0;
    while (i < INSTANCES && instances[i].arity != arity)
        i++;
    if (i == INSTANCES)
        return NULL;
    table *t = &tables[i];
    if (!atomic_load_explicit(&t->ready, memory_order_acquire)) {
        pthread_mutex_lock(&lock);
        if (!atomic_load_explicit(&t->ready, memory_order_relaxed)) {
            fill(t, &instances[i]);
            atomic_store_explicit(&t->ready, true, memory_order_release);
        }
        pthread_mutex_unlock(&lock);
    }
    return t;
}

const poseidon_params *poseidon_params_get(unsigned arity)
{
    const table *t = table_get(arity);
    return t ? &t->params : NULL;
}

const fr *poseidon_round_constants(unsigned arity)
{
    const table *t = table_get(arity);
    return t ? t->rk : NULL;
}
