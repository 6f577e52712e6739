/* fp on the device: every operation on all pairs of edges at its documented bounds and on random
 * operands, against field.h. */
#include "cuda_test.cuh"

/* The names of operations are each file's own. */
namespace fp_ops
{

struct fp_case {
    dev::fp a, b, c, d;
};

OPERATION(op_mul, fp_case, dev::fp, dev::mul(k.a, k.b))
OPERATION(op_sqr, fp_case, dev::fp, dev::sqr(k.a))
OPERATION(op_mul_add, fp_case, dev::fp, dev::mul_add(k.a, k.b, k.c, k.d))
OPERATION(op_add, fp_case, dev::fp, dev::add(k.a, k.b))
OPERATION(op_sub, fp_case, dev::fp, dev::sub(k.a, k.b))
OPERATION(op_dbl, fp_case, dev::fp, dev::dbl(k.a))
OPERATION(op_neg, fp_case, dev::fp, dev::neg(k.a))
OPERATION(op_add_raw, fp_case, dev::fp, dev::fp_add_raw(k.a, k.b))
OPERATION(op_sub_raw, fp_case, dev::fp, dev::fp_sub_raw(k.a, k.b))
OPERATION(op_neg_raw, fp_case, dev::fp, dev::neg_raw(k.a))
OPERATION(op_reduce, fp_case, dev::fp, dev::reduce(k.a))
OPERATION(op_reduce4, fp_case, dev::fp, dev::fp_reduce4(k.a))
OPERATION(op_from_int, fp_case, dev::fp, dev::from_int(dev::to_int(k.a)))
OPERATION(op_inv, fp_case, dev::fp, dev::inv(k.a))
OPERATION(op_is_zero, fp_case, uint32_t, dev::is_zero(k.a))
OPERATION(op_eq, fp_case, uint32_t, dev::eq(k.a, k.b))
OPERATION(op_to_int, fp_case, dev::fp, dev::to_int(k.a))
OPERATION(op_fed_raw, fp_case, dev::fp, dev::mul(dev::fp_sub_raw(k.a, k.b), k.c))

} /* namespace fp_ops */

using namespace fp_ops;

/* What field.h gives for the operands of a case. */
typedef void fp_expected(::fp *out, const ::fp *a, const ::fp *b, const ::fp *c, const ::fp *d);

static std::vector<fp_case> cases_of(const unsigned bounds[4], size_t extra)
{
    std::vector<dev::fp> lists[4];
    for (int i = 0; i < 4; i++)
        lists[i] = operands_fp(bounds[i] ? bounds[i] : 1, extra / 64);
    std::vector<fp_case> out;
    const size_t pairs = bounds[1] ? lists[1].size() : 1;
    for (const dev::fp &a : lists[0])
        for (size_t j = 0; j < pairs; j++)
            out.push_back(fp_case{a, lists[1][j], lists[2][next_random() % lists[2].size()],
                                  lists[3][next_random() % lists[3].size()]});
    for (size_t i = 0; i < extra; i++) {
        fp_case k;
        dev::fp *const to[] = {&k.a, &k.b, &k.c, &k.d};
        for (int j = 0; j < 4; j++)
            *to[j] = from_cpu(random_fp(), bounds[j] ? (unsigned)(next_random() % bounds[j]) : 0);
        out.push_back(k);
    }
    return out;
}

/* bounds: of the operands, in multiples of p, 0 for one that is not used; below: of the result. */
template <class Op>
static void test(const place *at, const char *what, const unsigned (&bounds)[4], unsigned below,
                 fp_expected *expected, size_t extra = 2048)
{
    const std::vector<fp_case> in = cases_of(bounds, extra);
    const std::vector<dev::fp> out = each<Op>(at, in);
    tally t = {in.size(), 0};
    for (size_t i = 0; i < in.size(); i++) {
        const ::fp a = to_cpu(in[i].a), b = to_cpu(in[i].b), c = to_cpu(in[i].c),
                   d = to_cpu(in[i].d), got = to_cpu(out[i]);
        ::fp want;
        expected(&want, &a, &b, &c, &d);
        if (fp_eq(&got, &want) && is_below(out[i], below))
            continue;
        if (t.wrong++ == 0) {
            show_words("a", in[i].a.v, 12);
            show_words("b", in[i].b.v, 12);
            show_words("got", out[i].v, 12);
            show_words("want", from_cpu(want, 0).v, 12);
        }
    }
    report(at, what, &t);
}

