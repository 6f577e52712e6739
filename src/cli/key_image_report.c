#include "cli/key_image_report.h"

#include "base/bytes.h"

#include <inttypes.h>
#include <string.h>

static const char *const form_names[KEY_IMAGE_FORMS] = {"coefficients", "lagrange"};

const char *key_image_form_name(key_image_form form)
{
    return form < KEY_IMAGE_FORMS ? form_names[form] : "?";
}

err_t key_image_form_find(key_image_form *out, const char *name)
{
    for (key_image_form form = KEY_IMAGE_COEFFICIENTS; form < KEY_IMAGE_FORMS; form++)
        if (strcmp(name, form_names[form]) == 0) {
            *out = form;
            return ERR_OK;
        }
    return err_set(ERR_ARGUMENT, "--form: \"%s\" is neither coefficients nor lagrange", name);
}

static const char *const check_names[] = {"digest", "sample", "full"};

const char *key_image_check_name(key_image_check check)
{
    return check_names[check];
}

err_t key_image_check_read(key_image_check *out, const args *a)
{
    const char *name = args_value(a, "verify");
    *out = KEY_IMAGE_CHECK_FULL;
    if (!name)
        return ERR_OK;
    for (key_image_check c = KEY_IMAGE_CHECK_DIGEST; c <= KEY_IMAGE_CHECK_FULL; c++)
        if (strcmp(name, check_names[c]) == 0) {
            *out = c;
            return ERR_OK;
        }
    return err_set(ERR_ARGUMENT, "--verify: \"%s\" is none of full, sample, digest", name);
}

void key_image_report_json(json_out *j, const key_image_file *f)
{
    const key_image_head *head = key_image_file_head(f);
    json_out_string(j, "kind", "key-image");
    json_out_string(j, "circuit", head->circuit);
    json_out_u64(j, "bytes", key_image_file_bytes(f));
    json_out_string(j, "form", key_image_form_name(head->form));
    json_out_u64(j, "log2_domain", head->log2_domain);
    json_out_u64(j, "inputs", head->inputs);
    json_out_u64(j, "bits", head->n.bits);
    json_out_u64(j, "fields", head->n.fields);
    json_out_array(j, "sections");
    for (key_image_section s = KEY_IMAGE_H; s < KEY_IMAGE_SECTIONS; s++) {
        const uint64_t n = key_image_points(head, s);
        json_out_object(j, NULL);
        json_out_string(j, "name", key_image_section_name(s));
        json_out_u64(j, "count", n);
        json_out_u64(j, "bytes", n * key_image_point_bytes(s));
        json_out_hex(j, "sha256", key_image_file_digest(f, s), 32);
        json_out_close_object(j);
    }
    json_out_close_array(j);
}

void key_image_report_text(FILE *out, const key_image_file *f)
{
    const key_image_head *head = key_image_file_head(f);
    char hex[65];
    fprintf(out, "%s: key image of %s, form %s, %" PRIu64 " bytes\n", key_image_file_name(f),
            head->circuit, key_image_form_name(head->form), key_image_file_bytes(f));
    fprintf(out, "  domain 2^%u, %zu inputs, %zu bits, %zu field elements\n", head->log2_domain,
            head->inputs, head->n.bits, head->n.fields);
    for (key_image_section s = KEY_IMAGE_H; s < KEY_IMAGE_SECTIONS; s++) {
        hex_encode(hex, key_image_file_digest(f, s), 32);
        fprintf(out, "  %-5s %11zu points  sha256 %s\n", key_image_section_name(s),
                key_image_points(head, s), hex);
    }
}
