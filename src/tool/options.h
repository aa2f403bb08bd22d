/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

/* Words of the form KEY=VALUE, and the numbers that commands take. */

/* For each key, of which there are `n_keys`, the place in `words` of the word that gives it, or
 * NULL. False, and the reason is written, if a word has another form, another key, or one that
 * was given before. */
bool mdn_options_read (const char *const *keys,
                       int n_keys,
                       char **words,
                       int n_words,
                       const char **given,
                       FILE *reason);

/* What stands behind the "=" of a word that mdn_options_read found. */
const char *mdn_options_value (const char *word);

/* A number written with the digits 0 to 9 alone, from `least` to `most`; false if the text is
 * none. */
bool mdn_options_number (const char *text, uint64_t least, uint64_t most, uint64_t *number);

/* Likewise for a word that mdn_options_read may have found; without one, `number` stays as it is.
 * False, and the reason is written, if its value is no such number. */
bool mdn_options_read_number (const char *word,
                              uint64_t least,
                              uint64_t most,
                              uint64_t *number,
                              FILE *reason);
