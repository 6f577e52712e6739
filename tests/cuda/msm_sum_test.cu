/* Sums by bits on the device, and the same steps on the host: bases whose logarithms are known,
 * those of a range of bits that have one and are set, against their sum. */
#include "msm_known.cuh"

#define HOST_COLUMNS 7 /* of affine additions */

enum { WITHOUT, NONE_DENSE, SOME_DENSE, ALL_DENSE, DENSITIES };
static const char *const DENSITY_NAMES[] = {"no density", "empty density", "random density",
                                            "full density"};

/* A range of a bitmap. What lies outside is there to be left alone: all ones, and other bases. */
template <class G> struct bit_case {
    known<G> bases; /* of the whole bitmap's dense bits */
    std::vector<uint64_t> bits, dense;
    std::vector<uint32_t> rank;
    std::vector<::fr> logs; /* of each bit that counts, else 0 */
    size_t first, n;
};

static inline bool has(const std::vector<uint64_t> &words, size_t i)
{
    return words[i / 64] >> i % 64 & 1;
}

/* set: of 4 bits. */
template <class G>
static bit_case<G> bit_case_of(unsigned bases_kind, unsigned density, unsigned set, size_t first,
                               size_t n)
{
    const size_t words = (first + n) / 64 + 2, all = 64 * words;
    bit_case<G> c = {bases_of<G>(bases_kind, all), {}, {}, {}, {}, first, n};
    c.bits.assign(words, ~(uint64_t)0);
    c.dense.assign(words, 0);
    c.logs.resize(all);
    uint32_t before = 0;
    for (size_t i = 0; i < all; i++) {
        if (i % 64 == 0)
            c.rank.push_back(before);
        const bool inside = i >= first && i < first + n;
        const bool dense = density == SOME_DENSE ? next_random() % 3 != 0 : density != NONE_DENSE;
        const bool is_set = !inside || next_random() % 4 < set;
        if (!is_set)
            c.bits[i / 64] &= ~((uint64_t)1 << i % 64);
        if (dense)
            c.dense[i / 64] |= (uint64_t)1 << i % 64;
        fr_from_u64(&c.logs[i], 0);
        if (dense && is_set)
            c.logs[i] = c.bases.logs[before];
        before += dense;
    }
    if (density == WITHOUT)
        c.dense.clear();
    return c;
}

/* Bases before bit i. */
template <class G> static size_t bases_before(const bit_case<G> &c, size_t i)
{
    if (c.dense.empty())
        return i;
    size_t count = c.rank[i / 64];
    for (size_t k = i / 64 * 64; k < i; k++)
        count += has(c.dense, k);
    return count;
}

template <class G>
static err_t sum_on_device(gpu *g, typename G::xyzz *out, const bit_case<G> &c, size_t first,
                           size_t n)
{
    const gpu_stream s = gpu_stream_get(g, 0);
    const gpu_mark mark = gpu_mark_get(g);
    std::vector<typename G::xyzz> down(MSM_CUDA_POINTS);
    const size_t words = c.bits.size(), skipped = bases_before(c, first);
    const size_t points_bytes = c.bases.points.size() * sizeof c.bases.points[0];
    void *points, *bits, *dense, *rank;
    uint64_t bytes;
    ERR_TRY(gpu_take(&points, g, points_bytes, "bases"));
    ERR_TRY(gpu_take(&bits, g, 8 * words, "bits"));
    ERR_TRY(gpu_take(&dense, g, 8 * words, "density"));
    ERR_TRY(gpu_take(&rank, g, 4 * words, "ranks"));
    ERR_TRY(gpu_upload(g, points, c.bases.points.data(), points_bytes, s));
    ERR_TRY(gpu_upload(g, bits, c.bits.data(), 8 * words, s));
    ERR_TRY(gpu_upload(g, dense, c.dense.data(), 8 * c.dense.size(), s));
    ERR_TRY(gpu_upload(g, rank, c.rank.data(), 4 * words, s));
    const gpu_mark before = gpu_mark_get(g);
    const msm_cuda_dense with = {(const uint64_t *)dense, (const uint32_t *)rank};
    ERR_TRY(G::sum_start(g, s, down.data(), (const typename G::aff *)points + skipped,
                         (const uint64_t *)bits, c.dense.empty() ? NULL : &with, first, n));
    ERR_TRY(gpu_wait(g, s));
    ERR_TRY(G::sum_bytes(&bytes, g, n));
    CHECK(took(g, before, bytes));
    dev::msm_sum_finish<typename G::F, typename G::cpu>(out, down.data(), n);
    gpu_release(g, mark);
    return ERR_OK;
}

