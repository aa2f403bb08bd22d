/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-board-layout.h"
#include "medina-board-zoom.h"
#include "medina-game.h"

G_BEGIN_DECLS

/* Where a widget shows a board, and how large: as large as fits, or a part of a larger one. A value
 * that belongs to the widget; its fields are read, and changed by these functions only, which have
 * the widget allocated and drawn anew. Points and distances are in the widget's coordinates
 * (logical pixels). */
typedef struct
{
  MedinaBoardLayout layout; /* as it is seen; without columns and rows until a board has its room */
  MedinaBoardZoom zoom;
  int strip_height; /* at the least; 0, as at first, if nothing is laid on it */
  gboolean has_board;
  MdnRules rules;    /* if it has a board */
  GtkWidget *widget; /* borrowed, as is the game; NULL for none */
  MedinaGame *game;
} MedinaBoardViewport;

/* Without a board. */
void medina_board_viewport_init (MedinaBoardViewport *self, GtkWidget *widget);

/* The board of this game, all of it, or none for NULL. It is laid out when the widget is allocated.
 * Of a board of which a part is shown it is the one with the last placement, whoever makes it. */
void medina_board_viewport_set_game (MedinaBoardViewport *self, MedinaGame *game);

/* How the whole board would be laid out in so much room, with a strip at least so high
 * (medina-board-layout.h); without a board as in the second edition. */
void medina_board_viewport_lay_out (const MedinaBoardViewport *self,
                                    int width,
                                    int height,
                                    int strip_height,
                                    MedinaBoardLayout *layout);

/* The strip it has from the widget's next allocation on. */
void medina_board_viewport_set_strip_height (MedinaBoardViewport *self, int strip_height);

/* Lays the board out, if there is one, when the widget is given so much room. */
void medina_board_viewport_allocate (MedinaBoardViewport *self, int width, int height);

/* The least room for the board, or what it would like for a width of `for_size` (-1 for none). */
void medina_board_viewport_measure (const MedinaBoardViewport *self,
                                    GtkOrientation orientation,
                                    int for_size,
                                    int *minimum,
                                    int *natural);

/* Shows it so many times as large as now; what is at x, y stays there as far as it can. The whole
 * board is the least. */
void medina_board_viewport_zoom (MedinaBoardViewport *self, double factor, double x, double y);

/* The same around the middle, by so many steps; 0 shows the whole board. */
void medina_board_viewport_zoom_by_steps (MedinaBoardViewport *self, int steps);

gboolean medina_board_viewport_is_zoomed (const MedinaBoardViewport *self);

/* Moves what is shown of a larger one, by pixels. */
void medina_board_viewport_pan (MedinaBoardViewport *self, double dx, double dy);

/* Moves it so that the space is in sight, with what may stand on it. */
void medina_board_viewport_reveal (MedinaBoardViewport *self, MdnSpace space);

G_END_DECLS
