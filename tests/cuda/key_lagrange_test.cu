/* A key image from one form to the other: points with known logarithms against the formulas of
 * key_image.h; with an image file, a key of one form, converted, against one made in the other. */
#include "cuda_test.cuh"
#include "group_host.cuh"
#include "groth16/key_lagrange_steps.cuh"
#include "image_drawn.cuh"
#include "transpose_host.cuh"

extern "C" {
#include "base/clock.h"
#include "groth16/key_lagrange_cuda.h"
#include "groth16/setup_cuda.h"
#include "ntt/ntt.h"
#include "r1cs/image_transpose.h"
}

/* ---- by logarithms --------------------------------------------------------------------------- */

struct known_key {
    std::vector<::fr> h, l; /* logarithms; h: one less than the domain */
    std::vector<::g1_aff> h_points, l_points;
};

/* L: successive multiples of the generator, infinity for the inputs. */
static known_key known_key_of(const r1cs_image *image)
{
    known_key k;
    const size_t domain = (size_t)1 << image->shape.log2_domain;
    k.h_points.resize(domain, G1_GENERATOR); /* the last one is not read */
    for (size_t i = 0; i + 1 < domain; i++) {
        k.h.push_back(random_fr());
        k.h_points[i] = multiple(&k.h[i]);
    }
    ::fr log = random_fr();
    ::g1_xyzz p;
    g1_mul(&p, &G1_GENERATOR, &log);
    for (size_t i = 0; i < image->n.bits + image->n.fields; i++) {
        const bool input = i >= image->n.bits && i - image->n.bits < image->shape.inputs;
        k.l.push_back(input ? FR_ZERO : log);
        k.l_points.push_back(G1_INFINITY);
        if (!input)
            g1_to_aff(&k.l_points[i], &p);
        g1_add_aff(&p, &p, &G1_GENERATOR);
        fr_add(&log, &log, &FR_ONE);
    }
    return k;
}

/* (first/N) sum_i (w^-j ratio)^i h_i for all j. */
static std::vector<::fr> transformed(const std::vector<::fr> &h, unsigned log2, ::fr first,
                                     const ::fr *ratio)
{
    std::vector<::fr> out;
    ::fr n, w, step = *ratio;
    fr_from_u64(&n, UINT64_C(1) << log2);
    fr_inv(&n, &n);
    fr_mul(&first, &first, &n);
    ntt_root(&w, log2);
    fr_inv(&w, &w);
    for (size_t j = 0; j < (size_t)1 << log2; j++, fr_mul(&step, &step, &w)) {
        ::fr sum = FR_ZERO, power = first, term;
        for (const ::fr &v : h) {
            fr_mul(&term, &power, &v);
            fr_add(&sum, &sum, &term);
            fr_mul(&power, &power, &step);
        }
        out.push_back(sum);
    }
    return out;
}

struct formulas {
    std::vector<::fr> lam, l;
};

static formulas formulas_of(const known_key &k, const r1cs_image *image)
{
    const unsigned log2 = image->shape.log2_domain;
    ::fr z, inverse, g_inverse;
    fr_pow_u64(&z, &FR_GENERATOR, UINT64_C(1) << log2);
    fr_sub(&z, &z, &FR_ONE);
    fr_inv(&z, &z);
    fr_inv(&g_inverse, &FR_GENERATOR);
    inverse = z;
    formulas f;
    f.lam = transformed(k.h, log2, inverse, &g_inverse);
    const std::vector<::fr> of_k = transformed(k.h, log2, FR_ONE, &FR_ONE);
    f.l.resize(k.l.size());
    CHECK(image_transpose(f.l.data(), image, 2, of_k.data(), NULL) == ERR_OK);
    for (size_t i = 0; i < f.l.size(); i++) {
        fr_mul(&f.l[i], &f.l[i], &z);
        fr_sub(&f.l[i], &k.l[i], &f.l[i]);
    }
    return f;
}

/* ---- by the steps ---------------------------------------------------------------------------- */

