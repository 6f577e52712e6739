/* What the prover takes, from a slab and an image. */
#include "r1cs/image.h"

#include "r1cs/r1cs_internal.h"

#include <string.h>

#define CHUNK_VALUES ((size_t)1 << 16)

typedef struct {
    fr *out;
    const r1cs_image *image;
    const r1cs_slab *slab;
} copying;

static err_t copy_chunk(void *context, size_t i, unsigned worker)
{
    (void)worker;
    const copying *c = context;
    const size_t from = i * CHUNK_VALUES, left = c->image->shape.aux - from;
    image_aux_values(c->out + from, c->image, c->slab, from,
                     left < CHUNK_VALUES ? left : CHUNK_VALUES);
    return ERR_OK;
}

static err_t reserve(r1cs_assignment *out, const r1cs_image *image)
{
    const r1cs_shape *shape = &image->shape;
    *out = (r1cs_assignment){.inputs = shape->inputs,
                             .aux = shape->aux,
                             .rows = shape->constraints,
                             .domain = (size_t)1 << shape->log2_domain,
                             .a_aux_ones = shape->a_aux_density,
                             .b_aux_ones = shape->b_aux_density,
                             .b_input_ones = shape->b_input_density};
    ERR_TRY(MEM_ARRAY(&out->input, MEM_WITNESS, out->inputs, "inputs"));
    ERR_TRY(MEM_ARRAY(&out->aux_value, MEM_WITNESS, out->aux, "aux values"));
    ERR_TRY(bitmap_create(&out->a_aux_density, out->aux, MEM_WITNESS));
    ERR_TRY(bitmap_create(&out->b_aux_density, out->aux, MEM_WITNESS));
    ERR_TRY(bitmap_create(&out->b_input_density, out->inputs, MEM_WITNESS));
    ERR_TRY(MEM_ARRAY(&out->a, MEM_WITNESS, out->domain, "evaluations"));
    ERR_TRY(MEM_ARRAY(&out->b, MEM_WITNESS, out->domain, "evaluations"));
    return MEM_ARRAY(&out->c, MEM_WITNESS, out->domain, "evaluations");
}

static err_t fill(r1cs_assignment *out, const r1cs_image *image, const r1cs_slab *slab,
                  const r1cs_circuit *circuit, pool *p, const progress *listener)
{
    image_verdict verdict;
    ERR_TRY(image_evaluate(out->a, out->b, out->c, &verdict, image, slab, p, listener));
    out->unsatisfied = verdict.unsatisfied;
    if (verdict.unsatisfied != 0) {
        out->first_unsatisfied = verdict.first_unsatisfied;
        ERR_TRY(image_verdict_text(out->first_unsatisfied_at, &verdict, circuit));
    }
    memcpy(out->input, slab->fields, out->inputs * sizeof *out->input);
    copying c = {out->aux_value, image, slab};
    ERR_TRY(pool_for(p, (out->aux + CHUNK_VALUES - 1) / CHUNK_VALUES, copy_chunk, &c));
    image_densities(out->a_aux_density, out->b_aux_density, image);
    memcpy(out->b_input_density, image->input_density,
           (out->inputs + 63) / 64 * sizeof *out->b_input_density);
    return ERR_OK;
}

err_t image_assignment(r1cs_assignment *out, const r1cs_image *image, const r1cs_slab *slab,
                       const r1cs_circuit *circuit, pool *p, const progress *listener)
{
    err_t rc = reserve(out, image);
    if (rc == ERR_OK)
        rc = fill(out, image, slab, circuit, p, listener);
    if (rc != ERR_OK)
        r1cs_assignment_free(out);
    return rc;
}
