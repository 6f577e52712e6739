/* Images kept beside the parameters: made once, read afterwards.
 *
 * The file is DIRECTORY/STEM.image. One that is missing, damaged, of another version or of another
 * circuit is made again. Only one process at a time makes images for a directory (flock on the
 * directory itself, so nothing is left behind); others wait and then read. No one ever sees half a
 * file. Where the directory cannot be written to the image is made in memory: that is a notice,
 * never a failure. */
#ifndef CUZK_FORMAT_IMAGE_CACHE_H
#define CUZK_FORMAT_IMAGE_CACHE_H

#include "base/progress.h"
#include "r1cs/image.h"

typedef struct {
    const r1cs_circuit *circuit; /* blank */
    const char *stem;            /* of its key files */
    /* What its image must have, beside the name; 0: not known. */
    uint64_t inputs, aux, bits, constraints;
} image_wanted;

/* Told, in one line each, why an image is made and what became of it; fn may be null. */
typedef struct {
    void (*fn)(void *context, const char *line);
    void *context;
} image_notice;

/* directory null: made in memory. notice, listener: may be null. ERR_MEMORY, ERR_INPUT (the circuit
 * does not fit an image), ERR_ARGUMENT (a path too long). */
ERR_MUST_USE err_t image_cache_open(r1cs_image *out, const char *directory,
                                    const image_wanted *wanted, const image_notice *notice,
                                    const progress *listener);
/* image_build, then the shape's digests but legacy_blake2s, from the circuit itself: what is
 * written to a file. */
ERR_MUST_USE err_t image_build_whole(r1cs_image *out, const r1cs_circuit *circuit,
                                     const progress *listener);

#endif
