/* One byte of a document changed, in 50 random places of each: the document is refused with a
 * place, by the reader or by the check of its content. What is still accepted is listed, and may
 * only be: white space, unknown keys; without miner id and sector number the ticket and the
 * wrapper's SectorNum; in non-interactive jobs the seed. */
#include "c1_support.h"

#include "extent.h"

#include <stdio.h>

/* Bytes of a document that may change unnoticed. */
typedef struct {
    const char *what;
    size_t begin, end;
    bool with_identity;
} free_range;

#define RANGES_MAX 8

typedef struct {
    const char *name;
    char *text; /* as fed: bare or wrapped */
    size_t bytes;
    bool wrapped;
    size_t base64_at, base64_end;
    free_range range[RANGES_MAX]; /* of the document, decoded */
    unsigned ranges;
    free_range sector_number; /* of the text */
} subject;

static uint64_t random_state;

static size_t random_below(size_t n)
{
    random_state = random_state * 6364136223846793005u + 1442695040888963407u;
    return (size_t)(random_state >> 33) % n;
}

static void add_range(subject *s, const char *what, size_t begin, size_t end, bool with_identity)
{
    assert_true(s->ranges < RANGES_MAX);
    s->range[s->ranges++] = (free_range){what, begin, end, with_identity};
}

/* The value of a key whose value is an array of numbers. */
static void add_array(subject *s, const char *document, const char *key, bool with_identity)
{
    char quoted[32];
    snprintf(quoted, sizeof quoted, "\"%s\":[", key);
    const char *at = strstr(document, quoted);
    assert_non_null(at);
    add_range(s, key, (size_t)(at - document) + strlen(quoted),
              (size_t)(strchr(at, ']') - document), with_identity);
}

/* `piece` behind the first place of `after`, as something that nobody looks at. */
static char *insert(subject *s, char *document, const char *after, const char *piece,
                    const char *what)
{
    const char *place = strstr(document, after);
    assert_non_null(place);
    const size_t head = (size_t)(place - document) + strlen(after), n = strlen(piece);
    char *out = malloc(strlen(document) + n + 1);
    assert_non_null(out);
    sprintf(out, "%.*s%s%s", (int)head, document, piece, document + head);
    free(document);
    for (unsigned k = 0; k < s->ranges; k++) {
        if (s->range[k].begin >= head) {
            s->range[k].begin += n;
            s->range[k].end += n;
        }
    }
    add_range(s, what, head, head + n, true);
    return out;
}

static subject subject_of(const char *job, bool wrapped, bool padded, uint64_t sector_number)
{
    subject s = {.name = job, .wrapped = wrapped};
    char *document = (char *)c1_load(job, "c1.json", &s.bytes);
    add_array(&s, document, "ticket", false);
    if (strstr(job, "non-interactive"))
        add_array(&s, document, "seed", true);
    if (padded) {
        document =
            insert(&s, document, "{", "\"padding\":[1,\"text\",{\"x\":null}],", "unknown key");
        document =
            insert(&s, document, "\"comm_r_last_proof\":{", "  \t\n\r        ", "white space");
        document = insert(&s, document, "\"exp_parents\":[", "                ", "white space");
    }
    s.text = document;
    s.bytes = strlen(document);
    if (!wrapped)
        return s;
    char format[128];
    const size_t digits = (size_t)snprintf(NULL, 0, "%llu", (unsigned long long)sector_number);
    snprintf(format, sizeof format,
             "{\"SectorNum\":%llu,\"Phase1Out\":\"BASE64\",\"SectorSize\":2048}",
             (unsigned long long)sector_number);
    s.text = c1_wrap(document, strlen(document), format, &s.bytes);
    s.base64_at = (size_t)(strstr(format, "BASE64") - format);
    s.base64_end = s.bytes - strlen("\",\"SectorSize\":2048}");
    s.sector_number = (free_range){"SectorNum", strlen("{\"SectorNum\":"),
                                   strlen("{\"SectorNum\":") + digits, false};
    free(document);
    return s;
}

/* ---- changes ------------------------------------------------------------------------------- */

