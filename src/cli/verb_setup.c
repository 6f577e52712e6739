/* setup: a key for a circuit out of a seed. Whoever knows the seed can forge proofs. */
#include "cli/verb.h"

#include "base/clock.h"
#include "base/mem.h"
#include "cli/backends.h"
#include "cli/circuits.h"
#include "cli/key_image_report.h"
#include "cli/setup_image.h"
#include "cli/setup_key.h"
#include "cli/ui.h"

/* Options that only an image has. */
static err_t read_image_options(setup_image_options *out, const args *a)
{
    static const char *const only[] = {"form", "backend", "device"};
    const char *form = args_value(a, "form");
    *out = (setup_image_options){.directory = args_value(a, "output"),
                                 .form = KEY_IMAGE_LAGRANGE,
                                 .backend = args_value(a, "backend")};
    ERR_TRY(cli_one_device(&out->device, a));
    for (size_t i = 0; i < sizeof only / sizeof only[0]; i++)
        if (!args_has(a, "image") && args_has(a, only[i]))
            return err_set(ERR_ARGUMENT, "--%s goes with --image", only[i]);
    return form ? key_image_form_find(&out->form, form) : ERR_OK;
}

static err_t run(const verb_call *call)
{
    setup_image_options image;
    const char *seed = args_value(&call->args, "insecure-seed");
    const char *directory = args_value(&call->args, "output");
    if (!seed)
        return err_set(ERR_ARGUMENT,
                       "setup makes insecure keys for tests and benchmarks only: say so "
                       "with --insecure-seed TEXT");
    if (!directory)
        return err_set(ERR_ARGUMENT, "setup needs -o DIR");
    ERR_TRY(read_image_options(&image, &call->args));
    cli_circuit circuit;
    ERR_TRY(cli_circuit_find(&circuit, args_word(&call->args, 0)));
    ui_warn("INSECURE: anyone who knows the seed can forge proofs under this key. For tests and "
            "benchmarks only.");
    groth16_toxic toxic;
    groth16_toxic_from_seed(&toxic, seed);
    const err_t rc = args_has(&call->args, "image") ? setup_image(call, &circuit, &toxic, &image)
                                                    : setup_key(call, &circuit, &toxic, directory);
    mem_wipe(&toxic, sizeof toxic);
    return rc;
}

static const args_option options[] = {
    {"insecure-seed", 0, "TEXT", "where the toxic waste comes from"},
    {"output", 'o', "DIR", "folder for the .params and .vk files, made if missing"},
    {"image", 0, NULL, "a key image (.key) instead of a .params file"},
    {"form", 0, "FORM", "of the image: lagrange (default) or coefficients"},
    {"backend", 0, "NAME", "where the image is made: auto (default), cpu or cuda"},
    {"device", 0, "ID", "the GPU, by UUID or PCI address (default: the first)"},
    {0},
};

const verb verb_setup = {
    .name = "setup",
    .summary = "makes a key for a circuit out of a seed: INSECURE, for tests and benchmarks only",
    .usage = "CIRCUIT --insecure-seed TEXT [--image] -o DIR",
    .example = "cuzk setup porep-2kib --insecure-seed test -o keys",
    .options = options,
    .words_min = 1,
    .words_max = 1,
    .run = run,
};
