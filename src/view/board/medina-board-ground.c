/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-ground.h"

#include "medina-board-zellige.h"
#include "medina-daylight.h"

/* In each space of the city. */
enum
{
  GRAINS = 9,
  LIGHT_GRAINS = 3,
};

/* How far the light of a lamp reaches, in hundredths of a space's width, and its color. */
#define LAMP     230
#define LAMP_INK 0xffc860ff

static void
draw_slab (const MedinaBoardCanvas *canvas, MdnSpace space, const MedinaInk inks[3])
{
  cairo_rectangle_int_t r = medina_board_layout_get_space (canvas->layout, space);
  double gap = medina_board_canvas_line (canvas, 2);
  double radius = medina_board_canvas_part (canvas, 9);
  MedinaInk ink = inks[medina_board_canvas_hash (space, 0) % 3];

  medina_board_canvas_rounded (canvas, r.x + gap / 2, r.y + gap / 2, r.width - gap, r.height - gap,
                               radius);
  medina_board_canvas_fill (canvas, ink);
}

/* Grains of sand and small stones: light ones, dark ones. */
static void
draw_grains (const MedinaBoardCanvas *canvas, MdnSpace space)
{
  cairo_rectangle_int_t r = medina_board_layout_get_space (canvas->layout, space);

  for (unsigned i = 0; i < GRAINS; i++)
    {
      unsigned h = medina_board_canvas_hash (space, i + 1);
      double x = r.x + r.width * (8 + h % 84) / 100.0;
      double y = r.y + r.height * (8 + (h >> 8) % 84) / 100.0;
      double size = medina_board_canvas_part (canvas, 2 + (h >> 16) % 20 / 6.0);

      medina_board_canvas_rounded (canvas, x - size * .8, y - size / 2, size * 1.6, size, size);
      if (i == LIGHT_GRAINS - 1)
        medina_board_canvas_fill (canvas, canvas->palette->light);
    }
  medina_board_canvas_fill (canvas, canvas->palette->shade);
}

/* Two flagstones' joints, not the same in any two neighboring spaces. */
static void
draw_flags (const MedinaBoardCanvas *canvas, MdnSpace space)
{
  cairo_rectangle_int_t r = medina_board_layout_get_space (canvas->layout, space);
  unsigned h = medina_board_canvas_hash (space, 20);
  double across = r.y + r.height * (35 + h % 30) / 100.0;
  double upper = r.x + r.width * (25 + (h >> 8) % 50) / 100.0;
  double lower = r.x + r.width * (25 + (h >> 16) % 50) / 100.0;

  cairo_move_to (canvas->cr, r.x, across);
  cairo_line_to (canvas->cr, r.x + r.width, across);
  cairo_move_to (canvas->cr, upper, r.y);
  cairo_line_to (canvas->cr, upper, across);
  cairo_move_to (canvas->cr, lower, across);
  cairo_line_to (canvas->cr, lower, r.y + r.height);
  medina_board_canvas_stroke (canvas, medina_ink_with_alpha (canvas->palette->walk_joint, .7),
                              medina_board_canvas_line (canvas, 1.5));
}

/* Where a wall would stand: the outline of its foot. */
static void
draw_foundation (const MedinaBoardCanvas *canvas, MdnSpace space, gboolean along)
{
  cairo_rectangle_int_t r = medina_board_layout_get_space (canvas->layout, space);
  double dash = r.width / 10.0;
  double low = along ? r.y + r.height * .30 : r.x + r.width * .26;
  double high = along ? r.y + r.height * .82 : r.x + r.width * .74;

  for (int i = 0; i < 2; i++)
    {
      double line = i == 0 ? low : high;

      cairo_move_to (canvas->cr, along ? r.x + dash / 2 : line, along ? line : r.y + dash / 2);
      cairo_line_to (canvas->cr, along ? r.x + r.width : line, along ? line : r.y + r.height);
    }
  cairo_save (canvas->cr);
  cairo_set_dash (canvas->cr, &dash, 1, 0);
  medina_board_canvas_stroke (canvas, canvas->palette->foundation,
                              medina_board_canvas_line (canvas, 3));
  cairo_restore (canvas->cr);
}

