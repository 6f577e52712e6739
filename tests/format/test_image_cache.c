/* Images beside the parameters: made once, made again when they are no good, never half. */
#include "image_test.h"

#include "base/file.h"
#include "format/image_cache.h"

#include <errno.h>
#include <stdio.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

typedef struct {
    char folder[512], file[600];
    toy_circuit toy;
    r1cs_circuit circuit;
    image_wanted wanted;
    unsigned lines;
    char text[4096]; /* of all notices */
} place;

static int make_place(void **state)
{
    static place p;
    memset(&p, 0, sizeof p);
    folder_make(p.folder);
    snprintf(p.file, sizeof p.file, "%s/stem.image", p.folder);
    p.circuit = toy_of(&p.toy, "random:1000");
    p.wanted = (image_wanted){.circuit = &p.circuit, .stem = "stem"};
    *state = &p;
    return 0;
}

static int remove_place(void **state)
{
    place *p = *state;
    folder_remove(p->folder);
    return 0;
}

static void note(void *context, const char *line)
{
    place *p = context;
    p->lines++;
    const size_t used = strlen(p->text);
    snprintf(p->text + used, sizeof p->text - used, "%s\n", line);
}

static void open_image(place *p, r1cs_image *image)
{
    const image_notice n = {note, p};
    p->lines = 0;
    p->text[0] = '\0';
    if (image_cache_open(image, p->folder, &p->wanted, &n, NULL) != ERR_OK)
        fail_msg("%s", err_text());
    r1cs_shape one, two;
    const r1cs_circuit again = {p->circuit.name, image_synthesize, image};
    assert_int_equal(r1cs_fingerprint(&one, &p->circuit, NULL), ERR_OK);
    assert_int_equal(r1cs_fingerprint(&two, &again, NULL), ERR_OK);
    assert_memory_equal(&one, &two, sizeof one);
}

/* Opens it; the notices hold the text, or there are none if text is null. */
static void assert_opens(place *p, const char *text)
{
    r1cs_image image;
    open_image(p, &image);
    if (!text)
        assert_int_equal(p->lines, 0);
    else if (!strstr(p->text, text))
        fail_msg("notices \"%s\" lack \"%s\"", p->text, text);
    image_free(&image);
    assert_memory_in_use(0);
}

static blob load(const char *name)
{
    file_in in;
    assert_int_equal(file_open(&in, name), ERR_OK);
    const blob b = {malloc(in.bytes), in.bytes};
    assert_non_null(b.bytes);
    assert_int_equal(file_read_at(&in, b.bytes, b.n, 0), ERR_OK);
    file_close(&in);
    return b;
}

/* ---- one process ----------------------------------------------------------------------------- */

static void test_made_once(void **state)
{
    place *p = *state;
    r1cs_image image;
    r1cs_shape shape;
    assert_opens(p, "constraint image of random:1000 made in ");
    assert_int_equal(p->lines, 1);
    assert_opens(p, NULL);
    /* With the circuit's own digests. */
    open_image(p, &image);
    assert_int_equal(r1cs_fingerprint(&shape, &p->circuit, NULL), ERR_OK);
    assert_memory_equal(image.shape.stream_sha256, shape.stream_sha256, 32);
    assert_memory_equal(image.shape.a_aux_sha256, shape.a_aux_sha256, 32);
    image_free(&image);
}

static void test_made_again(void **state)
{
    place *p = *state;
    assert_opens(p, "made in");
    blob good = load(p->file), b = blob_copy(&good);
    b.bytes[b.n / 2] ^= 1;
    file_put(p->file, &b);
    assert_opens(p, "stem.image: damaged image: section 1 has another digest");
    assert_int_equal(p->lines, 2); /* why, and what became of it */
    assert_opens(p, NULL);
    memcpy(b.bytes, good.bytes, b.n);
    b.bytes[8]++;
    image_sign(&b);
    file_put(p->file, &b);
    assert_opens(p, "a constraint image of version 2");
    assert_opens(p, NULL);
    b.n = 100;
    file_put(p->file, &b);
    assert_opens(p, "100 bytes are no constraint image");
    b.n = 0;
    file_put(p->file, &b);
    assert_opens(p, "0 bytes are no constraint image");
    b.n = good.n;
    blob_free(&b);
    b = image_blob("toy");
    file_put(p->file, &b);
    assert_opens(p, "the image of toy, not of random:1000");
    blob now = load(p->file);
    assert_int_equal(now.n, good.n);
    assert_memory_equal(now.bytes, good.bytes, good.n);
    blob_free(&now);
    blob_free(&good);
    blob_free(&b);
}

static void test_other_counts(void **state)
{
    place *p = *state;
    assert_opens(p, "made in");
    p->wanted.aux = 1000;
    p->wanted.inputs = 8;
    assert_opens(p, NULL);
    p->wanted.aux = 1001;
    assert_opens(p, "an image of 1000 aux variables, the circuit has 1001");
    p->wanted.aux = 0;
    p->wanted.inputs = 9;
    assert_opens(p, "an image of 8 inputs, the circuit has 9");
    p->wanted.inputs = 0;
    p->wanted.bits = 1;
    assert_opens(p, "bits, the circuit has 1");
    p->wanted.bits = 0;
    p->wanted.constraints = 5;
    assert_opens(p, "rows, the circuit has 5");
    p->wanted.constraints = 0;
    assert_opens(p, NULL);
}

