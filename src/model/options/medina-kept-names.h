/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-game.h"

G_BEGIN_DECLS

/* Has the next New Game know the names that people are given while a game goes on: each takes the
 * place, in the settings, of the name that this person had before. A game that came from elsewhere,
 * whose people are not those of the settings, changes nothing there, nor does the name of a
 * computer. */

#define MEDINA_TYPE_KEPT_NAMES (medina_kept_names_get_type ())
G_DECLARE_FINAL_TYPE (MedinaKeptNames, medina_kept_names, MEDINA, KEPT_NAMES, GObject)

/* The settings have the schema io.github.medina_game.Medina. */
MedinaKeptNames *medina_kept_names_new (GSettings *settings);

/* NULL for none. */
void medina_kept_names_set_game (MedinaKeptNames *self, MedinaGame *game);

G_END_DECLS
