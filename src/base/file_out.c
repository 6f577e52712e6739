/* Outputs have no name until they are whole (O_TMPFILE): however the process ends, the kernel takes
 * an unfinished one back. At commit a file gets its target's name in one step if that is free.
 * Otherwise it is linked to TARGET.tmp-PID-N and renamed, since a link replaces nothing.
 *
 * Where the file system has no such files or /proc is not there, the file has its temporary name
 * from the beginning. Temporary names are kept in a small table, so that an interrupted command can
 * unlink them from a signal handler: the table holds fixed strings and each slot has an atomic
 * state, nothing in the handler allocates or locks. A slot is NAMED before its file exists. */
#include "base/file.h"

#include "base/fault.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define OUTPUTS_MAX    8u
#define BUFFER_BYTES   (1u << 20)
#define NAME_TRIES_MAX 100u

/* ABANDONED: by the handler, before it had a name; it gets none any more. */
enum { FREE, NAMELESS, NAMED, ABANDONED };

static struct {
    atomic_int state;
    char temporary[PATH_MAX]; /* valid when NAMED */
} outputs[OUTPUTS_MAX];

struct file_out {
    int fd;
    unsigned slot;
    _Atomic(err_t) status;
    uint64_t position;
    size_t buffered;
    char target[PATH_MAX];
    unsigned char buffer[BUFFER_BYTES];
};

static bool claim_slot(unsigned *slot)
{
    for (unsigned i = 0; i < OUTPUTS_MAX; i++) {
        int expected = FREE;
        if (atomic_compare_exchange_strong(&outputs[i].state, &expected, NAMELESS)) {
            *slot = i;
            return true;
        }
    }
    return false;
}

/* Where the bytes shall end up: behind a symbolic link, never in place of one, and never in place
 * of a device or a pipe (renaming over /dev/null would take it from the whole system). */
static err_t find_target(char target[PATH_MAX], const char *name)
{
    struct stat s;
    if (name[0] == '\0' || strlen(name) >= PATH_MAX)
        return file_error("create", name, name[0] == '\0' ? ENOENT : ENAMETOOLONG);
    strcpy(target, name);
    if (lstat(name, &s) == 0 && S_ISLNK(s.st_mode) && !realpath(name, target))
        return file_error("follow the link", name, errno);
    if (stat(target, &s) == 0 && !S_ISREG(s.st_mode))
        return err_set(ERR_IO, "%s: cannot replace it: it is there and not a regular file", name);
    return ERR_OK;
}

static err_t next_temporary_name(const file_out *f)
{
    static atomic_uint serial;
    const int length = snprintf(outputs[f->slot].temporary, PATH_MAX, "%s.tmp-%ld-%u", f->target,
                                (long)getpid(), atomic_fetch_add(&serial, 1));
    if (length < 0 || length >= PATH_MAX)
        return file_error("create", f->target, ENAMETOOLONG);
    return ERR_OK;
}

/* The path by which a file without a name can be linked. */
static void path_of_fd(char path[32], int fd)
{
    snprintf(path, 32, "/proc/self/fd/%d", fd);
}

/* A file without a name in the folder of target; -1: there is no such thing here. */
static int open_nameless(const char *target)
{
    char folder[PATH_MAX + 1], path[32];
    struct stat a, b;
    if (fault_hit(FAULT_NAMELESS))
        return -1;
    strcpy(folder, target);
    char *slash = strrchr(folder, '/');
    strcpy(slash ? slash + 1 : folder, ".");
    const int fd = open(folder, O_TMPFILE | O_RDWR | O_CLOEXEC, 0666);
    if (fd < 0)
        return -1;
    path_of_fd(path, fd);
    if (fstat(fd, &a) == 0 && stat(path, &b) == 0 && a.st_dev == b.st_dev && a.st_ino == b.st_ino)
        return fd;
    close(fd);
    return -1;
}

/* Makes the file have a temporary name by `make`, which may find it taken: a killed process with
 * our number may have left its files behind. Errors are those of `make`. */
static err_t name_it(file_out *f, int (*make)(file_out *f, const char *temporary), const char *verb)
{
    for (unsigned try = 0; try < NAME_TRIES_MAX; try++) {
        int expected = NAMELESS;
        ERR_TRY(next_temporary_name(f));
        if (!atomic_compare_exchange_strong(&outputs[f->slot].state, &expected, NAMED))
            return file_error(verb, f->target, ECANCELED);
        if (make(f, outputs[f->slot].temporary) == 0)
            return ERR_OK;
        atomic_store(&outputs[f->slot].state, NAMELESS);
        if (errno != EEXIST)
            break;
    }
    return file_error(verb, f->target, errno);
}

