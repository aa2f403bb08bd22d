/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-canvas.h"

#include <math.h>
#include <pango/pangocairo.h>

gboolean
medina_board_canvas_shows (const MedinaBoardCanvas *canvas,
                           double x,
                           double y,
                           double width,
                           double height)
{
  const cairo_rectangle_int_t *area = canvas->area;

  return area == NULL || (x < area->x + area->width && x + width > area->x &&
                          y < area->y + area->height && y + height > area->y);
}

gboolean
medina_board_canvas_lacks (const MedinaBoardCanvas *canvas, MdnSpace space)
{
  return canvas->scene->away == space &&
         medina_board_scene_find_rooftop (canvas->scene, space) == MDN_NO_PALACE;
}

double
medina_board_canvas_part (const MedinaBoardCanvas *canvas, double hundredths)
{
  return canvas->layout->space_width * hundredths / 100;
}

double
medina_board_canvas_line (const MedinaBoardCanvas *canvas, double hundredths)
{
  double scale = medina_piece_atlas_get_scale (canvas->atlas);
  double pixels = round (medina_board_canvas_part (canvas, hundredths) * scale);

  return MAX (pixels, 1) / scale;
}

void
medina_board_canvas_fill (const MedinaBoardCanvas *canvas, MedinaInk ink)
{
  medina_ink_set_source (ink, canvas->cr);
  cairo_fill (canvas->cr);
}

void
medina_board_canvas_stroke (const MedinaBoardCanvas *canvas, MedinaInk ink, double width)
{
  medina_ink_set_source (ink, canvas->cr);
  cairo_set_line_width (canvas->cr, width);
  cairo_stroke (canvas->cr);
}

void
medina_board_canvas_rectangle (const MedinaBoardCanvas *canvas, cairo_rectangle_int_t r)
{
  cairo_rectangle (canvas->cr, r.x, r.y, r.width, r.height);
}

void
medina_board_canvas_rounded (const MedinaBoardCanvas *canvas,
                             double x,
                             double y,
                             double width,
                             double height,
                             double radius)
{
  cairo_t *cr = canvas->cr;

  radius = MIN (radius, MIN (width, height) / 2);
  cairo_new_sub_path (cr);
  cairo_arc (cr, x + width - radius, y + radius, radius, -G_PI_2, 0);
  cairo_arc (cr, x + width - radius, y + height - radius, radius, 0, G_PI_2);
  cairo_arc (cr, x + radius, y + height - radius, radius, G_PI_2, G_PI);
  cairo_arc (cr, x + radius, y + radius, radius, G_PI, 1.5 * G_PI);
  cairo_close_path (cr);
}

/* The current point is where its middle comes to be at x, y: across, the ink decides; up and down
 * the line, so that letters share a baseline. */
static PangoLayout *
lay_out_text (const MedinaBoardCanvas *canvas, const char *text, double x, double y, double size)
{
  PangoLayout *layout = pango_cairo_create_layout (canvas->cr);
  PangoFontDescription *font = pango_font_description_from_string ("Sans Bold");
  PangoRectangle ink_extents, extents;

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_set_text (layout, text, -1);
  pango_layout_get_extents (layout, &ink_extents, &extents);
  cairo_move_to (canvas->cr, x - (ink_extents.x + ink_extents.width / 2.0) / PANGO_SCALE,
                 y - (extents.y + extents.height / 2.0) / PANGO_SCALE);
  return layout;
}

void
medina_board_canvas_text (const MedinaBoardCanvas *canvas,
                          const char *text,
                          double x,
                          double y,
                          double size,
                          MedinaInk ink)
{
  g_autoptr (PangoLayout) layout = lay_out_text (canvas, text, x, y, size);

  /* As shapes in pixels, because boards are painted piece by piece, and Cairo leaves out a letter
   * of which only a soft edge is in sight. On paper it stays text. */
  if (cairo_surface_get_type (cairo_get_group_target (canvas->cr)) == CAIRO_SURFACE_TYPE_IMAGE)
    {
      pango_cairo_layout_path (canvas->cr, layout);
      medina_board_canvas_fill (canvas, ink);
      return;
    }
  medina_ink_set_source (ink, canvas->cr);
  pango_cairo_show_layout (canvas->cr, layout);
  cairo_new_path (canvas->cr); /* no current point for the next path to go on from */
}

void
medina_board_canvas_disc (const MedinaBoardCanvas *canvas,
                          double x,
                          double y,
                          double radius,
                          MedinaInk ink,
                          MedinaInk edge,
                          double edge_width)
{
  cairo_new_sub_path (canvas->cr);
  cairo_arc (canvas->cr, x, y, radius, 0, 2 * G_PI);
  medina_ink_set_source (ink, canvas->cr);
  cairo_fill_preserve (canvas->cr);
  medina_board_canvas_stroke (canvas, edge, edge_width);
}

void
medina_board_canvas_edged_text (const MedinaBoardCanvas *canvas,
                                const char *text,
                                double x,
                                double y,
                                double size,
                                const MedinaTextInks *inks)
{
  g_autoptr (PangoLayout) layout = lay_out_text (canvas, text, x, y, size);

  pango_cairo_layout_path (canvas->cr, layout);
  cairo_set_line_join (canvas->cr, CAIRO_LINE_JOIN_ROUND);
  medina_board_canvas_stroke (canvas, inks->edge, 2 * inks->edge_width);
  medina_board_canvas_text (canvas, text, x, y, size, inks->ink);
}

void
medina_board_canvas_piece (const MedinaBoardCanvas *canvas,
                           MedinaPieceSprite sprite,
                           unsigned variant,
                           MdnSpace space)
{
  cairo_rectangle_int_t r = medina_board_layout_get_space (canvas->layout, space);

  medina_piece_atlas_draw (canvas->atlas, canvas->cr, sprite, variant, r.x, r.y, r.width);
}

unsigned
medina_board_canvas_hash (MdnSpace space, unsigned salt)
{
  unsigned h = (space + 1u) * 2654435761u ^ (salt + 1u) * 2246822519u;

  h ^= h >> 15;
  h *= 2654435761u;
  return h ^ h >> 13;
}
