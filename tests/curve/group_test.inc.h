/* Tests of one group, included by g1_test.c and g2_test.c, which define
 *   G(verb), F(verb), RANDOM_FIELD       g1_verb, fp_verb, rng_fp or their twins
 *   field_elem, point_aff, point_xyzz, FIELD_ZERO, POINT_INFINITY, POINT_GENERATOR
 *   GROUP_NAME   "g1" or "g2": the key in points.json
 * Expected values are Python's (gen/curve_vectors.py) or index arithmetic in a cyclic group. */

typedef struct {
    json_t *document;
    json_t *group;
    test_rng rng;
} fixture;

static int setup(void **state)
{
    fixture *f = calloc(1, sizeof *f);
    assert_non_null(f);
    f->document = vector_json("curve/points.json");
    f->group = json_member(f->document, GROUP_NAME);
    f->rng.state = 7;
    *state = f;
    return 0;
}

static int teardown(void **state)
{
    fixture *f = *state;
    json_decref(f->document);
    free(f);
    return 0;
}

/* ---- comparing ------------------------------------------------------------------------------- */

/* One of many representations of a: a random Z; infinity with anything in X and Y. */
static void scaled(point_xyzz *out, const point_aff *a, test_rng *rng)
{
    field_elem z;
    RANDOM_FIELD(&z, rng);
    if (G(aff_is_infinity)(a)) {
        out->x = z;
        RANDOM_FIELD(&out->y, rng);
        out->zz = out->zzz = FIELD_ZERO;
        return;
    }
    F(sqr)(&out->zz, &z);
    F(mul)(&out->zzz, &out->zz, &z);
    F(mul)(&out->x, &a->x, &out->zz);
    F(mul)(&out->y, &a->y, &out->zzz);
}

static void assert_aff(const point_aff *a, const point_aff *expected)
{
    assert_memory_equal(a, expected, sizeof *a);
}

/* Without an inversion: X = x ZZ, Y = y ZZZ, ZZ^3 = ZZZ^2; an infinity is written as zeros or is an
 * infinity that was passed on. */
static void assert_point(const point_xyzz *a, const point_aff *expected)
{
    field_elem left, right;
    assert_int_equal(G(is_infinity)(a), G(aff_is_infinity)(expected));
    F(sqr)(&left, &a->zz);
    F(mul)(&left, &left, &a->zz);
    F(sqr)(&right, &a->zzz);
    assert_true(F(eq)(&left, &right));
    if (G(aff_is_infinity)(expected))
        return;
    F(mul)(&left, &expected->x, &a->zz);
    assert_true(F(eq)(&left, &a->x));
    F(mul)(&left, &expected->y, &a->zzz);
    assert_true(F(eq)(&left, &a->y));
}

static void from_member(point_aff *out, const json_t *object, const char *key)
{
    G(from_hex)(out, json_text(object, key));
}

/* Every function of two points on (a, b), with outputs on top of inputs too. */
static void check_pair(const point_aff *a, const point_aff *b, const point_aff *sum,
                       const point_aff *difference, test_rng *rng)
{
    point_xyzz pa, pb, out;
    scaled(&pa, a, rng);
    scaled(&pb, b, rng);
    G(add)(&out, &pa, &pb);
    assert_point(&out, sum);
    out = pa;
    G(add)(&out, &out, &pb);
    assert_point(&out, sum);
    out = pb;
    G(add)(&out, &pa, &out);
    assert_point(&out, sum);
    G(add_aff)(&out, &pa, b);
    assert_point(&out, sum);
    out = pa;
    G(add_aff)(&out, &out, b);
    assert_point(&out, sum);
    G(sub_aff)(&out, &pa, b);
    assert_point(&out, difference);
    out = pa;
    G(sub_aff)(&out, &out, b);
    assert_point(&out, difference);

    const bool equal = memcmp(a, b, sizeof *a) == 0;
    assert_int_equal(G(eq)(&pa, &pb), equal);
    assert_int_equal(G(aff_eq)(a, b), equal);
    if (!equal)
        return;
    G(add)(&out, &pa, &pa);
    assert_point(&out, sum);
    out = pa;
    G(add)(&out, &out, &out);
    assert_point(&out, sum);
    G(dbl)(&out, &pa);
    assert_point(&out, sum);
    out = pa;
    G(dbl)(&out, &out);
    assert_point(&out, sum);
}

