/* The report on a .params or .vk file: sections with counts and digests, as text or JSON. */
#ifndef CUZK_CLI_PARAMS_REPORT_H
#define CUZK_CLI_PARAMS_REPORT_H

#include "cli/json_out.h"
#include "format/groth16_files.h"

/* Members kind, bytes, sections, sha256, blake2b (first 16 bytes of BLAKE2b-512: the "digest" of
 * the network's parameter list) into the object that is open. */
void params_report_json(json_out *j, const format_source *source,
                        const params_extent sections[PARAMS_SECTIONS], const params_digests *d,
                        bool vk_only);
void params_report_text(FILE *out, const format_source *source,
                        const params_extent sections[PARAMS_SECTIONS], const params_digests *d,
                        bool vk_only);

#endif
