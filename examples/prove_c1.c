/* The library in one page: proves every partition of a C1 document and verifies the result.
 *
 *     prove_c1 C1.json KEY.params KEY.vk
 *
 * Proofs are made on a GPU if there is one. The next partition's witness is made while the one
 * before is being proved: that is what the two halves of proving are for. */
#include "cuzk.h"

#include <stdio.h>
#include <stdlib.h>

static int fail(const char *what, cuzk_status status)
{
    fprintf(stderr, "%s: %s: %s\n", what, cuzk_status_name(status), cuzk_error_text());
    return 1;
}

/* The document is read as it comes: the text, 51 MB for a 32 GiB sector, is never in memory. */
static cuzk_status feed_file(cuzk_job_stream *stream, FILE *f)
{
    char piece[65536];
    size_t n;
    cuzk_status status = CUZK_OK;
    while (status == CUZK_OK && (n = fread(piece, 1, sizeof piece, f)) > 0)
        status = cuzk_job_stream_feed(stream, piece, n);
    return status == CUZK_OK && ferror(f) ? CUZK_IO : status;
}

static cuzk_status read_job(cuzk_job **out, FILE *f)
{
    cuzk_job_stream *stream = NULL;
    cuzk_status status = cuzk_job_stream_begin(&stream);
    if (status == CUZK_OK)
        status = feed_file(stream, f);
    if (status == CUZK_OK)
        return cuzk_job_stream_finish(out, stream, NULL);
    cuzk_job_stream_drop(stream);
    return status;
}

/* Starts partition k + 1 before it waits for partition k. */
static cuzk_status prove_all(uint8_t *proofs, cuzk_prover *prover, const cuzk_key *key,
                             const cuzk_job *job)
{
    const uint32_t n = cuzk_job_partitions(job);
    cuzk_pending *now = NULL, *next = NULL;
    cuzk_status status = cuzk_prove_start(&now, prover, key, job, 0);
    for (uint32_t k = 0; k < n && status == CUZK_OK; k++) {
        if (k + 1 < n)
            status = cuzk_prove_start(&next, prover, key, job, k + 1);
        if (status != CUZK_OK)
            break;
        status = cuzk_prove_finish(now, proofs + (size_t)k * CUZK_PROOF_BYTES);
        now = next;
        next = NULL;
    }
    cuzk_prove_drop(now);
    return status;
}

static int prove_and_verify(const cuzk_job *job, const char *params, const char *vk)
{
    cuzk_key *key;
    cuzk_prover *prover;
    cuzk_status status = cuzk_key_open(&key, params, cuzk_job_circuit(job), 0);
    if (status != CUZK_OK)
        return fail(params, status);
    status = cuzk_prover_open(&prover, NULL);
    if (status != CUZK_OK) {
        cuzk_key_close(key);
        return fail("prover", status);
    }
    const size_t bytes = (size_t)cuzk_job_partitions(job) * CUZK_PROOF_BYTES;
    uint8_t *proofs = malloc(bytes);
    status = proofs ? prove_all(proofs, prover, key, job) : CUZK_MEMORY;
    if (status == CUZK_OK)
        status = cuzk_verify(vk, job, proofs, bytes);
    if (status == CUZK_OK)
        for (size_t i = 0; i < bytes; i++)
            printf("%02x", proofs[i]);
    free(proofs);
    cuzk_prover_destroy(prover);
    cuzk_key_close(key);
    if (status != CUZK_OK)
        return fail("proving", status);
    printf("\n");
    return 0;
}

int main(int argc, char **argv)
{
    if (argc != 4) {
        fprintf(stderr, "usage: prove_c1 C1.json KEY.params KEY.vk\n");
        return 2;
    }
    FILE *f = fopen(argv[1], "rb");
    if (!f) {
        perror(argv[1]);
        return 1;
    }
    cuzk_job *job;
    const cuzk_status status = read_job(&job, f);
    fclose(f);
    if (status != CUZK_OK)
        return fail(argv[1], status);
    const int result = prove_and_verify(job, argv[2], argv[3]);
    cuzk_job_free(job);
    return result;
}
