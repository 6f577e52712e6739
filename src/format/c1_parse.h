/* The parts of the C1 reader: what a document holds, as push_types, and the hooks behind them. */
#ifndef CUZK_FORMAT_C1_PARSE_H
#define CUZK_FORMAT_C1_PARSE_H

#include "format/c1.h"
#include "format/json.h"

typedef struct {
    unsigned base_arity, sub_arity, top_arity; /* sub, top: 0 when absent */
    uint32_t base_levels;
} c1_tree;

/* ---- what the hooks share ------------------------------------------------------------------ */

#define C1_ARITY_MAX 8

/* One level of a Merkle path as it stands in the text. */
typedef struct {
    fr sibling[C1_ARITY_MAX - 1];
    uint64_t index;
} c1_level;

/* The context of every hook: things that are not whole yet. */
typedef struct {
    merkle_path *path; /* that the level belongs to */
    const c1_tree *tree;
    c1_level level;
    porep_challenge *challenge; /* in work */
    unsigned column;            /* in work: 0 the challenged one, then the parents from 1 */
    porep_labeling labeling[POREP_LAYERS_MAX], encoding; /* of the challenge in work */
    uint32_t layers, partition, number;                  /* of the challenge in work */
} c1_scratch;

/* A field element, stored in place: 32 bytes, little-endian, of a number below r. */
extern const push_type c1_fr;

/* ---- c1_merkle.c: {"data": {"Single" | "Sub" | "Top": …}} ------------------------------------ */

c1_tree c1_tree_d(const porep_shape *shape);
c1_tree c1_tree_c(const porep_shape *shape); /* and R-last */

/* Levels of one arity: {"path": [{"hashes": […], "index": n}, …]}. */
typedef struct {
    push_type object, list, level, hashes, index;
    push_member path, level_members[2];
} c1_levels_types;

/* Stored into a merkle_path. The types point into this: it must stay where it is. */
typedef struct {
    c1_tree tree;
    push_type merkle, data, proof;
    push_member data_member, form_member, proof_members[5];
    c1_levels_types part[3];
} c1_merkle_types;
void c1_merkle_types_init(c1_merkle_types *out, const c1_tree *tree);

/* ---- c1_challenge.c: all that is proved about one challenge ---------------------------------- */

/* Stored into a porep_challenge; the labelling proofs are compared with the columns and dropped. */
typedef struct {
    c1_merkle_types tree_d, tree_c;
    push_type included; /* in tree C, the path of the column in work */
    push_type rows, column, challenged, base, expander, columns;
    push_type labeling, labelings, encoding, challenge;
    push_type base_list, expander_list;
    push_member column_members[3], proof_members[2], columns_members[3], challenge_members[5];
} c1_challenge_types;
void c1_challenge_types_init(c1_challenge_types *out, const porep_shape *shape);

/* ---- c1_document.c: the object of SealCommitPhase1Output --------------------------------------
 */

#define C1_TAGS       5
#define C1_NAME_BYTES 32

/* The job that is being read, and how far it is. Begin with zeros and c1_document_init; `first` is
 * the context of all hooks. */
typedef struct {
    c1_scratch scratch;
    porep_job job;
    const porep_shape *tagged; /* what the tag of vanilla_proofs says; null: not seen yet */
    size_t room;               /* challenges that there is memory for */
    push_type object, vanilla, tag[C1_TAGS], partitions, partition;
    push_member members[7], tag_members[C1_TAGS];
    const push_type *tags[C1_TAGS + 1];
    char names[C1_TAGS][C1_NAME_BYTES];
    c1_challenge_types challenge;
} c1_document;
void c1_document_init(c1_document *out);

/* ---- base64.c: the standard alphabet with padding and nothing else (RFC 4648, section 4) ------
 */

typedef struct {
    uint64_t chars;  /* taken */
    uint8_t last[4]; /* of a group that is not whole yet */
    uint8_t held[2]; /* bytes of a padded group, which must be the last */
    unsigned held_n;
} base64_state;

/* Decodes up to `room` bytes, at least 3, into out; *text is left behind what was taken of
 * it. The bytes of a padded group come with base64_end. False if text is not in canonical form:
 * chars is then the offset of the bad group of four, and out holds what stands before it. */
bool base64_decode(base64_state *s, uint8_t *out, size_t room, size_t *bytes, const uint8_t **text,
                   const uint8_t *end);
/* The text is over: up to 2 bytes. False as above. */
bool base64_end(base64_state *s, uint8_t out[2], size_t *bytes);

#endif
