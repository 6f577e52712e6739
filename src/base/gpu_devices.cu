/* Which GPUs there are, and how failures of the runtime are told. */
#include "base/gpu_check.cuh"

#include <stdio.h>
#include <string.h>
#include <strings.h>

err_t gpu_checked(int rc, const char *call, const char *file, int line)
{
    if (rc == cudaSuccess)
        return ERR_OK;
    const char *slash = strrchr(file, '/');
    const int length = (int)strcspn(call, "(<");
    const char *text = "failure on command";
    if (rc != GPU_FAULT) {
        text = cudaGetErrorString((cudaError_t)rc);
        (void)cudaGetLastError();
    }
    return err_set(ERR_DEVICE, "%.*s at %s:%d: %s", length, call, slash ? slash + 1 : file, line,
                   text);
}

unsigned gpu_count(const char **why)
{
    int count = 0;
    const char *text = "failure on command";
    if (!fault_hit(FAULT_GPU)) {
        const cudaError_t rc = cudaGetDeviceCount(&count);
        text = rc == cudaSuccess ? "the driver knows of none" : cudaGetErrorString(rc);
        if (rc != cudaSuccess) {
            count = 0;
            (void)cudaGetLastError();
        }
    }
    if (why)
        *why = text;
    return count < GPU_DEVICES_MAX ? (unsigned)count : GPU_DEVICES_MAX;
}

static void name_device(gpu_info *out, const cudaDeviceProp *p)
{
    snprintf(out->name, sizeof out->name, "%.*s", (int)sizeof out->name - 1, p->name);
    char *at = out->uuid;
    at += sprintf(at, "GPU");
    for (int i = 0; i < 16; i++) {
        const bool dash = i == 0 || i == 4 || i == 6 || i == 8 || i == 10;
        at += sprintf(at, "%s%02x", dash ? "-" : "", (unsigned char)p->uuid.bytes[i]);
    }
    snprintf(out->pci, sizeof out->pci, "%04x:%02x:%02x.0", p->pciDomainID & 0xffff,
             p->pciBusID & 0xff, p->pciDeviceID & 0xff);
}

/* All device code of a build is for the same kinds of devices, so one kernel tells of all. */
__global__ static void probe_kernel() {}

static err_t find_code(gpu_code *out)
{
    cudaFuncAttributes of;
    *out = GPU_CODE_NONE;
    const cudaError_t rc = cudaFuncGetAttributes(&of, probe_kernel);
    if (rc == cudaErrorNoKernelImageForDevice || rc == cudaErrorInvalidDeviceFunction ||
        rc == cudaErrorUnsupportedPtxVersion) {
        (void)cudaGetLastError();
        return ERR_OK;
    }
    ERR_TRY(gpu_checked((int)rc, "cudaFuncGetAttributes", __FILE__, __LINE__));
    *out = of.binaryVersion == of.ptxVersion ? GPU_CODE_MACHINE : GPU_CODE_PTX;
    return ERR_OK;
}

err_t gpu_describe(gpu_info *out, unsigned i)
{
    const char *why;
    const unsigned count = gpu_count(&why);
    if (i >= count)
        return err_set(ERR_ARGUMENT, "gpu %u: there are %u%s%s", i, count, count ? "" : ", ",
                       count ? "" : why);
    cudaDeviceProp p;
    size_t available, total;
    GPU_TRY(cudaSetDevice((int)i));
    GPU_TRY(cudaGetDeviceProperties(&p, (int)i));
    GPU_TRY(cudaMemGetInfo(&available, &total));
    memset(out, 0, sizeof *out);
    ERR_TRY(find_code(&out->code));
    name_device(out, &p);
    out->compute = (unsigned)(10 * p.major + p.minor);
    out->multiprocessors = (unsigned)p.multiProcessorCount;
    out->memory_bytes = total;
    out->memory_free_bytes = available;
    return ERR_OK;
}

/* PCI addresses are printed with four or eight digits of a domain that is mostly 0. */
static const char *without_zeros(const char *text)
{
    return text + strspn(text, "0");
}

err_t gpu_find(unsigned *out, const char *uuid_or_pci)
{
    const char *why;
    const unsigned count = gpu_count(&why);
    if (count == 0)
        return err_set(ERR_ARGUMENT, "gpu %s: there are none, %s", uuid_or_pci, why);
    char listed[256] = "";
    for (unsigned i = 0; i < count; i++) {
        cudaDeviceProp p;
        gpu_info info;
        GPU_TRY(cudaGetDeviceProperties(&p, (int)i));
        name_device(&info, &p);
        if (strcasecmp(uuid_or_pci, info.uuid) == 0 ||
            strcasecmp(without_zeros(uuid_or_pci), without_zeros(info.pci)) == 0) {
            *out = i;
            return ERR_OK;
        }
        const size_t used = strlen(listed);
        snprintf(listed + used, sizeof listed - used, "%s%s %s", i ? ", " : "", info.pci,
                 info.uuid);
    }
    return err_set(ERR_ARGUMENT, "gpu %s: there are %s", uuid_or_pci, listed);
}
