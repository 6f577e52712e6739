/* Assignments through the constraint image against those made row by row: toys, PoRep jobs, and
 * slabs with flipped bits and altered field elements. */
#include "circuit_test.h"

#include "c1_load.h"
#include "circuit/porep_assign.h"
#include "circuit/toy.h"
#include "image_assign.h"

#include <stdio.h>

/* ---- comparing ------------------------------------------------------------------------------- */

static void assert_values(const fr *got, const fr *expected, size_t n, const char *what)
{
    for (size_t i = 0; i < n; i++)
        if (!fr_eq(&got[i], &expected[i]))
            fail_msg("%s %zu differs", what, i);
}

static void assert_verdict(const r1cs_assignment *got, const r1cs_assignment *w)
{
    assert_int_equal(got->unsatisfied, w->unsatisfied);
    if (w->unsatisfied != 0)
        assert_int_equal(got->first_unsatisfied, w->first_unsatisfied);
}

void assert_same_assignment(const r1cs_assignment *got, const r1cs_assignment *w)
{
    assert_int_equal(got->inputs, w->inputs);
    assert_int_equal(got->aux, w->aux);
    assert_int_equal(got->rows, w->rows);
    assert_int_equal(got->domain, w->domain);
    assert_values(got->input, w->input, w->inputs, "input");
    assert_values(got->aux_value, w->aux_value, w->aux, "aux");
    if (w->a) {
        assert_values(got->a, w->a, w->domain, "row of A");
        assert_values(got->b, w->b, w->domain, "row of B");
        assert_values(got->c, w->c, w->domain, "row of C");
    }
    const size_t words = (w->aux + 63) / 64;
    assert_memory_equal(got->a_aux_density, w->a_aux_density, words * 8);
    assert_memory_equal(got->b_aux_density, w->b_aux_density, words * 8);
    assert_memory_equal(got->b_input_density, w->b_input_density, (w->inputs + 63) / 64 * 8);
    assert_int_equal(got->a_aux_ones, w->a_aux_ones);
    assert_int_equal(got->b_aux_ones, w->b_aux_ones);
    assert_int_equal(got->b_input_ones, w->b_input_ones);
    assert_verdict(got, w);
    assert_string_equal(got->first_unsatisfied_at, w->first_unsatisfied_at);
}

static void build(r1cs_image *image, const r1cs_circuit *circuit)
{
    if (image_build(image, circuit, NULL) != ERR_OK)
        fail_msg("%s", err_text());
}

void assert_same_natively(const porep_job *job, const r1cs_assignment *w)
{
    const porep_circuit blank = {.shape = job->shape};
    const r1cs_circuit circuit = {job->shape->name, porep_synthesize, &blank};
    r1cs_image image;
    porep_desk desk;
    pool *p;
    r1cs_assignment got;
    build(&image, &circuit);
    assert_int_equal(pool_create(&p, 2), ERR_OK);
    assert_int_equal(porep_desk_create(&desk, job->shape, 2), ERR_OK);
    assert_int_equal(porep_assign(&got, &desk, &image, job, 0, p, NULL), ERR_OK);
    assert_same_assignment(&got, w);
    r1cs_assignment_free(&got);
    porep_desk_free(&desk);
    pool_destroy(p);
    image_free(&image);
}

/* ---- slabs of any circuit -------------------------------------------------------------------- */

static void slab_create(r1cs_slab *slab, const r1cs_image *image, const r1cs_circuit *circuit)
{
    void *arena;
    const size_t bytes = slab_bytes(image->n);
    assert_int_equal(mem_alloc(&arena, MEM_WITNESS, bytes, 1, "slab"), ERR_OK);
    assert_int_equal(slab_place(slab, image->n, arena, bytes), ERR_OK);
    assert_int_equal(slab_assign(slab, circuit, NULL), ERR_OK);
}

static void check_toy(const toy_circuit *toy)
{
    const r1cs_circuit circuit = {"toy", toy_synthesize, toy};
    r1cs_image image;
    r1cs_slab slab;
    r1cs_assignment got, w;
    build(&image, &circuit);
    slab_create(&slab, &image, &circuit);
    const r1cs_assign_options o = {.keep_evaluations = true};
    assert_int_equal(r1cs_assign(&w, &circuit, &o), ERR_OK);
    assert_int_equal(image_assignment(&got, &image, &slab, &circuit, NULL, NULL), ERR_OK);
    assert_same_assignment(&got, &w);
    r1cs_assignment_free(&got);
    r1cs_assignment_free(&w);
    mem_free(slab.fields, MEM_WITNESS);
    image_free(&image);
}

static void test_toys(void **state)
{
    (void)state;
    static const char *const names[] = {"toy", "random:16", "random:1000", "random:30000"};
    for (unsigned i = 0; i < 4; i++)
        for (uint64_t secret = 0; secret < 3; secret++) {
            toy_circuit toy;
            assert_int_equal(toy_circuit_find(&toy, names[i]), ERR_OK);
            toy.secret = secret * UINT64_C(0x9e3779b97f4a7c15);
            check_toy(&toy);
        }
}

static void test_2kib(void **state)
{
    (void)state;
    porep_job job;
    c1_load(&job, "porep/2kib-v1_1/c1.json");
    const porep_circuit self = {.shape = job.shape, .job = &job};
    const r1cs_circuit circuit = {"2kib", porep_synthesize, &self};
    const r1cs_assign_options o = {.keep_evaluations = true};
    r1cs_assignment w;
    assert_int_equal(r1cs_assign(&w, &circuit, &o), ERR_OK);
    assert_same_natively(&job, &w);
    r1cs_assignment_free(&w);
    porep_job_free(&job);
}

