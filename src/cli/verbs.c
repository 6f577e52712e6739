#include "cli/verbs.h"

static const verb *const verbs[] = {&verb_prove,   &verb_verify,  &verb_setup, &verb_import,
                                    &verb_inspect, &verb_check,   &verb_shape, &verb_witness,
                                    &verb_gen,     &verb_devices, &verb_bench, NULL};

const verb_program verbs_cuzk = {
    .program = "cuzk",
    .verbs = verbs,
    .about = "Groth16 proofs for Filecoin sectors",
};
