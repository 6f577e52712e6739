/* Four compressions side by side with AVX2, twice. */
#ifdef __x86_64__

#define LANES        4
#define LANES_TARGET __attribute__((target("avx2,bmi,bmi2")))
#define LANES_NAME   sha256_lanes_avx2
#include "gadget/sha256_lanes.inc.h"

#endif
