/* The inner loops, included by kernels_portable.c and kernels_x86.c after their lazy_*.h.
 *
 * Ranges. r < 2^255, 2^256 = 2.208 r.
 *   reduced  [0, r)
 *   loose    any value below 2^256: what lies in memory between levels
 *   wide     a signed sum of at most 8 loose values with signs, |sum| < 8 · 2^256
 * Primitives of lazy_*.h:
 *   lazy_mul            loose · reduced -> loose: Montgomery's product with no last subtraction,
 *                       below a b / 2^256 + r
 *   lazy_mul_by         loose · multiplier -> loose, see below
 *   wide_add, wide_sub  loose ± loose -> wide
 *   wide_OP_wide        wide ± wide -> wide
 *   wide_OP_loose       wide ± loose -> wide
 *   wide_top            floor(wide / 2^254)
 *   lazy_sub_multiple   wide - k r, low four words
 *   lazy_reduce_once    [0, 2r) -> reduced
 *
 * Narrowing: s in [j 2^254, (j+1) 2^254) for j = floor(s / 2^254), |j| <= 32; with
 * k = floor(j 2^254 / r), s - k r lies in [0, r + 2^254) = [0, 1.56 r): loose, and one subtraction
 * of r from reduced. j is read off the top word and two bits, k r off a table.
 *
 * Product by a multiplier (V. Shoup, NTL; D. Harvey, "Faster arithmetic for number-theoretic
 * transforms", 2014): a w - q r modulo 2^256 with q near a w / r. quotient = (w 2^256 - e) / r with
 * 0 <= e < r, so a w / r = a quotient / 2^256 + (a / 2^256)(e / r). The second term is below 1, the
 * integer part costs less than 1, and leaving out 5 · 2^192 less than 2^-61: a w - q r lies in
 * [0, (2 + 2^-61) r), loose. For a < 1.56 r the second term is below 0.71 and the result below
 * 1.72 r, so that one subtraction reduces it.
 *
 * The transform of size 8 is Winograd's with 4 multiplications and 26 additions (radix 2 takes 5
 * and 24): with v the eighth root, i = v^2, v x + v^3 y = s (x + y) + c (x - y) and
 * v^3 x + v y = s (x + y) - c (x - y) for s, c of dft8_constants.
 *
 * Blocks. Level M splits the polynomial modulo X^n - 1 into blocks p = 0 … M-1, the remainders
 * modulo X^m - W_M^rev(p), m = n/M, W_M a primitive M-th root, rev over log2 M bits. With
 * g = W_8M^rev(p) the modulus is a difference of eighth powers, X^m - g^8, and child number rev3(k)
 * is the remainder modulo X^(m/8) - g v^k: sum over j of (x_j g^j) v^(j k). That is split8; join8
 * is its transpose, which turns bit-reversed inputs into natural outputs. So 11 multiplications
 * serve 8 elements and three levels, and the twiddles g^j are constant within a block: J. W. Cooley
 * and J. W. Tukey, 1965, in the order of e.g. P. Longa and M. Naehrig, "Speeding up the number
 * theoretic transform for faster ideal lattice-based cryptography", 2016, section 3. */

static const unsigned char REVERSE3[8] = {0, 4, 2, 6, 1, 5, 3, 7};

LIMBS_INLINE size_t multiple_index(const wide *a)
{
    const int64_t j = wide_top(a);
    VERIFY(j >= -LAZY_OFFSET && j < LAZY_OFFSET);
    return (size_t)(j + LAZY_OFFSET);
}

LIMBS_INLINE void narrow(fr *out, const wide *a, const lazy_multiples *m)
{
    lazy_sub_multiple(out, a, m, multiple_index(a));
}

LIMBS_INLINE void reduce(fr *out, const wide *a, const lazy_multiples *m)
{
    fr t;
    narrow(&t, a, m);
    lazy_reduce_once(out, &t);
}

