/* A GPU that makes proofs: what its sources share. Only for device_cuda*.c.
 *
 * Threads. Each device has one worker, which alone touches its gpu and what is marked "worker"
 * below. Callers leave a proof in the queue, or an errand (loading, unloading, fetching a witness
 * back), and wait for it. One lock guards queue, errands, states of proofs and owners of slabs; no
 * call to the gpu is made under it. `news` tells the worker, on its way to sleep, that something
 * was left meanwhile. A proof is QUEUED (start), TAKEN (the worker has it), DONE (its result is in
 * it; only the worker gets it there, only free takes it away). Slabs in device memory belong to a
 * proof until it is freed, for a diagnosis; when one is wanted and only proofs that are done have
 * some, the worker judges the oldest of these itself and takes its slab. Failures: what was queued
 * for a proof may not be undone, so all streams are waited for; then whatever else was in flight is
 * good. If waiting fails again the device is lost: proofs on it fail, it is opened again and its
 * key loaded, once; if that fails, all later proofs fail. */
#ifndef CUZK_BACKEND_DEVICE_CUDA_H
#define CUZK_BACKEND_DEVICE_CUDA_H

#include "backend/backend_ops.h"
#include "backend/cuda_feed.h"
#include "backend/cuda_parts.h"
#include "backend/cuda_plan.h"
#include "groth16/prove_assemble.h"
#include "msm/msm_cuda.h"
#include "ntt/ntt_cuda.h"
#include "r1cs/image_cuda.h"

#include <pthread.h>

enum { STREAM_SUMS, STREAM_ROWS, STREAM_COPY };

typedef enum { PENDING_QUEUED, PENDING_TAKEN, PENDING_DONE } pending_state;

/* A witness in device memory. */
typedef struct {
    uint64_t *bits;
    fr *fields;
    gpu_event uploaded;
    device_pending *owner; /* lock */
} cuda_slab;

struct device_pending {
    device_key *key;
    device_pending *next;    /* lock; in the queue */
    r1cs_slab slab;          /* the caller's, until it is released */
    void (*release)(void *); /* null: done */
    void *context;
    groth16_blinding blinding; /* wiped when it has been used */
    fr *inputs;
    pending_state state; /* lock, likewise the next three */
    bool awaited, dropped, judging;
    cuda_slab *on_device; /* lock */
    err_t status;
    char text[ERR_TEXT_BYTES_MAX];
    groth16_proof proof;
    prove_sums sums; /* worker */
    bool judged;     /* worker, then free to read once it is done: verdict and its error */
    err_t verdict_status;
    image_verdict verdict;
};

/* Proofs in the order in which they will be done; worker. */
typedef struct {
    device_pending *of[CUDA_PLAN_BATCH_MAX];
    unsigned n;
} pending_list;

/* One of the partitions that a resident plan has in flight, one of the two chunks that are in
 * device memory when streaming. */
typedef struct {
    fr *u;             /* resident: a vector of its own; streaming: the one there is */
    void *bases;       /* streaming: a chunk */
    char *down;        /* page-locked: results, CUDA_DOWN_BYTES for each sum */
    gpu_event ready;   /* u, or the chunk, is there */
    gpu_event done;    /* the sums are down */
    device_pending *p; /* resident */
    cuda_part part;    /* streaming */
} cuda_slot;

#define CUDA_SLOTS      2u
#define CUDA_DOWN_BYTES (MSM_CUDA_POINTS * sizeof(g2_xyzz))

struct device_key {
    device *d;
    const r1cs_image *image;
    key_image_source source;
    key_image_head head; /* its vk is the source's or the key's */
    const groth16_key *key;
    key_image own; /* of a key that is no image, while it is needed */
    key_image_density density[2];
    cuda_plan plan;

