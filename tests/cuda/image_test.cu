/* Evaluation through images: on the device with the kernels, on the host with the same rows dealt
 * out to lanes one after another; against the processor's definition, word for word. */
#include "cuda_test.cuh"
#include "image_bare.cuh"
#include "image_drawn.cuh"
#include "r1cs/image_row.cuh"

extern "C" {
#include "base/pool.h"
#include "r1cs/image_cuda.h"
}

#define LANES 32u

struct rows {
    std::vector<::fr> m[3];
};

static unsigned domain_of(const r1cs_image *image)
{
    unsigned log2 = 0;
    while (UINT64_C(1) << log2 < image->shape.constraints + image->shape.inputs)
        log2++;
    return log2;
}

static rows rows_new(const r1cs_image *image)
{
    rows r;
    for (std::vector<::fr> &m : r.m)
        m.resize((size_t)1 << domain_of(image)); /* zeros */
    return r;
}

/* ---- the host -------------------------------------------------------------------------------- */

static ::fr as_cpu(const dev::fr &v)
{
    ::fr out;
    memcpy(&out, &v, sizeof out);
    return out;
}

static dev::fr row_of_lanes(const image_row::view &v, const image_job &job, uint32_t base,
                            uint32_t lanes)
{
    image_row::sum total = image_row::sum_zero();
    for (uint32_t lane = 0; lane < lanes; lane++) {
        image_row::sum s = image_row::sum_zero();
        image_row::add_entries(s, v, job, base, lane, lanes);
        image_row::add_integers(total.integer, s.integer);
        total.has_integer |= s.has_integer;
        total.field = dev::add(total.field, s.field);
    }
    return image_row::sum_value(total);
}

static void run_list(rows *out, const image_row::view &v, const image_work *work, unsigned l)
{
    for (size_t t = 0; t < work->list[l].tasks; t++) {
        const image_task task = work->list[l].task[t];
        for (uint32_t j = 0; j < task.jobs; j++) {
            const image_job job = work->list[l].job[task.job + j];
            ::fr *to = &out->m[job.matrix][task.row + job.row];
            if (l % IMAGE_CLASSES != IMAGE_SMALL)
                *to = as_cpu(
                    row_of_lanes(v, job, task.base, l % IMAGE_CLASSES == IMAGE_SHORT ? 1 : LANES));
            for (uint32_t row = 0; l % IMAGE_CLASSES == IMAGE_SMALL && row < job.rows; row++)
                to[row * job.row_stride] = work->value[(uint8_t)image_row::small_entries(
                    v, job.entry, 0, job.entries, task.base, row)];
        }
    }
}

static err_t on_host(rows *out, const r1cs_image *image, const r1cs_slab *slab)
{
    image_work work;
    ERR_TRY(image_work_create(&work, image, true));
    const image_row::view v = {image->entry,
                               work.small,
                               image->base,
                               (const dev::fr *)image->coeff,
                               (const uint32_t *)slab->bits,
                               (const dev::fr *)slab->fields};
    for (unsigned l = 0; l < IMAGE_LISTS; l++)
        run_list(out, v, &work, l);
    memcpy(&out->m[0][image->shape.constraints], slab->fields, image->shape.inputs * sizeof(::fr));
    image_work_free(&work);
    return ERR_OK;
}

/* ---- the device ------------------------------------------------------------------------------ */

static err_t queue(rows *out, gpu *g, const image_cuda *e, const r1cs_image *image,
                   const r1cs_slab *slab, unsigned matrices)
{
    const gpu_stream s = gpu_stream_get(g, 0);
    const unsigned log2 = domain_of(image);
    void *bits, *fields, *m[3] = {NULL, NULL, NULL};
    ERR_TRY(gpu_take(&bits, g, slab_words(slab->n.bits) * 8, "bits"));
    ERR_TRY(gpu_take(&fields, g, slab->n.fields * sizeof(::fr), "field elements"));
    ERR_TRY(gpu_upload(g, bits, slab->bits, slab_words(slab->n.bits) * 8, s));
    ERR_TRY(gpu_upload(g, fields, slab->fields, slab->n.fields * sizeof(::fr), s));
    for (unsigned i = 0; i < matrices; i++) {
        ERR_TRY(gpu_take(&m[i], g, sizeof(::fr) << log2, "evaluations"));
        GPU_TRY(cudaMemsetAsync(m[i], 0xee, sizeof(::fr) << log2, s));
    }
    ERR_TRY(image_cuda_evaluate(e, m[0], m[1], m[2], bits, fields, log2, s));
    for (unsigned i = 0; i < matrices; i++)
        ERR_TRY(gpu_download(g, out->m[i].data(), m[i], sizeof(::fr) << log2, s));
    return gpu_wait(g, s);
}

