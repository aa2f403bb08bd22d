/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-palaces.h"

#include "medina-board-outline.h"
#include "medina-board-scaffold.h"
#include "palace.h"

#include <math.h>

/* In hundredths of a space's width. */
enum
{
  RISE = 32,      /* how far a building is seen to rise above its space, */
  LOW_RISE = 14,  /* a stable, */
  WALL_RISE = 18, /* and a wall */
};

static const MedinaOwnerInks complete_inks = { 0xfff6e0ff, 0x3a2a1cff, 0x3a2a1cff, { 2.5, 2.5 } };
static const MedinaInk seam_ink = 0x2e2015ff;
static const MedinaInk shade_ink = 0x8c6443ff;
static const MedinaInk light_ink = 0xfff8d8ff;

static MdnSpace
find_last (MdnSet pieces, MdnSpace crown)
{
  MdnSpace last = crown;

  mdn_set_remove (&pieces, crown);
  while (!mdn_set_is_empty (pieces))
    {
      const MdnSpace space = mdn_set_take (&pieces);

      if (last == crown || mdn_space_row (space) <= mdn_space_row (last))
        last = space;
    }
  return last;
}

void
medina_board_palaces_init (MedinaBoardPalaces *palaces, const MedinaBoardScene *scene)
{
  const MdnPosition *position = scene->position;
  const int roofed_soon = scene->away != MDN_NO_SPACE
                            ? medina_board_scene_find_rooftop (scene, scene->away)
                            : MDN_NO_PALACE;

  for (int i = 1; i <= position->table.palaces; i++)
    {
      MedinaBoardPalace *palace = &palaces->palace[i];

      palace->buildings = mdn_palace_buildings (position, i);
      palace->pieces = position->pieces[i];
      palace->walled =
        mdn_set_intersection (palace->pieces, mdn_set_up (position->walls, MDN_STRIDE));
      palace->extensions = mdn_set_empty ();
      palace->owner = i == roofed_soon ? MDN_OWNER_NONE : (MdnOwner) position->palace[i].owner;
      if (palace->owner == MDN_OWNER_NONE)
        palace->extensions = mdn_palace_extensions (position, i);
      palace->crown = mdn_palace_crown_among (palace->buildings);
      palace->last = find_last (palace->pieces, palace->crown);
    }
}

static const MedinaOwnerInks *
get_inks (const MedinaBoardCanvas *canvas, const MedinaBoardPalace *palace)
{
  if (palace->owner == MDN_OWNER_NONE)
    return &complete_inks;
  return medina_board_palette_get_owner (
    medina_board_scene_get_rooftop (canvas->scene, palace->owner));
}

static void
fill_spaces (const MedinaBoardCanvas *canvas, MdnSet spaces, MedinaInk ink)
{
  spaces = mdn_set_intersection (spaces, canvas->spaces);
  while (!mdn_set_is_empty (spaces))
    medina_board_canvas_rectangle (canvas, medina_board_layout_get_space (canvas->layout,
                                                                          mdn_set_take (&spaces)));
  medina_board_canvas_fill (canvas, ink);
}

static MdnSet
leave_out_away (const MedinaBoardCanvas *canvas, MdnSet spaces)
{
  const MdnSpace away = canvas->scene->away;

  if (away != MDN_NO_SPACE && medina_board_canvas_lacks (canvas, away))
    mdn_set_remove (&spaces, away);
  return spaces;
}

static gboolean
is_shown (const MedinaBoardCanvas *canvas, const MedinaBoardPalace *palace)
{
  return !mdn_set_is_empty (mdn_set_intersection (palace->pieces, canvas->spaces));
}

void
medina_board_palaces_draw_shade (const MedinaBoardCanvas *canvas, MdnSpace wall)
{
  const cairo_rectangle_int_t r = medina_board_layout_get_space (canvas->layout, wall);
  const MdnPosition *position = canvas->scene->position;
  const int palace = mdn_position_palace_at (position, (MdnSpace) (wall + MDN_STRIDE));
  const double height = medina_board_canvas_line (canvas, WALL_RISE);

  if (palace == MDN_NO_PALACE || position->palace[palace].owner == MDN_OWNER_NONE)
    return;
  cairo_rectangle (canvas->cr, r.x, r.y - height, r.width, height);
  medina_board_canvas_fill (canvas, shade_ink);
}

void
medina_board_palaces_draw_grounds (const MedinaBoardCanvas *canvas,
                                   const MedinaBoardPalaces *palaces)
{
  for (int i = 1; i <= canvas->scene->position->table.palaces; i++)
    if (is_shown (canvas, &palaces->palace[i]))
      fill_spaces (canvas, leave_out_away (canvas, palaces->palace[i].pieces), seam_ink);
}

/* Around the pieces, so far inside the edges of what is seen of them, or outside if that is
 * negative: the pieces' SVG files are 96 wide. Beside another building of the palace one is taken
 * to reach up to it. Of what is behind a wall nothing is seen below its upper edge: there the line
 * lies inside. */
static void
trace (const MedinaBoardCanvas *canvas, const MedinaBoardPalace *palace, double inside)
{
  const double across = medina_board_canvas_line (canvas, 2) + inside;
  const double rise = medina_board_canvas_line (canvas, RISE);
  const MedinaBoardInsets insets = {
    .left = across,
    .top = inside - rise,
    .right = across,
    .bottom = inside,
    .lower = mdn_set_minus (palace->pieces, palace->buildings),
    .top_drop = rise - medina_board_canvas_line (canvas, LOW_RISE),
    .behind = palace->walled,
    .bottom_lift = medina_board_canvas_line (canvas, WALL_RISE + MEDINA_PALACE_LINE),
  };

  medina_board_outline_trace (canvas, palace->pieces, insets);
}

