/* Design.
 * A prover has one thread that takes started proofs from a queue, oldest first, and runs each to
 * its end on the prover's pool (of which that thread is worker 0). States of a pending proof:
 * QUEUED (in the list), RUNNING (prover->running), DONE (its result and error text are in it,
 * everything else of it is freed). Only the thread moves it on; finish and drop wait for DONE, and
 * both free it. Drop: a queued proof is taken out of the list; a running one is marked and the pool
 * cancelled, so that its loops end. A cancelled pool stays cancelled: the thread destroys it before
 * it calls anything done, and the next proof gets a new one. Locks: one mutex guards list, states,
 * `running`, `pool`, `quit`. Proofs are computed without it; prover->pool is changed by the thread
 * only, under it, so the thread may read it without. */
#include "groth16/prove_assemble.h"
#include "groth16/prove_steps.h"

#include "base/fault.h"
#include "base/verify.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

typedef enum { QUEUED, RUNNING, DONE } pending_state;

struct groth16_pending {
    groth16_prover *prover;
    groth16_pending *next;
    prove_job job;
    groth16_witness_maker maker; /* make null: the witness is there */
    pending_state state;
    bool dropped;
    err_t status;
    char text[ERR_TEXT_BYTES_MAX];
    groth16_proof proof;
};

struct groth16_prover {
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t wake, done;
    groth16_pending *first, *last; /* the queue */
    groth16_pending *running;
    pool *pool; /* null: to be made */
    unsigned threads;
    progress listener;
    bool quit;
};

/* ---- the thread ---------------------------------------------------------------------------- */

/* A pool for the next proof. A drop that came before it was there is seen here. */
static err_t provide_pool(groth16_prover *prover, const groth16_pending *pending)
{
    pool *fresh = NULL;
    if (!prover->pool)
        ERR_TRY(pool_create(&fresh, prover->threads));
    pthread_mutex_lock(&prover->lock);
    if (fresh)
        prover->pool = fresh;
    const bool dropped = pending->dropped;
    pthread_mutex_unlock(&prover->lock);
    return dropped ? err_set(ERR_CANCELLED, "the proof was dropped") : ERR_OK;
}

static err_t provide_witness(const groth16_prover *prover, groth16_pending *pending)
{
    const groth16_witness_maker *maker = &pending->maker;
    prove_job *job = &pending->job;
    if (!maker->make)
        return ERR_OK;
    ERR_TRY(maker->make(maker->context, &job->witness, prover->pool, &prover->listener));
    return prove_check(job->key, &job->witness);
}

static void run_pending(groth16_prover *prover, groth16_pending *pending)
{
    err_t rc = provide_pool(prover, pending);
    if (rc == ERR_OK)
        rc = provide_witness(prover, pending);
    if (rc == ERR_OK)
        rc = prove_run(&pending->proof, &pending->job, prover->pool, &prover->listener);
    prove_job_free(&pending->job);
    pending->status = rc;
    if (rc != ERR_OK)
        strcpy(pending->text, err_text());
}

/* The pool if it may have been cancelled, taken from the prover; with the lock held. */
static pool *take_spoilt_pool(groth16_prover *prover, const groth16_pending *pending)
{
    pool *spoilt = pending->dropped ? prover->pool : NULL;
    if (spoilt)
        prover->pool = NULL;
    return spoilt;
}

static void *prover_main(void *argument)
{
    groth16_prover *prover = argument;
    pthread_mutex_lock(&prover->lock);
    for (;;) {
        while (!prover->first && !prover->quit)
            pthread_cond_wait(&prover->wake, &prover->lock);
        groth16_pending *pending = prover->first;
        if (!pending)
            break;
        prover->first = pending->next;
        prover->running = pending;
        pending->state = RUNNING;
        pthread_mutex_unlock(&prover->lock);

        run_pending(prover, pending);

        pthread_mutex_lock(&prover->lock);
        prover->running = NULL; /* from here on no drop cancels the pool */
        pool *spoilt = take_spoilt_pool(prover, pending);
        pthread_mutex_unlock(&prover->lock);
        pool_destroy(spoilt);
        pthread_mutex_lock(&prover->lock);
        pending->state = DONE;
        pthread_cond_broadcast(&prover->done);
    }
    pthread_mutex_unlock(&prover->lock);
    return NULL;
}

/* ---- a prover's life ----------------------------------------------------------------------- */

