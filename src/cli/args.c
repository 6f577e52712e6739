#include "cli/args.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#define WORD_LENGTH_MAX 40
#define OPTIONS_MAX     64

const args_option args_common[] = {
    {"json", 0, NULL, "print exactly one JSON object on standard output"},
    {"quiet", 'q', NULL, "no progress"},
    {"threads", 0, "N", "use N threads (default: all processors)"},
    {"memory", 0, "SIZE", "refuse what would need more, e.g. 3GiB"},
    {"help", 'h', NULL, "show this help"},
    {0},
};

static const args_option *find_in(const args_option *table, const char *name, size_t length)
{
    for (; table && table->name; table++)
        if (strlen(table->name) == length && memcmp(table->name, name, length) == 0)
            return table;
    return NULL;
}

static const args_option *find_letter(const args_option *own, char letter)
{
    const args_option *tables[] = {own, args_common};
    for (size_t i = 0; i < 2; i++)
        for (const args_option *o = tables[i]; o && o->name; o++)
            if (o->letter == letter)
                return o;
    return NULL;
}

static err_t unknown_option(const args_option *own, const char *name)
{
    const char *names[OPTIONS_MAX + 1];
    size_t n = 0;
    const args_option *tables[] = {own, args_common};
    for (size_t i = 0; i < 2; i++)
        for (const args_option *o = tables[i]; o && o->name && n < OPTIONS_MAX; o++)
            names[n++] = o->name;
    names[n] = NULL;
    const char *near = args_nearest(name, names);
    if (near)
        return err_set(ERR_ARGUMENT, "unknown option --%s; did you mean --%s?", name, near);
    return err_set(ERR_ARGUMENT, "unknown option --%s", name);
}

static err_t add(args *a, const args_option *option, const char *value)
{
    if (a->n == ARGS_MAX)
        return err_set(ERR_ARGUMENT, "more than %d arguments", ARGS_MAX);
    a->items[a->n++] = (args_item){option, value};
    return ERR_OK;
}

/* A long option at argv[*i]; takes the next word when it needs a value and has none after '='. */
static err_t parse_long(args *out, const args_option *own, int argc, char **argv, int *i)
{
    const char *name = argv[*i] + 2;
    const char *equals = strchr(name, '=');
    const size_t length = equals ? (size_t)(equals - name) : strlen(name);
    const args_option *o = find_in(own, name, length);
    if (!o)
        o = find_in(args_common, name, length);
    if (!o)
        return unknown_option(own, name);
    if (!o->value)
        return equals ? err_set(ERR_ARGUMENT, "--%s takes no value", o->name) : add(out, o, "");
    if (equals)
        return add(out, o, equals + 1);
    if (*i + 1 >= argc)
        return err_set(ERR_ARGUMENT, "--%s needs a value: %s", o->name, o->value);
    return add(out, o, argv[++*i]);
}

static err_t parse_short(args *out, const args_option *own, int argc, char **argv, int *i)
{
    const char *word = argv[*i];
    const args_option *o = find_letter(own, word[1]);
    if (!o)
        return err_set(ERR_ARGUMENT, "unknown option %s", word);
    if (!o->value)
        return word[2] ? err_set(ERR_ARGUMENT, "-%c takes no value: %s", word[1], word)
                       : add(out, o, "");
    if (word[2])
        return add(out, o, word + 2);
    if (*i + 1 >= argc)
        return err_set(ERR_ARGUMENT, "-%c needs a value: %s", word[1], o->value);
    return add(out, o, argv[++*i]);
}

err_t args_parse(args *out, const args_option *own, int argc, char **argv)
{
    out->n = 0;
    bool options_over = false;
    for (int i = 0; i < argc; i++) {
        const char *word = argv[i];
        if (options_over || word[0] != '-' || word[1] == '\0')
            ERR_TRY(add(out, NULL, word));
        else if (strcmp(word, "--") == 0)
            options_over = true;
        else if (word[1] == '-')
            ERR_TRY(parse_long(out, own, argc, argv, &i));
        else
            ERR_TRY(parse_short(out, own, argc, argv, &i));
    }
    return ERR_OK;
}

