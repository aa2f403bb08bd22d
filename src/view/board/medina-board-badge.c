/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-badge.h"

#include "medina-board-number.h"
#include "palace.h"

enum
{
  RADIUS = 17,      /* in hundredths of a space's width */
  LEAST_RADIUS = 7, /* in pixels: a number must stay legible */
};

static const MedinaInk paper = 0xfff6e0f0, ink = 0x3a2a1cff;
static const MedinaTextInks bare_inks = { 0x3a2a1cff, 0xfff6e0f0, 1.3 };

/* One piece needs no counting, and in a small window the badge would hide it. */
static gboolean
is_wanted (const MedinaBoardScene *scene, const MedinaBoardPalaces *palaces, int palace)
{
  const MdnPalace *state = &scene->position->palace[palace];

  return scene->sizes && mdn_palace_size (state) > 1 &&
         (scene->palace == palace || palaces->palace[palace].owner == MDN_OWNER_NONE);
}

/* Whether a dome stands on the palace's crown, or is held over it. */
static gboolean
has_dome (const MedinaBoardScene *scene, const MedinaBoardPalaces *palaces, int palace)
{
  return palaces->palace[palace].owner != MDN_OWNER_NONE ||
         (scene->palace == palace && scene->hand < MDN_PIECES);
}

static gboolean
has_discs (const MedinaBoardCanvas *canvas)
{
  return canvas->layout->space_width >= MEDINA_DISCS_FROM;
}

/* Half the width of what a size is drawn in. */
static double
get_radius (const MedinaBoardCanvas *canvas, int size)
{
  if (has_discs (canvas))
    return MAX (medina_board_canvas_part (canvas, RADIUS), LEAST_RADIUS);
  return MEDINA_BARE_DIGITS * (size < 10 ? .35 : .7); /* their edge may be covered */
}

static void
draw_disc (const MedinaBoardCanvas *canvas, const char *text, double x, double y, double radius)
{
  medina_board_canvas_disc (canvas, x, y, radius, paper, ink,
                            medina_board_canvas_line (canvas, 2.5));
  medina_board_canvas_text (canvas, text, x, y, radius * 1.4, ink);
}

/* In the middle, or farther to the right where the spaces are small: numbers of placements may be at the left edge, of
 * this piece and of the one below. */
static double
find_x (const MedinaBoardCanvas *canvas, cairo_rectangle_int_t r, double radius)
{
  const double free = medina_board_number_get_reach (canvas);
  const double middle = MAX (r.width / 2.0, free + radius);

  return r.x + MAX (MIN (middle, r.width - radius), r.width / 2.0);
}

/* In hundredths of a space's width: in the middle of the roof, below a dome at its edge. Bare digits are lower, where
 * they do not read as one number with that of a placement beside them. */
static int
find_depth (const MedinaBoardCanvas *canvas, const MedinaBoardPalaces *palaces, int palace)
{
  if (has_dome (canvas->scene, palaces, palace))
    return 56;
  return has_discs (canvas) ? 11 : 44;
}

static void
draw_badge (const MedinaBoardCanvas *canvas, const MedinaBoardPalaces *palaces, int palace)
{
  const MdnPalace *state = &canvas->scene->position->palace[palace];
  const cairo_rectangle_int_t r =
    medina_board_layout_get_space (canvas->layout, palaces->palace[palace].crown);
  const double radius = get_radius (canvas, mdn_palace_size (state));
  const double x = find_x (canvas, r, radius);
  const double y = r.y + medina_board_canvas_part (canvas, find_depth (canvas, palaces, palace));
  char text[4];

  if (!is_wanted (canvas->scene, palaces, palace))
    return;
  g_snprintf (text, sizeof text, "%d", mdn_palace_size (state));
  if (has_discs (canvas))
    draw_disc (canvas, text, x, y, radius);
  else
    medina_board_canvas_edged_text (canvas, text, x, y, MEDINA_BARE_DIGITS, &bare_inks);
}

void
medina_board_badges_draw (const MedinaBoardCanvas *canvas, const MedinaBoardPalaces *palaces)
{
  for (int palace = 1; palace <= canvas->scene->position->table.palaces; palace++)
    {
      const MdnSpace crown = palaces->palace[palace].crown;

      if (mdn_set_has (&canvas->spaces, crown) && !medina_board_canvas_lacks (canvas, crown))
        draw_badge (canvas, palaces, palace);
    }
}
