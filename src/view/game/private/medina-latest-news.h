/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-game.h"

G_BEGIN_DECLS

/* What the others have placed last, at the lower end of its place, the latest at the end: for where
 * the list of what happened is out of sight. Each takes a line, or a second one where its text is
 * longer and there is room. It asks for no room, and shows nothing for which none is left over. */

#define MEDINA_TYPE_LATEST_NEWS (medina_latest_news_get_type ())
G_DECLARE_FINAL_TYPE (MedinaLatestNews, medina_latest_news, MEDINA, LATEST_NEWS, GtkWidget)

/* Tells what is to be told of the game now; NULL for nothing. The game is not kept. */
void medina_latest_news_tell (MedinaLatestNews *self, MedinaGame *game);

/* To be called before it is allocated: it is as wide as `width`, so many pixels of its height are
 * left over, and its letters are of this size or smaller, but not below the least. */
void
medina_latest_news_fit (MedinaLatestNews *self, int width, int height, double least, double scale);

/* How many placements are shown. */
int medina_latest_news_count_shown (MedinaLatestNews *self);

G_END_DECLS
