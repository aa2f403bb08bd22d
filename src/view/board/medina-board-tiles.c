/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-tiles.h"

#include <string.h>

#include "medina-board-layers.h"
#include "medina-board-look.h"
#include "medina-board-marks.h"
#include "medina-board-table.h"

enum
{
  COLUMNS = MDN_STRIDE + 2, /* those of the board, and the band on both sides */
  ROWS = MDN_SPACES / MDN_STRIDE + 2,
  OVERLAP = 1, /* pixels */
};

typedef struct
{
  GskRenderNode *node; /* owned; NULL if it has to be recorded */
  MdnSet spaces;       /* whose ink touches it */
} Tile;

struct _MedinaBoardTiles
{
  /* the edges of the tiles; the upper band has room above it for pieces that come down */
  int x[COLUMNS + 1], y[ROWS + 1];
  int columns, rows;

  /* what is recorded */
  gboolean recorded; /* FALSE if nothing is */
  MedinaBoardScene scene;
  MedinaBoardLooks looks;
  cairo_rectangle_int_t shown; /* in tiles */
  guint count;

  /* owned */
  MedinaPieceAtlas *atlas;
  MedinaBoardBackground *background;
  cairo_surface_t *glow;
  Tile tiles[ROWS][COLUMNS];
  GskRenderNode *row_nodes[ROWS];
  GskRenderNode *root;
};

MedinaBoardTiles *
medina_board_tiles_new (MedinaPieceAtlas *atlas)
{
  MedinaBoardTiles *self = g_new0 (MedinaBoardTiles, 1);

  self->atlas = g_object_ref (atlas);
  return self;
}

static void
forget_tile (MedinaBoardTiles *self, int row, int column)
{
  g_clear_pointer (&self->tiles[row][column].node, gsk_render_node_unref);
  g_clear_pointer (&self->row_nodes[row], gsk_render_node_unref);
  g_clear_pointer (&self->root, gsk_render_node_unref);
}

static void
forget_all (MedinaBoardTiles *self)
{
  for (int row = 0; row < ROWS; row++)
    for (int column = 0; column < COLUMNS; column++)
      forget_tile (self, row, column);
  g_clear_pointer (&self->glow, cairo_surface_destroy);
  self->recorded = FALSE;
}

void
medina_board_tiles_free (MedinaBoardTiles *self)
{
  forget_all (self);
  g_clear_pointer (&self->background, medina_board_background_free);
  g_object_unref (self->atlas);
  g_free (self);
}

static const MedinaBoardLayout *
get_layout (MedinaBoardTiles *self)
{
  return &medina_board_background_get_stage (self->background)->layout;
}

/* Edges along one side: the band, the spaces, the band. */
static void
cut (int *edges, int from, int grid, int spaces, int size, int to)
{
  edges[0] = from;
  for (int i = 0; i <= spaces; i++)
    edges[1 + i] = grid + i * size;
  edges[spaces + 2] = to;
}

void
medina_board_tiles_take_background (MedinaBoardTiles *self, MedinaBoardBackground *background)
{
  const MedinaBoardLayout *layout = &medina_board_background_get_stage (background)->layout;

  forget_all (self);
  g_clear_pointer (&self->background, medina_board_background_free);
  self->background = background;
  self->columns = layout->columns + 2;
  self->rows = layout->rows + 2;
  cut (self->x, layout->frame.x, layout->grid.x, layout->columns, layout->space_width,
       layout->frame.x + layout->frame.width);
  cut (self->y, layout->frame.y - layout->space_width, layout->grid.y, layout->rows,
       layout->space_height, layout->frame.y + layout->frame.height);
}

const MedinaBoardStage *
medina_board_tiles_get_stage (MedinaBoardTiles *self)
{
  return self->background != NULL ? medina_board_background_get_stage (self->background) : NULL;
}

guint
medina_board_tiles_count_recorded (MedinaBoardTiles *self)
{
  return self->count;
}

/* --- Which tiles ------------------------------------------------------------------------------ */

/* A tile covers the edges of its neighbors, with the same picture: where a pixel of the screen is not one of
 * ours, as at a scale of 1.5, nothing shows between them. */
static cairo_rectangle_int_t
get_area (const MedinaBoardTiles *self, int row, int column)
{
  const int left = MAX (self->x[column] - OVERLAP, self->x[0]);
  const int top = MAX (self->y[row] - OVERLAP, self->y[0]);

  return (cairo_rectangle_int_t){
    .x = left,
    .y = top,
    .width = MIN (self->x[column + 1] + OVERLAP, self->x[self->columns]) - left,
    .height = MIN (self->y[row + 1] + OVERLAP, self->y[self->rows]) - top,
  };
}

