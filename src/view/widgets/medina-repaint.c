/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-repaint.h"

#include "medina-raster.h"

enum
{
  FAR = 1 << 14, /* pixels: farther than any child reaches */
};

static gboolean
is_seen (GtkWidget *child, GtkWidget *widget, const graphene_rect_t *seen)
{
  graphene_rect_t bounds;

  return seen == NULL || (gtk_widget_compute_bounds (child, widget, &bounds) &&
                          graphene_rect_intersection (&bounds, seen, NULL));
}

static GskRenderNode *
take_children (GtkWidget *widget, const graphene_rect_t *seen)
{
  GtkSnapshot *children = gtk_snapshot_new ();

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (is_seen (child, widget, seen))
      gtk_widget_snapshot_child (widget, child, children);
  return gtk_snapshot_free_to_node (children);
}

/* Two clips that are not the same are not looked into, and a snapshot is only made when something has changed. A snapshot
 * would leave out a clip that cuts nothing off. */
static GskRenderNode *
clip (GskRenderNode *node, graphene_rect_t seen, gboolean odd)
{
  if (odd)
    {
      seen.origin.x -= 1;
      seen.size.width += 1;
    }
  return gsk_clip_node_new (node, &seen);
}

/* An image of it: without a graphics card GTK goes through all nodes of a window, whatever it repaints. */
static GskRenderNode *
paint (GskRenderNode *node, const graphene_rect_t *seen, double scale)
{
  graphene_rect_t bounds;
  cairo_rectangle_int_t area;
  cairo_surface_t *surface;
  GskRenderNode *painted;
  cairo_t *cr;

  gsk_render_node_get_bounds (node, &bounds);
  graphene_rect_intersection (&bounds, seen, &bounds);
  graphene_rect_round_extents (&bounds, &bounds);
  area = (cairo_rectangle_int_t){ (int) bounds.origin.x, (int) bounds.origin.y,
                                  (int) bounds.size.width, (int) bounds.size.height };
  surface = medina_raster_create (&area, scale);
  cr = medina_raster_begin (surface, &area, scale);
  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  painted = medina_raster_create_node (surface, &area, FALSE);
  cairo_surface_destroy (surface);
  return painted;
}

void
medina_repaint_as_one (GtkWidget *widget,
                       GtkSnapshot *snapshot,
                       const graphene_rect_t *seen,
                       gboolean *odd)
{
  const graphene_rect_t all = GRAPHENE_RECT_INIT (-FAR, -FAR, 2 * FAR, 2 * FAR);
  GskRenderNode *node = take_children (widget, seen), *one;

  if (node == NULL)
    return;
  *odd = !*odd;
  one = medina_raster_wants_textures (widget)
          ? clip (node, seen != NULL ? *seen : all, *odd)
          : paint (node, seen != NULL ? seen : &all, gtk_widget_get_scale_factor (widget));
  gtk_snapshot_append_node (snapshot, one);
  gsk_render_node_unref (one);
  gsk_render_node_unref (node);
}
