/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-board-layout.h"
#include "medina-game.h"

G_BEGIN_DECLS

/* The spaces of a board as children of its widget (MedinaBoardSpace), for the keyboard focus and
 * for assistive technologies. All zero it is empty. */
typedef struct
{
  GtkWidget *spaces[MDN_SPACES]; /* NULL where the board has none */
  GtkWidget *explained;          /* the one with an explanation; NULL for none */
  guint describe_id;             /* idle source that gives them their names */
  MedinaGame *game;              /* borrowed */
} MedinaBoardGrid;

/* Creates the spaces of the game's board; the grid must be empty. The game must outlive them. */
void medina_board_grid_fill (MedinaBoardGrid *self, GtkWidget *board, MedinaGame *game);

/* Takes them away. */
void medina_board_grid_clear (MedinaBoardGrid *self);

void medina_board_grid_allocate (MedinaBoardGrid *self, const MedinaBoardLayout *layout);

/* Gives each its name, after the next frame. */
void medina_board_grid_describe_soon (MedinaBoardGrid *self);

G_END_DECLS
