/* The table of the program cuzk. */
#ifndef CUZK_CLI_VERBS_H
#define CUZK_CLI_VERBS_H

#include "cli/verb.h"

extern const verb_program verbs_cuzk;

#endif
