/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-game.h"
#include "medina-piece-atlas.h"

G_BEGIN_DECLS

/* What stands below the picture of a board: who has won or leads, the rules, and the players with
 * their points. At a purist's table which turn it is, and the players only, until the game is
 * over. */

typedef struct _MedinaBoardCaption MedinaBoardCaption;

/* The game as it is now; later changes do not show. Transfer full. */
MedinaBoardCaption *medina_board_caption_new (MedinaGame *game);
void medina_board_caption_free (MedinaBoardCaption *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MedinaBoardCaption, medina_board_caption_free)

/* How high it is below a board of that width, in the same units. */
double medina_board_caption_measure (double width);

/* Shares room among so many that wish for some of it: each has what it wishes as long as there is
 * enough for all, else the long ones have equally much. `wishes` become the shares; in any unit. */
void medina_board_caption_share (double *wishes, guint n, double room);

/* Draws it with its upper left corner at 0, y. */
void medina_board_caption_draw (const MedinaBoardCaption *self,
                                cairo_t *cr,
                                MedinaPieceAtlas *atlas,
                                double y,
                                double width);

G_END_DECLS
