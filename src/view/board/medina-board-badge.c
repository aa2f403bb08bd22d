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

/* How large a palace can become, as far as the pieces go that are left. */
static int
find_most (const MdnPosition *position, const MdnPalace *palace)
{
  const int stables = mdn_position_count_stock (position, MDN_STABLE);
  const int buildings =
    mdn_position_count_stock (position, (MdnPiece) (MDN_BUILDING_GREY + palace->color));

  if (palace->owner == MDN_OWNER_BLOCKED1 || palace->owner == MDN_OWNER_BLOCKED2)
    return 0; /* it is blocked (B2) */
  return mdn_palace_size (palace) + stables + (palace->owner == MDN_OWNER_NONE ? buildings : 0);
}

/* Whether its owner holds the palace tile for it, and another palace may still become larger and
 * take that (L2): also one that is not there yet, if there are buildings for it. */
static gboolean
can_be_beaten (const MdnPosition *position, int palace)
{
  const MdnPalace *holder = &position->palace[palace];
  const MdnPalace founded = { .color = holder->color, .owner = MDN_OWNER_NONE };
  const MdnPiece building = (MdnPiece) (MDN_BUILDING_GREY + holder->color);

  if (position->table.palace_tile[holder->color] != palace || mdn_position_is_over (position))
    return FALSE;
  for (int i = 1; i <= position->table.palaces; i++)
    if (i != palace && position->palace[i].color == holder->color &&
        find_most (position, &position->palace[i]) > mdn_palace_size (holder))
      return TRUE;
  return mdn_position_count_stock (position, building) > 0 &&
         find_most (position, &founded) > mdn_palace_size (holder);
}

/* Whether it may still become larger than the one that has the palace tile of its color (L2). */
static gboolean
can_beat (const MdnPosition *position, int palace)
{
  const MdnPalace *state = &position->palace[palace];
  const int holder = position->table.palace_tile[state->color];

  return holder != MDN_NO_PALACE && holder != palace &&
         find_most (position, state) > mdn_palace_size (&position->palace[holder]);
}

/* Whether nobody claims one any more: then players compare what they have. */
static gboolean
are_all_claimed (const MdnPosition *position)
{
  return mdn_position_is_over (position) ||
         mdn_position_count_stock (position, MDN_ROOFTOP) +
             mdn_position_count_stock (position, MDN_OTHER_ROOFTOP) ==
           0;
}

/* One piece needs no counting, and in a small window the badge would hide it. */
gboolean
medina_board_badges_show (const MedinaBoardScene *scene,
                          const MedinaBoardPalaces *palaces,
                          int palace)
{
  const MdnPalace *state = &scene->position->palace[palace];

  return scene->sizes && mdn_palace_size (state) > 1 &&
         (scene->palace == palace || scene->lit >> palace & 1 ||
          palaces->palace[palace].owner == MDN_OWNER_NONE || are_all_claimed (scene->position) ||
          can_be_beaten (scene->position, palace) || can_beat (scene->position, palace));
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

/* In the middle, or farther to the right where the spaces are small: numbers of placements may be
 * at the left edge, of this piece and of the one below. */
static double
find_x (const MedinaBoardCanvas *canvas, cairo_rectangle_int_t r, double radius)
{
  const double free = medina_board_number_get_reach (canvas);
  const double middle = MAX (r.width / 2.0, free + radius);

  return r.x + MAX (MIN (middle, r.width - radius), r.width / 2.0);
}

/* On a roofed palace, without being asked for, bare digits would lie in front of what is seen of so
 * small a dome. */
static MdnSpace
find_space (const MedinaBoardCanvas *canvas, const MedinaBoardPalaces *palaces, int palace)
{
  const MedinaBoardPalace *shape = &palaces->palace[palace];

  return has_discs (canvas) || canvas->scene->palace == palace || shape->owner == MDN_OWNER_NONE
           ? shape->crown
           : shape->last;
}

/* In hundredths of a space's width: in the middle of the roof, below a dome at its edge. Bare
 * digits are lower, where they do not read as one number with that of a placement beside them. */
static int
find_depth (const MedinaBoardCanvas *canvas,
            const MedinaBoardPalaces *palaces,
            int palace,
            MdnSpace space)
{
  if (space == palaces->palace[palace].crown && has_dome (canvas->scene, palaces, palace))
    return 56;
  return has_discs (canvas) ? 11 : 44;
}

static void
draw_badge (const MedinaBoardCanvas *canvas,
            const MedinaBoardPalaces *palaces,
            int palace,
            MdnSpace space)
{
  const MdnPalace *state = &canvas->scene->position->palace[palace];
  const cairo_rectangle_int_t r = medina_board_layout_get_space (canvas->layout, space);
  const double radius = get_radius (canvas, mdn_palace_size (state));
  const double x = find_x (canvas, r, radius);
  const double y =
    r.y + medina_board_canvas_part (canvas, find_depth (canvas, palaces, palace, space));
  char text[4];

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
      const MdnSpace space = find_space (canvas, palaces, palace);

      if (mdn_set_has (&canvas->spaces, space) && !medina_board_canvas_lacks (canvas, space) &&
          medina_board_badges_show (canvas->scene, palaces, palace))
        draw_badge (canvas, palaces, palace, space);
    }
}
