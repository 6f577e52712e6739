/* The verbs of cuzk-vectors. */
#ifndef CUZK_CLI_VERB_VECTORS_H
#define CUZK_CLI_VERB_VECTORS_H

#include "cli/verb.h"

extern const verb verb_vectors_key, verb_vectors_proof;

#endif
