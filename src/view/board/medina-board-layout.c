/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-layout.h"

#include <math.h>
#include <string.h>

#include "tiles.h"

/* In hundredths of a space's width. */
enum
{
  RISE = 70,    /* of a piece above its footprint */
  SIDE = 76,    /* the band on the left, on the right and at the top */
  LETTERS = 44, /* the band at the bottom: letters, then the strip where the tiles lie */
  STRIP = 104,
  MAX_STRIP = 340,  /* it grows no more where there is room */
  TILE = 86,        /* in the strip */
  TOWER_TILE = 66,  /* in the corners */
  QUEUE = 46,       /* a merchant waiting on a tower tile */
  QUEUE_LENGTH = 3, /* merchants, at most (U4) */
  GAP = 16,         /* between them */
  NEARLY = 10,      /* lines on the edge of a footprint reach over it */
  ROOFTOP = 52,     /* in the row of the first edition */
  ROW = 4,          /* rooftops in it, at most */
};

static const struct
{
  MedinaBoardItem item;
  int count;
} items[] = {
  { MEDINA_BOARD_PALACE_TILE, MDN_COLORS }, { MEDINA_BOARD_TOWER_TILE, MDN_TOWERS },
  { MEDINA_BOARD_TOWER_QUEUE, MDN_TOWERS }, { MEDINA_BOARD_TEA_TILES, MDN_TEA_PILES },
  { MEDINA_BOARD_ROOFTOP_ROW, MDN_COLORS },
};

static int
part (const MedinaBoardLayout *layout, int hundredths)
{
  return (layout->space_width * hundredths + 50) / 100;
}

static void
set_strip_height (MedinaBoardLayout *layout, int strip_height)
{
  layout->strip_height = strip_height;
  layout->frame.height =
    layout->grid.height + part (layout, SIDE) + part (layout, LETTERS) + strip_height;
}

static int
larger (int a, int b)
{
  return a > b ? a : b;
}

static void
set_space_width (MedinaBoardLayout *layout, int space_width, int strip_height)
{
  layout->space_width = space_width;
  layout->space_height = part (layout, MEDINA_BOARD_SPACE_HEIGHT);
  layout->grid.width = layout->columns * layout->space_width;
  layout->grid.height = layout->rows * layout->space_height;
  layout->frame.width = layout->grid.width + 2 * part (layout, SIDE);
  set_strip_height (layout, larger (part (layout, STRIP), strip_height));
}

static void
set_board (MedinaBoardLayout *layout, MdnBoard board)
{
  const MdnGeometry *geometry = mdn_geometry (board);

  memset (layout, 0, sizeof *layout);
  layout->board = board;
  layout->columns = geometry->columns;
  layout->rows = geometry->rows;
}

/* The strip takes what is left of the height. */
static void
stretch_strip (MedinaBoardLayout *layout, int height)
{
  const int rest = larger (0, height - layout->frame.height);
  const int most = larger (0, part (layout, MAX_STRIP) - layout->strip_height);

  set_strip_height (layout, layout->strip_height + (rest < most ? rest : most));
}

void
medina_board_layout_init_with_strip (MedinaBoardLayout *layout,
                                     const MdnRules *rules,
                                     int width,
                                     int height,
                                     int strip_height)
{
  const int least = 4;
  int space_width;

  set_board (layout, (MdnBoard) rules->board);
  layout->tea = rules->tea;
  layout->queues = rules->tower_merchants;
  layout->rooftop_rows = rules->blocking;
  space_width = width * 100 / (layout->columns * 100 + 2 * SIDE) + 1; /* parts are rounded */
  if (space_width < least)
    space_width = least;
  do
    set_space_width (layout, space_width, strip_height);
  while ((layout->frame.width > width || layout->frame.height > height) && space_width-- > least);
  if (strip_height > 0)
    stretch_strip (layout, height);

  layout->frame.x = (width - layout->frame.width) / 2;
  layout->frame.y = (height - layout->frame.height) / 2;
  layout->grid.x = layout->frame.x + part (layout, SIDE);
  layout->grid.y = layout->frame.y + part (layout, SIDE);
}

void
medina_board_layout_enlarge (MedinaBoardLayout *layout, double factor)
{
  set_space_width (layout, (int) lround (layout->space_width * factor),
                   (int) lround (layout->strip_height * factor));
  layout->grid.x = layout->frame.x + part (layout, SIDE);
  layout->grid.y = layout->frame.y + part (layout, SIDE);
}

