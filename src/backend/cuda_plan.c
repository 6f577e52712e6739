/* Bytes of the two plans. What is summed up here is what cuda_key.c and cuda_sums.c take, block by
 * block. */
#include "backend/cuda_plan.h"

#include "backend/cuda_parts.h"
#include "base/bytes.h"
#include "msm/msm_cuda.h"
#include "ntt/ntt_cuda.h"
#include "r1cs/image_cuda.h"

#define RESIDENT_IN_FLIGHT 2u
#define RESIDENT_SLABS     4u /* two more, whose hosts' copies are not needed any longer */
#define CHUNK_MIN          ((size_t)48)
#define CHUNKS_MAX         512u /* of a section: more of them would cost more than they save */
#define CHUNK_STEP         ((size_t)1 << 19) /* of large chunks: those of key image files */

const char *cuda_plan_name(cuda_plan_kind kind)
{
    return kind == CUDA_PLAN_RESIDENT ? "resident" : "streaming";
}

static uint64_t block(uint64_t bytes)
{
    return (bytes + GPU_ALIGN - 1) / GPU_ALIGN * GPU_ALIGN;
}

static void at_least(uint64_t *a, uint64_t b)
{
    *a = *a > b ? *a : b;
}

static size_t least(size_t a, size_t b)
{
    return a < b ? a : b;
}

static uint64_t slab_block(const key_image_head *head)
{
    return block(8 * slab_words(head->n.bits)) + block(sizeof(fr) * head->n.fields);
}

static uint64_t vector_block(const key_image_head *head)
{
    return block(sizeof(fr) << head->log2_domain);
}

/* Bitmaps, ranks and indices for A and B. */
static uint64_t density_blocks(const key_image_head *head)
{
    const uint64_t words = slab_words(head->n.bits);
    return 2 * (block(8 * words) + block(4 * words)) + block(4 * head->dense_a.fields) +
           block(4 * head->dense_b.fields);
}

static uint64_t points_blocks(const key_image_head *head)
{
    uint64_t sum = 0;
    for (key_image_section s = 0; s < KEY_IMAGE_SECTIONS; s++)
        sum += block(key_image_points(head, s) * key_image_point_bytes(s));
    return sum;
}

/* ---- scratch --------------------------------------------------------------------------------- */

/* Of multiples in parts of at most `chunk` of `n` points: a full one, and the rest, whose windows
 * may be others. gathered: the scalars are put together first. */
static err_t multiples(uint64_t *most, gpu *g, key_image_section s, size_t n, size_t chunk,
                       bool gathered)
{
    const size_t lengths[2] = {least(n, chunk), n % chunk};
    for (unsigned i = 0; i < 2; i++) {
        uint64_t bytes = 0;
        if (lengths[i] == 0)
            continue;
        if (s == KEY_IMAGE_B2)
            ERR_TRY(msm_cuda_g2_bytes(&bytes, g, lengths[i]));
        else
            ERR_TRY(msm_cuda_g1_bytes(&bytes, g, lengths[i]));
        at_least(most, bytes + (gathered ? block(sizeof(fr) * lengths[i]) : 0));
    }
    return ERR_OK;
}

static err_t bits_of(uint64_t *most, gpu *g, key_image_section s, size_t bits, size_t points)
{
    const size_t n = least(bits, s == KEY_IMAGE_L ? points : cuda_parts_bits_max(points));
    uint64_t bytes = 0;
    if (n == 0)
        return ERR_OK;
    if (s == KEY_IMAGE_B2)
        ERR_TRY(msm_cuda_g2_sum_bytes(&bytes, g, n));
    else
        ERR_TRY(msm_cuda_g1_sum_bytes(&bytes, g, n));
    at_least(most, bytes);
    return ERR_OK;
}

static err_t sums_scratch(uint64_t *out, gpu *g, const key_image_head *head, size_t chunk)
{
    *out = 0;
    ERR_TRY(multiples(out, g, KEY_IMAGE_H, key_image_points(head, KEY_IMAGE_H), chunk, false));
    for (key_image_section s = KEY_IMAGE_L; s < KEY_IMAGE_SECTIONS; s++) {
        const size_t points = cuda_parts_points_max(chunk, s);
        const slab_counts *n = s == KEY_IMAGE_L   ? &head->n
                               : s == KEY_IMAGE_A ? &head->dense_a
                                                  : &head->dense_b;
        ERR_TRY(multiples(out, g, s, n->fields, points, s != KEY_IMAGE_L));
        ERR_TRY(bits_of(out, g, s, head->n.bits, points));
    }
    return ERR_OK;
}

/* ---- plans ----------------------------------------------------------------------------------- */

static void add_up(cuda_plan *p, const key_image_head *head)
{
    const uint64_t results = MSM_CUDA_POINTS * sizeof(g2_xyzz);
    p->arena_bytes = p->key_bytes + p->image_bytes + p->tables_bytes + p->slab_bytes +
                     p->vector_bytes + p->chunk_bytes + p->scratch_bytes;
    p->pinned_bytes = p->kind == CUDA_PLAN_RESIDENT ? p->in_flight * CUDA_PARTS_MAX * results
                                                    : 2 * p->in_flight * results;
    p->pinned_bytes += slab_bytes(head->n);
}

