/* msm/fixed_cuda.h and r1cs/image_transpose_cuda.h on an emulated device. */
#include "gpu_emulated.h"

#include "msm/fixed_cuda.h"
#include "r1cs/image_transpose.h"
#include "r1cs/image_transpose_cuda.h"

#include <stdlib.h>
#include <string.h>

static uint64_t taken(uint64_t bytes)
{
    return (bytes + GPU_ALIGN - 1) / GPU_ALIGN * GPU_ALIGN;
}

/* ---- multiples of one point ------------------------------------------------------------------ */

#define TABLE_BYTES(in_g2) ((in_g2) ? 6000 : 3000)
#define SCRATCH_BYTES(n)   (64 + 8 * (uint64_t)(n))

struct fixed_cuda {
    gpu *g;
    bool in_g2;
    g1_aff g1;
    g2_aff g2;
    emulated_block table;
};

typedef struct {
    fixed_cuda t; /* the record may go before the work is done */
    emulated_block scratch;
    void *out;
    const fr *scalars;
    size_t n;
} multiples;

void fixed_cuda_bytes(uint64_t *table, uint64_t *scratch, bool in_g2, size_t n)
{
    *table = taken(TABLE_BYTES(in_g2));
    *scratch = n == 0 ? 0 : taken(SCRATCH_BYTES(n));
}

static err_t create(fixed_cuda **out, gpu *g, gpu_stream s, const fixed_cuda *from)
{
    *out = NULL;
    fixed_cuda *t = malloc(sizeof *t);
    if (!t)
        return err_set(ERR_MEMORY, "no memory for a table of multiples");
    *t = *from;
    const err_t rc =
        emulated_block_take(&t->table, g, s, TABLE_BYTES(t->in_g2), "table of multiples");
    if (rc == ERR_OK)
        *out = t;
    else
        free(t);
    return rc;
}

err_t fixed_cuda_g1(fixed_cuda **out, gpu *g, gpu_stream s, const g1_aff *base)
{
    return create(out, g, s, &(fixed_cuda){.g = g, .g1 = *base});
}

err_t fixed_cuda_g2(fixed_cuda **out, gpu *g, gpu_stream s, const g2_aff *base)
{
    return create(out, g, s, &(fixed_cuda){.g = g, .in_g2 = true, .g2 = *base});
}

void fixed_cuda_free(fixed_cuda *t)
{
    free(t);
}

static void run_multiples(const void *args)
{
    const multiples *m = args;
    emulated_block_check(&m->t.table, "a table of multiples was overwritten");
    emulated_block_check(&m->scratch, "multiples share their scratch");
    for (size_t i = 0; i < m->n; i++) {
        g1_xyzz p;
        g2_xyzz q;
        if (m->t.in_g2) {
            g2_mul(&q, &m->t.g2, &m->scalars[i]);
            g2_to_aff((g2_aff *)m->out + i, &q);
        } else {
            g1_mul(&p, &m->t.g1, &m->scalars[i]);
            g1_to_aff((g1_aff *)m->out + i, &p);
        }
    }
}

err_t fixed_cuda_multiply(const fixed_cuda *t, gpu_stream s, void *out, const void *scalars,
                          size_t n)
{
    multiples m = {.t = *t, .out = out, .scalars = scalars, .n = n};
    if (n == 0)
        return ERR_OK;
    ERR_TRY(emulated_block_take(&m.scratch, t->g, s, SCRATCH_BYTES(n), "sums of multiples"));
    return emulated_queue(t->g, s, "k_multiples", run_multiples, &m, sizeof m);
}

/* ---- columns --------------------------------------------------------------------------------- */

typedef struct {
    emulated_block scratch;
    const r1cs_image *image;
    unsigned matrix;
    const fr *rows;
    fr *out;
} columns;

static uint64_t columns_bytes(const r1cs_image *image, unsigned matrix)
{
    return image_bytes(image) / 2 + 1000 * matrix + 8;
}

err_t image_transpose_cuda_bytes(uint64_t *out, const r1cs_image *image, unsigned matrix)
{
    *out = taken(columns_bytes(image, matrix));
    return ERR_OK;
}

static void run_columns(const void *args)
{
    const columns *c = args;
    emulated_block_check(&c->scratch, "the entries of columns were overwritten");
    if (image_transpose(c->out, c->image, c->matrix, c->rows, NULL) != ERR_OK)
        memset(c->out, 0x5a, (c->image->n.bits + c->image->n.fields) * sizeof *c->out);
}

/* Everything before it has happened when it returns. */
err_t image_transpose_cuda(gpu *g, gpu_stream s, void *out, const r1cs_image *image,
                           unsigned matrix, const void *rows)
{
    columns c = {.image = image, .matrix = matrix, .rows = rows, .out = out};
    ERR_TRY(emulated_block_take(&c.scratch, g, s, columns_bytes(image, matrix), "columns"));
    ERR_TRY(gpu_wait(g, s));
    return emulated_queue(g, s, "k_columns", run_columns, &c, sizeof c);
}
