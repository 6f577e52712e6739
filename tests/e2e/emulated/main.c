/* cuzk on two emulated GPUs of 2 GiB: what the command line says and does where there are some. */
#include "cli/verbs.h"
#include "gpu_emulated.h"

int main(int argc, char **argv)
{
    emulated_devices(2, UINT64_C(2) << 30);
    return verb_main(&verbs_cuzk, argc, argv);
}