static err_t on_host(known_key *k, const r1cs_image *image)
{
    const unsigned log2 = image->shape.log2_domain;
    const size_t domain = (size_t)1 << log2;
    group_ntt t = {log2, FR_ONE, FR_ONE, FR_ONE};
    ::fr n;
    ntt_root(&t.root, log2);
    fr_inv(&t.root, &t.root);
    fr_pow_u64(&t.first, &FR_GENERATOR, domain);
    fr_sub(&t.first, &t.first, &FR_ONE);
    fr_from_u64(&n, domain);
    fr_mul(&t.first, &t.first, &n);
    fr_inv(&t.first, &t.first);
    group_ntt lam = t;
    fr_neg(&t.first, &t.first);
    fr_inv(&lam.ratio, &FR_GENERATOR);
    group_host m, again;
    transpose_host folding;
    std::vector<group::base> of_k(domain);
    group::base *const h = (group::base *)k->h_points.data();
    ERR_TRY(group::queue(m, of_k.data(), h, domain - 1, &t, group_beta()));
    ERR_TRY(key_lagrange::fold(folding, (group::base *)k->l_points.data(), image, of_k.data()));
    transpose::counter expected = {0, folding.batch()};
    ERR_TRY(key_lagrange::fold(expected, NULL, image, NULL));
    CHECK(expected.bytes == folding.counted.bytes);
    return group::queue(again, h, h, domain - 1, &lam, group_beta());
}

static err_t run_on(gpu *g, known_key *k, const r1cs_image *image)
{
    const gpu_stream s = gpu_stream_get(g, 0);
    const size_t h_bytes = k->h_points.size() * sizeof(::g1_aff);
    const size_t l_bytes = k->l_points.size() * sizeof(::g1_aff);
    void *h, *l;
    ERR_TRY(gpu_take(&h, g, h_bytes, "points"));
    ERR_TRY(gpu_take(&l, g, l_bytes, "points"));
    ERR_TRY(gpu_upload(g, h, k->h_points.data(), h_bytes, s));
    ERR_TRY(gpu_upload(g, l, k->l_points.data(), l_bytes, s));
    gpu_counts before, after;
    gpu_memory(g, &before);
    ERR_TRY(key_lagrange_cuda(g, s, h, l, image, NULL));
    gpu_memory(g, &after);
    CHECK(after.taken_bytes == before.taken_bytes);
    CHECK(after.taken_peak_bytes == after.arena_bytes);
    ERR_TRY(gpu_download(g, k->h_points.data(), h, h_bytes, s));
    ERR_TRY(gpu_download(g, k->l_points.data(), l, l_bytes, s));
    return gpu_wait(g, s);
}

static uint64_t taken(size_t bytes)
{
    return ((uint64_t)bytes + GPU_ALIGN - 1) / GPU_ALIGN * GPU_ALIGN;
}

/* In an arena of just what it says that it takes. */
static err_t on_device(known_key *k, gpu *at, const r1cs_image *image)
{
    gpu *g;
    unsigned i;
    uint64_t bytes;
    ERR_TRY(gpu_find(&i, gpu_of(at)->uuid));
    ERR_TRY(key_lagrange_cuda_bytes(&bytes, at, image));
    bytes += taken(k->h_points.size() * sizeof(::g1_aff));
    bytes += taken(k->l_points.size() * sizeof(::g1_aff));
    ERR_TRY(gpu_open(&g, i, bytes));
    const err_t rc = run_on(g, k, image);
    gpu_close(g);
    return rc;
}

