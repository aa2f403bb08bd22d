/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-game.h"
#include "medina-piece-atlas.h"

G_BEGIN_DECLS

/* The pieces that may go on a space, to choose among: when a space is clicked with nothing in hand.
 * Their letters and digits choose, too. (GtkPopoverMenu lists words, one below the other; these are
 * pictures side by side.)
 *
 * Signal "chosen" (guint piece): a MdnPiece; the chooser closes by itself. */

#define MEDINA_TYPE_PIECE_CHOOSER (medina_piece_chooser_get_type ())
G_DECLARE_FINAL_TYPE (MedinaPieceChooser, medina_piece_chooser, MEDINA, PIECE_CHOOSER, GtkPopover)

/* `pieces`: bit p for MdnPiece p, as from medina_game_get_pieces_for_space; not empty.
 * `space_width`, in pixels, is that of the board. */
GtkWidget *
medina_piece_chooser_new (MedinaGame *game, guint pieces, MedinaPieceAtlas *atlas, int space_width);

G_END_DECLS
