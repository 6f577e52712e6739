#include "base/file.h"

#include "base/fault.h"
#include "base/mem.h"

#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define PIECE_BYTES     ((size_t)256 << 10)
#define READ_STEP_BYTES (1u << 20)

err_t file_error(const char *verb, const char *name, int code)
{
    return err_set(ERR_IO, "%s: cannot %s: %s", name, verb, strerror(code));
}

err_t file_open(file_in *out, const char *name)
{
    *out = (file_in){.fd = -1, .name = name};
    /* Not to hang on a pipe that nobody writes to; reads of regular files never block anyway. */
    const int fd = open(name, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (fd < 0)
        return file_error("open", name, errno);
    struct stat s;
    if (fstat(fd, &s) != 0) {
        const int code = errno;
        close(fd);
        return file_error("examine", name, code);
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
            return file_error("read", f->name, errno);
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

/* What there is, at most `room` bytes; 0: the file is over. */
static err_t read_some(size_t *got, int fd, void *out, size_t room, const char *name)
{
    *got = 0;
    for (;;) {
        const ssize_t n = fault_hit(FAULT_READ) ? (errno = EIO, -1) : read(fd, out, room);
        if (n >= 0) {
            *got = (size_t)n;
            return ERR_OK;
        }
        if (errno != EINTR)
            return file_error("read", name, errno);
    }
}

static err_t read_all(void **block, size_t *used, int fd, const char *name, size_t bytes_max)
{
    size_t room = 0;
    for (;;) {
        if (*used == room)
            ERR_TRY(grow(block, &room, *used, name));
        size_t got;
        ERR_TRY(read_some(&got, fd, (char *)*block + *used, room - *used, name));
        if (got == 0)
            return ERR_OK;
        *used += got;
        if (*used > bytes_max)
            return err_set(ERR_INPUT, "%s: longer than the %zu bytes allowed here", name,
                           bytes_max);
    }
}

/* A file to read from its beginning to its end, once. */
typedef struct {
    int fd;
    bool standard_input;
    const char *name; /* for errors */
} serial_file;

static err_t open_serial(serial_file *out, const char *name)
{
    out->standard_input = strcmp(name, "-") == 0;
    out->fd = out->standard_input ? STDIN_FILENO : open(name, O_RDONLY | O_CLOEXEC);
    out->name = out->standard_input ? "standard input" : name;
    return out->fd < 0 ? file_error("open", name, errno) : ERR_OK;
}

static void close_serial(const serial_file *f)
{
    if (!f->standard_input)
        close(f->fd);
}

err_t file_read_all(void **out, size_t *bytes, const char *name, size_t bytes_max)
{
    *out = NULL;
    *bytes = 0;
    serial_file f;
    ERR_TRY(open_serial(&f, name));
    const err_t rc = read_all(out, bytes, f.fd, f.name, bytes_max);
    close_serial(&f);
    if (rc != ERR_OK || *bytes == 0) {
        mem_free(*out, MEM_REQUEST);
        *out = NULL;
        *bytes = 0;
    }
    return rc;
}

static err_t read_each(const serial_file *f, void *piece,
                       err_t (*take)(void *context, const void *bytes, size_t n), void *context)
{
    for (;;) {
        size_t got;
        ERR_TRY(read_some(&got, f->fd, piece, PIECE_BYTES, f->name));
        if (got == 0)
            return ERR_OK;
        ERR_TRY(take(context, piece, got));
    }
}

err_t file_read_each(const char *name, err_t (*take)(void *context, const void *bytes, size_t n),
                     void *context)
{
    serial_file f;
    ERR_TRY(open_serial(&f, name));
    void *piece = NULL;
    err_t rc = mem_alloc(&piece, MEM_SCRATCH, PIECE_BYTES, 1, f.name);
    if (rc == ERR_OK)
        rc = read_each(&f, piece, take, context);
    mem_free(piece, MEM_SCRATCH);
    close_serial(&f);
    return rc;
}
