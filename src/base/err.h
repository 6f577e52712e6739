/* Errors: one enum, never dropped.
 *
 * Every function that can fail returns an err_t marked ERR_MUST_USE. The code says what kind of
 * failure it is; a text with the particulars (the thing, the place, both numbers) is kept per
 * thread by err_set and read with err_text. The thread pool carries the text of a failed task to
 * the thread that waits for it (pool.h). */
#ifndef CUZK_BASE_ERR_H
#define CUZK_BASE_ERR_H

/* name, exit status of the command line (CLI.md), what it means */
#define ERR_LIST(X)                                                                                \
    X(OK, 0, "ok")                                                                                 \
    X(INVALID, 1, "the answer is no: a proof does not verify or a file fails its check")           \
    X(UNSATISFIED, 1, "the witness does not satisfy the circuit")                                  \
    X(ARGUMENT, 2, "wrong usage: an argument is out of its documented range")                      \
    X(INPUT, 3, "an input is malformed or contradicts itself")                                     \
    X(IO, 3, "a file cannot be read or written")                                                   \
    X(MEMORY, 4, "does not fit in memory")                                                         \
    X(DEVICE, 5, "a device failed")                                                                \
    X(CANCELLED, 130, "cancelled")                                                                 \
    X(INTERNAL, 70, "a bug in this program")

typedef enum {
#define ERR_ENUM(name, status, text) ERR_##name,
    ERR_LIST(ERR_ENUM)
#undef ERR_ENUM
} err_t;

#define ERR_MUST_USE       __attribute__((warn_unused_result))
#define ERR_TEXT_BYTES_MAX 512

/* Records the text for this thread and returns code, so that `return err_set(…)` is one line.
 * err_text() may be among the arguments.
 * The text says what is wrong and what was expected, in lower case, without a final stop. One that
 * does not fit in ERR_TEXT_BYTES_MAX loses its middle ("…"), so that a long name hides no cause. */
err_t err_set(err_t code, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Puts "prefix: " before this thread's text and returns code: for callers that know the place. */
err_t err_prefix(err_t code, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* The text of the latest err_set on this thread; "" if none. Valid until the next err_set. */
const char *err_text(void);
void err_clear(void);

/* "INPUT" etc.; "?" for a value outside the list. */
const char *err_name(err_t code);
const char *err_meaning(err_t code);
/* Exit status for the command line. */
int err_exit_status(err_t code);

/* Forwards a failure. */
#define ERR_TRY(expression)                                                                        \
    do {                                                                                           \
        const err_t err_try_ = (expression);                                                       \
        if (err_try_ != ERR_OK)                                                                    \
            return err_try_;                                                                       \
    } while (0)

/* Forwards a failure through a function's single clean-up: sets rc and jumps. */
#define ERR_GOTO(rc, label, expression)                                                            \
    do {                                                                                           \
        (rc) = (expression);                                                                       \
        if ((rc) != ERR_OK)                                                                        \
            goto label;                                                                            \
    } while (0)

#endif
