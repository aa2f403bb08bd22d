/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-tiles.h"

#include <string.h>

#include "medina-board-look.h"
#include "medina-board-marks.h"
#include "medina-board-strokes.h"
#include "medina-board-table.h"
#include "medina-board-tiling.h"

enum
{
  COLUMNS = MEDINA_TILE_COLUMNS,
  ROWS = MEDINA_TILE_ROWS,
  BLOCK = 6, /* tiles in a row or column */
  BLOCK_COLUMNS = (COLUMNS + BLOCK - 1) / BLOCK,
  BLOCK_ROWS = (ROWS + BLOCK - 1) / BLOCK,
  PARTS = 6, /* when more have been painted at once, their blocks are repainted as a whole */
};

typedef struct
{
  GskRenderNode *node;   /* owned; NULL if it has to be painted */
  GskRenderNode *ground; /* what is seen where nothing stands; owned; NULL until it is wanted */
  MdnSet spaces;         /* whose ink touches it */
} Tile;

typedef struct
{
  GskRenderNode *node; /* owned; NULL if it has to be put together */
  gboolean odd;        /* the other one of two clips that cut nothing off */
} Block;

struct _MedinaBoardTiles
{
  MedinaBoardTiling tiling;

  /* what is recorded */
  gboolean recorded;      /* FALSE if nothing is */
  MedinaBoardScene scene; /* without its cursor */
  MdnSpace cursor;
  MedinaBoardLooks looks;
  cairo_rectangle_int_t shown; /* in tiles */
  guint count;
  guint parts; /* painted by this update */

  /* owned */
  MedinaPieceAtlas *atlas;
  MedinaBoardBackground *background;
  GskRenderNode *ground; /* what lies below textures; NULL if other squares of it are to be shown */
  GskRenderNode *nothing;
  cairo_surface_t *glow;
  Tile tiles[ROWS][COLUMNS];
  Block blocks[BLOCK_ROWS][BLOCK_COLUMNS];
  GskRenderNode *root;
};

MedinaBoardTiles *
medina_board_tiles_new (MedinaPieceAtlas *atlas)
{
  MedinaBoardTiles *self = g_new0 (MedinaBoardTiles, 1);

  self->atlas = g_object_ref (atlas);
  self->cursor = MDN_NO_SPACE;
  self->nothing = gsk_container_node_new (NULL, 0);
  return self;
}

static void
forget_tile (MedinaBoardTiles *self, int row, int column)
{
  g_clear_pointer (&self->tiles[row][column].node, gsk_render_node_unref);
  g_clear_pointer (&self->blocks[row / BLOCK][column / BLOCK].node, gsk_render_node_unref);
  g_clear_pointer (&self->root, gsk_render_node_unref);
}

static void
forget_ground (MedinaBoardTiles *self)
{
  for (int i = 0; i < ROWS * COLUMNS; i++)
    g_clear_pointer (&self->tiles[i / COLUMNS][i % COLUMNS].ground, gsk_render_node_unref);
  g_clear_pointer (&self->ground, gsk_render_node_unref);
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
  forget_ground (self);
  g_clear_pointer (&self->nothing, gsk_render_node_unref);
  g_clear_pointer (&self->background, medina_board_background_free);
  g_object_unref (self->atlas);
  g_free (self);
}

static const MedinaBoardLayout *
get_layout (MedinaBoardTiles *self)
{
  return &medina_board_background_get_stage (self->background)->layout;
}

void
medina_board_tiles_take_background (MedinaBoardTiles *self, MedinaBoardBackground *background)
{
  const MedinaBoardLayout *layout = &medina_board_background_get_stage (background)->layout;

  forget_all (self);
  forget_ground (self);
  g_clear_pointer (&self->background, medina_board_background_free);
  self->background = background;
  medina_board_tiling_init (&self->tiling, layout);
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

static cairo_rectangle_int_t
get_area (const MedinaBoardTiles *self, int row, int column)
{
  return medina_board_tiling_get_area (&self->tiling,
                                       &(cairo_rectangle_int_t){ column, row, 1, 1 });
}

static void
forget_area (MedinaBoardTiles *self, cairo_rectangle_int_t area)
{
  const cairo_rectangle_int_t tiles = medina_board_tiling_find (&self->tiling, &area);

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
      const cairo_rectangle_int_t tiles = medina_board_tiling_find (&self->tiling, &ink);

      for (int row = tiles.y; row < tiles.y + tiles.height; row++)
        for (int column = tiles.x; column < tiles.x + tiles.width; column++)
          mdn_set_add (&self->tiles[row][column].spaces, (MdnSpace) space);
    }
}

/* --- Painting --------------------------------------------------------------------------------- */

/* Nothing but the ground is to be seen there. */
static gboolean
is_bare (MedinaBoardTiles *self, const Tile *tile, const cairo_rectangle_int_t *area)
{
  return mdn_set_is_empty (tile->spaces) && !medina_board_table_touches (get_layout (self), area);
}

