/* How much a test program does: the same question has the same answer in every room. */
#ifndef CUZK_TESTS_EXTENT_H
#define CUZK_TESTS_EXTENT_H

#include <stdbool.h>

/* True if the environment has CUZK_TEST_LONG=1 and nothing else in it: also the large sizes, what
 * takes minutes. */
bool test_long(void);
/* True in a build with sanitizers or with CUZK_VERIFY, which is 10 to 100 times slower, unless
 * test_long(): only as much as needed for every path and for all threads. */
bool test_short(void);

#endif