err_t groth16_prover_create(groth16_prover **out, unsigned threads, const progress *listener)
{
    *out = NULL;
    groth16_prover *prover = calloc(1, sizeof *prover);
    if (!prover)
        return err_set(ERR_MEMORY, "no memory for a prover");
    const err_t rc = pool_create(&prover->pool, threads);
    if (rc != ERR_OK) {
        free(prover);
        return rc;
    }
    prover->threads = threads;
    if (listener)
        prover->listener = *listener;
    pthread_mutex_init(&prover->lock, NULL);
    pthread_cond_init(&prover->wake, NULL);
    pthread_cond_init(&prover->done, NULL);
    const int failed =
        fault_hit(FAULT_THREAD) ? 11 : pthread_create(&prover->thread, NULL, prover_main, prover);
    if (failed) {
        pthread_cond_destroy(&prover->done);
        pthread_cond_destroy(&prover->wake);
        pthread_mutex_destroy(&prover->lock);
        pool_destroy(prover->pool);
        free(prover);
        return err_set(ERR_MEMORY, "the prover's thread cannot be started: %s", strerror(failed));
    }
    *out = prover;
    return ERR_OK;
}

void groth16_prover_destroy(groth16_prover *prover)
{
    if (!prover)
        return;
    pthread_mutex_lock(&prover->lock);
    VERIFY(!prover->first && !prover->running);
    prover->quit = true;
    pthread_cond_signal(&prover->wake);
    pthread_mutex_unlock(&prover->lock);
    pthread_join(prover->thread, NULL);
    pthread_cond_destroy(&prover->done);
    pthread_cond_destroy(&prover->wake);
    pthread_mutex_destroy(&prover->lock);
    pool_destroy(prover->pool);
    free(prover);
}

/* ---- a proof's life ------------------------------------------------------------------------ */

/* Takes the job over, also on failure. */
static err_t enqueue(groth16_pending **out, groth16_prover *prover, prove_job *job,
                     const groth16_witness_maker *maker, const groth16_blinding *blinding)
{
    groth16_pending *pending = NULL;
    err_t rc = prove_blinding_draw(&job->blinding, blinding);
    if (rc == ERR_OK && !(pending = calloc(1, sizeof *pending)))
        rc = err_set(ERR_MEMORY, "no memory for a pending proof");
    if (rc != ERR_OK) {
        prove_job_free(job);
        return rc;
    }
    pending->prover = prover;
    pending->job = *job;
    mem_wipe(job, sizeof *job);
    if (maker)
        pending->maker = *maker;
    pthread_mutex_lock(&prover->lock);
    if (prover->first)
        prover->last->next = pending;
    else
        prover->first = pending;
    prover->last = pending;
    pthread_cond_signal(&prover->wake);
    pthread_mutex_unlock(&prover->lock);
    *out = pending;
    return ERR_OK;
}

err_t groth16_prove_start(groth16_pending **out, groth16_prover *prover, const groth16_key *key,
                          r1cs_assignment *witness, const groth16_blinding *blinding)
{
    prove_job job = {.key = key, .witness = *witness};
    memset(witness, 0, sizeof *witness);
    *out = NULL;
    const err_t rc = prove_check(key, &job.witness);
    if (rc != ERR_OK) {
        prove_job_free(&job);
        return rc;
    }
    return enqueue(out, prover, &job, NULL, blinding);
}

err_t groth16_prove_start_making(groth16_pending **out, groth16_prover *prover,
                                 const groth16_key *key, const groth16_witness_maker *maker,
                                 const groth16_blinding *blinding)
{
    prove_job job = {.key = key};
    *out = NULL;
    return enqueue(out, prover, &job, maker, blinding);
}

static void wait_until_done(groth16_prover *prover, const groth16_pending *pending)
{
    while (pending->state != DONE)
        pthread_cond_wait(&prover->done, &prover->lock);
}

err_t groth16_prove_finish(groth16_proof *out, groth16_pending *pending)
{
    groth16_prover *prover = pending->prover;
    pthread_mutex_lock(&prover->lock);
    wait_until_done(prover, pending);
    pthread_mutex_unlock(&prover->lock);
    const err_t rc = pending->status;
    *out = rc == ERR_OK ? pending->proof
                        : (groth16_proof){.a = G1_INFINITY, .b = G2_INFINITY, .c = G1_INFINITY};
    if (rc != ERR_OK)
        (void)err_set(rc, "%s", pending->text);
    free(pending);
    return rc;
}

/* With the lock held; the proof is in the queue. */
static void unlink_queued(groth16_prover *prover, groth16_pending *pending)
{
    groth16_pending *before = NULL;
    for (groth16_pending *p = prover->first; p != pending; p = p->next)
        before = p;
    if (before)
        before->next = pending->next;
    else
        prover->first = pending->next;
    if (prover->last == pending)
        prover->last = before;
}

void groth16_prove_drop(groth16_pending *pending)
{
    if (!pending)
        return;
    groth16_prover *prover = pending->prover;
    pthread_mutex_lock(&prover->lock);
    if (pending->state == QUEUED) {
        unlink_queued(prover, pending);
    } else {
        pending->dropped = true;
        if (prover->running == pending)
            pool_cancel(prover->pool); /* null while it is being made: seen in provide_pool */
        wait_until_done(prover, pending);
    }
    const bool never_ran = pending->state == QUEUED;
    pthread_mutex_unlock(&prover->lock);
    if (never_ran)
        prove_job_free(&pending->job);
    free(pending);
}
