/* Hashing and finding equal items. */
#include "r1cs/image_internal.h"

#include "base/bytes.h"

#define SLOTS_FIRST 64u

/* Multiply and fold, eight bytes at a time: collisions cost a comparison, nothing else. */
uint64_t image_hash(uint64_t seed, const void *data, size_t bytes)
{
    const uint64_t odd = UINT64_C(0x9e3779b97f4a7c15);
    const uint8_t *at = data;
    uint64_t h = seed ^ bytes * odd;
    for (; bytes >= 8; bytes -= 8, at += 8) {
        h = (h ^ load_le64(at)) * odd;
        h ^= h >> 32;
    }
    uint64_t rest = 0;
    for (size_t i = 0; i < bytes; i++)
        rest |= (uint64_t)at[i] << 8 * i;
    h = (h ^ rest) * odd;
    return h ^ h >> 29;
}

uint32_t image_index_next(const image_index *x, uint64_t hash, size_t *probe)
{
    while (x->slots != 0) {
        const uint32_t item = x->slot[(hash + (*probe)++) & (x->slots - 1)];
        if (item == 0)
            break;
        if (x->hash[item - 1] == hash)
            return item - 1;
    }
    return IMAGE_INDEX_NONE;
}

static void enter(image_index *x, uint32_t item)
{
    size_t s = x->hash[item] & (x->slots - 1);
    while (x->slot[s] != 0)
        s = (s + 1) & (x->slots - 1);
    x->slot[s] = item + 1;
}

err_t image_index_add(image_index *x, uint64_t hash)
{
    if (2 * (x->n + 1) > x->slots) {
        const size_t slots = x->slots == 0 ? SLOTS_FIRST : 2 * x->slots;
        uint32_t *slot;
        ERR_TRY(cs_grow((void **)&x->hash, &x->room, x->n, slots, sizeof *x->hash, MEM_SCRATCH,
                        "index of an image"));
        ERR_TRY(MEM_ARRAY(&slot, MEM_SCRATCH, slots, "index of an image"));
        mem_free(x->slot, MEM_SCRATCH);
        x->slot = slot;
        x->slots = slots;
        for (size_t i = 0; i < x->n; i++)
            enter(x, (uint32_t)i);
    }
    x->hash[x->n] = hash;
    enter(x, (uint32_t)x->n++);
    return ERR_OK;
}

void image_index_free(image_index *x)
{
    mem_free(x->hash, MEM_SCRATCH);
    mem_free(x->slot, MEM_SCRATCH);
    *x = (image_index){0};
}
