/* A C1 document or Curio's wrapper from memory: what is accepted has the counts that its registered
 * proof asks for, and every path stays within its bounds. */
#include "format/c1.h"

#include <stdlib.h>

static void require(bool condition)
{
    if (!condition)
        abort();
}

static void require_path(const merkle_path *path, uint32_t levels)
{
    require(path->levels == levels);
    for (uint32_t level = 0; level < levels; level++)
        require(path->index[level] < path->arity[level]);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t bytes);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t bytes)
{
    porep_job job;
    if (c1_read(&job, data, bytes) != ERR_OK) {
        require(job.challenge == NULL && err_text()[0] != 0);
        return 0;
    }
    const porep_shape *s = job.shape;
    require(job.partitions == porep_partitions(s, job.variant));
    const uint32_t levels = s->base_levels + (s->sub_arity > 0) + (s->top_arity > 0);
    for (uint32_t k = 0; k < job.partitions; k++) {
        for (uint32_t i = 0; i < s->challenges; i++) {
            const porep_challenge *c = porep_job_challenge(&job, k, i);
            require_path(&c->d, s->d_levels);
            require_path(&c->r_last, levels);
            require_path(&c->c, levels);
            for (size_t p = 0; p < POREP_PARENTS; p++)
                require_path(&c->parent_c[p], levels);
        }
    }
    porep_job_free(&job);
    return 0;
}
