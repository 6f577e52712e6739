/* The verbs: one table, one file each. */
#ifndef CUZK_CLI_VERB_H
#define CUZK_CLI_VERB_H

#include "cli/args.h"
#include "base/pool.h"
#include <stdio.h>

/* What every verb gets. */
typedef struct {
    args args;
    bool json;
    unsigned threads; /* 0: all */
    FILE *out;        /* where results go: standard output */
} verb_call;

typedef struct {
    const char *name;
    const char *summary; /* one line */
    const char *usage;   /* arguments after the name */
    const char *example; /* a command that can be pasted */
    const args_option *options;
    size_t words_min, words_max; /* positional arguments */
    err_t (*run)(const verb_call *call);
} verb;

/* A program's verbs, ended by a null pointer. */
typedef struct {
    const char *program;
    const verb *const *verbs;
    const char *about; /* shown by help */
} verb_program;

/* Parses, runs one verb, reports its error, returns the exit status. */
int verb_main(const verb_program *program, int argc, char **argv);
void verb_print_help(const verb_program *program, FILE *out);
void verb_print_usage(const verb_program *program, const verb *v, FILE *out);
const verb *verb_find(const verb_program *program, const char *name);

#define VERSION_TEXT CUZK_VERSION_TEXT

extern const verb verb_bench, verb_check, verb_devices, verb_gen, verb_import, verb_inspect,
    verb_prove, verb_setup, verb_shape, verb_verify, verb_witness;

#endif