static void
draw_walk (const MedinaBoardCanvas *canvas, MdnSpace space)
{
  MdnSide side;
  int index;

  draw_slab (canvas, space, canvas->palette->walk);
  if (!canvas->scene->high_contrast)
    draw_flags (canvas, space);
  if (mdn_ring_find (canvas->layout->board, space, &side, &index))
    draw_foundation (canvas, space, side == MDN_SIDE_BOTTOM || side == MDN_SIDE_TOP);
}

static void
draw_paving (const MedinaBoardCanvas *canvas, MdnSpace space)
{
  cairo_rectangle_int_t r = medina_board_layout_get_space (canvas->layout, space);
  double size = r.width / 3.0, height = r.height / 3.0;
  double gap = medina_board_canvas_line (canvas, 2);

  medina_board_canvas_rectangle (canvas, r);
  medina_board_canvas_fill (canvas, canvas->palette->walk_joint);
  for (int i = 0; i < 9; i++)
    medina_board_canvas_rounded (canvas, r.x + i % 3 * size + gap / 2,
                                 r.y + i / 3 * height + gap / 2, size - gap, height - gap, gap);
  medina_board_canvas_fill (canvas, canvas->palette->paving);
  for (int i = 0; i < 9; i++)
    if (i % 2 == 0)
      medina_board_zellige_star (canvas->cr, r.x + (i % 3 + .5) * size, r.y + (i / 3 + .5) * height,
                                 height * .3);
  medina_board_canvas_fill (canvas, medina_ink_with_alpha (canvas->palette->paving_mark, .55));
}

static void
draw_ripples (const MedinaBoardCanvas *canvas, cairo_rectangle_int_t r)
{
  for (int i = 0; i < 3; i++)
    {
      double x = r.x + r.width * (28 + 18 * (i % 2)) / 100.0;
      double y = r.y + r.height * (36 + 15 * i) / 100.0;
      double step = r.width * .13;

      cairo_move_to (canvas->cr, x, y);
      cairo_rel_curve_to (canvas->cr, step / 2, -step / 2, step, -step / 2, step, 0);
      cairo_rel_curve_to (canvas->cr, step / 2, step / 2, step, step / 2, step, 0);
    }
  medina_board_canvas_stroke (canvas, canvas->palette->water_light,
                              medina_board_canvas_line (canvas, 2.5));
}

/* A basin let into the ground. */
static void
draw_water (const MedinaBoardCanvas *canvas, MdnSpace space)
{
  cairo_rectangle_int_t r = medina_board_layout_get_space (canvas->layout, space);
  double inset = r.width * .08, rim = r.width * .1;
  double width = r.width - 2 * inset, height = r.height - 2 * inset;
  double radius = r.width * .16;

  medina_board_canvas_rounded (canvas, r.x + inset, r.y + inset, width, height, radius);
  medina_ink_set_source (canvas->palette->rim, canvas->cr);
  cairo_fill_preserve (canvas->cr);
  medina_board_canvas_stroke (canvas, canvas->palette->foundation,
                              medina_board_canvas_line (canvas, 2));
  medina_board_canvas_rounded (canvas, r.x + inset + rim, r.y + inset + rim, width - 2 * rim,
                               height - 2 * rim, radius - rim / 2);
  medina_board_canvas_fill (canvas, medina_ink_with_alpha (canvas->palette->foundation, 1));
  medina_board_canvas_rounded (canvas, r.x + inset + rim, r.y + inset + rim * 1.6, width - 2 * rim,
                               height - 2.6 * rim, radius - rim / 2);
  medina_board_canvas_fill (canvas, canvas->palette->water);
  draw_ripples (canvas, r);
}

