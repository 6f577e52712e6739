/* The key of a benchmark: of --params or --key, else made for it out of a seed, and never written:
 * on the processor for the processor, on the first of the backend's GPUs for GPUs. */
#ifndef CUZK_CLI_BENCH_KEY_H
#define CUZK_CLI_BENCH_KEY_H

#include "cli/circuits.h"
#include "cli/proving_key.h"
#include "groth16/setup_cuda.h"

typedef struct {
    cli_proving_key opened; /* of a file, or the key that was made */
    const groth16_key *key; /* null if it is an image */
    key_image_source image;
    gpu *g; /* null but where points are made as they are asked for */
    setup_cuda *setup;
    setup_cuda_source *source;
} bench_key;

/* image must outlive it. Do not copy *out; bench_key_free in any case. */
ERR_MUST_USE err_t bench_key_open(bench_key *out, const args *a, const cli_circuit *circuit,
                                  const r1cs_image *image, backend *b, pool *p);
void bench_key_free(bench_key *k);

#endif
