/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "medina-board-painter.h"
#include "medina-board-view.h"

G_BEGIN_DECLS

/* The board in parts: medina-board-view.c has the object, its spaces and its drawing,
 * medina-board-input.c what the pointer and the keyboard do, medina-board-arrival.c the piece that
 * comes down. */

struct _MedinaBoardView
{
  GtkWidget parent_instance;

  MedinaBoardLayout layout; /* without columns and rows until the game's board has its room */
  gboolean show_coordinates;
  MdnSpace hover;
  double pointer_x; /* where the pointer was last */
  double pointer_y;
  MdnSpace cursor; /* of the keyboard */
  MdnSet suggested;
  MdnSpace arriving;    /* where the last piece is coming down */
  gint64 arrival_start; /* in microseconds of the frame clock; 0 before the first frame */
  double arrival;       /* 0 at its start, 1 at its end */
  guint arrival_id;     /* tick callback while it is coming */
  guint describe_id;    /* idle source that renews the names of the spaces */

  /* owned */
  MedinaGame *game;
  MedinaPieceAtlas *atlas;
  MedinaBoardPainter *painter;
  GtkWidget *chooser;
  GtkWidget *spaces[MDN_SPACES]; /* NULL where the board has none */
  char *description;
};

/* The ids of the signals. */
extern guint medina_board_view_place;
extern guint medina_board_view_refused;

/* Takes over the text; NULL for none. */
void medina_board_view_take_description (MedinaBoardView *self, char *description);

/* --- Input ------------------------------------------------------------------------------------ */

void medina_board_input_add_controllers (MedinaBoardView *self);
gboolean medina_board_input_focus (GtkWidget *widget, GtkDirectionType direction);
void medina_board_input_drop_chooser (MedinaBoardView *self);

/* Whether the keyboard's cursor is to be seen. */
gboolean medina_board_input_shows_cursor (MedinaBoardView *self);

/* The space that the person means: under the pointer, else under the keyboard's cursor. */
MdnSpace medina_board_input_space_in_mind (MedinaBoardView *self);

/* Describes it anew. */
void medina_board_input_describe (MedinaBoardView *self);

/* --- Arrival ---------------------------------------------------------------------------------- */

/* A piece comes down on the space; MDN_NO_SPACE for none. Ends the one before. */
void medina_board_arrival_begin (MedinaBoardView *self, MdnSpace space);
void medina_board_arrival_finish (MedinaBoardView *self);

G_END_DECLS
