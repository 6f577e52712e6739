/* Plans: the gadget's folding of constants (§4.1, §4.2), on all 32 bits of a word at once.
 *
 * Each operation is written as the description has it, a list of rules of which the first that
 * matches decides, except that every rule decides for the bits that it matches. */
#include "gadget/sha256_trace.h"

#include "base/verify.h"
#include "gadget/sha256_constants.h"

#include <stdbool.h>
#include <string.h>

typedef sha256_kinds kinds;

/* What an operation gives: the kinds of its result, which bits it allocates for it, and which of
 * those variables hold the complement of the result. */
typedef struct {
    kinds k;
    uint32_t allocated, flipped;
} result;

/* ---- one variable at most -------------------------------------------------------------------- */

static uint32_t variable(kinds a)
{
    return ~a.constant;
}

static uint32_t is_constant(kinds a, bool value)
{
    return a.constant & (value ? a.value : ~a.value);
}

static kinds kinds_not(kinds a)
{
    return (kinds){a.constant, ~a.value & a.constant, ~a.negated & variable(a)};
}

static result result_not(result r)
{
    return (result){kinds_not(r.k), r.allocated, ~r.flipped & r.allocated};
}

static result unchanged(kinds a)
{
    return (result){a, 0, 0};
}

/* A constant passes the other operand on or negates it. Of two variables, the new one is the xor of
 * what they hold: negated once, the result is its negation. */
static result kinds_xor(kinds a, kinds b)
{
    const uint32_t both = variable(a) & variable(b), constant = a.constant & b.constant;
    const uint32_t odd = a.value ^ b.value ^ a.negated ^ b.negated;
    return (result){{constant, odd & constant, odd & ~constant}, both, odd & both};
}

/* The bits of r where `where` has them, into out. */
static void take(result *out, result r, uint32_t where)
{
    out->k.constant |= r.k.constant & where;
    out->k.value |= r.k.value & where;
    out->k.negated |= r.k.negated & where;
    out->allocated |= r.allocated & where;
    out->flipped |= r.flipped & where;
}

/* Rule by rule: `left` are the bits that no rule has matched yet. */
static void rule(result *out, uint32_t *left, uint32_t matches, result r)
{
    take(out, r, *left & matches);
    *left &= ~matches;
}

/* A new variable that holds the result. */
static const result fresh = {{0, 0, 0}, UINT32_MAX, 0};

static result kinds_and(kinds a, kinds b)
{
    result out = {{0, 0, 0}, 0, 0};
    uint32_t left = UINT32_MAX;
    rule(&out, &left, is_constant(a, false) | is_constant(b, false),
         unchanged(sha256_kinds_constant(0)));
    rule(&out, &left, is_constant(a, true), unchanged(b));
    rule(&out, &left, is_constant(b, true), unchanged(a));
    rule(&out, &left, left, fresh);
    return out;
}

static result kinds_ch(kinds a, kinds b, kinds c)
{
    result out = {{0, 0, 0}, 0, 0};
    uint32_t left = UINT32_MAX;
    const kinds not_a = kinds_not(a), not_b = kinds_not(b), not_c = kinds_not(c);
    const uint32_t chosen = (a.value & b.value) | (~a.value & c.value);
    rule(&out, &left, a.constant & b.constant & c.constant,
         unchanged(sha256_kinds_constant(chosen)));
    rule(&out, &left, is_constant(a, false), unchanged(c));
    rule(&out, &left, is_constant(b, false), kinds_and(not_a, c));
    rule(&out, &left, is_constant(c, false), kinds_and(a, b));
    rule(&out, &left, is_constant(c, true), result_not(kinds_and(a, not_b)));
    rule(&out, &left, is_constant(b, true), result_not(kinds_and(not_a, not_c)));
    rule(&out, &left, left, fresh);
    return out;
}

/* second: where b ∧ c is allocated too, after the result. */
static result kinds_maj(uint32_t *second, kinds a, kinds b, kinds c)
{
    result out = {{0, 0, 0}, 0, 0};
    uint32_t left = UINT32_MAX;
    const kinds not_a = kinds_not(a), not_b = kinds_not(b), not_c = kinds_not(c);
    const uint32_t majority = (a.value & b.value) | (a.value & c.value) | (b.value & c.value);
    rule(&out, &left, a.constant & b.constant & c.constant,
         unchanged(sha256_kinds_constant(majority)));
    rule(&out, &left, is_constant(a, false), kinds_and(b, c));
    rule(&out, &left, is_constant(b, false), kinds_and(a, c));
    rule(&out, &left, is_constant(c, false), kinds_and(a, b));
    rule(&out, &left, is_constant(c, true), result_not(kinds_and(not_a, not_b)));
    rule(&out, &left, is_constant(b, true), result_not(kinds_and(not_a, not_c)));
    rule(&out, &left, is_constant(a, true), result_not(kinds_and(not_b, not_c)));
    *second = left;
    rule(&out, &left, left, fresh);
    return out;
}

/* ---- words of the plan ----------------------------------------------------------------------- */

typedef struct {
    sha256_plan *plan;
    unsigned next;
} planner;

static void plan_word(planner *p, uint64_t mask, uint64_t flip)
{
    VERIFY(p->next < SHA256_TRACE_WORDS);
    p->plan->mask[p->next] = mask;
    p->plan->flip[p->next] = flip;
    p->plan->count[p->next] = (uint8_t)__builtin_popcountll(mask);
    p->plan->bits += (uint32_t)__builtin_popcountll(mask);
    p->next++;
}

