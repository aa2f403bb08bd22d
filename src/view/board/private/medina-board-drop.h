/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-board-scene.h"

G_BEGIN_DECLS

/* The last piece of a board as it comes down to its space. It has the widget drawn while it moves. */
typedef struct _MedinaBoardDrop MedinaBoardDrop;

/* The widget is borrowed and must outlive it. */
MedinaBoardDrop *medina_board_drop_new (GtkWidget *widget);
void medina_board_drop_free (MedinaBoardDrop *self);

/* Lets a piece come down there; MDN_NO_SPACE for none. What came down before is there at once. */
void medina_board_drop_let (MedinaBoardDrop *self, MdnSpace space);

/* Adds it to the scene, as far down as it is. */
void medina_board_drop_show (MedinaBoardDrop *self, MedinaBoardScene *scene);

G_END_DECLS
