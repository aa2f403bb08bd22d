/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-piece-atlas.h"
#include "medina-rules-example.h"

G_BEGIN_DECLS

/* A part of a board in the rules book, painted as the board of a game is: as large as there is room
 * for, up to a size at which the pieces look well. It does not mirror in languages that are written
 * from the right. Its caption says in words what is to be seen.
 *
 * (GtkPicture takes the size from its picture and scales that; here the pieces are drawn for the
 * size.) */

#define MEDINA_TYPE_RULES_PICTURE (medina_rules_picture_get_type ())
G_DECLARE_FINAL_TYPE (MedinaRulesPicture, medina_rules_picture, MEDINA, RULES_PICTURE, GtkWidget)

/* Keeps a reference to the atlas. */
GtkWidget *medina_rules_picture_new (MedinaPieceAtlas *atlas, MedinaRulesExampleId example);

G_END_DECLS
