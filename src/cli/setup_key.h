/* Making a key, writing its files, reporting their digests: `setup` and the test program share it.
 */
#ifndef CUZK_CLI_SETUP_KEY_H
#define CUZK_CLI_SETUP_KEY_H

#include "cli/circuits.h"
#include "cli/verb.h"
#include "groth16/groth16.h"

/* Writes STEM.params, STEM.vk and the stamp of a fully checked file into directory (made if
 * missing) and prints the report of params_report.h. */
ERR_MUST_USE err_t setup_key(const verb_call *call, const cli_circuit *circuit,
                             const groth16_toxic *toxic, const char *directory);

#endif
