#include "format/porep_key.h"

#include "circuit/porep_witness.h"

#include <string.h>

err_t porep_key_match(const params_extent sections[PARAMS_SECTIONS], const char *name,
                      const porep_shape *shape)
{
    porep_counts c;
    if (!porep_counts_of(&c, shape))
        return err_set(ERR_ARGUMENT, "%s is not a published circuit", shape->name);
    return params_match_shape(sections, name, c.inputs, c.aux, c.a_aux, 1 + c.b_aux, c.log2_domain);
}

err_t porep_key_image_match(const key_image_head *head, const char *name, const porep_shape *shape)
{
    porep_counts c;
    if (strcmp(head->circuit, shape->name) != 0)
        return err_set(ERR_INPUT, "%s: belongs to another circuit: %s, not %s", name, head->circuit,
                       shape->name);
    if (!porep_counts_of(&c, shape))
        return err_set(ERR_ARGUMENT, "%s is not a published circuit", shape->name);
    const struct {
        const char *what;
        uint64_t found, expected;
    } counts[] = {{"log2 of the domain", head->log2_domain, c.log2_domain},
                  {"inputs", head->inputs, c.inputs},
                  {"bits", head->n.bits, porep_slab_counts(shape).bits},
                  {"variables", head->n.bits + head->n.fields, c.inputs + c.aux},
                  {"points in A", head->dense_a.bits + head->dense_a.fields, c.inputs + c.a_aux},
                  {"points in B", head->dense_b.bits + head->dense_b.fields, 1 + c.b_aux}};
    for (size_t i = 0; i < sizeof counts / sizeof counts[0]; i++)
        if (counts[i].found != counts[i].expected)
            return err_set(ERR_INPUT, "%s: not a key of %s: %s %llu, %llu expected", name,
                           shape->name, counts[i].what, (unsigned long long)counts[i].found,
                           (unsigned long long)counts[i].expected);
    return ERR_OK;
}

static err_t read_open_file(groth16_key *out, const file_in *f, const porep_shape *shape, pool *p,
                            const progress *listener)
{
    const format_source source = format_source_file(f);
    params_extent sections[PARAMS_SECTIONS];
    ERR_TRY(params_layout(sections, &source, false));
    const err_t rc = porep_key_match(sections, source.name, shape);
    if (rc != ERR_OK)
        return err_prefix(rc, "not a key of %s", shape->name);
    return params_read(out, &source, PARAMS_CHECK_STAMP, p, listener);
}

err_t porep_key_read(groth16_key *out, const char *name, const porep_shape *shape, pool *p,
                     const progress *listener)
{
    file_in f;
    *out = (groth16_key){0};
    ERR_TRY(file_open(&f, name));
    const err_t rc = read_open_file(out, &f, shape, p, listener);
    file_close(&f);
    return rc;
}
