/* Many multiples of one point, written once for G1 and G2 (see batch_affine.inc.h).
 *
 * Table: row w holds (j + 1) 2^(bits w) P for j = 0 … 2^(bits-1) - 1. A multiple is one addition a
 * window, of the entry that the signed digit names; FIXED_BATCH scalars go through the windows in
 * step, so each window is one batch of affine additions onto the results, and no conversion is left
 * at the end. A row is made by doubling its length: entries m … 2m-1 are entries 0 … m-1 plus entry
 * m-1. */

#define FIXED_BATCH    ADDITIONS_MAX
#define FIXED_BITS_MIN 4u

struct TABLE_TAG {
    unsigned bits, windows;
    point_aff *rows;
};

typedef struct {
    const TABLE *t;
    batch *batches; /* one a thread */
    int16_t *digits;
    point_aff *out;
    const fr *scalars;
    size_t n;
} fixed_run;

static err_t row_task(void *context, size_t window, unsigned worker)
{
    const fixed_run *f = context;
    batch *b = &f->batches[worker];
    const size_t entries = msm_buckets(f->t->bits);
    point_aff *row = f->t->rows + window * entries;
    for (size_t m = 1; m < entries; m *= 2) {
        for (size_t i = 0; i < m; i++)
            batch_add(b, (addition){.a = &row[i], .b = &row[m - 1], .out = &row[m + i]});
        batch_run(b);
    }
    return ERR_OK;
}

/* The window that makes table and multiples together cheapest. */
static unsigned fixed_bits(size_t expected)
{
    unsigned best = FIXED_BITS_MIN;
    for (unsigned bits = FIXED_BITS_MIN; bits <= WINDOW_MAX; bits++)
        if (msm_windows(bits) * (msm_buckets(bits) + expected) <
            msm_windows(best) * (msm_buckets(best) + expected))
            best = bits;
    return best;
}

err_t M(create)(TABLE **out, const point_aff *base, size_t expected, pool *p)
{
    *out = NULL;
    TABLE *t = calloc(1, sizeof *t);
    if (!t)
        return err_set(ERR_MEMORY, "no memory for a fixed-base table");
    fixed_run f = {.t = t};
    err_t rc;
    t->bits = fixed_bits(expected);
    t->windows = msm_windows(t->bits);
    const size_t entries = msm_buckets(t->bits);
    ERR_GOTO(rc, done, MEM_ARRAY(&t->rows, MEM_KEY, t->windows * entries, "fixed-base table"));
    ERR_GOTO(rc, done, MEM_ARRAY(&f.batches, MEM_SCRATCH, pool_threads(p), "batches"));
    point_xyzz power;
    G(from_aff)(&power, base);
    for (unsigned w = 0; w < t->windows; w++) {
        G(to_aff)(&t->rows[w * entries], &power);
        for (unsigned i = 0; i < t->bits; i++)
            G(dbl)(&power, &power);
    }
    ERR_GOTO(rc, done, pool_for(p, t->windows, row_task, &f));
    *out = t;
done:
    mem_free(f.batches, MEM_SCRATCH);
    if (rc != ERR_OK)
        M(destroy)(t);
    return rc;
}

void M(destroy)(TABLE *t)
{
    if (!t)
        return;
    mem_free(t->rows, MEM_KEY);
    free(t);
}

static err_t multiples_task(void *context, size_t task, unsigned worker)
{
    const fixed_run *f = context;
    const TABLE *t = f->t;
    const size_t first = task * FIXED_BATCH, left = f->n - first, entries = msm_buckets(t->bits);
    const msm_plan plan = {
        .n = left < FIXED_BATCH ? left : FIXED_BATCH, .bits = t->bits, .windows = t->windows};
    batch *b = &f->batches[worker];
    int16_t *digits = f->digits + worker * t->windows * FIXED_BATCH;
    point_aff *out = f->out + first;
    msm_digits(digits, &plan, f->scalars + first, NULL, 0, plan.n);
    for (size_t i = 0; i < plan.n; i++)
        out[i] = POINT_INFINITY;
    for (unsigned w = 0; w < t->windows; w++) {
        const point_aff *row = t->rows + w * entries;
        for (size_t i = 0; i < plan.n; i++) {
            const int d = digits[w * plan.n + i];
            if (d != 0)
                batch_add(b, (addition){.a = &out[i],
                                        .b = &row[(d < 0 ? -d : d) - 1],
                                        .out = &out[i],
                                        .minus_b = d < 0});
        }
        batch_run(b);
    }
    return ERR_OK;
}

err_t M(mul)(const TABLE *t, point_aff *out, const fr *scalars, size_t n, pool *p)
{
    const size_t threads = pool_threads(p);
    fixed_run f = {.t = t, .out = out, .scalars = scalars, .n = n};
    err_t rc;
    ERR_GOTO(rc, done, MEM_ARRAY(&f.batches, MEM_SCRATCH, threads, "batches"));
    ERR_GOTO(rc, done,
             MEM_ARRAY(&f.digits, MEM_SCRATCH, threads * t->windows * FIXED_BATCH, "digits"));
    ERR_GOTO(rc, done, pool_for(p, (n + FIXED_BATCH - 1) / FIXED_BATCH, multiples_task, &f));
done:
    mem_free(f.digits, MEM_SCRATCH);
    mem_free(f.batches, MEM_SCRATCH);
    return rc;
}
