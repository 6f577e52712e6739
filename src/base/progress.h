/* How long work tells how far it is. A stage announces itself and then steps; what is shown, and
 * how often, is the receiver's business (the command line draws one line). */
#ifndef CUZK_BASE_PROGRESS_H
#define CUZK_BASE_PROGRESS_H

#include <stdint.h>

/* stage: static text such as "H sum"; done <= total; total 0 = unknown. May be called from any
 * thread, not more than a few hundred times a second. */
typedef void (*progress_fn)(void *context, const char *stage, uint64_t done, uint64_t total);

typedef struct {
    progress_fn fn; /* null: nobody listens */
    void *context;
} progress;

static inline void progress_step(const progress *p, const char *stage, uint64_t done,
                                 uint64_t total)
{
    if (p && p->fn)
        p->fn(p->context, stage, done, total);
}

#endif
