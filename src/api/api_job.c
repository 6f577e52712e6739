#include "api/api_internal.h"

#include "format/c1.h"
#include "hash/hash.h"

#include <stdlib.h>

cuzk_status cuzk_job_stream_begin(cuzk_job_stream **out)
{
    *out = calloc(1, sizeof **out);
    if (!*out)
        return api_status(err_set(ERR_MEMORY, "no memory for a job"));
    err_t rc = hash_check();
    if (rc == ERR_OK)
        rc = c1_stream_create(&(*out)->reader);
    if (rc != ERR_OK) {
        free(*out);
        *out = NULL;
    }
    return api_status(rc);
}

cuzk_status cuzk_job_stream_feed(cuzk_job_stream *stream, const void *text, size_t bytes)
{
    return api_status(c1_stream_feed(stream->reader, text, bytes));
}

static err_t finish_and_check(porep_job *out, c1_stream *reader, const cuzk_sector *sector)
{
    porep_identity identity = {0};
    if (sector)
        identity = (porep_identity){true, sector->miner_id, sector->sector_number};
    ERR_TRY(c1_stream_finish(out, reader));
    const err_t rc = porep_check(out, &identity, NULL);
    if (rc != ERR_OK)
        porep_job_free(out);
    return rc;
}

cuzk_status cuzk_job_stream_finish(cuzk_job **out, cuzk_job_stream *stream,
                                   const cuzk_sector *sector)
{
    c1_stream *reader = stream->reader;
    free(stream);
    *out = calloc(1, sizeof **out);
    if (!*out) {
        c1_stream_drop(reader);
        return api_status(err_set(ERR_MEMORY, "no memory for a job"));
    }
    const err_t rc = finish_and_check(&(*out)->job, reader, sector);
    if (rc != ERR_OK) {
        free(*out);
        *out = NULL;
    }
    return api_status(rc);
}

void cuzk_job_stream_drop(cuzk_job_stream *stream)
{
    if (!stream)
        return;
    c1_stream_drop(stream->reader);
    free(stream);
}

cuzk_status cuzk_job_from_c1(cuzk_job **out, const void *text, size_t bytes,
                             const cuzk_sector *sector)
{
    *out = NULL;
    cuzk_job_stream *stream;
    cuzk_status status = cuzk_job_stream_begin(&stream);
    if (status == CUZK_OK)
        status = cuzk_job_stream_feed(stream, text, bytes);
    if (status == CUZK_OK)
        return cuzk_job_stream_finish(out, stream, sector);
    cuzk_job_stream_drop(stream);
    return status;
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
