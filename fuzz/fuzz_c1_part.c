/* The parts of a C1 document for trees so small that inputs are short. The first byte chooses the
 * part and the shape, the rest is its text. */
#include "format/c1_parse.h"

#include <stdlib.h>

static const c1_tree trees[] = {
    {.base_arity = 2, .base_levels = 1},
    {.base_arity = 2, .base_levels = 3},
    {.base_arity = 2, .sub_arity = 2, .base_levels = 1},
    {.base_arity = 2, .sub_arity = 2, .top_arity = 2, .base_levels = 1},
    {.base_arity = 8, .sub_arity = 8, .top_arity = 2, .base_levels = 1},
};
#define TREES (sizeof trees / sizeof trees[0])

static err_t read_tree(pull_reader *r, const c1_tree *tree)
{
    merkle_path path;
    ERR_TRY(c1_merkle(r, &path, tree));
    for (uint32_t level = 0; level < path.levels; level++) {
        if (path.index[level] >= path.arity[level])
            abort();
    }
    return pull_close(r);
}

static err_t read_challenge(pull_reader *r)
{
    static porep_shape shape;
    static porep_challenge challenge;
    ERR_TRY(porep_shape_custom(&shape, 2, 2, 1, 2, 0, 0));
    return c1_challenge(r, &challenge, &shape, 0, 0);
}

static err_t read_base64(const uint8_t *text, size_t bytes)
{
    uint8_t *out = malloc(base64_bytes_max(bytes) + 1);
    size_t n;
    const bool good = out && base64_decode(out, &n, (const char *)text, bytes);
    if (good && n > base64_bytes_max(bytes))
        abort();
    free(out);
    return good ? ERR_OK : ERR_INPUT;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t bytes);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t bytes)
{
    if (bytes == 0)
        return 0;
    pull_reader r;
    pull_open(&r, data + 1, bytes - 1);
    const unsigned part = data[0] - (unsigned)'0';
    err_t rc;
    if (part < TREES)
        rc = read_tree(&r, &trees[part]);
    else if (part == TREES)
        rc = read_challenge(&r);
    else
        rc = read_base64(data + 1, bytes - 1);
    if (rc != ERR_OK && rc != ERR_INPUT)
        abort();
    return 0;
}
