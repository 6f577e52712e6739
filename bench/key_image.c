/* bench_key_image [--folder DIR] [--bytes N] [--threads T] [--runs R]: a key image of about N bytes
 * is written into DIR (default /dev/shm, 2^30 bytes, all threads, 3 runs), then read by all
 * threads, chunk by chunk into buffers that were touched before: checked  through its source, each
 * chunk's digest compared plain    the same bytes of the file, nothing compared hashed   the
 * buffers' digests, nothing read GB/s of wall time. First the check: what is read is what was
 * written.
 *
 * Expected: a byte is copied out of the page cache once and hashed while it is in the core's own
 * cache, so a thread takes 1/plain + 1/hashed; with SHA extensions 2 GB/s hashed, 8 plain: 1.6 GB/s
 * a thread. 47.4 GB in 8 s are 5.9 GB/s: four such threads, if memory keeps up. Loading them to a
 * GPU is bound by 25 to 50 GB/s of PCIe, far above. */
#include "series.h"

#include "base/mem.h"
#include "format/key_image_file.h"
#include "hash/hash.h"

#include <unistd.h>

#define FEW 251u

typedef struct {
    g1_aff g1[FEW];
    g2_aff g2[FEW];
} few_points;

typedef struct {
    const char *folder;
    uint64_t bytes;
    series_options o;
    char name[4096];
    few_points few;
    g1_aff ic[1];
    key_image_head head;
    key_image_file *file;
    key_image_source source;
    file_in plain;
    uint8_t *buffers; /* a chunk for each thread */
    size_t chunks[KEY_IMAGE_SECTIONS];
} subject;

static void fill_few(few_points *few)
{
    g1_xyzz a;
    g2_xyzz b;
    g1_from_aff(&a, &G1_GENERATOR);
    g2_from_aff(&b, &G2_GENERATOR);
    for (unsigned i = 0; i < FEW; i++) {
        g1_to_aff(&few->g1[i], &a);
        g2_to_aff(&few->g2[i], &b);
        g1_add_aff(&a, &a, &G1_GENERATOR);
        g2_add_aff(&b, &b, &G2_GENERATOR);
    }
}

static err_t read_few(void *context, void *out, key_image_section s, size_t first, size_t n)
{
    const few_points *few = context;
    for (size_t i = first; i < first + n; i++) {
        const unsigned k = (unsigned)((i ^ i / FEW) % FEW);
        if (s == KEY_IMAGE_B2)
            ((g2_aff *)out)[i - first] = few->g2[k];
        else
            ((g1_aff *)out)[i - first] = few->g1[k];
    }
    return ERR_OK;
}

/* As a 32 GiB PoRep shares its bytes: l and a a quarter each, b_g1 one, b_g2 two of fifteen, and
 * about a quarter for the power of two of h. */
static void choose_head(subject *s)
{
    const size_t variables = s->bytes / 4 / G1_BYTES + 16, dense = s->bytes / 15 / G1_BYTES + 16;
    s->head = (key_image_head){.circuit = "benchmark",
                               .form = KEY_IMAGE_LAGRANGE,
                               .n = {variables - 1, 1},
                               .dense_a = {variables - 2, 1},
                               .dense_b = {dense, 0},
                               .inputs = 1};
    while (((uint64_t)G1_BYTES << (s->head.log2_domain + 1)) <= s->bytes / 3)
        s->head.log2_domain++;
    s->ic[0] = s->few.g1[7];
    s->head.vk = (groth16_vk){.alpha_g1 = s->few.g1[1],
                              .beta_g1 = s->few.g1[2],
                              .delta_g1 = s->few.g1[3],
                              .beta_g2 = s->few.g2[4],
                              .gamma_g2 = s->few.g2[5],
                              .delta_g2 = s->few.g2[6],
                              .ic = s->ic,
                              .ic_n = 1};
}

/* ---- chunks -------------------------------------------------------------------------------- */

