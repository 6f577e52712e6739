/* The assignment of a circuit: values, densities, evaluations, and which row does not hold. */
#include "r1cs/evaluate.h"

#include <string.h>

typedef struct {
    r1cs_cs cs;
    const r1cs_assign_options *options;
    r1cs_assignment *out;
    small_values small;
    /* Terms that may be the first of their variable in A or B, of one row. */
    r1cs_term *candidate;
    size_t candidate_room;
} assign_cs;

/* ---- densities ------------------------------------------------------------------------------- */

static bool is_ascending(r1cs_lc lc)
{
    for (size_t i = 1; i < lc.n; i++)
        if (lc.terms[i].var <= lc.terms[i - 1].var)
            return false;
    return true;
}

static uint64_t *map_of(r1cs_var v, uint64_t *aux_map, uint64_t *input_map)
{
    return v & R1CS_AUX ? aux_map : input_map;
}

/* Marks the variables with a non-zero coefficient. Only combinations that are not ascending can
 * hold a variable twice; of those only the terms whose variable is not marked yet are put into
 * canonical form, because a mark is never taken back. input_map null: inputs are not marked. */
static err_t mark(assign_cs *s, uint64_t *aux_map, uint64_t *input_map, r1cs_lc lc)
{
    if (!is_ascending(lc)) {
        size_t n = 0;
        if (lc.n > s->candidate_room)
            ERR_TRY(cs_grow((void **)&s->candidate, &s->candidate_room, 0, lc.n,
                            sizeof *s->candidate, MEM_SCRATCH, "terms of a row"));
        for (size_t i = 0; i < lc.n; i++) {
            const r1cs_term t = lc.terms[i];
            const uint64_t *map = map_of(t.var, aux_map, input_map);
            if (map && !bitmap_get(map, t.var & ~R1CS_AUX))
                s->candidate[n++] = t;
        }
        lc = cs_canonical(&s->cs, 0, (r1cs_lc){s->candidate, n});
    }
    for (size_t i = 0; i < lc.n; i++) {
        const r1cs_term t = lc.terms[i];
        uint64_t *map = map_of(t.var, aux_map, input_map);
        if (map && t.coeff != R1CS_ZERO_COEFF)
            bitmap_set(map, t.var & ~R1CS_AUX);
    }
    return ERR_OK;
}

/* ---- rows ------------------------------------------------------------------------------------ */

static void note_unsatisfied(assign_cs *s, const lc_value v[3])
{
    r1cs_assignment *out = s->out;
    if (out->unsatisfied++ != 0)
        return;
    out->first_unsatisfied = s->cs.rows;
    fr abc[3];
    for (unsigned m = 0; m < 3; m++)
        lc_value_fr(&abc[m], &s->small, &v[m]);
    char path[R1CS_PLACE_BYTES];
    cs_path(&s->cs, path, sizeof path);
    place_text(out->first_unsatisfied_at, path, abc);
}

static void hand_out(assign_cs *s, size_t row, const fr abc[3])
{
    if (s->out->a) {
        s->out->a[row] = abc[0];
        s->out->b[row] = abc[1];
        s->out->c[row] = abc[2];
    }
    if (s->options->evaluations)
        s->options->evaluations(s->options->context, row, abc);
}

static void assign_row(r1cs_cs *cs, const r1cs_lc abc[3])
{
    assign_cs *s = (assign_cs *)cs;
    r1cs_assignment *out = s->out;
    lc_value v[3];
    for (unsigned m = 0; m < 3; m++)
        lc_evaluate(&v[m], cs, abc[m]);
    if (!lc_values_hold(&s->small, v))
        note_unsatisfied(s, v);
    if (out->a || s->options->evaluations) {
        fr f[3];
        for (unsigned m = 0; m < 3; m++)
            lc_value_fr(&f[m], &s->small, &v[m]);
        hand_out(s, cs->rows, f);
    }
    err_t rc = mark(s, out->a_aux_density, NULL, abc[0]);
    if (rc == ERR_OK)
        rc = mark(s, out->b_aux_density, out->b_input_density, abc[1]);
    if (rc != ERR_OK)
        cs_fail_with(cs, rc);
}

/* ---- the whole ------------------------------------------------------------------------------- */

static err_t reserve(assign_cs *s)
{
    r1cs_assignment *out = s->out;
    ERR_TRY(MEM_ARRAY(&out->input, MEM_WITNESS, out->inputs, "inputs"));
    ERR_TRY(MEM_ARRAY(&out->aux_value, MEM_WITNESS, out->aux, "aux values"));
    ERR_TRY(bitmap_create(&out->a_aux_density, out->aux, MEM_WITNESS));
    ERR_TRY(bitmap_create(&out->b_aux_density, out->aux, MEM_WITNESS));
    ERR_TRY(bitmap_create(&out->b_input_density, out->inputs, MEM_WITNESS));
    if (s->options->keep_evaluations) {
        ERR_TRY(MEM_ARRAY(&out->a, MEM_WITNESS, out->domain, "evaluations"));
        ERR_TRY(MEM_ARRAY(&out->b, MEM_WITNESS, out->domain, "evaluations"));
        ERR_TRY(MEM_ARRAY(&out->c, MEM_WITNESS, out->domain, "evaluations"));
    }
    ERR_TRY(MEM_ARRAY(&s->cs.input_small, MEM_SCRATCH, out->inputs, "small inputs"));
    ERR_TRY(MEM_ARRAY(&s->cs.aux_small, MEM_SCRATCH, out->aux, "small aux values"));
    s->cs.input_value = out->input;
    s->cs.aux_value = out->aux_value;
    s->cs.has_values = true;
    return ERR_OK;
}

