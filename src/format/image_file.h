/* Constraint images as files: docs/formats/image.md.
 *
 * The arrays lie in a file as they do in memory, so that it can be mapped; here they are read into
 * a block, since a file of a few megabytes is quickly copied and nobody can shorten the copy.
 * Everything is checked before an image is handed out: lengths, digests, and image_validate. */
#ifndef CUZK_FORMAT_IMAGE_FILE_H
#define CUZK_FORMAT_IMAGE_FILE_H

#include "format/groth16_files.h"
#include "r1cs/image.h"

/* Goes up when the layout of the file changes, and when the rows or the kinds of variables of any
 * circuit do: older files are stale then. */
#define IMAGE_FILE_VERSION 1u
#define IMAGE_FILE_SUFFIX  "image"

/* image_free frees what was read. ERR_INPUT: damaged or of another version, the text says which;
 * ERR_IO. */
ERR_MUST_USE err_t image_file_read(r1cs_image *out, const format_source *source);
/* The same from a file, which must hold the image of this circuit (ERR_INPUT with both names). */
ERR_MUST_USE err_t image_file_open(r1cs_image *out, const char *name, const char *circuit);
/* Writes beside the target and renames (base/file.h). */
ERR_MUST_USE err_t image_file_write(const r1cs_image *image, const char *name);

#endif
