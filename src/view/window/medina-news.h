/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-game.h"

G_BEGIN_DECLS

/* What happened by itself in a game, in sentences, the latest first.
 *
 * Signal "announced" (const char *text): after everything that a placement or the end of a turn
 * brought about has been listed: its sentences, one a line. */

#define MEDINA_TYPE_NEWS (medina_news_get_type ())
G_DECLARE_FINAL_TYPE (MedinaNews, medina_news, MEDINA, NEWS, GtkWidget)

/* Forgets the news of the game before. */
void medina_news_set_game (MedinaNews *self, MedinaGame *game);

G_END_DECLS
