/* fp2 on the device, against field.h. */
#include "cuda_test.cuh"

/* The names of operations are each file's own. */
namespace fp2_ops
{

struct fp2_case {
    dev::fp2 a, b, c, d;
};

OPERATION(op_mul, fp2_case, dev::fp2, dev::mul(k.a, k.b))
OPERATION(op_mul_by_rows, fp2_case, dev::fp2, dev::mul_by_rows(k.a, k.b))
OPERATION(op_mul_neg_raw, fp2_case, dev::fp2, dev::mul(dev::neg_raw(k.a), k.b))
OPERATION(op_sqr, fp2_case, dev::fp2, dev::sqr(k.a))
OPERATION(op_mul_add, fp2_case, dev::fp2, dev::mul_add(k.a, k.b, k.c, k.d))
OPERATION(op_add, fp2_case, dev::fp2, dev::add(k.a, k.b))
OPERATION(op_sub, fp2_case, dev::fp2, dev::sub(k.a, k.b))
OPERATION(op_dbl, fp2_case, dev::fp2, dev::dbl(k.a))
OPERATION(op_neg, fp2_case, dev::fp2, dev::neg(k.a))
OPERATION(op_reduce, fp2_case, dev::fp2, dev::reduce(k.a))
OPERATION(op_inv, fp2_case, dev::fp2, dev::inv(k.a))
OPERATION(op_eq, fp2_case, uint32_t, dev::eq(k.a, k.b))
OPERATION(op_is_zero, fp2_case, uint32_t, dev::is_zero(k.a))

} /* namespace fp2_ops */

using namespace fp2_ops;

typedef void fp2_expected(::fp2 *out, const ::fp2 *a, const ::fp2 *b, const ::fp2 *c,
                          const ::fp2 *d);

/* All pairs of edges in (a0, b0) with other edges around them, all pairs in (a0, a1), random ones.
 */
static std::vector<fp2_case> cases(void)
{
    const std::vector<dev::fp> list = operands_fp(2, 0);
    const size_t n = list.size();
    std::vector<fp2_case> out;
    for (size_t i = 0; i < n; i++)
        for (size_t j = 0; j < n; j++) {
            const dev::fp &e = list[next_random() % n], &f = list[next_random() % n];
            out.push_back(fp2_case{{list[i], e}, {list[j], f}, {e, list[j]}, {f, list[i]}});
            out.push_back(fp2_case{{list[i], list[j]}, {e, f}, {list[j], e}, {list[i], f}});
        }
    for (size_t i = 0; i < 2048; i++) {
        fp2_case k;
        dev::fp2 *const to[] = {&k.a, &k.b, &k.c, &k.d};
        for (dev::fp2 *t : to) {
            t->c0 = from_cpu(random_fp(), (unsigned)(next_random() % 2));
            t->c1 = from_cpu(random_fp(), (unsigned)(next_random() % 2));
        }
        out.push_back(k);
    }
    return out;
}

template <class Op>
static void test(const place *at, const char *what, unsigned below, fp2_expected *expected)
{
    const std::vector<fp2_case> in = cases();
    const std::vector<dev::fp2> out = each<Op>(at, in);
    tally t = {in.size(), 0};
    for (size_t i = 0; i < in.size(); i++) {
        const ::fp2 a = to_cpu(in[i].a), b = to_cpu(in[i].b), c = to_cpu(in[i].c),
                    d = to_cpu(in[i].d), got = to_cpu(out[i]);
        ::fp2 want;
        expected(&want, &a, &b, &c, &d);
        if (fp2_eq(&got, &want) && is_below(out[i].c0, below) && is_below(out[i].c1, below))
            continue;
        if (t.wrong++ == 0) {
            show_words("a.c0", in[i].a.c0.v, 12);
            show_words("a.c1", in[i].a.c1.v, 12);
            show_words("got.c0", out[i].c0.v, 12);
            show_words("want.c0", from_cpu(want.c0, 0).v, 12);
        }
    }
    report(at, what, &t);
}

