#include "cli/circuits.h"

#include "cli/args.h"

#include <stdio.h>
#include <string.h>

#define NAMES_MAX 32

static err_t unknown_circuit(const char *name)
{
    const char *names[NAMES_MAX + 1];
    size_t n = 0, shapes_n;
    const porep_shape *shapes = porep_shapes(&shapes_n);
    for (size_t i = 0; i < shapes_n && n + 2 < NAMES_MAX; i++) {
        names[n++] = shapes[i].name;
        if (shapes[i].alias)
            names[n++] = shapes[i].alias;
    }
    names[n++] = "toy";
    names[n++] = "random:1000";
    names[n] = NULL;
    const char *near = args_nearest(name, names);
    if (near)
        return err_set(ERR_ARGUMENT, "unknown circuit \"%s\"; did you mean %s?", name, near);
    return err_set(ERR_ARGUMENT,
                   "unknown circuit \"%s\": porep-SIZE with SIZE one of 2kib, 8mib, "
                   "512mib, 32gib, 64gib; toy; random:ROWS",
                   name);
}

/* Test circuits have no upstream name: their key files are called after them. */
static err_t find_toy(cli_circuit *out, const char *name)
{
    ERR_TRY(toy_circuit_find(&out->toy, name));
    char canonical[32];
    toy_circuit_name(canonical, &out->toy);
    snprintf(out->name, sizeof out->name, "%s", canonical);
    snprintf(out->stem, sizeof out->stem, "%s", canonical);
    for (char *c = out->stem; *c; c++)
        if (*c == ':')
            *c = '-';
    out->blank = (r1cs_circuit){out->name, toy_synthesize, &out->toy};
    return ERR_OK;
}

err_t cli_circuit_find(cli_circuit *out, const char *name)
{
    memset(out, 0, sizeof *out);
    out->porep = porep_shape_find(name);
    if (out->porep) {
        snprintf(out->name, sizeof out->name, "%s", out->porep->name);
        porep_params_stem(out->stem, out->porep);
        out->porep_blank = (porep_circuit){.shape = out->porep};
        out->blank = (r1cs_circuit){out->name, porep_synthesize, &out->porep_blank};
        return ERR_OK;
    }
    if (strcmp(name, "toy") == 0 || strncmp(name, "random:", 7) == 0)
        return find_toy(out, name);
    return unknown_circuit(name);
}
