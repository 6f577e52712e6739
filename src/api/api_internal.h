/* The objects behind the handles of include/cuzk.h. */
#ifndef CUZK_API_API_INTERNAL_H
#define CUZK_API_API_INTERNAL_H

#include "cuzk.h"

#include "backend/backend.h"
#include "format/c1.h"
#include "format/key_image_file.h"

#include <pthread.h>

struct cuzk_job {
    porep_job job;
};

struct cuzk_job_stream {
    c1_stream *reader;
};

struct cuzk_key {
    const porep_shape *shape;
    groth16_key key;         /* empty if it is an image */
    key_image_file *file;    /* null if it is none */
    key_image_source points; /* of the file */
    r1cs_image image;
    porep_circuit blank;
    r1cs_circuit circuit;
};

typedef struct api_loaded api_loaded;
typedef struct api_slab api_slab;

/* Design: `lock` guards `loaded` and is held while a key is loaded. `slabs_lock` guards `slabs`;
 * the backend's threads take it when they release one, also while a key is loaded. All provers are
 * in a list, whose lock is taken before theirs: a key that is closed is unloaded from each. */
struct cuzk_prover {
    backend *b;
    pthread_mutex_t lock, slabs_lock;
    api_loaded *loaded;
    api_slab *slabs; /* kept for the next proofs until the prover is destroyed */
    cuzk_prover *next;
};

/* A slab that is taken until the backend releases it. */
struct api_slab {
    cuzk_prover *prover;
    api_slab *next;
    void *block;
    size_t bytes;
    bool taken;
};

ERR_MUST_USE err_t api_slab_take(api_slab **out, cuzk_prover *prover, size_t bytes);
/* As backend_witness.release; context is the slab. */
void api_slab_release(void *slab);
/* The key as the prover's backend has it, loaded if it was not. */
ERR_MUST_USE err_t api_loaded_key(backend_key **out, cuzk_prover *prover, const cuzk_key *key);
void api_unload_from_all(const cuzk_key *key);

cuzk_status api_status(err_t rc);

#endif
