/* Another form of a key image for `import`: from coefficients to Lagrange, on the processor. */
#ifndef CUZK_CLI_IMPORT_LAGRANGE_H
#define CUZK_CLI_IMPORT_LAGRANGE_H

#include "groth16/key_image.h"

#define IMPORT_CPU_LOG2_MAX 12u /* minutes */

/* All of a key image in form COEFFICIENTS, read on the pool's threads and turned into LAGRANGE.
 * ERR_ARGUMENT for a domain above IMPORT_CPU_LOG2_MAX. key_image_free when done. */
ERR_MUST_USE err_t import_lagrange_cpu(key_image *out, const key_image_source *from,
                                       const r1cs_image *image, pool *p);

#endif
