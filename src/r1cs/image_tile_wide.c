/* Rows that need the field.
 *
 * Powers of two times bits (the sums of a packing have hundreds) are added up as integers, one per
 * sign, and become a field element once a row; everything else is added in the field.
 * Bounds: an entry adds less than 2^255, or 2^254 times at most 65535 bits; a row has at most 65535
 * entries: below 2^286, six words with a margin. */
#include "r1cs/image_tile.h"

#include "base/bytes.h"
#include "field/field_inline.h"
#include "r1cs/r1cs_internal.h"

#define SUM_WORDS 6u

typedef struct {
    uint64_t integer[2][SUM_WORDS]; /* positive, negative */
    bool used[2];
    fr field;
} row_sum;

static void add_shifted(row_sum *s, unsigned sign, uint64_t v, unsigned shift)
{
    s->used[sign] = true;
    uint64_t *word = &s->integer[sign][shift / 64];
    const unsigned bits = shift % 64;
    uint64_t carry = 0;
    word[0] = limbs_adc(word[0], v << bits, &carry);
    word[1] = limbs_adc(word[1], bits == 0 ? 0 : v >> (64 - bits), &carry);
    for (unsigned i = 2; carry != 0 && shift / 64 + i < SUM_WORDS; i++)
        word[i] = limbs_adc(word[i], 0, &carry);
}

static void sum_to_fr(fr *out, const row_sum *s)
{
    *out = s->field;
    for (unsigned sign = 0; sign < 2; sign++) {
        if (!s->used[sign])
            continue;
        const uint64_t *w = s->integer[sign];
        fr v;
        if (w[3] < FR_MODULUS[3] && (w[4] | w[5]) == 0) {
            const fr_int below_r = {{w[0], w[1], w[2], w[3]}};
            fr_from_int(&v, &below_r);
        } else {
            uint8_t le[64] = {0};
            for (unsigned i = 0; i < SUM_WORDS; i++)
                store_le64(le + 8 * i, w[i]);
            fr_from_bytes_wide(&v, le);
        }
        if (sign == 0)
            fr_add_inline(out, out, &v);
        else
            fr_sub_inline(out, out, &v);
    }
}

/* code: ±2^k. */
static unsigned sign_of(r1cs_coeff code)
{
    return (code - 1) & 1;
}
static unsigned power_of(r1cs_coeff code)
{
    return (code - 1) >> 1;
}

/* coeff times n, n small. */
static void add_multiple(row_sum *s, const r1cs_image *image, r1cs_coeff code, uint64_t n)
{
    if (n == 0)
        return;
    if (coeff_is_pow2(code)) {
        add_shifted(s, sign_of(code), n, power_of(code));
        return;
    }
    fr v = image->coeff[code];
    if (n != 1) {
        fr times;
        fr_from_u64(&times, n);
        fr_mul(&v, &v, &times);
    }
    fr_add_inline(&s->field, &s->field, &v);
}

static void add_bits(row_sum *s, const r1cs_image *image, const uint64_t *bits,
                     const image_entry *e, size_t at)
{
    uint64_t ones = 0;
    for (unsigned k = 0; k < e->count; k += 64) {
        const unsigned n = e->count - k < 64 ? e->count - k : 64;
        const uint64_t run = bits_run(bits, at + (size_t)((int64_t)k * e->step), e->step, n);
        if (!(e->flags & IMAGE_DOUBLING))
            ones += (uint64_t)__builtin_popcountll(run);
        else if (run != 0)
            add_shifted(s, sign_of(e->coeff), run, power_of(e->coeff) + k);
    }
    add_multiple(s, image, e->coeff, ones);
}

/* Doubled coefficients by Horner's rule, from the last variable on. */
static void add_fields(row_sum *s, const r1cs_image *image, const fr *fields, const image_entry *e,
                       size_t at)
{
    fr v = fields[at + (size_t)((int64_t)(e->count - 1) * e->step)];
    for (unsigned k = e->count - 1; k-- > 0;) {
        if (e->flags & IMAGE_DOUBLING)
            fr_add_inline(&v, &v, &v);
        fr_add_inline(&v, &v, &fields[at + (size_t)((int64_t)k * e->step)]);
    }
    if (e->coeff == R1CS_MINUS_ONE_COEFF) {
        fr_sub_inline(&s->field, &s->field, &v);
        return;
    }
    if (e->coeff != R1CS_ONE_COEFF)
        fr_mul(&v, &v, &image->coeff[e->coeff]);
    fr_add_inline(&s->field, &s->field, &v);
}

static void evaluate(fr *out, const r1cs_image *image, const r1cs_slab *slab, const uint32_t *base,
                     const image_entry *e, unsigned n, unsigned row)
{
    row_sum s = {0};
    for (; n > 0; n--, e++) {
        const int64_t offset = e->offset + (int64_t)row * e->row_step;
        const size_t at = base[e->segment] + (size_t)offset;
        if (!(e->flags & IMAGE_FIELD))
            add_bits(&s, image, slab->bits, e, at);
        else if (at == 0 && e->count == 1)
            add_multiple(&s, image, e->coeff, 1);
        else
            add_fields(&s, image, slab->fields, e, at);
    }
    sum_to_fr(out, &s);
}

void tile_wide_rows(tile *t, const tile_plan *plan, const r1cs_slab *slab, const uint32_t *base,
                    const image_group *group, unsigned m, const image_entry *entry)
{
    for (unsigned i = 0; i < group->rows; i++) {
        const size_t row = group->row + (size_t)i * group->row_stride;
        const size_t index = t->wide_n[m]++;
        evaluate(&t->wide[m][index], plan->image, slab, base, entry, group->entries[m], i);
        t->index[m][row] = (uint16_t)index;
        t->small[m][row] = TILE_WIDE;
    }
}

/* ---- a b = c --------------------------------------------------------------------------------- */

static const fr *value_of(const tile *t, const tile_plan *plan, unsigned m, size_t row)
{
    const int8_t v = t->small[m][row];
    return v == TILE_WIDE ? &t->wide[m][t->index[m][row]] : &plan->small[(uint8_t)v];
}

static bool row_holds(const tile *t, const tile_plan *plan, size_t row)
{
    const int a = t->small[0][row], b = t->small[1][row], c = t->small[2][row];
    if (a != TILE_WIDE && b != TILE_WIDE && c != TILE_WIDE)
        return a * b == c;
    const fr *x = value_of(t, plan, 0, row), *z = value_of(t, plan, 2, row);
    if (b == 1)
        return fr_eq(x, z);
    fr product;
    fr_mul(&product, x, value_of(t, plan, 1, row));
    return fr_eq(&product, z);
}

void tile_check_rows(tile_verdict *verdict, const tile *t, const tile_plan *plan, size_t first,
                     size_t last)
{
    for (size_t row = first; row < last; row++)
        if (!row_holds(t, plan, row) && verdict->unsatisfied++ == 0)
            verdict->first = row;
}