/* Those of the intervals between n + 1 edges that from…to touches. */
static void
find_interval (const int *edges, int n, int from, int to, int *first, int *count)
{
  int end = n;

  *first = 0;
  while (*first < n && edges[*first + 1] <= from)
    (*first)++;
  while (end > *first && edges[end - 1] >= to)
    end--;
  *count = end - *first;
}

/* All that show something of an area. */
static cairo_rectangle_int_t
find_tiles (const MedinaBoardTiles *self, const cairo_rectangle_int_t *area)
{
  cairo_rectangle_int_t tiles;

  find_interval (self->x, self->columns, area->x - OVERLAP, area->x + area->width + OVERLAP,
                 &tiles.x, &tiles.width);
  find_interval (self->y, self->rows, area->y - OVERLAP, area->y + area->height + OVERLAP, &tiles.y,
                 &tiles.height);
  if (area->width <= 0 || area->height <= 0)
    tiles.width = tiles.height = 0;
  return tiles;
}

static void
forget_area (MedinaBoardTiles *self, cairo_rectangle_int_t area)
{
  const cairo_rectangle_int_t tiles = find_tiles (self, &area);

  for (int row = tiles.y; row < tiles.y + tiles.height; row++)
    for (int column = tiles.x; column < tiles.x + tiles.width; column++)
      forget_tile (self, row, column);
}

static void
forget_spaces (MedinaBoardTiles *self, const MedinaBoardLooks *looks)
{
  const MedinaBoardLayout *layout = get_layout (self);

  for (int space = 0; space < MDN_SPACES; space++)
    {
      const MedinaBoardLook *before = &self->looks.spaces[space], *after = &looks->spaces[space];

      if (medina_board_look_equal (before, after))
        continue;
      forget_area (self, medina_board_look_get_ink (before, layout, (MdnSpace) space));
      forget_area (self, medina_board_look_get_ink (after, layout, (MdnSpace) space));
    }
}

static void
forget_items (MedinaBoardTiles *self, const MedinaBoardLooks *looks)
{
  const int indexes = (int) G_N_ELEMENTS (looks->items[0]);

  for (int item = 0; item < MEDINA_BOARD_ITEMS; item++)
    for (int i = 0; i < indexes; i++)
      if (self->looks.items[item][i] != looks->items[item][i])
        forget_area (self,
                     medina_board_table_get_extents (get_layout (self), (MedinaBoardItem) item, i));
}

static void
assign_spaces (MedinaBoardTiles *self)
{
  for (int i = 0; i < ROWS * COLUMNS; i++)
    self->tiles[i / COLUMNS][i % COLUMNS].spaces = mdn_set_empty ();
  for (int space = 0; space < MDN_SPACES; space++)
    {
      const cairo_rectangle_int_t ink =
        medina_board_look_get_ink (&self->looks.spaces[space], get_layout (self), (MdnSpace) space);
      const cairo_rectangle_int_t tiles = find_tiles (self, &ink);

      for (int row = tiles.y; row < tiles.y + tiles.height; row++)
        for (int column = tiles.x; column < tiles.x + tiles.width; column++)
          mdn_set_add (&self->tiles[row][column].spaces, (MdnSpace) space);
    }
}

/* --- Recording -------------------------------------------------------------------------------- */

/* Without soft edges, which neighbors would let through. */
static void
clip (cairo_t *cr, const cairo_rectangle_int_t *area)
{
  cairo_set_antialias (cr, CAIRO_ANTIALIAS_NONE);
  cairo_rectangle (cr, area->x, area->y, area->width, area->height);
  cairo_clip (cr);
  cairo_set_antialias (cr, CAIRO_ANTIALIAS_DEFAULT);
}

static GskRenderNode *
record (MedinaBoardTiles *self,
        const MedinaBoardCanvas *shared,
        const MedinaBoardPalaces *palaces,
        int row,
        int column)
{
  const cairo_rectangle_int_t area = get_area (self, row, column);
  const graphene_rect_t bounds = GRAPHENE_RECT_INIT (area.x, area.y, area.width, area.height);
  GskRenderNode *node = gsk_cairo_node_new (&bounds);
  MedinaBoardCanvas canvas = *shared;

  canvas.cr = gsk_cairo_node_get_draw_context (node);
  canvas.area = &area;
  canvas.spaces = self->tiles[row][column].spaces;
  clip (canvas.cr, &area);
  medina_board_background_paint (self->background, canvas.cr, &area);
  medina_board_layers_draw_scene (&canvas, palaces);
  cairo_destroy (canvas.cr);
  self->count++;
  return node;
}