MedinaBoardLayout
medina_board_layout_move_to (const MedinaBoardLayout *layout, int x, int y)
{
  MedinaBoardLayout moved = *layout;

  moved.grid.x += x - layout->frame.x;
  moved.grid.y += y - layout->frame.y;
  moved.frame.x = x;
  moved.frame.y = y;
  return moved;
}

void
medina_board_layout_init (MedinaBoardLayout *layout, const MdnRules *rules, int width, int height)
{
  medina_board_layout_init_with_strip (layout, rules, width, height, 0);
}

void
medina_board_layout_measure (MdnBoard board, int space_width, int *width, int *height)
{
  MedinaBoardLayout layout;

  set_board (&layout, board);
  set_space_width (&layout, space_width, 0);
  *width = layout.frame.width;
  *height = layout.frame.height;
}

bool
medina_board_layout_equal (const MedinaBoardLayout *a, const MedinaBoardLayout *b)
{
  return a->board == b->board && a->space_width == b->space_width && a->grid.x == b->grid.x &&
         a->grid.y == b->grid.y && a->tea == b->tea && a->queues == b->queues &&
         a->rooftop_rows == b->rooftop_rows && a->strip_height == b->strip_height;
}

cairo_rectangle_int_t
medina_board_layout_get_space (const MedinaBoardLayout *layout, MdnSpace space)
{
  return (cairo_rectangle_int_t){
    .x = layout->grid.x + mdn_space_column (space) * layout->space_width,
    .y = layout->grid.y + (layout->rows - 1 - mdn_space_row (space)) * layout->space_height,
    .width = layout->space_width,
    .height = layout->space_height,
  };
}

cairo_rectangle_int_t
medina_board_layout_get_extents (const MedinaBoardLayout *layout, MdnSpace space)
{
  cairo_rectangle_int_t extents = medina_board_layout_get_space (layout, space);

  extents.y -= part (layout, RISE);
  extents.height += part (layout, RISE);
  return extents;
}

MdnSpace
medina_board_layout_find_space (const MedinaBoardLayout *layout, double x, double y)
{
  int column, row;

  if (layout->space_width == 0 || layout->space_height == 0)
    return MDN_NO_SPACE;
  column = (int) floor ((x - layout->grid.x) / layout->space_width);
  row = layout->rows - 1 - (int) floor ((y - layout->grid.y) / layout->space_height);
  if (column < 0 || column >= layout->columns || row < 0 || row >= layout->rows)
    return MDN_NO_SPACE;
  return mdn_space (column, row);
}

MdnSet
medina_board_layout_find_spaces (const MedinaBoardLayout *layout, const cairo_rectangle_int_t *area)
{
  const int margin = part (layout, NEARLY);
  MdnSet spaces = mdn_set_empty ();

  for (int i = 0; i < layout->columns * layout->rows; i++)
    {
      const MdnSpace space = mdn_space (i % layout->columns, i / layout->columns);
      const cairo_rectangle_int_t r = medina_board_layout_get_space (layout, space);

      if (r.x < area->x + area->width + margin && r.x + r.width > area->x - margin &&
          r.y < area->y + area->height + margin && r.y + r.height > area->y - margin)
        mdn_set_add (&spaces, space);
    }
  return spaces;
}

static cairo_rectangle_int_t
square (int x, int y, int size)
{
  return (cairo_rectangle_int_t){ x, y, size, size };
}

/* With rows of rooftops beside them, they share out the whole of the strip. */
static int
find_tile_pitch (const MedinaBoardLayout *layout)
{
  const int row = part (layout, TILE) + part (layout, GAP) + ROW * part (layout, ROOFTOP);

  return layout->rooftop_rows
           ? (layout->grid.width - 2 * part (layout, GAP) - row) / (MDN_COLORS - 1)
           : part (layout, TILE + GAP);
}

/* In the strip, tiles lie side by side from its left end. */
static cairo_rectangle_int_t
get_palace_tile (const MedinaBoardLayout *layout, int color)
{
  int pitch = find_tile_pitch (layout);
  int inset = (layout->strip_height - part (layout, TILE)) / 2;

  return square (layout->grid.x + part (layout, GAP) + color * pitch,
                 layout->grid.y + layout->grid.height + part (layout, LETTERS) + inset,
                 part (layout, TILE));
}

static cairo_rectangle_int_t
get_tower_tile (const MedinaBoardLayout *layout, int tower)
{
  MdnSpace space = mdn_tower_space (layout->board, tower);
  int size = part (layout, TOWER_TILE);
  int inset = (part (layout, SIDE) - size) / 2;
  bool left = mdn_space_column (space) == 0;
  bool bottom = mdn_space_row (space) == 0;

  return square (left ? layout->frame.x + inset
                      : layout->frame.x + layout->frame.width - inset - size,
                 bottom ? layout->grid.y + layout->grid.height + inset : layout->frame.y + inset,
                 size);
}

