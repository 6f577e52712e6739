/* Merkle proofs: {"data": X}, X an object with one key that names the tree's form,
 *   {"Single": {"root", "leaf", "path"}}
 *   {"Sub":    {"base_proof", "sub_proof", "root", "leaf"}}
 *   {"Top":    {"base_proof", "sub_proof", "top_proof", "root", "leaf"}}
 * where a path or proof is {"path": [{"hashes": […], "index": n}, …]} from the leaf upward. */
#include "format/c1_parse.h"

#include "base/bytes.h"
#include "base/verify.h"

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

/* ---- field elements ------------------------------------------------------------------------ */

static err_t fr_leave(void *context, push_reader *r, void *at)
{
    (void)context;
    uint8_t bytes[FR_BYTES];
    memcpy(bytes, at, sizeof bytes);
    if (fr_from_bytes(at, bytes))
        return ERR_OK;
    char hex[2 * FR_BYTES + 1];
    hex_encode(hex, bytes, sizeof bytes);
    return push_fail(r, r->start,
                     "the bytes %s (little-endian) are not below r, expected a field element", hex);
}

const push_type c1_fr = {
    .kind = PUSH_BYTES, .n = FR_BYTES, .element = &push_byte, .stride = 1, .leave = fr_leave};

/* ---- levels -------------------------------------------------------------------------------- */

static err_t level_enter(void *context, push_reader *r, const push_type **type, void **at)
{
    (void)r;
    (void)type;
    c1_scratch *s = context;
    *at = &s->level;
    return ERR_OK;
}

/* Level number `level` of the path, whose arities proof_enter has set. */
static err_t take_level(c1_scratch *s, size_t level)
{
    merkle_path *path = s->path;
    size_t sibling = 0;
    for (size_t l = 0; l < level; l++)
        sibling += path->arity[l] - (size_t)1;
    path->index[level] = (uint8_t)s->level.index;
    memcpy(&path->sibling[sibling], s->level.sibling,
           (path->arity[level] - (size_t)1) * sizeof(fr));
    return ERR_OK;
}

static err_t base_level_leave(void *context, push_reader *r, void *at)
{
    (void)at;
    return take_level(context, push_taken(r, 0) - 1);
}

static err_t sub_level_leave(void *context, push_reader *r, void *at)
{
    (void)r;
    (void)at;
    c1_scratch *s = context;
    return take_level(s, s->tree->base_levels);
}

static err_t top_level_leave(void *context, push_reader *r, void *at)
{
    (void)r;
    (void)at;
    c1_scratch *s = context;
    return take_level(s, s->tree->base_levels + (size_t)1);
}

static void levels_types_init(c1_levels_types *t, unsigned arity, uint32_t levels,
                              err_t (*leave)(void *, push_reader *, void *))
{
    t->hashes =
        (push_type){.kind = PUSH_ARRAY, .n = arity - 1, .element = &c1_fr, .stride = sizeof(fr)};
    t->index = (push_type){.kind = PUSH_UINT, .bytes = 8, .max = arity - 1};
    t->level_members[0] = (push_member){"hashes", &t->hashes, offsetof(c1_level, sibling)};
    t->level_members[1] = (push_member){"index", &t->index, offsetof(c1_level, index)};
    t->level = (push_type){.kind = PUSH_OBJECT,
                           .members = t->level_members,
                           .members_n = 2,
                           .required = PUSH_ALL(2),
                           .enter = level_enter,
                           .leave = leave};
    t->list = (push_type){.kind = PUSH_ARRAY, .n = levels, .element = &t->level};
    t->path = (push_member){"path", &t->list, 0};
    t->object = (push_type){
        .kind = PUSH_OBJECT, .members = &t->path, .members_n = 1, .required = PUSH_ALL(1)};
}

/* ---- proofs -------------------------------------------------------------------------------- */

static err_t proof_enter(void *context, push_reader *r, const push_type **type, void **at)
{
    (void)r;
    c1_scratch *s = context;
    const c1_merkle_types *of =
        (const c1_merkle_types *)((const char *)*type - offsetof(c1_merkle_types, proof));
    const c1_tree *t = s->tree = &of->tree;
    merkle_path *path = s->path = *at;
    path->levels = t->base_levels + (t->sub_arity > 0) + (t->top_arity > 0);
    VERIFY(path->levels <= MERKLE_LEVELS_MAX);
    memset(path->arity, (int)t->base_arity, t->base_levels);
    if (t->sub_arity > 0)
        path->arity[t->base_levels] = (uint8_t)t->sub_arity;
    if (t->top_arity > 0)
        path->arity[t->base_levels + 1] = (uint8_t)t->top_arity;
    return ERR_OK;
}

void c1_merkle_types_init(c1_merkle_types *out, const c1_tree *tree)
{
    static const char *const forms[] = {"Single", "Sub", "Top"};
    const unsigned form = tree->top_arity > 0 ? 2 : tree->sub_arity > 0 ? 1 : 0;
    out->tree = *tree;
    levels_types_init(&out->part[0], tree->base_arity, tree->base_levels, base_level_leave);
    if (form > 0)
        levels_types_init(&out->part[1], tree->sub_arity, 1, sub_level_leave);
    if (form > 1)
        levels_types_init(&out->part[2], tree->top_arity, 1, top_level_leave);
    push_member *m = out->proof_members;
    m[0] = (push_member){"root", &c1_fr, offsetof(merkle_path, root)};
    m[1] = (push_member){"leaf", &c1_fr, offsetof(merkle_path, leaf)};
    m[2] = (push_member){form == 0 ? "path" : "base_proof", &out->part[0].object, 0};
    m[3] = (push_member){"sub_proof", &out->part[1].object, 0};
    m[4] = (push_member){"top_proof", &out->part[2].object, 0};
    out->proof = (push_type){.kind = PUSH_OBJECT,
                             .members = m,
                             .members_n = 3 + form,
                             .required = PUSH_ALL(3 + form),
                             .enter = proof_enter};
    out->form_member = (push_member){forms[form], &out->proof, 0};
    out->data = (push_type){.kind = PUSH_OBJECT,
                            .members = &out->form_member,
                            .members_n = 1,
                            .required = PUSH_ALL(1),
                            .closed = true};
    out->data_member = (push_member){"data", &out->data, 0};
    out->merkle = (push_type){
        .kind = PUSH_OBJECT, .members = &out->data_member, .members_n = 1, .required = PUSH_ALL(1)};
}
