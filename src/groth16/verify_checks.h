/* What one proof and a batch have in common: checks before the equation, and the sum over ic. */
#ifndef CUZK_GROTH16_VERIFY_CHECKS_H
#define CUZK_GROTH16_VERIFY_CHECKS_H

#include "groth16/groth16.h"

/* ERR_INPUT: ic and the number of inputs do not fit (both numbers), infinity in the key. */
ERR_MUST_USE err_t verify_check_vk(const groth16_vk *vk, size_t inputs_n);
/* ERR_INPUT: infinity, off the curve, outside the subgroup; names the point. */
ERR_MUST_USE err_t verify_check_proof(const groth16_proof *proof);
/* out = one·ic[0] + sum of inputs[i]·ic[i + 1]. */
ERR_MUST_USE err_t verify_input_sum(g1_xyzz *out, const groth16_vk *vk, const fr *one,
                                    const fr *inputs);

#endif
