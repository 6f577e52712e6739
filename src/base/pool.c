/* Design.
 * Threads: workers 1 … n-1 wait on `wake` for a new generation of the loop; the caller is worker 0.
 * A loop is the set (body, context, n, next): every thread takes indices from `next` until it
 * reaches n or `stop` is set. The last worker to finish signals `done`.
 * Locks: one mutex guards generation, busy, status and text; `next`, `stop` and `cancelled` are
 * atomics. The mutex is never held while a body runs.
 * Errors: the first failing body wins; its text is copied under the mutex, and pool_for installs it
 * in the caller's thread. */
#include "base/pool.h"

#include "base/fault.h"
#include "base/verify.h"

#include <errno.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct {
    pool *owner;
    unsigned index;
    pthread_t thread;
} worker;

struct pool {
    unsigned threads; /* including the caller */
    worker *workers;  /* threads - 1 of them */
    pthread_mutex_t lock;
    pthread_cond_t wake, done;
    uint64_t generation;
    unsigned busy;
    bool quit;

    pool_body body;
    void *context;
    size_t n;
    atomic_size_t next;
    atomic_bool stop;
    atomic_bool cancelled;
    err_t status;
    char text[ERR_TEXT_BYTES_MAX];
#ifdef CUZK_VERIFY
    atomic_bool running;
#endif
};

static void record_failure(pool *p, err_t status)
{
    pthread_mutex_lock(&p->lock);
    if (p->status == ERR_OK) {
        p->status = status;
        strcpy(p->text, err_text());
    }
    pthread_mutex_unlock(&p->lock);
    atomic_store(&p->stop, true);
}

static void take_indices(pool *p, unsigned index)
{
    while (!atomic_load_explicit(&p->stop, memory_order_relaxed)) {
        if (atomic_load_explicit(&p->cancelled, memory_order_relaxed)) {
            record_failure(p, err_set(ERR_CANCELLED, "cancelled"));
            return;
        }
        const size_t i = atomic_fetch_add_explicit(&p->next, 1, memory_order_relaxed);
        if (i >= p->n)
            return;
        const err_t status = p->body(p->context, i, index);
        if (status != ERR_OK)
            record_failure(p, status);
    }
}

static void *worker_main(void *argument)
{
    const worker *w = argument;
    pool *p = w->owner;
    uint64_t seen = 0;
    pthread_mutex_lock(&p->lock);
    for (;;) {
        while (!p->quit && p->generation == seen)
            pthread_cond_wait(&p->wake, &p->lock);
        if (p->quit)
            break;
        seen = p->generation;
        pthread_mutex_unlock(&p->lock);
        take_indices(p, w->index);
        pthread_mutex_lock(&p->lock);
        if (--p->busy == 0)
            pthread_cond_signal(&p->done);
    }
    pthread_mutex_unlock(&p->lock);
    return NULL;
}

static unsigned usable_cpus(void)
{
    /* The kernel refuses a set that is too small for the machine (over 1024 CPUs). */
    cpu_set_t set;
    const long n = sched_getaffinity(0, sizeof set, &set) == 0 ? CPU_COUNT(&set)
                                                               : sysconf(_SC_NPROCESSORS_ONLN);
    return n < 1 ? 1 : n > (long)POOL_THREADS_MAX ? POOL_THREADS_MAX : (unsigned)n;
}

err_t pool_create(pool **out, unsigned threads)
{
    *out = NULL;
    if (threads > POOL_THREADS_MAX)
        return err_set(ERR_ARGUMENT, "%u threads asked for, at most %u are possible", threads,
                       POOL_THREADS_MAX);
    if (threads == 0)
        threads = usable_cpus();
    pool *p = fault_hit(FAULT_ALLOC) ? NULL : calloc(1, sizeof *p);
    worker *workers = calloc(threads, sizeof *workers);
    if (!p || !workers) {
        free(p);
        free(workers);
        return err_set(ERR_MEMORY, "no memory for a pool of %u threads", threads);
    }
    p->threads = 1;
    p->workers = workers;
    pthread_mutex_init(&p->lock, NULL);
    pthread_cond_init(&p->wake, NULL);
    pthread_cond_init(&p->done, NULL);
    for (unsigned i = 0; i + 1 < threads; i++) {
        workers[i] = (worker){.owner = p, .index = i + 1};
        const int rc = fault_hit(FAULT_THREAD)
                           ? EAGAIN
                           : pthread_create(&workers[i].thread, NULL, worker_main, &workers[i]);
        if (rc != 0) {
            pool_destroy(p);
            return err_set(ERR_MEMORY, "thread %u of %u cannot be started: %s", i + 1, threads,
                           strerror(rc));
        }
        p->threads++;
    }
    *out = p;
    return ERR_OK;
}

void pool_destroy(pool *p)
{
    if (!p)
        return;
    pthread_mutex_lock(&p->lock);
    p->quit = true;
    pthread_cond_broadcast(&p->wake);
    pthread_mutex_unlock(&p->lock);
    for (unsigned i = 0; i + 1 < p->threads; i++)
        pthread_join(p->workers[i].thread, NULL);
    pthread_cond_destroy(&p->done);
    pthread_cond_destroy(&p->wake);
    pthread_mutex_destroy(&p->lock);
    free(p->workers);
    free(p);
}

unsigned pool_threads(const pool *p)
{
    return p ? p->threads : 1;
}

static err_t run_alone(size_t n, pool_body body, void *context)
{
    for (size_t i = 0; i < n; i++)
        ERR_TRY(body(context, i, 0));
    return ERR_OK;
}

err_t pool_for(pool *p, size_t n, pool_body body, void *context)
{
    if (n == 0)
        return ERR_OK;
    if (!p)
        return run_alone(n, body, context);
#ifdef CUZK_VERIFY
    VERIFY(!atomic_exchange(&p->running, true));
#endif
    pthread_mutex_lock(&p->lock);
    p->body = body;
    p->context = context;
    p->n = n;
    p->status = ERR_OK;
    atomic_store(&p->next, 0);
    atomic_store(&p->stop, false);
    p->busy = p->threads - 1;
    p->generation++;
    pthread_cond_broadcast(&p->wake);
    pthread_mutex_unlock(&p->lock);

    take_indices(p, 0);

    pthread_mutex_lock(&p->lock);
    while (p->busy != 0)
        pthread_cond_wait(&p->done, &p->lock);
    const err_t status = p->status;
    if (status != ERR_OK)
        (void)err_set(status, "%s", p->text);
    pthread_mutex_unlock(&p->lock);
#ifdef CUZK_VERIFY
    atomic_store(&p->running, false);
#endif
    return status;
}

void pool_cancel(pool *p)
{
    if (p)
        atomic_store(&p->cancelled, true);
}
