/* Proving keys of PoRep circuits: groth16_files.h's files with porep.h's counts. */
#ifndef CUZK_FORMAT_POREP_KEY_H
#define CUZK_FORMAT_POREP_KEY_H

#include "circuit/porep.h"
#include "format/groth16_files.h"
#include "groth16/key_image.h"

/* Do these sections fit the circuit? ERR_INPUT with both numbers; ERR_ARGUMENT for a shape that is
 * not published. */
ERR_MUST_USE err_t porep_key_match(const params_extent sections[PARAMS_SECTIONS], const char *name,
                                   const porep_shape *shape);
/* Does a key image belong to the circuit, by name and counts? Errors as before. */
ERR_MUST_USE err_t porep_key_image_match(const key_image_head *head, const char *name,
                                         const porep_shape *shape);
/* The .params file of this name, another circuit's being refused before any point is read; checked
 * as PARAMS_CHECK_STAMP says. The caller frees with groth16_key_free. */
ERR_MUST_USE err_t porep_key_read(groth16_key *out, const char *name, const porep_shape *shape,
                                  pool *p, const progress *listener);

#endif
