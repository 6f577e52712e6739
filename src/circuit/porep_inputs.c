/* The public inputs of a partition as the verifier derives them (spec porep §3.5). */
#include "circuit/porep.h"

#include "base/verify.h"

err_t porep_public_inputs(fr *out, const porep_job *job, uint32_t partition)
{
    const porep_shape *shape = job->shape;
    VERIFY(shape->challenges <= POREP_CHALLENGES_MAX);
    uint64_t challenges[POREP_CHALLENGES_MAX];
    ERR_TRY(porep_challenges(challenges, shape, job->variant, &job->replica_id, &job->comm_r,
                             job->seed, partition));
    uint8_t porep_id[32];
    porep_id_bytes(porep_id, job->registered_id);
    porep_graph graph;
    porep_graph_init(&graph, shape->nodes, job->variant, porep_id);
    fr *next = out;
    *next++ = job->replica_id;
    *next++ = job->comm_d;
    *next++ = job->comm_r;
    for (uint32_t i = 0; i < shape->challenges; i++) {
        uint64_t parents[POREP_PARENTS];
        porep_graph_parents(&graph, challenges[i], parents);
        fr_from_u64(next++, challenges[i]); /* position in tree D */
        for (size_t k = 0; k < POREP_PARENTS; k++)
            fr_from_u64(next++, parents[k]); /* positions in tree C */
        for (size_t k = 0; k < 3; k++)
            fr_from_u64(next++, challenges[i]); /* challenge, tree R-last, tree C */
    }
    VERIFY((size_t)(next - out) == porep_inputs(shape) - 1);
    return ERR_OK;
}
