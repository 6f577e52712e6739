/* The two numberings of an image's aux variables: in order of allocation, and by kind. */
#include "r1cs/image_internal.h"

#include "base/verify.h"

#include <string.h>

/* The last of n items whose key is at most k; the first one's is. */
#define LAST_NOT_ABOVE(n, k, key_of_i)                                                             \
    do {                                                                                           \
        size_t lo_ = 0, hi_ = (n);                                                                 \
        while (hi_ - lo_ > 1) {                                                                    \
            i = lo_ + (hi_ - lo_) / 2;                                                             \
            if ((key_of_i) <= (k))                                                                 \
                lo_ = i;                                                                           \
            else                                                                                   \
                hi_ = i;                                                                           \
        }                                                                                          \
        i = lo_;                                                                                   \
    } while (0)

/* Run i of a template, or one past the last: where it begins. */
static image_run run_at(const r1cs_image *image, const image_template *t, size_t i)
{
    return i < t->runs ? image->run[t->run + i] : (image_run){t->bits, t->fields};
}

image_place image_place_of_aux(const r1cs_image *image, size_t aux)
{
    VERIFY(aux < image->shape.aux);
    size_t i;
    LAST_NOT_ABOVE(image->instance_n, aux, image->instance[i].aux);
    const image_instance *in = &image->instance[i];
    const image_template *t = &image->template_[in->template_index];
    const image_run *run = image->run + t->run;
    const size_t own = aux - in->aux;
    LAST_NOT_ABOVE(t->runs, own, (size_t)run[i].bit + run[i].field);
    const size_t k = own - run[i].bit - run[i].field;
    const size_t bits = run_at(image, t, i + 1).bit - run[i].bit;
    if (k < bits)
        return (image_place){true, (size_t)in->bit + run[i].bit + k};
    return (image_place){false, (size_t)in->field + run[i].field + (k - bits)};
}

static image_window window_of_bit(const r1cs_image *image, size_t bit)
{
    size_t i;
    LAST_NOT_ABOVE(image->instance_n, bit, image->instance[i].bit);
    const image_instance *in = &image->instance[i];
    const image_template *t = &image->template_[in->template_index];
    const image_run *run = image->run + t->run;
    const size_t own = bit - in->bit;
    LAST_NOT_ABOVE(t->runs, own, run[i].bit);
    return (image_window){.lo = (size_t)in->bit + run[i].bit,
                          .hi = (size_t)in->bit + run_at(image, t, i + 1).bit,
                          .var = R1CS_AUX | (in->aux + run[i].bit + run[i].field)};
}

static image_window window_of_field(const r1cs_image *image, size_t field)
{
    if (field < image->shape.inputs)
        return (image_window){0, (size_t)image->shape.inputs, 0};
    size_t i;
    LAST_NOT_ABOVE(image->instance_n, field, image->instance[i].field);
    const image_instance *in = &image->instance[i];
    const image_template *t = &image->template_[in->template_index];
    const image_run *run = image->run + t->run;
    const size_t own = field - in->field;
    LAST_NOT_ABOVE(t->runs, own, run[i].field);
    const image_run next = run_at(image, t, i + 1);
    return (image_window){.lo = (size_t)in->field + run[i].field,
                          .hi = (size_t)in->field + next.field,
                          .var = R1CS_AUX | (in->aux + next.bit + run[i].field)};
}

image_window image_window_at(const r1cs_image *image, bool is_bit, size_t index)
{
    return is_bit ? window_of_bit(image, index) : window_of_field(image, index);
}

size_t image_aux_of_bit(const r1cs_image *image, size_t bit)
{
    VERIFY(bit < image->n.bits);
    const image_window w = window_of_bit(image, bit);
    return (w.var ^ R1CS_AUX) + (bit - w.lo);
}

size_t image_aux_of_field(const r1cs_image *image, size_t field)
{
    VERIFY(field >= image->shape.inputs && field < image->n.fields);
    const image_window w = window_of_field(image, field);
    return (w.var ^ R1CS_AUX) + (field - w.lo);
}

/* ---- whole stretches ------------------------------------------------------------------------- */

static void put_bits(fr *out, const uint64_t *bits, size_t from, size_t n)
{
    for (size_t i = 0; i < n; i++)
        out[i] = bits[(from + i) / 64] >> (from + i) % 64 & 1 ? FR_ONE : FR_ZERO;
}

void image_aux_values(fr *out, const r1cs_image *image, const r1cs_slab *slab, size_t from,
                      size_t n)
{
    VERIFY(from + n <= image->shape.aux);
    while (n > 0) {
        const image_place p = image_place_of_aux(image, from);
        const image_window w = image_window_at(image, p.is_bit, p.index);
        const size_t run = w.hi - p.index < n ? w.hi - p.index : n;
        if (p.is_bit)
            put_bits(out, slab->bits, p.index, run);
        else
            memcpy(out, slab->fields + p.index, run * sizeof *out);
        out += run;
        from += run;
        n -= run;
    }
}

/* The n bits of map from bit `from` on, all zero so far, become those of `bits`. */
static void or_bits(uint64_t *map, const uint64_t *bits, size_t from, size_t n)
{
    const unsigned shift = from % 64;
    uint64_t *at = map + from / 64;
    for (size_t i = 0; 64 * i < n; i++) {
        at[i] |= bits[i] << shift;
        if (shift != 0 && bits[i] >> (64 - shift) != 0)
            at[i + 1] |= bits[i] >> (64 - shift);
    }
}

void image_densities(uint64_t *a_aux, uint64_t *b_aux, const r1cs_image *image)
{
    const size_t words = (size_t)(image->shape.aux + 63) / 64;
    memset(a_aux, 0, words * sizeof *a_aux);
    memset(b_aux, 0, words * sizeof *b_aux);
    for (size_t i = 0; i < image->instance_n; i++) {
        const image_instance *in = &image->instance[i];
        const image_density *d = &image->density[in->density];
        const uint64_t *word = image->density_word + d->word;
        or_bits(a_aux, word, in->aux, d->aux);
        or_bits(b_aux, word + ((size_t)d->aux + 63) / 64, in->aux, d->aux);
    }
}
