/* Images drawn at random with every class of group, and their slabs, for image_test.cu. What a
 * circuit could not have made is among them (places used twice, rows that do not hold): evaluation
 * is defined for all of it. */
#ifndef CUZK_TESTS_CUDA_IMAGE_DRAWN_CUH
#define CUZK_TESTS_CUDA_IMAGE_DRAWN_CUH

#include "cuda_test.cuh"
#include "image_bare.cuh"

#define DRAWN_BITS     20000u
#define DRAWN_FIELDS   1500u
#define DRAWN_INPUTS   20u
#define DRAWN_SEGMENTS 8u
#define DRAWN_POWERS   255u

static const bool drawn_is_field[DRAWN_SEGMENTS] = {true,  false, true,  true,
                                                    false, true,  false, true};

struct drawn_image {
    std::vector<image_entry> entry;
    std::vector<image_group> group;
    std::vector<image_template> template_;
    std::vector<image_instance> instance;
    std::vector<uint32_t> base;
    std::vector<::fr> coeff;
    std::vector<uint64_t> bits;
    std::vector<::fr> fields;
    std::vector<std::vector<uint32_t>> extent; /* by template: one above the highest place used */
    r1cs_image image;
    r1cs_slab slab;
};

static inline uint32_t draw_below(uint32_t n)
{
    return (uint32_t)(next_random() % n);
}
static inline int draw_between(int low, int high)
{
    return low + (int)draw_below((uint32_t)(high - low + 1));
}

/* The fixed codes: 0, then 2^k and -2^k in turn. */
static inline void drawn_begin(drawn_image *d)
{
    ::fr power = FR_ONE, minus;
    d->coeff.push_back(FR_ZERO);
    for (unsigned k = 0; k < DRAWN_POWERS; k++, fr_dbl(&power, &power)) {
        fr_neg(&minus, &power);
        d->coeff.push_back(power);
        d->coeff.push_back(minus);
    }
    const slab_counts n = {DRAWN_BITS, DRAWN_FIELDS};
    d->bits.resize(slab_words(n.bits));
    d->fields.resize(n.fields);
    d->slab.n = n;
    d->slab.bits = d->bits.data();
    d->slab.fields = d->fields.data();
    bare_draw(&d->slab, next_random());
}

static inline uint32_t drawn_power(unsigned k, bool negative)
{
    return 1 + 2 * k + negative;
}

static inline uint32_t drawn_coeff(drawn_image *d, const ::fr *value)
{
    d->coeff.push_back(*value);
    return (uint32_t)d->coeff.size() - 1;
}

static inline uint32_t drawn_integer(drawn_image *d, int value)
{
    ::fr v;
    fr_from_u64(&v, (uint64_t)abs(value));
    if (value < 0)
        fr_neg(&v, &v);
    return drawn_coeff(d, &v);
}

static inline void drawn_template(drawn_image *d)
{
    image_template t = {};
    t.group = (uint32_t)d->group.size();
    t.segments = DRAWN_SEGMENTS;
    d->template_.push_back(t);
    d->extent.push_back(std::vector<uint32_t>(DRAWN_SEGMENTS));
}

/* A group of the last template. */
static inline void drawn_group(drawn_image *d, uint32_t row, unsigned rows, unsigned stride)
{
    image_group g = {};
    g.row = row;
    g.entry = (uint32_t)d->entry.size();
    g.rows = (uint8_t)rows;
    g.row_stride = (uint8_t)stride;
    d->group.push_back(g);
    image_template *t = &d->template_.back();
    t->groups++;
    const uint32_t end = row + (rows - 1) * stride + 1;
    t->rows = t->rows > end ? t->rows : end;
}

/* An entry of the last group; its offset is raised until no place lies below the base. */
static inline void drawn_entry(drawn_image *d, unsigned m, image_entry e)
{
    image_group *g = &d->group.back();
    const int rows = (g->rows - 1) * e.row_step, steps = (e.count - 1) * e.step;
    e.offset += (uint32_t)((rows < 0 ? -rows : 0) + (steps < 0 ? -steps : 0));
    const uint32_t end = e.offset + (uint32_t)((rows > 0 ? rows : 0) + (steps > 0 ? steps : 0)) + 1;
    uint32_t *extent = &d->extent.back()[e.segment];
    if (e.segment != IMAGE_SEGMENT_ONE && end > *extent)
        *extent = end;
    if (drawn_is_field[e.segment])
        e.flags |= IMAGE_FIELD;
    d->entry.push_back(e);
    g->entries[m]++;
}

