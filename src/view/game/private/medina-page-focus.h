/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-board-view.h"
#include "medina-curtain.h"
#include "medina-status-bar.h"

G_BEGIN_DECLS

/* Where the focus goes on a page: with Tab from the board to the panel behind its curtain, and to
 * the plaque. A part of the page, whose widgets they are. */
typedef struct
{
  MedinaBoardView *board;
  MedinaCurtain *curtain;
  MedinaStatusBar *status;
} MedinaPageFocus;

/* For the `focus` of the page; TRUE if it moves the focus. For Tab and Shift+Tab. */
gboolean
medina_page_focus_move (const MedinaPageFocus *self, GtkWidget *page, GtkDirectionType direction);

/* To the board, at its cursor; while the curtain is closed, to that. */
void medina_page_focus_board (const MedinaPageFocus *self);

G_END_DECLS
