/* A C1 document or Curio's wrapper, cut into pieces: the first byte says how many of the next bytes
 * are sizes of pieces, which are used in turn. Verdict, error and job must be the same as when the
 * text comes whole; what is accepted has the counts that its registered proof asks for, and every
 * path stays within its bounds. */
#include "format/c1.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void require(bool condition)
{
    if (!condition)
        abort();
}

static void require_path(const merkle_path *path, uint32_t levels)
{
    require(path->levels == levels);
    for (uint32_t level = 0; level < levels; level++)
        require(path->index[level] < path->arity[level]);
}

static void require_bounds(const porep_job *job)
{
    const porep_shape *s = job->shape;
    require(job->partitions == porep_partitions(s, job->variant));
    const uint32_t levels = s->base_levels + (s->sub_arity > 0) + (s->top_arity > 0);
    for (uint32_t k = 0; k < job->partitions; k++) {
        for (uint32_t i = 0; i < s->challenges; i++) {
            const porep_challenge *c = porep_job_challenge(job, k, i);
            require_path(&c->d, s->d_levels);
            require_path(&c->r_last, levels);
            require_path(&c->c, levels);
            for (size_t p = 0; p < POREP_PARENTS; p++)
                require_path(&c->parent_c[p], levels);
        }
    }
}

/* Each piece is a block of its own, so that a byte read beyond it is found. A size of 0 is 256. */
static err_t read_cut(porep_job *out, const uint8_t *text, size_t bytes, const uint8_t *sizes,
                      size_t sizes_n)
{
    c1_stream *s;
    memset(out, 0, sizeof *out);
    ERR_TRY(c1_stream_create(&s));
    for (size_t i = 0; bytes > 0; i++) {
        const size_t size = sizes[i % sizes_n] ? sizes[i % sizes_n] : 256;
        const size_t n = size < bytes ? size : bytes;
        uint8_t *block = malloc(n);
        require(block != NULL);
        memcpy(block, text, n);
        const err_t rc = c1_stream_feed(s, block, n);
        free(block);
        if (rc != ERR_OK) {
            c1_stream_drop(s);
            return rc;
        }
        text += n;
        bytes -= n;
    }
    return c1_stream_finish(out, s);
}

static void require_same_job(const porep_job *a, const porep_job *b)
{
    porep_job x, y;
    memcpy(&x, a, sizeof x);
    memcpy(&y, b, sizeof y);
    x.challenge = y.challenge = NULL;
    require(memcmp(&x, &y, sizeof x) == 0);
    require(memcmp(a->challenge, b->challenge,
                   (size_t)a->partitions * a->shape->challenges * sizeof *a->challenge) == 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t bytes);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t bytes)
{
    if (bytes == 0 || data[0] % 16 + (size_t)2 > bytes)
        return 0;
    const size_t sizes_n = data[0] % 16 + (size_t)1;
    const uint8_t *sizes = data + 1, *text = sizes + sizes_n;
    const size_t text_bytes = bytes - 1 - sizes_n;
    porep_job whole, cut;
    char error[ERR_TEXT_BYTES_MAX];
    const err_t rc = c1_read(&whole, text, text_bytes);
    snprintf(error, sizeof error, "%s", err_text());
    require(read_cut(&cut, text, text_bytes, sizes, sizes_n) == rc);
    if (rc != ERR_OK) {
        require(whole.challenge == NULL && cut.challenge == NULL && error[0] != 0);
        require(strcmp(error, err_text()) == 0);
        return 0;
    }
    require_bounds(&whole);
    require_same_job(&whole, &cut);
    porep_job_free(&whole);
    porep_job_free(&cut);
    return 0;
}
