/* The group law on the device, against curve.h: all pairs of a list of points with every
 * exceptional case among them, in several representations each. Points are compared, not words; the
 * words must be in their range and infinities written as they are documented. */
#include "cuda_test.cuh"
#include "curve/formula.cuh"

/* ---- what G1 and G2 have on the processor ---------------------------------------------------- */

struct g1_cpu {
    typedef dev::fp F;
    typedef ::fp field;
    typedef ::g1_aff aff;
    typedef ::g1_xyzz xyzz;
    static constexpr const char *NAME = "G1";
    static const aff &generator(void)
    {
        return G1_GENERATOR;
    }
    static field random(void)
    {
        return random_fp();
    }
    static dev::fp to_device(const field &a, unsigned k)
    {
        return from_cpu(a, k & 1);
    }
    static bool in_range(const dev::fp &a)
    {
        return is_below(a, 2);
    }
    /* A point with this small x, in no subgroup as a rule; false if there is none. */
    static bool lift(aff *out, uint64_t x)
    {
        ::fp four, y2;
        fp_from_u64(&four, 4);
        fp_from_u64(&out->x, x);
        fp_sqr(&y2, &out->x);
        fp_mul(&y2, &y2, &out->x);
        fp_add(&y2, &y2, &four);
        return fp_sqrt(&out->y, &y2);
    }
};

struct g2_cpu {
    typedef dev::fp2 F;
    typedef ::fp2 field;
    typedef ::g2_aff aff;
    typedef ::g2_xyzz xyzz;
    static constexpr const char *NAME = "G2";
    static const aff &generator(void)
    {
        return G2_GENERATOR;
    }
    static field random(void)
    {
        return ::fp2{random_fp(), random_fp()};
    }
    static dev::fp2 to_device(const field &a, unsigned k)
    {
        return dev::fp2{from_cpu(a.c0, k & 1), from_cpu(a.c1, k >> 1 & 1)};
    }
    static bool in_range(const dev::fp2 &a)
    {
        return is_below(a.c0, 2) && is_below(a.c1, 2);
    }
    static bool lift(aff *out, uint64_t x)
    {
        ::fp2 b, y2;
        fp_from_u64(&b.c0, 4);
        b.c1 = b.c0;
        fp_from_u64(&out->x.c0, x);
        fp_from_u64(&out->x.c1, 1);
        fp2_sqr(&y2, &out->x);
        fp2_mul(&y2, &y2, &out->x);
        fp2_add(&y2, &y2, &b);
        return fp2_sqrt(&out->y, &y2);
    }
};

