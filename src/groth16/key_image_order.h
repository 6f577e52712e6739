/* The two orders of a key's points: aux variables as the circuit allocates them (.params), and as
 * a slab holds them (key images). */
#ifndef CUZK_GROTH16_KEY_IMAGE_ORDER_H
#define CUZK_GROTH16_KEY_IMAGE_ORDER_H

#include "groth16/key_image.h"

/* Successive aux variables of one kind that follow one another in a slab, too. */
typedef struct {
    size_t aux, index, n; /* index: the first bit or field */
    bool is_bit;
} aux_stretch;

/* Calls visit for all stretches of instances from … to - 1. */
void aux_stretches(const r1cs_image *image, size_t from, size_t to,
                   void (*visit)(void *context, const aux_stretch *stretch), void *context);

/* Dense variables before this one. bit <= n.bits, field <= n.fields. */
size_t density_rank_of_bit(const key_image_density *d, size_t bit);
size_t density_rank_of_field(const key_image_density *d, size_t field);

/* A whole section of a .params key, in: n points (ERR_INPUT with both numbers if the circuit has
 * another number of them), to the order of a key image of form COEFFICIENTS. out: that many points
 * as key_image_points says, those of L for the inputs too. p may be null. */
ERR_MUST_USE err_t key_image_order(void *out, const void *in, size_t n, key_image_section s,
                                   const r1cs_image *image, pool *p);

#endif
