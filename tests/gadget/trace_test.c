/* The native SHA-256 trace against the gadget: every allocated bit, for the kinds of blocks that
 * circuits have and for any others. */
#include "gadget_tests.h"

#include "gadget/gadget.h"
#include "gadget/sha256_constants.h"
#include "gadget/sha256_lanes.h"
#include "gadget/sha256_trace.h"
#include "r1cs/slab.h"

#define WORDS    24 /* 8 of the state, 16 of the block */
#define BITS_MAX (WORDS * 32 + 30000)

/* ---- one compression, both ways -------------------------------------------------------------- */

typedef struct {
    sha256_kinds kinds[WORDS];
    uint32_t value[WORDS]; /* of the Booleans */
    size_t operands;       /* bits allocated before the compression */
    sha256_kinds state_kinds[8];
    uint32_t state[8]; /* after it */
} compression;

static uint64_t random_state;

static uint32_t random_word(void)
{
    random_state += UINT64_C(0x9e3779b97f4a7c15); /* splitmix64 */
    uint64_t z = random_state;
    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return (uint32_t)(z >> 32);
}

static boolean operand(r1cs_cs *cs, compression *c, unsigned word, unsigned bit)
{
    const sha256_kinds k = c->kinds[word];
    const bool value = c->value[word] >> bit & 1;
    if (k.constant >> bit & 1)
        return boolean_constant(k.value >> bit & 1);
    c->operands++;
    const bool negated = k.negated >> bit & 1;
    const boolean b = boolean_alloc(cs, value ^ negated);
    return negated ? boolean_not(b) : b;
}

static void lay_out(const void *self, r1cs_cs *cs)
{
    static compression *c;
    static word32 state[8];
    static boolean block[512];
    c = *(compression *const *)self;
    c->operands = 0;
    for (unsigned i = 0; i < 8; i++)
        for (unsigned k = 0; k < 32; k++)
            state[i].bit[k] = operand(cs, c, i, k);
    for (unsigned i = 0; i < 512; i++)
        block[i] = operand(cs, c, 8 + i / 32, 31 - i % 32);
    sha256_compress(cs, state, block);
    for (unsigned i = 0; i < 8; i++) {
        c->state[i] = 0;
        c->state_kinds[i] = sha256_kinds_variable();
        for (unsigned k = 0; k < 32; k++) {
            const boolean b = state[i].bit[k];
            c->state[i] |= (uint32_t)b.value << k;
            c->state_kinds[i].constant |= (uint32_t)(b.kind == BOOLEAN_CONSTANT) << k;
            c->state_kinds[i].value |= (uint32_t)(b.kind == BOOLEAN_CONSTANT && b.value) << k;
            c->state_kinds[i].negated |= (uint32_t)(b.kind == BOOLEAN_NOT) << k;
        }
    }
}

/* c has kinds and values; `at`: the bit where the sink begins. */
static void check(compression *c, const char *name, unsigned at)
{
    static uint64_t expected[BITS_MAX / 64 + 2], found[BITS_MAX / 64 + 2];
    static sha256_plan plan;
    compression *self = c;
    const r1cs_circuit circuit = {name, lay_out, &self};
    r1cs_slab slab = {.bits = expected};
    fr fields[1];
    slab.fields = fields;
    assert_int_equal(slab_count(&slab.n, &circuit), ERR_OK);
    assert_true(slab.n.bits <= BITS_MAX);
    assert_int_equal(slab_assign(&slab, &circuit, NULL), ERR_OK);
    sha256_kinds state_kinds[8];
    uint32_t state[8];
    memcpy(state_kinds, c->kinds, sizeof state_kinds);
    memcpy(state, c->value, sizeof state);
    sha256_plan_make(&plan, state_kinds, c->kinds + 8);
    if (plan.bits != slab.n.bits - c->operands)
        fail_msg("%s: the plan has %u bits, the gadget %zu", name, plan.bits,
                 slab.n.bits - c->operands);
    assert_memory_equal(state_kinds, c->state_kinds, sizeof state_kinds);
    memset(found, 0xa5, sizeof found);
    bit_sink sink = bit_sink_at(found, at);
    sha256_trace(&sink, &plan, state, c->value + 8);
    assert_int_equal((size_t)(sink.word - found) * 64 + sink.fill, at + plan.bits);
    assert_true(sink.fill == 0 ? sink.rest == 0 : sink.rest >> sink.fill == 0);
    assert_int_equal(*sink.word, UINT64_C(0xa5a5a5a5a5a5a5a5)); /* not the sink's */
    *sink.word = sink.rest;
    for (unsigned i = 0; i < plan.bits; i++)
        if (slab_window(found, at + i, 1) != slab_window(expected, c->operands + i, 1))
            fail_msg("%s: bit %u of %u differs", name, i, plan.bits);
    assert_int_equal(at % 64 ? found[at / 64] << (64 - at % 64) : 0, 0);
    assert_memory_equal(state, c->state, sizeof state);
}