template <class G>
static err_t sum_on_host(typename G::xyzz *out, const bit_case<G> &c, size_t first, size_t n)
{
    std::vector<typename G::xyzz> down(MSM_CUDA_POINTS);
    host_machine m = {down.data(), {}};
    const msm_cuda_dense with = {c.dense.data(), c.rank.data()};
    const typename G::aff *const points = c.bases.points.data() + bases_before(c, first);
    if (n > 0)
        ERR_TRY(dev::msm_sum_queue(m, (const dev::aff<typename G::F> *)points, c.bits.data(),
                                   c.dense.empty() ? NULL : &with, first, n,
                                   std::is_same<G, msm_of_g1_affine>::value ? HOST_COLUMNS : 0));
    dev::msm_sum_finish<typename G::F, typename G::cpu>(out, down.data(), n);
    return ERR_OK;
}

/* The part of the range from `first` on, n bits. */
template <class G>
static err_t sum_part(const place *at, typename G::xyzz *out, const bit_case<G> &c, size_t first,
                      size_t n)
{
    return at->g ? sum_on_device<G>(at->g, out, c, first, n) : sum_on_host<G>(out, c, first, n);
}

/* As a whole, or in parts that end anywhere. */
template <class G>
static err_t sum_of(const place *at, typename G::xyzz *out, const bit_case<G> &c, bool in_parts)
{
    G::cpu::clear(out);
    size_t done = 0;
    do {
        typename G::xyzz part;
        size_t n = in_parts ? 1 + next_random() % 200 : c.n;
        n = n < c.n - done ? n : c.n - done;
        ERR_TRY(sum_part<G>(at, &part, c, c.first + done, n));
        G::cpu::add(out, out, &part);
        done += n;
    } while (done < c.n);
    return ERR_OK;
}

template <class G>
static bool sum_right(const place *at, const bit_case<G> &c, const char *what, bool in_parts)
{
    ::fr log;
    fr_from_u64(&log, 0);
    for (size_t i = c.first; i < c.first + c.n; i++)
        fr_add(&log, &log, &c.logs[i]);
    typename G::xyzz want, got;
    G::multiple(&want, &log);
    const err_t rc = sum_of<G>(at, &got, c, in_parts);
    const bool good = rc == ERR_OK && G::eq(&got, &want);
    if (!good)
        printf("  %s: sum of bits, %s, first %zu, n = %zu%s: %s\n", G::NAME, what, c.first, c.n,
               in_parts ? ", in parts" : "", rc == ERR_OK ? "differs" : err_text());
    return good;
}

template <class G> static void test_sum(const place *at, const std::vector<size_t> &sizes)
{
    tally t = {0, 0};
    for (const size_t n : sizes)
        for (unsigned bases = 0; bases < BASES_CLASSES; bases++)
            for (unsigned density = 0; density < DENSITIES; density++)
                for (unsigned set = 0; set <= 4; set += 2)
                    for (const size_t first : {0, 5, 64, 127}) {
                        if (n > 300 && bases != BASES_MANY && density != WITHOUT)
                            continue;
                        const bit_case<G> c = bit_case_of<G>(bases, density, set, first, n);
                        char what[96];
                        snprintf(what, sizeof what, "%s bases, %s, %u of 4 set", BASES_NAMES[bases],
                                 DENSITY_NAMES[density], set);
                        const bool in_parts = n > 300 && set == 2;
                        t.cases += 1 + in_parts;
                        t.wrong += !sum_right<G>(at, c, what, false);
                        if (in_parts)
                            t.wrong += !sum_right<G>(at, c, what, true);
                    }
    char name[64];
    snprintf(name, sizeof name, "%s sums by bits", G::NAME);
    report(at, name, &t);
}

void msm_sum_tests(const place *at)
{
    test_sum<msm_of_g1>(at, {0, 1, 63, 64, 65, 1000});
    test_sum<msm_of_g1_affine>(at, {0, 1, 63, 64, 65, 1000});
    test_sum<msm_of_g2>(at, {0, 1, 63, 64, 65, 400});
}
