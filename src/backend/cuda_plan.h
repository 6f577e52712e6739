/* How a circuit is proved on a GPU within a budget of its memory: computed before anything is
 * allocated, so that a run inside a plan never allocates more. docs/algorithms/gpu-prover.md has
 * the layouts.
 *
 * RESIDENT   the key lies in the device's memory. Two partitions in flight: upload, evaluation and
 *            transforms of the next beside the sums of the present one.
 * STREAMING  the key lies in host memory and passes in chunks, two of them in device memory. H
 *            passes once for each partition, L, A, B1 and B2 once for a batch of them. */
#ifndef CUZK_BACKEND_CUDA_PLAN_H
#define CUZK_BACKEND_CUDA_PLAN_H

#include "base/gpu.h"
#include "groth16/key_image.h"

typedef enum { CUDA_PLAN_RESIDENT, CUDA_PLAN_STREAMING } cuda_plan_kind;

#define CUDA_PLAN_BATCH_MAX     10u
#define CUDA_PLAN_CHUNK_MAX     ((size_t)1 << 24)      /* points */
#define CUDA_PLAN_CONTEXT_BYTES ((uint64_t)614u << 20) /* CUDA's own, of the budget */

typedef struct {
    cuda_plan_kind kind;
    unsigned in_flight; /* partitions: computed at once when resident, of a streaming batch */
    unsigned slabs;     /* witnesses that lie in device memory */
    size_t chunk;       /* points of G1 in a chunk, half as many of G2; SIZE_MAX: whole sections */
    /* Bytes of the arena; their sum is at most the budget less the context's. Streaming: tables and
     * all vectors but one share the scratch of the sums, whose turn comes after theirs. */
    uint64_t key_bytes, image_bytes, tables_bytes, slab_bytes, vector_bytes, chunk_bytes,
        scratch_bytes;
    uint64_t arena_bytes;
    uint64_t pinned_bytes; /* host: result points, staged witnesses; the key's chunks come on top */
} cuda_plan;

/* budget: of device memory in all, as --vram gives it; CUDA's context is taken off. prefer
 * streaming with `streaming`, else resident if it fits. ERR_MEMORY with both numbers if neither
 * does. g is asked for what sums and transforms of a size take. */
ERR_MUST_USE err_t cuda_plan_make(cuda_plan *out, gpu *g, const key_image_head *head,
                                  const r1cs_image *image, uint64_t budget, bool streaming);
/* "resident", "streaming" */
const char *cuda_plan_name(cuda_plan_kind kind);

#endif
