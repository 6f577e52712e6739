#include "cli/backends.h"

#include "base/gpu.h"
#include "cli/ui.h"

#include <stdio.h>
#include <string.h>

static err_t check_name(const char *name)
{
    if (name && strcmp(name, "auto") != 0 && strcmp(name, "cpu") != 0 && strcmp(name, "cuda") != 0)
        return err_set(ERR_ARGUMENT, "--backend: \"%s\" is none of auto, cpu, cuda", name);
    return ERR_OK;
}

err_t cli_backend_open(backend **out, const args *a, unsigned threads)
{
    const char *name = args_value(a, "backend"), *vram = args_value(a, "vram");
    const char *devices[ARGS_MAX];
    backend_options options = {.devices = devices, .threads = threads, .listener = ui_progress()};
    *out = NULL;
    for (size_t i = 0; i < a->n; i++)
        if (a->items[i].option && strcmp(a->items[i].option->name, "device") == 0)
            devices[options.devices_n++] = a->items[i].value;
    if (vram)
        ERR_TRY(args_size(&options.vram_bytes, "--vram", vram));
    if (vram && options.vram_bytes == 0)
        return err_set(ERR_ARGUMENT, "--vram: at least 1 byte");
    ERR_TRY(check_name(name));
    return backend_open(out, name, &options);
}

err_t cli_one_device(const char **out, const args *a)
{
    unsigned n = 0;
    for (size_t i = 0; i < a->n; i++)
        n += a->items[i].option && strcmp(a->items[i].option->name, "device") == 0;
    *out = args_value(a, "device");
    if (n > 1)
        return err_set(ERR_ARGUMENT, "--device is given %u times: a key is made on one GPU", n);
    return ERR_OK;
}

err_t cli_key_on_gpu(bool *out, const char *name, const char *device)
{
    const char *why = "";
    ERR_TRY(check_name(name));
    *out = !(name && strcmp(name, "cpu") == 0) && gpu_count(&why) > 0;
    if (!*out && name && strcmp(name, "cuda") == 0)
        return err_set(ERR_DEVICE, "--backend cuda: %s", why);
    if (!*out && device)
        return err_set(ERR_ARGUMENT, "--device %s, but the key is made on the processor", device);
    return ERR_OK;
}

unsigned cli_backend_in_flight(backend *b)
{
    unsigned n = 0;
    for (unsigned i = 0; i < backend_devices(b); i++) {
        backend_device d;
        backend_device_state(&d, b, i);
        n += d.set_aside ? 0 : d.in_flight;
    }
    return n;
}

void cli_backend_json(json_out *j, backend *b)
{
    char names[BACKEND_DEVICES_MAX * (sizeof((backend_device *)0)->device + 1)] = "";
    size_t at = 0;
    for (unsigned i = 0; i < backend_devices(b); i++) {
        backend_device d;
        backend_device_state(&d, b, i);
        at += (size_t)snprintf(names + at, sizeof names - at, "%s%s", i == 0 ? "" : ",", d.device);
    }
    json_out_string(j, "backend", backend_name(b));
    json_out_string(j, "device", names);
}
