/* The sum of k_i P_i, written once for G1 and G2 (see batch_affine.inc.h).
 *
 *   scan     tasks of SCAN_MAX scalars: those with 0 are dropped, those with 1 and those with r-1
 *            summed without buckets, the indices of all others noted
 *   digits   the others are recoded into signed digits (digits.c)
 *   windows  tasks of one or more windows: counting sort by bucket, bucket sums, weighted sum
 *   finish   Horner's rule over the windows; the sum of the points with r-1 is multiplied by r-1,
 *            not by -1: outside the subgroup they differ
 *
 * Memory, besides a workspace a thread (1.3 MB, G2 2.6 MB), for a chunk of n <= CHUNK_MAX points:
 * 4n bytes of indices, 32n to 40n of digits; a thread 4n of sorted entries and up to 2^15 buckets
 * (3 MB, G2 6 MB). At 2^22 points and two threads 190 MB. A longer sum is done by chunks. */

#define FEW_POINTS ((size_t)5) /* below, one multiplication each */

typedef struct {
    const point_aff *bases;
    const fr *scalars;
    size_t n;
    workspace *workspaces; /* one a thread */
    /* scan */
    uint32_t *index; /* of the scalars other than 0, 1, r-1; at first in one part per task */
    size_t *others;  /* how many, by task */
    point_xyzz *ones, *tops; /* sums of the points with 1 and with r-1, by task */
    /* windows */
    msm_plan plan;
    int16_t *digits;
    uint32_t *entries, *ends; /* one part a thread */
    size_t entries_each, ends_each;
    point_aff *buckets;
    point_xyzz *window_sums; /* by segment, by window */
} msm_state;

/* The entries of ones are gathered from the front, those of r-1 from the back. */
static err_t scan_task(void *context, size_t task, unsigned worker)
{
    const msm_state *m = context;
    workspace *w = &m->workspaces[worker];
    const size_t first = task * SCAN_MAX;
    const size_t last = m->n - first < SCAN_MAX ? m->n : first + SCAN_MAX;
    fr top;
    size_t ones = 0, tops = SCAN_MAX, others = 0;
    fr_neg(&top, &FR_ONE);
    for (size_t i = first; i < last; i++) {
        const fr *k = &m->scalars[i];
        if (fr_is_zero(k))
            continue;
        if (fr_eq(k, &FR_ONE))
            w->scan_entries[ones++] = msm_entry((uint32_t)i, false);
        else if (fr_eq(k, &top))
            w->scan_entries[--tops] = msm_entry((uint32_t)i, false);
        else
            m->index[first + others++] = (uint32_t)i;
    }
    const point_list l = {m->bases, w->scan_entries};
    G(set_infinity)(&m->ones[task]);
    G(set_infinity)(&m->tops[task]);
    list_sum(w, &l, 0, ones, &m->ones[task]);
    list_sum(w, &l, tops, SCAN_MAX, &m->tops[task]);
    m->others[task] = others;
    return ERR_OK;
}

static err_t digits_task(void *context, size_t task, unsigned worker)
{
    const msm_state *m = context;
    const size_t first = task * SCAN_MAX, n = m->plan.n;
    (void)worker;
    msm_digits(m->digits, &m->plan, m->scalars, m->index, first,
               n - first < SCAN_MAX ? n : first + SCAN_MAX);
    return ERR_OK;
}

static err_t windows_task(void *context, size_t task, unsigned worker)
{
    const msm_state *m = context;
    const msm_plan *p = &m->plan;
    const size_t segment = task / p->tasks_per_segment, buckets = msm_buckets(p->bits);
    const unsigned first_window = (unsigned)(task % p->tasks_per_segment) * p->per_task;
    const unsigned windows =
        p->windows - first_window < p->per_task ? p->windows - first_window : p->per_task;
    const size_t first = segment * p->segment_points;
    const size_t last = p->n - first < p->segment_points ? p->n : first + p->segment_points;
    uint32_t *entries = m->entries + worker * m->entries_each;
    uint32_t *ends = m->ends + worker * m->ends_each;
    point_aff *bucket = m->buckets + worker * m->ends_each;
    point_xyzz *out = m->window_sums + segment * p->windows + first_window;

    if (msm_sort(entries, ends, p, m->digits, m->index, first_window, windows, first, last) == 0) {
        for (unsigned i = 0; i < windows; i++)
            G(set_infinity)(&out[i]);
        return ERR_OK;
    }
    const point_list l = {m->bases, entries};
    buckets_sum(&m->workspaces[worker], &l, ends, windows * buckets, bucket);
    buckets_weigh(&m->workspaces[worker], bucket, buckets, windows, out);
    return ERR_OK;
}