static void want_mul(::fp2 *out, const ::fp2 *a, const ::fp2 *b, const ::fp2 *, const ::fp2 *)
{
    fp2_mul(out, a, b);
}
static void want_mul_neg(::fp2 *out, const ::fp2 *a, const ::fp2 *b, const ::fp2 *, const ::fp2 *)
{
    fp2_neg(out, a);
    fp2_mul(out, out, b);
}
static void want_sqr(::fp2 *out, const ::fp2 *a, const ::fp2 *, const ::fp2 *, const ::fp2 *)
{
    fp2_sqr(out, a);
}
static void want_mul_add(::fp2 *out, const ::fp2 *a, const ::fp2 *b, const ::fp2 *c, const ::fp2 *d)
{
    ::fp2 t;
    fp2_mul(out, a, b);
    fp2_mul(&t, c, d);
    fp2_add(out, out, &t);
}
static void want_add(::fp2 *out, const ::fp2 *a, const ::fp2 *b, const ::fp2 *, const ::fp2 *)
{
    fp2_add(out, a, b);
}
static void want_sub(::fp2 *out, const ::fp2 *a, const ::fp2 *b, const ::fp2 *, const ::fp2 *)
{
    fp2_sub(out, a, b);
}
static void want_dbl(::fp2 *out, const ::fp2 *a, const ::fp2 *, const ::fp2 *, const ::fp2 *)
{
    fp2_dbl(out, a);
}
static void want_neg(::fp2 *out, const ::fp2 *a, const ::fp2 *, const ::fp2 *, const ::fp2 *)
{
    fp2_neg(out, a);
}
static void want_same(::fp2 *out, const ::fp2 *a, const ::fp2 *, const ::fp2 *, const ::fp2 *)
{
    *out = *a;
}
static void want_inv(::fp2 *out, const ::fp2 *a, const ::fp2 *, const ::fp2 *, const ::fp2 *)
{
    fp2_inv(out, a);
}

static void test_questions(const place *at)
{
    std::vector<fp2_case> in = cases();
    for (size_t i = 0; i < 256; i++) {
        const ::fp c0 = random_fp(), c1 = random_fp();
        const unsigned forms = (unsigned)i;
        in.push_back(fp2_case{{from_cpu(c0, forms & 1), from_cpu(c1, forms >> 1 & 1)},
                              {from_cpu(c0, forms >> 2 & 1), from_cpu(c1, forms >> 3 & 1)},
                              {},
                              {}});
    }
    const std::vector<uint32_t> zeros = each<op_is_zero>(at, in), equals = each<op_eq>(at, in);
    tally t = {in.size(), 0};
    for (size_t i = 0; i < in.size(); i++) {
        const ::fp2 a = to_cpu(in[i].a), b = to_cpu(in[i].b);
        t.wrong += zeros[i] != (uint32_t)fp2_is_zero(&a) || equals[i] != (uint32_t)fp2_eq(&a, &b);
    }
    report(at, "fp2 is_zero, eq", &t);
}

void fp2_tests(const place *at)
{
    test<op_mul>(at, "fp2 mul", 2, want_mul);
    test<op_mul_by_rows>(at, "fp2 mul_by_rows", 2, want_mul);
    test<op_mul_neg_raw>(at, "fp2 mul of neg_raw", 2, want_mul_neg);
    test<op_sqr>(at, "fp2 sqr", 2, want_sqr);
    test<op_mul_add>(at, "fp2 mul_add", 2, want_mul_add);
    test<op_add>(at, "fp2 add", 2, want_add);
    test<op_sub>(at, "fp2 sub", 2, want_sub);
    test<op_dbl>(at, "fp2 dbl", 2, want_dbl);
    test<op_neg>(at, "fp2 neg", 2, want_neg);
    test<op_reduce>(at, "fp2 reduce", 1, want_same);
    test<op_inv>(at, "fp2 inv", 2, want_inv);
    test_questions(at);
}
