/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-game.h"
#include "medina-piece-atlas.h"

G_BEGIN_DECLS

/* Holds the panel, and takes its place while the display is to be passed to another person
 * (MedinaGame:curtain): says to whom, and has the one button by which that person has the own
 * screen opened. The panel is neither shown nor spoken meanwhile, and cannot have the focus. The
 * board stays in sight: it is everybody's.
 *
 * (A dialog would lie over the board, and nobody could look at the city while it is passed on.)
 *
 * Properties:
 *   "child"   GtkWidget, read-write: the panel */

#define MEDINA_TYPE_CURTAIN (medina_curtain_get_type ())
G_DECLARE_FINAL_TYPE (MedinaCurtain, medina_curtain, MEDINA, CURTAIN, GtkWidget)

/* The pictures to draw with, set before there is a game; it keeps a reference. */
void medina_curtain_set_atlas (MedinaCurtain *self, MedinaPieceAtlas *atlas);

/* NULL for none. It keeps a reference. */
void medina_curtain_set_game (MedinaCurtain *self, MedinaGame *game);

/* Whether it hides the panel; then it takes the focus. */
gboolean medina_curtain_is_closed (MedinaCurtain *self);

G_END_DECLS
