/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* The name of a player or of a file as it is shown. Anything may be in a name that was typed,
 * pasted or read: what is shown is literal, but stays in its line, and does not reach beyond
 * itself. */

enum
{
  MEDINA_SHOWN_NAME_PLAYER = 24, /* columns that a name has in a sentence; wide letters take two */
  MEDINA_SHOWN_NAME_FILE = 40,
};

/* Whether there is anything to be seen in it. */
gboolean medina_shown_name_is_visible (const char *name);

/* All of it in one line, for a place of its own: what breaks lines becomes a blank. To be freed. */
char *medina_shown_name_to_line (const char *name);

/* For a sentence: in one line, and with an ellipsis within if it is longer than so many columns,
 * never within what people see as one letter; no line ends at the ellipsis. A name that could
 * change the direction in which the sentence runs is isolated (U+2068 … U+2069); others are not, so
 * that they can be searched and compared as they are. To be freed. */
char *medina_shown_name_to_words (const char *name, guint columns);

/* Whether there is more of it than medina_shown_name_to_words() leaves. */
gboolean medina_shown_name_is_long (const char *name, guint columns);
