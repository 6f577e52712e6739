/* One challenge: {"comm_d_proofs", "comm_r_last_proof", "replica_column_proofs", "labeling_proofs",
 * "encoding_proof"}. */
#include "format/c1_parse.h"

#include "base/verify.h"

static const push_type number_u32 = {.kind = PUSH_UINT, .bytes = 4, .max = UINT32_MAX};
static const push_type number_u64 = {.kind = PUSH_UINT, .bytes = 8, .max = UINT64_MAX};
/* "_h" is a marker without content; upstream writes null and wants it back. */
static const push_type marker = {.kind = PUSH_NULL};

/* ---- columns ------------------------------------------------------------------------------- */

/* A column and its path lie in different arrays of the challenge: which of them is in work is
 * decided where the column proof begins. */
static err_t challenged_enter(void *context, push_reader *r, const push_type **type, void **at)
{
    (void)r;
    (void)type;
    (void)at;
    c1_scratch *s = context;
    s->column = 0;
    return ERR_OK;
}

static err_t base_enter(void *context, push_reader *r, const push_type **type, void **at)
{
    (void)type;
    (void)at;
    c1_scratch *s = context;
    s->column = (unsigned)push_taken(r, 0);
    return ERR_OK;
}

static err_t expander_enter(void *context, push_reader *r, const push_type **type, void **at)
{
    (void)type;
    (void)at;
    c1_scratch *s = context;
    s->column = POREP_BASE_PARENTS + (unsigned)push_taken(r, 0);
    return ERR_OK;
}

static err_t column_enter(void *context, push_reader *r, const push_type **type, void **at)
{
    (void)r;
    (void)type;
    c1_scratch *s = context;
    *at = s->column == 0 ? &s->challenge->column : &s->challenge->parent[s->column - 1];
    return ERR_OK;
}

static err_t included_enter(void *context, push_reader *r, const push_type **type, void **at)
{
    (void)r;
    (void)type;
    c1_scratch *s = context;
    *at = s->column == 0 ? &s->challenge->c : &s->challenge->parent_c[s->column - 1];
    return ERR_OK;
}

/* All members of an object are required. */
static push_type object_of(const push_member *members, unsigned n)
{
    return (push_type){
        .kind = PUSH_OBJECT, .members = members, .members_n = n, .required = PUSH_ALL(n)};
}

static void columns_types_init(c1_challenge_types *t, uint32_t layers)
{
    t->rows = (push_type){.kind = PUSH_ARRAY, .n = layers, .element = &c1_fr, .stride = sizeof(fr)};
    push_member *m = t->column_members;
    m[0] = (push_member){"index", &number_u32, offsetof(porep_column, index)};
    m[1] = (push_member){"rows", &t->rows, offsetof(porep_column, rows)};
    m[2] = (push_member){"_h", &marker, 0};
    t->column = object_of(m, 3);
    t->column.enter = column_enter;
    t->included = t->tree_c.merkle;
    t->included.enter = included_enter;
    m = t->proof_members;
    m[0] = (push_member){"column", &t->column, 0};
    m[1] = (push_member){"inclusion_proof", &t->included, 0};
    t->challenged = t->base = t->expander = object_of(m, 2);
    t->challenged.enter = challenged_enter;
    t->base.enter = base_enter;
    t->expander.enter = expander_enter;
    t->base_list = (push_type){.kind = PUSH_ARRAY, .n = POREP_BASE_PARENTS, .element = &t->base};
    t->expander_list =
        (push_type){.kind = PUSH_ARRAY, .n = POREP_EXP_PARENTS, .element = &t->expander};
    m = t->columns_members;
    m[0] = (push_member){"c_x", &t->challenged, 0};
    m[1] = (push_member){"drg_parents", &t->base_list, 0};
    m[2] = (push_member){"exp_parents", &t->expander_list, 0};
    t->columns = object_of(m, 3);
}

/* ---- labels -------------------------------------------------------------------------------- */

static const push_type label_parents = {
    .kind = PUSH_ARRAY, .n = POREP_LABEL_PARENTS, .element = &c1_fr, .stride = sizeof(fr)};
static const push_member labeling_members[3] = {
    {"parents", &label_parents, offsetof(porep_labeling, parents)},
    {"layer_index", &number_u32, offsetof(porep_labeling, layer_index)},
    {"node", &number_u64, offsetof(porep_labeling, node)}};

static err_t labelings_enter(void *context, push_reader *r, const push_type **type, void **at)
{
    (void)r;
    (void)type;
    c1_scratch *s = context;
    *at = s->labeling;
    return ERR_OK;
}

static err_t encoding_enter(void *context, push_reader *r, const push_type **type, void **at)
{
    (void)r;
    (void)type;
    c1_scratch *s = context;
    *at = &s->encoding;
    return ERR_OK;
}

/* ---- the whole ----------------------------------------------------------------------------- */

static err_t challenge_leave(void *context, push_reader *r, void *at)
{
    (void)r;
    c1_scratch *s = context;
    porep_challenge *c = at;
    c->node = s->labeling[0].node;
    return porep_check_labelings(c, s->labeling, &s->encoding, s->layers, s->partition, s->number);
}

void c1_challenge_types_init(c1_challenge_types *out, const porep_shape *shape)
{
    const c1_tree tree_d = c1_tree_d(shape), tree_c = c1_tree_c(shape);
    VERIFY(shape->layers <= POREP_LAYERS_MAX);
    c1_merkle_types_init(&out->tree_d, &tree_d);
    c1_merkle_types_init(&out->tree_c, &tree_c);
    columns_types_init(out, shape->layers);
    out->labeling = object_of(labeling_members, 3);
    out->encoding = out->labeling;
    out->encoding.enter = encoding_enter;
    out->labelings = (push_type){.kind = PUSH_ARRAY,
                                 .n = shape->layers,
                                 .element = &out->labeling,
                                 .stride = sizeof(porep_labeling),
                                 .enter = labelings_enter};
    push_member *m = out->challenge_members;
    m[0] = (push_member){"comm_d_proofs", &out->tree_d.merkle, offsetof(porep_challenge, d)};
    m[1] =
        (push_member){"comm_r_last_proof", &out->tree_c.merkle, offsetof(porep_challenge, r_last)};
    m[2] = (push_member){"replica_column_proofs", &out->columns, 0};
    m[3] = (push_member){"labeling_proofs", &out->labelings, 0};
    m[4] = (push_member){"encoding_proof", &out->encoding, 0};
    out->challenge = object_of(m, 5);
    out->challenge.leave = challenge_leave;
}
