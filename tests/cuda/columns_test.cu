/* Sums of columns by affine additions alone: columns of every length, and at every level pairs that
 * are equal, opposite or infinite, on the host and on the device. */
#include "msm_known.cuh"
#include "msm/msm_device.cuh"

#define PIECE  96 /* more than two chains of level 1 */
#define LEVELS 6

/* What entry i of a column is, for level l. */
enum { RANDOM, EQUAL, OPPOSITE, INFINITE, PATTERNS };
static const char *const PATTERN_NAMES[] = {"random", "equal", "opposite", "infinite"};

struct column_case {
    std::vector<uint32_t> shorter, at, values; /* msm_piece_columns */
    std::vector<::fr> logs;                    /* of the sums */
};

/* Entries i with bit l of i set are the others' negatives, or infinite; the rest are equal. */
static uint32_t entry_of(unsigned pattern, unsigned level, uint32_t i)
{
    if (pattern == RANDOM)
        return (uint32_t)(next_random() % POOL) | (next_random() % 2 ? MSM_NEGATED : 0);
    if (pattern == EQUAL || (i >> level & 1) == 0)
        return 5;
    return pattern == OPPOSITE ? 5 | MSM_NEGATED : 96;
}

/* `copies` columns of each length from PIECE down to 0, sorted. */
static column_case column_case_of(unsigned pattern, unsigned level, unsigned copies)
{
    const known<msm_of_g1> &pool = pool_of<msm_of_g1>();
    column_case c;
    for (uint32_t length = PIECE + 1; length-- > 0;)
        for (unsigned k = 0; k < copies; k++) {
            ::fr sum, t;
            fr_from_u64(&sum, 0);
            c.shorter.push_back(PIECE - length);
            c.at.push_back((uint32_t)c.values.size());
            for (uint32_t i = 0; i < length; i++) {
                const uint32_t entry = entry_of(pattern, level, i);
                t = pool.logs[entry & ~MSM_NEGATED];
                if (entry & MSM_NEGATED)
                    fr_neg(&t, &t);
                fr_add(&sum, &sum, &t);
                c.values.push_back(entry);
            }
            c.logs.push_back(sum);
        }
    return c;
}

/* The three arrays, the order (as they stand) and the bases, where machine m works on them. */
struct column_places {
    uint32_t *shorter, *at, *values, *order;
    dev::g1_aff *bases;
    dev::g1_xyzz *sums;
};

template <class M>
static err_t sum_columns(M &m, const column_case &c, const column_places &p, unsigned levels)
{
    const uint32_t columns = (uint32_t)c.shorter.size();
    const dev::msm_piece_columns pieces = {p.shorter, p.at, p.values, PIECE};
    dev::msm_tree tree;
    ERR_TRY(dev::msm_tree_take(
        m, &tree,
        dev::msm_columns{columns, PIECE / 2, (uint32_t)c.values.size(), levels, m.width()}, NULL));
    ERR_TRY(m.each(PIECE, dev::step_piece_counts{p.shorter, tree.counts, columns, PIECE}));
    ERR_TRY(dev::msm_tree_table(m, tree));
    return dev::msm_tree_sum(m, tree, pieces, p.bases,
                             dev::msm_piece_sums{p.order, columns, p.sums, NULL});
}

static std::vector<uint32_t> order_of(const column_case &c)
{
    std::vector<uint32_t> order(c.shorter.size());
    for (uint32_t i = 0; i < order.size(); i++)
        order[i] = i;
    return order;
}

static err_t columns_on_host(std::vector<dev::g1_xyzz> &sums, column_case &c, unsigned levels)
{
    host_machine m = {NULL, {}};
    std::vector<uint32_t> order = order_of(c);
    const known<msm_of_g1> &pool = pool_of<msm_of_g1>();
    const column_places p = {c.shorter.data(),
                             c.at.data(),
                             c.values.data(),
                             order.data(),
                             (dev::g1_aff *)pool.points.data(),
                             sums.data()};
    return sum_columns(m, c, p, levels);
}

/* A block of the arena with these elements. */
template <class T>
static err_t uploaded(T **out, gpu *g, gpu_stream s, const void *from, size_t count)
{
    void *block;
    ERR_TRY(gpu_take(&block, g, count * sizeof(T), "columns"));
    *out = (T *)block;
    return gpu_upload(g, block, from, count * sizeof(T), s);
}

static err_t columns_on_device(gpu *g, std::vector<dev::g1_xyzz> &sums, column_case &c,
                               unsigned levels)
{
    const gpu_stream s = gpu_stream_get(g, 0);
    const gpu_mark mark = gpu_mark_get(g);
    const known<msm_of_g1> &pool = pool_of<msm_of_g1>();
    const std::vector<uint32_t> order = order_of(c);
    dev::msm_device m = {g, s, NULL, NULL, NULL, 0};
    column_places p;
    ERR_TRY(uploaded(&p.shorter, g, s, c.shorter.data(), c.shorter.size()));
    ERR_TRY(uploaded(&p.at, g, s, c.at.data(), c.at.size()));
    ERR_TRY(uploaded(&p.values, g, s, c.values.data(), c.values.size()));
    ERR_TRY(uploaded(&p.order, g, s, order.data(), order.size()));
    ERR_TRY(uploaded(&p.bases, g, s, pool.points.data(), pool.points.size()));
    ERR_TRY(uploaded(&p.sums, g, s, sums.data(), sums.size()));
    ERR_TRY(sum_columns(m, c, p, levels));
    ERR_TRY(gpu_download(g, sums.data(), p.sums, sums.size() * sizeof sums[0], s));
    ERR_TRY(gpu_wait(g, s));
    gpu_release(g, mark);
    return ERR_OK;
}

/* Columns whose sum is wrong; empty ones must be left as they were, infinite. */
static size_t wrong_columns(const place *at, column_case &c, unsigned levels)
{
    std::vector<dev::g1_xyzz> sums(c.shorter.size(), dev::infinity<dev::fp>());
    const err_t rc =
        at->g ? columns_on_device(at->g, sums, c, levels) : columns_on_host(sums, c, levels);
    if (rc != ERR_OK) {
        printf("  %s\n", err_text());
        return sums.size();
    }
    size_t wrong = 0;
    for (size_t i = 0; i < sums.size(); i++) {
        ::g1_xyzz got, want;
        dev::msm_read<dev::fp, msm_g1>(&got, sums.data(), i);
        g1_mul(&want, &G1_GENERATOR, &c.logs[i]);
        wrong += !g1_eq(&got, &want);
    }
    return wrong;
}

void columns_tests(const place *at)
{
    tally t = {0, 0};
    for (unsigned pattern = 0; pattern < PATTERNS; pattern++)
        for (unsigned level = 0; level < LEVELS; level++) {
            if (level > 0 && pattern <= EQUAL)
                continue;
            /* Fewer levels leave more to XYZZ; copies fill more than a block, more than a chain. */
            const unsigned levels = pattern <= EQUAL ? LEVELS : level + 1;
            column_case c = column_case_of(pattern, level, at->g ? 150 : 3);
            const size_t wrong = wrong_columns(at, c, levels);
            t.cases += c.shorter.size();
            t.wrong += wrong;
            if (wrong != 0)
                printf("  %s, period 2^%u, %u levels: %zu columns are wrong\n",
                       PATTERN_NAMES[pattern], level + 1, levels, wrong);
        }
    report(at, "columns of every length", &t);
}
