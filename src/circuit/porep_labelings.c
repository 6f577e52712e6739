/* What the labelling proofs of a challenge repeat: its number, the layers, and labels that stand in
 * the parents' columns already. Compared once, as soon as the challenge is whole, so that the job
 * need not keep them. */
#include "circuit/porep_label_hash.h"
#include "circuit/porep_text.h"

#include <inttypes.h>
#include <stdio.h>

/* One labelling proof and where it is. */
typedef struct {
    const porep_challenge *of;
    const porep_labeling *it;
    uint32_t layer; /* from 1 */
    uint32_t partition, number;
    const char *who;
} check_labeling;

static err_t check(const check_labeling *l)
{
    if (l->it->node != l->of->node)
        return err_set(ERR_INPUT,
                       "partition %u, challenge %u, %s: node is %" PRIu64 ", expected %" PRIu64
                       " as in labelling proof 0",
                       l->partition, l->number, l->who, l->it->node, l->of->node);
    if (l->it->layer_index != l->layer)
        return err_set(ERR_INPUT, "partition %u, challenge %u, %s: layer_index is %u, expected %u",
                       l->partition, l->number, l->who, l->it->layer_index, l->layer);
    for (unsigned k = 0; k < POREP_LABEL_PARENTS; k++) {
        const fr *expected = porep_label_parent(l->of, l->layer, k % porep_label_parents(l->layer));
        if (!fr_eq(&l->it->parents[k], expected))
            return err_set(ERR_INPUT,
                           "partition %u, challenge %u, %s: parent %u is %s, expected %s",
                           l->partition, l->number, l->who, k, fr_text_of(&l->it->parents[k]).hex,
                           fr_text_of(expected).hex);
    }
    return ERR_OK;
}

err_t porep_check_labelings(const porep_challenge *c, const porep_labeling labeling[],
                            const porep_labeling *encoding, uint32_t layers, uint32_t partition,
                            uint32_t number)
{
    check_labeling l = {.of = c, .partition = partition, .number = number};
    for (l.layer = 1; l.layer <= layers; l.layer++) {
        char who[32];
        snprintf(who, sizeof who, "labelling proof %u", l.layer - 1);
        l.who = who;
        l.it = &labeling[l.layer - 1];
        ERR_TRY(check(&l));
    }
    l.layer = layers;
    l.who = "encoding proof";
    l.it = encoding;
    return check(&l);
}
