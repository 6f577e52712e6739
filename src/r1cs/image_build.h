/* The state of a run that makes an image; image_build.c lays the circuit out, image_finish.c makes
 * the image of what it left. */
#ifndef CUZK_R1CS_IMAGE_BUILD_H
#define CUZK_R1CS_IMAGE_BUILD_H

#include "r1cs/image_internal.h"

typedef struct {
    r1cs_cs cs;
    cs_counts n;
    r1cs_shape *shape; /* nnz and terms_max are counted here */
    size_t bits;       /* allocated so far */
    uint64_t *is_bit;  /* by aux */
    uint32_t *rank;    /* bits among the aux below 64 i */
    uint32_t *owner;   /* instance of aux 64 i */
    uint32_t *input_owner;
    uint64_t *a_aux, *b_aux, *b_input; /* densities */
    image_instance *instance;
    uint32_t *base;
    size_t instances, instance_room, bases, base_room;
    /* The open span; in `open` only where it began. */
    image_instance open;
    image_span span;
    uint32_t *low; /* lowest place of each segment */
    struct image_slot {
        uint32_t generation, key, segment;
    } * slot; /* (instance, kind) to segment; a slot of another generation is free */
    uint32_t generation;
    /* The instance last looked up: its aux, and its segments of field elements and bits (0: none
     * yet). */
    struct image_recent {
        size_t begin, end;
        uint32_t instance, segment[2];
    } recent;
    image_store store;
} image_builder;

/* On failure, too, image_builder_free. */
ERR_MUST_USE err_t image_builder_create(image_builder *b, r1cs_shape *shape, const cs_counts *n);
/* What was allocated and enforced since the last call becomes an instance; nothing does not. */
void image_builder_close_span(r1cs_cs *cs);
void image_builder_free(image_builder *b);

#endif
