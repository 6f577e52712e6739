/* A fixed pool of threads and one way to use it: a parallel loop that collects errors.
 *
 * Threads: `threads - 1` workers are started at creation and sleep between loops; the calling
 * thread is worker 0. One loop runs at a time; pool_for must not be called from inside a loop body
 * and not from two threads at once (checked in the verify build).
 * Failure: the first body that returns an error stops the handing out of further indices; its code
 * and text become pool_for's. */
#ifndef CUZK_BASE_POOL_H
#define CUZK_BASE_POOL_H

#include "base/err.h"
#include <stddef.h>
#include <stdint.h>

#define POOL_THREADS_MAX 256u

typedef struct pool pool;

/* i: index of this call, 0 … n-1. worker: 0 … pool_threads()-1, distinct among bodies that run at
 * the same time, so scratch can be indexed by it. */
typedef err_t (*pool_body)(void *context, size_t i, unsigned worker);

/* threads = 0 means as many as CPUs this process may use. ERR_MEMORY, ERR_ARGUMENT. */
ERR_MUST_USE err_t pool_create(pool **out, unsigned threads);
/* Joins and frees; null is allowed. */
void pool_destroy(pool *p);
/* 1 for a null pool: every function that takes a pool accepts null and then runs alone. */
unsigned pool_threads(const pool *p);
/* Calls body for every i in 0 … n-1, in any order, and waits. */
ERR_MUST_USE err_t pool_for(pool *p, size_t n, pool_body body, void *context);
/* Makes the loop now running (and every later one) fail with ERR_CANCELLED; async-signal-safe. */
void pool_cancel(pool *p);

#endif
