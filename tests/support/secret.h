/* Looks for values that may stand nowhere in the process's memory any more. */
#ifndef CUZK_TESTS_SECRET_H
#define CUZK_TESTS_SECRET_H

#include "field/field.h"

#include <stddef.h>
#include <stdint.h>

#define SECRET_FORMS 4u

/* Values of four words, kept with every bit turned, so that these are no finds themselves. */
typedef struct {
    uint64_t form[SECRET_FORMS][4];
} secret;

void secret_set(secret *s, unsigned i, const uint64_t words[4]);
/* Two field elements, each as it is and as an integer. */
void secret_set_pair(secret *s, const fr *a, const fr *b);
/* Places in all memory that can be written where one of the values stands, at any word. */
size_t secret_finds(const secret *s);

#endif
