/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-board-material.h"
#include "medina-record.h"

G_BEGIN_DECLS

/* A small picture of the board as a record has it, as large as its style wants it: the widget asks
 * for no room of its own. It is painted in a thread, one picture after the other, from the moment
 * that the widget can be seen; until then sand is where the board will be. For screen readers it is
 * not there: words tell what it shows. */

#define MEDINA_TYPE_BOARD_THUMBNAIL (medina_board_thumbnail_get_type ())
G_DECLARE_FINAL_TYPE (MedinaBoardThumbnail,
                      medina_board_thumbnail,
                      MEDINA,
                      BOARD_THUMBNAIL,
                      GtkWidget)

/* For pictures up to `width` pixels wide. The record is not needed afterwards. */
GtkWidget *medina_board_thumbnail_new (const MedinaRecord *record, int width);

/* An example of what a board of that material looks like. */
GtkWidget *medina_board_thumbnail_new_of_material (MedinaBoardMaterial material, int width);

/* Whether the picture has been painted. */
gboolean medina_board_thumbnail_get_painted (MedinaBoardThumbnail *self);

G_END_DECLS
