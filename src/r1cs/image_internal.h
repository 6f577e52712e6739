/* What the files of the image share: the parts of the builder, and the ways between numberings. */
#ifndef CUZK_R1CS_IMAGE_INTERNAL_H
#define CUZK_R1CS_IMAGE_INTERNAL_H

#include "r1cs/image_arrays.h"
#include "r1cs/r1cs_internal.h"

#define IMAGE_SEGMENTS_MAX 65536u

/* ---- finding equals (image_index.c) ---------------------------------------------------------- */

/* A hash table of items that are numbered in order of being added; comparing is the caller's. */
typedef struct {
    uint64_t *hash; /* by item */
    uint32_t *slot; /* open addressing: item + 1, 0 is free */
    size_t n, room, slots;
} image_index;

#define IMAGE_INDEX_NONE UINT32_MAX

uint64_t image_hash(uint64_t seed, const void *data, size_t bytes);
/* The next item with this hash, or IMAGE_INDEX_NONE; *probe starts at 0. */
uint32_t image_index_next(const image_index *x, uint64_t hash, size_t *probe);
ERR_MUST_USE err_t image_index_add(image_index *x, uint64_t hash);
void image_index_free(image_index *x);

/* ---- templates (image_template.c) ------------------------------------------------------------ */

typedef struct {
    uint32_t offset;
    r1cs_coeff coeff;
    uint16_t segment;
    uint16_t is_field; /* 1 or 0: no byte is left over, so that terms compare as bytes */
} span_term;

/* What lies between two boundaries. Offsets are relative to the segments' bases when the span is
 * given to the store. */
typedef struct {
    span_term *term;
    uint32_t *end; /* 3 rows: where A, B, C of each row end in term */
    image_run *run;
    size_t terms, term_room, end_room, runs, run_room;
    size_t first_row; /* in the circuit, for messages */
    uint32_t rows, bits, fields, inputs, segments;
} image_span;

/* Templates as they are made, with the spans that they were made from. */
typedef struct {
    image_entry *entry;
    image_group *group;
    image_run *run;
    image_template *template_;
    size_t entries, entry_room, groups, group_room, runs, run_room, templates, template_room;
    /* Spans: terms and ends one after another. */
    span_term *span_term;
    uint32_t *span_end;
    struct span_place {
        size_t term, terms, end;
    } * span;
    size_t span_terms, span_term_room, span_ends, span_end_room, span_room;
    image_index index;
} image_store;

/* The template of a span, old or new. */
ERR_MUST_USE err_t image_store_find(image_store *s, uint32_t *template_index,
                                    const image_span *span, const coeff_dict *dict);
void image_store_free(image_store *s);

/* ---- layout (image_layout.c) ----------------------------------------------------------------- */

/* Places lo … hi-1 of one kind that are successive variables, the first of them `var`. */
typedef struct {
    size_t lo, hi;
    r1cs_var var;
} image_window;

/* The window around a place; index is in range. */
image_window image_window_at(const r1cs_image *image, bool is_bit, size_t index);

#endif