void
medina_board_palaces_draw_seam (const MedinaBoardCanvas *canvas,
                                const MedinaBoardPalaces *palaces,
                                int palace,
                                MdnSpace space)
{
  const MdnSet *joined = &palaces->palace[palace].buildings;
  const cairo_rectangle_int_t r = medina_board_layout_get_space (canvas->layout, space);
  double rise = medina_board_canvas_line (canvas, RISE);
  double width = medina_board_canvas_line (canvas, 4);

  for (int side = -1; side <= 1; side += 2)
    if (mdn_set_has (joined, (MdnSpace) (space + side)))
      cairo_rectangle (canvas->cr, side < 0 ? r.x : r.x + r.width - width, r.y - rise, width,
                       r.height + rise);
  medina_board_canvas_fill (canvas, seam_ink);
}

/* Outside, so that it hides nothing of the palace. */
static void
draw_line (const MedinaBoardCanvas *canvas,
           const MedinaBoardPalace *palace,
           const MedinaOwnerInks *inks)
{
  const double width = medina_board_canvas_line (canvas, MEDINA_PALACE_LINE);
  const double edge = medina_board_canvas_line (canvas, 1.5);

  trace (canvas, palace, -width / 2);
  medina_board_canvas_stroke (canvas, inks->edge, width + 2 * edge);
  trace (canvas, palace, -width / 2);
  medina_board_outline_stroke (canvas, inks, width);
}

/* What tells a blocking rooftop's line from a scoring one's: it is hollow. */
static void
draw_hollow (const MedinaBoardCanvas *canvas,
             const MedinaBoardPalace *palace,
             const MedinaOwnerInks *inks)
{
  trace (canvas, palace, -medina_board_canvas_line (canvas, MEDINA_PALACE_LINE) / 2);
  medina_board_canvas_stroke (canvas, inks->edge, medina_board_canvas_line (canvas, 3));
}

static void
draw_glow (const MedinaBoardCanvas *canvas,
           const MedinaBoardPalace *palace,
           MedinaInk ink,
           double edge)
{
  const double width = medina_board_canvas_line (canvas, edge);

  trace (canvas, palace, 0);
  medina_board_canvas_fill (canvas, medina_ink_with_alpha (ink, .28));
  trace (canvas, palace, width / 2);
  medina_board_canvas_stroke (canvas, medina_ink_with_alpha (ink, .9), width);
}

void
medina_board_palaces_draw_rooftop (const MedinaBoardCanvas *canvas,
                                   const MedinaBoardPalaces *palaces,
                                   int palace,
                                   MdnOwner owner)
{
  const MdnPalace *state = &canvas->scene->position->palace[palace];
  cairo_rectangle_int_t r =
    medina_board_layout_get_space (canvas->layout, palaces->palace[palace].crown);
  int size = mdn_palace_size (state);
  double scale = medina_piece_atlas_get_scale (canvas->atlas);
  double width = r.width * (size < 3 ? .8 : size < 6 ? .87 : .94);
  /* A dome ends 43 below its footprint's upper edge. It is put as far down as the roof allows: but
   * for what is on its top it stays on the roof, and hides nothing that stands behind the
   * palace. */
  double x = round ((r.x + (r.width - width) / 2) * scale) / scale;
  double y = round ((r.y + r.width * .47 - width * .43) * scale) / scale;

  medina_piece_atlas_draw (canvas->atlas, canvas->cr,
                           medina_board_scene_get_rooftop (canvas->scene, owner), 0, x, y, width);
  if (owner >= MDN_OWNER_BLOCKED1)
    medina_piece_atlas_draw (canvas->atlas, canvas->cr, MEDINA_PIECE_BOARDS, 0, x, y, width);
}

void
medina_board_palaces_draw_scaffold (const MedinaBoardCanvas *canvas,
                                    const MedinaBoardPalaces *palaces,
                                    int palace,
                                    MdnSpace space)
{
  const MedinaBoardPalace *shape = &palaces->palace[palace];

  if (mdn_set_has (&shape->buildings, space) && !mdn_set_is_empty (shape->extensions))
    medina_board_scaffold_draw (canvas, space, &shape->extensions);
}

static gboolean
may_be_roofed (const MedinaBoardScene *scene, MdnSet buildings)
{
  const MdnSet legal = mdn_set_intersection (scene->legal, buildings);

  return scene->hand < MDN_PIECES && mdn_piece_is_rooftop ((MdnPiece) scene->hand) &&
         !mdn_set_is_empty (legal);
}

void
medina_board_palaces_draw_outline (const MedinaBoardCanvas *canvas,
                                   const MedinaBoardPalaces *palaces,
                                   int palace)
{
  const MedinaBoardScene *scene = canvas->scene;
  const MedinaBoardPalace *shape = &palaces->palace[palace];

  if (!is_shown (canvas, shape))
    return;
  if (shape->owner != MDN_OWNER_NONE || mdn_set_is_empty (shape->extensions))
    draw_line (canvas, shape, get_inks (canvas, shape));
  if (shape->owner >= MDN_OWNER_BLOCKED1)
    draw_hollow (canvas, shape, get_inks (canvas, shape));
  if (scene->palace == palace)
    draw_glow (canvas, shape, 0xffffffff, 4);
  if (scene->lit >> palace & 1)
    draw_glow (canvas, shape, light_ink, 11);
  if (may_be_roofed (scene, shape->buildings))
    draw_glow (canvas, shape, canvas->palette->legal, 10);
}
