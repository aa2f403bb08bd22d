/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-strokes.h"

#include "medina-board-layers.h"
#include "medina-board-look.h"
#include "medina-board-marks.h"
#include "medina-raster.h"

enum
{
  CORNER = 6, /* the part of a space's width in which the frame is round */
};

/* Below textures the soft corners of the frame are the background's, and must not be painted
 * twice. */
static void
clear_corners (const MedinaBoardLayout *layout, cairo_t *cr)
{
  const cairo_rectangle_int_t frame = layout->frame;
  const int size = layout->space_width / CORNER + 1;

  cairo_save (cr);
  cairo_set_operator (cr, CAIRO_OPERATOR_CLEAR);
  for (int i = 0; i < 4; i++)
    {
      cairo_rectangle (cr, frame.x + i % 2 * (frame.width - size),
                       frame.y + i / 2 * (frame.height - size), size, size);
      cairo_fill (cr);
    }
  cairo_restore (cr);
}

cairo_surface_t *
medina_board_strokes_paint (MedinaBoardBackground *background,
                            const MedinaBoardCanvas *shared,
                            const MedinaBoardPalaces *palaces,
                            const cairo_rectangle_int_t *area,
                            MdnSet spaces)
{
  const MedinaBoardStage *stage = medina_board_background_get_stage (background);
  cairo_surface_t *surface = medina_raster_create (area, stage->scale);
  MedinaBoardCanvas canvas = *shared;

  canvas.cr = medina_raster_begin (surface, area, stage->scale);
  canvas.area = area;
  canvas.spaces = spaces;
  medina_board_background_paint (background, canvas.cr, area);
  if (stage->textures)
    clear_corners (&stage->layout, canvas.cr);
  medina_board_layers_draw_scene (&canvas, palaces);
  cairo_destroy (canvas.cr);
  return surface;
}

GskRenderNode *
medina_board_strokes_cut_out (MedinaBoardBackground *background,
                              cairo_surface_t *painted,
                              const cairo_rectangle_int_t *area,
                              const cairo_rectangle_int_t *tile)
{
  const MedinaBoardStage *stage = medina_board_background_get_stage (background);
  cairo_surface_t *surface = medina_raster_create (tile, stage->scale);
  cairo_t *cr = cairo_create (surface);
  GskRenderNode *node;

  cairo_set_source_surface (cr, painted, (area->x - tile->x) * stage->scale,
                            (area->y - tile->y) * stage->scale);
  cairo_set_operator (cr, CAIRO_OPERATOR_SOURCE);
  cairo_paint (cr);
  cairo_destroy (cr);
  node = medina_raster_create_node (surface, tile, stage->textures);
  cairo_surface_destroy (surface);
  return node;
}

GskRenderNode *
medina_board_strokes_create_cursor (MedinaBoardBackground *background,
                                    const MedinaBoardCanvas *shared,
                                    const MedinaBoardPalaces *palaces,
                                    MdnSet spaces)
{
  const MedinaBoardStage *stage = medina_board_background_get_stage (background);
  const cairo_rectangle_int_t area =
    medina_board_look_get_cursor_ink (&stage->layout, shared->scene->cursor);
  cairo_surface_t *surface = medina_raster_create (&area, stage->scale);
  MedinaBoardCanvas canvas = *shared;
  GskRenderNode *node;

  canvas.cr = medina_raster_begin (surface, &area, stage->scale);
  canvas.area = &area;
  canvas.spaces = spaces;
  medina_board_marks_draw_cursor (&canvas);
  cairo_set_operator (canvas.cr, CAIRO_OPERATOR_ATOP);
  medina_board_marks_draw_top (&canvas, palaces);
  cairo_destroy (canvas.cr);
  node = medina_raster_create_node (surface, &area, stage->textures);
  cairo_surface_destroy (surface);
  return node;
}
