/* The work of an evaluation on a GPU, listed once per image on the host: which warp evaluates which
 * rows. Only for this room and its tests.
 *
 * A *job* is one matrix of a group whose rows are small integers (image_tile.h), or one matrix of
 * one row that needs the field. Jobs are listed by template; a *task*, for one warp, is a stretch
 * of the jobs of one list for one instance. The lists by how a warp takes them: SMALL   job by job,
 * a row per lane SHORT   a job per lane: at most IMAGE_SHORT_ENTRIES entries LONG    job by job,
 * the entries dealt out to the lanes once for A and B, and once for C, which a prover does not
 * need. */
#ifndef CUZK_R1CS_IMAGE_WORK_H
#define CUZK_R1CS_IMAGE_WORK_H

#include "r1cs/image.h"

#define IMAGE_SHORT_ENTRIES 4u

enum { IMAGE_SMALL, IMAGE_SHORT, IMAGE_LONG, IMAGE_CLASSES };
#define IMAGE_LISTS (2 * IMAGE_CLASSES) /* those of A and B, then those of C */

/* An entry of a small group: coeff times the sum of `count` bits; count 0: coeff itself. */
typedef struct {
    uint32_t offset;
    uint16_t segment, count;
    int16_t row_step;
    int8_t step, coeff;
} image_small_entry;

typedef struct {
    uint32_t entry, row; /* first entry of the image; first row, of the template */
    uint16_t entries;
    uint8_t rows; /* SMALL: rows of the group; else the row's number in its group */
    uint8_t row_stride;
    uint8_t matrix, zero[3];
} image_job;

typedef struct {
    uint32_t row, base; /* of the instance: its first row, its place in image->base */
    uint32_t job, jobs;
} image_task;

typedef struct {
    image_job *job;
    image_task *task;
    size_t jobs, tasks;
} image_list;

typedef struct {
    image_small_entry *small; /* by entry of the image; what is in no SMALL job is not set */
    size_t smalls;
    image_list list[IMAGE_LISTS];
    fr value[256]; /* of small integers, by (uint8_t)value */
} image_work;

/* with_c: the lists of C too; else they are empty. MEM_SCRATCH. */
ERR_MUST_USE err_t image_work_create(image_work *out, const r1cs_image *image, bool with_c);
void image_work_free(image_work *work);

#endif
