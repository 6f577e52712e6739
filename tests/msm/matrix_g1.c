/* Sums in G1. */
#include "group_g1.h"

#define TWIN              msm_g1_ref
#define NORMAL_SIZE_MAX   ((size_t)8192) /* larger ones with CUZK_TEST_LONG */
#define FULL_SIZE_MAX     ((size_t)257)  /* every class of scalars with every class of bases */
#define NORMAL_COPIES_MAX ((size_t)100000)
/* The same where sanitizers make everything slow. */
#define SHORT_SIZE_MAX      ((size_t)1023)
#define SHORT_FULL_SIZE_MAX ((size_t)33)

#include "matrix_test.inc.h"
