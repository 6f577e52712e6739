#include "cli/job.h"

#include "base/clock.h"
#include "cli/ui.h"
#include "format/c1.h"

#include <string.h>

static err_t read_identity(porep_identity *out, const args *a)
{
    memset(out, 0, sizeof *out);
    const char *miner = args_value(a, "miner-id");
    const char *sector = args_value(a, "sector-num");
    if (!miner != !sector)
        return err_set(ERR_ARGUMENT, "--miner-id and --sector-num go together");
    if (!miner)
        return ERR_OK;
    out->has_miner = true;
    ERR_TRY(args_u64(&out->miner_id, "--miner-id", miner, UINT64_MAX));
    return args_u64(&out->sector_number, "--sector-num", sector, UINT64_MAX);
}

static err_t choose_partitions(cli_job *j, const args *a)
{
    j->total = j->job.partitions;
    j->first = 0;
    j->count = j->total;
    const char *text = args_value(a, "partition");
    if (!text)
        return ERR_OK;
    uint64_t k;
    ERR_TRY(args_u64(&k, "--partition", text, UINT32_MAX));
    if (k >= j->total)
        return err_set(ERR_ARGUMENT, "--partition %llu: the job has partitions 0 to %u",
                       (unsigned long long)k, j->total - 1);
    j->first = (uint32_t)k;
    j->count = 1;
    return ERR_OK;
}

err_t cli_job_read(cli_job *out, const args *a, pool *p)
{
    memset(out, 0, sizeof *out);
    const char *name = args_value(a, "c1");
    if (!name)
        return err_set(ERR_ARGUMENT, "no job: give --c1 FILE");
    porep_identity identity;
    ERR_TRY(read_identity(&identity, a));
    const double began = clock_seconds();
    ERR_TRY(c1_read_file(&out->job, name));
    err_t rc = choose_partitions(out, a);
    if (rc == ERR_OK) {
        rc = porep_check(&out->job, &identity, p);
        if (rc != ERR_OK)
            rc = err_prefix(rc, "%s", name);
    }
    out->seconds = clock_seconds() - began;
    if (rc != ERR_OK) {
        cli_job_free(out);
        return rc;
    }
    if (!identity.has_miner)
        ui_say("note: replica id not recomputed, no --miner-id and --sector-num given");
    return ERR_OK;
}

void cli_job_free(cli_job *job)
{
    porep_job_free(&job->job);
}
