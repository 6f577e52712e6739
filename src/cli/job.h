/* The job named by a verb's arguments: --c1 FILE, --miner-id N, --sector-num N, --partition K. */
#ifndef CUZK_CLI_JOB_H
#define CUZK_CLI_JOB_H

#include "circuit/porep.h"
#include "cli/args.h"

/* Rows for a verb's option table. */
#define CLI_JOB_OPTIONS                                                                            \
    {"c1", 0, "FILE", "the sector's C1 JSON, bare or in Curio's wrapper; - for standard input"},   \
        {"miner-id", 0, "N", "with --sector-num: recompute the replica id from them"},             \
        {"sector-num", 0, "N", "the sector's number"},                                             \
    {                                                                                              \
        "partition", 0, "K", "this partition only"                                                 \
    }

typedef struct {
    porep_job job;
    uint32_t first, count; /* partitions asked for */
    uint32_t total;        /* partitions of the job */
    double seconds;        /* reading and checking */
} cli_job;

/* Reads and checks the document in full, content included; says on standard error when the replica
 * id could not be checked. The caller frees with cli_job_free. */
ERR_MUST_USE err_t cli_job_read(cli_job *out, const args *a, pool *p);
void cli_job_free(cli_job *job);

#endif
