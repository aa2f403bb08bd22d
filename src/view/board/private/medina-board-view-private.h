/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-board-display.h"
#include "medina-board-drop.h"
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
  int palace; /* that is pointed at */

  MedinaBoardGrid grid;

  /* owned */
  MedinaGame *game;
  MedinaPieceAtlas *atlas;
  MedinaBoardDisplay *display;
  MedinaBoardZooming *zooming;
  MedinaBoardInput *input;
  MedinaBoardTouch *touch;
  MedinaBoardDrop *drop;
  MedinaBoardStyle *style;
  char *description;
  char *typed;
};

G_END_DECLS