LIMBS_INLINE void mul_reduced(fr *out, const fr *a, const fr *b)
{
    fr t;
    lazy_mul(&t, a, b);
    lazy_reduce_once(out, &t);
}

/* out[k] = sum of x[j] v^(j k). x loose; |out| < 8 · 2^256. The four products stand together, since
 * they do not wait for each other. */
LIMBS_INLINE void dft8(wide out[8], const fr x[8], const kernel_context *k)
{
    const lazy_multiples *m = k->multiples;
    wide b[4], d[4], t, u;
    fr e, f, p, q;
#pragma GCC unroll 4
    for (size_t j = 0; j < 4; j++) {
        wide_add(&b[j], &x[j], &x[j + 4]);
        wide_sub(&d[j], &x[j], &x[j + 4]);
    }
    wide_sub_wide(&t, &b[1], &b[3]);
    narrow(&e, &t, m);
    narrow(&f, &d[2], m);
    wide_add_wide(&t, &d[1], &d[3]);
    narrow(&p, &t, m);
    wide_sub_wide(&t, &d[1], &d[3]);
    narrow(&q, &t, m);
    lazy_mul_by(&e, &e, &k->dft8->i);
    lazy_mul_by(&f, &f, &k->dft8->i);
    lazy_mul_by(&p, &p, &k->dft8->s);
    lazy_mul_by(&q, &q, &k->dft8->c);
    /* even outputs: a transform of size 4 of b */
    wide_add_wide(&t, &b[0], &b[2]);
    wide_add_wide(&u, &b[1], &b[3]);
    wide_add_wide(&out[0], &t, &u);
    wide_sub_wide(&out[4], &t, &u);
    wide_sub_wide(&t, &b[0], &b[2]);
    wide_add_loose(&out[2], &t, &e);
    wide_sub_loose(&out[6], &t, &e);
    /* odd outputs */
    wide_add_loose(&t, &d[0], &f);
    wide_add(&u, &p, &q);
    wide_add_wide(&out[1], &t, &u);
    wide_sub_wide(&out[5], &t, &u);
    wide_sub_loose(&t, &d[0], &f);
    wide_sub(&u, &p, &q);
    wide_add_wide(&out[3], &t, &u);
    wide_sub_wide(&out[7], &t, &u);
}

/* Where the twiddle with index q lies. Forward: there. Inverse: 1/E[q] = -E[mirror of q], where the
 * mirror runs backwards within [2^j, 2^(j+1)): rev turns that into the negation of exponents. */
LIMBS_INLINE size_t mirror(size_t q)
{
    if (q == 0)
        return 0;
    const unsigned j = 63u - (unsigned)__builtin_clzll(q);
    return ((size_t)3 << j) - 1 - q;
}

/* tw[j] = g^j (forward) or g^-j for block p >= 1, j = 1 … 7. E[4p], E[2p], E[p] are g, g^2, g^4. */
static void block_twiddles(multiplier tw[8], const kernel_context *k, size_t p)
{
    const fr *e = k->twiddles;
    fr g[8];
    if (k->direction == NTT_FORWARD) {
        g[1] = e[4 * p];
        g[2] = e[2 * p];
        g[4] = e[p];
    } else {
        fr_neg(&g[1], &e[mirror(4 * p)]);
        fr_neg(&g[2], &e[mirror(2 * p)]);
        fr_neg(&g[4], &e[mirror(p)]);
    }
    mul_reduced(&g[3], &g[1], &g[2]);
    mul_reduced(&g[5], &g[1], &g[4]);
    mul_reduced(&g[6], &g[2], &g[4]);
    mul_reduced(&g[7], &g[3], &g[4]);
    for (size_t j = 1; j < 8; j++)
        multiplier_set(&tw[j], &g[j]);
}

