/* Matrix J1 and rows 1-8, 10 of section 0: size x scalars x bases x threads, against the closed
 * form (sum of k_i e_i) G for bases e_i G, double-and-add for short lists, and sums computed with
 * plain integers (tests/vectors/msm/msm.json). */
#include "msm_test.h"

#include "base/bytes.h"
#include "vectors.h"

#include <pthread.h>

/* P_i = e_i G as a sum of one entry of each of 32 tables: the bases do not come from the code under
 * test. */
#define TABLE_BITS 8u
static point_aff *tables; /* [32][256]: j 2^(8 i) G */

static int tables_create(void **state)
{
    if (pools_create(state))
        return 1;
    tables = test_alloc(32 << TABLE_BITS, sizeof *tables);
    point_xyzz *row = test_alloc(256, sizeof *row);
    field_elem *scratch = test_alloc(256, sizeof *scratch);
    point_xyzz power;
    G(from_aff)(&power, &GENERATOR);
    for (size_t i = 0; i < 32; i++) {
        G(set_infinity)(&row[0]);
        for (size_t j = 1; j < 256; j++)
            G(add)(&row[j], &row[j - 1], &power);
        G(to_aff_batch)(tables + (i << TABLE_BITS), row, scratch, 256);
        G(add)(&power, &row[255], &power);
    }
    free(scratch);
    free(row);
    return 0;
}

static int tables_destroy(void **state)
{
    free(tables);
    return pools_destroy(state);
}

static void generator_times(point_xyzz *out, const fr *k)
{
    fr_int v;
    fr_to_int(&v, k);
    G(set_infinity)(out);
    for (size_t i = 0; i < 32; i++)
        G(add_aff)(out, out, &tables[i << TABLE_BITS | (v.l[i / 8] >> (8 * (i % 8)) & 255)]);
}

static void bases_from_logs(point_aff *out, const fr *e, size_t n)
{
    point_xyzz *t = test_alloc(n, sizeof *t);
    field_elem *scratch = test_alloc(n, sizeof *scratch);
    for (size_t i = 0; i < n; i++) {
        size_t seen = i;
        for (size_t j = i < 16 ? 0 : i - 16; j < i && seen == i; j++)
            if (fr_eq(&e[j], &e[i]))
                seen = j;
        if (seen < i)
            t[i] = t[seen];
        else
            generator_times(&t[i], &e[i]);
    }
    G(to_aff_batch)(out, t, scratch, n);
    free(scratch);
    free(t);
}

typedef struct {
    size_t n_max;
    fr *e, *k;
    point_aff *bases;
} lists;

static lists lists_create(size_t n_max)
{
    return (lists){n_max, test_alloc(n_max, sizeof(fr)), test_alloc(n_max, sizeof(fr)),
                   test_alloc(n_max, sizeof(point_aff))};
}

static void lists_destroy(lists *l)
{
    free(l->e);
    free(l->k);
    free(l->bases);
}

/* The sum of the first n terms with the given pool is the closed form. */
static void check_sum(const lists *l, size_t n, pool *p, const char *what, int scalars, int bases)
{
    fr dot;
    point_xyzz want, got;
    logs_product(&dot, l->k, l->e, n);
    generator_times(&want, &dot);
    assert_ok(M()(&got, l->bases, l->k, n, p));
    if (!G(eq)(&got, &want))
        fail_msg(GROUP_NAME " %s: %zu points, scalars %d, bases %d, %u threads", what, n, scalars,
                 bases, pool_threads(p));
}

static void classes_of_size(lists *l, size_t n, bool all, uint64_t *seed)
{
    for (base_class b = BASES_RANDOM; b < BASE_CLASSES; b++) {
        logs_fill(l->e, n, b, seed);
        bases_from_logs(l->bases, l->e, n);
        for (scalar_class s = SCALARS_ZERO; s < SCALAR_CLASSES; s++) {
            if (!all && (s + b) % SCALAR_CLASSES != n % SCALAR_CLASSES)
                continue;
            scalars_fill(l->k, n, s, seed);
            check_sum(l, n, test_pools[(s + b + n) % 2], "matrix", s, b);
        }
    }
}

static void matrix(void **state)
{
    (void)state;
    static const size_t sizes[] = {0,     1,
                                   2,     3,
                                   31,    32,
                                   33,    63,
                                   64,    65,
                                   127,   192,
                                   193,   255,
                                   256,   257,
                                   511,   512,
                                   1023,  4097,
                                   8104,  8192,
                                   65535, 65536,
                                   65537, ((size_t)1 << 20) - 1};
    uint64_t seed = 41;
    const size_t limit = test_long() ? SIZE_MAX : test_short() ? SHORT_SIZE_MAX : NORMAL_SIZE_MAX;
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0] && sizes[i] <= limit; i++) {
        lists l = lists_create(sizes[i]);
        const size_t full = test_long() ? 8192 : test_short() ? SHORT_FULL_SIZE_MAX : FULL_SIZE_MAX;
        classes_of_size(&l, sizes[i], sizes[i] <= full, &seed);
        lists_destroy(&l);
    }
}

