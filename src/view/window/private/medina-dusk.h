/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Its child stands before a city in the evening, or at night in the dark style. The city is as
 * large as a part of the child, the view, leaves room for; above it is calm sky, below it sand of
 * one color, for words to stand on. With high contrast there is nothing of all that, and words have
 * their usual color: the others are for the style class "dusk", which the widget has.
 *
 * The sky is there at once. The city is drawn in a thread, once for a size, and then costs what a
 * picture costs.
 *
 * Properties:
 *   "child"  GtkWidget, read-write
 *   "view"   GtkWidget, read-write: a widget below the child that is empty */

#define MEDINA_TYPE_DUSK (medina_dusk_get_type ())
G_DECLARE_FINAL_TYPE (MedinaDusk, medina_dusk, MEDINA, DUSK, GtkWidget)

/* Whether the city is drawn as it is to be seen. */
gboolean medina_dusk_get_drawn (MedinaDusk *self);

G_END_DECLS