/* sum += of the windows, each times its power of 2. */
static void windows_finish(const msm_state *m, point_xyzz *sum)
{
    const msm_plan *p = &m->plan;
    point_xyzz total;
    G(set_infinity)(&total);
    for (unsigned w = p->windows; w-- > 0;) {
        for (unsigned i = 0; i < p->bits; i++)
            G(dbl)(&total, &total);
        for (size_t s = 0; s < p->segments; s++)
            G(add)(&total, &total, &m->window_sums[s * p->windows + w]);
    }
    G(add)(sum, sum, &total);
}

/* The part with buckets; m->index holds plan.n indices. */
static err_t windows_run(msm_state *m, point_xyzz *sum, pool *p)
{
    const msm_plan *plan = &m->plan;
    const size_t threads = pool_threads(p), cells = plan->windows * plan->segments;
    err_t rc;
    m->entries_each = plan->per_task * plan->segment_points;
    m->ends_each = plan->per_task * msm_buckets(plan->bits);
    ERR_GOTO(rc, done, MEM_ARRAY(&m->digits, MEM_SCRATCH, plan->windows * plan->n, "digits"));
    ERR_GOTO(rc, done, pool_for(p, (plan->n + SCAN_MAX - 1) / SCAN_MAX, digits_task, m));
    ERR_GOTO(rc, done, MEM_ARRAY(&m->entries, MEM_SCRATCH, threads * m->entries_each, "entries"));
    ERR_GOTO(rc, done, MEM_ARRAY(&m->ends, MEM_SCRATCH, threads * m->ends_each, "counters"));
    ERR_GOTO(rc, done, MEM_ARRAY(&m->buckets, MEM_SCRATCH, threads * m->ends_each, "buckets"));
    ERR_GOTO(rc, done, MEM_ARRAY(&m->window_sums, MEM_SCRATCH, cells, "window sums"));
    ERR_GOTO(rc, done, pool_for(p, plan->tasks_per_segment * plan->segments, windows_task, m));
    windows_finish(m, sum);
done:
    mem_free(m->window_sums, MEM_SCRATCH);
    mem_free(m->buckets, MEM_SCRATCH);
    mem_free(m->ends, MEM_SCRATCH);
    mem_free(m->entries, MEM_SCRATCH);
    mem_free(m->digits, MEM_SCRATCH);
    return rc;
}

static void multiply_few(point_xyzz *sum, const point_aff *bases, const fr *scalars,
                         const uint32_t *index, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        const size_t at = index ? index[i] : i;
        point_xyzz t;
        G(mul)(&t, &bases[at], &scalars[at]);
        G(add)(sum, sum, &t);
    }
}

/* sum += (r-1) tops. */
static void add_tops(point_xyzz *sum, const point_xyzz *tops)
{
    point_aff affine;
    fr top;
    if (G(is_infinity)(tops))
        return;
    G(to_aff)(&affine, tops);
    fr_neg(&top, &FR_ONE);
    multiply_few(sum, &affine, &top, NULL, 1);
}