static void want_mul(::fp *out, const ::fp *a, const ::fp *b, const ::fp *, const ::fp *)
{
    fp_mul(out, a, b);
}
static void want_sqr(::fp *out, const ::fp *a, const ::fp *, const ::fp *, const ::fp *)
{
    fp_sqr(out, a);
}
static void want_mul_add(::fp *out, const ::fp *a, const ::fp *b, const ::fp *c, const ::fp *d)
{
    ::fp t;
    fp_mul(out, a, b);
    fp_mul(&t, c, d);
    fp_add(out, out, &t);
}
static void want_add(::fp *out, const ::fp *a, const ::fp *b, const ::fp *, const ::fp *)
{
    fp_add(out, a, b);
}
static void want_sub(::fp *out, const ::fp *a, const ::fp *b, const ::fp *, const ::fp *)
{
    fp_sub(out, a, b);
}
static void want_dbl(::fp *out, const ::fp *a, const ::fp *, const ::fp *, const ::fp *)
{
    fp_dbl(out, a);
}
static void want_neg(::fp *out, const ::fp *a, const ::fp *, const ::fp *, const ::fp *)
{
    fp_neg(out, a);
}
static void want_same(::fp *out, const ::fp *a, const ::fp *, const ::fp *, const ::fp *)
{
    *out = *a;
}
static void want_inv(::fp *out, const ::fp *a, const ::fp *, const ::fp *, const ::fp *)
{
    fp_inv(out, a);
}
static void want_sub_mul(::fp *out, const ::fp *a, const ::fp *b, const ::fp *c, const ::fp *)
{
    fp_sub(out, a, b);
    fp_mul(out, out, c);
}
/* The canonical integer, through the bytes of field.h. */
static void want_int(::fp *out, const ::fp *a, const ::fp *, const ::fp *, const ::fp *)
{
    uint8_t big_endian[FP_BYTES], little_endian[FP_BYTES];
    fp_to_bytes(big_endian, a);
    for (int i = 0; i < FP_BYTES; i++)
        little_endian[i] = big_endian[FP_BYTES - 1 - i];
    memcpy(out, little_endian, sizeof *out);
}

static void test_questions(const place *at)
{
    const unsigned both[4] = {2, 2, 0, 0};
    std::vector<fp_case> in = cases_of(both, 256);
    for (size_t i = 0; i < 256; i++) { /* random equal elements in both forms */
        const ::fp a = random_fp();
        in.push_back(fp_case{from_cpu(a, i & 1), from_cpu(a, i >> 1 & 1), {}, {}});
    }
    const std::vector<uint32_t> zeros = each<op_is_zero>(at, in), equals = each<op_eq>(at, in);
    tally t = {in.size(), 0};
    for (size_t i = 0; i < in.size(); i++) {
        const ::fp a = to_cpu(in[i].a), b = to_cpu(in[i].b);
        t.wrong += zeros[i] != (uint32_t)fp_is_zero(&a) || equals[i] != (uint32_t)fp_eq(&a, &b);
    }
    report(at, "fp is_zero, eq", &t);
}

void fp_tests(const place *at)
{
    test<op_mul>(at, "fp mul, 2 p by 4 p", {2, 4, 0, 0}, 2, want_mul);
    test<op_mul>(at, "fp mul, 4 p by 2 p", {4, 2, 0, 0}, 2, want_mul);
    test<op_mul>(at, "fp mul, 3 p by 3 p", {3, 3, 0, 0}, 2, want_mul);
    test<op_mul>(at, "fp mul, 8 p by p", {8, 1, 0, 0}, 2, want_mul);
    test<op_sqr>(at, "fp sqr, 3 p", {3, 0, 0, 0}, 2, want_sqr);
    test<op_mul_add>(at, "fp mul_add, 2 p", {2, 2, 2, 2}, 2, want_mul_add);
    test<op_add>(at, "fp add", {2, 2, 0, 0}, 2, want_add);
    test<op_sub>(at, "fp sub", {2, 2, 0, 0}, 2, want_sub);
    test<op_dbl>(at, "fp dbl", {2, 0, 0, 0}, 2, want_dbl);
    test<op_neg>(at, "fp neg", {2, 0, 0, 0}, 2, want_neg);
    test<op_add_raw>(at, "fp add_raw, 4 p and 4 p", {4, 4, 0, 0}, 8, want_add);
    test<op_sub_raw>(at, "fp sub_raw", {2, 2, 0, 0}, 4, want_sub);
    test<op_neg_raw>(at, "fp neg_raw", {2, 0, 0, 0}, 3, want_neg);
    test<op_fed_raw>(at, "fp (a - b + 2 p) c", {2, 2, 2, 0}, 2, want_sub_mul);
    test<op_reduce>(at, "fp reduce", {2, 0, 0, 0}, 1, want_same);
    test<op_reduce4>(at, "fp reduce4", {4, 0, 0, 0}, 2, want_same);
    test<op_to_int>(at, "fp to_int", {2, 0, 0, 0}, 1, want_int);
    test<op_from_int>(at, "fp from_int of to_int", {2, 0, 0, 0}, 2, want_same);
    test<op_inv>(at, "fp inv", {2, 0, 0, 0}, 2, want_inv);
    test_questions(at);
}