static inline uint32_t drawn_any_coeff(drawn_image *d, bool small)
{
    static const int values[] = {3, -3, 5, 15, 100, -127, 127};
    if (small && draw_below(4) != 0)
        return drawn_power(draw_below(4), draw_below(2));
    if (small || draw_below(3) == 0)
        return drawn_integer(d, values[draw_below(7)]);
    if (draw_below(2) == 0)
        return drawn_power(draw_below(DRAWN_POWERS), draw_below(2));
    const ::fr v = random_fr();
    return drawn_coeff(d, &v);
}

/* Small: bits and ONE, so that the group may be a sum of small integers; else anything. */
static inline image_entry drawn_any_entry(drawn_image *d, bool small)
{
    static const uint16_t counts[] = {1, 1, 1, 2, 7, 31, 32, 33, 63, 64, 65, 130, 255};
    static const int16_t row_steps[] = {1, 1, 1, 0, 2, -1, -2, 3, 32};
    image_entry e = {};
    e.coeff = drawn_any_coeff(d, small);
    e.count = 1;
    do
        e.segment = (uint16_t)draw_below(DRAWN_SEGMENTS);
    while (small && drawn_is_field[e.segment] && e.segment != IMAGE_SEGMENT_ONE);
    if (e.segment == IMAGE_SEGMENT_ONE)
        return e;
    e.offset = draw_below(50);
    if (small && draw_below(4) == 0)
        e.count = (uint16_t)draw_between(1, 3);
    if (!small && draw_below(2) == 0)
        e.count = counts[draw_below(13)];
    if (drawn_is_field[e.segment] && e.count > 65)
        e.count = 65;
    if (d->group.back().rows > 1)
        e.row_step = row_steps[draw_below(9)];
    if (e.count > 1)
        e.step = (int8_t)(draw_below(2) ? 1 : draw_between(-3, 3));
    if (!small && draw_below(2) == 0) {
        e.flags = IMAGE_DOUBLING;
        e.coeff = drawn_power(draw_below(256u - e.count), draw_below(2));
    }
    return e;
}

/* `pieces` groups or pairs of interleaved groups; wide: per cent of matrices that need the field;
 * most: entries of a matrix. */
static inline void drawn_any_template(drawn_image *d, unsigned pieces, unsigned wide, unsigned most)
{
    drawn_template(d);
    uint32_t row = 0;
    for (unsigned i = 0; i < pieces; i++) {
        const unsigned rows = draw_below(3) == 0 ? 32 : 1 + draw_below(32);
        const unsigned stride = draw_below(4) == 0 ? 2 : 1;
        for (unsigned k = 0; k < stride; k++) {
            drawn_group(d, row + k, rows, stride);
            for (unsigned m = 0; m < 3; m++) {
                const bool small = draw_below(100) >= wide;
                const unsigned entries = draw_below(small ? 4 : most + 1);
                for (unsigned n = 0; n < entries; n++)
                    drawn_entry(d, m, drawn_any_entry(d, small));
            }
        }
        row += rows * stride;
    }
}

static inline void drawn_instance(drawn_image *d, uint32_t t)
{
    image_instance in = {};
    in.template_index = t;
    in.row = (uint32_t)d->image.shape.constraints;
    in.base = (uint32_t)d->base.size();
    d->instance.push_back(in);
    d->image.shape.constraints += d->template_[t].rows;
    for (unsigned s = 0; s < DRAWN_SEGMENTS; s++) {
        const uint32_t room = drawn_is_field[s] ? DRAWN_FIELDS : DRAWN_BITS;
        d->base.push_back(s == IMAGE_SEGMENT_ONE ? 0 : draw_below(room - d->extent[t][s] + 1));
    }
}

/* The arrays stay where they are from here on. */
static inline void drawn_end(drawn_image *d)
{
    r1cs_image *i = &d->image;
    strcpy(i->name, "drawn");
    i->shape.inputs = DRAWN_INPUTS;
    i->n = d->slab.n;
    i->entry = d->entry.data();
    i->entry_n = d->entry.size();
    i->group = d->group.data();
    i->group_n = d->group.size();
    i->template_ = d->template_.data();
    i->template_n = d->template_.size();
    i->instance = d->instance.data();
    i->instance_n = d->instance.size();
    i->base = d->base.data();
    i->base_n = d->base.size();
    i->coeff = d->coeff.data();
    i->coeff_n = d->coeff.size();
}

#endif
