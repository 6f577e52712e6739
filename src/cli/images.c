#include "cli/images.h"

#include "cli/ui.h"

err_t cli_image(r1cs_image *out, const args *a, const porep_shape *shape)
{
    (void)a;
    const porep_circuit self = {.shape = shape};
    const r1cs_circuit circuit = {shape->name, porep_synthesize, &self};
    return image_build(out, &circuit, ui_progress());
}
