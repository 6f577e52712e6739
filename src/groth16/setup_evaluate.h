/* The variables' polynomials at tau. */
#ifndef CUZK_GROTH16_SETUP_EVALUATE_H
#define CUZK_GROTH16_SETUP_EVALUATE_H

#include "base/pool.h"
#include "r1cs/r1cs.h"

/* uvw[0][k] = u_k(tau), uvw[1][k] = v_k(tau), uvw[2][k] = w_k(tau) for variable k (inputs, then
 * aux): the sum over rows of the variable's coefficient in A, B, C times lagrange[row]. The rows
 * <input_i | 0 | 0> that follow the circuit's own are included. uvw: inputs + aux elements each,
 * zero on entry; lagrange: at least rows + inputs. */
ERR_MUST_USE err_t setup_evaluate(fr *const uvw[3], const r1cs_matrices *m, const fr *lagrange,
                                  pool *p);

#endif
