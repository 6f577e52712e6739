#include "cli/params_report.h"

#include "base/bytes.h"

#include <inttypes.h>

#define NETWORK_DIGEST_BYTES 16

static void section_json(json_out *j, const char *name, uint64_t count, uint64_t bytes,
                         const uint8_t digest[32])
{
    json_out_object(j, NULL);
    json_out_string(j, "name", name);
    json_out_u64(j, "count", count);
    json_out_u64(j, "bytes", bytes);
    json_out_hex(j, "sha256", digest, 32);
    json_out_close_object(j);
}

static uint64_t vk_bytes(const params_extent sections[PARAMS_SECTIONS])
{
    return sections[PARAMS_IC].offset + sections[PARAMS_IC].bytes;
}

void params_report_json(json_out *j, const format_source *source,
                        const params_extent sections[PARAMS_SECTIONS], const params_digests *d,
                        bool vk_only)
{
    json_out_string(j, "kind", vk_only ? "vk" : "params");
    json_out_u64(j, "bytes", source->bytes);
    json_out_array(j, "sections");
    section_json(j, "vk", 1, vk_bytes(sections), d->vk);
    for (unsigned s = 0; s < (vk_only ? 1u : (unsigned)PARAMS_SECTIONS); s++)
        section_json(j, params_section_name((params_section)s), sections[s].count,
                     sections[s].bytes, d->section[s]);
    json_out_close_array(j);
    json_out_hex(j, "sha256", d->whole, 32);
    json_out_hex(j, "blake2b", d->whole_blake2b, NETWORK_DIGEST_BYTES);
}

void params_report_text(FILE *out, const format_source *source,
                        const params_extent sections[PARAMS_SECTIONS], const params_digests *d,
                        bool vk_only)
{
    char hex[65];
    fprintf(out, "%s: %s, %" PRIu64 " bytes\n", source->name,
            vk_only ? "Groth16 verifying key" : "Groth16 parameters", source->bytes);
    for (unsigned s = 0; s < (vk_only ? 1u : (unsigned)PARAMS_SECTIONS); s++) {
        hex_encode(hex, d->section[s], 32);
        fprintf(out, "  %-5s %11" PRIu64 " points  sha256 %s\n",
                params_section_name((params_section)s), sections[s].count, hex);
    }
    hex_encode(hex, d->whole, 32);
    fprintf(out, "  whole file               sha256 %s\n", hex);
    hex_encode(hex, d->whole_blake2b, NETWORK_DIGEST_BYTES);
    fprintf(out, "  network's list digest   blake2b %s\n", hex);
}
