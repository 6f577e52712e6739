/* What the headers with device memory promise when a call to CUDA fails, on the device: a job with
 * every function of a header is run again and again, and each time a later call fails on command.
 * Each failure is an error, nothing stays taken, and the next job is right. */
#include "image_drawn.cuh"
#include "msm_known.cuh"

extern "C" {
#include "field/fr_cuda.h"
#include "msm/fixed_cuda.h"
#include "msm/group_ntt_cuda.h"
#include "ntt/ntt.h"
#include "ntt/ntt_cuda.h"
#include "r1cs/image_cuda.h"
#include "r1cs/image_transpose_cuda.h"
}

#define ARENA      ((uint64_t)256 << 20)
#define LOG2       10u
#define ELEMENTS   ((size_t)1 << LOG2)
#define BASES      200u
#define GROUP_LOG2 4u
#define REPEATED   20u /* jobs in a row, after which the counters are those of before */
#define DONE(call) CHECK((call) == ERR_OK)

/* Results as bytes that are the same each time. */
typedef std::vector<uint8_t> bytes;
typedef err_t job(gpu *g, bytes *out);

static err_t uploaded(void **out, gpu *g, const void *from, size_t size, const char *what)
{
    ERR_TRY(gpu_take(out, g, size, what));
    return gpu_upload(g, *out, from, size, gpu_stream_get(g, 0));
}

static err_t downloaded(bytes *out, gpu *g, const void *from, size_t size)
{
    const size_t at = out->size();
    out->resize(at + size);
    ERR_TRY(gpu_download(g, out->data() + at, from, size, gpu_stream_get(g, 0)));
    return gpu_wait(g, gpu_stream_get(g, 0));
}

static const std::vector<::fr> &elements(void)
{
    static std::vector<::fr> all;
    while (all.size() < 3 * ELEMENTS)
        all.push_back(random_fr());
    return all;
}

/* ---- jobs ------------------------------------------------------------------------------------ */

static err_t transforms(gpu *g, ntt_cuda *t, ::fr *a, ::fr *b, ::fr *c)
{
    const gpu_stream s = gpu_stream_get(g, 0);
    ERR_TRY(ntt_cuda_forward(t, a, s));
    ERR_TRY(ntt_cuda_inverse_coset(t, a, s));
    ERR_TRY(ntt_cuda_forward_coset(t, b, s));
    ERR_TRY(ntt_cuda_inverse(t, b, s));
    ERR_TRY(ntt_cuda_forward_nr(t, c, s));
    ERR_TRY(ntt_cuda_forward_rn(t, c, s));
    ERR_TRY(ntt_cuda_inverse_nr(t, c, NTT_CUDA_TO_COSET, s));
    return ntt_cuda_quotient(t, a, b, c, s);
}

static err_t ntt_job(gpu *g, bytes *out)
{
    void *a;
    ntt_cuda *t;
    ERR_TRY(uploaded(&a, g, elements().data(), 3 * ELEMENTS * sizeof(::fr), "elements"));
    const gpu_mark mark = gpu_mark_get(g);
    err_t rc = ntt_cuda_create(&t, g, LOG2, gpu_stream_get(g, 0));
    if (rc != ERR_OK) {
        CHECK(!t && gpu_mark_get(g) == mark); /* it gives back by itself */
        return rc;
    }
    ::fr *const first = (::fr *)a;
    rc = transforms(g, t, first, first + ELEMENTS, first + 2 * ELEMENTS);
    ntt_cuda_destroy(t);
    ERR_TRY(rc);
    return downloaded(out, g, a, ELEMENTS * sizeof(::fr));
}

static err_t fr_job(gpu *g, bytes *out)
{
    const gpu_stream s = gpu_stream_get(g, 0);
    const std::vector<::fr> &x = elements();
    std::vector<uint32_t> order(ELEMENTS);
    for (uint32_t i = 0; i < ELEMENTS; i++)
        order[i] = (i * 5 + 1) % ELEMENTS;
    void *in, *index, *to;
    ERR_TRY(uploaded(&in, g, x.data(), ELEMENTS * sizeof x[0], "elements"));
    ERR_TRY(uploaded(&index, g, order.data(), ELEMENTS * sizeof order[0], "indices"));
    ERR_TRY(gpu_take(&to, g, ELEMENTS * sizeof x[0], "results"));
    ERR_TRY(fr_cuda_powers(g, s, to, &x[1], &x[2], ELEMENTS));
    ERR_TRY(fr_cuda_multiply(g, s, in, in, to, ELEMENTS));
    ERR_TRY(fr_cuda_gather(g, s, to, in, (const uint32_t *)index, ELEMENTS));
    ERR_TRY(fr_cuda_combine(g, s, to, &x[3], in, &x[4], to, ELEMENTS));
    return downloaded(out, g, to, ELEMENTS * sizeof x[0]);
}

