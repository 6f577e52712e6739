/* One challenge: {"comm_d_proofs", "comm_r_last_proof", "replica_column_proofs", "labeling_proofs",
 * "encoding_proof"}. */
#include "format/c1_parse.h"

enum { KEY_COMM_D, KEY_COMM_R_LAST, KEY_COLUMNS, KEY_LABELING, KEY_ENCODING, KEYS };

static const char *const challenge_names[] = {"comm_d_proofs", "comm_r_last_proof",
                                              "replica_column_proofs", "labeling_proofs",
                                              "encoding_proof"};
static const char *const columns_names[] = {"c_x", "drg_parents", "exp_parents"};
static const char *const column_proof_names[] = {"column", "inclusion_proof"};
static const char *const column_names[] = {"index", "rows", "_h"};
static const char *const labeling_names[] = {"parents", "layer_index", "node"};

/* ---- columns ------------------------------------------------------------------------------- */

/* "_h" is a marker without content; upstream writes null and wants it back. */
static err_t read_column(pull_reader *r, porep_column *out, const porep_shape *shape)
{
    pull_object o = {.names = column_names, .names_n = 3, .required = PULL_ALL(3)};
    ERR_TRY(pull_object_begin(r, &o));
    for (;;) {
        int which;
        ERR_TRY(pull_object_next(r, &o, &which));
        if (which < 0)
            return ERR_OK;
        if (which == 0)
            ERR_TRY(c1_u32(r, &out->index));
        else if (which == 1)
            ERR_TRY(c1_fr_array(r, out->rows, shape->layers));
        else
            ERR_TRY(pull_null(r));
    }
}

static err_t read_column_proof(pull_reader *r, porep_column *column, merkle_path *path,
                               const porep_shape *shape)
{
    const c1_tree tree = c1_tree_c(shape);
    pull_object o = {.names = column_proof_names, .names_n = 2, .required = PULL_ALL(2)};
    ERR_TRY(pull_object_begin(r, &o));
    for (;;) {
        int which;
        ERR_TRY(pull_object_next(r, &o, &which));
        if (which < 0)
            return ERR_OK;
        if (which == 0)
            ERR_TRY(read_column(r, column, shape));
        else
            ERR_TRY(c1_merkle(r, path, &tree));
    }
}

/* Parents first … first + n - 1 of the challenge. */
static err_t read_parents(pull_reader *r, porep_challenge *out, const porep_shape *shape,
                          size_t first, size_t n)
{
    pull_array a;
    bool more;
    ERR_TRY(pull_array_begin(r, &a, n));
    for (;;) {
        ERR_TRY(pull_array_next(r, &a, &more));
        if (!more)
            return ERR_OK;
        const size_t k = first + a.taken - 1;
        ERR_TRY(read_column_proof(r, &out->parent[k], &out->parent_c[k], shape));
    }
}

static err_t read_columns(pull_reader *r, porep_challenge *out, const porep_shape *shape)
{
    pull_object o = {.names = columns_names, .names_n = 3, .required = PULL_ALL(3)};
    ERR_TRY(pull_object_begin(r, &o));
    for (;;) {
        int which;
        ERR_TRY(pull_object_next(r, &o, &which));
        if (which < 0)
            return ERR_OK;
        if (which == 0)
            ERR_TRY(read_column_proof(r, &out->column, &out->c, shape));
        else if (which == 1)
            ERR_TRY(read_parents(r, out, shape, 0, POREP_BASE_PARENTS));
        else
            ERR_TRY(read_parents(r, out, shape, POREP_BASE_PARENTS, POREP_EXP_PARENTS));
    }
}

/* ---- labels -------------------------------------------------------------------------------- */

static err_t read_labeling(pull_reader *r, porep_labeling *out)
{
    pull_object o = {.names = labeling_names, .names_n = 3, .required = PULL_ALL(3)};
    ERR_TRY(pull_object_begin(r, &o));
    for (;;) {
        int which;
        ERR_TRY(pull_object_next(r, &o, &which));
        if (which < 0)
            return ERR_OK;
        if (which == 0)
            ERR_TRY(c1_fr_array(r, out->parents, POREP_LABEL_PARENTS));
        else if (which == 1)
            ERR_TRY(c1_u32(r, &out->layer_index));
        else
            ERR_TRY(pull_u64(r, &out->node, UINT64_MAX));
    }
}

static err_t read_labelings(pull_reader *r, porep_labeling *out, const porep_shape *shape)
{
    pull_array a;
    bool more;
    ERR_TRY(pull_array_begin(r, &a, shape->layers));
    for (;;) {
        ERR_TRY(pull_array_next(r, &a, &more));
        if (!more)
            return ERR_OK;
        ERR_TRY(read_labeling(r, &out[a.taken - 1]));
    }
}

/* ---- the whole ----------------------------------------------------------------------------- */

err_t c1_challenge(pull_reader *r, porep_challenge *out, const porep_shape *shape,
                   uint32_t partition, uint32_t number)
{
    const c1_tree tree_d = c1_tree_d(shape), tree_c = c1_tree_c(shape);
    porep_labeling labeling[POREP_LAYERS_MAX], encoding;
    pull_object o = {.names = challenge_names, .names_n = KEYS, .required = PULL_ALL(KEYS)};
    ERR_TRY(pull_object_begin(r, &o));
    for (;;) {
        int which;
        ERR_TRY(pull_object_next(r, &o, &which));
        switch (which) {
        case KEY_COMM_D:
            ERR_TRY(c1_merkle(r, &out->d, &tree_d));
            break;
        case KEY_COMM_R_LAST:
            ERR_TRY(c1_merkle(r, &out->r_last, &tree_c));
            break;
        case KEY_COLUMNS:
            ERR_TRY(read_columns(r, out, shape));
            break;
        case KEY_LABELING:
            ERR_TRY(read_labelings(r, labeling, shape));
            break;
        case KEY_ENCODING:
            ERR_TRY(read_labeling(r, &encoding));
            break;
        default:
            out->node = labeling[0].node;
            return porep_check_labelings(out, labeling, &encoding, shape->layers, partition,
                                         number);
        }
    }
}

/* Only the field elements count, each as "[0,…,0]": 32 digits, 31 commas, two brackets. */
size_t c1_challenge_bytes_min(const porep_shape *shape)
{
    size_t path_c = 2 + shape->base_levels * (shape->base_arity - 1);
    path_c += shape->sub_arity > 0 ? shape->sub_arity - 1 : 0;
    path_c += shape->top_arity > 0 ? shape->top_arity - 1 : 0;
    const size_t columns = 1 + POREP_PARENTS;
    const size_t elements = 2 + shape->d_levels + (columns + 1) * path_c + columns * shape->layers +
                            (shape->layers + 1) * POREP_LABEL_PARENTS;
    return elements * 65;
}
