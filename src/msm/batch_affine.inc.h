/* Many affine additions with one inversion, written once for G1 and G2 (msm_g1.c, msm_g2.c define
 * F, G, M, field_elem, FIELD_ONE, point_aff, point_xyzz, POINT_INFINITY).
 *
 * out = ±a ± b for a list of independent additions. With products of their denominators (LANES
 * chains of them, as one multiplication alone does not fill the processor) and one inversion
 * (Montgomery's trick) an addition costs 3M for its share of the inversion and 2M + 1S of its own:
 * 5M + 1S, and 5M + 2S for a doubling.
 *
 * Exceptional cases, told apart before anything enters the common product, so that no denominator
 * is zero and none can spoil the batch (A2 A3 A4 A15). S, T are the operands after their signs:
 *
 *   S           T                    result                     denominator
 *   O           any                  T                          none
 *   any         O, or b is null      S                          none
 *   (x1, y1)    (x2, y2), x1 != x2   L = (y2 - y1)/(x2 - x1)    x2 - x1
 *   (x, y)      (x, y), y != 0       L = 3 x^2 / (2 y)          2 y
 *   (x, y)      (x, -y)              O                          none
 *   in the third and fourth row x3 = L^2 - x1 - x2, y3 = L (x1 - x3) - y1
 *
 * x1 = x2 with y1 != y2 means y1 = -y2; y = 0 (order 2, not on these curves) falls under the last
 * row, as then S = -S. 2y != 0 because the characteristic is odd.
 *
 * Order: operands are read in descending order to gather the product and again, before their result
 * is written, in ascending order. So `out` may lie anywhere in memory that only additions with a
 * lower or the same number read: the in-place halving of bucket.inc.h rests on that. */

#define ADDITIONS_MAX     ((size_t)2048) /* an inversion costs about 140M: 0.07M an addition */
#define LANES             ((size_t)4)    /* chains of products in a batch */
#define PREFETCH_DISTANCE ((size_t)8)    /* additions, in the first pass: 0.3 microseconds */
#define PREFETCH_AGAIN    ((size_t)4)    /* and in the second */

typedef struct {
    const point_aff *a, *b; /* b may be null: out = ±a */
    point_aff *out;
    bool minus_a, minus_b;
} addition;

typedef enum { SUM_COPY_A, SUM_COPY_B, SUM_INFINITY, SUM_DOUBLE, SUM_CHORD } sum_case;

typedef struct {
    size_t count;
    addition list[ADDITIONS_MAX];
    field_elem denominator[ADDITIONS_MAX], product[ADDITIONS_MAX];
    uint8_t which[ADDITIONS_MAX]; /* sum_case */
} batch;

/* Inlined by force: gcc 12 drops calls of a function that does nothing but prefetch. */
LIMBS_INLINE void prefetch_point(const point_aff *p)
{
    for (size_t at = 0; at < sizeof *p; at += 64)
        __builtin_prefetch((const char *)p + at);
    __builtin_prefetch((const char *)(p + 1) - 1);
}

static inline bool is_infinity(const point_aff *p)
{
    return F(is_zero_inline)(&p->x) && F(is_zero_inline)(&p->y);
}

static inline void signed_y(field_elem *out, const point_aff *p, bool minus)
{
    if (minus)
        F(neg_inline)(out, &p->y);
    else
        *out = p->y;
}

static inline void copy_signed(point_aff *out, const point_aff *from, bool minus)
{
    out->x = from->x;
    signed_y(&out->y, from, minus);
}

/* Which row of the table, and its denominator if it has one. */
static inline sum_case classify(field_elem *denominator, const addition *s)
{
    if (!s->b || is_infinity(s->b))
        return SUM_COPY_A;
    if (is_infinity(s->a))
        return SUM_COPY_B;
    F(sub_inline)(denominator, &s->b->x, &s->a->x);
    if (!F(is_zero_inline)(denominator))
        return SUM_CHORD;
    field_elem ya, yb;
    signed_y(&ya, s->a, s->minus_a);
    signed_y(&yb, s->b, s->minus_b);
    if (F(is_zero)(&ya) || !F(eq)(&ya, &yb))
        return SUM_INFINITY;
    F(dbl)(denominator, &ya);
    return SUM_DOUBLE;
}

/* (y2 - y1) of a chord or 3 x^2 of a tangent; y1 with its sign. Only points taken from a key have
 * signs, inner nodes of sums have none. No point on either curve has y = 0. */
static inline void numerator(field_elem *out, field_elem *y1, const addition *s, sum_case which)
{
    if (which == SUM_DOUBLE) {
        field_elem t;
        signed_y(y1, s->a, s->minus_a);
        F(sqr)(&t, &s->a->x);
        F(dbl)(out, &t);
        F(add)(out, out, &t);
    } else if (s->minus_a | s->minus_b) {
        field_elem y2;
        F(negate_if)(y1, &s->a->y, s->minus_a);
        F(negate_if)(&y2, &s->b->y, s->minus_b);
        F(sub_inline)(out, &y2, y1);
    } else {
        *y1 = s->a->y;
        F(sub_inline)(out, &s->b->y, y1);
    }
}

