/* A w and B w of a circuit on a GPU, from its constraint image and a bit-packed witness: what
 * image_evaluate gives, word for word.
 *
 * Uploaded once per image: entries, bases and coefficients (a few megabytes), and lists of work for
 * warps (image_work.h; some 20 MB for a 32 GiB PoRep). An evaluation then reads the slab and writes
 * the rows, which is what bounds it. */
#ifndef CUZK_R1CS_IMAGE_CUDA_H
#define CUZK_R1CS_IMAGE_CUDA_H

#include "base/gpu.h"
#include "r1cs/image.h"

typedef struct image_cuda image_cuda;

/* Bytes of the arena that image_cuda_open takes; it makes the lists to know. */
ERR_MUST_USE err_t image_cuda_bytes(uint64_t *out, const r1cs_image *image, bool with_c);
/* Takes them; they go back with the caller's mark (gpu_release), after the last evaluation. Waits
 * for the upload: image may go afterwards. with_c: C can be wanted too, which is for checks. */
ERR_MUST_USE err_t image_cuda_open(image_cuda **out, gpu *g, const r1cs_image *image, bool with_c,
                                   gpu_stream s);
/* Frees the host's record; null is allowed. */
void image_cuda_close(image_cuda *e);

/* Queues the evaluation. bits, fields: a slab of the image's counts in device memory, the arrays of
 * r1cs_slab (slab_words(bits) words, aligned to 8; Montgomery form, aligned to 16), field 0 is ONE.
 * a, b, c: 2^log2 elements each in device memory, aligned to 32: the rows, a row (input, 0, 0) per
 * input, zeros to the end; below r. c may be null, and must be if opened without C. ERR_ARGUMENT if
 * the rows do not fit into 2^log2. One evaluation of a record at a time or several: it is only
 * read. */
ERR_MUST_USE err_t image_cuda_evaluate(const image_cuda *e, void *a, void *b, void *c,
                                       const void *bits, const void *fields, unsigned log2,
                                       gpu_stream s);

#endif
