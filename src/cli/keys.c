#include "cli/keys.h"

#include "base/file.h"
#include "cli/ui.h"
#include "format/key_image_file.h"

#include <stdio.h>
#include <unistd.h>

err_t cli_key_path(char out[CLI_PATH_MAX], const char *directory, const char *stem,
                   const char *ending)
{
    const int n = snprintf(out, CLI_PATH_MAX, "%s/%s.%s", directory, stem, ending);
    if (n < 0 || n >= CLI_PATH_MAX)
        return err_set(ERR_ARGUMENT, "the path of the key files is longer than %d bytes",
                       CLI_PATH_MAX - 1);
    return ERR_OK;
}

/* --params and --key exclude each other; *directory is null when it is --key. */
static err_t key_place(const char **directory, const char **file, const args *a)
{
    *file = args_value(a, "key");
    *directory = args_value(a, "params");
    if (!*file == !*directory)
        return err_set(ERR_ARGUMENT, "give either --params DIR or --key FILE");
    return ERR_OK;
}

static err_t is_key_image(bool *out, const char *name)
{
    file_in f;
    ERR_TRY(file_open(&f, name));
    const format_source source = format_source_file(&f);
    const err_t rc = key_image_file_is(out, &source);
    file_close(&f);
    return rc;
}

err_t cli_key_image_find(char out[CLI_PATH_MAX], const args *a, const char *stem)
{
    const char *directory, *file;
    bool found;
    out[0] = '\0';
    ERR_TRY(key_place(&directory, &file, a));
    if (directory) {
        ERR_TRY(cli_key_path(out, directory, stem, KEY_IMAGE_SUFFIX));
        found = access(out, F_OK) == 0;
    } else {
        ERR_TRY(is_key_image(&found, file));
        if (found && snprintf(out, CLI_PATH_MAX, "%s", file) >= CLI_PATH_MAX)
            return err_set(ERR_ARGUMENT, "the path of the key image is longer than %d bytes",
                           CLI_PATH_MAX - 1);
    }
    if (!found)
        out[0] = '\0';
    return ERR_OK;
}

err_t cli_key_image_missing(const args *a, const char *stem)
{
    const char *directory = args_value(a, "params"), *file = args_value(a, "key");
    if (directory)
        return err_set(ERR_IO,
                       "%s/%s." KEY_IMAGE_SUFFIX ": there is no such key image; \"cuzk import "
                       "%s/%s.params\" makes it",
                       directory, stem, directory, stem);
    return err_set(ERR_IO, "%s: not a key image; \"cuzk import %s -o FILE.key\" makes one of it",
                   file, file);
}

err_t cli_key_read(groth16_key *out, const args *a, const porep_shape *shape, pool *p)
{
    char path[CLI_PATH_MAX], stem[256];
    const char *name, *directory;
    ERR_TRY(key_place(&directory, &name, a));
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
