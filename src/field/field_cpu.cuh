/* field.h as CUDA files take it, before any other header that includes it: C functions, and without
 * FP_ZERO, which math.h, included by CUDA, uses for something else. */
#ifndef CUZK_FIELD_FIELD_CPU_CUH
#define CUZK_FIELD_FIELD_CPU_CUH

#undef FP_ZERO
#define FP_ZERO fp_zero_of_field_h
extern "C" {
#include "field/field.h"
}
#undef FP_ZERO

#endif