/* ---- the tests ------------------------------------------------------------------------------- */

static void test_constants(void **state)
{
    const fixture *f = *state;
    point_aff g;
    point_xyzz t;
    from_member(&g, f->group, "generator");
    assert_aff(&POINT_GENERATOR, &g);
    assert_true(G(aff_on_curve)(&g));
    G(mul_ref)(&t, &g, ORDER, 4);
    assert_true(G(is_infinity)(&t));
    assert_true(G(aff_is_infinity)(&POINT_INFINITY));
    assert_true(G(aff_on_curve)(&POINT_INFINITY));
    g.y = g.x;
    assert_false(G(aff_on_curve)(&g));
    g.x = FIELD_ZERO;
    assert_false(G(aff_is_infinity)(&g));
    assert_false(G(aff_on_curve)(&g));
}

static void test_sums(void **state)
{
    fixture *f = *state;
    size_t i;
    json_t *entry;
    json_array_foreach(json_member(f->group, "sums"), i, entry)
    {
        point_aff a, b, sum, difference;
        from_member(&a, entry, "a");
        from_member(&b, entry, "b");
        from_member(&sum, entry, "sum");
        from_member(&difference, entry, "difference");
        for (size_t j = 0; j < 3; j++)
            check_pair(&a, &b, &sum, &difference, &f->rng);
    }
    assert_true(i >= 40);
}

/* Representations without a Z, negation and conversion. */
static void test_conversions(void **state)
{
    fixture *f = *state;
    size_t i;
    json_t *entry;
    json_array_foreach(json_member(f->group, "sums"), i, entry)
    {
        point_aff a, minus;
        point_xyzz p, q;
        from_member(&a, entry, "a");
        G(from_aff)(&p, &a);
        assert_int_equal(G(is_infinity)(&p), G(aff_is_infinity)(&a));
        assert_point(&p, &a);
        scaled(&q, &a, &f->rng);
        assert_true(G(eq)(&p, &q));
        G(to_aff)(&minus, &q);
        assert_aff(&minus, &a);
        assert_true(G(aff_on_curve)(&a));
        G(aff_neg)(&minus, &a);
        G(neg)(&q, &q);
        assert_point(&q, &minus);
        G(add)(&q, &q, &p);
        assert_true(G(is_infinity)(&q));
        G(aff_neg)(&minus, &minus);
        assert_aff(&minus, &a);
    }
}

/* Expected is only looked at for k < r: mul takes a field element. */
static void check_multiple(const point_aff *base, const uint64_t k[4], const point_aff *expected)
{
    point_xyzz t;
    fr scalar;
    G(mul_ref)(&t, base, k, 4);
    assert_point(&t, expected);
    if (!fr_from_limbs(&scalar, k))
        return;
    G(mul)(&t, base, &scalar);
    assert_point(&t, expected);
}

static void test_multiples(void **state)
{
    const fixture *f = *state;
    size_t i;
    json_t *entry;
    json_array_foreach(json_member(f->group, "multiples"), i, entry)
    {
        point_aff base, expected;
        uint64_t k[4];
        from_member(&base, entry, "base");
        from_member(&expected, entry, "out");
        int_from_hex(k, json_text(entry, "k"));
        check_multiple(&base, k, &expected);
    }
    assert_true(i >= 60);
}

static void check_mul_against_ref(const point_aff *base, const uint64_t k[4])
{
    point_xyzz t;
    point_aff expected;
    fr scalar;
    assert_true(fr_from_limbs(&scalar, k));
    G(mul_ref)(&t, base, k, 4);
    G(to_aff)(&expected, &t);
    G(mul)(&t, base, &scalar);
    assert_point(&t, &expected);
}

