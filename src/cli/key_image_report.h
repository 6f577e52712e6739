/* The report on a key image: head, sections with counts and digests, as text or JSON. */
#ifndef CUZK_CLI_KEY_IMAGE_REPORT_H
#define CUZK_CLI_KEY_IMAGE_REPORT_H

#include "cli/args.h"
#include "cli/json_out.h"
#include "format/key_image_file.h"

/* "coefficients", "lagrange" */
const char *key_image_form_name(key_image_form form);
/* ERR_ARGUMENT for another name. */
ERR_MUST_USE err_t key_image_form_find(key_image_form *out, const char *name);

/* --verify LEVEL of the verbs that look at points: "full" (also for null), "sample", "digest". */
#define CLI_VERIFY_OPTION(text)                                                                    \
    {                                                                                              \
        "verify", 0, "LEVEL", text                                                                 \
    }
const char *key_image_check_name(key_image_check check);
ERR_MUST_USE err_t key_image_check_read(key_image_check *out, const args *a);

/* Members kind, circuit, bytes, form, log2_domain, inputs, bits, fields, sections into the object
 * that is open. The digests are those in the file: nothing is read here. */
void key_image_report_json(json_out *j, const key_image_file *f);
void key_image_report_text(FILE *out, const key_image_file *f);

#endif