/* Row 7: each side of every change of window, up to where it would take long. */
static void both_sides_of_every_window(void **state)
{
    (void)state;
    uint64_t seed = 42;
    const size_t limit = test_long()    ? (size_t)1 << 20
                         : test_short() ? SHORT_SIZE_MAX
                                        : NORMAL_SIZE_MAX;
    lists l = lists_create(limit + 1);
    logs_fill(l.e, limit + 1, BASES_RANDOM, &seed);
    bases_from_logs(l.bases, l.e, limit + 1);
    scalars_fill(l.k, limit + 1, SCALARS_RANDOM, &seed);
    unsigned bits = msm_window_bits(1);
    for (size_t n = 2; n <= limit; n++) {
        if (msm_window_bits(n) == bits)
            continue;
        bits = msm_window_bits(n);
        for (size_t k = n - 1; k <= n + 1; k++)
            check_sum(&l, k, test_pools[k % 2], "window", -1, -1);
    }
    lists_destroy(&l);
}

/* Row 8: every edge scalar, alone and on eight different points. */
static void special_scalars(void **state)
{
    (void)state;
    uint64_t seed = 43;
    fr edges[EDGE_SCALARS_MAX];
    const size_t count = edge_scalars(edges);
    lists l = lists_create(count);
    logs_fill(l.e, count, BASES_RANDOM, &seed);
    bases_from_logs(l.bases, l.e, count);
    for (size_t i = 0; i < count; i += test_long() ? 1 : 3) {
        for (size_t j = 0; j < 9; j++)
            l.k[j] = edges[i];
        check_sum(&l, 1, NULL, "edge", (int)i, -1);
        check_sum(&l, 9, NULL, "edge", (int)i, -1);
    }
    memcpy(l.k, edges, count * sizeof *edges);
    check_sum(&l, count, NULL, "edges", -1, -1);
    lists_destroy(&l);
}

/* Rows 3 and 5, A4 A5: many copies, one scalar; every run gives the same. */
static void copies_of_few_points(void **state)
{
    (void)state;
    static const size_t counts[] = {8104, 8192, 20000, 100000};
    uint64_t seed = 44;
    for (size_t i = 0; i < sizeof counts / sizeof counts[0]; i++) {
        const size_t n = counts[i];
        if (n > (test_short() ? 8192 : NORMAL_COPIES_MAX) && !test_long())
            continue;
        lists l = lists_create(n);
        static const base_class classes[] = {BASES_ONE_POINT, BASES_PLUS_MINUS, BASES_FOUR};
        for (size_t c = 0; c < 3; c++) {
            const base_class b = classes[c];
            logs_fill(l.e, n, b, &seed);
            bases_from_logs(l.bases, l.e, n);
            scalars_fill(l.k, n, SCALARS_EQUAL, &seed);
            const int runs = test_long() && n == 8192 ? 100 : n == 8192 ? 3 : 1;
            for (int run = 0; run < runs; run++)
                check_sum(&l, n, test_pools[run % 2], "copies", SCALARS_EQUAL, b);
        }
        lists_destroy(&l);
    }
}

/* The twin on short lists, so that the closed form is not the only witness. */
static void twin(void **state)
{
    (void)state;
    uint64_t seed = 45;
    lists l = lists_create(40);
    for (size_t n = 0; n <= 40; n += 1 + n / 4) {
        for (scalar_class s = SCALARS_ZERO; s < SCALAR_CLASSES; s++) {
            point_xyzz want, got;
            logs_fill(l.e, n, (base_class)(s % BASE_CLASSES), &seed);
            bases_from_logs(l.bases, l.e, n);
            scalars_fill(l.k, n, s, &seed);
            TWIN(&want, l.bases, l.k, n);
            assert_ok(M()(&got, l.bases, l.k, n, test_pools[n % 2]));
            assert_true(G(eq)(&got, &want));
            if (s != SCALARS_ONE)
                continue;
            assert_ok(M(_sum)(&got, l.bases, n, test_pools[n % 2]));
            assert_true(G(eq)(&got, &want));
        }
    }
    lists_destroy(&l);
}

static void point_from(point_aff *out, const json_t *value)
{
    const char *hex = json_string_value(value);
    uint8_t bytes[GROUP_BYTES];
    assert_non_null(hex);
    *out = POINT_INFINITY;
    if (*hex == '\0')
        return;
    assert_int_equal(strlen(hex), 2 * sizeof bytes);
    assert_true(hex_decode(bytes, hex, sizeof bytes));
    assert_int_equal(G(decode)(out, bytes), POINT_OK);
}

