/* Columns of an image's matrices: the steps of the device on the host and there, and the
 * processor's way, against the definition in image.h, term by term. */
#include "cuda_test.cuh"
#include "image_drawn.cuh"
#include "transpose_host.cuh"

extern "C" {
#include "r1cs/image_transpose.h"
#include "r1cs/image_transpose_cuda.h"
}

/* ---- the definition -------------------------------------------------------------------------- */

static void add_entry(std::vector<::fr> *out, const r1cs_image *image, const image_entry *e,
                      const image_instance *in, unsigned i, const ::fr *row)
{
    ::fr coeff = image->coeff[e->coeff];
    for (unsigned k = 0; k < e->count; k++) {
        const int64_t place = (int64_t)image->base[in->base + e->segment] + e->offset +
                              (int64_t)i * e->row_step + (int64_t)k * e->step;
        ::fr *to = &(*out)[(e->flags & IMAGE_FIELD ? image->n.bits : 0) + (size_t)place], product;
        fr_mul(&product, &coeff, row);
        fr_add(to, to, &product);
        if (e->flags & IMAGE_DOUBLING)
            fr_dbl(&coeff, &coeff);
    }
}

static std::vector<::fr> by_definition(const r1cs_image *image, unsigned matrix, const ::fr *rows)
{
    std::vector<::fr> out(image->n.bits + image->n.fields, FR_ZERO);
    for (size_t i = 0; i < image->instance_n; i++) {
        const image_instance *in = &image->instance[i];
        const image_template *t = &image->template_[in->template_index];
        for (uint32_t k = 0; k < t->groups; k++) {
            const image_group *g = &image->group[t->group + k];
            const image_entry *e = image->entry + g->entry;
            for (unsigned m = 0; m < matrix; m++)
                e += g->entries[m];
            for (unsigned j = 0; j < g->entries[matrix]; j++)
                for (unsigned r = 0; r < g->rows; r++)
                    add_entry(&out, image, e + j, in, r,
                              rows + in->row + g->row + (size_t)r * g->row_stride);
        }
    }
    for (size_t i = 0; matrix == 0 && i < image->shape.inputs; i++)
        fr_add(&out[image->n.bits + i], &out[image->n.bits + i],
               rows + image->shape.constraints + i);
    return out;
}

/* ---- by the steps ---------------------------------------------------------------------------- */

static err_t on_host(std::vector<::fr> *out, const r1cs_image *image, unsigned matrix,
                     const ::fr *rows)
{
    transpose_work work;
    transpose_host m;
    transpose::counter expected = {0, m.batch()};
    ERR_TRY(transpose_work_create(&work, image, matrix, NULL));
    err_t rc =
        transpose::queue(m, (dev::fr *)out->data(), &work, image, matrix, (const dev::fr *)rows);
    if (rc == ERR_OK)
        rc = transpose::queue(expected, NULL, &work, image, matrix, NULL);
    CHECK(m.counted.bytes == expected.bytes);
    transpose_work_free(&work);
    return rc;
}

static err_t on_device(std::vector<::fr> *out, gpu *g, const r1cs_image *image, unsigned matrix,
                       const ::fr *rows)
{
    const size_t rows_n = image->shape.constraints + image->shape.inputs;
    const gpu_stream s = gpu_stream_get(g, 0);
    const gpu_mark mark = gpu_mark_get(g);
    void *device_out, *device_rows;
    gpu_counts before, after;
    uint64_t bytes;
    ERR_TRY(gpu_take(&device_out, g, out->size() * sizeof(::fr), "columns"));
    ERR_TRY(gpu_take(&device_rows, g, rows_n * sizeof(::fr), "rows"));
    ERR_TRY(gpu_upload(g, device_rows, rows, rows_n * sizeof(::fr), s));
    GPU_TRY(cudaMemsetAsync(device_out, 0xee, out->size() * sizeof(::fr), s));
    gpu_memory(g, &before);
    ERR_TRY(image_transpose_cuda_bytes(&bytes, image, matrix));
    ERR_TRY(image_transpose_cuda(g, s, device_out, image, matrix, device_rows));
    gpu_memory(g, &after);
    CHECK(after.taken_bytes - before.taken_bytes == bytes);
    ERR_TRY(gpu_download(g, out->data(), device_out, out->size() * sizeof(::fr), s));
    const err_t rc = gpu_wait(g, s);
    gpu_release(g, mark);
    return rc;
}