template <class G> static const known<G> &some_bases(void)
{
    static const known<G> all = bases_of<G>(BASES_MANY, BASES);
    return all;
}

template <class G> static void append_point(bytes *out, const typename G::xyzz *p)
{
    typename G::aff a;
    G::to_aff(&a, p);
    out->insert(out->end(), (const uint8_t *)&a, (const uint8_t *)&a + sizeof a);
}

template <class G> static err_t msm_job(gpu *g, bytes *out)
{
    const gpu_stream s = gpu_stream_get(g, 0);
    void *bases, *scalars;
    uint64_t size;
    std::vector<typename G::xyzz> down(MSM_CUDA_POINTS);
    typename G::xyzz sum;
    ERR_TRY(uploaded(&bases, g, some_bases<G>().points.data(), BASES * sizeof(typename G::aff),
                     "bases"));
    ERR_TRY(uploaded(&scalars, g, elements().data(), BASES * sizeof(::fr), "scalars"));
    ERR_TRY(G::bytes(&size, g, BASES));
    ERR_TRY(G::start(g, s, down.data(), bases, scalars, MSM_CUDA_MONTGOMERY, BASES));
    ERR_TRY(gpu_wait(g, s));
    dev::msm_finish<typename G::F, typename G::cpu>(&sum, down.data(), BASES);
    append_point<G>(out, &sum);
    return ERR_OK;
}

template <class G> static err_t sum_job(gpu *g, bytes *out)
{
    static const uint64_t BITS[] = {0x123456789abcdef0, 0xfedcba9876543210, 0x5555aaaa3333cccc, 0};
    static const uint64_t DENSE[] = {0xffff0000ffff00ff, 0x0ff00ff00ff00ff0, 0xf0f0f0f00f0f0f0f, 0};
    static const uint32_t RANK[] = {0, 40, 72, 104};
    const gpu_stream s = gpu_stream_get(g, 0);
    void *bases, *bits, *dense, *rank;
    uint64_t size;
    std::vector<typename G::xyzz> down(MSM_CUDA_POINTS);
    ERR_TRY(uploaded(&bases, g, some_bases<G>().points.data(), BASES * sizeof(typename G::aff),
                     "bases"));
    ERR_TRY(uploaded(&bits, g, BITS, sizeof BITS, "bits"));
    ERR_TRY(uploaded(&dense, g, DENSE, sizeof DENSE, "density"));
    ERR_TRY(uploaded(&rank, g, RANK, sizeof RANK, "ranks"));
    const msm_cuda_dense with = {(const uint64_t *)dense, (const uint32_t *)rank};
    for (unsigned k = 0; k < 2; k++) {
        typename G::xyzz sum;
        ERR_TRY(G::sum_bytes(&size, g, 180));
        ERR_TRY(G::sum_start(g, s, down.data(), bases, (const uint64_t *)bits, k ? &with : NULL, 3,
                             180));
        ERR_TRY(gpu_wait(g, s));
        dev::msm_sum_finish<typename G::F, typename G::cpu>(&sum, down.data(), 180);
        append_point<G>(out, &sum);
    }
    return ERR_OK;
}

static err_t multiply(gpu *g, const fixed_cuda *t, size_t point_bytes, bytes *out)
{
    void *scalars, *to;
    ERR_TRY(uploaded(&scalars, g, elements().data(), BASES * sizeof(::fr), "scalars"));
    ERR_TRY(gpu_take(&to, g, BASES * point_bytes, "multiples"));
    ERR_TRY(fixed_cuda_multiply(t, gpu_stream_get(g, 0), to, scalars, BASES));
    return downloaded(out, g, to, BASES * point_bytes);
}

