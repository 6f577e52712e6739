/* Merkle proofs: {"data": X}, X an object with one key that names the tree's form,
 *   {"Single": {"root", "leaf", "path"}}
 *   {"Sub":    {"base_proof", "sub_proof", "root", "leaf"}}
 *   {"Top":    {"base_proof", "sub_proof", "top_proof", "root", "leaf"}}
 * where a path or proof is {"path": [{"hashes": […], "index": n}, …]} from the leaf upward. */
#include "format/c1_parse.h"

#include "base/verify.h"

enum { KEY_ROOT, KEY_LEAF, KEY_BASE, KEY_SUB, KEY_TOP, KEYS };

static const char *const single_names[] = {"root", "leaf", "path"};
static const char *const compound_names[] = {"root", "leaf", "base_proof", "sub_proof",
                                             "top_proof"};
static const char *const data_name[] = {"data"};
static const char *const path_name[] = {"path"};
static const char *const element_names[] = {"hashes", "index"};

c1_tree c1_tree_d(const porep_shape *shape)
{
    return (c1_tree){.base_arity = 2, .base_levels = shape->d_levels};
}

c1_tree c1_tree_c(const porep_shape *shape)
{
    return (c1_tree){.base_arity = shape->base_arity,
                     .sub_arity = shape->sub_arity,
                     .top_arity = shape->top_arity,
                     .base_levels = shape->base_levels};
}

static err_t read_element(pull_reader *r, fr *siblings, uint8_t *index, unsigned arity)
{
    pull_object o = {.names = element_names, .names_n = 2, .required = PULL_ALL(2)};
    ERR_TRY(pull_object_begin(r, &o));
    for (;;) {
        int which;
        ERR_TRY(pull_object_next(r, &o, &which));
        if (which < 0)
            return ERR_OK;
        if (which == 0) {
            ERR_TRY(c1_fr_array(r, siblings, arity - 1));
        } else {
            uint64_t value;
            ERR_TRY(pull_u64(r, &value, arity - 1));
            *index = (uint8_t)value;
        }
    }
}

/* {"path": […]} with n levels of one arity, into levels first … first + n - 1 of the whole path and
 * the siblings from `siblings` on. */
static err_t read_levels(pull_reader *r, merkle_path *out, uint32_t first, uint32_t n,
                         unsigned arity, fr *siblings)
{
    pull_object o = {.names = path_name, .names_n = 1, .required = PULL_ALL(1)};
    ERR_TRY(pull_object_begin(r, &o));
    for (;;) {
        int which;
        ERR_TRY(pull_object_next(r, &o, &which));
        if (which < 0)
            return ERR_OK;
        pull_array a;
        bool more;
        ERR_TRY(pull_array_begin(r, &a, n));
        for (;;) {
            ERR_TRY(pull_array_next(r, &a, &more));
            if (!more)
                break;
            const uint32_t level = (uint32_t)a.taken - 1;
            out->arity[first + level] = (uint8_t)arity;
            ERR_TRY(
                read_element(r, siblings + level * (arity - 1), &out->index[first + level], arity));
        }
    }
}

/* The object under the tag. */
static err_t read_proof(pull_reader *r, merkle_path *out, const c1_tree *t)
{
    const uint32_t sub_levels = t->sub_arity > 0, top_levels = t->top_arity > 0;
    fr *sub_siblings = out->sibling + t->base_levels * (t->base_arity - 1);
    fr *top_siblings = sub_siblings + (sub_levels ? t->sub_arity - 1 : 0);
    const unsigned names_n = KEY_SUB + sub_levels + top_levels;
    pull_object o = {.names = sub_levels ? compound_names : single_names,
                     .names_n = names_n,
                     .required = PULL_ALL(names_n)};
    out->levels = t->base_levels + sub_levels + top_levels;
    VERIFY(out->levels <= MERKLE_LEVELS_MAX);
    ERR_TRY(pull_object_begin(r, &o));
    for (;;) {
        int which;
        ERR_TRY(pull_object_next(r, &o, &which));
        switch (which) {
        case KEY_ROOT:
            ERR_TRY(c1_fr(r, &out->root));
            break;
        case KEY_LEAF:
            ERR_TRY(c1_fr(r, &out->leaf));
            break;
        case KEY_BASE:
            ERR_TRY(read_levels(r, out, 0, t->base_levels, t->base_arity, out->sibling));
            break;
        case KEY_SUB:
            ERR_TRY(read_levels(r, out, t->base_levels, 1, t->sub_arity, sub_siblings));
            break;
        case KEY_TOP:
            ERR_TRY(read_levels(r, out, t->base_levels + 1, 1, t->top_arity, top_siblings));
            break;
        default:
            return ERR_OK;
        }
    }
}

err_t c1_merkle(pull_reader *r, merkle_path *out, const c1_tree *tree)
{
    static const char *const tags[] = {"Single", "Sub", "Top"};
    const unsigned form = tree->top_arity > 0 ? 2 : tree->sub_arity > 0 ? 1 : 0;
    pull_object o = {.names = data_name, .names_n = 1, .required = PULL_ALL(1)};
    ERR_TRY(pull_object_begin(r, &o));
    for (;;) {
        int which;
        ERR_TRY(pull_object_next(r, &o, &which));
        if (which < 0)
            return ERR_OK;
        pull_object data = {
            .names = &tags[form], .names_n = 1, .required = PULL_ALL(1), .closed = true};
        ERR_TRY(pull_object_begin(r, &data));
        for (;;) {
            ERR_TRY(pull_object_next(r, &data, &which));
            if (which < 0)
                break;
            ERR_TRY(read_proof(r, out, tree));
        }
    }
}
