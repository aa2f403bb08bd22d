/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-game.h"

G_BEGIN_DECLS

/* What happened by itself in a game, in sentences, the latest first.
 *
 * Signal "announced" (const char *text): after everything that a placement or the end of a turn
 * brought about has been listed: its sentences, one a line. */

#define MEDINA_TYPE_EVENT_LIST (medina_event_list_get_type ())
G_DECLARE_FINAL_TYPE (MedinaEventList, medina_event_list, MEDINA, EVENT_LIST, GtkWidget)

/* Lists what happens in this game from now on, and nothing of the game before. */
void medina_event_list_set_game (MedinaEventList *self, MedinaGame *game);

G_END_DECLS
