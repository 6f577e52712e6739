/* Reading from a format_source. */
#ifndef CUZK_FORMAT_SOURCE_H
#define CUZK_FORMAT_SOURCE_H

#include "format/groth16_files.h"

/* Scratch for views of at most `bytes` bytes, MEM_SCRATCH; null for a memory source, whose views
 * need none. */
ERR_MUST_USE err_t format_source_scratch(uint8_t **out, const format_source *source, size_t bytes);
/* *out points at `bytes` bytes of the source from offset: into the block of a memory source, else
 * into scratch, read there. The range must lie inside the source (the caller's counts were checked
 * against source->bytes). ERR_IO. Any thread. */
ERR_MUST_USE err_t format_source_view(const uint8_t **out, const format_source *source,
                                      uint64_t offset, size_t bytes, uint8_t *scratch);

#endif
