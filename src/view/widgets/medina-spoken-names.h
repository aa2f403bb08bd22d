/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* From now on every widget that comes on the screen has the name for screen readers that people
 * would give it, where GTK has none or a wrong one: buttons with a picture are called by their
 * tooltip, not "GtkImage"; mnemonics are not spelled out; pictures without a name are left out, and
 * so are the names of classes; what a name has said is no description. Of toggle buttons with the
 * role of radio buttons it is told which one is chosen. To be called once, with GTK running. */
void medina_spoken_names_watch (void);

/* Gives a widget the description that it has without news: its tooltip, unless that is its name. */
void medina_spoken_names_describe (GtkWidget *widget);

G_END_DECLS
