#include "format/image_cache.h"

#include "base/clock.h"
#include "format/image_file.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <unistd.h>

#define LINE_BYTES_MAX (PATH_MAX + ERR_TEXT_BYTES_MAX)

__attribute__((format(printf, 2, 3))) static void say(const image_notice *notice,
                                                      const char *format, ...)
{
    if (!notice || !notice->fn)
        return;
    char line[LINE_BYTES_MAX];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(line, sizeof line, format, arguments);
    va_end(arguments);
    notice->fn(notice->context, line);
}

/* ---- reading --------------------------------------------------------------------------------- */

static err_t compare(const char *name, const char *what, uint64_t found, uint64_t wanted)
{
    if (wanted == 0 || found == wanted)
        return ERR_OK;
    return err_set(ERR_INPUT, "%s: an image of %" PRIu64 " %s, the circuit has %" PRIu64, name,
                   found, what, wanted);
}

static err_t check_wanted(const r1cs_image *image, const image_wanted *w, const char *name)
{
    ERR_TRY(compare(name, "inputs", image->shape.inputs, w->inputs));
    ERR_TRY(compare(name, "aux variables", image->shape.aux, w->aux));
    ERR_TRY(compare(name, "bits", image->n.bits, w->bits));
    return compare(name, "rows", image->shape.constraints, w->constraints);
}

static err_t read_image(r1cs_image *out, const char *name, const image_wanted *w)
{
    ERR_TRY(image_file_open(out, name, w->circuit->name));
    const err_t rc = check_wanted(out, w, name);
    if (rc != ERR_OK)
        image_free(out);
    return rc;
}

/* ---- making ---------------------------------------------------------------------------------- */

/* Both lay the circuit out from its first row to its last, so they go side by side. */
typedef struct {
    r1cs_image *image;
    r1cs_shape shape;
    const r1cs_circuit *circuit;
    const progress *listener;
} whole;

enum { WHOLE_DIGESTS, WHOLE_IMAGE, WHOLE_TASKS };

static err_t whole_task(void *context, size_t i, unsigned worker)
{
    whole *w = context;
    (void)worker;
    if (i == WHOLE_IMAGE)
        return image_build(w->image, w->circuit, NULL);
    const r1cs_fingerprint_options o = {.no_legacy = true, .progress = w->listener};
    return r1cs_fingerprint(&w->shape, w->circuit, &o);
}

err_t image_build_whole(r1cs_image *out, const r1cs_circuit *circuit, const progress *listener)
{
    whole w = {.image = out, .circuit = circuit, .listener = listener};
    pool *p;
    memset(out, 0, sizeof *out);
    ERR_TRY(pool_create(&p, WHOLE_TASKS));
    const err_t rc = pool_for(p, WHOLE_TASKS, whole_task, &w);
    pool_destroy(p);
    if (rc == ERR_OK)
        out->shape = w.shape;
    else
        image_free(out);
    return rc;
}

static void not_kept(const r1cs_image *image, double seconds, const image_notice *notice,
                     const char *why)
{
    say(notice, "constraint image of %s made in %.1f s and not kept: %s", image->name, seconds,
        why);
}

/* Where it cannot be kept its digests are of no use. */
static err_t make(r1cs_image *out, const char *directory, const char *name, const image_wanted *w,
                  const image_notice *notice, const progress *listener)
{
    const double began = clock_seconds();
    if (access(directory, W_OK) != 0) {
        const int code = errno;
        ERR_TRY(image_build(out, w->circuit, listener));
        char why[LINE_BYTES_MAX];
        snprintf(why, sizeof why, "%s: %s", directory, strerror(code));
        not_kept(out, clock_seconds() - began, notice, why);
        return ERR_OK;
    }
    ERR_TRY(image_build_whole(out, w->circuit, listener));
    const double seconds = clock_seconds() - began;
    if (image_file_write(out, name) == ERR_OK)
        say(notice, "constraint image of %s made in %.1f s: %s", out->name, seconds, name);
    else
        not_kept(out, seconds, notice, err_text());
    err_clear();
    return ERR_OK;
}

/* Anything but a lack of memory is a reason to make the image again. */
static bool is_final(err_t rc)
{
    return rc == ERR_OK || rc == ERR_MEMORY;
}

static bool exists(const char *name)
{
    return access(name, F_OK) == 0;
}

static err_t read_or_make(r1cs_image *out, const char *directory, const char *name,
                          const image_wanted *w, const image_notice *notice,
                          const progress *listener)
{
    const err_t rc = read_image(out, name, w);
    if (is_final(rc))
        return rc;
    if (exists(name))
        say(notice, "made again: %s", err_text());
    err_clear();
    return make(out, directory, name, w, notice, listener);
}

/* A descriptor that holds the lock of the directory; -1 where there is no such lock, and then two
 * processes may do the same work. */
static int lock_directory(const char *directory)
{
    const int fd = open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (fd < 0)
        return -1;
    while (flock(fd, LOCK_EX) != 0) {
        if (errno != EINTR) {
            close(fd);
            return -1;
        }
    }
    return fd;
}

err_t image_cache_open(r1cs_image *out, const char *directory, const image_wanted *wanted,
                       const image_notice *notice, const progress *listener)
{
    memset(out, 0, sizeof *out);
    if (!directory)
        return image_build(out, wanted->circuit, listener);
    char name[PATH_MAX];
    const int n = snprintf(name, sizeof name, "%s/%s." IMAGE_FILE_SUFFIX, directory, wanted->stem);
    if (n < 0 || n >= PATH_MAX)
        return err_set(ERR_ARGUMENT, "the path of a constraint image is longer than %d bytes",
                       PATH_MAX - 1);
    err_t rc = read_image(out, name, wanted);
    if (is_final(rc))
        return rc;
    const int lock = lock_directory(directory);
    rc = read_or_make(out, directory, name, wanted, notice, listener);
    if (lock >= 0)
        close(lock);
    return rc;
}
