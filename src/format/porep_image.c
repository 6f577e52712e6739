#include "format/porep_image.h"

#include "circuit/porep_witness.h"

#include <stdio.h>
#include <string.h>

err_t porep_image_folder(char out[POREP_IMAGE_PATH_MAX], const char *file)
{
    const char *slash = strrchr(file, '/');
    const char *folder = slash ? file : ".";
    const int n = !slash ? 1 : slash == file ? 1 : (int)(slash - file);
    if (snprintf(out, POREP_IMAGE_PATH_MAX, "%.*s", n, folder) >= POREP_IMAGE_PATH_MAX)
        return err_set(ERR_ARGUMENT, "the folder of the key is longer than %d bytes",
                       POREP_IMAGE_PATH_MAX - 1);
    return ERR_OK;
}

void porep_image_counts(image_wanted *wanted, const porep_shape *shape)
{
    porep_counts n;
    wanted->bits = porep_slab_counts(shape).bits;
    if (porep_counts_of(&n, shape)) {
        wanted->inputs = n.inputs;
        wanted->aux = n.aux;
        wanted->constraints = n.constraints;
    }
}

err_t porep_image_open(r1cs_image *out, const char *directory, const porep_shape *shape,
                       const image_notice *notice, const progress *listener)
{
    const porep_circuit self = {.shape = shape};
    const r1cs_circuit circuit = {shape->name, porep_synthesize, &self};
    char stem[256];
    porep_params_stem(stem, shape);
    image_wanted wanted = {.circuit = &circuit, .stem = stem};
    porep_image_counts(&wanted, shape);
    return image_cache_open(out, directory, &wanted, notice, listener);
}
