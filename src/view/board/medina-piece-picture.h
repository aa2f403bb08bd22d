/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-piece-atlas.h"

G_BEGIN_DECLS

/* A piece or a tile as a small picture in a panel. Purely decorative, unless it was given a name:
 * whoever shows it says in words what it is.
 *
 * Properties:
 *   "width"  the width of a space in pixels; a piece is 8:5 tall, a tile square */

#define MEDINA_TYPE_PIECE_PICTURE (medina_piece_picture_get_type ())
G_DECLARE_FINAL_TYPE (MedinaPiecePicture, medina_piece_picture, MEDINA, PIECE_PICTURE, GtkWidget)

/* Keeps a reference to the atlas. */
GtkWidget *medina_piece_picture_new (MedinaPieceAtlas *atlas, MedinaPieceSprite sprite, int width);

/* One that speaks for itself: set_name tells assistive technologies and the tooltip what it is. */
GtkWidget *
medina_piece_picture_new_speaking (MedinaPieceAtlas *atlas, MedinaPieceSprite sprite, int width);
void medina_piece_picture_set_name (MedinaPiecePicture *self, const char *name);

void medina_piece_picture_set_sprite (MedinaPiecePicture *self, MedinaPieceSprite sprite);
void medina_piece_picture_set_width (MedinaPiecePicture *self, int width);

/* The number in the field of a tile; 0 for none. */
void medina_piece_picture_set_number (MedinaPiecePicture *self, int number);

/* A blocking rooftop has planks across it. */
void medina_piece_picture_set_boarded (MedinaPiecePicture *self, gboolean boarded);

G_END_DECLS