/* The tiles of a block that are shown. */
static cairo_rectangle_int_t
get_block (const MedinaBoardTiles *self, int row, int column)
{
  cairo_rectangle_int_t tiles = { column * BLOCK, row * BLOCK, BLOCK, BLOCK };

  gdk_rectangle_intersect (&tiles, &self->shown, &tiles);
  return tiles;
}

/* What is painted in one go, so that what lies across several tiles is drawn once. */
static cairo_rectangle_int_t
find_group (const MedinaBoardTiles *self, int row, int column)
{
  const cairo_rectangle_int_t block = get_block (self, row / BLOCK, column / BLOCK);
  const int end = block.x + block.width, bottom = block.y + block.height;
  cairo_rectangle_int_t group = { column, row, 0, 1 };
  gboolean complete = TRUE;

  while (column + group.width < end && self->tiles[row][column + group.width].node == NULL)
    group.width++;
  while (complete && row + group.height < bottom)
    {
      for (int i = 0; i < group.width; i++)
        complete = complete && self->tiles[row + group.height][column + i].node == NULL;
      group.height += complete;
    }
  return group;
}

static void
record_group (MedinaBoardTiles *self,
              const MedinaBoardCanvas *canvas,
              const MedinaBoardPalaces *palaces,
              cairo_rectangle_int_t group)
{
  const int end = group.x + group.width, bottom = group.y + group.height;
  const cairo_rectangle_int_t area = medina_board_tiling_get_area (&self->tiling, &group);
  MdnSet spaces = mdn_set_empty ();
  cairo_surface_t *painted;

  for (int row = group.y; row < bottom; row++)
    for (int column = group.x; column < end; column++)
      spaces = mdn_set_union (spaces, self->tiles[row][column].spaces);
  painted = medina_board_strokes_paint (self->background, canvas, palaces, &area, spaces);
  for (int row = group.y; row < bottom; row++)
    for (int column = group.x; column < end; column++)
      {
        const cairo_rectangle_int_t tile = get_area (self, row, column);

        self->tiles[row][column].node =
          medina_board_strokes_cut_out (self->background, painted, &area, &tile);
      }
  cairo_surface_destroy (painted);
  self->parts++;
}

/* Textures lie on the background, as to paint a place twice costs a graphics card nothing. */
static GskRenderNode *
get_ground (MedinaBoardTiles *self, Tile *tile, const cairo_rectangle_int_t *area)
{
  if (medina_board_background_get_stage (self->background)->textures)
    return self->nothing;
  if (tile->ground == NULL)
    tile->ground = medina_board_background_create_part (self->background, area);
  return tile->ground;
}

static void
record_bare (MedinaBoardTiles *self, int row, int column)
{
  const cairo_rectangle_int_t area = get_area (self, row, column);
  Tile *tile = &self->tiles[row][column];

  if (tile->node != NULL)
    return;
  self->count++;
  if (is_bare (self, tile, &area))
    tile->node = gsk_render_node_ref (get_ground (self, tile, &area));
}

static void
record_tiles (MedinaBoardTiles *self,
              const MedinaBoardCanvas *canvas,
              const MedinaBoardPalaces *palaces)
{
  const cairo_rectangle_int_t shown = self->shown;

  for (int i = 0; i < shown.width * shown.height; i++)
    record_bare (self, shown.y + i / shown.width, shown.x + i % shown.width);
  for (int i = 0; i < shown.width * shown.height; i++)
    {
      const int row = shown.y + i / shown.width, column = shown.x + i % shown.width;

      if (self->tiles[row][column].node == NULL)
        record_group (self, canvas, palaces, find_group (self, row, column));
    }
}

/* Two different clips are not looked into when frames are compared. */
static GskRenderNode *
clip (MedinaBoardTiles *self, Block *block, GskRenderNode *node, cairo_rectangle_int_t area)
{
  GskRenderNode *clipped;

  if (self->parts > PARTS)
    block->odd = !block->odd;
  clipped =
    gsk_clip_node_new (node, &GRAPHENE_RECT_INIT ((float) (area.x - block->odd), (float) area.y,
                                                  (float) (area.width + block->odd),
                                                  (float) area.height));
  gsk_render_node_unref (node);
  return clipped;
}

static void
compose_block (MedinaBoardTiles *self, int row, int column)
{
  const cairo_rectangle_int_t tiles = get_block (self, row, column);
  Block *block = &self->blocks[row][column];
  GskRenderNode *nodes[BLOCK * BLOCK];
  guint count = 0;

  if (block->node != NULL || tiles.width == 0 || tiles.height == 0)
    return;
  for (int i = 0; i < tiles.width * tiles.height; i++)
    nodes[count++] = self->tiles[tiles.y + i / tiles.width][tiles.x + i % tiles.width].node;
  block->node = clip (self, block, gsk_container_node_new (nodes, count),
                      medina_board_tiling_get_area (&self->tiling, &tiles));
}