/* Row 8 of the known failures, and A7. */
static void test_edge_scalars(void **state)
{
    fixture *f = *state;
    point_aff bases[3] = {POINT_GENERATOR, POINT_INFINITY};
    G(from_hex)(&bases[2], json_string_value(json_array_get(json_member(f->group, "outside"), 0)));
    uint64_t lambda[4], k[4];
    int_from_hex(lambda, json_text(f->document, "lambda"));
    for (size_t b = 0; b < 3; b++) {
        const point_aff *base = &bases[b];
        for (uint64_t i = 0; i <= 64; i++) {
            check_mul_against_ref(base, (const uint64_t[4]){i});
            int_sub(k, ORDER, i + 1);
            check_mul_against_ref(base, k);
        }
        for (unsigned bit = 0; bit < 255; bit++) {
            uint64_t power[4] = {0};
            power[bit / 64] = 1ULL << bit % 64;
            int_sub(k, power, 1);
            check_mul_against_ref(base, k);
            if (bit < 254 || fr_from_limbs(&(fr){{0}}, power))
                check_mul_against_ref(base, power);
        }
        check_mul_against_ref(base, lambda);
        int_add(k, lambda, 1);
        check_mul_against_ref(base, k);
        int_sub(k, lambda, 1);
        check_mul_against_ref(base, k);
        int_sub(k, ORDER, 1); /* (r - 1)/2 and its neighbour: the largest and smallest halves */
        for (size_t i = 0; i < 4; i++)
            k[i] = k[i] >> 1 | (i < 3 ? k[i + 1] << 63 : 0);
        check_mul_against_ref(base, k);
        int_add(k, k, 1);
        check_mul_against_ref(base, k);
    }
}

static void test_random_scalars(void **state)
{
    fixture *f = *state;
    point_aff base = POINT_GENERATOR;
    for (size_t i = 0; i < 50; i++) {
        fr k;
        fr_int integer;
        point_xyzz t;
        rng_fr(&k, &f->rng);
        fr_to_int(&integer, &k);
        check_mul_against_ref(&base, integer.l);
        G(mul)(&t, &base, &k);
        G(to_aff)(&base, &t);
        assert_true(G(aff_on_curve)(&base));
    }
}

/* ---- exhaustive over small subgroups of the real curve -----------------------------------------
 */

/* Elements (i, j) of Z/m x Z/n at i n + j. */
typedef struct {
    size_t m, n;
    point_aff *points;
} small_group;

static small_group load_group(const json_t *entry)
{
    small_group s;
    const json_t *orders = json_member(entry, "orders"), *points = json_member(entry, "points");
    s.m = (size_t)json_integer_value(json_array_get(orders, 0));
    s.n = (size_t)json_integer_value(json_array_get(orders, 1));
    assert_int_equal(json_array_size(points), s.m * s.n);
    s.points = calloc(s.m * s.n, sizeof *s.points);
    assert_non_null(s.points);
    for (size_t i = 0; i < s.m * s.n; i++)
        G(from_hex)(&s.points[i], json_string_value(json_array_get(points, i)));
    return s;
}

/* a + k b. */
static size_t index_of(const small_group *s, size_t a, size_t k, size_t b)
{
    const size_t i = a / s->n + k * (b / s->n), j = a % s->n + k * (b % s->n);
    return i % s->m * s->n + j % s->n;
}

static void check_small_pairs(const small_group *s, test_rng *rng)
{
    const size_t count = s->m * s->n, minus_one = s->m * s->n - 1; /* a multiple of -1 */
    for (size_t a = 0; a < count; a++) {
        point_xyzz t;
        scaled(&t, &s->points[a], rng);
        G(neg)(&t, &t);
        assert_point(&t, &s->points[index_of(s, 0, minus_one, a)]);
        for (size_t b = 0; b < count; b++)
            check_pair(&s->points[a], &s->points[b], &s->points[index_of(s, a, 1, b)],
                       &s->points[index_of(s, a, minus_one, b)], rng);
    }
}

static void check_small_multiples(const small_group *s)
{
    const size_t count = s->m * s->n;
    for (size_t a = 0; a < count; a++)
        for (uint64_t k = 0; k <= 66; k++)
            check_multiple(&s->points[a], (const uint64_t[4]){k}, &s->points[index_of(s, 0, k, a)]);
}

static void check_small_batch(const small_group *s, test_rng *rng)
{
    const size_t count = s->m * s->n;
    point_xyzz *in = calloc(count, sizeof *in);
    point_aff *out = calloc(count, sizeof *out);
    field_elem *scratch = calloc(count, sizeof *scratch);
    assert_true(in && out && scratch);
    for (size_t i = 0; i < count; i++)
        scaled(&in[i], &s->points[i], rng);
    G(to_aff_batch)(out, in, scratch, count);
    assert_memory_equal(out, s->points, count * sizeof *out);
    free(in);
    free(out);
    free(scratch);
}

