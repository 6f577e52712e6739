/* A C1 document of the vectors as a job, read with a JSON library and without any check: a second
 * reading beside format's own, for tests of the circuit. */
#ifndef CUZK_TESTS_C1_LOAD_H
#define CUZK_TESTS_C1_LOAD_H

#include "circuit/porep.h"
#include "vectors.h"

/* path relative to tests/vectors. Free with porep_job_free. */
void c1_load(porep_job *out, const char *path);
void c1_load_json(porep_job *out, json_t *document);

#endif