static void split8(const kernel_context *k, fr *x, size_t stride, size_t p, size_t first,
                   size_t last)
{
    multiplier tw[8];
    fr in[8];
    wide out[8];
    if (p == 0) { /* every g^j is 1 */
        for (size_t at = first; at < last; at++) {
#pragma GCC unroll 8
            for (size_t j = 0; j < 8; j++)
                in[j] = x[at + j * stride];
            dft8(out, in, k);
#pragma GCC unroll 8
            for (size_t j = 0; j < 8; j++)
                narrow(&x[at + REVERSE3[j] * stride], &out[j], k->multiples);
        }
        return;
    }
    block_twiddles(tw, k, p);
    for (size_t at = first; at < last; at++) {
        in[0] = x[at];
#pragma GCC unroll 8
        for (size_t j = 1; j < 8; j++)
            lazy_mul_by(&in[j], &x[at + j * stride], &tw[j]);
        dft8(out, in, k);
#pragma GCC unroll 8
        for (size_t j = 0; j < 8; j++)
            narrow(&x[at + REVERSE3[j] * stride], &out[j], k->multiples);
    }
}

static void join8(const kernel_context *k, fr *x, size_t stride, size_t p, size_t first,
                  size_t last)
{
    multiplier tw[8];
    fr in[8];
    wide out[8];
    if (p != 0)
        block_twiddles(tw, k, p);
    for (size_t at = first; at < last; at++) {
#pragma GCC unroll 8
        for (size_t j = 0; j < 8; j++)
            in[j] = x[at + REVERSE3[j] * stride];
        dft8(out, in, k);
        narrow(&x[at], &out[0], k->multiples);
        if (p == 0) {
#pragma GCC unroll 8
            for (size_t j = 1; j < 8; j++)
                narrow(&x[at + j * stride], &out[j], k->multiples);
        } else {
#pragma GCC unroll 8
            for (size_t j = 1; j < 8; j++)
                narrow(&in[j], &out[j], k->multiples);
#pragma GCC unroll 8
            for (size_t j = 1; j < 8; j++)
                lazy_mul_by(&x[at + j * stride], &in[j], &tw[j]);
        }
    }
}

static void join8_top(const kernel_context *k, fr *x, size_t stride, size_t first, size_t last)
{
    fr in[8];
    wide out[8];
    for (size_t at = first; at < last; at++) {
#pragma GCC unroll 8
        for (size_t j = 0; j < 8; j++)
            in[j] = x[at + REVERSE3[j] * stride];
        dft8(out, in, k);
#pragma GCC unroll 8
        for (size_t j = 0; j < 8; j++)
            reduce(&x[at + j * stride], &out[j], k->multiples);
    }
}

static void reduce_each(const kernel_context *k, fr *x, size_t n)
{
    for (size_t i = 0; i < n; i++) {
        const wide t = {{x[i].l[0], x[i].l[1], x[i].l[2], x[i].l[3], 0}};
        reduce(&x[i], &t, k->multiples);
    }
}

/* ---- leaves ------------------------------------------------------------------------------------
 * Radix 2 with Montgomery products by table entries, as every block has other twiddles: with
 * t = E[q] b, (a, b) -> (a + t, a - t), and the transpose (a + b, (a - b) E[q]). The inverse
 * direction has -E[mirror of q]. */

typedef struct {
    const fr *e;
    bool negative;
} leaf_twiddle;

LIMBS_INLINE leaf_twiddle twiddle_at(const kernel_context *k, size_t q)
{
    const bool inverse = k->direction == NTT_INVERSE && q != 0;
    return (leaf_twiddle){&k->twiddles[inverse ? mirror(q) : q], inverse};
}

LIMBS_INLINE void butterfly_split(const kernel_context *k, fr *a, fr *b, size_t q)
{
    const leaf_twiddle w = twiddle_at(k, q);
    fr t;
    wide sum, difference;
    lazy_mul(&t, b, w.e);
    wide_add(&sum, a, &t);
    wide_sub(&difference, a, &t);
    narrow(a, w.negative ? &difference : &sum, k->multiples);
    narrow(b, w.negative ? &sum : &difference, k->multiples);
}

