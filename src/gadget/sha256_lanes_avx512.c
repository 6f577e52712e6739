/* Eight compressions side by side with AVX-512 (F, DQ, VL). */
#ifdef __x86_64__

#define LANES        8
#define LANES_TARGET __attribute__((target("avx512f,avx512dq,avx512vl,avx2,bmi,bmi2")))
#define LANES_NAME   sha256_lanes_avx512
#include "gadget/sha256_lanes.inc.h"

#endif