static void check_key(const place *at, const r1cs_image *image)
{
    known_key k = known_key_of(image);
    const formulas f = formulas_of(k, image);
    const std::vector<::g1_aff> before = k.l_points;
    CHECK((at->g ? on_device(&k, at->g, image) : on_host(&k, image)) == ERR_OK);
    tally lam = {0, 0}, l = {0, 0};
    for (size_t j = 0; j < f.lam.size(); j++, lam.cases++) {
        const ::g1_aff p = multiple(&f.lam[j]);
        lam.wrong += memcmp(&p, &k.h_points[j], sizeof p) != 0;
    }
    for (size_t i = 0; i < f.l.size(); i++, l.cases++) {
        const ::g1_aff p = fr_eq(&f.l[i], &k.l[i]) ? before[i] : multiple(&f.l[i]);
        if (memcmp(&p, &k.l_points[i], sizeof p) != 0 && l.wrong++ < 3)
            printf("  L of column %zu differs\n", i);
    }
    report(at, "points on the coset", &lam);
    report(at, "C folded into L", &l);
}

/* ---- images ---------------------------------------------------------------------------------- */

static void add_entry(drawn_image *d, uint16_t segment, uint32_t coeff, uint16_t count, int8_t step,
                      uint8_t flags)
{
    image_entry e = {};
    e.segment = segment;
    e.coeff = coeff;
    e.count = count;
    e.step = step;
    e.flags = flags;
    e.row_step = d->group.back().rows > 1;
    if (segment == IMAGE_SEGMENT_ONE)
        e.row_step = 0;
    else
        e.offset = draw_below(40);
    drawn_entry(d, 2, e);
}

/* Every kind of coefficient, ONE more often than a piece holds, a variable twice in a row. */
static void test_drawn(const place *at)
{
    drawn_image d = {};
    drawn_begin(&d);
    const ::fr any = random_fr();
    const uint32_t coeffs[] = {R1CS_ONE_COEFF,         R1CS_MINUS_ONE_COEFF,
                               drawn_power(1, true),   drawn_power(254, false),
                               drawn_power(254, true), drawn_integer(&d, 3),
                               drawn_integer(&d, -5),  drawn_coeff(&d, &any)};
    for (unsigned t = 0; t < 3; t++) {
        drawn_template(&d);
        drawn_group(&d, 0, 8, 1);
        add_entry(&d, IMAGE_SEGMENT_ONE, coeffs[t], 1, 0, 0);
        add_entry(&d, IMAGE_SEGMENT_BITS, coeffs[0], 3, 1, 0);
        add_entry(&d, IMAGE_SEGMENT_BITS, coeffs[1], 1, 0, 0);
        drawn_group(&d, 8, 1, 1);
        add_entry(&d, 4, drawn_power(t == 0 ? 250 : 0, t == 1), 5, -1, IMAGE_DOUBLING);
        for (const uint32_t c : coeffs)
            add_entry(&d, 5, c, 1, 0, 0);
        add_entry(&d, 2, coeffs[7], 2, 0, 0);
    }
    for (unsigned i = 0; i < 4; i++)
        drawn_instance(&d, i % 3);
    drawn_end(&d);
    while (UINT64_C(1) << d.image.shape.log2_domain <
           d.image.shape.constraints + d.image.shape.inputs)
        d.image.shape.log2_domain++;
    check_key(at, &d.image);
}

void key_lagrange_tests(const place *at)
{
    test_drawn(at);
}

/* ---- of circuits ----------------------------------------------------------------------------- */

/* Section H or L as a setup makes it, into device memory. */
static err_t section(void *out, gpu *g, const setup_cuda *c, key_image_section which)
{
    const gpu_mark mark = gpu_mark_get(g);
    const gpu_stream s = gpu_stream_get(g, 0);
    const size_t n = key_image_points(setup_cuda_head(c), which), chunk = (size_t)1 << 22;
    for (size_t i = 0; i < n; i += chunk) {
        ERR_TRY(
            setup_cuda_points(c, (::g1_aff *)out + i, which, i, n - i < chunk ? n - i : chunk, s));
        ERR_TRY(gpu_wait(g, s));
        gpu_release(g, mark);
    }
    return ERR_OK;
}

