/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-piece-atlas.h"

G_BEGIN_DECLS

/* A piece or a tile in the score sheet, as large as the style says: it grows with the panel. The
 * name is told by assistive technologies and the tooltip; NULL for none. */
GtkWidget *
medina_score_picture_new (MedinaPieceAtlas *atlas, MedinaPieceSprite sprite, const char *name);

G_END_DECLS
