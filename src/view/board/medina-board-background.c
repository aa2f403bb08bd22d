/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-background.h"

#include "medina-board-layers.h"
#include "medina-raster.h"

enum
{
  SPACES = 4,    /* along the side of a square */
  LARGEST = 640, /* the side of one, in device pixels, as long as there are not too many */
  SQUARES = 32,  /* at most, along a side of the board */
  OVERLAP = 1,   /* with the next square, so that nothing shows between them at a scale like 1.5 */
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
    .material = scene->material,
    .daylight = scene->daylight,
    .coordinates = scene->coordinates,
    .well = scene->position->well,
  };
}

gboolean
medina_board_stage_equal (const MedinaBoardStage *a, const MedinaBoardStage *b)
{
  return medina_board_layout_equal (&a->layout, &b->layout) && a->scale == b->scale &&
         a->textures == b->textures && a->dark == b->dark && a->high_contrast == b->high_contrast &&
         a->material == b->material && a->daylight == b->daylight &&
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

static int
get_side (const MedinaBoardBackground *self)
{
  const MedinaBoardLayout *layout = &self->stage.layout;
  const int least = MAX (layout->frame.width, layout->frame.height) / SQUARES + 1;

  return CLAMP (SPACES * layout->space_width, least, MAX (least, LARGEST));
}

static cairo_rectangle_int_t
get_square (const MedinaBoardBackground *self, int row, int column)
{
  const MedinaBoardLayout *layout = &self->stage.layout;
  const int size = get_side (self);
  cairo_rectangle_int_t r = { layout->frame.x + column * size, layout->frame.y + row * size, size,
                              size };

  r.width = MIN (size + OVERLAP, layout->frame.x + layout->frame.width - r.x);
  r.height = MIN (size + OVERLAP, layout->frame.y + layout->frame.height - r.y);
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
    .material = stage->material,
    .daylight = stage->daylight,
    .coordinates = stage->coordinates,
  };
  cairo_surface_t *surface = medina_raster_create (&r, stage->scale);
  const MedinaBoardCanvas canvas = {
    .cr = medina_raster_begin (surface, &r, stage->scale),
    .atlas = self->atlas,
    .layout = &stage->layout,
    .scene = &scene,
    .palette = medina_board_palette_get (&scene),
    .spaces = medina_board_layout_find_spaces (&stage->layout, &r),
    .area = &r,
  };

  medina_board_layers_draw_background (&canvas);
  cairo_destroy (canvas.cr);
  return surface;
}

/* Squares are counted in rows and columns from the upper left corner of the frame. */
static cairo_rectangle_int_t
find_squares (const MedinaBoardBackground *self, const cairo_rectangle_int_t *area)
{
  const cairo_rectangle_int_t *frame = &self->stage.layout.frame;
  const int side = get_side (self);
  cairo_rectangle_int_t common;

  if (!gdk_rectangle_intersect (area, frame, &common))
    return (cairo_rectangle_int_t){ 0, 0, 0, 0 };
  common.width = (common.x + common.width - frame->x + side - 1) / side;
  common.height = (common.y + common.height - frame->y + side - 1) / side;
  common.x = (common.x - frame->x) / side;
  common.y = (common.y - frame->y) / side;
  common.width -= common.x;
  common.height -= common.y;
  return common;
}

static void
make_square (MedinaBoardBackground *self, int row, int column)
{
  if (self->squares[row][column] == NULL)
    self->squares[row][column] = create_square (self, get_square (self, row, column));
}

gboolean
medina_board_background_prepare (MedinaBoardBackground *self, const cairo_rectangle_int_t *area)
{
  const cairo_rectangle_int_t squares = find_squares (self, area);

  for (int row = squares.y; row < squares.y + squares.height; row++)
    for (int column = squares.x; column < squares.x + squares.width; column++)
      if (self->squares[row][column] == NULL)
        {
          make_square (self, row, column);
          return TRUE;
        }
  return FALSE;
}

static void
paint_square (MedinaBoardBackground *self, int row, int column, cairo_t *cr, cairo_filter_t filter)
{
  const cairo_rectangle_int_t r = get_square (self, row, column);
  const double pixel = 1 / self->stage.scale;

  make_square (self, row, column);
  cairo_save (cr);
  cairo_translate (cr, r.x, r.y);
  cairo_scale (cr, pixel, pixel);
  cairo_set_source_surface (cr, self->squares[row][column], 0, 0);
  cairo_pattern_set_filter (cairo_get_source (cr), filter);
  cairo_paint (cr);
  cairo_restore (cr);
}

static void
paint_squares (MedinaBoardBackground *self,
               cairo_t *cr,
               const cairo_rectangle_int_t *area,
               cairo_filter_t filter)
{
  const cairo_rectangle_int_t squares = find_squares (self, area);

  for (int row = squares.y; row < squares.y + squares.height; row++)
    for (int column = squares.x; column < squares.x + squares.width; column++)
      paint_square (self, row, column, cr, filter);
}

void
medina_board_background_paint (MedinaBoardBackground *self,
                               cairo_t *cr,
                               const cairo_rectangle_int_t *area)
{
  paint_squares (self, cr, area, CAIRO_FILTER_NEAREST);
}

GskRenderNode *
medina_board_background_create_part (MedinaBoardBackground *self, const cairo_rectangle_int_t *area)
{
  GskRenderNode *node =
    gsk_cairo_node_new (&GRAPHENE_RECT_INIT ((float) area->x, (float) area->y, (float) area->width,
                                             (float) area->height));
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  paint_squares (self, cr, area, CAIRO_FILTER_BILINEAR); /* it may be shown at another scale */
  cairo_destroy (cr);
  return node;
}

GskRenderNode *
medina_board_background_create_node (MedinaBoardBackground *self, const cairo_rectangle_int_t *area)
{
  const cairo_rectangle_int_t squares = find_squares (self, area);
  GskRenderNode *nodes[SQUARES * SQUARES];
  GskRenderNode *all;
  guint count = 0;

  for (int row = squares.y; row < squares.y + squares.height; row++)
    for (int column = squares.x; column < squares.x + squares.width; column++)
      {
        const cairo_rectangle_int_t r = get_square (self, row, column);

        make_square (self, row, column);
        nodes[count++] =
          medina_raster_create_node (self->squares[row][column], &r, self->stage.textures);
      }
  all = gsk_container_node_new (nodes, count);
  while (count > 0)
    gsk_render_node_unref (nodes[--count]);
  return all;
}

void
medina_board_background_trim (MedinaBoardBackground *self, const cairo_rectangle_int_t *area)
{
  const cairo_rectangle_int_t squares = find_squares (self, area);

  for (int row = 0; row < SQUARES; row++)
    for (int column = 0; column < SQUARES; column++)
      if (row < squares.y || row >= squares.y + squares.height || column < squares.x ||
          column >= squares.x + squares.width)
        g_clear_pointer (&self->squares[row][column], cairo_surface_destroy);
}
