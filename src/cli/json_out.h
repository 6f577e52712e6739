/* Writes one JSON document piece by piece. Commas are put where they belong; strings are escaped,
 * and bytes in them that are no UTF-8 become U+FFFD.
 * Nothing is checked beyond nesting depth: the verbs know what they write. */
#ifndef CUZK_CLI_JSON_OUT_H
#define CUZK_CLI_JSON_OUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#define JSON_OUT_DEPTH_MAX 16

typedef struct {
    FILE *file;
    unsigned depth;
    bool more[JSON_OUT_DEPTH_MAX]; /* something stands before in this container */
} json_out;

void json_out_begin(json_out *j, FILE *file); /* opens the outermost object */
void json_out_end(json_out *j);               /* closes it and ends the line */

/* How many documents this process has begun. */
unsigned json_out_documents(void);

/* key: null inside arrays. */
void json_out_object(json_out *j, const char *key);
void json_out_array(json_out *j, const char *key);
void json_out_close_object(json_out *j);
void json_out_close_array(json_out *j);
void json_out_string(json_out *j, const char *key, const char *text);
void json_out_hex(json_out *j, const char *key, const void *data, size_t bytes);
void json_out_u64(json_out *j, const char *key, uint64_t v);
void json_out_bool(json_out *j, const char *key, bool v);
void json_out_decimal(json_out *j, const char *key, double v, int places);
void json_out_seconds(json_out *j, const char *key, double v);

#endif