static void scalar_from(fr *out, const json_t *value)
{
    uint8_t big[FR_BYTES], little[FR_BYTES];
    assert_true(hex_decode(big, json_string_value(value), FR_BYTES));
    for (size_t i = 0; i < FR_BYTES; i++)
        little[i] = big[FR_BYTES - 1 - i];
    assert_true(fr_from_bytes(out, little));
}

/* Sums by plain integers, points outside the subgroup included. */
static void vectors(void **state)
{
    (void)state;
    json_t *document = vector_json("msm/msm.json");
    const json_t *sums = json_member(json_member(document, "sums"), GROUP_KEY);
    for (size_t i = 0; i < json_array_size(sums); i++) {
        const json_t *c = json_array_get(sums, i), *points = json_member(c, "points");
        const size_t n = json_array_size(points);
        lists l = lists_create(n);
        point_aff want, got;
        point_xyzz sum;
        for (size_t j = 0; j < n; j++) {
            point_from(&l.bases[j], json_array_get(points, j));
            scalar_from(&l.k[j], json_array_get(json_member(c, "scalars"), j));
        }
        point_from(&want, json_member(c, "sum"));
        assert_ok(M()(&sum, l.bases, l.k, n, test_pools[i % 2]));
        G(to_aff)(&got, &sum);
        assert_memory_equal(&got, &want, sizeof got);
        TWIN(&sum, l.bases, l.k, n);
        G(to_aff)(&got, &sum);
        assert_memory_equal(&got, &want, sizeof got);
        lists_destroy(&l);
    }
    json_decref(document);
}

/* Row 6, A16: nothing is read. */
static void no_points(void **state)
{
    (void)state;
    point_xyzz sum;
    assert_ok(M()(&sum, NULL, NULL, 0, NULL));
    assert_true(G(is_infinity)(&sum));
    assert_ok(M(_sum)(&sum, NULL, 0, test_pools[1]));
    assert_true(G(is_infinity)(&sum));
}

/* Plain sums of every class of bases; the longest takes two tasks. */
#define SCAN_LIMIT ((size_t)32768)
static void plain_sums(void **state)
{
    (void)state;
    static const size_t sizes[] = {16, 17, 1000, SCAN_LIMIT + 200};
    uint64_t seed = 46;
    lists l = lists_create(SCAN_LIMIT + 200);
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
        for (base_class b = BASES_RANDOM; b < BASE_CLASSES; b++) {
            fr total;
            point_xyzz want, got;
            if (sizes[i] > NORMAL_SIZE_MAX && !test_long() && b != BASES_O_RANDOM)
                continue;
            logs_fill(l.e, sizes[i], b, &seed);
            bases_from_logs(l.bases, l.e, sizes[i]);
            scalars_fill(l.k, sizes[i], SCALARS_ONE, &seed);
            logs_product(&total, l.k, l.e, sizes[i]);
            generator_times(&want, &total);
            assert_ok(M(_sum)(&got, l.bases, sizes[i], test_pools[b % 2]));
            assert_true(G(eq)(&got, &want));
        }
    }
    lists_destroy(&l);
}

static void *sum_on_this_stack(void *argument)
{
    const lists *l = argument;
    static point_xyzz sum;
    return M()(&sum, l->bases, l->k, l->n_max, NULL) == ERR_OK ? &sum : NULL;
}

/* A16: a stack of 256 KiB is enough, whatever the number of points. */
static void small_stack(void **state)
{
    (void)state;
    uint64_t seed = 47;
    const size_t n = 5000;
    lists l = lists_create(n);
    pthread_attr_t attributes;
    pthread_t thread;
    void *got;
    fr dot;
    point_xyzz want;
    logs_fill(l.e, n, BASES_RANDOM, &seed);
    bases_from_logs(l.bases, l.e, n);
    scalars_fill(l.k, n, SCALARS_HALF_BITS, &seed);
    assert_int_equal(pthread_attr_init(&attributes), 0);
    assert_int_equal(pthread_attr_setstacksize(&attributes, 256 << 10), 0);
    assert_int_equal(pthread_create(&thread, &attributes, sum_on_this_stack, &l), 0);
    assert_int_equal(pthread_join(thread, &got), 0);
    pthread_attr_destroy(&attributes);
    assert_non_null(got);
    logs_product(&dot, l.k, l.e, n);
    generator_times(&want, &dot);
    assert_true(G(eq)(got, &want));
    lists_destroy(&l);
}

int TEST(matrix_tests)(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(vectors),
        cmocka_unit_test(no_points),
        cmocka_unit_test(twin),
        cmocka_unit_test(matrix),
        cmocka_unit_test(both_sides_of_every_window),
        cmocka_unit_test(special_scalars),
        cmocka_unit_test(copies_of_few_points),
        cmocka_unit_test(plain_sums),
        cmocka_unit_test(small_stack),
    };
    return cmocka_run_group_tests_name("matrix " GROUP_NAME, tests, tables_create, tables_destroy);
}
