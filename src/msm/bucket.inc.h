/* Sums of listed points, written once for G1 and G2 (see batch_affine.inc.h).
 *
 * Every bucket is summed by a binary tree: neighbours pairwise, level after level. The trees of
 * many buckets grow together, so that a level gives full batches of additions however the points
 * are spread. Their inner nodes live in an array that a second-level cache holds; a level writes
 * its results densely over its operands (allowed by the order of batch_run). A list of any length
 * is cut into pieces that fit. Every tree node is a batch_affine addition, so equal, opposite and
 * infinite points need no care here. */

#define NODES_MAX ((size_t)8192)  /* 0.8 MB of G1 points, 1.6 MB of G2 points */
#define PIECE_MAX (2 * NODES_MAX) /* points summed by one tree at most */
#define TAIL_MAX  ((size_t)16)    /* nodes left that one inversion each would not pay for */
#define SCAN_MAX  ((size_t)32768) /* scalars looked at by one task */

/* Nodes [start, start + count) of one bucket, whose sum goes to out; count >= 2. */
typedef struct {
    point_aff *out;
    uint32_t start, count;
} tree;

/* Of one thread; lies in memory from mem_alloc. */
typedef struct {
    batch additions;
    size_t node_count, tree_count;
    point_aff nodes[NODES_MAX];
    tree trees[NODES_MAX];
    uint32_t scan_entries[SCAN_MAX];
} workspace;

/* The points of a list: bases[entry / 2], negated if the entry is odd; without entries the bases
 * themselves in order. */
typedef struct {
    const point_aff *bases;
    const uint32_t *entries;
} point_list;

static inline addition pair_of(const point_list *l, size_t i, bool single, point_aff *out)
{
    const uint32_t a = l->entries ? l->entries[i] : (uint32_t)i << 1;
    if (single)
        return (addition){&l->bases[a >> 1], NULL, out, a & 1, false};
    const uint32_t b = l->entries ? l->entries[i + 1] : (uint32_t)(i + 1) << 1;
    return (addition){&l->bases[a >> 1], &l->bases[b >> 1], out, a & 1, b & 1};
}

/* Adds the pairs of `count` nodes at `from`, results densely from `to` <= from on. Returns how
 * many.
 */
static size_t halve(workspace *w, size_t from, size_t count, size_t to)
{
    for (size_t i = 0; i < count; i += 2)
        batch_add(&w->additions, (addition){.a = &w->nodes[from + i],
                                            .b = i + 1 < count ? &w->nodes[from + i + 1] : NULL,
                                            .out = &w->nodes[to + i / 2]});
    return (count + 1) / 2;
}

/* Finishes all trees. */
static void trees_run(workspace *w)
{
    batch_run(&w->additions);
    while (w->tree_count > 0) {
        const size_t trees = w->tree_count;
        w->node_count = w->tree_count = 0;
        for (size_t i = 0; i < trees; i++) {
            const tree t = w->trees[i];
            if (t.count == 2) {
                batch_add(
                    &w->additions,
                    (addition){.a = &w->nodes[t.start], .b = &w->nodes[t.start + 1], .out = t.out});
                continue;
            }
            const size_t half = halve(w, t.start, t.count, w->node_count);
            w->trees[w->tree_count++] = (tree){t.out, (uint32_t)w->node_count, (uint32_t)half};
            w->node_count += half;
        }
        batch_run(&w->additions);
    }
    w->node_count = 0;
}

/* *out = sum of points first … first+count-1 of the list, once trees_run has run.
 * 1 <= count <= PIECE_MAX. */
static void tree_plant(workspace *w, const point_list *l, size_t first, size_t count,
                       point_aff *out)
{
    if (count <= 2) {
        batch_add(&w->additions, pair_of(l, first, count == 1, out));
        return;
    }
    const size_t half = (count + 1) / 2;
    if (w->node_count + half > NODES_MAX)
        trees_run(w);
    const size_t start = w->node_count;
    for (size_t i = 0; i < half; i++)
        batch_add(&w->additions,
                  pair_of(l, first + 2 * i, 2 * i + 1 == count, &w->nodes[start + i]));
    w->trees[w->tree_count++] = (tree){out, (uint32_t)start, (uint32_t)half};
    w->node_count += half;
}

/* sum += points first … last-1 of the list, any number. Finishes all trees first. */
static void list_sum(workspace *w, const point_list *l, size_t first, size_t last, point_xyzz *sum)
{
    trees_run(w);
    for (size_t at = first; at < last; at += PIECE_MAX) {
        const size_t count = last - at < PIECE_MAX ? last - at : PIECE_MAX;
        size_t nodes = (count + 1) / 2;
        for (size_t i = 0; i < nodes; i++)
            batch_add(&w->additions, pair_of(l, at + 2 * i, 2 * i + 1 == count, &w->nodes[i]));
        batch_run(&w->additions);
        while (nodes > TAIL_MAX) {
            nodes = halve(w, 0, nodes, 0);
            batch_run(&w->additions);
        }
        for (size_t i = 0; i < nodes; i++)
            G(add_aff)(sum, sum, &w->nodes[i]);
    }
}

/* buckets[k] = sum of points ends[k-1] … ends[k]-1 of the list (from 0 for k = 0). */
static void buckets_sum(workspace *w, const point_list *l, const uint32_t *ends, size_t count,
                        point_aff *buckets)
{
    size_t start = 0;
    for (size_t k = 0; k < count; start = ends[k++]) {
        const size_t points = ends[k] - start;
        if (points == 0) {
            buckets[k] = POINT_INFINITY;
        } else if (points <= PIECE_MAX) {
            tree_plant(w, l, start, points, &buckets[k]);
        } else {
            point_xyzz sum;
            G(set_infinity)(&sum);
            list_sum(w, l, start, ends[k], &sum);
            G(to_aff)(&buckets[k], &sum);
        }
    }
    trees_run(w);
}
