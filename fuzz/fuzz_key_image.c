/* A key image from memory, as it is and with its digests put right: what is accepted can be read,
 * whole and in parts alike, and checked. */
#include "format/key_image_file.h"

#include "base/bytes.h"
#include "hash/hash.h"

#include <stdlib.h>
#include <string.h>

/* docs/formats/key-image.md */
#define HEADER_BYTES  528u
#define CHUNKS_OFFSET 176u
#define SECTION_TABLE 184u
#define SECTION_ENTRY 56u
#define TABLES_DIGEST 464u
#define HEADER_DIGEST 496u

static void require(bool condition)
{
    if (!condition)
        abort();
}

static bool inside(uint64_t offset, uint64_t length, size_t bytes)
{
    return offset <= bytes && length <= bytes - offset;
}

/* Inputs are far below a chunk: each section has one, or none. */
static void put_digests_right(uint8_t *data, size_t bytes)
{
    store_le64(data + 16, bytes);
    uint64_t chunk = load_le64(data + CHUNKS_OFFSET);
    for (unsigned s = 0; s < KEY_IMAGE_SECTIONS; s++) {
        uint8_t *entry = data + SECTION_TABLE + s * SECTION_ENTRY;
        const uint64_t offset = load_le64(entry), count = load_le64(entry + 8);
        const uint64_t length = count * load_le32(entry + 16);
        if (count > bytes || !inside(offset, length, bytes))
            continue;
        sha256(entry + 24, data + offset, length);
        if (count != 0 && inside(chunk, SHA256_BYTES, bytes)) {
            memcpy(data + chunk, entry + 24, SHA256_BYTES);
            chunk += SHA256_BYTES;
        }
    }
    const uint64_t end = load_le64(data + SECTION_TABLE);
    if (end >= HEADER_BYTES && end <= bytes)
        sha256(data + TABLES_DIGEST, data + HEADER_BYTES, (size_t)end - HEADER_BYTES);
    sha256(data + HEADER_DIGEST, data, HEADER_DIGEST);
}

/* True if all of the section could be read. */
static bool read_section(const key_image_source *source, key_image_section s)
{
    const size_t n = key_image_points(source->head, s), size = key_image_point_bytes(s);
    uint8_t *whole = malloc(n * size + 1), *part = malloc(n * size + 1);
    require(whole && part);
    const err_t rc = source->read(source->context, whole, s, 0, n);
    require(rc == ERR_OK || rc == ERR_INPUT);
    for (size_t first = 0; first <= n; first += 1 + n / 3) {
        const size_t some = (n - first) / 2 + (n - first) % 2;
        require(source->read(source->context, part, s, first, some) == (some == 0 ? ERR_OK : rc));
        require(rc != ERR_OK || memcmp(part, whole + first * size, some * size) == 0);
    }
    require(source->read(source->context, part, s, n, 1) == ERR_ARGUMENT);
    free(whole);
    free(part);
    return rc == ERR_OK;
}

static void open_and_read(const uint8_t *data, size_t bytes)
{
    const format_source memory = format_source_memory(data, bytes, "input");
    key_image_file *f;
    params_extent sections[PARAMS_SECTIONS];
    bool is_one;
    require(key_image_file_is(&is_one, &memory) == ERR_OK);
    if (is_one)
        require(params_layout(sections, &memory, false) == ERR_INPUT);
    if (key_image_file_of(&f, &memory) != ERR_OK)
        return;
    require(is_one);
    const key_image_source source = key_image_file_source(f);
    bool whole = true;
    for (key_image_section s = KEY_IMAGE_H; s < KEY_IMAGE_SECTIONS; s++)
        whole &= read_section(&source, s);
    const err_t digests = key_image_file_check(f, KEY_IMAGE_CHECK_DIGEST, NULL, NULL);
    const err_t full = key_image_file_check(f, KEY_IMAGE_CHECK_FULL, NULL, NULL);
    require(digests == ERR_OK || digests == ERR_INPUT);
    require(whole || digests != ERR_OK);
    require(full == ERR_OK || full == ERR_INPUT);
    require(full != ERR_OK || digests == ERR_OK);
    key_image_file_close(f);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t bytes);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t bytes)
{
    open_and_read(data, bytes);
    if (bytes < HEADER_BYTES)
        return 0;
    uint8_t *copy = malloc(bytes);
    require(copy != NULL);
    memcpy(copy, data, bytes);
    put_digests_right(copy, bytes);
    open_and_read(copy, bytes);
    free(copy);
    return 0;
}