/* One name for the functions of both groups. */
#define BOTH(g, G)                                                                                 \
    static void cpu_mul(::g##_xyzz *o, const ::g##_aff *a, const ::fr *k)                          \
    {                                                                                              \
        g##_mul(o, a, k);                                                                          \
    }                                                                                              \
    static void cpu_to_aff(::g##_aff *o, const ::g##_xyzz *a)                                      \
    {                                                                                              \
        g##_to_aff(o, a);                                                                          \
    }                                                                                              \
    static void cpu_from_aff(::g##_xyzz *o, const ::g##_aff *a)                                    \
    {                                                                                              \
        g##_from_aff(o, a);                                                                        \
    }                                                                                              \
    static void cpu_add(::g##_xyzz *o, const ::g##_xyzz *a, const ::g##_xyzz *b)                   \
    {                                                                                              \
        g##_add(o, a, b);                                                                          \
    }                                                                                              \
    static void cpu_add_aff(::g##_xyzz *o, const ::g##_xyzz *a, const ::g##_aff *b)                \
    {                                                                                              \
        g##_add_aff(o, a, b);                                                                      \
    }                                                                                              \
    static void cpu_sub_aff(::g##_xyzz *o, const ::g##_xyzz *a, const ::g##_aff *b)                \
    {                                                                                              \
        g##_sub_aff(o, a, b);                                                                      \
    }                                                                                              \
    static void cpu_dbl(::g##_xyzz *o, const ::g##_xyzz *a)                                        \
    {                                                                                              \
        g##_dbl(o, a);                                                                             \
    }                                                                                              \
    static void cpu_neg(::g##_xyzz *o, const ::g##_xyzz *a)                                        \
    {                                                                                              \
        g##_neg(o, a);                                                                             \
    }                                                                                              \
    static void cpu_aff_neg(::g##_aff *o, const ::g##_aff *a)                                      \
    {                                                                                              \
        g##_aff_neg(o, a);                                                                         \
    }                                                                                              \
    static bool cpu_eq(const ::g##_xyzz *a, const ::g##_xyzz *b)                                   \
    {                                                                                              \
        return g##_eq(a, b);                                                                       \
    }                                                                                              \
    static bool cpu_is_infinity(const ::g##_aff *a)                                                \
    {                                                                                              \
        return g##_aff_is_infinity(a);                                                             \
    }                                                                                              \
    static bool cpu_on_curve(const ::g##_aff *a)                                                   \
    {                                                                                              \
        return g##_aff_on_curve(a);                                                                \
    }
BOTH(g1, G1)
BOTH(g2, G2)

static void field_mul(::fp *o, const ::fp *a, const ::fp *b)
{
    fp_mul(o, a, b);
}
static void field_mul(::fp2 *o, const ::fp2 *a, const ::fp2 *b)
{
    fp2_mul(o, a, b);
}

/* ---- cases ----------------------------------------------------------------------------------- */

template <class C> struct curve_case {
    alignas(16) dev::xyzz<typename C::F> p;
    alignas(16) dev::xyzz<typename C::F> q;
    alignas(16) dev::aff<typename C::F> a;
};

template <class C> static std::vector<typename C::aff> points(void)
{
    std::vector<typename C::aff> out(1); /* infinity: all zero */
    memset(&out[0], 0, sizeof out[0]);
    for (uint64_t k = 1; k <= 6; k++) {
        ::fr scalar = random_fr();
        if (k < 4)
            fr_from_u64(&scalar, k);
        typename C::xyzz t;
        typename C::aff p;
        cpu_mul(&t, &C::generator(), &scalar);
        cpu_to_aff(&p, &t);
        out.push_back(p);
        cpu_aff_neg(&p, &p);
        out.push_back(p);
    }
    size_t lifted = 0; /* among them, for G1, (0, 2) of order 3 */
    for (uint64_t x = 0; lifted < 3; x++) {
        typename C::aff p;
        if (!C::lift(&p, x))
            continue;
        lifted++;
        out.push_back(p);
        cpu_aff_neg(&p, &p);
        out.push_back(p);
    }
    for (const typename C::aff &p : out)
        CHECK(cpu_on_curve(&p));
    return out;
}

template <class C> static dev::aff<typename C::F> device_aff(const typename C::aff &a)
{
    if (cpu_is_infinity(&a))
        return dev::aff<typename C::F>{C::to_device(a.x, 0), C::to_device(a.y, 0)};
    const unsigned forms = (unsigned)next_random();
    return dev::aff<typename C::F>{C::to_device(a.x, forms), C::to_device(a.y, forms >> 2)};
}

/* A representation of a with a random Z, or Z = 1; infinities with any X, Y. */
template <class C>
static dev::xyzz<typename C::F> device_xyzz(const typename C::aff &a, bool scaled)
{
    typename C::xyzz t;
    cpu_from_aff(&t, &a);
    unsigned forms = (unsigned)next_random();
    if (cpu_is_infinity(&a)) {
        if (scaled)
            t.x = C::random(), t.y = C::random();
        return dev::xyzz<typename C::F>{C::to_device(t.x, forms), C::to_device(t.y, forms >> 2),
                                        C::to_device(t.zz, 0), C::to_device(t.zzz, 0)};
    }
    if (scaled) {
        const typename C::field z = C::random();
        field_mul(&t.zz, &z, &z);
        field_mul(&t.zzz, &t.zz, &z);
        field_mul(&t.x, &t.x, &t.zz);
        field_mul(&t.y, &t.y, &t.zzz);
    }
    return dev::xyzz<typename C::F>{C::to_device(t.x, forms), C::to_device(t.y, forms >> 2),
                                    C::to_device(t.zz, forms >> 4),
                                    C::to_device(t.zzz, forms >> 6)};
}

template <class C> static typename C::xyzz cpu_xyzz(const dev::xyzz<typename C::F> &a)
{
    return typename C::xyzz{to_cpu(a.x), to_cpu(a.y), to_cpu(a.zz), to_cpu(a.zzz)};
}
template <class C> static typename C::aff cpu_aff(const dev::aff<typename C::F> &a)
{
    return typename C::aff{to_cpu(a.x), to_cpu(a.y)};
}

template <class C> static std::vector<curve_case<C>> cases(void)
{
    const std::vector<typename C::aff> list = points<C>();
    std::vector<curve_case<C>> out;
    for (const typename C::aff &p : list)
        for (const typename C::aff &q : list)
            for (unsigned forms = 0; forms < 4; forms++)
                out.push_back(curve_case<C>{device_xyzz<C>(p, forms & 1),
                                            device_xyzz<C>(q, forms >> 1 & 1), device_aff<C>(q)});
    return out;
}

/* Coordinates in range, ZZ of an infinity zero in all words, and a point of the curve. */
template <class C> static bool is_sound(const dev::xyzz<typename C::F> &a)
{
    const typename C::xyzz t = cpu_xyzz<C>(a);
    typename C::aff on;
    cpu_to_aff(&on, &t);
    return C::in_range(a.x) && C::in_range(a.y) && C::in_range(a.zz) && C::in_range(a.zzz) &&
           cpu_on_curve(&on) && cpu_is_infinity(&on) == dev::is_infinity(a);
}

/* ---- operations ------------------------------------------------------------------------------ */

/* The names of operations are each file's own. */
namespace curve_ops
{

/* Compiled once instead of once per operation: these are thousands of instructions each. */
template <class F, class B> DEV_RARE void call_add_to(dev::xyzz<F> &sum, const B &b)
{
    dev::add_to(sum, b);
}

/* Each: run on the device, want on the processor. */
#define CURVE_OPERATION(name, statement, wanted)                                                   \
    template <class C> struct name {                                                               \
        typedef curve_case<C> in;                                                                  \
        typedef dev::xyzz<typename C::F> out;                                                      \
        static __host__ __device__ void run(out &r, const in &k)                                   \
        {                                                                                          \
            statement;                                                                             \
        }                                                                                          \
        static void want(typename C::xyzz *w, const typename C::xyzz *p,                           \
                         const typename C::xyzz *q, const typename C::aff *a)                      \
        {                                                                                          \
            (void)p, (void)q, (void)a;                                                             \
            wanted;                                                                                \
        }                                                                                          \
    };
CURVE_OPERATION(op_add, r = k.p; call_add_to(r, k.q), cpu_add(w, p, q))
CURVE_OPERATION(op_add_aff, r = k.p; call_add_to(r, k.a), cpu_add_aff(w, p, a))
CURVE_OPERATION(op_sub_aff, r = k.p; dev::subtract_from(r, k.a), cpu_sub_aff(w, p, a))
CURVE_OPERATION(op_dbl, r = dev::dbl_rare(k.p), cpu_dbl(w, p))
CURVE_OPERATION(op_neg, r = dev::neg(k.p), cpu_neg(w, p))
CURVE_OPERATION(op_from_aff, r = dev::from_aff(k.a), cpu_from_aff(w, a))
CURVE_OPERATION(op_to_aff, r = dev::from_aff(dev::to_aff(k.p)), *w = *p)
CURVE_OPERATION(op_reduce, r = dev::reduce(k.p), *w = *p)
/* Results are fed back without reduction: 2 (p + q) + a. */
CURVE_OPERATION(op_chain, r = k.p; call_add_to(r, k.q); r = dev::dbl_rare(r);
                call_add_to(r, k.a), typename C::xyzz t; cpu_add(&t, p, q); cpu_dbl(&t, &t);
                cpu_add_aff(w, &t, a))

/* The same step by step: sum += q or a, or doubled. The affine point lies apart or in the scratch.
 */
enum { VALUES_SUM = 0, VALUES_Q = 4, VALUES_SCRATCH = 8, VALUES_LOST = 10, VALUES_A = 12 };
template <class C>
static __host__ __device__ void by_steps(dev::xyzz<typename C::F> &sum, const curve_case<C> &k,
                                         uint32_t added, uint32_t begin)
{
    dev::formula_values<typename C::F, 14> v;
    v.load(VALUES_SUM, &sum);
    v.load(VALUES_Q, &k.q);
    if (begin == dev::FORMULA_ADD_AFFINE)
        v.load(added, &k.a);
    dev::formula_run(v, dev::formula_places{VALUES_SUM, added, VALUES_SCRATCH}, begin);
    v.store(&sum, VALUES_SUM);
}

CURVE_OPERATION(op_steps_add, r = k.p;
                by_steps<C>(r, k, VALUES_Q, dev::FORMULA_ADD), cpu_add(w, p, q))
CURVE_OPERATION(op_steps_add_aff, r = k.p;
                by_steps<C>(r, k, VALUES_A, dev::FORMULA_ADD_AFFINE), cpu_add_aff(w, p, a))
CURVE_OPERATION(op_steps_add_lost, r = k.p;
                by_steps<C>(r, k, VALUES_LOST, dev::FORMULA_ADD_AFFINE), cpu_add_aff(w, p, a))
CURVE_OPERATION(op_steps_dbl, r = k.p;
                by_steps<C>(r, k, VALUES_Q, dev::FORMULA_DOUBLE), cpu_dbl(w, p))
CURVE_OPERATION(op_steps_chain, r = k.p; by_steps<C>(r, k, VALUES_Q, dev::FORMULA_ADD);
                by_steps<C>(r, k, VALUES_Q, dev::FORMULA_DOUBLE);
                by_steps<C>(r, k, VALUES_LOST, dev::FORMULA_ADD_AFFINE), typename C::xyzz t;
                cpu_add(&t, p, q); cpu_dbl(&t, &t); cpu_add_aff(w, &t, a))

template <class C> struct op_eq {
    typedef curve_case<C> in;
    typedef uint32_t out;
    static __host__ __device__ void run(out &r, const in &k)
    {
        r = dev::eq(k.p, k.q);
    }
};

} /* namespace curve_ops */

using namespace curve_ops;

template <template <class> class Op, class C> static void test(const place *at, const char *what)
{
    const std::vector<curve_case<C>> in = cases<C>();
    const std::vector<dev::xyzz<typename C::F>> out = each<Op<C>>(at, in);
    tally t = {in.size(), 0};
    for (size_t i = 0; i < in.size(); i++) {
        const typename C::xyzz p = cpu_xyzz<C>(in[i].p), q = cpu_xyzz<C>(in[i].q),
                               got = cpu_xyzz<C>(out[i]);
        const typename C::aff a = cpu_aff<C>(in[i].a);
        typename C::xyzz want;
        Op<C>::want(&want, &p, &q, &a);
        if (cpu_eq(&got, &want) && is_sound<C>(out[i]))
            continue;
        if (t.wrong++ == 0)
            printf("  first: case %zu\n", i);
    }
    char name[64];
    snprintf(name, sizeof name, "%s %s", C::NAME, what);
    report(at, name, &t);
}

template <class C> static void test_eq(const place *at)
{
    const std::vector<curve_case<C>> in = cases<C>();
    const std::vector<uint32_t> out = each<op_eq<C>>(at, in);
    tally t = {in.size(), 0};
    for (size_t i = 0; i < in.size(); i++) {
        const typename C::xyzz p = cpu_xyzz<C>(in[i].p), q = cpu_xyzz<C>(in[i].q);
        t.wrong += out[i] != (uint32_t)cpu_eq(&p, &q);
    }
    char name[64];
    snprintf(name, sizeof name, "%s eq", C::NAME);
    report(at, name, &t);
}

template <class C> static void group_tests(const place *at)
{
    test<op_add, C>(at, "add");
    test<op_add_aff, C>(at, "add of an affine point");
    test<op_sub_aff, C>(at, "subtraction of an affine point");
    test<op_dbl, C>(at, "dbl");
    test<op_steps_add, C>(at, "add by steps");
    test<op_steps_add_aff, C>(at, "add of an affine point by steps");
    test<op_steps_add_lost, C>(at, "add of an affine point in the scratch by steps");
    test<op_steps_dbl, C>(at, "dbl by steps");
    test<op_steps_chain, C>(at, "chain by steps");
    test<op_neg, C>(at, "neg");
    test<op_from_aff, C>(at, "from_aff");
    test<op_to_aff, C>(at, "to_aff");
    test<op_reduce, C>(at, "reduce");
    test<op_chain, C>(at, "chain of additions");
    test_eq<C>(at);
}

void curve_tests(const place *at)
{
    group_tests<g1_cpu>(at);
    group_tests<g2_cpu>(at);
}
