/* The parsed job: access and release. */
#include "circuit/porep.h"

#include "base/verify.h"

uint32_t porep_partitions(const porep_shape *shape, porep_variant variant)
{
    return variant == POREP_NON_INTERACTIVE ? shape->partitions_non_interactive : shape->partitions;
}

void porep_job_free(porep_job *job)
{
    if (!job)
        return;
    mem_free(job->challenge, MEM_REQUEST);
    job->challenge = NULL;
    job->partitions = 0;
}

const porep_challenge *porep_job_challenge(const porep_job *job, uint32_t partition, uint32_t i)
{
    VERIFY(partition < job->partitions && i < job->shape->challenges);
    return &job->challenge[(size_t)partition * job->shape->challenges + i];
}
