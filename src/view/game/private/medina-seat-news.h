/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

#include "medina-game.h"

G_BEGIN_DECLS

/* Tells who plays on a seat when that is somebody else than before: a computer, or again a person.
 *
 * Signal "told" (const char *sentence) */

#define MEDINA_TYPE_SEAT_NEWS (medina_seat_news_get_type ())
G_DECLARE_FINAL_TYPE (MedinaSeatNews, medina_seat_news, MEDINA, SEAT_NEWS, GObject)

/* Transfer full. */
MedinaSeatNews *medina_seat_news_new (void);

/* NULL for no game; it keeps a reference. */
void medina_seat_news_set_game (MedinaSeatNews *self, MedinaGame *game);

G_END_DECLS
