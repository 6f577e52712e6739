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
#include "hash/fr_dot.h"
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

/* ---- small dense matrices, n × n, row-major ------------------------------------------------ */

static void swap_rows(fr *a, unsigned n, unsigned i, unsigned k)
{
    for (unsigned j = 0; j < n; j++) {
        const fr t = a[i * n + j];
        a[i * n + j] = a[k * n + j];
        a[k * n + j] = t;
    }
}

/* Row i minus factor times row k. */
static void subtract_row(fr *a, unsigned n, unsigned i, unsigned k, const fr *factor)
{
    for (unsigned j = 0; j < n; j++) {
        fr product;
        fr_mul(&product, factor, &a[k * n + j]);
        fr_sub(&a[i * n + j], &a[i * n + j], &product);
    }
}

/* out = a^-1 by Gauss-Jordan. M and its minor are Cauchy matrices, so a pivot is always found. */
static void matrix_invert(fr *out, const fr *matrix, unsigned n)
{
    fr a[WIDTH_MAX * WIDTH_MAX];
    memcpy(a, matrix, n * n * sizeof *a);
    for (unsigned i = 0; i < n * n; i++)
        out[i] = i % (n + 1) == 0 ? FR_ONE : FR_ZERO;
    for (unsigned k = 0; k < n; k++) {
        unsigned pivot = k;
        while (fr_is_zero(&a[pivot * n + k]))
            pivot++;
        VERIFY(pivot < n);
        swap_rows(a, n, k, pivot);
        swap_rows(out, n, k, pivot);
        fr inverse;
        fr_inv(&inverse, &a[k * n + k]);
        for (unsigned j = 0; j < n; j++) {
            fr_mul(&a[k * n + j], &a[k * n + j], &inverse);
            fr_mul(&out[k * n + j], &out[k * n + j], &inverse);
        }
        for (unsigned i = 0; i < n; i++) {
            if (i == k)
                continue;
            const fr factor = a[i * n + k];
            subtract_row(a, n, i, k, &factor);
            subtract_row(out, n, i, k, &factor);
        }
    }
}

/* x = a x. */
static void matrix_times(const fr *a, fr *x, unsigned n)
{
    fr product[WIDTH_MAX];
    for (unsigned i = 0; i < n; i++)
        fr_dot(&product[i], a + i * n, x, 1, n);
    memcpy(x, product, n * sizeof *x);
}

/* x = x a, a row vector. */
static void row_times(fr *x, const fr *a, unsigned n)
{
    fr product[WIDTH_MAX];
    for (unsigned j = 0; j < n; j++)
        fr_dot(&product[j], x, a + j, n, n);
    memcpy(x, product, n * sizeof *x);
}

/* ---- the parts of a table ------------------------------------------------------------------ */

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
    fr inverse[WIDTH_MAX * WIDTH_MAX], *out = t->ck;
    matrix_invert(inverse, t->mds, n);
    memcpy(out, t->rk, row_bytes);
    for (unsigned round = 1; round < half; round++) {
        memcpy(out + round * n, t->rk + round * n, row_bytes);
        matrix_times(inverse, out + round * n, n);
    }
    fr acc[WIDTH_MAX];
    memcpy(acc, t->rk + (half + partial) * n, row_bytes);
    for (unsigned q = partial; q >= 1; q--) {
        matrix_times(inverse, acc, n);
        out[(half + 1) * n + q - 1] = acc[0];
        acc[0] = FR_ZERO;
        for (unsigned i = 0; i < n; i++)
            fr_add(&acc[i], &acc[i], &t->rk[(half + q - 1) * n + i]);
    }
    matrix_times(inverse, acc, n);
    memcpy(out + half * n, acc, row_bytes);
    out += (half + 1) * n + partial;
    for (unsigned k = 1; k < half; k++, out += n) {
        memcpy(out, t->rk + (half + partial + k) * n, row_bytes);
        matrix_times(inverse, out, n);
    }
}

/* Per partial round, the last first: cur = M at the start; split off the sparse factor
 * (w_hat, v_rest), w_hat = (cur[0][0], m^-1 w), m the minor of cur without row and column 0, w
 * column 0 below the corner, v_rest row 0 beside it; then cur = M · diag(1, m). What is left is the
 * dense factor.
 *
 * Column 0 of M · diag(1, m) is that of M, its minor is M' m with M' the minor of M, and its row 0
 * is M's row times m. So after k rounds m = M'^(k+1), v_rest = v M'^k, and m^-1 w = M'^-(k+1) w:
 * vectors are enough, and the dense factor is M · diag(1, M'^RP), made here row by row. */
static void fill_sparse(table *t)
{
    const unsigned n = t->params.width, m = n - 1;
    fr minor[WIDTH_MAX * WIDTH_MAX], inverse[WIDTH_MAX * WIDTH_MAX], w[WIDTH_MAX];
    for (unsigned i = 0; i < m; i++) {
        w[i] = t->mds[(1 + i) * n];
        memcpy(minor + i * m, t->mds + (1 + i) * n + 1, m * sizeof *minor);
    }
    matrix_invert(inverse, minor, m);
    fr *dense = t->pre_sparse;
    memcpy(dense, t->mds, n * n * sizeof *dense);
    for (unsigned round = t->params.partial_rounds; round-- > 0;) {
        fr *w_hat = t->sparse + round * (2 * n - 1), *v_rest = w_hat + n;
        matrix_times(inverse, w, m);
        w_hat[0] = t->mds[0];
        memcpy(w_hat + 1, w, m * sizeof *w);
        memcpy(v_rest, dense + 1, m * sizeof *v_rest);
        for (unsigned i = 0; i < n; i++)
            row_times(dense + i * n + 1, minor, m);
    }
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
