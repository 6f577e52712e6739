/* devices: which GPUs there are, whether this program can use them, and why there are none. */
#include "cli/verb.h"

#include "base/bytes.h"
#include "base/gpu.h"
#include "cli/json_out.h"

static const char *code_text(gpu_code code)
{
    static const char *const texts[] = {
        [GPU_CODE_NONE] = "none", [GPU_CODE_PTX] = "ptx", [GPU_CODE_MACHINE] = "machine"};
    return texts[code];
}

static void print_json(json_out *j, const gpu_info *info)
{
    char compute[16];
    snprintf(compute, sizeof compute, "%u.%u", info->compute / 10, info->compute % 10);
    json_out_object(j, NULL);
    json_out_string(j, "uuid", info->uuid);
    json_out_string(j, "pci", info->pci);
    json_out_string(j, "name", info->name);
    json_out_string(j, "compute", compute);
    json_out_u64(j, "multiprocessors", info->multiprocessors);
    json_out_u64(j, "memory_bytes", info->memory_bytes);
    json_out_u64(j, "memory_free_bytes", info->memory_free_bytes);
    json_out_string(j, "code", code_text(info->code));
    json_out_bool(j, "usable", info->code != GPU_CODE_NONE);
    json_out_close_object(j);
}

static void print_text(FILE *out, const gpu_info *info)
{
    static const char *const remarks[] = {
        [GPU_CODE_NONE] = ", NOT USABLE: this program has no code for it",
        [GPU_CODE_PTX] = ", its code is made by the driver at first use: minutes",
        [GPU_CODE_MACHINE] = ""};
    char all[SIZE_TEXT_BYTES], available[SIZE_TEXT_BYTES];
    size_text(all, info->memory_bytes);
    size_text(available, info->memory_free_bytes);
    fprintf(out, "%s  %s  %s, compute %u.%u, %u multiprocessors, %s of %s free%s\n", info->uuid,
            info->pci, info->name, info->compute / 10, info->compute % 10, info->multiprocessors,
            available, all, remarks[info->code]);
}

static err_t run(const verb_call *call)
{
    const char *why;
    const unsigned n = gpu_count(&why);
    gpu_info info[GPU_DEVICES_MAX];
    for (unsigned i = 0; i < n; i++)
        ERR_TRY(gpu_describe(&info[i], i));
    if (call->json) {
        json_out j;
        json_out_begin(&j, call->out);
        json_out_array(&j, "devices");
        for (unsigned i = 0; i < n; i++)
            print_json(&j, &info[i]);
        json_out_close_array(&j);
        if (n == 0)
            json_out_string(&j, "why_none", why);
        json_out_end(&j);
        return ERR_OK;
    }
    for (unsigned i = 0; i < n; i++)
        print_text(call->out, &info[i]);
    if (n == 0)
        fprintf(call->out, "no GPU: %s\n", why);
    return ERR_OK;
}

static const args_option options[] = {{0}};

const verb verb_devices = {
    .name = "devices",
    .summary = "lists the GPUs that proofs can be made on, or says why there are none",
    .usage = "",
    .example = "cuzk devices --json",
    .options = options,
    .run = run,
};