LIMBS_INLINE void butterfly_join(const kernel_context *k, fr *a, fr *b, size_t q)
{
    const leaf_twiddle w = twiddle_at(k, q);
    wide sum, difference;
    wide_add(&sum, a, b);
    wide_sub(&difference, w.negative ? b : a, w.negative ? a : b);
    narrow(a, &sum, k->multiples);
    narrow(b, &difference, k->multiples);
    lazy_mul(b, b, w.e);
}

/* The last two levels of a split, blocks p, 2p and 2p+1 of four elements, p >= 1, with their
 * twiddles, all of one sign. */
LIMBS_INLINE void quad_split(const lazy_multiples *m, fr *x, const fr *w, const fr *even,
                             const fr *odd, bool negative)
{
    const size_t flip = negative;
    fr t, s;
    wide u[4], out;
    lazy_mul(&t, &x[2], w);
    lazy_mul(&s, &x[3], w);
    wide_add(&u[negative ? 2 : 0], &x[0], &t);
    wide_sub(&u[negative ? 0 : 2], &x[0], &t);
    wide_add(&u[negative ? 3 : 1], &x[1], &s);
    wide_sub(&u[negative ? 1 : 3], &x[1], &s);
    narrow(&t, &u[1], m);
    narrow(&s, &u[3], m);
    lazy_mul(&t, &t, even);
    lazy_mul(&s, &s, odd);
    wide_add_loose(&out, &u[0], &t);
    reduce(&x[0 ^ flip], &out, m);
    wide_sub_loose(&out, &u[0], &t);
    reduce(&x[1 ^ flip], &out, m);
    wide_add_loose(&out, &u[2], &s);
    reduce(&x[2 ^ flip], &out, m);
    wide_sub_loose(&out, &u[2], &s);
    reduce(&x[3 ^ flip], &out, m);
}

/* The first two levels of a join. */
LIMBS_INLINE void quad_join(const lazy_multiples *m, fr *x, const fr *w, const fr *even,
                            const fr *odd, bool negative)
{
    const size_t flip = negative;
    fr t, s;
    wide u, v, d;
    wide_sub(&d, &x[0 ^ flip], &x[1 ^ flip]);
    narrow(&t, &d, m);
    wide_sub(&d, &x[2 ^ flip], &x[3 ^ flip]);
    narrow(&s, &d, m);
    lazy_mul(&t, &t, even);
    lazy_mul(&s, &s, odd);
    wide_add(&u, &x[0], &x[1]);
    wide_add(&v, &x[2], &x[3]);
    wide_add_wide(&d, &u, &v);
    narrow(&x[0], &d, m);
    wide_sub_wide(&d, negative ? &v : &u, negative ? &u : &v);
    narrow(&x[2], &d, m);
    wide_add(&d, &t, &s);
    narrow(&x[1], &d, m);
    wide_sub(&d, negative ? &s : &t, negative ? &t : &s);
    narrow(&x[3], &d, m);
    lazy_mul(&x[2], &x[2], w);
    lazy_mul(&x[3], &x[3], w);
}

/* Block 0: signs differ. */
static void first_quad_split(const kernel_context *k, fr *x)
{
    butterfly_split(k, &x[0], &x[2], 0);
    butterfly_split(k, &x[1], &x[3], 0);
    butterfly_split(k, &x[0], &x[1], 0);
    butterfly_split(k, &x[2], &x[3], 1);
    reduce_each(k, x, 4);
}

static void first_quad_join(const kernel_context *k, fr *x)
{
    butterfly_join(k, &x[0], &x[1], 0);
    butterfly_join(k, &x[2], &x[3], 1);
    butterfly_join(k, &x[0], &x[2], 0);
    butterfly_join(k, &x[1], &x[3], 0);
}

