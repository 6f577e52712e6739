/* Another form of a key image for `import`: from coefficients to Lagrange, on a GPU or, for small
 * circuits, on the processor. */
#ifndef CUZK_CLI_IMPORT_LAGRANGE_H
#define CUZK_CLI_IMPORT_LAGRANGE_H

#include "base/file.h"
#include "groth16/key_image.h"

#define IMPORT_CPU_LOG2_MAX 12u /* minutes */

typedef struct {
    const char *backend; /* "auto", "cpu", "cuda"; null: auto, a GPU if there is one */
    const char *device;  /* UUID or PCI address; null: the one with most memory free */
    unsigned threads;    /* that read for the GPU; 0: all */
} import_lagrange_options;

/* A key image in form COEFFICIENTS, turned into LAGRANGE and written. Errors as
 * cli_key_on_gpu; on the processor ERR_ARGUMENT for a domain above IMPORT_CPU_LOG2_MAX. */
ERR_MUST_USE err_t import_lagrange_write(file_out *f, const key_image_source *from,
                                         const r1cs_image *image, const import_lagrange_options *o,
                                         pool *p);

#endif