/* ---- kinds ----------------------------------------------------------------------------------- */

static void fill(compression *c, sha256_kinds (*of)(unsigned word))
{
    for (unsigned i = 0; i < WORDS; i++) {
        const sha256_kinds k = c->kinds[i] = of(i);
        c->value[i] = (random_word() & ~k.constant) | k.value;
    }
}

static sha256_kinds all_variable(unsigned word)
{
    (void)word;
    return sha256_kinds_variable();
}

static sha256_kinds initial_state(unsigned word)
{
    return word < 8 ? sha256_kinds_constant(SHA256_H[word]) : sha256_kinds_variable();
}

static sha256_kinds padding(unsigned word)
{
    if (word < 8)
        return sha256_kinds_variable();
    return sha256_kinds_constant(word == 8 ? UINT32_C(1) << 31 : word == 23 ? 512 : 0);
}

static sha256_kinds all_constant(unsigned word)
{
    return sha256_kinds_constant(word < 8 ? SHA256_H[word] : random_word());
}

/* One variable in a block of constants: the constants run through most of the schedule. */
static sha256_kinds one_variable(unsigned word)
{
    sha256_kinds k = all_constant(word);
    if (word == 23) {
        k.constant &= ~UINT32_C(1);
        k.value &= k.constant;
    }
    return k;
}

/* Any mixture of the four kinds of Booleans. */
static sha256_kinds mixed(unsigned word)
{
    (void)word;
    const uint32_t constant = random_word(), bits = random_word();
    return (sha256_kinds){constant, bits & constant, bits & ~constant};
}

static sha256_kinds mostly_variable(unsigned word)
{
    sha256_kinds k = mixed(word);
    k.constant &= random_word() & random_word();
    k.value &= k.constant;
    k.negated &= ~k.constant;
    return k;
}

static const struct {
    const char *name;
    sha256_kinds (*of)(unsigned word);
    unsigned rounds;
} cases[] = {
    {"all variable", all_variable, 20},
    {"initial state", initial_state, 20},
    {"padding", padding, 20},
    {"all constant", all_constant, 3},
    {"one variable", one_variable, 20},
    {"mixed", mixed, 100},
    {"mostly variable", mostly_variable, 100},
};

static void test_kinds(void **state)
{
    (void)state;
    random_state = 1;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        for (unsigned k = 0; k < cases[i].rounds; k++) {
            compression c;
            fill(&c, cases[i].of);
            check(&c, cases[i].name, random_word() % 128);
        }
    }
}

/* Sums that carry as far as sums can, and that do not at all. */
static void test_extreme_values(void **state)
{
    (void)state;
    compression c;
    for (unsigned ones = 0; ones < 2; ones++) {
        for (unsigned i = 0; i < WORDS; i++) {
            c.kinds[i] = sha256_kinds_variable();
            c.value[i] = ones ? UINT32_MAX : 0;
        }
        check(&c, "extreme values", ones ? 63 : 0);
    }
}

/* ---- several at once ------------------------------------------------------------------------- */

#define LANE_WORDS (SHA256_TRACE_BITS_MAX / 64 + 4)

static uint64_t in_lanes[SHA256_LANES][LANE_WORDS], alone[SHA256_LANES][LANE_WORDS];

