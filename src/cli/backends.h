/* Where a verb makes its proofs, as its arguments say; and the devices that there are. */
#ifndef CUZK_CLI_BACKENDS_H
#define CUZK_CLI_BACKENDS_H

#include "backend/backend.h"
#include "cli/args.h"
#include "cli/json_out.h"

/* Rows for a verb's option table. */
#define CLI_BACKEND_OPTIONS                                                                        \
    {"backend", 0, "NAME", "auto (default: a GPU if there is one), cpu or cuda"},                  \
        {"device", 0, "ID", "this GPU, by UUID or PCI address; may be repeated (default: all)"},   \
    {                                                                                              \
        "vram", 0, "SIZE", "use no more of a GPU's memory, e.g. 16GiB"                             \
    }

/* Tells ui_progress. ERR_ARGUMENT for an unknown backend or device, ERR_DEVICE for one that is not
 * there. */
ERR_MUST_USE err_t cli_backend_open(backend **out, const args *a, unsigned threads);
/* The one --device of a verb that makes a key; null without it. ERR_ARGUMENT for several. */
ERR_MUST_USE err_t cli_one_device(const char **out, const args *a);
/* Where such a verb works: name is "auto" (a GPU if there is one), "cpu" or "cuda", null: auto.
 * ERR_ARGUMENT for another name, and for a device (may be null) that would not be used; ERR_DEVICE
 * where no GPU is and one was asked for. */
ERR_MUST_USE err_t cli_key_on_gpu(bool *out, const char *name, const char *device);
/* Proofs that the backend's devices work at together, under the keys that they have. */
unsigned cli_backend_in_flight(backend *b);
/* "backend" and "device": UUIDs, separated by commas. */
void cli_backend_json(json_out *j, backend *b);

#endif