/* Quads first … last-1. mirror(2p) = 2 mirror(p) + 1, mirror(2p + 1) = 2 mirror(p). */
static void quads_split(const kernel_context *k, fr *x, size_t first, size_t last)
{
    const fr *e = k->twiddles;
    for (size_t p = first; p < last; p++, x += 4) {
        const size_t q = mirror(p);
        if (p == 0)
            first_quad_split(k, x);
        else if (k->direction == NTT_FORWARD)
            quad_split(k->multiples, x, &e[p], &e[2 * p], &e[2 * p + 1], false);
        else
            quad_split(k->multiples, x, &e[q], &e[2 * q + 1], &e[2 * q], true);
    }
}

static void quads_join(const kernel_context *k, fr *x, size_t first, size_t last)
{
    const fr *e = k->twiddles;
    for (size_t p = first; p < last; p++, x += 4) {
        const size_t q = mirror(p);
        if (p == 0)
            first_quad_join(k, x);
        else if (k->direction == NTT_FORWARD)
            quad_join(k->multiples, x, &e[p], &e[2 * p], &e[2 * p + 1], false);
        else
            quad_join(k->multiples, x, &e[q], &e[2 * q + 1], &e[2 * q], true);
    }
}

/* Levels above the last two. */
static void upper_split(const kernel_context *k, fr *x, unsigned log2, size_t p)
{
    for (unsigned level = 0; level + 2 < log2; level++) {
        const size_t half = (size_t)1 << (log2 - 1 - level);
        for (size_t s = 0; s < (size_t)1 << level; s++)
            for (size_t i = 0; i < half; i++)
                butterfly_split(k, &x[2 * half * s + i], &x[2 * half * s + half + i],
                                (p << level) + s);
    }
}

static void upper_join(const kernel_context *k, fr *x, unsigned log2, size_t p)
{
    for (unsigned level = log2 - 2; level-- > 0;) {
        const size_t half = (size_t)1 << (log2 - 1 - level);
        for (size_t s = 0; s < (size_t)1 << level; s++)
            for (size_t i = 0; i < half; i++)
                butterfly_join(k, &x[2 * half * s + i], &x[2 * half * s + half + i],
                               (p << level) + s);
    }
}

static void leaf_split(const kernel_context *k, fr *x, unsigned log2, size_t p, size_t count)
{
    const size_t quads = (size_t)1 << (log2 - 2);
    for (size_t b = 0; b < count && log2 > 2; b++)
        upper_split(k, x + 4 * quads * b, log2, p + b);
    quads_split(k, x, p * quads, (p + count) * quads);
}

static void leaf_join(const kernel_context *k, fr *x, unsigned log2, size_t p, size_t count,
                      bool top)
{
    const size_t quads = (size_t)1 << (log2 - 2);
    quads_join(k, x, p * quads, (p + count) * quads);
    for (size_t b = 0; b < count && log2 > 2; b++)
        upper_join(k, x + 4 * quads * b, log2, p + b);
    if (top)
        reduce_each(k, x, 4 * quads * count);
}

static void mul_each(fr *out, const fr *a, const fr *b, size_t n)
{
    for (size_t i = 0; i < n; i++)
        mul_reduced(&out[i], &a[i], &b[i]);
}

static void mul_by(fr *out, const fr *a, const fr *c, size_t n)
{
    multiplier factor;
    multiplier_set(&factor, c);
    for (size_t i = 0; i < n; i++) {
        fr t;
        lazy_mul_by(&t, &a[i], &factor);
        lazy_reduce_once(&out[i], &t);
    }
}

#define KERNEL_TABLE                                                                               \
    {                                                                                              \
        .split8 = split8, .join8 = join8, .join8_top = join8_top, .leaf_split = leaf_split,        \
        .leaf_join = leaf_join, .mul_each = mul_each, .mul_by = mul_by                             \
    }
