/* fr on the device, against field.h. The first factor of a product is below r, everything else is
 * taken up to 2 r, the second factor to 2^256. */
#include "cuda_test.cuh"

/* The names of operations are each file's own. */
namespace fr_ops
{

struct fr_case {
    dev::fr a, b;
};

OPERATION(op_mul, fr_case, dev::fr, dev::mul(k.a, k.b))
OPERATION(op_mul_reduced, fr_case, dev::fr, dev::mul(dev::reduce(k.a), k.b))
OPERATION(op_sqr, fr_case, dev::fr, dev::sqr(k.a))
OPERATION(op_add, fr_case, dev::fr, dev::add(k.a, k.b))
OPERATION(op_sub, fr_case, dev::fr, dev::sub(k.a, k.b))
OPERATION(op_dbl, fr_case, dev::fr, dev::dbl(k.a))
OPERATION(op_neg, fr_case, dev::fr, dev::neg(k.a))
OPERATION(op_reduce, fr_case, dev::fr, dev::reduce(k.a))
OPERATION(op_to_int, fr_case, dev::fr, dev::to_int(k.b))
OPERATION(op_from_int, fr_case, dev::fr, dev::from_int(dev::to_int(k.b)))
OPERATION(op_inv, fr_case, dev::fr, dev::inv(k.a))
OPERATION(op_is_zero, fr_case, uint32_t, dev::is_zero(k.a))
OPERATION(op_eq, fr_case, uint32_t, dev::eq(k.a, k.b))

} /* namespace fr_ops */

using namespace fr_ops;

typedef void fr_expected(::fr *out, const ::fr *a, const ::fr *b);

/* bound_b = 3: any 256 bits. */
static std::vector<fr_case> cases(unsigned bound_a, unsigned bound_b)
{
    std::vector<dev::fr> first = operands_fr(bound_a, 32);
    std::vector<dev::fr> second = operands_fr(bound_b < 3 ? bound_b : 2, 32);
    if (bound_b == 3)
        for (size_t i = 0; i < 64; i++) {
            dev::fr t;
            for (int j = 0; j < 8; j++)
                t.v[j] = i >> j & 1 || i == 63 ? 0xffffffff : (uint32_t)next_random();
            second.push_back(t);
        }
    std::vector<fr_case> out;
    for (const dev::fr &a : first)
        for (const dev::fr &b : second)
            out.push_back(fr_case{a, b});
    for (size_t i = 0; i < 4096; i++)
        out.push_back(fr_case{
            from_cpu(random_fr(), (unsigned)(next_random() % bound_a)),
            from_cpu(random_fr(), (unsigned)(next_random() % (bound_b < 3 ? bound_b : 2)))});
    return out;
}

template <class Op>
static void test(const place *at, const char *what, unsigned bound_a, unsigned bound_b,
                 unsigned below, fr_expected *expected)
{
    const std::vector<fr_case> in = cases(bound_a, bound_b);
    const std::vector<dev::fr> out = each<Op>(at, in);
    tally t = {in.size(), 0};
    for (size_t i = 0; i < in.size(); i++) {
        const ::fr a = to_cpu(in[i].a), b = to_cpu(in[i].b), got = to_cpu(out[i]);
        ::fr want;
        expected(&want, &a, &b);
        if (fr_eq(&got, &want) && is_below(out[i], below))
            continue;
        if (t.wrong++ == 0) {
            show_words("a", in[i].a.v, 8);
            show_words("b", in[i].b.v, 8);
            show_words("got", out[i].v, 8);
            show_words("want", from_cpu(want, 0).v, 8);
        }
    }
    report(at, what, &t);
}

static void want_mul(::fr *out, const ::fr *a, const ::fr *b)
{
    fr_mul(out, a, b);
}
static void want_sqr(::fr *out, const ::fr *a, const ::fr *)
{
    fr_sqr(out, a);
}
static void want_add(::fr *out, const ::fr *a, const ::fr *b)
{
    fr_add(out, a, b);
}
static void want_sub(::fr *out, const ::fr *a, const ::fr *b)
{
    fr_sub(out, a, b);
}
static void want_dbl(::fr *out, const ::fr *a, const ::fr *)
{
    fr_dbl(out, a);
}
static void want_neg(::fr *out, const ::fr *a, const ::fr *)
{
    fr_neg(out, a);
}
static void want_same(::fr *out, const ::fr *a, const ::fr *)
{
    *out = *a;
}
static void want_second(::fr *out, const ::fr *, const ::fr *b)
{
    *out = *b;
}
static void want_inv(::fr *out, const ::fr *a, const ::fr *)
{
    fr_inv(out, a);
}
static void want_int(::fr *out, const ::fr *, const ::fr *b)
{
    fr_int t;
    fr_to_int(&t, b);
    memcpy(out, &t, sizeof *out);
}

static void test_questions(const place *at)
{
    std::vector<fr_case> in = cases(2, 2);
    for (size_t i = 0; i < 256; i++) {
        const ::fr a = random_fr();
        in.push_back(fr_case{from_cpu(a, i & 1), from_cpu(a, i >> 1 & 1)});
    }
    const std::vector<uint32_t> zeros = each<op_is_zero>(at, in), equals = each<op_eq>(at, in);
    tally t = {in.size(), 0};
    for (size_t i = 0; i < in.size(); i++) {
        const ::fr a = to_cpu(in[i].a), b = to_cpu(in[i].b);
        t.wrong += zeros[i] != (uint32_t)fr_is_zero(&a) || equals[i] != (uint32_t)fr_eq(&a, &b);
    }
    report(at, "fr is_zero, eq", &t);
}

void fr_tests(const place *at)
{
    test<op_mul>(at, "fr mul, r by 2^256", 1, 3, 2, want_mul);
    test<op_mul_reduced>(at, "fr mul of reduce, 2 r by 2^256", 2, 3, 2, want_mul);
    test<op_sqr>(at, "fr sqr", 1, 1, 2, want_sqr);
    test<op_add>(at, "fr add", 2, 2, 2, want_add);
    test<op_sub>(at, "fr sub", 2, 2, 2, want_sub);
    test<op_dbl>(at, "fr dbl", 2, 1, 2, want_dbl);
    test<op_neg>(at, "fr neg", 2, 1, 2, want_neg);
    test<op_reduce>(at, "fr reduce", 2, 1, 1, want_same);
    test<op_to_int>(at, "fr to_int, 2^256", 1, 3, 1, want_int);
    test<op_from_int>(at, "fr from_int of to_int, 2^256", 1, 3, 2, want_second);
    test<op_inv>(at, "fr inv", 2, 1, 2, want_inv);
    test_questions(at);
}
