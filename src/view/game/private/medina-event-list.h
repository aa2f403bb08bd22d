/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-board-notes.h"
#include "medina-game.h"

G_BEGIN_DECLS

/* What happened in a game: each placement with the points that it moved, and what came of it by
 * itself, in sentences, the latest first. What is undone goes; looking back it lists what led to
 * what is shown, of which the last placement is lit, and in sight where there is room for it below
 * the cards. Where it scrolls by itself, what is told goes back to its first lines. Lines of
 * placements that are marked on the board have the numbers of the marks.
 *
 * Signals:
 *   "told"       (const char *line): a line was added as the game went on
 *   "announced"  (const char *text): after everything that a placement or the end of a turn brought
 *                about has been listed: its sentences, one a line. The placement is not among
 *                them */

#define MEDINA_TYPE_EVENT_LIST (medina_event_list_get_type ())
G_DECLARE_FINAL_TYPE (MedinaEventList, medina_event_list, MEDINA, EVENT_LIST, GtkWidget)

/* Lists what has happened in this game last, and what happens from now on; nothing of the game
 * before. NULL for none. */
void medina_event_list_set_game (MedinaEventList *self, MedinaGame *game);

/* What is noted on the board, which has the numbers; they outlive the list. Without them there are
 * none. Who changes them has the list drawn anew. */
void medina_event_list_set_notes (MedinaEventList *self, const MedinaBoardNotes *notes);

/* Whether its first lines, so many, are in sight: where it is scrolled, in the window that it
 * scrolls in. FALSE while they have not been laid out. */
gboolean medina_event_list_shows (MedinaEventList *self, int lines);

G_END_DECLS
