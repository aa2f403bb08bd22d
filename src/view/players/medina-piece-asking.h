/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-game.h"

G_BEGIN_DECLS

/* "What is this?", asked of the piece buttons in a widget by the third mouse button or a finger
 * that stays: a popover tells what the piece does, and why it cannot be placed. The buttons
 * themselves hear nothing while they are dimmed: a click or tap on such a one has the refusal told
 * as the piece's key does. The numbers of pieces left are told in words by any click or tap. */
typedef struct _MedinaPieceAsking MedinaPieceAsking;

/* Adds its controllers to the widget, to be freed before it goes; all is borrowed. */
MedinaPieceAsking *
medina_piece_asking_new (GtkWidget *widget, MedinaGame *game, MedinaPlayer *player);
void medina_piece_asking_free (MedinaPieceAsking *self);

G_END_DECLS
