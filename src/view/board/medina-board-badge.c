/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-badge.h"

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

static void
draw_disc (const MedinaBoardCanvas *canvas, const char *text, double x, double y)
{
  const double radius = MAX (medina_board_canvas_part (canvas, RADIUS), LEAST_RADIUS);

  medina_board_canvas_disc (canvas, x, y, radius, paper, ink,
                            medina_board_canvas_line (canvas, 2.5));
  medina_board_canvas_text (canvas, text, x, y, radius * 1.4, ink);
}

static void
draw_badge (const MedinaBoardCanvas *canvas, const MedinaBoardPalaces *palaces, int palace)
{
  const MdnPalace *state = &canvas->scene->position->palace[palace];
  const cairo_rectangle_int_t r =
    medina_board_layout_get_space (canvas->layout, palaces->palace[palace].crown);
  const double x = r.x + r.width / 2.0;
  /* In the middle of the roof, below a dome at its edge. */
  const double y =
    r.y + medina_board_canvas_part (canvas, has_dome (canvas->scene, palaces, palace) ? 56 : 11);
  char text[4];

  if (!is_wanted (canvas->scene, palaces, palace))
    return;
  g_snprintf (text, sizeof text, "%d", mdn_palace_size (state));
  if (r.width >= MEDINA_DISCS_FROM)
    draw_disc (canvas, text, x, y);
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
