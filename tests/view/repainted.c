/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "repainted.h"

#include <math.h>

enum
{
  MOST = 30, /* rectangles */
};

static void find (GskRenderNode *before, GskRenderNode *after, cairo_region_t *region);

static cairo_rectangle_int_t
get_bounds (GskRenderNode *node)
{
  graphene_rect_t bounds;
  cairo_rectangle_int_t r;

  gsk_render_node_get_bounds (node, &bounds);
  r.x = (int) floorf (bounds.origin.x);
  r.y = (int) floorf (bounds.origin.y);
  r.width = (int) ceilf (bounds.origin.x + bounds.size.width) - r.x;
  r.height = (int) ceilf (bounds.origin.y + bounds.size.height) - r.y;
  return r;
}

static void
add_bounds (GskRenderNode *node, cairo_region_t *region)
{
  const cairo_rectangle_int_t bounds = get_bounds (node);

  cairo_region_union_rectangle (region, &bounds);
}

static void
add_both (GskRenderNode *before, GskRenderNode *after, cairo_region_t *region)
{
  add_bounds (before, region);
  add_bounds (after, region);
}

/* --- Containers ------------------------------------------------------------------------------- */

static guint
count_children (GskRenderNode *node)
{
  return gsk_render_node_get_node_type (node) == GSK_CONTAINER_NODE
           ? gsk_container_node_get_n_children (node)
           : 1;
}

static GskRenderNode *
get_child (GskRenderNode *node, guint i)
{
  return gsk_render_node_get_node_type (node) == GSK_CONTAINER_NODE
           ? gsk_container_node_get_child (node, i)
           : node;
}

/* Children stay in their places, and new ones come last: GTK can do a little better. */
static void
find_in_children (GskRenderNode *before, GskRenderNode *after, cairo_region_t *region)
{
  const guint n = count_children (before), m = count_children (after);

  for (guint i = 0; i < MAX (n, m); i++)
    {
      if (i < n && i < m)
        find (get_child (before, i), get_child (after, i), region);
      else
        add_bounds (i < n ? get_child (before, i) : get_child (after, i), region);
      if (cairo_region_num_rectangles (region) > MOST)
        {
          add_both (before, after, region);
          return;
        }
    }
}

/* --- What has one child ----------------------------------------------------------------------- */

static void
find_in_clips (GskRenderNode *before, GskRenderNode *after, cairo_region_t *region)
{
  const graphene_rect_t *clip = gsk_clip_node_get_clip (after);
  const cairo_rectangle_int_t seen = get_bounds (before), sees = get_bounds (after);
  cairo_rectangle_int_t both;
  cairo_region_t *inside;

  if (!graphene_rect_equal (gsk_clip_node_get_clip (before), clip))
    {
      add_both (before, after, region);
      return;
    }
  inside = cairo_region_create ();
  find (gsk_clip_node_get_child (before), gsk_clip_node_get_child (after), inside);
  gdk_rectangle_union (&seen, &sees, &both);
  cairo_region_intersect_rectangle (inside, &both);
  cairo_region_union (region, inside);
  cairo_region_destroy (inside);
}

static void
find_in_moved (GskRenderNode *before, GskRenderNode *after, cairo_region_t *region)
{
  GskTransform *move = gsk_transform_node_get_transform (after);
  cairo_region_t *inside;
  float x, y;

  if (!gsk_transform_equal (gsk_transform_node_get_transform (before), move) ||
      gsk_transform_get_category (move) < GSK_TRANSFORM_CATEGORY_2D_TRANSLATE)
    {
      add_both (before, after, region);
      return;
    }
  inside = cairo_region_create ();
  find (gsk_transform_node_get_child (before), gsk_transform_node_get_child (after), inside);
  gsk_transform_to_translate (move, &x, &y);
  cairo_region_translate (inside, (int) floorf (x), (int) floorf (y));
  cairo_region_union (region, inside);
  cairo_region_destroy (inside);
}

static void
find_in_same_type (GskRenderNode *before, GskRenderNode *after, cairo_region_t *region)
{
  switch (gsk_render_node_get_node_type (after))
    {
    case GSK_CONTAINER_NODE:
      find_in_children (before, after, region);
      break;
    case GSK_CLIP_NODE:
      find_in_clips (before, after, region);
      break;
    case GSK_TRANSFORM_NODE:
      find_in_moved (before, after, region);
      break;
    case GSK_ROUNDED_CLIP_NODE:
      find (gsk_rounded_clip_node_get_child (before), gsk_rounded_clip_node_get_child (after),
            region);
      break;
    case GSK_DEBUG_NODE:
      find (gsk_debug_node_get_child (before), gsk_debug_node_get_child (after), region);
      break;
    default:
      add_both (before, after, region);
    }
}

static void
find (GskRenderNode *before, GskRenderNode *after, cairo_region_t *region)
{
  const GskRenderNodeType was = gsk_render_node_get_node_type (before);
  const GskRenderNodeType is = gsk_render_node_get_node_type (after);

  if (before == after)
    return;
  if (was == is)
    find_in_same_type (before, after, region);
  else if (was == GSK_CONTAINER_NODE || is == GSK_CONTAINER_NODE)
    find_in_children (before, after, region);
  else
    add_both (before, after, region);
}

cairo_region_t *
repainted_find (GskRenderNode *before, GskRenderNode *after)
{
  cairo_region_t *region = cairo_region_create ();

  find (before, after, region);
  return region;
}

guint
repainted_measure (const cairo_region_t *region)
{
  guint pixels = 0;

  for (int i = 0; i < cairo_region_num_rectangles (region); i++)
    {
      cairo_rectangle_int_t r;

      cairo_region_get_rectangle (region, i, &r);
      pixels += (guint) r.width * (guint) r.height;
    }
  return pixels;
}
