/* The constraint system behind r1cs.h: what all ways of running a circuit share.
 *
 * A run is: cs_init, set `enforce` (and room for values), cs_run, cs_free. Each way of running is a
 * struct that begins with an r1cs_cs, so that its enforce can find its own data. */
#ifndef CUZK_R1CS_R1CS_INTERNAL_H
#define CUZK_R1CS_R1CS_INTERNAL_H

#include "r1cs/r1cs.h"

#define CS_DEPTH_MAX       16
#define CS_ATTACHMENTS_MAX 32
#define CS_VARIABLES_MAX   ((size_t)1 << 31) /* of either kind */
#define CS_PROGRESS_ROWS   ((size_t)1 << 17)

/* ---- dictionary of coefficients (coeff.c) ---------------------------------------------------- */

#define COEFF_POW2_MAX 254 /* largest k of a fixed code */
#define COEFF_FIXED    (3 + 2 * COEFF_POW2_MAX)

typedef struct {
    fr *value;               /* by code */
    uint8_t (*le)[FR_BYTES]; /* canonical bytes by code */
    uint32_t *slot;          /* open addressing: code + 1, 0 is free */
    size_t n, room, slots;   /* slots: a power of two >= 2 room */
} coeff_dict;

ERR_MUST_USE err_t coeff_init(coeff_dict *d);
void coeff_free(coeff_dict *d);
/* The code of a value, new or old. */
ERR_MUST_USE err_t coeff_intern(coeff_dict *d, r1cs_coeff *code, const fr *value);
static inline bool coeff_is_pow2(r1cs_coeff c)
{
    return c != 0 && c < COEFF_FIXED;
}

/* ---- canonical form (canon.c) ---------------------------------------------------------------- */

typedef struct {
    uint64_t *key[2]; /* terms as (var << 32 | coeff), two rooms to merge between */
    uint32_t *run;    /* starts of ascending runs, one more for the end */
    r1cs_term *out;
    size_t room; /* terms */
} canon_scratch;

/* ---- the constraint system (cs.c) ------------------------------------------------------------ */

typedef struct {
    const char *name;
    int64_t index;
} path_part;

/* What a circuit allocates. */
typedef enum { CS_INPUT, CS_FIELD, CS_BIT } cs_kind;

struct r1cs_cs {
    void (*enforce)(r1cs_cs *cs, const r1cs_lc abc[3]);
    /* If set, told of each variable before it is counted. Values only with has_values: of an input
     * or a field element *value, of a bit `bit`. */
    void (*allocated)(r1cs_cs *cs, cs_kind kind, const fr *value, bool bit);
    /* If set, told of each r1cs_enter and r1cs_leave: here one gadget ends and another begins. */
    void (*boundary)(r1cs_cs *cs);
    bool has_values; /* the circuit gives values; otherwise the run is blank */
    size_t inputs, aux, rows;
    size_t inputs_max, aux_max, rows_max; /* one more is an error: ERR_INPUT */
    /* Where values are kept; all null where they are not. `small`: 0 or 1 for these values,
     * SMALL_NONE for any other. */
    fr *input_value, *aux_value;
    uint8_t *input_small, *aux_small;
    err_t rc;
    char text[ERR_TEXT_BYTES_MAX];
    path_part path[CS_DEPTH_MAX];
    unsigned depth;
    coeff_dict dict;
    canon_scratch canon[3];
    struct {
        const void *key;
        void *block;
    } attachment[CS_ATTACHMENTS_MAX];
    unsigned attachments;
    const progress *progress;
    const char *stage;
    size_t rows_total; /* for progress; 0 unknown */
};

#define SMALL_NONE 2

ERR_MUST_USE err_t cs_init(r1cs_cs *cs);
void cs_free(r1cs_cs *cs);
/* Lays the circuit out in an initialised cs; afterwards the counts are final. */
ERR_MUST_USE err_t cs_run(r1cs_cs *cs, const r1cs_circuit *circuit);
/* The first error sticks; its text is the one err_set has just recorded. */
void cs_fail_with(r1cs_cs *cs, err_t code);
/* "challenge 3/label 2"; "" at the top. */
void cs_path(const r1cs_cs *cs, char *out, size_t bytes);

/* Canonical form of lc: a view of lc itself where it is canonical already, else of scratch[which],
 * valid until the next call with that `which`. An empty view after an error. */
r1cs_lc cs_canonical(r1cs_cs *cs, unsigned which, r1cs_lc lc);
void canon_free(canon_scratch *s);

/* Counts of a circuit, laid out blank: variables, rows, and terms before merging. */
typedef struct {
    size_t inputs, aux, rows, terms[3];
} cs_counts;
ERR_MUST_USE err_t cs_count(cs_counts *out, const r1cs_circuit *circuit);
/* The counts of a shape, the rest zero. block_rows 0: the usual number. */
void shape_of_counts(r1cs_shape *out, const cs_counts *n, uint32_t block_rows);

/* Room for at least `need` elements of `size` bytes: doubled, content kept. */
ERR_MUST_USE err_t cs_grow(void **block, size_t *room, size_t used, size_t need, size_t size,
                           mem_class class, const char *what);

/* ---- density bitmaps: bit k of word k/64 ------------------------------------------------------
 */

static inline err_t bitmap_create(uint64_t **out, size_t bits, mem_class class)
{
    return MEM_ARRAY(out, class, (bits + 63) / 64, "density bitmap");
}
static inline void bitmap_set(uint64_t *map, size_t k)
{
    map[k / 64] |= UINT64_C(1) << k % 64;
}
static inline bool bitmap_get(const uint64_t *map, size_t k)
{
    return map[k / 64] >> k % 64 & 1;
}
static inline uint64_t bitmap_ones(const uint64_t *map, size_t bits)
{
    uint64_t ones = 0;
    for (size_t i = 0; i < (bits + 63) / 64; i++)
        ones += (uint64_t)__builtin_popcountll(map[i]);
    return ones;
}

/* ---- places (place.c) -------------------------------------------------------------------------
 */

/* "path: a b = 0x…, c = 0x…"; path may be empty and is cut where it is too long. */
void place_text(char out[R1CS_PLACE_BYTES], const char *path, const fr abc[3]);

/* ---- listing (row_text.c) -------------------------------------------------------------------- */

/* One row as a line of the listing format, without line feed; grows *text. */
ERR_MUST_USE err_t row_text(char **text, size_t *room, const coeff_dict *d, size_t row,
                            const r1cs_lc abc[3]);

#endif