static int create_named(file_out *f, const char *temporary)
{
    f->fd = open(temporary, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    return f->fd < 0 ? -1 : 0;
}

static int link_named(file_out *f, const char *name)
{
    char path[32];
    path_of_fd(path, f->fd);
    return linkat(AT_FDCWD, path, AT_FDCWD, name, AT_SYMLINK_FOLLOW);
}

/* A name too long for its temporary one is refused now, not when the work is done. */
static err_t open_output(file_out *f)
{
    struct stat s;
    ERR_TRY(next_temporary_name(f));
    if (lstat(outputs[f->slot].temporary, &s) != 0 && errno != ENOENT)
        return file_error("create", f->target, errno);
    f->fd = open_nameless(f->target);
    return f->fd >= 0 ? ERR_OK : name_it(f, create_named, "create");
}

err_t file_create(file_out **out, const char *name)
{
    *out = NULL;
    unsigned slot;
    if (!claim_slot(&slot))
        return err_set(ERR_IO, "%s: more than %u files are being written", name, OUTPUTS_MAX);
    file_out *f = fault_hit(FAULT_ALLOC) ? NULL : malloc(sizeof *f);
    if (!f) {
        atomic_store(&outputs[slot].state, FREE);
        return err_set(ERR_MEMORY, "%s: no memory for an output buffer", name);
    }
    f->slot = slot;
    f->status = ERR_OK;
    f->position = 0;
    f->buffered = 0;
    err_t rc = find_target(f->target, name);
    if (rc == ERR_OK)
        rc = open_output(f);
    if (rc != ERR_OK) {
        free(f);
        atomic_store(&outputs[slot].state, FREE);
        return rc;
    }
    *out = f;
    return ERR_OK;
}

static err_t write_at(file_out *f, const void *data, size_t bytes, uint64_t offset)
{
    const unsigned char *p = data;
    size_t done = 0;
    while (done < bytes) {
        const ssize_t put = fault_hit(FAULT_WRITE)
                                ? (errno = ENOSPC, -1)
                                : pwrite(f->fd, p + done, bytes - done, (off_t)(offset + done));
        if (put < 0) {
            if (errno == EINTR)
                continue;
            return f->status = file_error("write", f->target, errno);
        }
        done += (size_t)put;
    }
    return ERR_OK;
}

static err_t flush_buffer(file_out *f)
{
    const size_t bytes = f->buffered;
    f->buffered = 0;
    ERR_TRY(write_at(f, f->buffer, bytes, f->position));
    f->position += bytes;
    return ERR_OK;
}

err_t file_write(file_out *f, const void *data, size_t bytes)
{
    if (f->status != ERR_OK)
        return f->status;
    const unsigned char *p = data;
    while (bytes > 0) {
        const size_t room = BUFFER_BYTES - f->buffered;
        const size_t part = bytes < room ? bytes : room;
        memcpy(f->buffer + f->buffered, p, part);
        f->buffered += part;
        p += part;
        bytes -= part;
        if (f->buffered == BUFFER_BYTES)
            ERR_TRY(flush_buffer(f));
    }
    return ERR_OK;
}

err_t file_write_at(file_out *f, const void *data, size_t bytes, uint64_t offset)
{
    if (f->status != ERR_OK)
        return f->status;
    if (f->buffered != 0)
        ERR_TRY(flush_buffer(f));
    return write_at(f, data, bytes, offset);
}

/* Closes and frees; the slot is released last, so that the handler never sees a reused name. */
static void release(file_out *f, bool unlink_it)
{
    const unsigned slot = f->slot;
    close(f->fd);
    if (unlink_it && atomic_load(&outputs[slot].state) == NAMED)
        unlink(outputs[slot].temporary);
    free(f);
    atomic_store(&outputs[slot].state, FREE);
}

/* From here on the file is whole, so that a target's name in one step needs no place in the table.
 */
static err_t put_in_place(file_out *f)
{
    static const char verb[] = "put it in place";
    if (fault_hit(FAULT_RENAME))
        return file_error(verb, f->target, EIO);
    if (atomic_load(&outputs[f->slot].state) == ABANDONED)
        return file_error(verb, f->target, ECANCELED);
    if (atomic_load(&outputs[f->slot].state) == NAMELESS) {
        if (link_named(f, f->target) == 0)
            return ERR_OK;
        if (errno != EEXIST)
            return file_error(verb, f->target, errno);
        ERR_TRY(name_it(f, link_named, verb));
    }
    if (rename(outputs[f->slot].temporary, f->target) != 0)
        return file_error(verb, f->target, errno);
    return ERR_OK;
}

err_t file_commit(file_out *f)
{
    err_t rc = f->status;
    if (rc == ERR_OK)
        rc = flush_buffer(f);
    if (rc == ERR_OK && (fault_hit(FAULT_WRITE) ? (errno = EIO, -1) : fsync(f->fd)) != 0)
        rc = file_error("sync", f->target, errno);
    if (rc == ERR_OK)
        rc = put_in_place(f);
    release(f, rc != ERR_OK);
    return rc;
}

void file_abandon(file_out *f)
{
    if (f)
        release(f, true);
}

void file_abandon_all(void)
{
    for (unsigned i = 0; i < OUTPUTS_MAX; i++) {
        int expected = NAMELESS;
        if (!atomic_compare_exchange_strong(&outputs[i].state, &expected, ABANDONED) &&
            expected == NAMED)
            unlink(outputs[i].temporary);
    }
}
