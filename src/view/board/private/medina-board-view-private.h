/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-board-canvas.h"
#include "medina-board-display.h"
#include "medina-board-grid.h"
#include "medina-board-input.h"
#include "medina-board-touch.h"
#include "medina-board-view.h"
#include "medina-board-zooming.h"

G_BEGIN_DECLS

/* For the files of the view only. */

struct _MedinaBoardView
{
  GtkWidget parent_instance;

  MedinaBoardViewport viewport;
  gboolean show_coordinates;
  MedinaBoardNotes notes;
  int palace;                            /* that is pointed at */
  MdnSpace away;                         /* see medina_board_view_set_away () */
  MdnSpace away_place;                   /* where it will stand */
  guint8 items_away[MEDINA_BOARD_ITEMS]; /* bits, by their index */

  MedinaBoardGrid grid;

  /* owned */
  MedinaGame *game;
  MedinaPieceAtlas *atlas;
  MedinaBoardDisplay *display;
  MedinaBoardZooming *zooming;
  MedinaBoardInput *input;
  MedinaBoardTouch *touch;
  MedinaBoardStyle *style;
  char *description;
  char *typed;
};

/* All that is to be seen now; there must be a game. */
void medina_board_view_compose (MedinaBoardView *self, MedinaBoardScene *scene);

typedef void (*MedinaBoardViewDraw) (const MedinaBoardCanvas *canvas, gpointer data);

/* What is drawn in the area, alone, with the upper left corner of that at the origin; transfer
 * full. NULL if there is nothing to draw with. */
GskRenderNode *medina_board_view_paint_alone (MedinaBoardView *self,
                                              cairo_rectangle_int_t area,
                                              MedinaBoardViewDraw draw,
                                              gpointer data);

G_END_DECLS
