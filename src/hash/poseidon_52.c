/* A table is filled under `lock`, then published by a release store of `ready`. */
#include "hash/poseidon_52.h"

#if defined(__x86_64__)

#include "base/verify.h"
#include "hash/fr_dot.h"

#include <pthread.h>
#include <stdatomic.h>

#define WIDTH_MAX  POSEIDON_WIDTH_MAX
#define ROUNDS_MAX 57
#define KEYS_MAX   (POSEIDON_FULL_ROUNDS * WIDTH_MAX + ROUNDS_MAX)
#define SQUARE_MAX (WIDTH_MAX * WIDTH_MAX)
/* Round i of a block has width + i factors, and width - 1 to bring the others up to date. */
#define PARTIAL_MAX (ROUNDS_MAX * (2 * WIDTH_MAX + POSEIDON_BLOCK))

typedef struct {
    poseidon_52 view;
    fr_52 key[KEYS_MAX], mds[SQUARE_MAX], pre_sparse[SQUARE_MAX], partial[PARTIAL_MAX];
    atomic_bool ready;
} table;

static void convert_transposed(fr_52 *out, const fr *matrix, unsigned n)
{
    for (unsigned i = 0; i < n; i++)
        for (unsigned j = 0; j < n; j++)
            fr_52_from(&out[j * n + i], &matrix[i * n + j]);
}

static void fill_first(fr_52 *out, const poseidon_params *p)
{
    fr x, x4;
    fr_add(&x, &p->tag, &p->ck[0]);
    fr_sqr(&x4, &x);
    fr_sqr(&x4, &x4);
    fr_mul(&x, &x, &x4);
    fr_add(&x, &x, &p->ck[p->width]);
    fr_52_from(out, &x);
}

/* The rounds from `round` on, n of them. Returns where the next block goes. */
static fr_52 *fill_block(fr_52 *out, const poseidon_params *p, unsigned round, unsigned n)
{
    const unsigned width = p->width, others = width - 1, step = 2 * width - 1;
    const fr *first = p->sparse + round * step; /* of each round w_0 … w_others, v_1 … v_others */
    for (unsigned i = 0; i < n; i++) {
        const fr *w = first + i * step;
        for (unsigned j = 1; j < width; j++)
            fr_52_from(out++, &w[j]);
        for (unsigned m = 0; m < i; m++) {
            fr c;
            fr_dot(&c, w + 1, first + m * step + width, 1, others);
            fr_52_from(out++, &c);
        }
        fr_52_from(out++, &w[0]);
    }
    for (unsigned j = 0; j < others; j++)
        for (unsigned m = 0; m < n; m++)
            fr_52_from(out++, &first[m * step + width + j]);
    return out;
}

static void fill(table *t, const poseidon_params *p)
{
    fill_first(&t->view.first, p);
    for (size_t i = 0; i < p->ck_n; i++)
        fr_52_from(&t->key[i], &p->ck[i]);
    convert_transposed(t->mds, p->mds, p->width);
    convert_transposed(t->pre_sparse, p->pre_sparse, p->width);
    fr_52 *next = t->partial;
    for (unsigned round = 0; round < p->partial_rounds; round += POSEIDON_BLOCK) {
        const unsigned left = p->partial_rounds - round;
        next = fill_block(next, p, round, left < POSEIDON_BLOCK ? left : POSEIDON_BLOCK);
    }
    VERIFY(next <= t->partial + PARTIAL_MAX);
    t->view.key = t->key;
    t->view.mds = t->mds;
    t->view.pre_sparse = t->pre_sparse;
    t->view.partial = t->partial;
}

const poseidon_52 *poseidon_52_get(unsigned arity)
{
    static table tables[4];
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    table *t = &tables[arity == 2 ? 0 : arity == 4 ? 1 : arity == 8 ? 2 : 3];
    if (!atomic_load_explicit(&t->ready, memory_order_acquire)) {
        pthread_mutex_lock(&lock);
        if (!atomic_load_explicit(&t->ready, memory_order_relaxed)) {
            fill(t, poseidon_params_get(arity));
            atomic_store_explicit(&t->ready, true, memory_order_release);
        }
        pthread_mutex_unlock(&lock);
    }
    return &t->view;
}

#else
typedef int poseidon_52_is_empty_here;
#endif
