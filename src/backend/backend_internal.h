/* What backend.c (devices) and backend_prove.c (keys and proofs) share. */
#ifndef CUZK_BACKEND_BACKEND_INTERNAL_H
#define CUZK_BACKEND_BACKEND_INTERNAL_H

#include "backend/backend_ops.h"
#include "base/verify.h"

#include <pthread.h>

/* One device and how it fares. */
typedef struct {
    device *d;          /* null: it could not be opened, and is set aside */
    backend_device was; /* its identity, counts and last failure; the lock guards them */
} backend_slot;

typedef struct backend_block backend_block;

struct backend {
    const device_ops *ops;
    pthread_mutex_t lock;
    backend_block *blocks; /* slabs handed out; the lock guards them */
    unsigned keys;         /* loaded */
    unsigned n;
    backend_slot slot[BACKEND_DEVICES_MAX];
};

/* Records a failure of the device with this thread's text; the device is set aside if `at_once` or
 * if it has failed too often. Not for what its callers have done wrong: see backend_blames. */
void backend_slot_failed(backend *b, unsigned i, bool at_once);
/* Is it the device's doing? */
bool backend_blames(err_t rc);
/* ERR_DEVICE with the last failure of every device. */
err_t backend_none_left(backend *b);
/* Puts the device's name in front of the text. */
err_t backend_prefix(const backend *b, unsigned i, err_t rc);

#endif
