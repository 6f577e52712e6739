/* setup: a key for a circuit out of a seed. Whoever knows the seed can forge proofs. */
#include "cli/verb.h"

#include "base/clock.h"
#include "base/mem.h"
#include "cli/circuits.h"
#include "cli/setup_key.h"
#include "cli/ui.h"

static err_t run(const verb_call *call)
{
    const char *seed = args_value(&call->args, "insecure-seed");
    const char *directory = args_value(&call->args, "output");
    if (!seed)
        return err_set(ERR_ARGUMENT,
                       "setup makes insecure keys for tests and benchmarks only: say so "
                       "with --insecure-seed TEXT");
    if (!directory)
        return err_set(ERR_ARGUMENT, "setup needs -o DIR");
    cli_circuit circuit;
    ERR_TRY(cli_circuit_find(&circuit, args_word(&call->args, 0)));
    ui_warn("INSECURE: anyone who knows the seed can forge proofs under this key. For tests and "
            "benchmarks only.");
    groth16_toxic toxic;
    groth16_toxic_from_seed(&toxic, seed);
    const err_t rc = setup_key(call, &circuit, &toxic, directory);
    mem_wipe(&toxic, sizeof toxic);
    return rc;
}

static const args_option options[] = {
    {"insecure-seed", 0, "TEXT", "where the toxic waste comes from"},
    {"output", 'o', "DIR", "folder for the .params and .vk files, made if missing"},
    {0},
};

const verb verb_setup = {
    .name = "setup",
    .summary = "makes a key for a circuit out of a seed: INSECURE, for tests and benchmarks only",
    .usage = "CIRCUIT --insecure-seed TEXT -o DIR",
    .example = "cuzk setup porep-2kib --insecure-seed test -o keys",
    .options = options,
    .words_min = 1,
    .words_max = 1,
    .run = run,
};
