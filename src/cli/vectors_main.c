/* cuzk-vectors: keys and proofs under the published toxic waste and randomness. For tests only;
 * built, never installed: whoever uses its keys or its randomness proves nothing. */
#include "cli/verb.h"
#include "cli/verb_vectors.h"

static const verb *const verbs[] = {&verb_vectors_key, &verb_vectors_proof, NULL};

static const verb_program program = {
    .program = "cuzk-vectors",
    .verbs = verbs,
    .about = "keys and proofs of the test vectors (insecure)",
};

int main(int argc, char **argv)
{
    return verb_main(&program, argc, argv);
}
