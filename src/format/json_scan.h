/* The tokens below json.h. */
#ifndef CUZK_FORMAT_JSON_SCAN_H
#define CUZK_FORMAT_JSON_SCAN_H

#include "format/json.h"

void pull_white(pull_reader *r);
/* White space, then exactly this byte; `what` for the error. */
ERR_MUST_USE err_t pull_punctuation(pull_reader *r, char c, const char *what);
static inline bool pull_at(const pull_reader *r, char c)
{
    return r->at < r->bytes && r->text[r->at] == (uint8_t)c;
}

typedef struct {
    uint64_t value; /* of the integer part */
    bool negative, integer, overflow;
} pull_number;
/* A number at the reader. */
ERR_MUST_USE err_t pull_scan_number(pull_reader *r, pull_number *out);
/* A string at the reader. */
ERR_MUST_USE err_t pull_scan_string(pull_reader *r, pull_text *out);
/* "null", "true", "false" at the reader. */
ERR_MUST_USE err_t pull_scan_word(pull_reader *r, const char *word);

#endif