/* Beside the tile: along the top for towers 1 and 3, up the right side for tower 2 (and 4, where
 * no merchant ever waits, on the left). */
static cairo_rectangle_int_t
get_tower_queue (const MedinaBoardLayout *layout, int tower)
{
  cairo_rectangle_int_t tile = get_tower_tile (layout, tower);
  int size = part (layout, QUEUE);
  int length = size * QUEUE_LENGTH;
  int middle = part (layout, TOWER_TILE - QUEUE) / 2;
  MdnSpace space = mdn_tower_space (layout->board, tower);
  bool left = mdn_space_column (space) == 0;

  if (mdn_space_row (space) == 0)
    return (cairo_rectangle_int_t){ tile.x + middle, tile.y - length, size, length };
  return (cairo_rectangle_int_t){
    left ? layout->grid.x + layout->space_width
         : layout->grid.x + layout->grid.width - layout->space_width - length,
    tile.y,
    length,
    size,
  };
}

static cairo_rectangle_int_t
get_rooftop_row (const MedinaBoardLayout *layout, int color)
{
  cairo_rectangle_int_t tile = get_palace_tile (layout, color);
  int size = part (layout, ROOFTOP);

  return (cairo_rectangle_int_t){ tile.x + tile.width + part (layout, GAP), tile.y, ROW * size,
                                  tile.height };
}

/* At the right end of the strip; tea and rooftop rows are never in use together. */
static cairo_rectangle_int_t
get_tea_tiles (const MedinaBoardLayout *layout, int pile)
{
  cairo_rectangle_int_t tile = get_palace_tile (layout, 0);

  tile.x = layout->grid.x + layout->grid.width - (MDN_TEA_PILES - pile) * part (layout, TILE + GAP);
  return tile;
}

cairo_rectangle_int_t
medina_board_layout_get_empty_strip (const MedinaBoardLayout *layout)
{
  const int gap = part (layout, 2 * GAP);
  cairo_rectangle_int_t last = get_palace_tile (layout, MDN_COLORS - 1);
  int left = last.x + last.width + gap;
  int right = layout->tea ? get_tea_tiles (layout, 0).x - gap : layout->grid.x + layout->grid.width;

  return (cairo_rectangle_int_t){
    .x = left,
    .y = layout->grid.y + layout->grid.height + part (layout, LETTERS),
    .width = layout->rooftop_rows ? 0 : right - left,
    .height = layout->strip_height - part (layout, GAP),
  };
}

cairo_rectangle_int_t
medina_board_layout_get_item (const MedinaBoardLayout *layout, MedinaBoardItem item, int index)
{
  switch (item)
    {
    case MEDINA_BOARD_PALACE_TILE:
      return get_palace_tile (layout, index);
    case MEDINA_BOARD_TOWER_TILE:
      return get_tower_tile (layout, index);
    case MEDINA_BOARD_TOWER_QUEUE:
      return get_tower_queue (layout, index);
    case MEDINA_BOARD_TEA_TILES:
      return get_tea_tiles (layout, index);
    case MEDINA_BOARD_ROOFTOP_ROW:
    case MEDINA_BOARD_ITEMS:
    default:
      return get_rooftop_row (layout, index);
    }
}

bool
medina_board_layout_has_item (const MedinaBoardLayout *layout, MedinaBoardItem item)
{
  switch (item)
    {
    case MEDINA_BOARD_TEA_TILES:
      return layout->tea;
    case MEDINA_BOARD_TOWER_QUEUE:
      return layout->queues;
    case MEDINA_BOARD_ROOFTOP_ROW:
      return layout->rooftop_rows;
    case MEDINA_BOARD_PALACE_TILE:
    case MEDINA_BOARD_TOWER_TILE:
    case MEDINA_BOARD_ITEMS:
    default:
      return true;
    }
}

bool
medina_board_layout_find_item (const MedinaBoardLayout *layout,
                               double x,
                               double y,
                               MedinaBoardItem *item,
                               int *index)
{
  for (size_t i = 0; i < sizeof items / sizeof *items; i++)
    for (int k = 0; medina_board_layout_has_item (layout, items[i].item) && k < items[i].count; k++)
      {
        cairo_rectangle_int_t r = medina_board_layout_get_item (layout, items[i].item, k);

        if (x >= r.x && y >= r.y && x < r.x + r.width && y < r.y + r.height)
          {
            *item = items[i].item;
            *index = k;
            return true;
          }
      }
  return false;
}
