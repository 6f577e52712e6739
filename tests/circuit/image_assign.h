/* Assignments made natively and through the constraint image, for comparing with those that came
 * row by row. */
#ifndef CUZK_TESTS_CIRCUIT_IMAGE_ASSIGN_H
#define CUZK_TESTS_CIRCUIT_IMAGE_ASSIGN_H

#include "circuit/porep.h"
#include "r1cs/image.h"

/* Everything that both have is equal: values, evaluations (where w has them), densities, verdict
 * and the place of the first unsatisfied row. */
void assert_same_assignment(const r1cs_assignment *got, const r1cs_assignment *w);
/* w, of porep-2kib, by the native way. */
void assert_same_natively(const porep_job *job, const r1cs_assignment *w);

#endif
