/* Sums in G2: the same text as in G1 with a third of its speed, so fewer cases without
 * CUZK_TEST_LONG. */
#include "group_g2.h"

#define TWIN              msm_g2_ref
#define NORMAL_SIZE_MAX   ((size_t)1023)
#define FULL_SIZE_MAX     ((size_t)33)
#define NORMAL_COPIES_MAX ((size_t)8192)
/* The same where sanitizers make everything slow. */
#define SHORT_SIZE_MAX      ((size_t)257)
#define SHORT_FULL_SIZE_MAX ((size_t)3)

#include "matrix_test.inc.h"
