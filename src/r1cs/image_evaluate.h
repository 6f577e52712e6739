/* Evaluation through the constraint image, the parts: one row by definition, and an evaluator that
 * is made once for an image and then run over ranges of its instances for many slabs. Only for this
 * room and for tools that must stay within little memory. */
#ifndef CUZK_R1CS_IMAGE_EVALUATE_H
#define CUZK_R1CS_IMAGE_EVALUATE_H

#include "r1cs/image.h"

/* ---- by definition --------------------------------------------------------------------------- */

/* abc: the three evaluations of row `row` (< rows) of the group for this instance. */
void image_row_ref(fr abc[3], const r1cs_image *image, const r1cs_slab *slab,
                   const image_instance *instance, const image_group *group, unsigned row);
/* The same for row `row` (< image->shape.constraints) of the image. */
void image_find_row_ref(fr abc[3], const r1cs_image *image, const r1cs_slab *slab, size_t row);

/* The slab has the image's counts, and ONE is 1. */
ERR_MUST_USE err_t image_slab_fits(const r1cs_image *image, const r1cs_slab *slab);

/* ---- in ranges ------------------------------------------------------------------------------- */

typedef struct image_evaluator image_evaluator;
struct tile_passes;

/* image must outlive it. Memory: a byte per group and a few hundred KiB per thread, MEM_SCRATCH.
 * passes: the inner loops (image_tile.h), null for those of the level in force. */
ERR_MUST_USE err_t image_evaluator_create(image_evaluator **out, const r1cs_image *image,
                                          unsigned threads, const struct tile_passes *passes);
/* null is allowed. Wipes what it holds of witnesses. */
void image_evaluator_destroy(image_evaluator *e);

typedef struct {
    size_t instance, instances; /* of the image */
    size_t row, rows;           /* that they enforce */
} image_range;

/* The longest range from instance `from` (< instance_n) on with at most rows_max rows, but of at
 * least one instance. */
image_range image_range_from(const r1cs_image *image, size_t from, size_t rows_max);

/* Evaluates the rows of the range: row range->row goes to a[0] and so on; any of a, b, c may be
 * null. verdict (may be null) counts on: begin with zero; its abc are filled when its first
 * unsatisfied row is in this range. p has at most the evaluator's threads; slab fits. One call at a
 * time. */
ERR_MUST_USE err_t image_evaluator_run(image_evaluator *e, fr *a, fr *b, fr *c,
                                       image_verdict *verdict, const r1cs_slab *slab,
                                       const image_range *range, pool *p, const progress *listener);

#endif
