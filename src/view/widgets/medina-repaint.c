/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-repaint.h"

enum
{
  FAR = 1 << 14, /* pixels: farther than any child reaches */
};

/* Two clips that are not the same are not looked into, and a snapshot is only made when something has changed. A snapshot
 * would leave out a clip that cuts nothing off. */
void
medina_repaint_as_one (GtkWidget *widget, GtkSnapshot *snapshot, gboolean *odd)
{
  GtkSnapshot *children = gtk_snapshot_new ();
  GskRenderNode *node, *clip;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_snapshot_child (widget, child, children);
  node = gtk_snapshot_free_to_node (children);
  if (node == NULL)
    return;
  *odd = !*odd;
  clip =
    gsk_clip_node_new (node, &GRAPHENE_RECT_INIT (-FAR - (float) *odd, -FAR, 2 * FAR, 2 * FAR));
  gtk_snapshot_append_node (snapshot, clip);
  gsk_render_node_unref (clip);
  gsk_render_node_unref (node);
}