static void check_lanes(const sha256_lanes_path *path, unsigned lanes, const compression *c,
                        const sha256_plan *plan)
{
    sha256_row state[8], block[16];
    uint32_t value[SHA256_LANES][WORDS]; /* state and block of each lane */
    bit_sink found[SHA256_LANES], expected[SHA256_LANES];
    memset(in_lanes, 0xa5, sizeof in_lanes);
    memset(alone, 0xa5, sizeof alone);
    for (unsigned k = 0; k < SHA256_LANES; k++) {
        for (unsigned i = 0; i < WORDS; i++) {
            value[k][i] = (random_word() & ~c->kinds[i].constant) | c->kinds[i].value;
            (i < 8 ? &state[i] : &block[i - 8])->lane[k] = value[k][i];
        }
        const unsigned at = random_word() % 64;
        found[k] = bit_sink_at(in_lanes[k], at);
        expected[k] = bit_sink_at(alone[k], at);
        if (k < lanes)
            sha256_trace(&expected[k], plan, value[k], value[k] + 8);
    }
    path->trace(found, lanes, plan, state, block);
    for (unsigned k = 0; k < SHA256_LANES; k++) {
        bool same = found[k].word - in_lanes[k] == expected[k].word - alone[k] &&
                    found[k].fill == expected[k].fill && found[k].rest == expected[k].rest &&
                    memcmp(in_lanes[k], alone[k], sizeof *alone) == 0;
        for (unsigned i = 0; i < 8 && k < lanes; i++)
            same = same && state[i].lane[k] == value[k][i];
        if (!same)
            fail_msg("%s, %u lanes: lane %u differs", path->name, lanes, k);
    }
}

/* Every way that this processor has, with any number of lanes; the others' sinks stay untouched. */
static void test_lanes(void **state)
{
    (void)state;
    static sha256_plan plan;
    unsigned ways = 0;
    random_state = 4;
    for (unsigned p = 0; p < SHA256_LANES_PATH_COUNT; p++) {
        const sha256_lanes_path *path = &SHA256_LANES_PATHS[p];
        if (path->level > cpu_level_detected() || (path->available && !path->available()))
            continue;
        ways++;
        for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++)
            for (unsigned lanes = 1; lanes <= SHA256_LANES; lanes++) {
                compression c;
                sha256_kinds kinds[8];
                fill(&c, cases[i].of);
                memcpy(kinds, c.kinds, sizeof kinds);
                sha256_plan_make(&plan, kinds, c.kinds + 8);
                check_lanes(path, lanes, &c, &plan);
            }
    }
    assert_true(ways >= 1);
}

/* ---- the sink -------------------------------------------------------------------------------- */

static void test_sink(void **state)
{
    (void)state;
    random_state = 2;
    for (unsigned start = 0; start < 64; start++) {
        uint64_t found[40], one_by_one[40] = {0};
        memset(found, 0xa5, sizeof found);
        bit_sink s = bit_sink_at(found, start);
        unsigned at = start;
        while (at < 38 * 64) {
            const unsigned n = random_word() % 65;
            const uint64_t any = (uint64_t)random_word() << 32 | random_word();
            const uint64_t v = n == 0 ? 0 : any >> (64 - n);
            bit_sink_append(&s, v, n);
            for (unsigned i = 0; i < n; i++, at++)
                one_by_one[at / 64] |= (v >> i & 1) << at % 64;
        }
        assert_int_equal((size_t)(s.word - found) * 64 + s.fill, at);
        assert_int_equal(*s.word, UINT64_C(0xa5a5a5a5a5a5a5a5));
        *s.word = s.rest;
        assert_memory_equal(found, one_by_one, (size_t)(s.word + 1 - found) * sizeof *found);
    }
}

int trace_tests(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_kinds),
        cmocka_unit_test(test_extreme_values),
        cmocka_unit_test(test_lanes),
        cmocka_unit_test(test_sink),
    };
    return cmocka_run_group_tests_name("SHA-256 trace", tests, NULL, NULL);
}
