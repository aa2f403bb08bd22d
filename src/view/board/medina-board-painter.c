/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-painter.h"

#include "medina-board-band.h"
#include "medina-board-city.h"
#include "medina-board-ground.h"
#include "medina-board-marks.h"
#include "medina-board-table.h"

#include <math.h>

/* All that the background depends on. */
typedef struct
{
  MedinaBoardLayout layout;
  double scale;
  gboolean dark;
  gboolean high_contrast;
  gboolean coordinates;
  MdnSpace well;
} BackgroundKey;

struct _MedinaBoardPainter
{
  GObject parent_instance;

  BackgroundKey key; /* of the background, if there is one */

  /* owned */
  MedinaPieceAtlas *atlas;
  cairo_surface_t *background;
};

G_DEFINE_FINAL_TYPE (MedinaBoardPainter, medina_board_painter, G_TYPE_OBJECT)

static void
medina_board_painter_finalize (GObject *object)
{
  MedinaBoardPainter *self = MEDINA_BOARD_PAINTER (object);

  g_clear_object (&self->atlas);
  g_clear_pointer (&self->background, cairo_surface_destroy);

  G_OBJECT_CLASS (medina_board_painter_parent_class)->finalize (object);
}

static void
medina_board_painter_class_init (MedinaBoardPainterClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = medina_board_painter_finalize;
}

static void
medina_board_painter_init (MedinaBoardPainter *self)
{
}

static gboolean
key_equal (const BackgroundKey *a, const BackgroundKey *b)
{
  return medina_board_layout_equal (&a->layout, &b->layout) && a->scale == b->scale &&
         a->dark == b->dark && a->high_contrast == b->high_contrast &&
         a->coordinates == b->coordinates && a->well == b->well;
}

static void
draw_background (const MedinaBoardCanvas *canvas)
{
  medina_board_band_draw (canvas);
  medina_board_ground_draw (canvas);
}

static cairo_surface_t *
create_background (const MedinaBoardCanvas *canvas, double scale)
{
  const cairo_rectangle_int_t f = canvas->layout->frame;
  MedinaBoardCanvas own = *canvas;
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) ceil (f.width * scale),
                                (int) ceil (f.height * scale));

  own.cr = cairo_create (surface);
  cairo_scale (own.cr, scale, scale);
  cairo_translate (own.cr, -f.x, -f.y);
  draw_background (&own);
  cairo_destroy (own.cr);
  return surface;
}

static void
update_background (MedinaBoardPainter *self, const MedinaBoardCanvas *canvas)
{
  const BackgroundKey key = {
    .layout = *canvas->layout,
    .scale = medina_piece_atlas_get_scale (self->atlas),
    .dark = canvas->scene->dark,
    .high_contrast = canvas->scene->high_contrast,
    .coordinates = canvas->scene->coordinates,
    .well = canvas->scene->position->well,
  };

  if (self->background != NULL && key_equal (&key, &self->key))
    return;
  g_clear_pointer (&self->background, cairo_surface_destroy);
  self->background = create_background (canvas, key.scale);
  self->key = key;
}

static void
paint_background (MedinaBoardPainter *self, const MedinaBoardCanvas *canvas)
{
  double pixel = 1 / self->key.scale;

  cairo_save (canvas->cr);
  cairo_translate (canvas->cr, canvas->layout->frame.x, canvas->layout->frame.y);
  cairo_scale (canvas->cr, pixel, pixel);
  cairo_set_source_surface (canvas->cr, self->background, 0, 0);
  cairo_paint (canvas->cr);
  cairo_restore (canvas->cr);
}

MedinaBoardPainter *
medina_board_painter_new (MedinaPieceAtlas *atlas)
{
  MedinaBoardPainter *self;

  g_return_val_if_fail (MEDINA_IS_PIECE_ATLAS (atlas), NULL);

  self = g_object_new (MEDINA_TYPE_BOARD_PAINTER, NULL);
  self->atlas = g_object_ref (atlas);
  return self;
}

void
medina_board_painter_draw (MedinaBoardPainter *self,
                           cairo_t *cr,
                           const MedinaBoardLayout *layout,
                           const MedinaBoardScene *scene)
{
  const MedinaBoardCanvas canvas = {
    .cr = cr,
    .atlas = self->atlas,
    .layout = layout,
    .scene = scene,
    .palette = medina_board_palette_get (scene->dark, scene->high_contrast),
  };
  MedinaBoardPalaces palaces;

  g_return_if_fail (MEDINA_IS_BOARD_PAINTER (self));

  if (medina_piece_atlas_draws_vectors (cr))
    draw_background (&canvas);
  else
    {
      update_background (self, &canvas);
      paint_background (self, &canvas);
    }
  medina_board_palaces_init (&palaces, scene->position);
  medina_board_table_draw (&canvas);
  medina_board_marks_draw_ground (&canvas);
  medina_board_city_draw (&canvas, &palaces);
  medina_board_marks_draw_top (&canvas, &palaces);
}