static err_t fixed_job_g1(gpu *g, bytes *out)
{
    fixed_cuda *t;
    err_t rc = fixed_cuda_g1(&t, g, gpu_stream_get(g, 0), &G1_GENERATOR);
    if (rc == ERR_OK)
        rc = multiply(g, t, sizeof(::g1_aff), out);
    fixed_cuda_free(t);
    return rc;
}

static err_t fixed_job_g2(gpu *g, bytes *out)
{
    fixed_cuda *t;
    err_t rc = fixed_cuda_g2(&t, g, gpu_stream_get(g, 0), &G2_GENERATOR);
    if (rc == ERR_OK)
        rc = multiply(g, t, sizeof(::g2_aff), out);
    fixed_cuda_free(t);
    return rc;
}

/* In place, of fewer points than the domain has. */
static err_t group_job(gpu *g, bytes *out)
{
    const size_t size = sizeof(::g1_aff) << GROUP_LOG2;
    group_ntt t = {GROUP_LOG2, FR_ONE, elements()[0], elements()[1]};
    void *points;
    ntt_root(&t.root, GROUP_LOG2);
    ERR_TRY(uploaded(&points, g, some_bases<msm_of_g1>().points.data(), size, "points"));
    ERR_TRY(group_ntt_cuda(g, gpu_stream_get(g, 0), points, points, ((size_t)1 << GROUP_LOG2) - 1,
                           &t, NULL));
    return downloaded(out, g, points, size);
}

static const drawn_image &some_image(void)
{
    static drawn_image d = {};
    if (d.instance.empty()) {
        drawn_begin(&d);
        for (unsigned t = 0; t < 4; t++)
            drawn_any_template(&d, 6, 30, 9);
        for (unsigned i = 0; i < 20; i++)
            drawn_instance(&d, i % 4);
        drawn_end(&d);
    }
    return d;
}

static err_t evaluate(gpu *g, image_cuda *e, const drawn_image &d, bytes *out)
{
    const gpu_stream s = gpu_stream_get(g, 0);
    void *bits, *fields, *m[3];
    uint64_t rows = d.image.shape.constraints + d.image.shape.inputs;
    unsigned log2 = 0;
    while (UINT64_C(1) << log2 < rows)
        log2++;
    ERR_TRY(uploaded(&bits, g, d.slab.bits, slab_words(d.slab.n.bits) * 8, "bits"));
    ERR_TRY(uploaded(&fields, g, d.slab.fields, d.slab.n.fields * sizeof(::fr), "field elements"));
    for (void *&to : m)
        ERR_TRY(gpu_take(&to, g, sizeof(::fr) << log2, "evaluations"));
    ERR_TRY(image_cuda_evaluate(e, m[0], m[1], m[2], bits, fields, log2, s));
    for (const void *from : m)
        ERR_TRY(downloaded(out, g, from, sizeof(::fr) << log2));
    return ERR_OK;
}

static err_t image_job(gpu *g, bytes *out)
{
    const drawn_image &d = some_image();
    const gpu_mark mark = gpu_mark_get(g);
    image_cuda *e;
    err_t rc = image_cuda_open(&e, g, &d.image, true, gpu_stream_get(g, 0));
    if (rc != ERR_OK) {
        CHECK(!e && gpu_mark_get(g) == mark); /* it gives back by itself */
        return rc;
    }
    rc = evaluate(g, e, d, out);
    image_cuda_close(e);
    return rc;
}

static err_t columns_job(gpu *g, bytes *out)
{
    const r1cs_image *image = &some_image().image;
    const size_t rows_n = image->shape.constraints + image->shape.inputs;
    const size_t size = (image->n.bits + image->n.fields) * sizeof(::fr);
    static std::vector<::fr> values;
    while (values.size() < rows_n)
        values.push_back(random_fr());
    void *rows, *to;
    ERR_TRY(uploaded(&rows, g, values.data(), rows_n * sizeof(::fr), "rows"));
    ERR_TRY(gpu_take(&to, g, size, "columns"));
    for (unsigned matrix = 0; matrix < 3; matrix++) {
        const gpu_mark mark = gpu_mark_get(g);
        ERR_TRY(image_transpose_cuda(g, gpu_stream_get(g, 0), to, image, matrix, rows));
        ERR_TRY(downloaded(out, g, to, size));
        gpu_release(g, mark);
    }
    return ERR_OK;
}

