#include "api/api_internal.h"

#include "format/c1.h"
#include "hash/hash.h"

#include <stdlib.h>

static err_t read_and_check(porep_job *out, const void *text, size_t bytes,
                            const cuzk_sector *sector)
{
    porep_identity identity = {0};
    if (sector)
        identity = (porep_identity){true, sector->miner_id, sector->sector_number};
    if (bytes > C1_BYTES_MAX)
        return err_set(ERR_INPUT, "a C1 document of %zu bytes, at most %zu are allowed", bytes,
                       C1_BYTES_MAX);
    ERR_TRY(hash_check());
    ERR_TRY(c1_read(out, text, bytes));
    const err_t rc = porep_check(out, &identity, NULL);
    if (rc != ERR_OK)
        porep_job_free(out);
    return rc;
}

cuzk_status cuzk_job_from_c1(cuzk_job **out, const void *text, size_t bytes,
                             const cuzk_sector *sector)
{
    *out = NULL;
    cuzk_job *job = calloc(1, sizeof *job);
    if (!job)
        return api_status(err_set(ERR_MEMORY, "no memory for a job"));
    const err_t rc = read_and_check(&job->job, text, bytes, sector);
    if (rc == ERR_OK)
        *out = job;
    else
        free(job);
    return api_status(rc);
}

void cuzk_job_free(cuzk_job *job)
{
    if (!job)
        return;
    porep_job_free(&job->job);
    free(job);
}

uint32_t cuzk_job_partitions(const cuzk_job *job)
{
    return job->job.partitions;
}

const char *cuzk_job_circuit(const cuzk_job *job)
{
    return job->job.shape->name;
}