static void check_image(const place *at, const char *what, const r1cs_image *image)
{
    std::vector<::fr> rows(image->shape.constraints + image->shape.inputs);
    for (::fr &v : rows)
        v = random_fr();
    if (rows.size() > 2)
        rows[1] = FR_ZERO;
    tally t = {0, 0}, twin = {0, 0};
    for (unsigned m = 0; m < 3; m++) {
        const std::vector<::fr> expected = by_definition(image, m, rows.data());
        std::vector<::fr> got(expected.size()), cpu(expected.size());
        memset((void *)got.data(), 0xee, got.size() * sizeof got[0]);
        memset((void *)cpu.data(), 0xee, cpu.size() * sizeof cpu[0]);
        CHECK((at->g ? on_device(&got, at->g, image, m, rows.data())
                     : on_host(&got, image, m, rows.data())) == ERR_OK);
        CHECK(image_transpose(cpu.data(), image, m, rows.data(), NULL) == ERR_OK);
        for (size_t i = 0; i < expected.size(); i++, t.cases++, twin.cases++) {
            twin.wrong += memcmp(&cpu[i], &expected[i], sizeof(::fr)) != 0;
            if (memcmp(&got[i], &expected[i], sizeof(::fr)) != 0 && t.wrong++ < 3)
                printf("  matrix %u, column %zu differs\n", m, i);
        }
    }
    report(at, what, &t);
    if (!at->g)
        report(at, "columns on the processor", &twin);
}

/* ---- images ---------------------------------------------------------------------------------- */

static void test_drawn(const place *at)
{
    for (unsigned round = 0; round < 6; round++) {
        drawn_image d = {};
        drawn_begin(&d);
        for (unsigned t = 0; t < 8; t++)
            drawn_any_template(&d, 1 + draw_below(12), round % 3 * 50, t == 0 ? 80 : 9);
        drawn_template(&d); /* without rows */
        for (unsigned i = 0; i < 40; i++)
            drawn_instance(&d, draw_below((uint32_t)d.template_.size()));
        drawn_end(&d);
        check_image(at, "columns of a drawn image", &d.image);
    }
}

static void add_run(drawn_image *d, uint16_t segment, uint16_t count, int8_t step)
{
    image_entry e = {};
    e.segment = segment;
    e.coeff = drawn_power(draw_below(4), draw_below(2));
    e.count = count;
    e.step = step;
    drawn_entry(d, 0, e);
}

/* Runs of every length around those of pieces and of pieces of slots, beside columns of one term,
 * in every order: one variable `count` times; and ONE alone. */
static void test_hot(const place *at)
{
    static const uint16_t counts[] = {1,  2,  30,  31,   32,   33,   34,   62,    63,    64,
                                      65, 66, 990, 1023, 1024, 1025, 1056, 32767, 32768, 65535};
    drawn_image d = {};
    drawn_begin(&d);
    for (const uint16_t count : counts)
        for (unsigned beside = 0; beside < 3; beside++) {
            drawn_template(&d);
            drawn_group(&d, 0, 1, 1);
            add_run(&d, IMAGE_SEGMENT_BITS, (uint16_t)(31 * beside + 1), beside != 0);
            add_run(&d, IMAGE_SEGMENT_ONE, count, 0);
            add_run(&d, 5, count, 0);
            add_run(&d, 4, 1, 0);
            drawn_instance(&d, (uint32_t)d.template_.size() - 1);
        }
    drawn_end(&d);
    check_image(at, "columns of many terms", &d.image);
}

/* No terms at all in B and C, those of the inputs in A. */
static void test_empty(const place *at)
{
    drawn_image d = {};
    drawn_begin(&d);
    drawn_template(&d);
    drawn_group(&d, 0, 3, 1);
    drawn_instance(&d, 0);
    drawn_end(&d);
    check_image(at, "columns of an empty matrix", &d.image);
}

void transpose_tests(const place *at)
{
    test_empty(at);
    test_hot(at);
    test_drawn(at);
}
