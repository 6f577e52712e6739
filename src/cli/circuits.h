/* Circuits by the names of the command line: "porep-SIZE", upstream's ids, "toy", "random:ROWS". */
#ifndef CUZK_CLI_CIRCUITS_H
#define CUZK_CLI_CIRCUITS_H

#include "circuit/porep.h"
#include "circuit/toy.h"

typedef struct {
    char name[64];
    const porep_shape *porep; /* null for the test circuits */
    porep_circuit porep_blank;
    toy_circuit toy;
    r1cs_circuit blank; /* borrows from this struct: do not copy it */
    char stem[256];     /* of its key files */
} cli_circuit;

/* ERR_ARGUMENT with the nearest known name. */
ERR_MUST_USE err_t cli_circuit_find(cli_circuit *out, const char *name);

#endif
