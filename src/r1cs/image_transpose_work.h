/* The terms of one matrix of an image, numbered, so that any stretch of them can be written out by
 * itself: what image_transpose and its kernels walk over. Only for this room, for what folds a
 * matrix into points, and their tests.
 *
 * Terms are numbered by instance, in an instance by unit, in a unit by variable, then by row. */
#ifndef CUZK_R1CS_IMAGE_TRANSPOSE_WORK_H
#define CUZK_R1CS_IMAGE_TRANSPOSE_WORK_H

#include "r1cs/image.h"

/* An entry with the rows of its group: entry.count·rows terms. */
typedef struct {
    image_entry entry;
    uint32_t row; /* its first, of the template */
    uint8_t rows, row_stride;
    uint64_t before; /* terms of the template's units before this */
} transpose_unit;

/* An instance that has units. */
typedef struct {
    uint64_t before; /* terms of the instances before this */
    uint32_t row, base;
    uint32_t unit, units;
} transpose_instance;

typedef struct {
    transpose_unit *unit;
    transpose_instance *instance;
    size_t units, instances;
    uint64_t terms;
} transpose_work;

/* Which entries are wanted; null: all. */
typedef bool (*transpose_filter)(const image_entry *e);

/* matrix: 0, 1, 2, else ERR_ARGUMENT. The appended rows of the inputs are not listed. MEM_SCRATCH.
 */
ERR_MUST_USE err_t transpose_work_create(transpose_work *out, const r1cs_image *image,
                                         unsigned matrix, transpose_filter wanted);
void transpose_work_free(transpose_work *work);

#endif
