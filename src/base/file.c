/* Temporary outputs are named TARGET.tmp-PID-N and kept in a small table, so that an interrupted
 * command can unlink them from a signal handler: the table holds fixed strings and each slot has an
 * atomic flag, nothing in the handler allocates or locks. The flag is up before the file exists. */
#include "base/file.h"

#include "base/fault.h"
#include "base/mem.h"

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

#define OUTPUTS_MAX     8u
#define BUFFER_BYTES    (1u << 20)
#define READ_STEP_BYTES (1u << 20)
#define NAME_TRIES_MAX  100u

static struct {
    atomic_int state; /* 0 free, 1 being filled, 2 the name is valid */
    char temporary[PATH_MAX];
} outputs[OUTPUTS_MAX];

struct file_out {
    int fd;
    unsigned slot;
    err_t status;
    uint64_t position;
    size_t buffered;
    char target[PATH_MAX];
    unsigned char buffer[BUFFER_BYTES];
};

static err_t io_error(const char *verb, const char *name, int code)
{
    return err_set(ERR_IO, "%s: cannot %s: %s", name, verb, strerror(code));
}

err_t file_open(file_in *out, const char *name)
{
    *out = (file_in){.fd = -1, .name = name};
    /* Not to hang on a pipe that nobody writes to; reads of regular files never block anyway. */
    const int fd = open(name, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (fd < 0)
        return io_error("open", name, errno);
    struct stat s;
    if (fstat(fd, &s) != 0) {
        const int code = errno;
        close(fd);
        return io_error("examine", name, code);
    }
    if (!S_ISREG(s.st_mode)) {
        close(fd);
        return err_set(ERR_IO, "%s: not a regular file", name);
    }
    out->fd = fd;
    out->bytes = (uint64_t)s.st_size;
    return ERR_OK;
}

void file_close(file_in *f)
{
    if (f->fd >= 0)
        close(f->fd);
    f->fd = -1;
}

err_t file_read_at(const file_in *f, void *out, size_t bytes, uint64_t offset)
{
    unsigned char *p = out;
    size_t done = 0;
    while (done < bytes) {
        const ssize_t got = fault_hit(FAULT_READ)
                                ? (errno = EIO, -1)
                                : pread(f->fd, p + done, bytes - done, (off_t)(offset + done));
        if (got < 0) {
            if (errno == EINTR)
                continue;
            return io_error("read", f->name, errno);
        }
        if (got == 0)
            return err_set(ERR_IO, "%s: ends at byte %llu, %llu were there when it was opened",
                           f->name, (unsigned long long)(offset + done),
                           (unsigned long long)f->bytes);
        done += (size_t)got;
    }
    return ERR_OK;
}

/* Moves the content into a block of twice the size (or of the first step). */
static err_t grow(void **block, size_t *room, size_t used, const char *name)
{
    const size_t wanted = *room ? *room * 2 : READ_STEP_BYTES;
    void *bigger;
    ERR_TRY(mem_alloc(&bigger, MEM_REQUEST, wanted, 1, name));
    if (used)
        memcpy(bigger, *block, used);
    mem_free(*block, MEM_REQUEST);
    *block = bigger;
    *room = wanted;
    return ERR_OK;
}

static err_t read_all(void **block, size_t *used, int fd, const char *name, size_t bytes_max)
{
    size_t room = 0;
    for (;;) {
        if (*used == room)
            ERR_TRY(grow(block, &room, *used, name));
        const ssize_t got = fault_hit(FAULT_READ) ? (errno = EIO, -1)
                                                  : read(fd, (char *)*block + *used, room - *used);
        if (got < 0) {
            if (errno == EINTR)
                continue;
            return io_error("read", name, errno);
        }
        if (got == 0)
            return ERR_OK;
        *used += (size_t)got;
        if (*used > bytes_max)
            return err_set(ERR_INPUT, "%s: longer than the %zu bytes allowed here", name,
                           bytes_max);
    }
}

err_t file_read_all(void **out, size_t *bytes, const char *name, size_t bytes_max)
{
    *out = NULL;
    *bytes = 0;
    const bool standard_input = strcmp(name, "-") == 0;
    const int fd = standard_input ? STDIN_FILENO : open(name, O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        return io_error("open", name, errno);
    err_t rc = read_all(out, bytes, fd, standard_input ? "standard input" : name, bytes_max);
    if (!standard_input)
        close(fd);
    if (rc != ERR_OK || *bytes == 0) {
        mem_free(*out, MEM_REQUEST);
        *out = NULL;
        *bytes = 0;
    }
    return rc;
}

static bool claim_slot(unsigned *slot)
{
    for (unsigned i = 0; i < OUTPUTS_MAX; i++) {
        int expected = 0;
        if (atomic_compare_exchange_strong(&outputs[i].state, &expected, 1)) {
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
        return io_error("create", name, name[0] == '\0' ? ENOENT : ENAMETOOLONG);
    strcpy(target, name);
    if (lstat(name, &s) == 0 && S_ISLNK(s.st_mode) && !realpath(name, target))
        return io_error("follow the link", name, errno);
    if (stat(target, &s) == 0 && !S_ISREG(s.st_mode))
        return err_set(ERR_IO, "%s: cannot replace it: it is there and not a regular file", name);
    return ERR_OK;
}

/* A killed process with our number may have left its files behind, hence the tries. */
static err_t create_temporary(file_out *f, char temporary[PATH_MAX], const char *name)
{
    static atomic_uint serial;
    for (unsigned try = 0; try < NAME_TRIES_MAX; try++) {
        const int length = snprintf(temporary, PATH_MAX, "%s.tmp-%ld-%u", f->target, (long)getpid(),
                                    atomic_fetch_add(&serial, 1));
        if (length < 0 || length >= PATH_MAX)
            return io_error("create", name, ENAMETOOLONG);
        atomic_store(&outputs[f->slot].state, 2);
        f->fd = open(temporary, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (f->fd >= 0)
            return ERR_OK;
        atomic_store(&outputs[f->slot].state, 1);
        if (errno != EEXIST)
            break;
    }
    return io_error("create", name, errno);
}

err_t file_create(file_out **out, const char *name)
{
    *out = NULL;
    unsigned slot;
    if (!claim_slot(&slot))
        return err_set(ERR_IO, "%s: more than %u files are being written", name, OUTPUTS_MAX);
    file_out *f = fault_hit(FAULT_ALLOC) ? NULL : malloc(sizeof *f);
    if (!f) {
        atomic_store(&outputs[slot].state, 0);
        return err_set(ERR_MEMORY, "%s: no memory for an output buffer", name);
    }
    f->slot = slot;
    f->status = ERR_OK;
    f->position = 0;
    f->buffered = 0;
    err_t rc = find_target(f->target, name);
    if (rc == ERR_OK)
        rc = create_temporary(f, outputs[slot].temporary, name);
    if (rc != ERR_OK) {
        free(f);
        atomic_store(&outputs[slot].state, 0);
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
            return f->status = io_error("write", f->target, errno);
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
    ERR_TRY(flush_buffer(f));
    return write_at(f, data, bytes, offset);
}

/* Closes and frees; the slot is released last, so that the handler never sees a reused name. */
static void release(file_out *f, bool unlink_it)
{
    const unsigned slot = f->slot;
    close(f->fd);
    if (unlink_it)
        unlink(outputs[slot].temporary);
    free(f);
    atomic_store(&outputs[slot].state, 0);
}

err_t file_commit(file_out *f)
{
    err_t rc = f->status;
    if (rc == ERR_OK)
        rc = flush_buffer(f);
    if (rc == ERR_OK && (fault_hit(FAULT_WRITE) ? (errno = EIO, -1) : fsync(f->fd)) != 0)
        rc = io_error("sync", f->target, errno);
    if (rc == ERR_OK) {
        const int failed = fault_hit(FAULT_RENAME) ? (errno = EIO, -1)
                                                   : rename(outputs[f->slot].temporary, f->target);
        if (failed)
            rc = io_error("rename into place", f->target, errno);
    }
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
    for (unsigned i = 0; i < OUTPUTS_MAX; i++)
        if (atomic_load(&outputs[i].state) == 2)
            unlink(outputs[i].temporary);
}
