#include "cli/output.h"

#include <sys/stat.h>

/* By device and number. */
bool cli_same_file(const char *a, const char *b)
{
    struct stat sa, sb;
    return stat(a, &sa) == 0 && stat(b, &sb) == 0 && sa.st_dev == sb.st_dev &&
           sa.st_ino == sb.st_ino;
}

err_t cli_output_create(file_out **out, const args *a, const char *option,
                        const char *const inputs[])
{
    *out = NULL;
    const char *name = args_value(a, option);
    if (!name)
        return ERR_OK;
    for (; *inputs; inputs++) {
        const char *input = args_value(a, *inputs);
        if (input && cli_same_file(name, input))
            return err_set(ERR_ARGUMENT, "--%s %s would replace the file that --%s names", option,
                           name, *inputs);
    }
    return file_create(out, name);
}

err_t cli_output_commit(file_out **out)
{
    file_out *f = *out;
    *out = NULL;
    return f ? file_commit(f) : ERR_OK;
}