/* A rill leads from the well across the paving into each water space. */
static void
draw_rill (const MedinaBoardCanvas *canvas, MdnSpace well, MdnSpace water)
{
  cairo_rectangle_int_t a = medina_board_layout_get_space (canvas->layout, well);
  cairo_rectangle_int_t b = medina_board_layout_get_space (canvas->layout, water);
  double width = medina_board_canvas_line (canvas, 13);
  double rim = medina_board_canvas_line (canvas, 22);
  double x = (b.x - a.x) * .3, y = (b.y - a.y) * .3;
  double from_x = a.x + a.width / 2.0 + x, from_y = a.y + a.height / 2.0 + y;
  double to_x = b.x + b.width / 2.0 - x / 2, to_y = b.y + b.height / 2.0 - y / 2;

  for (int i = 0; i < 2; i++)
    {
      cairo_move_to (canvas->cr, from_x, from_y);
      cairo_line_to (canvas->cr, to_x, to_y);
      medina_board_canvas_stroke (canvas, i == 0 ? canvas->palette->rim : canvas->palette->water,
                                  i == 0 ? rim : width);
    }
}

static gboolean
shows_oasis (const MedinaBoardCanvas *canvas, MdnSpace well)
{
  const cairo_rectangle_int_t r = medina_board_layout_get_space (canvas->layout, well);

  return medina_board_canvas_shows (canvas, r.x - 2 * r.width, r.y - 2 * r.height, 5 * r.width,
                                    5 * r.height);
}

static void
draw_oasis (const MedinaBoardCanvas *canvas)
{
  MdnSpace well = canvas->scene->position->well;
  MdnSet around, water;

  if (well == MDN_NO_SPACE || !shows_oasis (canvas, well))
    return;
  around = mdn_around (well);
  water = mdn_two_steps (canvas->layout->board, well);
  draw_paving (canvas, well);
  while (!mdn_set_is_empty (around))
    draw_paving (canvas, mdn_set_take (&around));
  while (!mdn_set_is_empty (water))
    {
      MdnSpace space = mdn_set_take (&water);

      draw_water (canvas, space);
      draw_rill (canvas, well, space);
    }
}

/* The light comes from the upper left over the wall: the ground in its lee lies in shade. */
static void
draw_wall_shade (const MedinaBoardCanvas *canvas)
{
  const MedinaBoardLayout *layout = canvas->layout;
  double width = medina_board_canvas_part (canvas, 26);
  double x = layout->grid.x + layout->space_width;
  double y = layout->grid.y + layout->space_height;

  for (int i = 0; i < 2; i++)
    {
      cairo_pattern_t *pattern =
        cairo_pattern_create_linear (x, y, i == 0 ? x + width : x, i == 0 ? y : y + width);

      cairo_pattern_add_color_stop_rgba (pattern, 0, .2, .1, .03, .22);
      cairo_pattern_add_color_stop_rgba (pattern, 1, .2, .1, .03, 0);
      cairo_rectangle (canvas->cr, x, y,
                       i == 0 ? width : (layout->columns - 2) * layout->space_width,
                       i == 0 ? (layout->rows - 2) * layout->space_height : width);
      cairo_set_source (canvas->cr, pattern);
      cairo_fill (canvas->cr);
      cairo_pattern_destroy (pattern);
    }
}

static void
add_stop (cairo_pattern_t *pattern, double offset, MedinaInk ink, double alpha)
{
  cairo_pattern_add_color_stop_rgba (pattern, offset, (ink >> 24) / 255.0,
                                     (ink >> 16 & 0xff) / 255.0, (ink >> 8 & 0xff) / 255.0, alpha);
}

/* The whole board a little brighter where the light comes from. */
static void
draw_sunlight (const MedinaBoardCanvas *canvas)
{
  const cairo_rectangle_int_t g = canvas->layout->grid;
  const MedinaInk sun = canvas->palette->sun, shade = canvas->palette->sun_shade;
  cairo_pattern_t *pattern = cairo_pattern_create_linear (g.x, g.y, g.x + g.width, g.y + g.height);

  add_stop (pattern, 0, sun, canvas->scene->dark ? .08 : .22);
  add_stop (pattern, .5, sun, 0);
  add_stop (pattern, .5, shade, 0);
  add_stop (pattern, 1, shade, .16);
  medina_board_canvas_rectangle (canvas, g);
  cairo_set_source (canvas->cr, pattern);
  cairo_fill (canvas->cr);
  cairo_pattern_destroy (pattern);
}

