/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* Whether a text on the screen of a program in this language was left in English: there is a
 * translation of it, or it is a sentence in Latin letters in a language with others. FALSE for
 * the code "en". */
gboolean english_is (const char *text, const char *language);

/* Asserts that a text is a whole English sentence, in which nothing is left unfilled. */
void english_assert_sentence (const char *text);