static kinds plan_result(planner *p, result r)
{
    plan_word(p, r.allocated, r.flipped);
    return r.k;
}

static uint64_t even_bits(uint32_t x)
{
    uint64_t out = 0;
    for (unsigned i = 0; i < 32; i++)
        out |= (uint64_t)(x >> i & 1) << 2 * i;
    return out;
}

static kinds plan_maj(planner *p, kinds a, kinds b, kinds c)
{
    uint32_t second;
    const result r = kinds_maj(&second, a, b, c);
    plan_word(p, even_bits(r.allocated) | even_bits(second) << 1, even_bits(r.flipped));
    return r.k;
}

static kinds rotated(kinds a, unsigned by)
{
    return (kinds){a.constant >> by | a.constant << (32 - by), a.value >> by | a.value << (32 - by),
                   a.negated >> by | a.negated << (32 - by)};
}

/* The bits shifted in are constants. */
static kinds shifted(kinds a, unsigned by)
{
    return (kinds){a.constant >> by | ~(UINT32_MAX >> by), a.value >> by, a.negated >> by};
}

static kinds plan_xor(planner *p, kinds a, kinds b, kinds c)
{
    const kinds inner = plan_result(p, kinds_xor(a, b));
    return plan_result(p, kinds_xor(inner, c));
}

/* The sum of n words: all bits of the integer are allocated unless every operand is constant. */
static kinds plan_sum(planner *p, const kinds *const *words, unsigned n)
{
    uint32_t constant = UINT32_MAX, sum = 0;
    for (unsigned i = 0; i < n; i++) {
        constant &= words[i]->constant;
        sum += words[i]->value;
    }
    if (constant == UINT32_MAX) {
        plan_word(p, 0, 0);
        return sha256_kinds_constant(sum);
    }
    plan_word(p, UINT64_MAX >> __builtin_clzll(n * UINT64_C(0xffffffff)), 0);
    return sha256_kinds_variable();
}

/* ---- the compression ------------------------------------------------------------------------- */

static void plan_schedule(planner *p, kinds w[64])
{
    for (unsigned i = 16; i < 64; i++) {
        const kinds x = w[i - 15], y = w[i - 2];
        const kinds s0 = plan_xor(p, rotated(x, 7), rotated(x, 18), shifted(x, 3));
        const kinds s1 = plan_xor(p, rotated(y, 17), rotated(y, 19), shifted(y, 10));
        w[i] = plan_sum(p, (const kinds *[]){&w[i - 16], &s0, &w[i - 7], &s1}, 4);
    }
}

/* The terms of the sums that are put off to the next round. */
typedef struct {
    kinds h, s1, ch, k, w, d, s0, maj;
} terms;

static kinds plan_e(planner *p, const terms *t, const kinds *more)
{
    const kinds *const words[] = {&t->h, &t->s1, &t->ch, &t->k, &t->w, &t->d, more};
    return plan_sum(p, words, more ? 7 : 6);
}

static kinds plan_a(planner *p, const terms *t, const kinds *more)
{
    const kinds *const words[] = {&t->h, &t->s1, &t->ch, &t->k, &t->w, &t->s0, &t->maj, more};
    return plan_sum(p, words, more ? 8 : 7);
}

/* v: a … h, of which a and e are those of the round before, as t is; both become this round's. In
 * the first round they are there already: two empty words. */
static void plan_round(planner *p, bool first, uint32_t k, kinds w, kinds v[8], terms *t)
{
    terms n = {.k = sha256_kinds_constant(k), .w = w, .h = v[7], .d = v[3]};
    if (first)
        plan_word(p, 0, 0);
    else
        v[4] = plan_e(p, t, NULL);
    n.s1 = plan_xor(p, rotated(v[4], 6), rotated(v[4], 11), rotated(v[4], 25));
    n.ch = plan_result(p, kinds_ch(v[4], v[5], v[6]));
    if (first)
        plan_word(p, 0, 0);
    else
        v[0] = plan_a(p, t, NULL);
    n.s0 = plan_xor(p, rotated(v[0], 2), rotated(v[0], 13), rotated(v[0], 22));
    n.maj = plan_maj(p, v[0], v[1], v[2]);
    *t = n;
    memmove(&v[5], &v[4], 3 * sizeof *v);
    memmove(&v[1], &v[0], 3 * sizeof *v);
}

void sha256_plan_make(sha256_plan *out, sha256_kinds state[8], const sha256_kinds block[16])
{
    planner p = {out, 0};
    kinds w[64], v[8];
    terms t;
    out->bits = 0;
    memcpy(w, block, 16 * sizeof *w);
    memcpy(v, state, sizeof v);
    plan_schedule(&p, w);
    for (unsigned i = 0; i < 64; i++)
        plan_round(&p, i == 0, SHA256_K[i], w[i], v, &t);
    for (unsigned i = 0; i < 8; i++) {
        if (i == 0)
            state[i] = plan_a(&p, &t, &state[i]);
        else if (i == 4)
            state[i] = plan_e(&p, &t, &state[i]);
        else
            state[i] = plan_sum(&p, (const kinds *[]){&state[i], &v[i]}, 2);
    }
    VERIFY(p.next == SHA256_TRACE_WORDS);
}
