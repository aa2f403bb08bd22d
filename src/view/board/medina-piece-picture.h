/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-piece-atlas.h"

G_BEGIN_DECLS

/* A piece or a tile as a small picture in a panel. Assistive technologies do not see it, unless it
 * has a name: the widget around it has one. (GtkPicture and GtkImage show a GdkPaintable, which is
 * not told the scale of the screen: pieces are rendered for it.)
 *
 * Properties:
 *   "width"  the width of a space in pixels; a piece is 8:5 tall, a tile square */

#define MEDINA_TYPE_PIECE_PICTURE (medina_piece_picture_get_type ())
G_DECLARE_FINAL_TYPE (MedinaPiecePicture, medina_piece_picture, MEDINA, PIECE_PICTURE, GtkWidget)

/* Keeps a reference to the atlas. */
GtkWidget *medina_piece_picture_new (MedinaPieceAtlas *atlas, MedinaPieceSprite sprite, int width);

/* A picture with a name, which assistive technologies and the tooltip tell. */
GtkWidget *
medina_piece_picture_new_named (MedinaPieceAtlas *atlas, MedinaPieceSprite sprite, int width);
void medina_piece_picture_set_name (MedinaPiecePicture *self, const char *name);

void medina_piece_picture_set_sprite (MedinaPiecePicture *self, MedinaPieceSprite sprite);
void medina_piece_picture_set_width (MedinaPiecePicture *self, int width);

/* Whether it is as large as its area, whose least size a style gives, instead of having a width. */
void medina_piece_picture_set_fills (MedinaPiecePicture *self, gboolean fills);

/* The width of the piece in its area, in the middle of which it is. */
int medina_piece_picture_get_drawn_width (MedinaPiecePicture *self);

/* It fills what a style gives it, not among pieces that it has to be in scale with. */
void medina_piece_picture_set_alone (MedinaPiecePicture *self);

/* The number in the field of a tile; 0 for none. */
void medina_piece_picture_set_number (MedinaPiecePicture *self, int number);

/* Whether it is a blocking rooftop (B1), which has planks across it. */
void medina_piece_picture_set_blocking (MedinaPiecePicture *self, gboolean blocking);

G_END_DECLS
