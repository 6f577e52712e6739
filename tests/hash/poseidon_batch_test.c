/* Batches of Poseidon hashes on every path that the processor can do, against the slow twin and
 * against digests made with plain integers. Traces are compared with a constraint system's
 * variables in tests/gadget. */
#include "hash_tests.h"

#include "hash/poseidon_path.h"
#include "poseidon_vectors.h"

#define HASHES_MAX 27

static const unsigned arities[] = {2, 4, 8, 11};

static bool can_do(const poseidon_path *path)
{
    return path->level <= cpu_level_detected();
}

/* Every third element is one of 0, 1, r - 1, in all combinations with its neighbours. */
static void fill(fr in[HASHES_MAX][11])
{
    fr edge[3] = {FR_ZERO, FR_ONE};
    fr_neg(&edge[2], &FR_ONE);
    for (unsigned i = 0; i < HASHES_MAX; i++)
        for (unsigned k = 0; k < 11; k++)
            in[i][k] = (i + k) % 3 == 0 ? edge[(i / 3 + k) % 3] : fr_derived("batch", 11 * i + k);
}

/* The elements behind the n-th must stay as they are. */
static void check_batch(const poseidon_path *path, unsigned arity, size_t n, fr in[HASHES_MAX][11])
{
    const poseidon_params *p = poseidon_params_get(arity);
    const size_t values = poseidon_trace_values(arity);
    const fr *ins[HASHES_MAX];
    fr out[HASHES_MAX + 1], *outs[HASHES_MAX], *traces[HASHES_MAX];
    fr *trace = malloc((HASHES_MAX * values + 1) * sizeof *trace);
    assert_non_null(trace);
    memset(out, 0xa5, sizeof out);
    const fr untouched = out[0];
    trace[n * values] = untouched;
    for (size_t i = 0; i < HASHES_MAX; i++) {
        ins[i] = in[i];
        outs[i] = &out[i];
        traces[i] = trace + i * values;
    }
    path->hashes(outs, ins, p, n);
    path->traces(traces, ins, p, n);
    for (size_t i = 0; i < n; i++) {
        fr ref;
        poseidon_ref(&ref, in[i], arity);
        if (!fr_eq(&out[i], &ref) || !fr_eq(&traces[i][values - 1], &ref))
            fail_msg("%s: arity %u, hash %zu of %zu is another", path->name, arity, i, n);
    }
    assert_memory_equal(&out[n], &untouched, sizeof untouched);
    assert_memory_equal(&trace[n * values], &untouched, sizeof untouched);
    free(trace);
}

static void every_path_equals_the_slow_twin(void **state)
{
    (void)state;
    static const size_t counts[] = {0, 1, 2, 7, 8, 9, 15, 16, 17, HASHES_MAX};
    fr in[HASHES_MAX][11];
    fill(in);
    for (size_t k = 0; k < POSEIDON_PATH_COUNT; k++)
        for (size_t i = 0; can_do(&POSEIDON_PATHS[k]) && i < 4; i++)
            for (size_t c = 0; c < sizeof counts / sizeof counts[0]; c++)
                check_batch(&POSEIDON_PATHS[k], arities[i], counts[c], in);
}

static void hashes_of_plain_integers(void **state)
{
    (void)state;
    for (size_t k = 0; k < POSEIDON_PATH_COUNT; k++) {
        const poseidon_path *path = &POSEIDON_PATHS[k];
        for (size_t i = 0; can_do(path) && i < sizeof poseidon_cases / sizeof poseidon_cases[0];
             i++) {
            const unsigned arity = poseidon_cases[i].arity;
            fr in[11], out;
            for (unsigned j = 0; j < arity; j++)
                in[j] = fr_of_hex(poseidon_cases[i].in[j]);
            const fr expected = fr_of_hex(poseidon_cases[i].digest);
            path->hashes((fr *[]){&out}, (const fr *[]){in}, poseidon_params_get(arity), 1);
            assert_true(fr_eq(&out, &expected));
        }
    }
}

/* The functions for other rooms: an output among its own inputs, and counts of variables as
 * published (spec porep, 1.5). */
static void batches_on_the_path_in_force(void **state)
{
    (void)state;
    static const size_t values[] = {311, 377, 505, 598};
    fr in[HASHES_MAX][11];
    fill(in);
    for (size_t i = 0; i < 4; i++) {
        const unsigned arity = arities[i];
        assert_int_equal(poseidon_trace_values(arity), values[i]);
        fr nodes[HASHES_MAX][11], trace[3][598];
        const fr *ins[HASHES_MAX];
        fr *outs[HASHES_MAX];
        memcpy(nodes, in, sizeof nodes);
        for (size_t k = 0; k < HASHES_MAX; k++) {
            ins[k] = nodes[k];
            outs[k] = &nodes[k][k % arity];
        }
        poseidon_trace_batch((fr *[]){trace[0], trace[1], trace[2]}, ins, arity, 3);
        poseidon_batch(outs, ins, arity, HASHES_MAX);
        for (size_t k = 0; k < HASHES_MAX; k++) {
            fr ref;
            poseidon_ref(&ref, in[k], arity);
            assert_true(fr_eq(outs[k], &ref));
            assert_true(k >= 3 || fr_eq(&trace[k][values[i] - 1], &ref));
        }
    }
}

int poseidon_batch_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_path_equals_the_slow_twin),
        cmocka_unit_test(hashes_of_plain_integers),
        cmocka_unit_test(batches_on_the_path_in_force),
    };
    return cmocka_run_group_tests_name("poseidon batch", tests, NULL, NULL);
}