/* ---- places where it cannot be kept ---------------------------------------------------------- */

static void test_no_folder(void **state)
{
    place *p = *state;
    char real[512];
    memcpy(real, p->folder, sizeof real);
    snprintf(p->folder, sizeof p->folder, "/nonexistent");
    assert_opens(p, "and not kept: /nonexistent: ");
    assert_int_equal(p->lines, 1);
    memcpy(p->folder, real, sizeof real);
}

static void test_in_memory(void **state)
{
    place *p = *state;
    r1cs_image image;
    assert_int_equal(image_cache_open(&image, NULL, &p->wanted, NULL, NULL), ERR_OK);
    assert_non_null(image.block);
    image_free(&image);
    struct stat s;
    assert_int_equal(stat(p->file, &s), -1);
}

static void test_no_writing(void **state)
{
    place *p = *state;
    /* A folder where the file should be: neither read nor written. */
    assert_int_equal(mkdir(p->file, 0755), 0);
    assert_opens(p, "and not kept: ");
    assert_true(strstr(p->text, "not a regular file") != NULL);
    assert_int_equal(rmdir(p->file), 0);
    if (geteuid() == 0)
        skip(); /* may write anywhere */
    assert_int_equal(chmod(p->folder, 0555), 0);
    assert_opens(p, "and not kept: ");
    assert_int_equal(chmod(p->folder, 0755), 0);
}

static void test_long_path(void **state)
{
    place *p = *state;
    r1cs_image image;
    char stem[5000];
    memset(stem, 'x', sizeof stem - 1);
    stem[sizeof stem - 1] = '\0';
    p->wanted.stem = stem;
    assert_failed(image_cache_open(&image, p->folder, &p->wanted, NULL, NULL), ERR_ARGUMENT,
                  "the path of a constraint image is longer");
}

/* ---- several processes ----------------------------------------------------------------------- */

#define PROCESSES 4

/* Waits for the start, opens, writes one byte for each notice "made in". */
static void child(place *p, int start, int report)
{
    char byte;
    r1cs_image image;
    const image_notice n = {note, p};
    const bool begun = read(start, &byte, 1) == 0;
    const err_t rc = image_cache_open(&image, p->folder, &p->wanted, &n, NULL);
    bool ok = begun && rc == ERR_OK && image_validate(&image) == ERR_OK &&
              image.shape.constraints >= 1000;
    for (unsigned i = 0; i < p->lines; i++)
        ok = ok && write(report, "m", 1) == 1;
    _exit(ok ? 0 : 1);
}

/* All begin at once, without a file and with a damaged one: one makes it. */
static void race(place *p, unsigned lines)
{
    int start[2], report[2];
    pid_t pid[PROCESSES];
    assert_int_equal(pipe(start), 0);
    assert_int_equal(pipe(report), 0);
    p->lines = 0;
    for (unsigned i = 0; i < PROCESSES; i++) {
        pid[i] = fork();
        assert_true(pid[i] >= 0);
        if (pid[i] == 0) {
            close(start[1]);
            child(p, start[0], report[1]);
        }
    }
    close(start[0]);
    close(start[1]);
    close(report[1]);
    for (unsigned i = 0; i < PROCESSES; i++) {
        int status;
        assert_int_equal(waitpid(pid[i], &status, 0), pid[i]);
        assert_true(WIFEXITED(status) && WEXITSTATUS(status) == 0);
    }
    char made[PROCESSES * 4];
    assert_int_equal(read(report[0], made, sizeof made), lines);
    close(report[0]);
}

static void test_race(void **state)
{
    place *p = *state;
    p->circuit = toy_of(&p->toy, "random:100000"); /* takes a while to make */
    for (unsigned round = 0; round < 3; round++) {
        race(p, 1);
        blob b = load(p->file);
        b.bytes[b.n - 1] ^= 1;
        file_put(p->file, &b);
        race(p, 2);
        blob_free(&b);
        assert_opens(p, NULL);
        assert_int_equal(unlink(p->file), 0);
    }
}

FORMAT_TESTS(image_cache_tests)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_made_once, make_place, remove_place),
        cmocka_unit_test_setup_teardown(test_made_again, make_place, remove_place),
        cmocka_unit_test_setup_teardown(test_other_counts, make_place, remove_place),
        cmocka_unit_test_setup_teardown(test_no_folder, make_place, remove_place),
        cmocka_unit_test_setup_teardown(test_in_memory, make_place, remove_place),
        cmocka_unit_test_setup_teardown(test_no_writing, make_place, remove_place),
        cmocka_unit_test_setup_teardown(test_long_path, make_place, remove_place),
        cmocka_unit_test_setup_teardown(test_race, make_place, remove_place),
    };
    return cmocka_run_group_tests_name("image cache", tests, NULL, NULL);
}
