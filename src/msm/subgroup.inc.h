/* Are many points in the subgroup? Written once for G1 and G2 (see batch_affine.inc.h).
 *
 * A round throws every point into one of B buckets, each independently and uniformly, and tests
 * each bucket's sum by the exact test of the curve room.
 *
 * Why a round misses with probability at most 1/B, whoever chose the points. The group of the curve
 * is G x C, G of order r and C of order prime to r, so a point is outside if and only if its part
 * in C is not 0, and the part of a sum is the sum of the parts. Let P be one point outside, c != 0
 * its part. Fix where all other points go; that gives every bucket a part s_b. If P goes to bucket
 * b, the round passes only if s_b + c = 0 and s_b' = 0 for every other b'. So s_b = -c != 0, and b
 * is the only bucket whose s is not 0: at most one of the B choices for P lets the round pass. The
 * choice for P is uniform and independent of the others, hence 1/B. Nothing was assumed about the
 * other points or the order of c, so several bad points that cancel do no better.
 *
 * Rounds are independent: k rounds miss with probability at most B^-k, and k = ceil(60 / log2 B)
 * rounds with at most 2^-60. More than CHUNK_MAX points are tested by chunks, each to this bound; a
 * bad point lies in one of them.
 *
 * Cost: a round is n additions and B tests; B is chosen to make the sum of rounds cheapest, or
 * every point is tested by itself if that is cheaper. */

#include <stdatomic.h>

#define MISS_LOG2      60u
#define BULK_BITS_MIN  3u
#define BULK_BITS_MAX  16u
#define TESTS_PER_TASK ((size_t)64)

typedef struct {
    const point_aff *bases;
    size_t n;
    workspace *workspaces;
    unsigned bits, rounds;
    size_t segments, segment_points; /* a round's points are summed by segments */
    uint16_t *bucket_of;             /* by round, by point */
    uint32_t *entries, *ends;        /* one part a thread */
    point_aff *sums;                 /* by round, by segment, by bucket */
    atomic_size_t bad;               /* lowest point, or round · buckets + bucket, found outside */
} bulk_test;

static void note_bad(bulk_test *t, size_t what)
{
    size_t seen = atomic_load(&t->bad);
    while (what < seen && !atomic_compare_exchange_weak(&t->bad, &seen, what))
        ;
}

static err_t test_single_task(void *context, size_t task, unsigned worker)
{
    bulk_test *t = context;
    (void)worker;
    for (size_t i = task * TESTS_PER_TASK; i < t->n && i < (task + 1) * TESTS_PER_TASK; i++)
        if (!G(aff_in_subgroup)(&t->bases[i]))
            note_bad(t, i);
    return ERR_OK;
}

/* One segment of one round. */
static err_t throw_task(void *context, size_t task, unsigned worker)
{
    const bulk_test *t = context;
    const size_t buckets = (size_t)1 << t->bits;
    const size_t round = task / t->segments, segment = task % t->segments;
    const size_t first = segment * t->segment_points;
    const size_t last = t->n - first < t->segment_points ? t->n : first + t->segment_points;
    uint16_t *bucket_of = t->bucket_of + round * t->n;
    uint32_t *entries = t->entries + worker * t->segment_points;
    uint32_t *ends = t->ends + worker * buckets;
    ERR_TRY(rng_bytes(bucket_of + first, (last - first) * sizeof *bucket_of));
    memset(ends, 0, buckets * sizeof *ends);
    for (size_t i = first; i < last; i++) {
        bucket_of[i] &= (uint16_t)(buckets - 1);
        ends[bucket_of[i]]++;
    }
    (void)msm_starts(ends, buckets);
    for (size_t i = first; i < last; i++)
        entries[ends[bucket_of[i]]++] = msm_entry((uint32_t)i, false);
    const point_list l = {t->bases, entries};
    buckets_sum(&t->workspaces[worker], &l, ends, buckets, t->sums + task * buckets);
    return ERR_OK;
}

static err_t test_buckets_task(void *context, size_t task, unsigned worker)
{
    bulk_test *t = context;
    const size_t buckets = (size_t)1 << t->bits;
    (void)worker;
    for (size_t i = task * TESTS_PER_TASK; i < (task + 1) * TESTS_PER_TASK; i++) {
        const size_t round = i / buckets, bucket = i % buckets;
        if (round >= t->rounds)
            break;
        point_xyzz sum;
        point_aff affine;
        G(set_infinity)(&sum);
        for (size_t s = 0; s < t->segments; s++)
            G(add_aff)(&sum, &sum, &t->sums[(round * t->segments + s) * buckets + bucket]);
        G(to_aff)(&affine, &sum);
        if (!G(aff_in_subgroup)(&affine))
            note_bad(t, i);
    }
    return ERR_OK;
}

