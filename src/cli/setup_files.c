#include "cli/setup_files.h"

#include "cli/output.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>

static err_t make_directory(const char *name)
{
    if (mkdir(name, 0755) == 0 || errno == EEXIST)
        return ERR_OK;
    return err_set(ERR_IO, "%s: cannot make the folder: %s", name, strerror(errno));
}

err_t setup_files_open(setup_files *f, const char *directory, const char *stem, const char *ending)
{
    f->vk = f->key = NULL;
    ERR_TRY(cli_key_path(f->key_name, directory, stem, ending));
    ERR_TRY(cli_key_path(f->vk_name, directory, stem, "vk"));
    ERR_TRY(make_directory(directory));
    ERR_TRY(file_create(&f->vk, f->vk_name));
    return file_create(&f->key, f->key_name);
}

err_t setup_files_commit(setup_files *f)
{
    ERR_TRY(cli_output_commit(&f->key));
    return cli_output_commit(&f->vk);
}

void setup_files_abandon(setup_files *f)
{
    file_abandon(f->vk);
    file_abandon(f->key);
}