static err_t on_device(rows *out, gpu *g, const r1cs_image *image, const r1cs_slab *slab,
                       unsigned matrices)
{
    const gpu_mark mark = gpu_mark_get(g);
    gpu_counts before, after;
    uint64_t bytes;
    image_cuda *e;
    gpu_memory(g, &before);
    ERR_TRY(image_cuda_bytes(&bytes, image, matrices == 3));
    ERR_TRY(image_cuda_open(&e, g, image, matrices == 3, gpu_stream_get(g, 0)));
    gpu_memory(g, &after);
    CHECK(after.taken_bytes - before.taken_bytes == bytes);
    const err_t rc = queue(out, g, e, image, slab, matrices);
    image_cuda_close(e);
    gpu_release(g, mark);
    return rc;
}

/* ---- comparing ------------------------------------------------------------------------------- */

static void compare(const place *at, const char *what, const rows *got, const rows *expected,
                    unsigned matrices)
{
    tally t = {0, 0};
    for (unsigned m = 0; m < matrices; m++)
        for (size_t i = 0; i < expected->m[m].size(); i++, t.cases++)
            if (memcmp(&got->m[m][i], &expected->m[m][i], sizeof(::fr)) != 0 && t.wrong++ < 3)
                printf("  matrix %u, row %zu differs\n", m, i);
    report(at, what, &t);
}

static void check_image(const place *at, const char *what, const r1cs_image *image,
                        const r1cs_slab *slab, const rows *expected)
{
    for (unsigned matrices = 3; matrices >= 2; matrices--) {
        rows got = rows_new(image);
        const err_t rc =
            at->g ? on_device(&got, at->g, image, slab, matrices) : on_host(&got, image, slab);
        if (CHECK(rc == ERR_OK))
            compare(at, what, &got, expected, matrices);
        if (!at->g)
            return;
    }
}

static void check_drawn(const place *at, const char *what, drawn_image *d)
{
    drawn_end(d);
    rows expected = rows_new(&d->image);
    if (CHECK(image_evaluate_ref(expected.m[0].data(), expected.m[1].data(), expected.m[2].data(),
                                 NULL, &d->image, &d->slab) == ERR_OK))
        check_image(at, what, &d->image, &d->slab, &expected);
}

/* ---- tests ----------------------------------------------------------------------------------- */

static void test_drawn(const place *at)
{
    for (unsigned round = 0; round < 8; round++) {
        drawn_image d = {};
        drawn_begin(&d);
        for (unsigned t = 0; t < 8; t++)
            drawn_any_template(&d, 1 + draw_below(12),
                               round % 4 == 0   ? 0
                               : round % 4 == 1 ? 100
                                                : 20,
                               t == 0 ? 80 : 9);
        drawn_template(&d); /* one without rows: some instances only allocate */
        for (unsigned i = 0; i < 60; i++)
            drawn_instance(&d, draw_below((uint32_t)d.template_.size()));
        check_drawn(at, "drawn image", &d);
    }
}

static image_entry plain_entry(uint32_t coeff, uint16_t count, int8_t step, int16_t row_step)
{
    image_entry e = {};
    e.segment = IMAGE_SEGMENT_BITS;
    e.coeff = coeff;
    e.count = count;
    e.step = step;
    e.row_step = row_step;
    return e;
}

/* The largest and the lowest small value, one more (which needs the field), and sums far above
 * 2^256: all bits are ones. */
static void test_limits(const place *at)
{
    drawn_image d = {};
    drawn_begin(&d);
    memset(d.bits.data(), 0xff, DRAWN_BITS / 8);
    for (unsigned negative = 0; negative < 2; negative++)
        for (unsigned beyond = 0; beyond < 2; beyond++) {
            drawn_template(&d);
            for (unsigned rows = 1; rows <= 32; rows += 31) {
                drawn_group(&d, rows == 1 ? 0 : 1, rows, 1);
                for (unsigned m = 0; m < 3; m++)
                    for (unsigned k = 0; k < 7 + (m == beyond ? beyond : 0); k++)
                        drawn_entry(&d, m,
                                    plain_entry(drawn_power(k % 7, negative), 1, 0, rows > 1));
            }
            drawn_group(&d, 33, 1, 1); /* 127 and 128 bits in one entry */
            for (unsigned m = 0; m < 3; m++)
                drawn_entry(&d, m,
                            plain_entry(drawn_power(0, negative),
                                        (uint16_t)(127 + (m == 1 ? beyond : 0)), 1, 0));
            drawn_group(&d, 34, 1, 1); /* 65535 times 2^254, 2000 times */
            for (unsigned k = 0; k < 2000; k++)
                drawn_entry(&d, 0, plain_entry(drawn_power(254, negative), 65535, 0, 0));
            for (unsigned k = 0; k < 40; k++) { /* 2^254 + … + 1, of either sign */
                image_entry e = plain_entry(drawn_power(0, (k + negative) % 3 == 0), 255, 1, 0);
                e.flags = IMAGE_DOUBLING;
                drawn_entry(&d, 1, e);
            }
            drawn_instance(&d, (uint32_t)d.template_.size() - 1);
        }
    check_drawn(at, "limits of image rows", &d);
}

