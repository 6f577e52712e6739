/* The values that hash/poseidon_batch.h gives for a hash's variables, on every path that the
 * processor can do, against the variables that the gadget allocates in a constraint system. */
#include "gadget_cases.h"
#include "gadget_tests.h"

#include "hash/poseidon_path.h"

#define ARITY_MAX 11
#define KINDS     6

typedef struct {
    unsigned arity;
    const fr *in;
} one_hash;

static void lay_out(const void *self, r1cs_cs *cs)
{
    const one_hash *h = self;
    num in[ARITY_MAX];
    for (unsigned i = 0; i < h->arity; i++)
        in[i] = num_alloc(cs, &h->in[i]);
    (void)poseidon_gadget(cs, in, h->arity, NULL);
}

/* All 0, all 1, all r - 1, a mixture of these, then pseudo-random values. */
static void fill(fr *in, unsigned arity, unsigned kind)
{
    fr edge[3] = {FR_ZERO, FR_ONE};
    fr_neg(&edge[2], &FR_ONE);
    for (unsigned i = 0; i < arity; i++) {
        if (kind < 3)
            in[i] = edge[kind];
        else if (kind == 3)
            in[i] = edge[i % 3];
        else
            test_value(&in[i], 100 * kind + i);
    }
}

static void compare(const fr *trace, unsigned arity, const fr *in, const char *path)
{
    const one_hash self = {arity, in};
    const r1cs_circuit circuit = {"poseidon", lay_out, &self};
    r1cs_assignment w;
    assert_int_equal(r1cs_assign(&w, &circuit, NULL), ERR_OK);
    assert_int_equal(w.unsatisfied, 0);
    const size_t values = poseidon_trace_values(arity);
    assert_int_equal(w.aux, arity + values);
    for (size_t i = 0; i < values; i++)
        if (!fr_eq(&trace[i], &w.aux_value[arity + i]))
            fail_msg("%s: arity %u, variable %zu is another", path, arity, i);
    r1cs_assignment_free(&w);
}

static void test_traces(void **state)
{
    (void)state;
    static const unsigned arities[] = {2, 4, 8, 11};
    static fr in[KINDS][ARITY_MAX], trace[KINDS][600];
    for (size_t k = 0; k < POSEIDON_PATH_COUNT; k++) {
        const poseidon_path *path = &POSEIDON_PATHS[k];
        for (unsigned a = 0; path->level <= cpu_level_detected() && a < 4; a++) {
            const fr *ins[KINDS];
            fr *traces[KINDS];
            for (unsigned i = 0; i < KINDS; i++) {
                fill(in[i], arities[a], i);
                ins[i] = in[i];
                traces[i] = trace[i];
            }
            path->traces(traces, ins, poseidon_params_get(arities[a]), KINDS);
            for (unsigned i = 0; i < KINDS; i++)
                compare(trace[i], arities[a], in[i], path->name);
        }
    }
}

int poseidon_trace_tests(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_traces)};
    return cmocka_run_group_tests_name("poseidon traces", tests, NULL, NULL);
}
