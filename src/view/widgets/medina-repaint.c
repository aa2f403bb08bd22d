/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-repaint.h"

#include "medina-raster.h"

enum
{
  FAR = 1 << 14, /* pixels: farther than any child reaches */
};

static const graphene_rect_t all = GRAPHENE_RECT_INIT (-FAR, -FAR, 2 * FAR, 2 * FAR);

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

/* Two clips that are not the same are not looked into, and a snapshot is only made when something
 * has changed. A snapshot would leave out a clip that cuts nothing off. */
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

/* An image of it: without a graphics card GTK goes through all nodes of a window, whatever it
 * repaints. */
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

static GskRenderNode *
make_one (GtkWidget *widget, GskRenderNode *node, const graphene_rect_t *seen, gboolean odd)
{
  return medina_raster_wants_textures (widget)
           ? clip (node, *seen, odd)
           : paint (node, seen, gtk_widget_get_scale_factor (widget));
}

void
medina_repaint_as_one (GtkWidget *widget,
                       GtkSnapshot *snapshot,
                       const graphene_rect_t *seen,
                       gboolean *odd)
{
  GskRenderNode *node = take_children (widget, seen), *one;

  if (node == NULL)
    return;
  *odd = !*odd;
  one = make_one (widget, node, seen != NULL ? seen : &all, *odd);
  gtk_snapshot_append_node (snapshot, one);
  gsk_render_node_unref (one);
  gsk_render_node_unref (node);
}

/* --- One child -------------------------------------------------------------------------------- */

static GskRenderNode *
take_child (GtkWidget *widget, GtkWidget *child)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  gtk_widget_snapshot_child (widget, child, snapshot);
  return gtk_snapshot_free_to_node (snapshot);
}

/* A widget that has not changed has the same node as before, moved to its place once more. */
static gboolean
is_same (GskRenderNode *before, GskRenderNode *now)
{
  if (before == NULL || now == NULL || before == now)
    return before == now;
  return gsk_render_node_get_node_type (before) == GSK_TRANSFORM_NODE &&
         gsk_render_node_get_node_type (now) == GSK_TRANSFORM_NODE &&
         gsk_transform_node_get_child (before) == gsk_transform_node_get_child (now) &&
         gsk_transform_equal (gsk_transform_node_get_transform (before),
                              gsk_transform_node_get_transform (now));
}

static gboolean
is_in_place (GskRenderNode *before, GskRenderNode *now)
{
  graphene_rect_t one, other;

  if (before == NULL || now == NULL)
    return FALSE;
  gsk_render_node_get_bounds (before, &one);
  gsk_render_node_get_bounds (now, &other);
  return graphene_rect_equal (&one, &other);
}

void
medina_repaint_forget (MedinaRepaintMemory *memory)
{
  g_clear_pointer (&memory->node, gsk_render_node_unref);
  g_clear_pointer (&memory->shown, gsk_render_node_unref);
}

/* Takes the node over. */
static void
show (GtkWidget *widget, GskRenderNode *node, GtkSnapshot *snapshot, MedinaRepaintMemory *memory)
{
  if (is_same (memory->node, node))
    g_clear_pointer (&node, gsk_render_node_unref);
  else
    {
      medina_repaint_forget (memory);
      memory->odd = !memory->odd;
      memory->node = node;
      memory->shown = node != NULL ? make_one (widget, node, &all, memory->odd) : NULL;
    }
  if (memory->shown != NULL)
    gtk_snapshot_append_node (snapshot, memory->shown);
}

void
medina_repaint_child_as_one (GtkWidget *widget,
                             GtkWidget *child,
                             GtkSnapshot *snapshot,
                             MedinaRepaintMemory *memory)
{
  show (widget, take_child (widget, child), snapshot, memory);
}

gboolean
medina_repaint_child_later (GtkWidget *widget,
                            GtkWidget *child,
                            GtkSnapshot *snapshot,
                            MedinaRepaintMemory *memory)
{
  GskRenderNode *node = take_child (widget, child);

  if (is_same (memory->node, node) || !is_in_place (memory->node, node))
    {
      show (widget, node, snapshot, memory);
      return FALSE;
    }
  gtk_snapshot_append_node (snapshot, memory->shown);
  gsk_render_node_unref (node);
  return TRUE;
}
