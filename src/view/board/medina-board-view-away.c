/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-view-private.h"

#include "medina-board-city.h"
#include "medina-raster.h"

/* A piece on its way to the board, which somebody else shows until it stands. */

static MdnSpace
find_place (MedinaBoardView *self)
{
  MedinaBoardPalaces palaces;
  MedinaBoardScene scene;

  if (self->game == NULL || self->away == MDN_NO_SPACE)
    return MDN_NO_SPACE;
  medina_board_view_compose (self, &scene);
  medina_board_palaces_init (&palaces, &scene);
  return medina_board_city_find_away (&scene, &palaces);
}

void
medina_board_view_set_away (MedinaBoardView *self, MdnSpace space)
{
  g_return_if_fail (MEDINA_IS_BOARD_VIEW (self));

  if (self->away == space)
    return;
  self->away = space;
  self->away_place = find_place (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

gboolean
medina_board_view_get_away_area (MedinaBoardView *self, GdkRectangle *area)
{
  g_return_val_if_fail (MEDINA_IS_BOARD_VIEW (self), FALSE);

  if (self->game == NULL || self->away == MDN_NO_SPACE)
    return FALSE;
  *area = medina_board_layout_get_extents (&self->viewport.layout, self->away_place);
  return TRUE;
}

GskRenderNode *
medina_board_view_paint_alone (MedinaBoardView *self,
                               cairo_rectangle_int_t area,
                               MedinaBoardViewDraw draw,
                               gpointer data)
{
  const double scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  MedinaBoardScene scene;
  MedinaBoardCanvas canvas;
  cairo_surface_t *surface;
  GskRenderNode *node;

  if (self->atlas == NULL || self->game == NULL)
    return NULL;
  medina_board_view_compose (self, &scene);
  surface = medina_raster_create (&area, scale);
  canvas = (MedinaBoardCanvas){ .cr = medina_raster_begin (surface, &area, scale),
                                .atlas = self->atlas,
                                .layout = &self->viewport.layout,
                                .scene = &scene,
                                .palette = medina_board_palette_get (&scene) };
  medina_piece_atlas_set_scale (self->atlas, scale);
  draw (&canvas, data);
  cairo_destroy (canvas.cr);
  area.x = area.y = 0;
  node =
    medina_raster_create_node (surface, &area, medina_raster_wants_textures (GTK_WIDGET (self)));
  cairo_surface_destroy (surface);
  return node;
}

static void
draw_away (const MedinaBoardCanvas *canvas, gpointer data)
{
  MedinaBoardPalaces palaces;

  medina_board_palaces_init (&palaces, canvas->scene);
  medina_board_city_draw_away (canvas, &palaces);
}

GskRenderNode *
medina_board_view_paint_away (MedinaBoardView *self)
{
  cairo_rectangle_int_t area;

  g_return_val_if_fail (MEDINA_IS_BOARD_VIEW (self), NULL);

  return medina_board_view_get_away_area (self, &area)
           ? medina_board_view_paint_alone (self, area, draw_away, NULL)
           : NULL;
}
