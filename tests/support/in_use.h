/* What must be as before when a test is over. */
#ifndef CUZK_TESTS_IN_USE_H
#define CUZK_TESTS_IN_USE_H

#include <stdint.h>

/* Bytes of every memory class now in use. */
uint64_t memory_in_use(void);

#endif
