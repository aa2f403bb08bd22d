/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-game.h"

G_BEGIN_DECLS

/* Tells people who do not see the board, through their screen reader, what happens in a game: whose
 * turn it is, what was taken in hand, undone, looked at. What others have to tell goes through it
 * as well, so that all that comes of one action is said at once, in order, and nothing twice.
 *
 * Signal "said" (const char *text): so many lines were handed to the screen reader. */

#define MEDINA_TYPE_NARRATOR (medina_narrator_get_type ())
G_DECLARE_FINAL_TYPE (MedinaNarrator, medina_narrator, MEDINA, NARRATOR, GObject)

/* The widget, which must outlive the narrator, is in the window in which it is said. Transfer
 * full. */
MedinaNarrator *medina_narrator_new (GtkWidget *widget);

/* Begins with the last round of the game and whose turn it is. NULL for no game; it keeps a
 * reference. */
void medina_narrator_set_game (MedinaNarrator *self, MedinaGame *game);

/* Says a line, with all that is told within the same turn of the main loop. */
void medina_narrator_say (MedinaNarrator *self, const char *line);

/* Whether it says whose turn it is. It does at first. */
void medina_narrator_set_prompting (MedinaNarrator *self, gboolean prompting);

/* What was said last, and, called again before something new is said, what was said before that;
 * after the oldest that it remembers it begins anew. "" as long as nothing was said. */
const char *medina_narrator_recall (MedinaNarrator *self);

G_END_DECLS
