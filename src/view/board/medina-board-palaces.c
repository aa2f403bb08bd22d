/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-palaces.h"

#include "medina-board-scaffold.h"
#include "palace.h"

#include <math.h>

enum
{
  DASHES = 4, /* of a broken line, on each side of a roof */
};

/* Lines along a roof's edges. */
typedef enum
{
  STYLE_SOLID,
  STYLE_BROKEN,
} Style;

static const MedinaOwnerInks complete_inks = { 0xfff6e0ff, 0x3a2a1cff };
static const MedinaInk seam_ink = 0x2e2015ff;

/* The building nearest to the middle of them all, the lower left one of several. */
static MdnSpace
find_crown (MdnSet buildings)
{
  int n = (int) mdn_set_count (buildings);
  int column = 0, row = 0, least = G_MAXINT;
  MdnSpace crown = MDN_NO_SPACE;

  for (MdnSet set = buildings; !mdn_set_is_empty (set);)
    {
      MdnSpace space = mdn_set_take (&set);

      column += mdn_space_column (space);
      row += mdn_space_row (space);
    }
  for (MdnSet set = buildings; !mdn_set_is_empty (set);)
    {
      MdnSpace space = mdn_set_take (&set);
      int dx = n * mdn_space_column (space) - column, dy = n * mdn_space_row (space) - row;

      if (dx * dx + dy * dy < least)
        {
          least = dx * dx + dy * dy;
          crown = space;
        }
    }
  return crown;
}

void
medina_board_palaces_init (MedinaBoardPalaces *palaces, const MdnPosition *position)
{
  for (int i = 1; i <= position->table.palaces; i++)
    {
      MedinaBoardPalace *palace = &palaces->palace[i];

      palace->buildings = mdn_palace_buildings (position, i);
      palace->pieces = mdn_palace_pieces (position, i);
      palace->extensions = mdn_set_empty ();
      if (position->palace[i].owner == MDN_OWNER_NONE)
        palace->extensions = mdn_palace_extensions (position, i);
      palace->crown = find_crown (palace->buildings);
    }
}

static const MedinaOwnerInks *
get_inks (const MedinaBoardCanvas *canvas, int palace)
{
  MdnOwner owner = (MdnOwner) canvas->scene->position->palace[palace].owner;

  if (owner == MDN_OWNER_NONE)
    return &complete_inks;
  return medina_board_palette_get_owner (medina_board_scene_get_rooftop (canvas->scene, owner));
}

static void
fill_spaces (const MedinaBoardCanvas *canvas, MdnSet spaces, double margin, MedinaInk ink)
{
  while (!mdn_set_is_empty (spaces))
    {
      cairo_rectangle_int_t r =
        medina_board_layout_get_space (canvas->layout, mdn_set_take (&spaces));

      if (margin > 0)
        medina_board_canvas_rounded (canvas, r.x - margin, r.y - margin, r.width + 2 * margin,
                                     r.height + 2 * margin, margin);
      else
        medina_board_canvas_rectangle (canvas, r);
    }
  medina_board_canvas_fill (canvas, ink);
}

void
medina_board_palaces_draw_grounds (const MedinaBoardCanvas *canvas,
                                   const MedinaBoardPalaces *palaces)
{
  double margin = medina_board_canvas_line (canvas, 5);
  double edge = medina_board_canvas_line (canvas, 1.5);

  for (int i = 1; i <= canvas->scene->position->table.palaces; i++)
    {
      const MedinaBoardPalace *palace = &palaces->palace[i];
      const MedinaOwnerInks *inks = get_inks (canvas, i);

      if (canvas->scene->position->palace[i].owner != MDN_OWNER_NONE)
        {
          fill_spaces (canvas, palace->pieces, margin + edge, inks->edge);
          fill_spaces (canvas, palace->pieces, margin, inks->fill);
        }
      fill_spaces (canvas, palace->pieces, 0, seam_ink);
    }
}

/* The roof of a building: the pieces' SVG files have it 96 wide and 86 tall, 34 above the
 * footprint; beside another building of the palace it is taken to reach up to it. */
static void
get_roof (const MedinaBoardCanvas *canvas,
          const MdnSet *joined,
          MdnSpace space,
          double *left,
          double *top,
          double *right,
          double *bottom)
{
  cairo_rectangle_int_t r = medina_board_layout_get_space (canvas->layout, space);
  double inset = medina_board_canvas_line (canvas, 2);

  *left = r.x + (mdn_set_has (joined, space - 1) ? 0 : inset);
  *right = r.x + r.width - (mdn_set_has (joined, space + 1) ? 0 : inset);
  *top = r.y - medina_board_canvas_line (canvas, 32);
  *bottom = r.y + medina_board_canvas_line (canvas, 54);
  if (mdn_set_has (joined, space - MDN_STRIDE))
    *bottom = *top + r.height;
}

/* Adds the strip of this width inside each edge of the roof that no joined building continues,
 * and the corners between two that do. */
