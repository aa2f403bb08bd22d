/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-score-picture.h"

#include "medina-piece-picture.h"

enum
{
  LEAST_WIDTH = 22, /* in pixels; the style has more */
};

GtkWidget *
medina_score_picture_new (MedinaPieceAtlas *atlas, MedinaPieceSprite sprite, const char *name)
{
  GtkWidget *picture = name != NULL ? medina_piece_picture_new_named (atlas, sprite, LEAST_WIDTH)
                                    : medina_piece_picture_new (atlas, sprite, LEAST_WIDTH);

  medina_piece_picture_set_alone (MEDINA_PIECE_PICTURE (picture));
  if (name != NULL)
    medina_piece_picture_set_name (MEDINA_PIECE_PICTURE (picture), name);
  gtk_widget_set_valign (picture, GTK_ALIGN_CENTER); /* no larger in a row that wraps */
  return picture;
}
