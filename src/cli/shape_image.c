#include "cli/shape_image.h"

#include "base/bytes.h"
#include "base/clock.h"
#include "cli/images.h"
#include "cli/ui.h"
#include "format/image_file.h"
#include "format/porep_image.h"

#include <string.h>

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
    image_wanted wanted = {.circuit = &circuit->blank, .stem = circuit->stem};
    if (circuit->porep)
        porep_image_counts(&wanted, circuit->porep);
    ERR_TRY(
        file ? image_file_open(&out->image, file, circuit->name)
             : image_cache_open(&out->image, directory, &wanted, &cli_image_notice, ui_progress()));
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
