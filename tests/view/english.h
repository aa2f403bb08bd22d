/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* Whether a text that is on the screen of a program in this language is English all the same: there
 * is a translation of it, or it is a sentence in Latin letters where people write others. Says no
 * for the code "en". */
gboolean english_is (const char *text, const char *language);
