/* The constraint image: the matrices A, B, C and the layout of a circuit, each distinct block once.
 *
 * A circuit repeats a few gadgets thousands of times. The image cuts it into *instances*: what a
 * circuit allocates and enforces between two calls of r1cs_enter or r1cs_leave (at most
 * IMAGE_ROWS_MAX rows, longer spans are cut). Instances that are equal up to the places of their
 * variables share one *template*. A column in a template is (segment, offset); each instance gives
 * its segments' bases:
 *   segment 0  ONE              base 0, fields
 *   segment 1  own bits         the first bit that the instance allocates
 *   segment 2  own fields       the first field-element aux that it allocates
 *   segment 3  own inputs       the first input that it allocates, fields
 *   4 …        foreign          one for each instance and kind (bit, field aux, input) whose
 *                               variables it uses, in order of first use; the base is the lowest
 *                               variable used
 * Bases and offsets are in the numbering of slab.h (bit i, or field i with the inputs first).
 *
 * Rows of a template are held in *groups*: rows that are equal up to steps of their columns, at
 * most 32, so that one warp (or one 32-bit window of the bitmap) takes a group at once. Each matrix
 * of a group is a list of *entries*; an entry stands for `count` variables of each row of the
 * group. Row i (0 … rows-1) of the group is row `row + i * row_stride` of the template, and there
 *     entry = sum over k < count of coeff_k * variable(segment, offset + i * row_step + k * step)
 * with coeff_k = coeff, or coeff * 2^k where IMAGE_DOUBLING is set (coeff is then ± a power of two
 * whose last multiple is at most 2^254). The groups of a template cover each row exactly once. The
 * entries of a row add up to its canonical form (r1cs.h), in any order; a variable occurs twice
 * only where two entries double (SHA-256 adds a word to two sums of one row: 2^i + 2^j times each
 * bit).
 *
 * All arrays are flat, 64-byte aligned and free of pointers: the file (format/image_file.h) and the
 * memory of a GPU hold the same bytes. Everything here is read-only once built; thread-safe. */
#ifndef CUZK_R1CS_IMAGE_H
#define CUZK_R1CS_IMAGE_H

#include "base/pool.h"
#include "r1cs/slab.h"

#define IMAGE_ROWS_MAX       65536u /* of a template */
#define IMAGE_GROUP_ROWS_MAX 32u
#define IMAGE_NAME_BYTES     64

enum {
    IMAGE_SEGMENT_ONE,
    IMAGE_SEGMENT_BITS,
    IMAGE_SEGMENT_FIELDS,
    IMAGE_SEGMENT_INPUTS,
    IMAGE_SEGMENT_FOREIGN
};
#define IMAGE_FIELD    1u /* entry flag: the segment counts fields, not bits */
#define IMAGE_DOUBLING 2u

typedef struct {
    uint32_t offset;
    uint32_t coeff; /* code of the image's dictionary; never R1CS_ZERO_COEFF */
    uint16_t segment;
    uint16_t count;   /* >= 1 */
    int16_t row_step; /* 0 where the group has one row */
    int8_t step;      /* 0 where count is 1 */
    uint8_t flags;
} image_entry;

typedef struct {
    uint32_t row;        /* of the template */
    uint32_t entry;      /* first of its entries: those of A, then B, then C */
    uint16_t entries[3]; /* of A, B, C */
    uint8_t rows;        /* 1 … IMAGE_GROUP_ROWS_MAX */
    uint8_t row_stride;  /* 1 or 2 */
} image_group;

/* Kinds of the aux variables that a template allocates: runs of bits, then field elements. A run
 * begins with bit `bit` and field element `field` of the template and ends where the next one
 * begins, the last one at the template's bits and fields. Only the first may have no bits, only the
 * last no field elements. */
typedef struct {
    uint32_t bit, field;
} image_run;

typedef struct {
    uint32_t group, groups; /* first group, number of groups */
    uint32_t run, runs;
    uint32_t segments;                   /* IMAGE_SEGMENT_FOREIGN or more */
    uint32_t rows, bits, fields, inputs; /* enforced and allocated; aux = bits + fields */
} image_template;

typedef struct {
    uint32_t template_index;
    uint32_t density;                /* index of its density template */
    uint32_t row;                    /* the first row that is its own; likewise the following */
    uint32_t aux, bit, field, input; /* field: in the numbering of slab.h */
    uint32_t base;                   /* its segments' bases: image->base[base + segment] */
} image_instance;

/* Which of an instance's own aux variables occur in A, in B: bitmaps of `aux` bits each (bit k of
 * word k/64), A's (aux + 63) / 64 words first, from word `word` of image->density_word. */
