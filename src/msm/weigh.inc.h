/* The weighted sum of a window's buckets, written once for G1 and G2 (see batch_affine.inc.h).
 *
 * sum over k of (k+1) B_k. The buckets are cut into spans of length L; for each
 *   R = sum of its buckets
 *   T = sum of (j+1) B_(first + j), j = 0 … L-1
 * by going from the last bucket to the first with R += B, T += R, all spans of all windows in step,
 * so that each step is two batches: 12M a bucket, where running sums in XYZZ cost 24M. Span s
 * starts at bucket s L, so the whole is
 *   sum of T_s + L (sum of s R_s)
 * and the second sum goes the same way over spans, in XYZZ. */

#define SPANS_MAX ((size_t)1024)
#define SPAN_MIN  ((size_t)4)

static size_t spans_per_window(size_t buckets, size_t windows)
{
    size_t spans = 1;
    while (2 * spans * SPAN_MIN <= buckets && 2 * spans * windows <= SPANS_MAX)
        spans *= 2;
    return spans;
}

static void spans_to_window(point_xyzz *out, const point_aff *r, const point_aff *t, size_t spans,
                            size_t span)
{
    point_xyzz running;
    G(set_infinity)(&running);
    G(set_infinity)(out);
    for (size_t s = spans - 1; s > 0; s--) {
        G(add_aff)(&running, &running, &r[s]);
        G(add)(out, out, &running);
    }
    for (; span > 1; span /= 2)
        G(dbl)(out, out);
    for (size_t s = 0; s < spans; s++)
        G(add_aff)(out, out, &t[s]);
}

/* out[i], i = 0 … windows-1. Window i has the buckets from i · buckets on; a power of two. */
static void buckets_weigh(workspace *w, const point_aff *bucket, size_t buckets, size_t windows,
                          point_xyzz *out)
{
    const size_t spans = spans_per_window(buckets, windows), span = buckets / spans;
    const size_t all = spans * windows;
    VERIFY(2 * all <= NODES_MAX);
    point_aff *r = w->nodes, *t = w->nodes + all;
    for (size_t i = 0; i < 2 * all; i++)
        r[i] = POINT_INFINITY;
    for (size_t j = span; j-- > 0;) {
        for (size_t i = 0; i < all; i++)
            batch_add(&w->additions,
                      (addition){.a = &r[i], .b = &bucket[i * span + j], .out = &r[i]});
        batch_run(&w->additions);
        for (size_t i = 0; i < all; i++)
            batch_add(&w->additions, (addition){.a = &t[i], .b = &r[i], .out = &t[i]});
        batch_run(&w->additions);
    }
    for (size_t i = 0; i < windows; i++)
        spans_to_window(&out[i], r + i * spans, t + i * spans, spans, span);
}