static void test_small_groups(void **state)
{
    fixture *f = *state;
    size_t i;
    json_t *entry;
    json_array_foreach(json_member(f->group, "small_groups"), i, entry)
    {
        small_group s = load_group(entry);
        check_small_pairs(&s, &f->rng);
        check_small_multiples(&s);
        check_small_batch(&s, &f->rng);
        for (size_t a = 1; a < s.m * s.n; a++) {
            assert_true(G(aff_on_curve)(&s.points[a]));
            assert_false(G(aff_in_subgroup)(&s.points[a]));
        }
        free(s.points);
    }
    assert_int_equal(i, 2);
}

/* ---- batch, membership -------------------------------------------------------------------------
 */

/* Infinities nowhere, first, last, everywhere, at random; A15. */
static void test_batch(void **state)
{
    enum { N = 37 };
    fixture *f = *state;
    point_aff expected[N], out[N];
    point_xyzz in[N];
    field_elem scratch[N];
    for (unsigned kind = 0; kind < 6; kind++) {
        for (size_t n = 0; n <= N; n++) {
            for (size_t i = 0; i < n; i++) {
                point_xyzz t;
                G(mul_ref)(&t, &POINT_GENERATOR, (const uint64_t[1]){i + 1}, 1);
                G(to_aff)(&expected[i], &t);
                if ((kind == 1 && i == 0) || (kind == 2 && i == n - 1) || kind == 3 ||
                    (kind == 4 && (rng_next(&f->rng) & 1)) || (kind == 5 && i != n / 2))
                    expected[i] = POINT_INFINITY;
                scaled(&in[i], &expected[i], &f->rng);
            }
            G(to_aff_batch)(out, in, scratch, n);
            for (size_t i = 0; i < n; i++)
                assert_aff(&out[i], &expected[i]);
        }
    }
}

static bool in_subgroup_ref(const point_aff *a)
{
    point_xyzz t;
    G(mul_ref)(&t, a, ORDER, 4);
    return G(is_infinity)(&t);
}

/* The endomorphism's verdict against r a = O: inside, small order, inside + small order, anywhere.
 */
static void test_membership(void **state)
{
    fixture *f = *state;
    const json_t *outside = json_member(f->group, "outside");
    assert_true(G(aff_in_subgroup)(&POINT_INFINITY));
    size_t i;
    json_t *entry;
    json_array_foreach(outside, i, entry)
    {
        point_aff a, t;
        G(from_hex)(&a, json_string_value(entry));
        assert_true(G(aff_on_curve)(&a));
        assert_false(G(aff_in_subgroup)(&a));
        assert_false(in_subgroup_ref(&a));
        point_xyzz p;
        G(mul_ref)(&p, &a, ORDER, 4); /* the part outside G alone */
        G(to_aff)(&t, &p);
        assert_int_equal(G(aff_in_subgroup)(&t), G(aff_is_infinity)(&t));
    }
    assert_int_equal(i, 6);

    json_array_foreach(json_member(f->group, "small_groups"), i, entry)
    {
        small_group s = load_group(entry);
        for (size_t j = 0; j < s.m * s.n; j++) {
            fr k;
            point_xyzz p;
            point_aff a;
            rng_fr(&k, &f->rng);
            G(mul)(&p, &POINT_GENERATOR, &k);
            G(add_aff)(&p, &p, &s.points[j]);
            G(to_aff)(&a, &p);
            assert_int_equal(G(aff_in_subgroup)(&a), j == 0);
            assert_int_equal(in_subgroup_ref(&a), j == 0);
        }
        free(s.points);
    }
}

static int run_group(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_constants),    cmocka_unit_test(test_sums),
        cmocka_unit_test(test_conversions),  cmocka_unit_test(test_multiples),
        cmocka_unit_test(test_edge_scalars), cmocka_unit_test(test_random_scalars),
        cmocka_unit_test(test_small_groups), cmocka_unit_test(test_batch),
        cmocka_unit_test(test_membership),
    };
    return cmocka_run_group_tests_name(GROUP_NAME, tests, setup, teardown);
}