/* sum += the terms of one chunk. */
static err_t chunk_run(msm_state *m, point_xyzz *sum, pool *p)
{
    const size_t tasks = (m->n + SCAN_MAX - 1) / SCAN_MAX;
    err_t rc;
    ERR_GOTO(rc, done, MEM_ARRAY(&m->index, MEM_SCRATCH, m->n, "indices"));
    ERR_GOTO(rc, done, MEM_ARRAY(&m->others, MEM_SCRATCH, tasks, "counts"));
    ERR_GOTO(rc, done, MEM_ARRAY(&m->ones, MEM_SCRATCH, tasks, "partial sums"));
    ERR_GOTO(rc, done, MEM_ARRAY(&m->tops, MEM_SCRATCH, tasks, "partial sums"));
    ERR_GOTO(rc, done, pool_for(p, tasks, scan_task, m));
    size_t others = 0;
    point_xyzz tops;
    G(set_infinity)(&tops);
    for (size_t i = 0; i < tasks; i++) {
        G(add)(sum, sum, &m->ones[i]);
        G(add)(&tops, &tops, &m->tops[i]);
        memmove(m->index + others, m->index + i * SCAN_MAX, m->others[i] * sizeof *m->index);
        others += m->others[i];
    }
    add_tops(sum, &tops);
    if (others < FEW_POINTS) {
        multiply_few(sum, m->bases, m->scalars, m->index, others);
    } else {
        msm_plan_make(&m->plan, others, pool_threads(p));
        ERR_GOTO(rc, done, windows_run(m, sum, p));
    }
done:
    mem_free(m->tops, MEM_SCRATCH);
    mem_free(m->ones, MEM_SCRATCH);
    mem_free(m->others, MEM_SCRATCH);
    mem_free(m->index, MEM_SCRATCH);
    return rc;
}

err_t M()(point_xyzz *out, const point_aff *bases, const fr *scalars, size_t n, pool *p)
{
    workspace *workspaces = NULL;
    point_xyzz sum;
    err_t rc = ERR_OK;
    G(set_infinity)(&sum);
    if (n < FEW_POINTS) {
        multiply_few(&sum, bases, scalars, NULL, n);
        *out = sum;
        return ERR_OK;
    }
    ERR_TRY(MEM_ARRAY(&workspaces, MEM_SCRATCH, pool_threads(p), "workspaces"));
    for (size_t at = 0; at < n && rc == ERR_OK; at += CHUNK_MAX) {
        msm_state m = {.bases = bases + at,
                       .scalars = scalars + at,
                       .n = n - at < CHUNK_MAX ? n - at : CHUNK_MAX,
                       .workspaces = workspaces};
        rc = chunk_run(&m, &sum, p);
    }
    mem_free(workspaces, MEM_SCRATCH);
    *out = sum;
    return rc;
}

/* ---- plain sums -------------------------------------------------------------------------------*/

typedef struct {
    const point_aff *bases;
    size_t n;
    workspace *workspaces;
    point_xyzz *sums; /* one a thread */
} plain_sum;

static err_t sum_task(void *context, size_t task, unsigned worker)
{
    const plain_sum *s = context;
    const size_t first = task * SCAN_MAX, left = s->n - first;
    const point_list l = {s->bases + first, NULL};
    list_sum(&s->workspaces[worker], &l, 0, left < SCAN_MAX ? left : SCAN_MAX, &s->sums[worker]);
    return ERR_OK;
}

err_t M(_sum)(point_xyzz *out, const point_aff *bases, size_t n, pool *p)
{
    const size_t threads = pool_threads(p);
    plain_sum s = {.bases = bases, .n = n};
    err_t rc;
    G(set_infinity)(out);
    if (n <= TAIL_MAX) {
        for (size_t i = 0; i < n; i++)
            G(add_aff)(out, out, &bases[i]);
        return ERR_OK;
    }
    ERR_GOTO(rc, done, MEM_ARRAY(&s.workspaces, MEM_SCRATCH, threads, "workspaces"));
    ERR_GOTO(rc, done, MEM_ARRAY(&s.sums, MEM_SCRATCH, threads, "partial sums"));
    ERR_GOTO(rc, done, pool_for(p, (n + SCAN_MAX - 1) / SCAN_MAX, sum_task, &s));
    for (size_t i = 0; i < threads; i++)
        G(add)(out, out, &s.sums[i]);
done:
    mem_free(s.sums, MEM_SCRATCH);
    mem_free(s.workspaces, MEM_SCRATCH);
    return rc;
}
