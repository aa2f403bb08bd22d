/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-background.h"

#include "medina-board-layers.h"

#include <gdk/gdk.h>
#include <math.h>

enum
{
  SQUARE = 4,  /* spaces along the side of one */
  SQUARES = 8, /* at most, along a side of the board */
};

struct _MedinaBoardBackground
{
  MedinaBoardStage stage;

  /* owned */
  MedinaPieceAtlas *atlas;
  cairo_surface_t *squares[SQUARES][SQUARES]; /* by row and column; NULL until painted */
};

void
medina_board_stage_init (MedinaBoardStage *stage,
                         const MedinaBoardLayout *layout,
                         const MedinaBoardScene *scene,
                         double scale)
{
  *stage = (MedinaBoardStage){
    .layout = *layout,
    .scale = scale,
    .dark = scene->dark,
    .high_contrast = scene->high_contrast,
    .coordinates = scene->coordinates,
    .well = scene->position->well,
  };
}

gboolean
medina_board_stage_equal (const MedinaBoardStage *a, const MedinaBoardStage *b)
{
  return medina_board_layout_equal (&a->layout, &b->layout) && a->scale == b->scale &&
         a->dark == b->dark && a->high_contrast == b->high_contrast &&
         a->coordinates == b->coordinates && a->well == b->well;
}

MedinaBoardBackground *
medina_board_background_new (const MedinaBoardStage *stage, MedinaPieceAtlas *atlas)
{
  MedinaBoardBackground *self = g_new0 (MedinaBoardBackground, 1);

  self->stage = *stage;
  self->atlas = g_object_ref (atlas);
  return self;
}

void
medina_board_background_free (MedinaBoardBackground *self)
{
  for (int i = 0; i < SQUARES * SQUARES; i++)
    g_clear_pointer (&self->squares[i / SQUARES][i % SQUARES], cairo_surface_destroy);
  g_object_unref (self->atlas);
  g_free (self);
}

const MedinaBoardStage *
medina_board_background_get_stage (const MedinaBoardBackground *self)
{
  return &self->stage;
}

/* --- Squares ---------------------------------------------------------------------------------- */

static cairo_rectangle_int_t
get_square (const MedinaBoardBackground *self, int row, int column)
{
  const MedinaBoardLayout *layout = &self->stage.layout;
  const int size = SQUARE * layout->space_width;
  cairo_rectangle_int_t r = { layout->frame.x + column * size, layout->frame.y + row * size, size,
                              size };

  r.width = MIN (size, layout->frame.x + layout->frame.width - r.x);
  r.height = MIN (size, layout->frame.y + layout->frame.height - r.y);
  return r;
}

static cairo_surface_t *
create_square (const MedinaBoardBackground *self, cairo_rectangle_int_t r)
{
  const MedinaBoardStage *stage = &self->stage;
  MdnPosition position = { .well = stage->well };
  const MedinaBoardScene scene = {
    .position = &position,
    .dark = stage->dark,
    .high_contrast = stage->high_contrast,
    .coordinates = stage->coordinates,
  };
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) ceil (r.width * stage->scale),
                                (int) ceil (r.height * stage->scale));
  const MedinaBoardCanvas canvas = {
    .cr = cairo_create (surface),
    .atlas = self->atlas,
    .layout = &stage->layout,
    .scene = &scene,
    .palette = medina_board_palette_get (stage->dark, stage->high_contrast),
    .spaces = medina_board_layout_find_spaces (&stage->layout, &r),
    .area = &r,
  };

  cairo_scale (canvas.cr, stage->scale, stage->scale);
  cairo_translate (canvas.cr, -r.x, -r.y);
  medina_board_layers_draw_background (&canvas);
  cairo_destroy (canvas.cr);
  return surface;
}

typedef void (*SquareFunc) (MedinaBoardBackground *self, int row, int column, gpointer data);

/* Calls the function for each square that the area touches, or for each that it does not. */
static void
visit (MedinaBoardBackground *self,
       const cairo_rectangle_int_t *area,
       gboolean inside,
       SquareFunc function,
       gpointer data)
{
  for (int row = 0; row < SQUARES; row++)
    for (int column = 0; column < SQUARES; column++)
      {
        const cairo_rectangle_int_t r = get_square (self, row, column);
        const gboolean touched =
          r.width > 0 && r.height > 0 && gdk_rectangle_intersect (area, &r, NULL);

        if (touched == inside)
          function (self, row, column, data);
      }
}

static void
make_cb (MedinaBoardBackground *self, int row, int column, gpointer data)
{
  if (self->squares[row][column] == NULL)
    self->squares[row][column] = create_square (self, get_square (self, row, column));
}

static void
forget_cb (MedinaBoardBackground *self, int row, int column, gpointer data)
{
  g_clear_pointer (&self->squares[row][column], cairo_surface_destroy);
}

static void
paint_cb (MedinaBoardBackground *self, int row, int column, gpointer data)
{
  const cairo_rectangle_int_t r = get_square (self, row, column);
  const double pixel = 1 / self->stage.scale;
  cairo_t *cr = data;

  make_cb (self, row, column, NULL);
  cairo_save (cr);
  cairo_translate (cr, r.x, r.y);
  cairo_scale (cr, pixel, pixel);
  cairo_set_source_surface (cr, self->squares[row][column], 0, 0);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_NEAREST);
  cairo_paint (cr);
  cairo_restore (cr);
}

void
medina_board_background_paint (MedinaBoardBackground *self,
                               cairo_t *cr,
                               const cairo_rectangle_int_t *area)
{
  visit (self, area, TRUE, paint_cb, cr);
}

void
medina_board_background_fill (MedinaBoardBackground *self, const cairo_rectangle_int_t *area)
{
  visit (self, area, TRUE, make_cb, NULL);
}

void
medina_board_background_trim (MedinaBoardBackground *self, const cairo_rectangle_int_t *area)
{
  visit (self, area, FALSE, forget_cb, NULL);
}