/* A node of its own, so that nothing else is painted when it moves. Transfer full. */
static GskRenderNode *
create_cursor (MedinaBoardTiles *self,
               const MedinaBoardCanvas *shared,
               const MedinaBoardPalaces *palaces)
{
  const cairo_rectangle_int_t ink =
    medina_board_look_get_cursor_ink (get_layout (self), self->cursor);
  const cairo_rectangle_int_t tiles = medina_board_tiling_find (&self->tiling, &ink);
  MedinaBoardScene scene = self->scene;
  MedinaBoardCanvas canvas = *shared;
  MdnSet spaces = mdn_set_empty ();

  for (int i = 0; i < tiles.width * tiles.height; i++)
    spaces =
      mdn_set_union (spaces,
                     self->tiles[tiles.y + i / tiles.width][tiles.x + i % tiles.width].spaces);
  scene.cursor = self->cursor;
  canvas.scene = &scene;
  return medina_board_strokes_create_cursor (self->background, &canvas, palaces, spaces);
}

/* Takes the cursor's node; NULL stands for none. */
static void
compose (MedinaBoardTiles *self, GskRenderNode *cursor)
{
  GskRenderNode *nodes[2 + BLOCK_ROWS * BLOCK_COLUMNS];
  guint count = 0;

  if (self->ground != NULL)
    nodes[count++] = self->ground;
  for (int i = 0; i < BLOCK_ROWS * BLOCK_COLUMNS; i++)
    {
      Block *block = &self->blocks[i / BLOCK_COLUMNS][i % BLOCK_COLUMNS];

      compose_block (self, i / BLOCK_COLUMNS, i % BLOCK_COLUMNS);
      if (block->node != NULL)
        nodes[count++] = block->node;
    }
  if (cursor != NULL)
    nodes[count++] = cursor;
  self->root = gsk_container_node_new (nodes, count);
  g_clear_pointer (&cursor, gsk_render_node_unref);
}

static void
record_all (MedinaBoardTiles *self, const MedinaBoardPalaces *palaces)
{
  const MedinaBoardStage *stage = medina_board_background_get_stage (self->background);
  MedinaBoardCanvas canvas = {
    .atlas = self->atlas,
    .layout = &stage->layout,
    .scene = &self->scene,
    .palette = medina_board_palette_get (&self->scene),
  };

  if (self->glow == NULL && !mdn_set_is_empty (self->scene.legal))
    self->glow = medina_board_marks_create_glow (&canvas);
  canvas.glow = self->glow;
  record_tiles (self, &canvas, palaces);
  compose (self, self->cursor != MDN_NO_SPACE ? create_cursor (self, &canvas, palaces) : NULL);
}

/* --- Updating --------------------------------------------------------------------------------- */

/* As it looks on the stage, without the cursor. */
static MedinaBoardScene
adapt (MedinaBoardTiles *self, const MedinaBoardScene *scene)
{
  const MedinaBoardStage *stage = medina_board_background_get_stage (self->background);
  MedinaBoardScene adapted;

  memcpy (&adapted, scene, sizeof adapted); /* holes included: see medina_board_looks_miss () */
  adapted.dark = stage->dark;
  adapted.high_contrast = stage->high_contrast;
  adapted.material = stage->material;
  adapted.daylight = stage->daylight;
  adapted.coordinates = stage->coordinates;
  adapted.cursor = MDN_NO_SPACE;
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
  const cairo_rectangle_int_t shown = medina_board_tiling_find (&self->tiling, area);

  if (gdk_rectangle_equal (&shown, &self->shown))
    return;
  self->shown = shown;
  for (int i = 0; i < BLOCK_ROWS * BLOCK_COLUMNS; i++)
    g_clear_pointer (&self->blocks[i / BLOCK_COLUMNS][i % BLOCK_COLUMNS].node,
                     gsk_render_node_unref);
  for (int row = 0; row < ROWS; row++)
    for (int column = 0; column < COLUMNS; column++)
      if (row < shown.y || row >= shown.y + shown.height || column < shown.x ||
          column >= shown.x + shown.width)
        {
          forget_tile (self, row, column);
          g_clear_pointer (&self->tiles[row][column].ground, gsk_render_node_unref);
        }
  g_clear_pointer (&self->root, gsk_render_node_unref);
  g_clear_pointer (&self->ground, gsk_render_node_unref);
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

  self->count = self->parts = 0;
  if (scene->cursor != self->cursor)
    g_clear_pointer (&self->root, gsk_render_node_unref);
  self->cursor = scene->cursor;
  adapted = adapt (self, scene);
  medina_board_palaces_init (&palaces, scene);
  medina_piece_atlas_set_scale (self->atlas,
                                medina_board_background_get_stage (self->background)->scale);
  set_scene (self, &adapted, &palaces);
  set_shown (self, area);
  if (self->shown.width == 0 || self->shown.height == 0)
    return NULL;
  if (self->ground == NULL && medina_board_background_get_stage (self->background)->textures)
    self->ground = medina_board_background_create_node (self->background, area);
  if (self->root == NULL)
    {
      assign_spaces (self);
      record_all (self, &palaces);
    }
  self->scene.position = NULL; /* borrowed for this call only */
  return self->root;
}