/* Additions first … first + lanes - 1, all of the case `which`, a chord or a tangent: the third
 * point of the line of slope numerator · inverse. Step by step side by side, as products that do
 * not wait for each other overlap. */
LIMBS_INLINE void add_on_lines(batch *b, size_t first, size_t lanes, sum_case which,
                               field_elem inverse[LANES])
{
    const addition *s = &b->list[first];
    field_elem own[LANES], x1[LANES], x2[LANES], y1[LANES], slope[LANES], t[LANES];
    for (size_t k = 0; k < lanes; k++)
        F(mul)(&own[k], &inverse[(first + k) % LANES], &b->product[first + k]);
    for (size_t k = 0; k < lanes; k++) {
        field_elem *rest = &inverse[(first + k) % LANES];
        F(mul)(rest, rest, &b->denominator[first + k]);
        x1[k] = s[k].a->x;
        x2[k] = s[k].b->x;
        numerator(&t[k], &y1[k], &s[k], which);
    }
    for (size_t k = 0; k < lanes; k++)
        F(mul)(&slope[k], &t[k], &own[k]);
    for (size_t k = 0; k < lanes; k++)
        F(sqr)(&t[k], &slope[k]);
    for (size_t k = 0; k < lanes; k++) {
        F(sub_inline)(&t[k], &t[k], &x1[k]);
        F(sub_inline)(&s[k].out->x, &t[k], &x2[k]);
        F(sub_inline)(&t[k], &x1[k], &s[k].out->x);
    }
    for (size_t k = 0; k < lanes; k++)
        F(mul)(&t[k], &slope[k], &t[k]);
    for (size_t k = 0; k < lanes; k++)
        F(sub_inline)(&s[k].out->y, &t[k], &y1[k]);
}

static inline void add_without_line(const addition *s, sum_case which)
{
    if (which == SUM_COPY_A)
        copy_signed(s->out, s->a, s->minus_a);
    else if (which == SUM_COPY_B)
        copy_signed(s->out, s->b, s->minus_b);
    else
        *s->out = POINT_INFINITY;
}

/* Operands are asked for a little ahead in both passes: from memory, and again from the
 * second-level cache after the first pass has pushed them out of the first. */
LIMBS_INLINE void prefetch_operands(const addition *s)
{
    prefetch_point(s->a);
    if (s->b)
        prefetch_point(s->b);
}

/* First pass: cases, denominators, and for each the product of the later ones of its chain. */
static void gather(batch *b, field_elem product[LANES])
{
    for (size_t k = 0; k < LANES; k++)
        product[k] = FIELD_ONE;
    for (size_t i = b->count; i-- > 0;) {
        if (i >= PREFETCH_DISTANCE)
            prefetch_operands(&b->list[i - PREFETCH_DISTANCE]);
        const sum_case which = classify(&b->denominator[i], &b->list[i]);
        b->which[i] = (uint8_t)which;
        if (which >= SUM_DOUBLE) {
            field_elem *chain = &product[i % LANES];
            b->product[i] = *chain;
            F(mul)(chain, chain, &b->denominator[i]);
        }
    }
}

/* inverse[k] = 1 / product[k], by one inversion. */
static void invert_chains(field_elem inverse[LANES], const field_elem product[LANES])
{
    field_elem before[LANES], all = FIELD_ONE;
    for (size_t k = 0; k < LANES; k++) {
        before[k] = all;
        F(mul)(&all, &all, &product[k]);
    }
    F(inv)(&all, &all);
    for (size_t k = LANES; k-- > 0;) {
        F(mul)(&inverse[k], &all, &before[k]);
        F(mul)(&all, &all, &product[k]);
    }
}

/* Does the additions gathered in b and empties it. */
static void batch_run(batch *b)
{
    field_elem product[LANES], inverse[LANES];
    gather(b, product);
    invert_chains(inverse, product);
    for (size_t i = 0; i < b->count;) {
        const sum_case which = (sum_case)b->which[i];
        size_t chords = 0;
        while (chords < LANES && i + chords < b->count && b->which[i + chords] == SUM_CHORD)
            chords++;
        for (size_t k = 0; k < LANES && i + PREFETCH_AGAIN + k < b->count; k++)
            prefetch_operands(&b->list[i + PREFETCH_AGAIN + k]);
        if (chords == LANES) {
            add_on_lines(b, i, LANES, SUM_CHORD, inverse);
            i += LANES;
            continue;
        }
        if (which >= SUM_DOUBLE)
            add_on_lines(b, i, 1, which, inverse);
        else
            add_without_line(&b->list[i], which);
        i++;
    }
    b->count = 0;
}

static inline void batch_add(batch *b, addition s)
{
    b->list[b->count++] = s;
    if (b->count == ADDITIONS_MAX)
        batch_run(b);
}