const char *args_value(const args *a, const char *name)
{
    for (size_t i = a->n; i-- > 0;)
        if (a->items[i].option && strcmp(a->items[i].option->name, name) == 0)
            return a->items[i].value;
    return NULL;
}

bool args_has(const args *a, const char *name)
{
    return args_value(a, name) != NULL;
}

const char *args_word(const args *a, size_t k)
{
    for (size_t i = 0; i < a->n; i++)
        if (!a->items[i].option && k-- == 0)
            return a->items[i].value;
    return NULL;
}

size_t args_words(const args *a)
{
    size_t n = 0;
    for (size_t i = 0; i < a->n; i++)
        n += !a->items[i].option;
    return n;
}

err_t args_u64(uint64_t *out, const char *what, const char *text, uint64_t max)
{
    if (text[0] < '0' || text[0] > '9')
        return err_set(ERR_ARGUMENT, "%s: \"%s\" is not a number", what, text);
    char *end;
    errno = 0;
    const unsigned long long v = strtoull(text, &end, 10);
    if (*end != '\0')
        return err_set(ERR_ARGUMENT, "%s: \"%s\" is not a number", what, text);
    if (errno == ERANGE || v > max)
        return err_set(ERR_ARGUMENT, "%s: %s is more than %llu", what, text,
                       (unsigned long long)max);
    *out = v;
    return ERR_OK;
}

err_t args_size(uint64_t *out, const char *what, const char *text)
{
    static const struct {
        const char *unit;
        unsigned shift;
    } units[] = {{"", 0}, {"B", 0}, {"KiB", 10}, {"MiB", 20}, {"GiB", 30}, {"TiB", 40}};
    char *end;
    errno = 0;
    const unsigned long long v = strtoull(text, &end, 10);
    if (text[0] < '0' || text[0] > '9' || errno == ERANGE)
        return err_set(ERR_ARGUMENT, "%s: \"%s\" is not a size such as 3GiB", what, text);
    for (size_t i = 0; i < sizeof units / sizeof units[0]; i++) {
        if (strcmp(end, units[i].unit) != 0)
            continue;
        if (v > UINT64_MAX >> units[i].shift)
            return err_set(ERR_ARGUMENT, "%s: %s is too large", what, text);
        *out = (uint64_t)v << units[i].shift;
        return ERR_OK;
    }
    return err_set(ERR_ARGUMENT, "%s: unit \"%s\" is none of B, KiB, MiB, GiB, TiB", what, end);
}

/* Levenshtein distance, row by row; words longer than WORD_LENGTH_MAX are never near. */
static unsigned distance(const char *a, const char *b)
{
    const size_t la = strlen(a), lb = strlen(b);
    if (la > WORD_LENGTH_MAX || lb > WORD_LENGTH_MAX)
        return WORD_LENGTH_MAX;
    unsigned row[WORD_LENGTH_MAX + 1];
    for (size_t j = 0; j <= lb; j++)
        row[j] = (unsigned)j;
    for (size_t i = 1; i <= la; i++) {
        unsigned diagonal = row[0];
        row[0] = (unsigned)i;
        for (size_t j = 1; j <= lb; j++) {
            const unsigned replaced = diagonal + (a[i - 1] != b[j - 1]);
            diagonal = row[j];
            unsigned best = row[j] + 1 < row[j - 1] + 1 ? row[j] + 1 : row[j - 1] + 1;
            row[j] = best < replaced ? best : replaced;
        }
    }
    return row[lb];
}

const char *args_nearest(const char *word, const char *const *candidates)
{
    const char *best = NULL;
    unsigned best_distance = 1 + (unsigned)strlen(word) / 2;
    for (; *candidates; candidates++) {
        const unsigned d = distance(word, *candidates);
        if (d < best_distance) {
            best_distance = d;
            best = *candidates;
        }
    }
    return best;
}
