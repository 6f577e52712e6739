#include "circuit/porep_assign.h"

#include "circuit/porep_witness.h"

#include <string.h>

err_t porep_desk_create(porep_desk *out, const porep_shape *shape, unsigned threads)
{
    memset(out, 0, sizeof *out);
    const slab_counts n = porep_slab_counts(shape);
    const size_t bytes = slab_bytes(n);
    out->scratch_bytes = porep_witness_scratch_bytes(shape, threads);
    err_t rc = mem_alloc(&out->arena, MEM_WITNESS, bytes, 1, "witness");
    if (rc == ERR_OK)
        rc = mem_alloc(&out->scratch, MEM_SCRATCH, out->scratch_bytes, 1, "witness scratch");
    if (rc == ERR_OK)
        rc = slab_place(&out->slab, n, out->arena, bytes);
    if (rc != ERR_OK)
        porep_desk_free(out);
    return rc;
}

void porep_desk_free(porep_desk *desk)
{
    mem_free(desk->arena, MEM_WITNESS);
    mem_free(desk->scratch, MEM_SCRATCH);
    memset(desk, 0, sizeof *desk);
}

err_t porep_desk_witness(porep_desk *desk, const porep_job *job, uint32_t partition, pool *p)
{
    return porep_witness(&desk->slab, job, partition, desk->scratch, desk->scratch_bytes, p);
}

err_t porep_assign(r1cs_assignment *out, porep_desk *desk, const r1cs_image *image,
                   const porep_job *job, uint32_t partition, pool *p, const progress *listener)
{
    memset(out, 0, sizeof *out);
    ERR_TRY(porep_desk_witness(desk, job, partition, p));
    const porep_circuit self = {.shape = job->shape, .job = job, .partition = partition};
    const r1cs_circuit circuit = {job->shape->name, porep_synthesize, &self};
    return image_assignment(out, image, &desk->slab, &circuit, p, listener);
}
