/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-outline.h"

/* The sides of a space in the order in which one walks around it with the space to the right. */
typedef enum
{
  SIDE_TOP,
  SIDE_RIGHT,
  SIDE_BOTTOM,
  SIDE_LEFT,
  N_SIDES,
} Side;

typedef struct
{
  MdnSpace space;
  Side side;
} Edge;

/* To the space that lies ahead of one who walks along a side, and to the one beyond the side. */
static const int ahead[N_SIDES] = { 1, -MDN_STRIDE, -1, MDN_STRIDE };
static const int beyond[N_SIDES] = { MDN_STRIDE, 1, -MDN_STRIDE, -1 };

static gboolean
has (const MdnSet *spaces, int space)
{
  return mdn_set_has (spaces, (MdnSpace) space);
}

static Edge
find_next (const MdnSet *spaces, Edge edge)
{
  const int front = edge.space + ahead[edge.side], across = front + beyond[edge.side];

  if (!has (spaces, front))
    return (Edge){ edge.space, (edge.side + 1) % N_SIDES };
  if (!has (spaces, across))
    return (Edge){ (MdnSpace) front, edge.side };
  return (Edge){ (MdnSpace) across, (edge.side + N_SIDES - 1) % N_SIDES };
}

/* Where the line along an edge lies: its x if it is upright, else its y. */
static double
locate (const MedinaBoardCanvas *canvas, Edge edge, const MedinaBoardInsets *insets)
{
  const cairo_rectangle_int_t r = medina_board_layout_get_space (canvas->layout, edge.space);

  switch (edge.side)
    {
    case SIDE_TOP:
      return r.y + insets->top + (has (&insets->lower, edge.space) ? insets->top_drop : 0);
    case SIDE_RIGHT:
      return r.x + r.width - insets->right;
    case SIDE_BOTTOM:
      return r.y + r.height - insets->bottom -
             (has (&insets->behind, edge.space) ? insets->bottom_lift : 0);
    default:
      return r.x + insets->left;
    }
}

static gboolean
is_upright (Edge edge)
{
  return edge.side == SIDE_RIGHT || edge.side == SIDE_LEFT;
}

static void
add_corner (const MedinaBoardCanvas *canvas, Edge from, Edge to, const MedinaBoardInsets *insets)
{
  const double a = locate (canvas, from, insets), b = locate (canvas, to, insets);

  cairo_line_to (canvas->cr, is_upright (from) ? a : b, is_upright (from) ? b : a);
}

/* Where an edge goes on farther up or down: at the side of what reaches farther out there. */
static void
add_step (const MedinaBoardCanvas *canvas, Edge from, Edge to, const MedinaBoardInsets *insets)
{
  const double y = locate (canvas, from, insets), next = locate (canvas, to, insets);
  const Edge left = { from.side == SIDE_TOP ? to.space : from.space, SIDE_LEFT };
  const Edge right = { from.side == SIDE_TOP ? from.space : to.space, SIDE_RIGHT };
  double x;

  if (is_upright (from) || y == next)
    return;
  x = locate (canvas, y < next ? right : left, insets);
  cairo_line_to (canvas->cr, x, y);
  cairo_line_to (canvas->cr, x, next);
}

/* Goes once around and crosses off the upper edges that it passes. */
static void
trace_around (const MedinaBoardCanvas *canvas,
              const MdnSet *spaces,
              MdnSpace start,
              const MedinaBoardInsets *insets,
              MdnSet *tops)
{
  Edge edge = { start, SIDE_TOP };

  cairo_new_sub_path (canvas->cr);
  do
    {
      const Edge next = find_next (spaces, edge);

      if (edge.side == SIDE_TOP)
        mdn_set_remove (tops, edge.space);
      if (next.side != edge.side)
        add_corner (canvas, edge, next, insets);
      else
        add_step (canvas, edge, next, insets);
      edge = next;
    }
  while (edge.space != start || edge.side != SIDE_TOP);
  cairo_close_path (canvas->cr);
}

void
medina_board_outline_trace (const MedinaBoardCanvas *canvas,
                            MdnSet spaces,
                            MedinaBoardInsets insets)
{
  MdnSet tops = mdn_set_minus (spaces, mdn_set_down (spaces, MDN_STRIDE));

  while (!mdn_set_is_empty (tops))
    trace_around (canvas, &spaces, mdn_set_lowest (tops), &insets, &tops);
}

void
medina_board_outline_stroke (const MedinaBoardCanvas *canvas,
                             const MedinaOwnerInks *inks,
                             double width)
{
  cairo_save (canvas->cr);
  cairo_set_line_join (canvas->cr, CAIRO_LINE_JOIN_MITER);
  cairo_set_line_cap (canvas->cr, CAIRO_LINE_CAP_BUTT);
  medina_ink_set_source (inks->gap, canvas->cr);
  cairo_set_line_width (canvas->cr, width);
  cairo_stroke_preserve (canvas->cr);
  medina_owner_inks_set_dash (inks, canvas->cr,
                              medina_board_canvas_line (canvas, MEDINA_PALACE_LINE));
  medina_board_canvas_stroke (canvas, inks->fill, width);
  cairo_restore (canvas->cr);
}