/* The light of a lamp on the ground around a tower. */
static void
draw_lamp (const MedinaBoardCanvas *canvas, MdnSpace tower, double brightness)
{
  const cairo_rectangle_int_t r = medina_board_layout_get_space (canvas->layout, tower);
  const double x = r.x + r.width / 2.0, y = r.y + r.height / 2.0;
  const double radius = medina_board_canvas_part (canvas, LAMP);
  cairo_pattern_t *pattern;

  if (!medina_board_canvas_shows (canvas, x - radius, y - radius, 2 * radius, 2 * radius))
    return;
  pattern = cairo_pattern_create_radial (x, y, 0, x, y, radius);
  add_stop (pattern, 0, LAMP_INK, .55 * brightness);
  add_stop (pattern, 1, LAMP_INK, 0);
  medina_board_canvas_rectangle (canvas, canvas->layout->grid);
  cairo_set_source (canvas->cr, pattern);
  cairo_fill (canvas->cr);
  cairo_pattern_destroy (pattern);
}

static void
draw_lamps (const MedinaBoardCanvas *canvas)
{
  const double brightness = medina_daylight_get_lamps (canvas->scene->daylight);

  for (int tower = 0; brightness > 0 && tower < MDN_TOWERS; tower++)
    draw_lamp (canvas, mdn_tower_space (canvas->layout->board, tower), brightness);
}

/* Whether anything at this corner of four spaces is to be drawn; rows count from the top. */
static gboolean
shows_corner (const MedinaBoardCanvas *canvas, int column, int row)
{
  const MedinaBoardLayout *layout = canvas->layout;
  const int w = layout->space_width, h = layout->space_height;

  return medina_board_canvas_shows (canvas, layout->grid.x + (column - 1) * w,
                                    layout->grid.y + (row - 1) * h, 2 * w, 2 * h);
}

/* Tiles let in where four slabs meet, every other one blue. */
static void
draw_inlays (const MedinaBoardCanvas *canvas)
{
  const MedinaBoardLayout *layout = canvas->layout;
  double radius = medina_board_canvas_part (canvas, 8);

  for (int color = 0; color < 2; color++)
    {
      for (int row = 2; row < layout->rows - 1; row++)
        for (int column = 2; column < layout->columns - 1; column++)
          if ((row + column) % 2 == color && shows_corner (canvas, column, row))
            medina_board_zellige_star (canvas->cr, layout->grid.x + column * layout->space_width,
                                       layout->grid.y + row * layout->space_height, radius);
      medina_board_canvas_fill (canvas,
                                medina_ink_with_alpha (canvas->palette->star[color == 0 ? 0 : 2],
                                                       .42));
    }
}

static void
draw_sand (const MedinaBoardCanvas *canvas)
{
  MdnSet city = mdn_set_intersection (mdn_geometry (canvas->layout->board)->city, canvas->spaces);

  while (!mdn_set_is_empty (city))
    {
      MdnSpace space = mdn_set_take (&city);

      draw_slab (canvas, space, canvas->palette->sand);
      if (!canvas->scene->high_contrast)
        draw_grains (canvas, space);
    }
}

void
medina_board_ground_draw (const MedinaBoardCanvas *canvas)
{
  const MdnGeometry *geometry = mdn_geometry (canvas->layout->board);

  medina_board_canvas_rectangle (canvas, canvas->layout->grid);
  medina_board_canvas_fill (canvas, canvas->palette->walk_joint);
  cairo_rectangle (canvas->cr, canvas->layout->grid.x + canvas->layout->space_width,
                   canvas->layout->grid.y + canvas->layout->space_height,
                   (geometry->columns - 2) * canvas->layout->space_width,
                   (geometry->rows - 2) * canvas->layout->space_height);
  medina_board_canvas_fill (canvas, canvas->palette->joint);
  for (int row = 0; row < geometry->rows; row++)
    for (int column = 0; column < geometry->columns; column++)
      if (!mdn_set_has (&geometry->city, mdn_space (column, row)) &&
          mdn_set_has (&canvas->spaces, mdn_space (column, row)))
        draw_walk (canvas, mdn_space (column, row));
  draw_sand (canvas);
  if (!canvas->scene->high_contrast)
    draw_inlays (canvas);
  draw_oasis (canvas);
  if (!canvas->scene->high_contrast)
    {
      draw_wall_shade (canvas);
      draw_sunlight (canvas);
      draw_lamps (canvas);
    }
}
