/* bench_c1 [--log2 K] [--threads T] [--runs R]: reading the C1 document of a sector of 2^K bytes
 * (35: 32 GiB), bare and in Curio's wrapper, in pieces of 16 KiB and 1 MiB and whole; then the
 * check of its content. Items are bytes, so that columns are ns per byte.
 *
 * The job is a sparse one, made and written in memory. First the check: every way of cutting must
 * give that job back.
 *
 * Expected, 32 GiB, one core of 4.2 GHz: 39 MB are 340 thousand arrays of 32 numbers, 11 million
 * numbers at 6 to 7 cycles, 18 ms, and at half of them a mispredicted branch, since their lengths
 * follow no rule, 15 to 20 cycles each, 25 ms; what is beyond that is keys, conversion of elements,
 * and first touches of the job's 8 MB. The wrapper, 52 MB: 13 million groups of four characters at
 * 6 cycles, 18 ms more, and its string looked through at 8 bytes in 4 cycles, 6 ms. */
#include "series.h"

#include "base/mem.h"
#include "circuit/porep_make.h"
#include "format/c1.h"
#include "format/c1_write.h"

typedef struct {
    uint8_t *bytes;
    size_t used, room;
} document;

typedef struct {
    porep_job job;
    document text[2]; /* bare, wrapped */
    const document *in_work;
    size_t piece;
    pool *p;
} subject;

static err_t append(void *context, const void *data, size_t bytes)
{
    document *d = context;
    if (bytes > d->room - d->used)
        return err_set(ERR_INTERNAL, "a document of more than %zu bytes", d->room);
    memcpy(d->bytes + d->used, data, bytes);
    d->used += bytes;
    return ERR_OK;
}

/* 51 MB of 180 challenges are 284 thousand bytes each; base64 makes them a third more. */
static err_t write_document(document *out, const porep_job *job, c1_form form)
{
    const size_t challenges = (size_t)job->partitions * job->shape->challenges;
    out->room = (challenges + 1) * ((size_t)1 << 19);
    ERR_TRY(MEM_ARRAY(&out->bytes, MEM_SCRATCH, out->room, "a C1 document"));
    return c1_write(job, form, append, out);
}

static err_t read_pieces(porep_job *out, const document *d, size_t piece)
{
    c1_stream *s;
    ERR_TRY(c1_stream_create(&s));
    for (size_t done = 0; done < d->used; done += piece) {
        const size_t n = piece < d->used - done ? piece : d->used - done;
        const err_t rc = c1_stream_feed(s, d->bytes + done, n);
        if (rc != ERR_OK) {
            c1_stream_drop(s);
            return rc;
        }
    }
    return c1_stream_finish(out, s);
}

static err_t run_read(void *context)
{
    const subject *s = context;
    porep_job job;
    ERR_TRY(read_pieces(&job, s->in_work, s->piece));
    porep_job_free(&job);
    return ERR_OK;
}

static err_t run_check(void *context)
{
    const subject *s = context;
    return porep_check(&s->job, NULL, s->p);
}

static err_t check_read(const subject *s)
{
    porep_job job;
    ERR_TRY(read_pieces(&job, s->in_work, s->piece));
    const size_t challenges = (size_t)s->job.partitions * s->job.shape->challenges;
    const bool same =
        job.partitions == s->job.partitions && fr_eq(&job.comm_r, &s->job.comm_r) &&
        memcmp(job.challenge, s->job.challenge, challenges * sizeof *job.challenge) == 0;
    porep_job_free(&job);
    return same ? ERR_OK : err_set(ERR_INTERNAL, "the document gives another job");
}

static err_t time_all(subject *s, const series_options *o)
{
    static const char *const forms[] = {"bare", "wrapped"};
    series t;
    series_head(o);
    for (size_t form = 0; form < 2; form++) {
        s->in_work = &s->text[form];
        const size_t pieces[] = {16384, 1 << 20, s->in_work->used};
        for (size_t i = 0; i < 3; i++) {
            char name[64];
            s->piece = pieces[i];
            snprintf(name, sizeof name, "%s, pieces of %zu", forms[form], s->piece);
            ERR_TRY(check_read(s));
            ERR_TRY(series_run(&t, o, run_read, s));
            series_print(name, s->in_work->used, &t);
            printf("    %.4f s, %.0f MB/s\n", t.min, 1e-6 * (double)s->in_work->used / t.min);
        }
    }
    ERR_TRY(series_run(&t, o, run_check, s));
    series_print("porep_check, challenges", (size_t)s->job.partitions * s->job.shape->challenges,
                 &t);
    printf("    %.4f s on %u thread(s)\n", t.min, pool_threads(o->pool));
    return ERR_OK;
}

static err_t run(subject *s, const series_options *o)
{
    const porep_shape *shape = porep_shape_of_size(UINT64_C(1) << o->log2);
    if (!shape)
        return err_set(ERR_ARGUMENT, "no sector has 2^%u bytes", o->log2);
    porep_sector sector;
    porep_sector_numbered(&sector, shape, POREP_V1_1, 1000, 1, 1);
    s->p = o->pool;
    ERR_TRY(porep_make_sparse(&s->job, &sector, o->pool, NULL));
    ERR_TRY(write_document(&s->text[0], &s->job, C1_BARE));
    ERR_TRY(write_document(&s->text[1], &s->job, C1_WRAPPER));
    return time_all(s, o);
}

int main(int argc, char **argv)
{
    series_options o = {.log2 = 35, .runs = 5};
    subject s = {0};
    err_t rc = series_arguments(&o, argc, argv);
    if (rc == ERR_OK) {
        rc = run(&s, &o);
        pool_destroy(o.pool);
    }
    if (rc != ERR_OK)
        fprintf(stderr, "bench_c1: %s\n", err_text());
    mem_free(s.text[0].bytes, MEM_SCRATCH);
    mem_free(s.text[1].bytes, MEM_SCRATCH);
    porep_job_free(&s.job);
    return rc != ERR_OK;
}
