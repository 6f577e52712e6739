/* The parts of a C1 document for trees so small that inputs are short. The first byte chooses the
 * part and the shape, the second the size of the pieces, the rest is its text. */
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

typedef struct {
    const uint8_t *bytes;
    size_t n, piece;
} cut_text;

static err_t read_value(const cut_text *t, const push_type *root, void *at, c1_scratch *context)
{
    push_reader r;
    push_open(&r, root, at, context);
    for (size_t done = 0; done < t->n; done += t->piece)
        ERR_TRY(push_feed(&r, t->bytes + done, t->piece < t->n - done ? t->piece : t->n - done));
    return push_finish(&r);
}

static err_t read_tree(const cut_text *t, const c1_tree *tree)
{
    static c1_scratch scratch;
    merkle_path path;
    c1_merkle_types types;
    c1_merkle_types_init(&types, tree);
    ERR_TRY(read_value(t, &types.merkle, &path, &scratch));
    for (uint32_t level = 0; level < path.levels; level++) {
        if (path.index[level] >= path.arity[level])
            abort();
    }
    return ERR_OK;
}

static err_t read_challenge(const cut_text *t)
{
    static porep_challenge challenge;
    static c1_scratch scratch;
    porep_shape shape;
    c1_challenge_types types;
    ERR_TRY(porep_shape_custom(&shape, 2, 2, 1, 2, 0, 0));
    c1_challenge_types_init(&types, &shape);
    scratch.layers = shape.layers;
    scratch.challenge = &challenge;
    return read_value(t, &types.challenge, &challenge, &scratch);
}

static err_t read_base64(const cut_text *t)
{
    base64_state s = {0};
    uint8_t out[64];
    size_t total = 0, n;
    for (size_t done = 0; done < t->n; done += t->piece) {
        const uint8_t *text = t->bytes + done;
        const uint8_t *end = text + (t->piece < t->n - done ? t->piece : t->n - done);
        while (text < end) {
            if (!base64_decode(&s, out, sizeof out, &n, &text, end))
                return ERR_INPUT;
            total += n;
        }
    }
    if (!base64_end(&s, out, &n))
        return ERR_INPUT;
    if (total + n > t->n / 4 * 3)
        abort();
    return ERR_OK;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t bytes);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t bytes)
{
    if (bytes < 2)
        return 0;
    const cut_text t = {data + 2, bytes - 2, data[1] ? data[1] : bytes};
    const unsigned part = data[0] - (unsigned)'0';
    err_t rc;
    if (part < TREES)
        rc = read_tree(&t, &trees[part]);
    else if (part == TREES)
        rc = read_challenge(&t);
    else
        rc = read_base64(&t);
    if (rc != ERR_OK && rc != ERR_INPUT)
        abort();
    return 0;
}
