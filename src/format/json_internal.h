/* Between the structure of a text (json.c) and the tokens in it (json_token.c). */
#ifndef CUZK_FORMAT_JSON_INTERNAL_H
#define CUZK_FORMAT_JSON_INTERNAL_H

#include "format/json.h"

/* push_reader.state, what comes next: something outside of tokens, or the rest of one. */
enum {
    PUSH_AT_VALUE,
    PUSH_AT_FIRST_VALUE,
    PUSH_AT_KEY,
    PUSH_AT_FIRST_KEY,
    PUSH_AT_COLON,
    PUSH_AT_AFTER,
    PUSH_IN_KEY,
    PUSH_IN_STRING,
    PUSH_IN_NUMBER,
    PUSH_IN_WORD
};

/* ---- json.c -------------------------------------------------------------------------------- */

/* "expected WHAT, found C". */
err_t push_fail_found(const push_reader *r, uint64_t offset, const char *what, uint8_t c);
/* The same with what stands at r->p, which may be the end. */
err_t push_fail_expected(const push_reader *r, const char *what);
typedef struct {
    char text[64];
} push_description;
push_description push_describe(const push_type *type);
/* The value that r->start belongs to is complete. */
ERR_MUST_USE err_t push_value_end(push_reader *r, const push_type *type, void *at);
/* A key that began at r->start is whole. */
ERR_MUST_USE err_t push_key_end(push_reader *r);

/* ---- json_token.c: begin at r->p, which is left where the token or the piece ends -------------
 */

void push_string_begin(push_reader *r, unsigned state);
ERR_MUST_USE err_t push_string_more(push_reader *r);
/* The escape or character in r->pending is malformed. */
err_t push_fail_sequence(const push_reader *r);
ERR_MUST_USE err_t push_number_more(push_reader *r);
/* A number that is whole because the text is over. */
ERR_MUST_USE err_t push_number_end(push_reader *r);
void push_word_begin(push_reader *r, const char *word);
ERR_MUST_USE err_t push_word_more(push_reader *r);

#endif