    /* In device memory, and what belongs to it; worker. */
    bool loaded;
    void *section[KEY_IMAGE_SECTIONS]; /* resident */
    msm_cuda_dense dense[2];
    uint32_t *fields[2]; /* indices of the dense ones */
    image_cuda *rows;
    ntt_cuda *tables; /* resident */
    fr *b, *c;        /* resident; c null in Lagrange form */
    cuda_slab slabs[CUDA_PLAN_BATCH_MAX];
    cuda_slot slot[CUDA_SLOTS];
    void *staging;           /* page-locked: a witness that is not */
    const cuda_slab *staged; /* where the last staged witness went */
    void *down;
    void *host[KEY_IMAGE_SECTIONS]; /* streaming: page-locked, or all null and then: */
    cuda_feed *feed;

    /* At work; worker. */
    pending_list ready, batch;
    unsigned oldest, in_flight; /* slots */
};

typedef struct cuda_errand cuda_errand;

struct device {
    unsigned index;
    backend_options options;
    gpu *g;
    pthread_t worker;
    pthread_mutex_t lock;
    pthread_cond_t wake, done;
    /* lock: */
    device_pending *first, *last;
    cuda_errand *errand;
    device_key *key;
    bool news, quit;
    bool dead; /* and then why: */
    char why[ERR_TEXT_BYTES_MAX];
};

/* ---- device_cuda_key.c: worker ------------------------------------------------------------- */

/* Plans; everything into its place. On failure nothing is held. */
ERR_MUST_USE err_t cuda_key_open(device_key *k);
void cuda_key_close(device_key *k);
/* The same again with the plan that was made. */
ERR_MUST_USE err_t cuda_key_place(device_key *k);
void cuda_key_remove(device_key *k);

/* ---- device_cuda_pending.c: worker ---------------------------------------------------------- */

/* The first proof of the queue and a slab in device memory for it; null if there is none of
 * either. steal: a slab of a proof that is done may be taken. */
device_pending *cuda_take(device_key *k, bool steal);
void cuda_done(device_pending *p, err_t rc);
void cuda_release(device_pending *p);
/* Queues the upload of a proof's witness. */
ERR_MUST_USE err_t cuda_upload(device_pending *p);
/* When it is done: the caller's copy is not needed any more. */
ERR_MUST_USE err_t cuda_uploaded(device_pending *p);
/* Waits until nothing is queued any more; false if the device does not even say so. */
bool cuda_in_order(device *d);
/* A proof fails; the device is put in order. */
void cuda_fail(device_pending *p, err_t rc);
void cuda_fail_batch(device_key *k, err_t rc);
/* Fetches a witness back and looks at all rows. */
void cuda_judge(device_pending *p);
ERR_MUST_USE err_t cuda_fetch(r1cs_slab *out, void **block, device_pending *p);
bool cuda_is_dropped(device_pending *p);
bool cuda_is_awaited(device_pending *p);

void pending_push(pending_list *list, device_pending *p);
void pending_remove(pending_list *list, unsigned i);

/* ---- device_cuda_sums.c: worker ---------------------------------------------------------------
 */

/* A w, B w and from them u (key_image.h) in u, on the stream. */
ERR_MUST_USE err_t cuda_rows(device_key *k, const cuda_slab *slab, fr *u, fr *b, fr *c,
                             const ntt_cuda *tables, gpu_stream s);
/* Queues one part's sum with its scratch; bases: where the part's points lie. */
ERR_MUST_USE err_t cuda_sum_start(device_key *k, void *down, const cuda_part *part,
                                  const void *bases, const cuda_slab *slab, const fr *u);
/* When it is down: adds it to its sum. */
void cuda_sum_finish(prove_sums *sums, const void *down, const cuda_part *part);
void cuda_sums_clear(prove_sums *sums);
/* The proof out of its sums, which are wiped; done. */
void cuda_assemble(device_pending *p);

/* ---- device_cuda_resident.c, device_cuda_streaming.c: worker ----------------------------------
 */

typedef enum {
    STEP_MORE,  /* go on at once */
    STEP_AGAIN, /* the device is at work: look again soon */
    STEP_IDLE   /* until there is news */
} cuda_step;

cuda_step cuda_resident_step(device_key *k);
cuda_step cuda_streaming_step(device_key *k);

#endif