typedef struct {
    uint32_t word, aux;
} image_density;

typedef struct {
    char name[IMAGE_NAME_BYTES]; /* of the circuit */
    r1cs_shape shape;            /* as r1cs_fingerprint gives it with counts_only */
    slab_counts n;
    const image_entry *entry;
    const image_group *group;
    const image_run *run;
    const image_template *template_;
    const image_instance *instance;
    const uint32_t *base;
    const image_density *density;
    const uint64_t *density_word;
    const uint64_t *input_density; /* inputs that occur in B: bitmap */
    const fr *coeff;               /* the dictionary by code: Montgomery form */
    size_t entry_n, group_n, run_n, template_n, instance_n, base_n, density_n, density_word_n,
        coeff_n;
    void *block; /* owned: what all arrays lie in, MEM_MATRICES; null when it belongs to others */
} r1cs_image;

/* Lays the circuit out twice, first only to count. shape gets the counts and densities, its digests
 * stay zero: r1cs_fingerprint of either gives them. ERR_INPUT for a row that does not fit the
 * widths above. Memory: the image, its templates' rows, and half a byte per aux variable. listener
 * may be null. */
ERR_MUST_USE err_t image_build(r1cs_image *out, const r1cs_circuit *circuit,
                               const progress *listener);
void image_free(r1cs_image *image);
/* Bytes of all arrays. */
size_t image_bytes(const r1cs_image *image);

/* Checks every count, index and place, so that nothing here or in an evaluation can be led outside
 * the arrays by an image from a file: ERR_INPUT "damaged image: …". The arrays must be there with
 * the given counts. Not checked: nnz, terms_max and the digests of shape. */
ERR_MUST_USE err_t image_validate(const r1cs_image *image);

/* The image as a circuit again: r1cs_circuit.synthesize with a blank cs (values are not given).
 * r1cs_fingerprint of it equals that of the circuit which the image was made from. */
void image_synthesize(const void *image, r1cs_cs *cs);

/* ---- layout ---------------------------------------------------------------------------------- */

typedef struct {
    bool is_bit;
    size_t index; /* bit or field, in the numbering of slab.h */
} image_place;

/* aux < image->shape.aux. O(log instances). */
image_place image_place_of_aux(const r1cs_image *image, size_t aux);
/* The inverse; field >= image->shape.inputs. */
size_t image_aux_of_bit(const r1cs_image *image, size_t bit);
size_t image_aux_of_field(const r1cs_image *image, size_t field);
/* All aux values from..from+n-1 in order of aux. */
void image_aux_values(fr *out, const r1cs_image *image, const r1cs_slab *slab, size_t from,
                      size_t n);
/* Bitmaps over all aux in order (bit k of word k/64, (aux + 63) / 64 words each), from the density
 * templates. */
void image_densities(uint64_t *a_aux, uint64_t *b_aux, const r1cs_image *image);

/* ---- evaluation ------------------------------------------------------------------------------ */

typedef struct {
    uint64_t unsatisfied;       /* rows with a·b != c */
    uint64_t first_unsatisfied; /* row, when unsatisfied != 0 */
    fr abc[3];                  /* its evaluations */
} image_verdict;

/* <A,z>, <B,z>, <C,z> of all rows, then one row per input (input, 0, 0): rows + inputs elements
 * each; what lies beyond is not touched. Any of a, b, c may be null; with all three null and a
 * verdict the rows are only checked. verdict may be null: then C is not looked at unless c is
 * wanted. slab has the image's counts (ERR_ARGUMENT otherwise). p may be null. */
ERR_MUST_USE err_t image_evaluate(fr *a, fr *b, fr *c, image_verdict *verdict,
                                  const r1cs_image *image, const r1cs_slab *slab, pool *p,
                                  const progress *listener);
/* The slow twin: every row expanded term by term. */
ERR_MUST_USE err_t image_evaluate_ref(fr *a, fr *b, fr *c, image_verdict *verdict,
                                      const r1cs_image *image, const r1cs_slab *slab);
/* Names the first unsatisfied row as r1cs_assign does, "challenge 3/…: a b = 0x…, c = 0x…": by its
 * gadget path if circuit is given (it is laid out blank for that), else by its number. */
ERR_MUST_USE err_t image_verdict_text(char out[R1CS_PLACE_BYTES], const image_verdict *verdict,
                                      const r1cs_circuit *circuit);
/* All that the CPU prover takes (r1cs.h), made from a slab; circuit as for image_verdict_text. */
ERR_MUST_USE err_t image_assignment(r1cs_assignment *out, const r1cs_image *image,
                                    const r1cs_slab *slab, const r1cs_circuit *circuit, pool *p,
                                    const progress *listener);

#endif
