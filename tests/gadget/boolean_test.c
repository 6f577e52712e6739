/* Booleans, exhaustively: every operator on every kind of operands (constants, variables, negated
 * variables) and every value, against C's operators; what is allocated, and
 * that the rows hold. Sums of words that mix all kinds. */
#include "gadget/multieq.h"
#include "gadget_tests.h"

#include "base/mem.h"

enum { KINDS = 6 }; /* false, true, Is 0, Is 1, Not 0, Not 1 */

static boolean operand(r1cs_cs *cs, unsigned kind)
{
    if (kind < 2)
        return boolean_constant(kind);
    const boolean b = boolean_alloc(cs, kind & 1);
    return kind < 4 ? b : boolean_not(b);
}

static bool value_of(unsigned kind)
{
    return kind < 4 ? kind & 1 : !(kind & 1);
}

typedef struct {
    char op; /* ^ & c m */
    unsigned kind[3];
    boolean result;
} operation;

static bool expected_of(const operation *o)
{
    const bool a = value_of(o->kind[0]), b = value_of(o->kind[1]), c = value_of(o->kind[2]);
    switch (o->op) {
    case '^':
        return a != b;
    case '&':
        return a && b;
    case 'c':
        return a ? b : c;
    default:
        return a + b + c >= 2;
    }
}

static void lay_out(const void *self, r1cs_cs *cs)
{
    static operation *o;
    o = *(operation *const *)self;
    boolean in[3];
    for (unsigned i = 0; i < 3; i++)
        in[i] = operand(cs, o->kind[i]);
    switch (o->op) {
    case '^':
        o->result = boolean_xor(cs, in[0], in[1]);
        break;
    case '&':
        o->result = boolean_and(cs, in[0], in[1]);
        break;
    case 'c':
        o->result = boolean_ch(cs, in[0], in[1], in[2]);
        break;
    default:
        o->result = boolean_maj(cs, in[0], in[1], in[2]);
        break;
    }
    /* The result's linear combination equals its value, as a row. */
    r1cs_term t[2];
    const r1cs_term one = {R1CS_ONE, R1CS_ONE_COEFF};
    const size_t n = boolean_terms(t, o->result, 0, false);
    r1cs_enforce(cs, (r1cs_lc){t, n}, (r1cs_lc){&one, 1}, (r1cs_lc){&one, expected_of(o)});
}

static size_t and_allocates(unsigned kind_a, unsigned kind_b)
{
    return kind_a >= 2 && kind_b >= 2;
}

/* Variables that the operator allocates, by the rules of spec porep §4.1: the first that matches.
 */
static size_t allocation_of(const operation *o)
{
    const unsigned a = o->kind[0], b = o->kind[1], c = o->kind[2];
    const unsigned constants = (a < 2) + (b < 2) + (c < 2);
    switch (o->op) {
    case '^':
    case '&':
        return and_allocates(a, b);
    case 'c':
        if (constants == 3 || a == 0)
            return 0;
        if (b == 0)
            return and_allocates(a, c);
        if (c < 2)
            return and_allocates(a, b);
        return b == 1 ? and_allocates(a, c) : 1;
    default:
        return constants == 0 ? 2 : constants == 1;
    }
}

static void check(operation o)
{
    operation *self = &o;
    const r1cs_circuit circuit = {"operation", lay_out, &self};
    r1cs_assignment w;
    assert_int_equal(r1cs_assign(&w, &circuit, NULL), ERR_OK);
    size_t operands = 0;
    for (unsigned i = 0; i < 3; i++)
        operands += o.kind[i] >= 2;
    if (w.unsatisfied != 0 || o.result.value != expected_of(&o))
        fail_msg("%c of kinds %u %u %u", o.op, o.kind[0], o.kind[1], o.kind[2]);
    if (w.aux - operands != allocation_of(&o))
        fail_msg("%c of kinds %u %u %u allocates %zu", o.op, o.kind[0], o.kind[1], o.kind[2],
                 w.aux - operands);
    r1cs_assignment_free(&w);
}

static void test_operators(void **state)
{
    (void)state;
    static const char ops[] = "^&cm";
    for (unsigned op = 0; op < 4; op++)
        for (unsigned i = 0; i < KINDS * KINDS * KINDS; i++)
            check((operation){.op = ops[op],
                              .kind = {i % KINDS, i / KINDS % KINDS, i / KINDS / KINDS}});
}

/* ---- sums ------------------------------------------------------------------------------------ */

typedef struct {
    unsigned n, rounds;
    bool constant;
    uint32_t got[40], expected[40];
} sums;

static uint64_t draw(uint64_t *state)
{
    *state = *state * UINT64_C(6364136223846793005) + 1;
    return *state >> 33;
}

static void lay_out_sums(const void *self, r1cs_cs *cs)
{
    static sums *s;
    static multieq m;
    s = *(sums *const *)self;
    uint64_t seed = 7;
    multieq_begin(&m, cs);
    for (unsigned round = 0; round < s->rounds; round++) {
        word32 w[ADDMANY_MAX];
        const word32 *words[ADDMANY_MAX];
        s->expected[round] = 0;
        for (unsigned k = 0; k < s->n; k++) {
            words[k] = &w[k];
            for (unsigned i = 0; i < 32; i++) {
                const unsigned kind = (unsigned)draw(&seed) % (s->constant ? 2 : KINDS);
                w[k].bit[i] = operand(cs, kind);
                s->expected[round] += (uint32_t)value_of(kind) << i;
            }
        }
        const word32 sum = multieq_add(&m, words, s->n);
        s->got[round] = 0;
        for (unsigned i = 0; i < 32; i++)
            s->got[round] |= (uint32_t)sum.bit[i].value << i;
    }
    multieq_end(&m);
}

static void test_sums(void **state)
{
    (void)state;
    for (unsigned n = 2; n <= ADDMANY_MAX; n++) {
        for (unsigned constant = 0; constant < 2; constant++) {
            sums s = {.n = n, .rounds = 20, .constant = constant}, *self = &s;
            const r1cs_circuit circuit = {"sums", lay_out_sums, &self};
            r1cs_assignment w;
            assert_int_equal(r1cs_assign(&w, &circuit, NULL), ERR_OK);
            assert_int_equal(w.unsatisfied, 0);
            assert_memory_equal(s.got, s.expected, s.rounds * sizeof s.got[0]);
            if (constant)
                assert_int_equal(w.aux, 0);
            r1cs_assignment_free(&w);
        }
    }
}

int boolean_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_operators),
        cmocka_unit_test(test_sums),
    };
    return cmocka_run_group_tests_name("booleans", tests, NULL, NULL);
}