static void
add_edges (const MedinaBoardCanvas *canvas, const MdnSet *joined, MdnSpace space, double width)
{
  double left, top, right, bottom;
  double inset = medina_board_canvas_line (canvas, 2);
  double gap = medina_board_canvas_line (canvas, 4); /* between roofs of two rows */
  cairo_t *cr = canvas->cr;

  get_roof (canvas, joined, space, &left, &top, &right, &bottom);
  if (!mdn_set_has (joined, space + MDN_STRIDE))
    cairo_rectangle (cr, left, top, right - left, width);
  if (!mdn_set_has (joined, space - MDN_STRIDE))
    cairo_rectangle (cr, left, bottom - width, right - left, width);
  if (!mdn_set_has (joined, space - 1))
    cairo_rectangle (cr, left, top, width, bottom - top);
  if (!mdn_set_has (joined, space + 1))
    cairo_rectangle (cr, right - width, top, width, bottom - top);
  for (int i = 0; i < 4; i++)
    {
      int across = i % 2 == 0 ? -1 : 1, up = i / 2 == 0 ? -MDN_STRIDE : MDN_STRIDE;

      if (mdn_set_has (joined, space + across) && mdn_set_has (joined, space + up) &&
          !mdn_set_has (joined, space + across + up))
        cairo_rectangle (cr, across < 0 ? left : right - width - inset,
                         up > 0 ? top : bottom - width - gap, width + inset,
                         up > 0 ? width : width + gap);
    }
}

static void
draw_edges (const MedinaBoardCanvas *canvas,
            const MdnSet *joined,
            MdnSpace space,
            const MedinaOwnerInks *inks,
            Style style)
{
  double width = medina_board_canvas_line (canvas, 8);
  double edge = medina_board_canvas_line (canvas, 2);
  double left, top, right, bottom;

  add_edges (canvas, joined, space, width + edge);
  medina_board_canvas_fill (canvas, inks->edge);
  cairo_save (canvas->cr);
  if (style == STYLE_BROKEN)
    {
      /* Leave some of the dark ground of the line free: the same in every space. */
      get_roof (canvas, joined, space, &left, &top, &right, &bottom);
      for (int i = 0; i < DASHES * DASHES; i++)
        cairo_rectangle (canvas->cr, left + (right - left) * (i % DASHES + .2) / DASHES,
                         top + (bottom - top) * (i / DASHES + .2) / DASHES,
                         (right - left) * .64 / DASHES, (bottom - top) * .64 / DASHES);
      cairo_clip (canvas->cr);
    }
  add_edges (canvas, joined, space, width);
  medina_board_canvas_fill (canvas, inks->fill);
  cairo_restore (canvas->cr);
}

static void
draw_glow (const MedinaBoardCanvas *canvas,
           const MdnSet *joined,
           MdnSpace space,
           MedinaInk ink,
           double edge)
{
  double left, top, right, bottom;

  get_roof (canvas, joined, space, &left, &top, &right, &bottom);
  cairo_rectangle (canvas->cr, left, top, right - left, bottom - top);
  medina_board_canvas_fill (canvas, medina_ink_with_alpha (ink, .28));
  add_edges (canvas, joined, space, medina_board_canvas_line (canvas, edge));
  medina_board_canvas_fill (canvas, medina_ink_with_alpha (ink, .9));
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
  double width = r.width * (size < 3 ? 1 : size < 6 ? 1.1 : 1.2);
  /* Larger domes grow from where the drum stands on the roof. */
  double x = round ((r.x + (r.width - width) / 2) * scale) / scale;
  double y = round ((r.y + (r.width - width) * .27) * scale) / scale;

  medina_piece_atlas_draw (canvas->atlas, canvas->cr,
                           medina_board_scene_get_rooftop (canvas->scene, owner), 0, x, y, width);
  if (owner >= MDN_OWNER_BLOCKED1)
    medina_piece_atlas_draw (canvas->atlas, canvas->cr, MEDINA_PIECE_BOARDS, 0, x, y, width);
}

void
medina_board_palaces_draw_outlines (const MedinaBoardCanvas *canvas,
                                    const MedinaBoardPalaces *palaces,
                                    int palace,
                                    MdnSpace space)
{
  const MedinaBoardScene *scene = canvas->scene;
  const MedinaBoardPalace *shape = &palaces->palace[palace];
  MdnOwner owner = (MdnOwner) scene->position->palace[palace].owner;

  if (owner != MDN_OWNER_NONE)
    draw_edges (canvas, &shape->buildings, space, get_inks (canvas, palace),
                owner >= MDN_OWNER_BLOCKED1 ? STYLE_BROKEN : STYLE_SOLID);
  else if (mdn_set_is_empty (shape->extensions))
    draw_edges (canvas, &shape->buildings, space, &complete_inks, STYLE_BROKEN);
  else
    medina_board_scaffold_draw (canvas, space, &shape->extensions);

  if (scene->palace == palace)
    draw_glow (canvas, &shape->buildings, space, 0xffffffff, 4); /* leaves the owner's line */
  if (scene->hand < MDN_PIECES && mdn_piece_is_rooftop ((MdnPiece) scene->hand) &&
      mdn_set_has (&scene->legal, space))
    draw_glow (canvas, &shape->buildings, space, canvas->palette->legal, 10);
}