/* Vectors beside the one that becomes u. */
static uint64_t other_vectors(const key_image_head *head)
{
    return vector_block(head) * (head->form == KEY_IMAGE_COEFFICIENTS ? 2 : 1);
}

static err_t resident(cuda_plan *out, gpu *g, const key_image_head *head, uint64_t image_bytes)
{
    *out = (cuda_plan){.kind = CUDA_PLAN_RESIDENT,
                       .in_flight = RESIDENT_IN_FLIGHT,
                       .slabs = RESIDENT_SLABS,
                       .chunk = SIZE_MAX,
                       .key_bytes = points_blocks(head) + density_blocks(head),
                       .image_bytes = image_bytes,
                       .tables_bytes = block(ntt_cuda_bytes(head->log2_domain)),
                       .slab_bytes = RESIDENT_SLABS * slab_block(head)};
    out->vector_bytes = RESIDENT_IN_FLIGHT * vector_block(head) + other_vectors(head);
    ERR_TRY(sums_scratch(&out->scratch_bytes, g, head, SIZE_MAX));
    add_up(out, head);
    return ERR_OK;
}

static err_t streaming(cuda_plan *out, gpu *g, const key_image_head *head, uint64_t image_bytes,
                       unsigned in_flight, size_t chunk)
{
    *out = (cuda_plan){.kind = CUDA_PLAN_STREAMING,
                       .in_flight = in_flight,
                       .slabs = in_flight,
                       .chunk = chunk,
                       .key_bytes = density_blocks(head),
                       .image_bytes = image_bytes,
                       .slab_bytes = in_flight * slab_block(head),
                       .vector_bytes = vector_block(head),
                       .chunk_bytes = 2 * block(chunk * sizeof(g1_aff))};
    ERR_TRY(sums_scratch(&out->scratch_bytes, g, head, chunk));
    at_least(&out->scratch_bytes, other_vectors(head) + block(ntt_cuda_bytes(head->log2_domain)));
    add_up(out, head);
    return ERR_OK;
}

/* The largest chunk worth having: even, and none longer than the longest section. */
static size_t chunk_largest(const key_image_head *head)
{
    size_t most = CHUNK_MIN;
    for (key_image_section s = 0; s < KEY_IMAGE_SECTIONS; s++) {
        const size_t points = key_image_points(head, s) * key_image_point_bytes(s) / sizeof(g1_aff);
        most = points > most ? points : most;
    }
    return least((most + 1) / 2 * 2, CUDA_PLAN_CHUNK_MAX);
}

static size_t chunk_smaller(size_t chunk)
{
    const size_t next = chunk / 4 * 3;
    return next > CHUNK_STEP ? next / CHUNK_STEP * CHUNK_STEP : next / 2 * 2;
}

static bool fits(const cuda_plan *p, uint64_t budget)
{
    return p->arena_bytes + CUDA_PLAN_CONTEXT_BYTES <= budget;
}

err_t cuda_plan_make(cuda_plan *out, gpu *g, const key_image_head *head, const r1cs_image *image,
                     uint64_t budget, bool only_streaming)
{
    static const unsigned batches[] = {CUDA_PLAN_BATCH_MAX, 5, 2, 1};
    const size_t largest = chunk_largest(head);
    const size_t smallest = largest / CHUNKS_MAX > CHUNK_MIN ? largest / CHUNKS_MAX : CHUNK_MIN;
    uint64_t image_bytes;
    if (head->log2_domain > NTT_CUDA_LOG2_MAX)
        return err_set(ERR_ARGUMENT, "a domain of 2^%u points, a device transforms up to 2^%u",
                       head->log2_domain, NTT_CUDA_LOG2_MAX);
    ERR_TRY(image_cuda_bytes(&image_bytes, image, head->form == KEY_IMAGE_COEFFICIENTS));
    image_bytes = block(image_bytes);
    ERR_TRY(resident(out, g, head, image_bytes));
    const uint64_t all = out->arena_bytes;
    if (!only_streaming && fits(out, budget))
        return ERR_OK;
    for (unsigned b = 0; b < sizeof batches / sizeof batches[0]; b++)
        for (size_t chunk = largest; chunk >= smallest; chunk = chunk_smaller(chunk)) {
            ERR_TRY(streaming(out, g, head, image_bytes, batches[b], chunk));
            if (fits(out, budget))
                return ERR_OK;
        }
    char given[SIZE_TEXT_BYTES], needed[SIZE_TEXT_BYTES], resident_text[SIZE_TEXT_BYTES];
    size_text(given, budget);
    size_text(needed, out->arena_bytes + CUDA_PLAN_CONTEXT_BYTES);
    size_text(resident_text, all + CUDA_PLAN_CONTEXT_BYTES);
    return err_set(ERR_MEMORY,
                   "%s on a device takes %s if its key is streamed in the smallest chunks (%s if "
                   "it stays), the budget is %s",
                   image->name, needed, resident_text, given);
}
