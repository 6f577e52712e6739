#include "cli/keys.h"

#include "base/file.h"
#include "cli/ui.h"

#include <stdio.h>

err_t cli_key_path(char out[CLI_PATH_MAX], const char *directory, const char *stem,
                   const char *ending)
{
    const int n = snprintf(out, CLI_PATH_MAX, "%s/%s.%s", directory, stem, ending);
    if (n < 0 || n >= CLI_PATH_MAX)
        return err_set(ERR_ARGUMENT, "the path of the key files is longer than %d bytes",
                       CLI_PATH_MAX - 1);
    return ERR_OK;
}

err_t cli_key_read(groth16_key *out, const args *a, const porep_shape *shape, pool *p)
{
    char path[CLI_PATH_MAX], stem[256];
    const char *name = args_value(a, "key");
    const char *directory = args_value(a, "params");
    if (!name == !directory)
        return err_set(ERR_ARGUMENT, "give either --params DIR or --key FILE");
    if (!name) {
        porep_params_stem(stem, shape);
        ERR_TRY(cli_key_path(path, directory, stem, "params"));
        name = path;
    }
    return porep_key_read(out, name, shape, p, ui_progress());
}

err_t cli_vk_read(groth16_vk *out, const args *a, const porep_shape *shape)
{
    char path[CLI_PATH_MAX], stem[256];
    const char *name = args_value(a, "vk");
    const char *directory = args_value(a, "params");
    if (!name == !directory)
        return err_set(ERR_ARGUMENT, "give either --vk FILE or --params DIR");
    if (!name) {
        if (!shape)
            return err_set(ERR_ARGUMENT,
                           "--params needs a job to know the circuit: give --vk FILE");
        porep_params_stem(stem, shape);
        ERR_TRY(cli_key_path(path, directory, stem, "vk"));
        name = path;
    }
    file_in f;
    ERR_TRY(file_open(&f, name));
    const format_source source = format_source_file(&f);
    const err_t rc = params_read_vk(out, &source);
    file_close(&f);
    return rc;
}
