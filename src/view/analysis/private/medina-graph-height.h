/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* How high the graph of an analysis is to be in a page of that size, in pixels: a share of it, but
 * no more than leaves eight turns of the list in sight. The list comes after the graph in the same
 * box, and the room of the progress, which goes, between them. It does not depend on the turns that
 * there are: the graph keeps its height when they come. May be less than the style asks for. */
int medina_graph_height_find (GtkWidget *graph,
                              GtkWidget *room,
                              GtkWidget *list,
                              int width,
                              int height);

G_END_DECLS
