/* The objects behind the handles of include/cuzk.h. */
#ifndef CUZK_API_API_INTERNAL_H
#define CUZK_API_API_INTERNAL_H

#include "cuzk.h"

#include "format/c1.h"
#include "groth16/groth16.h"
#include "r1cs/image.h"

struct cuzk_job {
    porep_job job;
};

struct cuzk_job_stream {
    c1_stream *reader;
};

struct cuzk_key {
    groth16_key key;
    r1cs_image image;
    const porep_shape *shape;
};

struct cuzk_prover {
    groth16_prover *prover;
};

struct cuzk_pending {
    groth16_pending *pending;
    const groth16_vk *vk;
    fr *inputs; /* public inputs as the verifier derives them, MEM_WITNESS */
    size_t inputs_n;
};

cuzk_status api_status(err_t rc);

#endif