static bool is(const ::fr *v, int64_t expected)
{
    ::fr e;
    fr_from_u64(&e, (uint64_t)(expected < 0 ? -expected : expected));
    if (expected < 0)
        fr_neg(&e, &e);
    return memcmp(v, &e, sizeof e) == 0;
}

/* Rows whose values are written down here. */
static void test_by_hand(const place *at)
{
    drawn_image d = {};
    drawn_begin(&d);
    memset(d.bits.data(), 0, d.bits.size() * 8);
    d.bits[0] = 0xb6; /* bits 1 2 4 5 7 */
    for (unsigned i = 1; i < DRAWN_FIELDS; i++)
        fr_from_u64(&d.fields[i], 100 + i);
    drawn_template(&d);
    drawn_group(&d, 0, 4, 2); /* rows 0 2 4 6: A = 1 - b(i), B = b(i) */
    image_entry e = {};
    e.coeff = R1CS_ONE_COEFF;
    e.count = 1;
    drawn_entry(&d, 0, e);
    drawn_entry(&d, 0, plain_entry(R1CS_MINUS_ONE_COEFF, 1, 0, 1));
    drawn_entry(&d, 1, plain_entry(R1CS_ONE_COEFF, 1, 0, 1));
    drawn_group(&d, 1, 3, 2); /* rows 1 3 5: A = 4 b(7 - i), B = sum of 2^k b(k), C = 3 f - f' */
    e = plain_entry(drawn_power(2, false), 1, 0, -1);
    e.offset = 5; /* to be raised by 2 */
    drawn_entry(&d, 0, e);
    e = plain_entry(R1CS_ONE_COEFF, 8, 1, 0);
    e.flags = IMAGE_DOUBLING;
    drawn_entry(&d, 1, e);
    e = plain_entry(drawn_integer(&d, 3), 1, 0, 1);
    e.segment = IMAGE_SEGMENT_FIELDS;
    e.offset = 1;
    drawn_entry(&d, 2, e);
    e = plain_entry(R1CS_MINUS_ONE_COEFF, 1, 0, 0);
    e.segment = IMAGE_SEGMENT_FIELDS;
    e.offset = 9;
    drawn_entry(&d, 2, e);
    drawn_instance(&d, 0);
    memset(d.base.data(), 0, d.base.size() * sizeof d.base[0]);
    drawn_end(&d);
    rows got = rows_new(&d.image);
    if (!CHECK((at->g ? on_device(&got, at->g, &d.image, &d.slab, 3)
                      : on_host(&got, &d.image, &d.slab)) == ERR_OK))
        return;
    static const int64_t expected[7][3] = {
        {1, 0, 0}, {4, 0xb6, 3 * 101 - 109}, {0, 1, 0}, {0, 0xb6, 3 * 102 - 109},
        {0, 1, 0}, {4, 0xb6, 3 * 103 - 109}, {1, 0, 0}};
    tally t = {0, 0};
    for (unsigned row = 0; row < 7; row++)
        for (unsigned m = 0; m < 3; m++, t.cases++)
            t.wrong += !is(&got.m[m][row], expected[row][m]);
    for (unsigned i = 0; i < DRAWN_INPUTS; i++, t.cases++)
        t.wrong += !is(&got.m[0][7 + i], i == 0 ? 1 : 100 + i) || !is(&got.m[1][7 + i], 0);
    report(at, "image made by hand", &t);
}

void image_tests(const place *at)
{
    test_by_hand(at);
    test_limits(at);
    test_drawn(at);
}

/* ---- of circuits ----------------------------------------------------------------------------- */

/* An evaluation on a gpu of its own, since it may be larger than the tests' arena. */
static void check_file(place at, unsigned device, const bare_image *b, const rows *expected)
{
    uint64_t bytes = 0;
    if (at.g == NULL && device < GPU_DEVICES_MAX) {
        if (!CHECK(image_cuda_bytes(&bytes, &b->image, true) == ERR_OK))
            return;
        bytes += slab_bytes(b->image.n) + 3 * (sizeof(::fr) << domain_of(&b->image));
        if (!CHECK(gpu_open(&at.g, device, bytes + 8 * (uint64_t)GPU_ALIGN) == ERR_OK))
            return;
    }
    check_image(&at, b->image.name, &b->image, &b->slab, expected);
    gpu_close(at.g);
}

void image_file_tests(const char *where, unsigned device)
{
    const char *name = getenv("CUZK_TEST_IMAGE");
    if (!name)
        return;
    bare_image b;
    if (CHECK(bare_open(&b, name) == ERR_OK)) {
        bare_draw(&b.slab, 1);
        rows expected = rows_new(&b.image);
        if (CHECK(image_evaluate(expected.m[0].data(), expected.m[1].data(), expected.m[2].data(),
                                 NULL, &b.image, &b.slab, NULL, NULL) == ERR_OK))
            check_file(place{NULL, where}, device, &b, &expected);
    }
    bare_close(&b);
}
