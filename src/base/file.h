/* Files: whole reads, positioned reads, and writes that nobody ever sees half of. */
#ifndef CUZK_BASE_FILE_H
#define CUZK_BASE_FILE_H

#include "base/err.h"
#include <stddef.h>
#include <stdint.h>

typedef struct {
    int fd;
    uint64_t bytes;
    const char *name; /* borrowed: for error texts */
} file_in;

/* ERR_IO: "NAME: cannot VERB: " and the meaning of an errno value. */
err_t file_error(const char *verb, const char *name, int code);

/* Opens a regular file for positioned reading; name must outlive it. ERR_IO names file and cause.
 */
ERR_MUST_USE err_t file_open(file_in *out, const char *name);
void file_close(file_in *f);
/* Exactly `bytes` bytes from offset, or ERR_IO (a file that shrank names both numbers). */
ERR_MUST_USE err_t file_read_at(const file_in *f, void *out, size_t bytes, uint64_t offset);

/* The whole file (or standard input for "-") into a fresh block of class MEM_REQUEST, refused with
 * ERR_INPUT when longer than bytes_max. The caller frees with mem_free(.., MEM_REQUEST). An empty
 * file gives a null block. */
ERR_MUST_USE err_t file_read_all(void **out, size_t *bytes, const char *name, size_t bytes_max);

/* Hands the bytes of a file (or of standard input for "-") to take, in order and piece by piece as
 * they come, up to 256 KiB at a time, and stops at its first failure. Pipes and sockets will do.
 * ERR_IO names file and cause. */
ERR_MUST_USE err_t file_read_each(const char *name,
                                  err_t (*take)(void *context, const void *bytes, size_t n),
                                  void *context);

/* Output that is seen whole or not at all: file_commit syncs it and puts it in its place,
 * file_abandon drops it. Until then it has no name, so a process that is killed leaves nothing; on
 * file systems that cannot do that it stands beside the target as TARGET.tmp-PID-N. Buffered; the
 * first error sticks and is returned by file_commit too. On SIGINT/SIGTERM the command line calls
 * file_abandon_all. A symbolic link is followed; a target that exists and is no regular file (a
 * directory, /dev/null) is refused with ERR_IO. */
typedef struct file_out file_out;
ERR_MUST_USE err_t file_create(file_out **out, const char *name);
ERR_MUST_USE err_t file_write(file_out *f, const void *data, size_t bytes);
/* Writes at an absolute offset already passed or not; for counts known late. From several threads
 * at once where nothing was written with file_write. */
ERR_MUST_USE err_t file_write_at(file_out *f, const void *data, size_t bytes, uint64_t offset);
/* Both free f. */
ERR_MUST_USE err_t file_commit(file_out *f);
void file_abandon(file_out *f);
/* Drops every output not yet committed, whose file_commit fails then; async-signal-safe. */
void file_abandon_all(void);

#endif
