#include "format/key_image_layout.h"

#include "format/source.h"

#include <string.h>

const uint8_t KEY_IMAGE_MAGIC[KEY_IMAGE_MAGIC_BYTES] = {'c', 'u', 'z', 'k', 'k', 'e', 'y', '\n'};

err_t key_image_file_is(bool *out, const format_source *source)
{
    uint8_t scratch[KEY_IMAGE_MAGIC_BYTES];
    const uint8_t *head;
    *out = false;
    if (source->bytes < sizeof scratch)
        return ERR_OK;
    ERR_TRY(format_source_view(&head, source, 0, sizeof scratch, scratch));
    *out = memcmp(head, KEY_IMAGE_MAGIC, sizeof scratch) == 0;
    return ERR_OK;
}
