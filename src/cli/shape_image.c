#include "cli/shape_image.h"

#include "base/bytes.h"
#include "base/clock.h"
#include "base/file.h"
#include "cli/ui.h"
#include "format/image_cache.h"
#include "format/image_file.h"

#include <string.h>

static void notice(void *context, const char *line)
{
    (void)context;
    ui_say("%s", line);
}

static err_t read_file(r1cs_image *out, const char *name, const cli_circuit *circuit)
{
    file_in f;
    ERR_TRY(file_open(&f, name));
    const format_source source = format_source_file(&f);
    err_t rc = image_file_read(out, &source);
    file_close(&f);
    if (rc == ERR_OK && strcmp(out->name, circuit->name) != 0) {
        rc = err_set(ERR_INPUT, "%s: the image of %s, not of %s", name, out->name, circuit->name);
        image_free(out);
    }
    return rc;
}

static image_wanted wanted(const cli_circuit *circuit)
{
    image_wanted w = {.circuit = &circuit->blank, .stem = circuit->stem};
    porep_counts n;
    if (circuit->porep && porep_counts_of(&n, circuit->porep)) {
        w.inputs = n.inputs;
        w.aux = n.aux;
        w.constraints = n.constraints;
    }
    return w;
}

err_t shape_image_open(shape_image *out, const args *a, const cli_circuit *circuit)
{
    memset(out, 0, sizeof *out);
    const char *file = args_value(a, "image"), *directory = args_value(a, "params");
    if (!args_has(a, "from-image"))
        return file || directory
                   ? err_set(ERR_ARGUMENT, "--%s needs --from-image", file ? "image" : "params")
                   : ERR_OK;
    if (file && directory)
        return err_set(ERR_ARGUMENT, "--image and --params exclude each other");
    const double began = clock_seconds();
    const image_wanted w = wanted(circuit);
    const image_notice n = {.fn = notice};
    ERR_TRY(file ? read_file(&out->image, file, circuit)
                 : image_cache_open(&out->image, directory, &w, &n, ui_progress()));
    out->seconds = clock_seconds() - began;
    out->circuit = (r1cs_circuit){circuit->name, image_synthesize, &out->image};
    return ERR_OK;
}

err_t shape_image_judge(const shape_image *s, const r1cs_shape *found)
{
    static const uint8_t none[32];
    const uint8_t *stored = s->image.shape.stream_sha256;
    if (memcmp(stored, none, sizeof none) == 0 || memcmp(stored, found->stream_sha256, 32) == 0)
        return ERR_OK;
    char hex[2][65];
    hex_encode(hex[0], found->stream_sha256, 32);
    hex_encode(hex[1], stored, 32);
    return err_set(ERR_INVALID, "the image expands to rows with sha256 %s, it was made of %s",
                   hex[0], hex[1]);
}
