/* The tokens below json.h. Each scanner takes what there is and goes on with the next piece. */
#ifndef CUZK_FORMAT_JSON_SCAN_H
#define CUZK_FORMAT_JSON_SCAN_H

#include "format/json.h"

typedef enum { SCAN_MORE, SCAN_DONE, SCAN_BAD } scan_result;

/* Takes what belongs to a number from *p on. MORE: the piece is used up; DONE: *p is the first byte
 * behind it; BAD: a digit was expected at *p. A number begins zeroed, with .integer. */
scan_result scan_number(push_number *n, const uint8_t **p, const uint8_t *end);
/* Could the number end here? */
bool scan_number_is_whole(const push_number *n);

/* How many of n bytes of a string, from its beginning, stand for themselves in ASCII. */
size_t scan_plain(const uint8_t *p, size_t n);
/* An escape or a character beyond ASCII of which the first n bytes (at most 12) are at p: its
 * length, and its UTF-8 in out; 0: it is not whole yet; -1: malformed. */
int scan_sequence(const uint8_t *p, size_t n, uint8_t out[4], size_t *out_n);

/* "[1,23,255]" of n integers without white space, which is what programs write: the number of
 * bytes taken, or 0 for anything else, also for what is wrong. 4 n + 1 bytes must be readable. */
size_t scan_plain_array(const uint8_t *text, uint8_t *out, size_t n);

#endif