static err_t both_sections(void *h, void *l, gpu *g, const r1cs_image *image,
                           const groth16_toxic *toxic, key_image_form form)
{
    const gpu_mark mark = gpu_mark_get(g);
    setup_cuda *c;
    ERR_TRY(setup_cuda_open(&c, g, image, toxic, form, gpu_stream_get(g, 0)));
    err_t rc = section(h, g, c, KEY_IMAGE_H);
    if (rc == ERR_OK)
        rc = section(l, g, c, KEY_IMAGE_L);
    setup_cuda_close(c);
    gpu_release(g, mark);
    return rc;
}

static err_t compare(tally *t, gpu *g, const void *a, const void *b, size_t n)
{
    std::vector<::g1_aff> host[2];
    const size_t chunk = (size_t)1 << 20;
    for (size_t i = 0; i < n; i += chunk) {
        const size_t k = n - i < chunk ? n - i : chunk;
        for (unsigned side = 0; side < 2; side++) {
            host[side].resize(k);
            ERR_TRY(gpu_download(g, host[side].data(), (const ::g1_aff *)(side ? b : a) + i,
                                 k * sizeof(::g1_aff), gpu_stream_get(g, 0)));
        }
        ERR_TRY(gpu_wait(g, gpu_stream_get(g, 0)));
        for (size_t j = 0; j < k; j++, t->cases++)
            t->wrong += memcmp(&host[0][j], &host[1][j], sizeof(::g1_aff)) != 0;
    }
    return ERR_OK;
}

/* When each part was reached. */
static void tell(void *context, const char *stage, uint64_t done, uint64_t total)
{
    const double *began = (const double *)context;
    printf("  %8.2f s: %s, %llu of %llu\n", clock_seconds() - *began, stage,
           (unsigned long long)done, (unsigned long long)total);
    fflush(stdout);
}

static err_t convert_and_compare(tally *t, gpu *g, const r1cs_image *image)
{
    const size_t columns = image->n.bits + image->n.fields;
    const size_t domain = (size_t)1 << image->shape.log2_domain;
    void *points[4]; /* H and L, converted and as expected */
    groth16_toxic toxic;
    ::fr *const secrets[] = {&toxic.alpha, &toxic.beta, &toxic.gamma, &toxic.delta, &toxic.tau};
    for (::fr *v : secrets)
        *v = random_fr();
    for (unsigned i = 0; i < 4; i++)
        ERR_TRY(gpu_take(&points[i], g, (i % 2 ? columns : domain) * sizeof(::g1_aff), "points"));
    ERR_TRY(both_sections(points[0], points[1], g, image, &toxic, KEY_IMAGE_COEFFICIENTS));
    ERR_TRY(both_sections(points[2], points[3], g, image, &toxic, KEY_IMAGE_LAGRANGE));
    double began = clock_seconds();
    const progress listener = {tell, &began};
    uint64_t bytes;
    gpu_counts before, after;
    gpu_memory(g, &before);
    ERR_TRY(key_lagrange_cuda_bytes(&bytes, g, image));
    ERR_TRY(key_lagrange_cuda(g, gpu_stream_get(g, 0), points[0], points[1], image, &listener));
    gpu_memory(g, &after);
    CHECK(after.taken_bytes == before.taken_bytes);
    printf("  %.2f GB of scratch\n", (double)bytes / 1e9);
    ERR_TRY(compare(t, g, points[0], points[2], domain));
    return compare(t, g, points[1], points[3], columns);
}

void key_lagrange_file_test(unsigned device)
{
    const char *name = getenv("CUZK_TEST_IMAGE");
    bare_image b;
    gpu_info info;
    place at = {NULL, "device"};
    if (!name)
        return;
    if (CHECK(bare_open(&b, name) == ERR_OK) && CHECK(gpu_describe(&info, device) == ERR_OK) &&
        CHECK(gpu_open(&at.g, device, info.memory_free_bytes - ((uint64_t)1 << 30)) == ERR_OK)) {
        tally t = {0, 0};
        CHECK(convert_and_compare(&t, at.g, &b.image) == ERR_OK);
        report(&at, "a key in Lagrange form", &t);
    }
    gpu_close(at.g);
    bare_close(&b);
}
