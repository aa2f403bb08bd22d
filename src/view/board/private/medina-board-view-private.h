/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

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
  int palace;          /* that is pointed at */
  MdnSpace away;       /* see medina_board_view_set_away () */
  MdnSpace away_place; /* where it will stand */

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

G_END_DECLS
