#include "cli/images.h"

#include "cli/ui.h"
#include "format/porep_image.h"

static void say(void *context, const char *line)
{
    (void)context;
    ui_say("%s", line);
}

const image_notice cli_image_notice = {.fn = say};

err_t cli_image(r1cs_image *out, const args *a, const porep_shape *shape)
{
    const char *directory = args_value(a, "params"), *key = args_value(a, "key");
    char folder[POREP_IMAGE_PATH_MAX];
    if (!directory && key) {
        ERR_TRY(porep_image_folder(folder, key));
        directory = folder;
    }
    return porep_image_open(out, directory, shape, &cli_image_notice, ui_progress());
}
