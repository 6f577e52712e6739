/* Fake devices: right proofs by the processor's code, or failures on command. For tests and
 * simulations of what stands above a backend: nothing here sleeps, has threads of its own or
 * depends on time. A proof is made in the thread that waits for it. The slab is released in start,
 * but for proofs that hang.
 *
 * Commands are the process's, devices are "fake-0", "fake-1", …; there are none until
 * backend_fake_set is called. Thread-safe. */
#ifndef CUZK_BACKEND_BACKEND_FAKE_H
#define CUZK_BACKEND_BACKEND_FAKE_H

#include "backend/backend.h"

typedef enum {
    FAKE_RIGHT,       /* proves */
    FAKE_START_FAILS, /* ERR_DEVICE at start */
    FAKE_WAIT_FAILS,  /* ERR_DEVICE at finish */
    FAKE_WRONG_PROOF, /* finite points of the right groups that do not verify */
    FAKE_BAD_POINT,   /* a proof with a point off the curve */
    FAKE_HANGS,       /* not done before backend_fake_end_hangs, then ERR_DEVICE */
    FAKE_LOST         /* ERR_DEVICE at finish, as for all proofs on the device from then on */
} fake_act;

/* Number of devices, at most BACKEND_DEVICES_MAX; every one proves right again, and no proof has
 * been started on it. Backends must be closed. */
void backend_fake_set(unsigned n);
/* What the next `proofs` proofs started on device i will do; after them it proves right. */
void backend_fake_next(unsigned i, fake_act act, unsigned proofs);
/* Ends all waits for proofs that hang, and keeps later ones from waiting until backend_fake_set. */
void backend_fake_end_hangs(void);
/* Attempts to start a proof that device i itself has seen. */
uint64_t backend_fake_started(unsigned i);

#endif