static void
record_row (MedinaBoardTiles *self,
            const MedinaBoardCanvas *canvas,
            const MedinaBoardPalaces *palaces,
            int row)
{
  GskRenderNode *nodes[COLUMNS];

  for (int i = 0; i < self->shown.width; i++)
    {
      Tile *tile = &self->tiles[row][self->shown.x + i];

      if (tile->node == NULL)
        tile->node = record (self, canvas, palaces, row, self->shown.x + i);
      nodes[i] = tile->node;
    }
  self->row_nodes[row] = gsk_container_node_new (nodes, (guint) self->shown.width);
}

static void
record_all (MedinaBoardTiles *self, const MedinaBoardPalaces *palaces)
{
  const MedinaBoardStage *stage = medina_board_background_get_stage (self->background);
  MedinaBoardCanvas canvas = {
    .atlas = self->atlas,
    .layout = &stage->layout,
    .scene = &self->scene,
    .palette = medina_board_palette_get (stage->dark, stage->high_contrast),
  };

  if (self->glow == NULL && !mdn_set_is_empty (self->scene.legal))
    self->glow = medina_board_marks_create_glow (&canvas);
  canvas.glow = self->glow;
  for (int row = self->shown.y; row < self->shown.y + self->shown.height; row++)
    if (self->row_nodes[row] == NULL)
      record_row (self, &canvas, palaces, row);
  self->root = gsk_container_node_new (&self->row_nodes[self->shown.y], (guint) self->shown.height);
}

/* --- Updating --------------------------------------------------------------------------------- */

/* As it looks on the stage. */
static MedinaBoardScene
adapt (MedinaBoardTiles *self, const MedinaBoardScene *scene)
{
  const MedinaBoardStage *stage = medina_board_background_get_stage (self->background);
  MedinaBoardScene adapted;

  memcpy (&adapted, scene, sizeof adapted); /* holes included: see medina_board_looks_miss () */
  adapted.dark = stage->dark;
  adapted.high_contrast = stage->high_contrast;
  adapted.coordinates = stage->coordinates;
  return adapted;
}

static void
set_scene (MedinaBoardTiles *self, const MedinaBoardScene *scene, const MedinaBoardPalaces *palaces)
{
  MedinaBoardLooks looks;

  medina_board_looks_init (&looks, scene, palaces);
  if (!mdn_set_equal (scene->legal, self->scene.legal))
    g_clear_pointer (&self->glow, cairo_surface_destroy);
  if (!self->recorded || medina_board_looks_miss (scene, &self->scene))
    forget_all (self);
  else
    {
      forget_spaces (self, &looks);
      forget_items (self, &looks);
    }
  memcpy (&self->scene, scene, sizeof self->scene);
  self->looks = looks;
  self->recorded = TRUE;
}

static void
set_shown (MedinaBoardTiles *self, const cairo_rectangle_int_t *area)
{
  const cairo_rectangle_int_t shown = find_tiles (self, area);

  if (gdk_rectangle_equal (&shown, &self->shown))
    return;
  self->shown = shown;
  for (int row = 0; row < ROWS; row++)
    {
      g_clear_pointer (&self->row_nodes[row], gsk_render_node_unref);
      for (int column = 0; column < COLUMNS; column++)
        if (row < shown.y || row >= shown.y + shown.height || column < shown.x ||
            column >= shown.x + shown.width)
          g_clear_pointer (&self->tiles[row][column].node, gsk_render_node_unref);
    }
  g_clear_pointer (&self->root, gsk_render_node_unref);
  medina_board_background_trim (self->background, area);
}

GskRenderNode *
medina_board_tiles_update (MedinaBoardTiles *self,
                           const MedinaBoardScene *scene,
                           const cairo_rectangle_int_t *area)
{
  MedinaBoardPalaces palaces;
  MedinaBoardScene adapted;

  g_return_val_if_fail (self->background != NULL, NULL);

  self->count = 0;
  adapted = adapt (self, scene);
  medina_board_palaces_init (&palaces, scene->position);
  medina_piece_atlas_set_scale (self->atlas,
                                medina_board_background_get_stage (self->background)->scale);
  set_scene (self, &adapted, &palaces);
  set_shown (self, area);
  if (self->shown.width == 0 || self->shown.height == 0)
    return NULL;
  if (self->root == NULL)
    {
      assign_spaces (self);
      record_all (self, &palaces);
    }
  self->scene.position = NULL; /* borrowed for this call only */
  return self->root;
}