typedef struct {
    key_image_section section;
    size_t first, n, bytes;
    uint8_t *buffer;
} chunk_place;

static chunk_place place_of(const subject *s, size_t i, unsigned worker)
{
    chunk_place p = {.section = KEY_IMAGE_H, .buffer = s->buffers + worker * KEY_IMAGE_CHUNK};
    for (; i >= s->chunks[p.section]; p.section++)
        i -= s->chunks[p.section];
    const size_t size = key_image_point_bytes(p.section), per_chunk = KEY_IMAGE_CHUNK / size;
    const size_t left = key_image_points(&s->head, p.section) - i * per_chunk;
    p.first = i * per_chunk;
    p.n = left < per_chunk ? left : per_chunk;
    p.bytes = p.n * size;
    return p;
}

static err_t checked_task(void *context, size_t i, unsigned worker)
{
    const subject *s = context;
    const chunk_place p = place_of(s, i, worker);
    return s->source.read(s->source.context, p.buffer, p.section, p.first, p.n);
}

static err_t compare_task(void *context, size_t i, unsigned worker)
{
    subject *s = context;
    const chunk_place p = place_of(s, i, worker);
    uint8_t block[64 * G2_BYTES];
    ERR_TRY(s->source.read(s->source.context, p.buffer, p.section, p.first, p.n));
    const size_t size = key_image_point_bytes(p.section);
    for (size_t k = 0; k < p.n; k += 64) {
        const size_t n = p.n - k < 64 ? p.n - k : 64;
        ERR_TRY(read_few(&s->few, block, p.section, p.first + k, n));
        if (memcmp(block, p.buffer + k * size, n * size) != 0)
            return err_set(ERR_INTERNAL, "another point %zu of section %s was read", p.first + k,
                           key_image_section_name(p.section));
    }
    return ERR_OK;
}

static err_t plain_task(void *context, size_t i, unsigned worker)
{
    const subject *s = context;
    const uint64_t offset = i * (uint64_t)KEY_IMAGE_CHUNK, left = s->plain.bytes - offset;
    return file_read_at(&s->plain, s->buffers + worker * KEY_IMAGE_CHUNK,
                        left < KEY_IMAGE_CHUNK ? (size_t)left : KEY_IMAGE_CHUNK, offset);
}

static err_t hashed_task(void *context, size_t i, unsigned worker)
{
    const subject *s = context;
    const chunk_place p = place_of(s, i, worker);
    uint8_t digest[SHA256_BYTES];
    sha256(digest, p.buffer, p.bytes);
    return ERR_OK;
}

/* ---- series -------------------------------------------------------------------------------- */

typedef struct {
    subject *s;
    size_t tasks;
    pool_body body;
} way;

static err_t run_way(void *context)
{
    const way *w = context;
    return pool_for(w->s->o.pool, w->tasks, w->body, w->s);
}

static err_t time_way(subject *s, const char *name, pool_body body, size_t tasks)
{
    way w = {s, tasks, body};
    series t;
    ERR_TRY(series_run(&t, &s->o, run_way, &w));
    printf("%-10s %8.3f s %8.2f GB/s; 47.4 GB in %.1f s\n", name, t.min,
           1e-9 * (double)s->plain.bytes / t.min, 47.4e9 / (double)s->plain.bytes * t.min);
    fflush(stdout);
    return ERR_OK;
}

static err_t write_file(subject *s)
{
    file_out *out;
    choose_head(s);
    const key_image_source source = {.head = &s->head, .read = read_few, .context = &s->few};
    const double start = clock_seconds();
    ERR_TRY(file_create(&out, s->name));
    const err_t rc = key_image_file_write(out, &source, s->o.pool, NULL);
    if (rc != ERR_OK) {
        file_abandon(out);
        return rc;
    }
    ERR_TRY(file_commit(out));
    ERR_TRY(file_open(&s->plain, s->name));
    const double seconds = clock_seconds() - start;
    printf("%-10s %8.3f s %8.2f GB/s, digests of chunks and sections\n", "written", seconds,
           1e-9 * (double)s->plain.bytes / seconds);
    return ERR_OK;
}

