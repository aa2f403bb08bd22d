/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-announcer.h"
#include "medina-game.h"

G_BEGIN_DECLS

/* Tells the eye what a person did that is hardly to be seen on the board: a tile that was given
 * back, and what was taken back. It stands there until something else is done. (The narrator says
 * it.) */

#define MEDINA_TYPE_OWN_NEWS (medina_own_news_get_type ())
G_DECLARE_FINAL_TYPE (MedinaOwnNews, medina_own_news, MEDINA, OWN_NEWS, GObject)

/* The announcer is borrowed. Transfer full. */
MedinaOwnNews *medina_own_news_new (MedinaAnnouncer *announcer);

/* NULL for no game; it keeps a reference. */
void medina_own_news_set_game (MedinaOwnNews *self, MedinaGame *game);

G_END_DECLS
