#include "format/source.h"

#include "base/verify.h"

format_source format_source_memory(const void *data, size_t bytes, const char *name)
{
    return (format_source){.memory = data, .bytes = bytes, .name = name};
}

format_source format_source_file(const file_in *f)
{
    return (format_source){.file = f, .bytes = f->bytes, .name = f->name};
}

err_t format_source_scratch(uint8_t **out, const format_source *source, size_t bytes)
{
    return MEM_ARRAY(out, MEM_SCRATCH, source->file ? bytes : 0, "bytes of a file");
}

err_t format_source_view(const uint8_t **out, const format_source *source, uint64_t offset,
                         size_t bytes, uint8_t *scratch)
{
    VERIFY(offset <= source->bytes && bytes <= source->bytes - offset);
    if (!source->file) {
        *out = source->memory + offset;
        return ERR_OK;
    }
    *out = scratch;
    return file_read_at(source->file, scratch, bytes, offset);
}