/* Picks bits and rounds; false if testing singly is cheaper. */
static bool plan_rounds(bulk_test *t, unsigned threads)
{
    size_t best = SUBGROUP_TEST_ADDITIONS * t->n;
    t->rounds = 0;
    for (unsigned bits = BULK_BITS_MIN; bits <= BULK_BITS_MAX; bits++) {
        const unsigned rounds = (MISS_LOG2 + bits - 1) / bits;
        const size_t cost = rounds * (t->n + (SUBGROUP_TEST_ADDITIONS << bits));
        if (cost < best) {
            best = cost;
            t->bits = bits;
            t->rounds = rounds;
        }
    }
    if (t->rounds == 0)
        return false;
    t->segments = 1 + (2 * threads - 1) / t->rounds;
    t->segment_points = (t->n + t->segments - 1) / t->segments;
    t->segments = (t->n + t->segment_points - 1) / t->segment_points;
    return true;
}

static err_t test_singly(bulk_test *t, pool *p)
{
    return pool_for(p, (t->n + TESTS_PER_TASK - 1) / TESTS_PER_TASK, test_single_task, t);
}

/* A bucket's sum was outside: so is one of its points. */
static void find_in_bucket(bulk_test *t)
{
    const size_t buckets = (size_t)1 << t->bits, found = atomic_load(&t->bad);
    const uint16_t *bucket_of = t->bucket_of + found / buckets * t->n;
    for (size_t i = 0; i < t->n; i++) {
        if (bucket_of[i] == found % buckets && !G(aff_in_subgroup)(&t->bases[i])) {
            atomic_store(&t->bad, i);
            return;
        }
    }
    VERIFY(false);
}

static err_t test_in_rounds(bulk_test *t, pool *p)
{
    const size_t threads = pool_threads(p), buckets = (size_t)1 << t->bits;
    const size_t tests = t->rounds * buckets, tasks = t->rounds * t->segments;
    err_t rc;
    ERR_GOTO(rc, done, MEM_ARRAY(&t->workspaces, MEM_SCRATCH, threads, "workspaces"));
    ERR_GOTO(rc, done, MEM_ARRAY(&t->bucket_of, MEM_SCRATCH, t->rounds * t->n, "bucket numbers"));
    ERR_GOTO(rc, done, MEM_ARRAY(&t->entries, MEM_SCRATCH, threads * t->segment_points, "entries"));
    ERR_GOTO(rc, done, MEM_ARRAY(&t->ends, MEM_SCRATCH, threads * buckets, "counters"));
    ERR_GOTO(rc, done, MEM_ARRAY(&t->sums, MEM_SCRATCH, tasks * buckets, "bucket sums"));
    ERR_GOTO(rc, done, pool_for(p, tasks, throw_task, t));
    ERR_GOTO(rc, done,
             pool_for(p, (tests + TESTS_PER_TASK - 1) / TESTS_PER_TASK, test_buckets_task, t));
    if (atomic_load(&t->bad) != SIZE_MAX)
        find_in_bucket(t);
done:
    mem_free(t->sums, MEM_SCRATCH);
    mem_free(t->ends, MEM_SCRATCH);
    mem_free(t->entries, MEM_SCRATCH);
    mem_free(t->bucket_of, MEM_SCRATCH);
    mem_free(t->workspaces, MEM_SCRATCH);
    return rc;
}

err_t M(_in_subgroup)(size_t *first_bad, const point_aff *bases, size_t n, pool *p)
{
    *first_bad = n;
    for (size_t at = 0; at < n; at += CHUNK_MAX) {
        bulk_test t = {.bases = bases + at, .n = n - at < CHUNK_MAX ? n - at : CHUNK_MAX};
        atomic_init(&t.bad, SIZE_MAX);
        if (plan_rounds(&t, pool_threads(p)))
            ERR_TRY(test_in_rounds(&t, p));
        else
            ERR_TRY(test_singly(&t, p));
        if (atomic_load(&t.bad) != SIZE_MAX) {
            *first_bad = at + atomic_load(&t.bad);
            return ERR_OK;
        }
    }
    return ERR_OK;
}