static err_t read_file(subject *s)
{
    const size_t whole = (size_t)((s->plain.bytes + KEY_IMAGE_CHUNK - 1) / KEY_IMAGE_CHUNK);
    size_t chunks = 0;
    ERR_TRY(key_image_file_open(&s->file, s->name));
    s->source = key_image_file_source(s->file);
    for (key_image_section k = KEY_IMAGE_H; k < KEY_IMAGE_SECTIONS; k++) {
        const size_t bytes = key_image_points(&s->head, k) * key_image_point_bytes(k);
        s->chunks[k] = (bytes + KEY_IMAGE_CHUNK - 1) / KEY_IMAGE_CHUNK;
        chunks += s->chunks[k];
    }
    ERR_TRY(mem_alloc((void **)&s->buffers, MEM_SCRATCH, pool_threads(s->o.pool), KEY_IMAGE_CHUNK,
                      "buffers"));
    memset(s->buffers, 1, pool_threads(s->o.pool) * KEY_IMAGE_CHUNK);
    ERR_TRY(pool_for(s->o.pool, chunks, compare_task, s));
    ERR_TRY(time_way(s, "checked", checked_task, chunks));
    ERR_TRY(time_way(s, "plain", plain_task, whole));
    return time_way(s, "hashed", hashed_task, chunks);
}

static err_t arguments(subject *s, int argc, char **argv)
{
    unsigned threads = 0;
    for (int i = 1; i < argc; i += 2) {
        if (i + 1 == argc)
            return err_set(ERR_ARGUMENT, "%s needs a value", argv[i]);
        if (strcmp(argv[i], "--folder") == 0)
            s->folder = argv[i + 1];
        else if (strcmp(argv[i], "--bytes") == 0)
            s->bytes = strtoull(argv[i + 1], NULL, 10);
        else if (strcmp(argv[i], "--threads") == 0)
            threads = (unsigned)strtoul(argv[i + 1], NULL, 10);
        else if (strcmp(argv[i], "--runs") == 0)
            s->o.runs = (unsigned)strtoul(argv[i + 1], NULL, 10);
        else
            return err_set(ERR_ARGUMENT,
                           "usage: bench_key_image [--folder DIR] [--bytes N] [--threads T] "
                           "[--runs R]");
    }
    if (s->o.runs < 1 || s->o.runs > SERIES_RUNS_MAX || s->bytes < 1 << 20)
        return err_set(ERR_ARGUMENT, "at least a MiB and 1 to %u runs", SERIES_RUNS_MAX);
    snprintf(s->name, sizeof s->name, "%s/cuzk-bench-%ld.key", s->folder, (long)getpid());
    return pool_create(&s->o.pool, threads);
}

int main(int argc, char **argv)
{
    static subject s = {
        .folder = "/dev/shm", .bytes = 1u << 30, .o = {.runs = 3}, .plain = {.fd = -1}};
    err_t rc = arguments(&s, argc, argv);
    if (rc == ERR_OK) {
        printf("key image of about %llu bytes, %u thread(s), %u run(s)\n",
               (unsigned long long)s.bytes, pool_threads(s.o.pool), s.o.runs);
        fill_few(&s.few);
        rc = write_file(&s);
    }
    if (rc == ERR_OK)
        rc = read_file(&s);
    if (rc != ERR_OK)
        fprintf(stderr, "bench_key_image: %s\n", err_text());
    (void)unlink(s.name);
    mem_free(s.buffers, MEM_SCRATCH);
    key_image_file_close(s.file);
    file_close(&s.plain);
    pool_destroy(s.o.pool);
    return rc != ERR_OK;
}
