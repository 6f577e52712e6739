/* Key images as files: docs/formats/key-image.md.
 *
 * A header with counts and the verifying key (each point checked, subgroup included, on opening),
 * a table of sections, SHA-256 of each section and of each chunk of 48 MiB, then the sections'
 * points as they lie in memory, each section aligned to 4096. Nothing is mapped: chunks are read
 * where they are wanted, by several threads, and compared with their digests on the way. What can
 * go wrong here: F1-F7, F10, F11, I1. */
#ifndef CUZK_FORMAT_KEY_IMAGE_FILE_H
#define CUZK_FORMAT_KEY_IMAGE_FILE_H

#include "format/groth16_files.h"
#include "groth16/key_image.h"

#define KEY_IMAGE_FILE_VERSION 1u
#define KEY_IMAGE_SUFFIX       "key" /* stem.key beside stem.params */
/* A whole number of points of either group (2^19 of G1, 2^18 of G2), so that points which are read
 * chunk by chunk cost no byte twice. */
#define KEY_IMAGE_CHUNK ((size_t)48 << 20)

typedef enum {
    KEY_IMAGE_CHECK_DIGEST, /* chunks against the digests in the file, as they are read */
    KEY_IMAGE_CHECK_SAMPLE, /* and 1 point in 1024: coordinates canonical, on the curve, subgroup */
    KEY_IMAGE_CHECK_FULL    /* and all of them */
} key_image_check;

typedef struct key_image_file key_image_file;

/* Does it begin as a key image does, of whatever version? ERR_IO. */
ERR_MUST_USE err_t key_image_file_is(bool *out, const format_source *source);

/* Reads and checks header, tables and verifying key: lengths against the file's, the header's own
 * digest. ERR_INPUT: damaged, of another version, or not a key image at all, and where. */
ERR_MUST_USE err_t key_image_file_open(key_image_file **out, const char *name);
ERR_MUST_USE err_t key_image_file_of(key_image_file **out, const format_source *source);
void key_image_file_close(key_image_file *f); /* null is allowed */
const key_image_head *key_image_file_head(const key_image_file *f);
/* As it was opened, and its length. */
const char *key_image_file_name(const key_image_file *f);
uint64_t key_image_file_bytes(const key_image_file *f);
/* SHA-256 of a section's points, as the file says. */
const uint8_t *key_image_file_digest(const key_image_file *f, key_image_section s);
/* Reads whole chunks and compares their digests (part of a chunk: the rest is read too). Points are
 * not looked at. */
key_image_source key_image_file_source(key_image_file *f);
/* Checks all of it on the pool's threads, digests of sections included. Names section and index of
 * what is wrong. */
ERR_MUST_USE err_t key_image_file_check(key_image_file *f, key_image_check check, pool *p,
                                        const progress *listener);

/* A source that checks the points which another one gives, on the thread that reads them; DIGEST
 * checks nothing. name: for error texts. The record must outlive the source. */
typedef struct {
    key_image_source source;
    key_image_check check;
    const char *name;
} key_image_checked;
key_image_source key_image_checked_source(key_image_checked *c);

/* Writes a key image from any source, chunk by chunk, in bounded memory: the digests are made on
 * the pool's threads. f is committed by the caller. */
ERR_MUST_USE err_t key_image_file_write(file_out *f, const key_image_source *source, pool *p,
                                        const progress *listener);

/* A source that reads a .params file in the order of a key image, form COEFFICIENTS: points are
 * found, read and decoded when they are asked for, on the calling thread, each point's form and
 * curve checked. So nothing but maps of the circuit's variables is in memory (100 MB at 32 GiB).
 * Open compares the circuit's counts first and checks the verifying key in full; both arguments
 * must outlive the import. ERR_INPUT with both numbers for another circuit's file. */
typedef struct key_image_import key_image_import;
ERR_MUST_USE err_t key_image_import_open(key_image_import **out, const format_source *params,
                                         const r1cs_image *image);
key_image_source key_image_import_source(key_image_import *i);
void key_image_import_close(key_image_import *i); /* null is allowed */

#endif
