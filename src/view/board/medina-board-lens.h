/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-board-view.h"

G_BEGIN_DECLS

/* A round lens above a finger with a piece in hand, where spaces are smaller than a fingertip: it
 * shows those near the finger as large as one, and which of them is meant. Beside the finger where
 * there is no room above it. It lies over everything else on a page and is not touched itself. */

#define MEDINA_TYPE_BOARD_LENS (medina_board_lens_get_type ())
G_DECLARE_FINAL_TYPE (MedinaBoardLens, medina_board_lens, MEDINA, BOARD_LENS, GtkWidget)

/* A child of the page, which must give it all of its own room, and be without it again before it is
 * disposed of. The board is borrowed; it is below the page. */
MedinaBoardLens *medina_board_lens_new (GtkWidget *page, MedinaBoardView *board);

/* The square around it, in coordinates of the page; FALSE if it is not shown. */
gboolean medina_board_lens_get_area (MedinaBoardLens *self, graphene_rect_t *area);

G_END_DECLS
