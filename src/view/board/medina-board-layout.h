/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>

#include "rules.h"

/* Where everything on and beside the board lies, in pixels: arithmetic only. Around the spaces
 * runs a band with room for coordinates, for the pieces of the upper rows, which rise into it,
 * and for what lies on the table in the printed game. */

enum
{
  MEDINA_BOARD_SPACE_HEIGHT = 90, /* in hundredths of a space's width */
};

/* What lies beside the board. */
typedef enum
{
  MEDINA_BOARD_PALACE_TILE, /* index: MdnColor */
  MEDINA_BOARD_TOWER_TILE,  /* index: the tower, 0…3 */
  MEDINA_BOARD_TOWER_QUEUE, /* index: the tower; its waiting merchants (U4) */
  MEDINA_BOARD_TEA_TILES,   /* index: 0…2, the piles of 3, 2 and 1 */
  MEDINA_BOARD_ROOFTOP_ROW, /* index: MdnColor; the four rooftops of the first edition for two */
  MEDINA_BOARD_ITEMS,
} MedinaBoardItem;

typedef struct
{
  MdnBoard board;
  bool tea; /* which items the rules have */
  bool queues;
  bool rooftop_rows;
  int columns; /* the ring included */
  int rows;
  int space_width; /* 100 : 90, but for rounding */
  int space_height;
  cairo_rectangle_int_t grid;  /* all spaces */
  int strip_height;            /* of the band's lowest part, where the tiles lie */
  cairo_rectangle_int_t frame; /* all of it, the band included */
} MedinaBoardLayout;

/* The largest board of these rules that fits into width × height, in the middle of it. A space
 * is never less than 4 pixels wide, whatever the room. */
void
medina_board_layout_init (MedinaBoardLayout *layout, const MdnRules *rules, int width, int height);

/* The same with a strip that is at least so high, and higher where the width leaves room below:
 * something is to be laid on it, between the tiles. */
void medina_board_layout_init_with_strip (MedinaBoardLayout *layout,
                                          const MdnRules *rules,
                                          int width,
                                          int height,
                                          int strip_height);

/* What is empty of the strip, between the tiles on its left and those on its right. Where rooftop
 * rows take all of it, it has no width. */
cairo_rectangle_int_t medina_board_layout_get_empty_strip (const MedinaBoardLayout *layout);

/* Makes a board so many times as large, or nearly: spaces are whole pixels. The upper left corner
 * of its frame stays. */
void medina_board_layout_enlarge (MedinaBoardLayout *layout, double factor);

/* The same board with the upper left corner of its frame there. */
MedinaBoardLayout medina_board_layout_move_to (const MedinaBoardLayout *layout, int x, int y);

/* The room for a board whose spaces are this wide. */
void medina_board_layout_measure (MdnBoard board, int space_width, int *width, int *height);

bool medina_board_layout_equal (const MedinaBoardLayout *a, const MedinaBoardLayout *b);

/* The footprint of a space. */
cairo_rectangle_int_t medina_board_layout_get_space (const MedinaBoardLayout *layout,
                                                     MdnSpace space);

/* What a piece on the space may cover: its footprint and as far as it rises above it. */
cairo_rectangle_int_t medina_board_layout_get_extents (const MedinaBoardLayout *layout,
                                                       MdnSpace space);

/* The space with the point in its footprint; MDN_NO_SPACE outside of the grid. */
MdnSpace medina_board_layout_find_space (const MedinaBoardLayout *layout, double x, double y);

/* The spaces whose footprints the area touches, or nearly does. */
MdnSet medina_board_layout_find_spaces (const MedinaBoardLayout *layout,
                                        const cairo_rectangle_int_t *area);

cairo_rectangle_int_t
medina_board_layout_get_item (const MedinaBoardLayout *layout, MedinaBoardItem item, int index);

/* Whether the rules have this item. */
bool medina_board_layout_has_item (const MedinaBoardLayout *layout, MedinaBoardItem item);

/* The item with the point in it; false if there is none. */
bool medina_board_layout_find_item (const MedinaBoardLayout *layout,
                                    double x,
                                    double y,
                                    MedinaBoardItem *item,
                                    int *index);