/* ---- running them ---------------------------------------------------------------------------- */

/* What a failed job has queued ends before its memory is used again. */
static err_t run(gpu *g, job *j, bytes *out)
{
    const gpu_mark mark = gpu_mark_get(g);
    out->clear();
    const err_t rc = j(g, out);
    gpu_release(g, mark);
    return rc;
}

struct memory {
    gpu_counts device;
    mem_counts host[MEM_CLASSES];
    uint64_t free_bytes;
};

static memory memory_now(gpu *g, unsigned device)
{
    memory m;
    gpu_info info = {};
    gpu_memory(g, &m.device);
    for (unsigned i = 0; i < MEM_CLASSES; i++)
        mem_count((mem_class)i, &m.host[i]);
    DONE(gpu_describe(&info, device));
    m.free_bytes = info.memory_free_bytes;
    return m;
}

/* The same of everything that is held; peaks and numbers of allocations may grow, in pairs. */
static bool same_memory(const memory &a, const memory &b)
{
    bool same = a.device.arena_bytes == b.device.arena_bytes &&
                a.device.taken_bytes == b.device.taken_bytes &&
                a.device.pinned_bytes == b.device.pinned_bytes &&
                a.device.pinned_allocations == b.device.pinned_allocations &&
                a.device.pinned_frees == b.device.pinned_frees && a.free_bytes == b.free_bytes;
    for (unsigned i = 0; i < MEM_CLASSES; i++)
        same = same && a.host[i].bytes_now == b.host[i].bytes_now &&
               b.host[i].allocations - a.host[i].allocations == b.host[i].frees - a.host[i].frees;
    return same;
}

/* least: calls to CUDA that the job makes at least. */
static void fail_in_turn(gpu *g, unsigned device, const char *what, job *j, uint64_t least)
{
    bytes want, got;
    if (!DONE(run(g, j, &want)) || !DONE(run(g, j, &got)))
        return;
    CHECK(got == want && !want.empty());
    const memory before = memory_now(g, device);
    for (unsigned i = 0; i < REPEATED; i++)
        DONE(run(g, j, &got));
    CHECK(same_memory(before, memory_now(g, device)));
    uint64_t n = 1;
    for (;; n++) {
        fault_arm(FAULT_GPU, n);
        const err_t rc = run(g, j, &got);
        if (rc == ERR_OK)
            break;
        CHECK(rc == ERR_DEVICE && strstr(err_text(), "failure on command") != NULL);
        fault_arm(FAULT_GPU, 0);
        if (!DONE(run(g, j, &got)) || !CHECK(got == want))
            break;
    }
    /* Had a failure been swallowed, it would not be waiting for the next call. */
    CHECK(gpu_use(g) == ERR_DEVICE);
    fault_arm(FAULT_GPU, 0);
    CHECK(got == want && n > least);
    CHECK(same_memory(before, memory_now(g, device)));
    printf("  %s: %llu calls of a job failed in turn\n", what, (unsigned long long)n - 1);
}

void fault_tests(unsigned device)
{
    gpu *g;
    if (!DONE(gpu_open(&g, device, ARENA)))
        return;
    fail_in_turn(g, device, "transforms", ntt_job, 20);
    fail_in_turn(g, device, "arrays", fr_job, 10);
    fail_in_turn(g, device, "sums in G1", msm_job<msm_of_g1>, 20);
    fail_in_turn(g, device, "sums in G2", msm_job<msm_of_g2>, 20);
    fail_in_turn(g, device, "sums by bits in G1", sum_job<msm_of_g1>, 20);
    fail_in_turn(g, device, "sums by bits in G2", sum_job<msm_of_g2>, 20);
    fail_in_turn(g, device, "multiples of a point of G1", fixed_job_g1, 10);
    fail_in_turn(g, device, "multiples of a point of G2", fixed_job_g2, 10);
    fail_in_turn(g, device, "transforms of points", group_job, 10);
    fail_in_turn(g, device, "evaluations", image_job, 15);
    fail_in_turn(g, device, "columns", columns_job, 15);
    gpu_close(g);
}
