/* Command-line arguments of one verb.
 *
 * A verb declares its options in a table; parsing gives values by long name. Options may stand
 * anywhere; "--" ends them; "--name=value" and "--name value" are the same; "-" is a positional
 * argument. An unknown option names the nearest known one. */
#ifndef CUZK_CLI_ARGS_H
#define CUZK_CLI_ARGS_H

#include "base/err.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define ARGS_MAX 64

typedef struct {
    const char *name;  /* long name without dashes; null ends a table */
    char letter;       /* 0: none */
    const char *value; /* what the value is called in the help; null: a plain switch */
    const char *help;
} args_option;

typedef struct {
    const args_option *option; /* null for a positional argument */
    const char *value;
} args_item;

typedef struct {
    args_item items[ARGS_MAX];
    size_t n;
} args;

/* Options that every verb has: --json, -q/--quiet, --threads, --memory, -h/--help. */
extern const args_option args_common[];

/* argv[0 … argc-1] are the words behind the verb. ERR_ARGUMENT names the word. */
ERR_MUST_USE err_t args_parse(args *out, const args_option *own, int argc, char **argv);

bool args_has(const args *a, const char *name);
/* The last value given; null if none. */
const char *args_value(const args *a, const char *name);
/* k-th positional argument; null if there are fewer. */
const char *args_word(const args *a, size_t k);
size_t args_words(const args *a);

/* Decimal, no sign, whole string. */
ERR_MUST_USE err_t args_u64(uint64_t *out, const char *what, const char *text, uint64_t max);
/* "4GiB", "512MiB", "100KiB", plain bytes. */
ERR_MUST_USE err_t args_size(uint64_t *out, const char *what, const char *text);

/* Of the candidates (null-ended), the one with the smallest edit distance to word; null if none is
 * near. */
const char *args_nearest(const char *word, const char *const *candidates);

#endif