/* Another byte at `at`: half of the time of the kind that belongs there. */
static void change_byte(subject *s, size_t at)
{
    static const char digits[] = "0123456789";
    static const char base64[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    const char old = s->text[at];
    const bool encoded = s->wrapped && at >= s->base64_at && at < s->base64_end;
    do {
        if (random_below(2))
            s->text[at] = encoded ? base64[random_below(64)] : digits[random_below(10)];
        else
            s->text[at] = (char)(old ^ (1 << random_below(8)));
    } while (s->text[at] == old);
}

/* What may be changed at this place of the text; null: nothing. */
static const free_range *range_at(const subject *s, size_t at)
{
    if (s->wrapped && at >= s->sector_number.begin && at < s->sector_number.end)
        return &s->sector_number;
    if (s->wrapped && (at < s->base64_at || at >= s->base64_end))
        return NULL;
    const size_t begin = s->wrapped ? (at - s->base64_at) / 4 * 3 : at;
    const size_t end = s->wrapped ? begin + 3 : at + 1;
    for (unsigned k = 0; k < s->ranges; k++) {
        if (begin < s->range[k].end && end > s->range[k].begin)
            return &s->range[k];
    }
    return NULL;
}

static size_t place_in(const subject *s, const free_range *range)
{
    const size_t at = range->begin + random_below(range->end - range->begin);
    return s->wrapped && range != &s->sector_number ? s->base64_at + at / 3 * 4 + random_below(4)
                                                    : at;
}

/* A refusal says where: an offset, a challenge, or a field of the document by name. */
static bool names_a_place(const char *text)
{
    static const char *const places[] = {", byte ",    "partition ", "comm_r is",  "comm_d is",
                                         "replica_id", "seed is",    "SectorSize", "SectorNum"};
    for (size_t i = 0; i < sizeof places / sizeof places[0]; i++) {
        if (strstr(text, places[i]))
            return true;
    }
    return false;
}

/* True if the changed text is still accepted. */
static bool changed_at(subject *s, size_t at, const porep_identity *identity)
{
    const char kept = s->text[at];
    change_byte(s, at);
    porep_job job;
    err_t rc = c1_read(&job, s->text, s->bytes);
    if (rc == ERR_OK)
        rc = porep_check(&job, identity, NULL);
    porep_job_free(&job);
    const free_range *range = range_at(s, at);
    if (rc != ERR_OK && (rc != ERR_INPUT || !names_a_place(err_text())))
        fail_msg("%s: byte %zu: %s", s->name, at, err_text());
    if (rc == ERR_OK) {
        if (!range || (identity && !range->with_identity))
            fail_msg("%s: byte %zu changed from 0x%02x to 0x%02x and accepted", s->name, at,
                     (uint8_t)kept, (uint8_t)s->text[at]);
        print_message("accepted: %s%s, byte %zu, %s%s: 0x%02x to 0x%02x\n", s->name,
                      s->wrapped ? " wrapped" : "", at, range->what,
                      identity ? "" : ", no identity", (uint8_t)kept, (uint8_t)s->text[at]);
    }
    s->text[at] = kept;
    return rc == ERR_OK;
}

/* With and without identity in turn. Returns how many were accepted. */
static unsigned change_many(subject *s, const porep_identity *identity, unsigned times)
{
    unsigned accepted = 0;
    for (unsigned i = 0; i < times; i++)
        changed_at(s, random_below(s->bytes), i % 2 ? identity : NULL);
    for (unsigned k = 0; k < s->ranges; k++) {
        for (unsigned i = 0; i < 8; i++)
            accepted += changed_at(s, place_in(s, &s->range[k]), i % 2 ? identity : NULL);
    }
    if (s->wrapped)
        accepted += changed_at(s, place_in(s, &s->sector_number), NULL);
    return accepted;
}

static void one_changed_byte(void **state)
{
    (void)state;
    static const struct {
        const char *job;
        bool padded;
    } cases[] = {{"2kib-v1", false},
                 {"2kib-v1_1", false},
                 {"2kib-synthetic", false},
                 {"2kib-non-interactive", false},
                 {"2kib-v1_1", true}};
    const unsigned times = test_long() ? 500 : test_short() ? 10 : 50;
    unsigned accepted = 0;
    random_state = 4;
    for (size_t i = 0; i < 2 * sizeof cases / sizeof cases[0]; i++) {
        char path[64];
        snprintf(path, sizeof path, "porep/%s/job.json", cases[i / 2].job);
        json_t *json = vector_json(path);
        const porep_identity identity = {true, json_number(json, "miner_id"),
                                         json_number(json, "sector_number")};
        json_decref(json);
        subject s =
            subject_of(cases[i / 2].job, i % 2, cases[i / 2].padded, identity.sector_number);
        assert_int_equal(c1_accepts(s.text, s.bytes, &identity), ERR_OK);
        accepted += change_many(&s, &identity, times);
        free(s.text);
    }
    assert_true(accepted >= 10); /* what may change was hit, too */
}

FORMAT_TESTS(c1_mutation_tests)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_changed_byte),
    };
    return cmocka_run_group_tests_name("c1_mutation", tests, NULL, NULL);
}
