/* Label = trunc254(SHA-256(replica_id ‖ layer ‖ node ‖ zeros to 64 bytes ‖ 37 parents)), the layer
 * as 32 constant bits. */
#include "circuit/porep_label.h"

#include "circuit/porep.h"

#include <string.h>

#define HEAD_BITS     512
#define PREIMAGE_BITS (HEAD_BITS + 256 * POREP_LABEL_PARENTS)

num porep_label(r1cs_cs *cs, const boolean replica_id[256], const boolean (*parents)[256],
                unsigned parents_n, uint32_t layer, const boolean node[64])
{
    static const char key;
    boolean *preimage = r1cs_attach(cs, &key, PREIMAGE_BITS * sizeof *preimage);
    if (!preimage)
        return (num){R1CS_ONE, FR_ZERO};
    memcpy(preimage, replica_id, 256 * sizeof *preimage);
    for (unsigned i = 0; i < 32; i++)
        preimage[256 + i] = boolean_constant(layer >> (31 - i) & 1);
    for (unsigned i = 0; i < 64; i++)
        preimage[288 + i] = node[63 - i];
    for (unsigned i = 352; i < HEAD_BITS; i++)
        preimage[i] = boolean_constant(false);
    for (unsigned i = 0; i < POREP_LABEL_PARENTS; i++)
        memcpy(preimage + HEAD_BITS + 256 * i, parents[i % parents_n], 256 * sizeof *preimage);
    boolean digest[256];
    sha256_bits(cs, digest, preimage, PREIMAGE_BITS);
    return num_from_sha256_bits(cs, digest);
}
