/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-board-painter.h"

/* A board with a painter of its own, and questions about the pictures it paints. */

enum
{
  BOARD_PICTURE_SPACE = 40, /* the width of a space in pixels */
};

typedef struct
{
  MedinaPieceAtlas *atlas;
  MedinaBoardPainter *painter;
  MdnPosition position; /* what the scene shows; without a well, with one merchant on d9 */
  MedinaBoardScene scene;
  MedinaBoardLayout layout; /* as large as the surfaces */
  int width, height;
} BoardPicture;

typedef struct
{
  int r, g, b;
} Rgb;

/* The second edition for four players. */
void board_picture_set_up (BoardPicture *picture, gconstpointer data);

/* The first edition for two players: black buildings, blocking rooftops, no merchant. */
void board_picture_set_up_first (BoardPicture *picture, gconstpointer data);

/* Makes its spaces so wide, in pixels: what is painted from now on is larger or smaller. */
void board_picture_resize (BoardPicture *picture, int space_width);

/* Also checks that the painter lets go of the atlas. */
void board_picture_tear_down (BoardPicture *picture, gconstpointer data);

cairo_surface_t *board_picture_paint (BoardPicture *picture);
cairo_surface_t *
board_picture_paint_with (BoardPicture *picture, MedinaBoardPainter *painter, int scale);

guint32 board_picture_get_pixel (cairo_surface_t *surface, int x, int y);

/* The mean color of a rectangle. */
Rgb board_picture_get_mean (cairo_surface_t *surface, int x, int y, int width, int height);

/* The index of the reference that is most like the color. */
int board_picture_find_nearest (Rgb color, const Rgb *references, int n);

gboolean board_picture_equal (cairo_surface_t *a, cairo_surface_t *b);

/* In how many pixels two pictures differ by more than that in any channel (0…255). */
int board_picture_count_differences (cairo_surface_t *a, cairo_surface_t *b, int tolerance);

/* Checks that two pictures differ, and nowhere outside of the rectangle. */
void board_picture_assert_differ_within (cairo_surface_t *a,
                                         cairo_surface_t *b,
                                         cairo_rectangle_int_t r);

#define BOARD_PICTURE_TEST(path, set_up, data, function) \
  g_test_add (path, BoardPicture, data, set_up, function, board_picture_tear_down)