static err_t expect(r1cs_assignment *out, const r1cs_circuit *circuit, const r1cs_assign_options *o)
{
    memset(out, 0, sizeof *out);
    cs_counts n = {.inputs = o->inputs_expected, .aux = o->aux_expected, .rows = o->rows_expected};
    if (n.inputs == 0 || n.aux == 0 || n.rows == 0)
        ERR_TRY(cs_count(&n, circuit));
    out->inputs = o->inputs_expected ? o->inputs_expected : n.inputs;
    out->aux = o->aux_expected ? o->aux_expected : n.aux;
    out->rows = o->rows_expected ? o->rows_expected : n.rows;
    if (out->inputs > CS_VARIABLES_MAX || out->aux > CS_VARIABLES_MAX)
        return err_set(ERR_ARGUMENT, "%zu inputs and %zu aux variables are more than 2^31",
                       out->inputs, out->aux);
    out->domain = 1;
    while (out->domain < out->rows + out->inputs)
        out->domain *= 2;
    return ERR_OK;
}

static err_t check_counts(const r1cs_circuit *circuit, const r1cs_cs *cs,
                          const r1cs_assignment *out)
{
    if (cs->inputs != out->inputs)
        return err_set(ERR_INPUT, "%s: %zu inputs, %zu expected", circuit->name, cs->inputs,
                       out->inputs);
    if (cs->aux != out->aux)
        return err_set(ERR_INPUT, "%s: %zu aux variables, %zu expected", circuit->name, cs->aux,
                       out->aux);
    if (cs->rows != out->rows)
        return err_set(ERR_INPUT, "%s: %zu rows, %zu expected", circuit->name, cs->rows, out->rows);
    return ERR_OK;
}

/* The rows <input_i | 0 | 0> that the proof system appends. */
static void append_input_rows(assign_cs *s)
{
    for (size_t i = 0; i < s->out->inputs; i++) {
        const fr abc[3] = {s->out->input[i], FR_ZERO, FR_ZERO};
        hand_out(s, s->out->rows + i, abc);
    }
}

static err_t run(assign_cs *s, const r1cs_circuit *circuit)
{
    r1cs_assignment *out = s->out;
    s->cs.enforce = assign_row;
    s->cs.progress = s->options->progress;
    s->cs.stage = "witness";
    s->cs.rows_total = out->rows;
    s->cs.inputs_max = out->inputs;
    s->cs.aux_max = out->aux;
    s->cs.rows_max = out->rows;
    small_values_init(&s->small);
    ERR_TRY(reserve(s));
    ERR_TRY(cs_run(&s->cs, circuit));
    ERR_TRY(check_counts(circuit, &s->cs, out));
    append_input_rows(s);
    out->a_aux_ones = bitmap_ones(out->a_aux_density, out->aux);
    out->b_aux_ones = bitmap_ones(out->b_aux_density, out->aux);
    out->b_input_ones = bitmap_ones(out->b_input_density, out->inputs);
    return ERR_OK;
}

err_t r1cs_assign(r1cs_assignment *out, const r1cs_circuit *circuit,
                  const r1cs_assign_options *options)
{
    static const r1cs_assign_options none = {0};
    assign_cs s = {.options = options ? options : &none, .out = out};
    ERR_TRY(expect(out, circuit, s.options));
    ERR_TRY(cs_init(&s.cs));
    err_t rc = run(&s, circuit);
    mem_free(s.cs.input_small, MEM_SCRATCH);
    mem_free(s.cs.aux_small, MEM_SCRATCH);
    mem_free(s.candidate, MEM_SCRATCH);
    cs_free(&s.cs);
    if (rc != ERR_OK)
        r1cs_assignment_free(out);
    return rc;
}

void r1cs_assignment_free(r1cs_assignment *a)
{
    mem_free(a->input, MEM_WITNESS);
    mem_free(a->aux_value, MEM_WITNESS);
    mem_free(a->a, MEM_WITNESS);
    mem_free(a->b, MEM_WITNESS);
    mem_free(a->c, MEM_WITNESS);
    mem_free(a->a_aux_density, MEM_WITNESS);
    mem_free(a->b_aux_density, MEM_WITNESS);
    mem_free(a->b_input_density, MEM_WITNESS);
    memset(a, 0, sizeof *a);
}
