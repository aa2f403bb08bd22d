/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "board-picture.h"

#include "play.h"

#include <string.h>

void
board_picture_resize (BoardPicture *picture, int space_width)
{
  const MdnRules *rules = &picture->position.rules;

  medina_board_layout_measure ((MdnBoard) rules->board, space_width, &picture->width,
                               &picture->height);
  medina_board_layout_init (&picture->layout, rules, picture->width, picture->height);
}

static void
set_up_rules (BoardPicture *picture, MdnRuleSet set, int players)
{
  MdnRules rules = mdn_rules (set, players);
  MdnSetup setup = { .rules = rules, .first = 0, .well = MDN_NO_SPACE, .merchant = MDN_NO_SPACE };

  setup.rules.well = false;
  setup.merchant = rules.opening_merchant ? MDN_NO_SPACE : mdn_space (3, 8);
  picture->atlas = medina_piece_atlas_new ();
  picture->painter = medina_board_painter_new (picture->atlas);
  picture->position = mdn_position (&setup);
  medina_board_scene_init (&picture->scene, &picture->position);
  board_picture_resize (picture, BOARD_PICTURE_SPACE);
}

void
board_picture_set_up (BoardPicture *picture, gconstpointer data)
{
  set_up_rules (picture, MDN_SECOND_EDITION, 4);
}

void
board_picture_set_up_first (BoardPicture *picture, gconstpointer data)
{
  set_up_rules (picture, MDN_FIRST_EDITION, 2);
}

void
board_picture_tear_down (BoardPicture *picture, gconstpointer data)
{
  g_object_unref (picture->painter);
  g_assert_finalize_object (picture->atlas);
}

cairo_surface_t *
board_picture_paint_with (BoardPicture *picture, MedinaBoardPainter *painter, int scale)
{
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_ARGB32, picture->width * scale,
                                picture->height * scale);
  cairo_t *cr = cairo_create (surface);

  cairo_scale (cr, scale, scale);
  medina_piece_atlas_set_scale (picture->atlas, scale);
  medina_board_painter_draw (painter, cr, &picture->layout, &picture->scene);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

cairo_surface_t *
board_picture_paint (BoardPicture *picture)
{
  return board_picture_paint_with (picture, picture->painter, 1);
}

guint32
board_picture_get_pixel (cairo_surface_t *surface, int x, int y)
{
  guint32 pixel;

  memcpy (&pixel,
          cairo_image_surface_get_data (surface) +
            (size_t) y * (size_t) cairo_image_surface_get_stride (surface) + (size_t) x * 4,
          sizeof pixel);
  return pixel;
}

Rgb
board_picture_get_mean (cairo_surface_t *surface, int x, int y, int width, int height)
{
  Rgb sum = { 0, 0, 0 };

  for (int i = 0; i < width * height; i++)
    {
      guint32 pixel = board_picture_get_pixel (surface, x + i % width, y + i / width);

      sum.r += pixel >> 16 & 0xff;
      sum.g += pixel >> 8 & 0xff;
      sum.b += pixel & 0xff;
    }
  return (Rgb){ sum.r / (width * height), sum.g / (width * height), sum.b / (width * height) };
}

int
board_picture_find_nearest (Rgb color, const Rgb *references, int n)
{
  int nearest = 0, least = G_MAXINT;

  for (int i = 0; i < n; i++)
    {
      int r = color.r - references[i].r, g = color.g - references[i].g,
          b = color.b - references[i].b;

      if (r * r + g * g + b * b < least)
        {
          least = r * r + g * g + b * b;
          nearest = i;
        }
    }
  return nearest;
}

gboolean
board_picture_equal (cairo_surface_t *a, cairo_surface_t *b)
{
  int width = cairo_image_surface_get_width (a), height = cairo_image_surface_get_height (a);

  for (int i = 0; i < width * height; i++)
    if (board_picture_get_pixel (a, i % width, i / width) !=
        board_picture_get_pixel (b, i % width, i / width))
      return FALSE;
  return TRUE;
}

/* In the channel in which they differ most. */
static int
get_difference (guint32 one, guint32 other)
{
  int most = 0;

  for (int shift = 0; shift < 32; shift += 8)
    most = MAX (most, ABS ((int) (one >> shift & 0xff) - (int) (other >> shift & 0xff)));
  return most;
}

int
board_picture_count_differences (cairo_surface_t *a, cairo_surface_t *b, int tolerance)
{
  const int width = cairo_image_surface_get_width (a), height = cairo_image_surface_get_height (a);
  int count = 0;

  for (int i = 0; i < width * height; i++)
    if (get_difference (board_picture_get_pixel (a, i % width, i / width),
                        board_picture_get_pixel (b, i % width, i / width)) > tolerance)
      count++;
  return count;
}

void
board_picture_assert_differ_within (cairo_surface_t *a, cairo_surface_t *b, cairo_rectangle_int_t r)
{
  int width = cairo_image_surface_get_width (a), height = cairo_image_surface_get_height (a);

  g_assert_false (board_picture_equal (a, b));
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      if (x < r.x || y < r.y || x >= r.x + r.width || y >= r.y + r.height)
        g_assert_cmphex (board_picture_get_pixel (a, x, y), ==, board_picture_get_pixel (b, x, y));
}
