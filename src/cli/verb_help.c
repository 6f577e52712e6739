#include "cli/verb.h"

static void print_options(const args_option *o, FILE *out)
{
    for (; o && o->name; o++) {
        char left[64];
        if (o->letter)
            snprintf(left, sizeof left, "-%c, --%s %s", o->letter, o->name,
                     o->value ? o->value : "");
        else
            snprintf(left, sizeof left, "    --%s %s", o->name, o->value ? o->value : "");
        fprintf(out, "  %-28s %s\n", left, o->help);
    }
}

void verb_print_usage(const verb_program *program, const verb *v, FILE *out)
{
    fprintf(out, "%s %s %s\n  %s\n\nOptions:\n", program->program, v->name, v->usage, v->summary);
    print_options(v->options, out);
    print_options(args_common, out);
    fprintf(out, "\nExample:\n  %s\n", v->example);
}

void verb_print_help(const verb_program *program, FILE *out)
{
    fprintf(out, "%s %s: %s\n\nVerbs:\n", program->program, VERSION_TEXT, program->about);
    for (const verb *const *v = program->verbs; *v; v++)
        fprintf(out, "  %-10s %s\n", (*v)->name, (*v)->summary);
    fprintf(out, "  %-10s %s\n  %-10s %s\n", "help", "this list, or one verb: help VERB", "version",
            "version and the arithmetic path in use");
    fprintf(
        out,
        "\n\"%s VERB --help\" explains a verb and shows an example.\n"
        "Exit status: 0 done, 1 the answer is no, 2 wrong usage, 3 bad input, 4 does not fit in\n"
        "memory, 5 device failure, 130 interrupted.\n",
        program->program);
}