/* ---- altered slabs --------------------------------------------------------------------------- */

typedef struct {
    r1cs_circuit circuit;
    r1cs_image image;
    r1cs_slab slab;
    r1cs_matrices matrices;
    pool *p;
    fr *aux;
} altered;

static void altered_create(altered *a)
{
    build(&a->image, &a->circuit);
    slab_create(&a->slab, &a->image, &a->circuit);
    assert_int_equal(r1cs_matrices_build(&a->matrices, &a->circuit), ERR_OK);
    assert_int_equal(pool_create(&a->p, 2), ERR_OK);
    assert_int_equal(MEM_ARRAY(&a->aux, MEM_WITNESS, a->matrices.aux, "aux"), ERR_OK);
}

static void altered_free(altered *a)
{
    mem_free(a->aux, MEM_WITNESS);
    pool_destroy(a->p);
    r1cs_matrices_free(&a->matrices);
    mem_free(a->slab.fields, MEM_WITNESS);
    image_free(&a->image);
}

/* The verdict on the slab as it is, against the matrices with the same values row by row; true if
 * all rows hold. */
static bool verdicts_agree(altered *a)
{
    image_aux_values(a->aux, &a->image, &a->slab, 0, a->matrices.aux);
    const r1cs_matrices_circuit self = {&a->matrices, a->slab.fields, a->aux};
    const r1cs_circuit by_rows = {"matrices", r1cs_matrices_synthesize, &self};
    r1cs_assignment w;
    image_verdict verdict;
    assert_int_equal(r1cs_assign(&w, &by_rows, NULL), ERR_OK);
    assert_int_equal(image_evaluate(NULL, NULL, NULL, &verdict, &a->image, &a->slab, a->p, NULL),
                     ERR_OK);
    assert_int_equal(verdict.unsatisfied, w.unsatisfied);
    if (w.unsatisfied != 0) {
        char place[R1CS_PLACE_BYTES], path[R1CS_PLACE_BYTES];
        assert_int_equal(verdict.first_unsatisfied, w.first_unsatisfied);
        assert_int_equal(image_verdict_text(place, &verdict, &a->circuit), ERR_OK);
        assert_int_equal(r1cs_locate(path, &a->circuit, w.first_unsatisfied), ERR_OK);
        const size_t n = strlen(path);
        assert_memory_equal(place, path, n);
        assert_string_equal(place + n + (n ? 2 : 0), w.first_unsatisfied_at);
    }
    r1cs_assignment_free(&w);
    return verdict.unsatisfied == 0;
}

static uint64_t draw(uint64_t *state)
{
    *state = *state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return *state >> 33;
}

/* `flips` values at once, `rounds` times; all are set right again. */
static unsigned alter_and_compare(altered *a, unsigned rounds, unsigned flips, uint64_t seed)
{
    unsigned found = 0;
    const size_t inputs = a->image.shape.inputs;
    for (unsigned round = 0; round < rounds; round++) {
        const uint64_t start = seed;
        for (unsigned undo = 0; undo < 2; undo++) {
            seed = start;
            for (unsigned i = 0; i < flips; i++) {
                const bool bit = a->slab.n.bits > 0 && draw(&seed) % 4 != 0;
                const uint64_t d = draw(&seed);
                if (bit) {
                    const size_t at = d % a->slab.n.bits;
                    a->slab.bits[at / 64] ^= UINT64_C(1) << at % 64;
                    continue;
                }
                fr *f = &a->slab.fields[inputs + d % (a->slab.n.fields - inputs)];
                if (undo)
                    fr_sub(f, f, &FR_ONE);
                else
                    fr_add(f, f, &FR_ONE);
            }
            if (!undo)
                found += !verdicts_agree(a);
        }
    }
    assert_true(verdicts_agree(a));
    return found;
}

static void test_altered_toys(void **state)
{
    (void)state;
    static const char *const names[] = {"toy", "random:1000"};
    for (unsigned i = 0; i < 2; i++) {
        toy_circuit toy;
        assert_int_equal(toy_circuit_find(&toy, names[i]), ERR_OK);
        toy.secret = 77;
        altered a = {.circuit = {names[i], toy_synthesize, &toy}};
        altered_create(&a);
        /* Of a random circuit some values are multiplied by zero and may be anything. */
        assert_in_range(alter_and_compare(&a, 300, 1, 1), i == 0 ? 300 : 150, 300);
        assert_in_range(alter_and_compare(&a, 50, 9, 2), i == 0 ? 50 : 30, 50);
        altered_free(&a);
    }
}

static void test_altered_2kib(void **state)
{
    (void)state;
    porep_job job;
    c1_load(&job, "porep/2kib-v1_1/c1.json");
    const porep_circuit self = {.shape = job.shape, .job = &job};
    altered a = {.circuit = {"2kib", porep_synthesize, &self}};
    altered_create(&a);
    const unsigned rounds = test_long() ? 200 : test_short() ? 1 : 6;
    assert_int_equal(alter_and_compare(&a, rounds, 1, 3), rounds);
    assert_int_equal(alter_and_compare(&a, rounds, 20, 4), rounds);
    altered_free(&a);
    porep_job_free(&job);
}

CIRCUIT_TESTS(evaluate_tests)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_toys),
        cmocka_unit_test(test_2kib),
        cmocka_unit_test(test_altered_toys),
        cmocka_unit_test(test_altered_2kib),
    };
    return cmocka_run_group_tests_name("evaluation through images", tests, NULL, NULL);
}
