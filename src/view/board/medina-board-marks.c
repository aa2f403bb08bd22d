/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-marks.h"

#include <math.h>

#include "medina-board-badge.h"
#include "medina-board-number.h"
#include "medina-board-outline.h"
#include "palace.h"

/* How strongly a legal space glows. Where nearly the whole city is legal, as early in the game, a
 * fainter glow says so without painting the board over, and a dot in each space is plain to see. */
typedef struct
{
  double fill;
  double edge;
  gboolean dot;
} Glow;

enum
{
  CROWD = 48, /* legal spaces that are many */
};

static const MedinaInk light = 0xfffaf0ff;

static Glow
choose_glow (const MedinaBoardScene *scene, gboolean hover)
{
  if (hover)
    return (Glow){ .95, 1, FALSE };
  if (scene->high_contrast)
    return (Glow){ 1, .85, FALSE };
  if (mdn_set_count (scene->legal) > CROWD)
    return (Glow){ .4, .5, TRUE };
  return (Glow){ .62, .85, FALSE };
}

static void
draw_glow (const MedinaBoardCanvas *canvas, cairo_rectangle_int_t r, gboolean hover)
{
  const Glow glow = choose_glow (canvas->scene, hover);
  const MedinaBoardPalette *palette = canvas->palette;
  double inset = medina_board_canvas_line (canvas, 7);
  double radius = medina_board_canvas_part (canvas, 14);

  for (int i = 0; i < 3; i++)
    {
      double in = inset * (i + 1) * .8;

      medina_board_canvas_rounded (canvas, r.x + in, r.y + in, r.width - 2 * in, r.height - 2 * in,
                                   radius);
      medina_board_canvas_fill (canvas, medina_ink_with_alpha (palette->legal, glow.fill * .5));
    }
  medina_board_canvas_rounded (canvas, r.x + inset, r.y + inset, r.width - 2 * inset,
                               r.height - 2 * inset, radius);
  medina_board_canvas_stroke (canvas, medina_ink_with_alpha (palette->legal_edge, glow.edge),
                              medina_board_canvas_line (canvas, hover ? 6 : 4));
  if (!glow.dot)
    return;
  medina_board_canvas_disc (canvas, r.x + r.width / 2.0, r.y + r.height / 2.0,
                            medina_board_canvas_part (canvas, 8), palette->legal_edge,
                            palette->cursor_edge, medina_board_canvas_line (canvas, 2));
}

/* All glowing spaces look the same: one is drawn, then copied. */
cairo_surface_t *
medina_board_marks_create_glow (const MedinaBoardCanvas *canvas)
{
  double scale = medina_piece_atlas_get_scale (canvas->atlas);
  cairo_rectangle_int_t r = { 0, 0, canvas->layout->space_width, canvas->layout->space_height };
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) ceil (r.width * scale),
                                (int) ceil (r.height * scale));
  MedinaBoardCanvas own = *canvas;

  cairo_surface_set_device_scale (surface, scale, scale);
  own.cr = cairo_create (surface);
  draw_glow (&own, r, FALSE);
  cairo_destroy (own.cr);
  return surface;
}

static void
draw_glows (const MedinaBoardCanvas *canvas, MdnSet spaces)
{
  cairo_surface_t *glow = canvas->glow != NULL ? cairo_surface_reference (canvas->glow)
                                               : medina_board_marks_create_glow (canvas);

  while (!mdn_set_is_empty (spaces))
    {
      MdnSpace space = mdn_set_take (&spaces);
      cairo_rectangle_int_t r = medina_board_layout_get_space (canvas->layout, space);

      if (space == canvas->scene->hover || medina_piece_atlas_draws_vectors (canvas->cr))
        draw_glow (canvas, r, space == canvas->scene->hover);
      else
        {
          cairo_set_source_surface (canvas->cr, glow, r.x, r.y);
          cairo_pattern_set_filter (cairo_get_source (canvas->cr), CAIRO_FILTER_NEAREST);
          cairo_paint (canvas->cr);
        }
    }
  cairo_surface_destroy (glow);
}

/* A band of what is typed: the whole column, or the ends of it that are left. */
static void
draw_typed (const MedinaBoardCanvas *canvas, MdnSet spaces)
{
  const MedinaInk ink = medina_ink_with_alpha (canvas->palette->typed, .34);

  while (!mdn_set_is_empty (spaces))
    {
      const cairo_rectangle_int_t r =
        medina_board_layout_get_space (canvas->layout, mdn_set_take (&spaces));

      cairo_rectangle (canvas->cr, r.x, r.y, r.width, r.height);
      medina_board_canvas_fill (canvas, ink);
    }
}

void
medina_board_marks_draw_ground (const MedinaBoardCanvas *canvas)
{
  const MedinaBoardScene *scene = canvas->scene;

  const MdnSet spaces = mdn_set_intersection (scene->legal, canvas->spaces);

  draw_typed (canvas, mdn_set_intersection (scene->typed, canvas->spaces));
  if (scene->hand < MDN_PIECES && !mdn_piece_is_rooftop ((MdnPiece) scene->hand) &&
      !mdn_set_is_empty (spaces))
    draw_glows (canvas, spaces);
}

/* Adds a corner to the path: its arms go where dx and dy, 1 or −1, point. */
static void
add_corner (const MedinaBoardCanvas *canvas, double x, double y, int dx, int dy)
{
  double arm = medina_board_canvas_part (canvas, 20);

  cairo_move_to (canvas->cr, x, y + dy * arm);
  cairo_line_to (canvas->cr, x, y);
  cairo_line_to (canvas->cr, x + dx * arm, y);
}

/* In the player's line, on its dark edge and a light one, so that they show on everything. */
static void
stroke_corners (const MedinaBoardCanvas *canvas, const MedinaOwnerInks *inks)
{
  const double thickness = medina_board_canvas_line (canvas, 5);
  cairo_t *cr = canvas->cr;

  cairo_save (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  medina_ink_set_source (light, cr);
  cairo_set_line_width (cr, thickness + medina_board_canvas_line (canvas, 6));
  cairo_stroke_preserve (cr);
  medina_ink_set_source (inks->edge, cr);
  cairo_set_line_width (cr, thickness + medina_board_canvas_line (canvas, 3));
  cairo_stroke_preserve (cr);
  cairo_restore (cr);
  medina_board_outline_stroke (canvas, inks, thickness);
}

/* What stands on a space; MDN_PIECES if nothing does. */
static MdnPiece
find_piece (const MdnPosition *position, MdnSpace space)
{
  for (int color = 0; color < MDN_COLORS; color++)
    if (mdn_set_has (&position->buildings[color], space))
      return (MdnPiece) (MDN_BUILDING_GREY + color);
  if (mdn_set_has (&position->stables, space))
    return MDN_STABLE;
  if (mdn_set_has (&position->merchants, space))
    return MDN_MERCHANT;
  return mdn_set_has (&position->walls, space) ? MDN_WALL : MDN_PIECES;
}

/* How far what stands on a space rises above it, in hundredths. */
static int
get_rise (const MdnPosition *position, MdnSpace space)
{
  switch (find_piece (position, space))
    {
    case MDN_STABLE:
      return 14;
    case MDN_MERCHANT:
      return 22;
    case MDN_WALL:
      return 26;
    case MDN_PIECES:
      return 0;
    default:
      return 34;
    }
}

/* Adds the corners around what stands on a space; of a building that is one of several, those where
 * none of the others continues it. */
static void
add_corners (const MedinaBoardCanvas *canvas, MdnSet joined, MdnSpace space)
{
  const cairo_rectangle_int_t r = medina_board_layout_get_space (canvas->layout, space);
  const double rise = medina_board_canvas_part (canvas, get_rise (canvas->scene->position, space));

  for (int dx = -1; dx <= 1; dx += 2)
    for (int dy = -1; dy <= 1; dy += 2)
      if (!mdn_set_has (&joined, (MdnSpace) (space + dx)) &&
          !mdn_set_has (&joined, (MdnSpace) (space - dy * MDN_STRIDE)))
        add_corner (canvas, dx < 0 ? r.x + 1 : r.x + r.width - 1,
                    dy < 0 ? r.y - rise : r.y + r.height - 1, -dx, -dy);
}

static gboolean
shows_mark (const MedinaBoardCanvas *canvas,
            const MedinaBoardPalaces *palaces,
            int palace,
            MdnSpace space)
{
  if (palace == MDN_NO_PALACE)
    return mdn_set_has (&canvas->spaces, space);
  return !mdn_set_is_empty (
    mdn_set_intersection (palaces->palace[palace].buildings, canvas->spaces));
}

/* A rooftop's mark is around its palace. */
static void
draw_mark (const MedinaBoardCanvas *canvas,
           const MedinaBoardPalaces *palaces,
           const MedinaBoardMark *mark)
{
  const int palace = medina_board_scene_find_marked (canvas->scene, mark);

  if (!shows_mark (canvas, palaces, palace, mark->space))
    return;
  if (palace == MDN_NO_PALACE)
    add_corners (canvas, mdn_set_empty (), mark->space);
  else
    for (MdnSet set = palaces->palace[palace].buildings; !mdn_set_is_empty (set);)
      add_corners (canvas, palaces->palace[palace].buildings, mdn_set_take (&set));
  stroke_corners (canvas, medina_board_palette_get_owner (canvas->scene->rooftops[mark->player]));
}

/* Where spaces are small a number covers half of those beside it: one that something may be placed
 * on is to be seen. */
static gboolean
hides_legal (const MedinaBoardCanvas *canvas, MdnSpace space)
{
  return canvas->layout->space_width < MEDINA_DISCS_FROM &&
         medina_board_scene_has_legal_beside (canvas->scene, space);
}

static void
draw_number (const MedinaBoardCanvas *canvas,
             const MedinaBoardPalaces *palaces,
             const MedinaBoardMark *mark)
{
  const int palace = medina_board_scene_find_marked (canvas->scene, mark);
  const MdnSpace space = palace == MDN_NO_PALACE ? mark->space : palaces->palace[palace].crown;

  if (shows_mark (canvas, palaces, palace, mark->space) && !hides_legal (canvas, space))
    medina_board_number_draw (canvas, mark, space,
                              medina_board_canvas_part (canvas,
                                                        get_rise (canvas->scene->position, space)));
}

/* With its middle at x, y. */
static void
trace_star (cairo_t *cr, double x, double y, double radius)
{
  for (int i = 0; i < 10; i++)
    {
      const double angle = i * G_PI / 5 - G_PI / 2, r = i % 2 == 0 ? radius : radius * .42;

      cairo_line_to (cr, x + r * cos (angle), y + r * sin (angle));
    }
  cairo_close_path (cr);
}

/* Along the path: on a ground and an edge of their own they show on everything. */
static void
stroke_dashes (const MedinaBoardCanvas *canvas, double dash)
{
  const MedinaBoardPalette *palette = canvas->palette;

  medina_ink_set_source (palette->suggested_edge, canvas->cr);
  cairo_set_line_width (canvas->cr, medina_board_canvas_line (canvas, 14));
  cairo_stroke_preserve (canvas->cr);
  medina_ink_set_source (palette->suggested_ground, canvas->cr);
  cairo_set_line_width (canvas->cr, medina_board_canvas_line (canvas, 8));
  cairo_stroke_preserve (canvas->cr);
  cairo_set_dash (canvas->cr, &dash, 1, 0);
  medina_board_canvas_stroke (canvas, palette->suggested, medina_board_canvas_line (canvas, 8));
  cairo_set_dash (canvas->cr, NULL, 0, 0);
}

static void
draw_ring (const MedinaBoardCanvas *canvas, double x, double y, double radius)
{
  cairo_new_sub_path (canvas->cr);
  cairo_arc (canvas->cr, x, y, radius, 0, 2 * G_PI);
  medina_ink_set_source (medina_ink_with_alpha (canvas->palette->suggested_ground, .85),
                         canvas->cr);
  cairo_fill_preserve (canvas->cr);
  stroke_dashes (canvas, radius * 2 * G_PI / 16);
}

/* Where walls are suggested on the left and the right they stand upright. */
static MedinaPieceSprite
find_advised_sprite (const MedinaBoardCanvas *canvas, MdnPiece piece, MdnSpace space)
{
  const MedinaBoardScene *scene = canvas->scene;
  const int row = mdn_space_row (space);
  const gboolean across = row == 0 || row == canvas->layout->rows - 1;

  switch (piece)
    {
    case MDN_ROOFTOP:
    case MDN_OTHER_ROOFTOP:
      return medina_board_scene_get_rooftop (
        scene,
        mdn_palace_owner_by (&scene->position->rules, scene->position->table.turn.player, piece));
    case MDN_STABLE:
      return MEDINA_PIECE_STABLE;
    case MDN_MERCHANT:
      return MEDINA_PIECE_MERCHANT;
    case MDN_WALL:
      return across ? MEDINA_PIECE_WALL_HORIZONTAL : MEDINA_PIECE_WALL_VERTICAL;
    default:
      return medina_board_scene_get_building (scene, (MdnColor) piece);
    }
}

/* Rooftops fill the upper part of their pictures, what stands on the ground the lower one. */
static void
draw_advised_piece (const MedinaBoardCanvas *canvas,
                    MdnPiece piece,
                    MdnSpace space,
                    double x,
                    double y,
                    double radius)
{
  const gboolean rooftop = mdn_piece_is_rooftop (piece);
  const double width = radius * (rooftop ? 1.5 : 1.25);
  const double top = y - width * (rooftop ? -.08 : .3);

  medina_piece_atlas_draw (canvas->atlas, canvas->cr, find_advised_sprite (canvas, piece, space), 0,
                           x - width / 2, top, width);
  if (piece == MDN_OTHER_ROOFTOP && canvas->scene->position->rules.blocking)
    medina_piece_atlas_draw (canvas->atlas, canvas->cr, MEDINA_PIECE_BOARDS, 0, x - width / 2, top,
                             width);
}

/* The piece that is advised, within the ring, and the rooftop that is to go on it. */
static void
draw_advised (const MedinaBoardCanvas *canvas, MdnSpace space, double x, double y, double radius)
{
  const MedinaBoardScene *scene = canvas->scene;
  const MdnPiece piece = (MdnPiece) (scene->advice[space] - 1);
  const int roof = scene->advised_roofs[space] - 1;

  draw_advised_piece (canvas, piece, space, x, y, radius);
  if (roof >= 0)
    draw_advised_piece (canvas, (MdnPiece) roof, space, x, y - radius * .55, radius * .8);
}

/* A ring of dashes with a star: unlike what is legal, what was placed last and the cursor, also
 * without colors; a ground and an edge of its own tell it from pieces of any color. Where a palace
 * stands, the rooftop's place is meant. If the piece is told, it is in the ring, and the star above
 * it. */
static void
draw_suggested (const MedinaBoardCanvas *canvas, const MedinaBoardPalaces *palaces, MdnSpace space)
{
  const int palace = mdn_position_palace_at (canvas->scene->position, space);
  const gboolean rooftop = palace != MDN_NO_PALACE;
  const cairo_rectangle_int_t r =
    medina_board_layout_get_space (canvas->layout, rooftop ? palaces->palace[palace].crown : space);
  const double x = r.x + r.width / 2.0;
  const double y = r.y + r.height / 2.0 - medina_board_canvas_part (canvas, rooftop ? 34 : 0);
  const double radius = MIN (r.width, r.height) / 2.0 - 1;

  if (!mdn_set_has (&canvas->spaces, rooftop ? palaces->palace[palace].crown : space))
    return;
  draw_ring (canvas, x, y, radius);
  if (canvas->scene->advice[space] == 0)
    trace_star (canvas->cr, x, y, radius * .66);
  else
    {
      draw_advised (canvas, space, x, y, radius);
      trace_star (canvas->cr, x + radius * .62, y - radius * .6, radius * .42);
      medina_board_canvas_stroke (canvas, canvas->palette->suggested_ground,
                                  medina_board_canvas_line (canvas, 8));
      trace_star (canvas->cr, x + radius * .62, y - radius * .6, radius * .42);
    }
  medina_board_canvas_fill (canvas, canvas->palette->suggested);
}

/* A frame of dashes, within that of the cursor: what stands on the space, or is printed there, is
 * to be seen. */
static void
draw_meant (const MedinaBoardCanvas *canvas, MdnSpace space)
{
  const cairo_rectangle_int_t r = medina_board_layout_get_space (canvas->layout, space);
  const double rise = medina_board_canvas_part (canvas, get_rise (canvas->scene->position, space));
  const double inset = medina_board_canvas_part (canvas, 5);

  medina_board_canvas_rounded (canvas, r.x + inset, r.y - rise + inset, r.width - 2 * inset,
                               r.height + rise - 2 * inset, medina_board_canvas_part (canvas, 12));
  stroke_dashes (canvas, medina_board_canvas_part (canvas, 18));
}

/* A coin on what scores for the palace that is asked about: in the middle of what is seen of it,
 * which rises above its space, for what stands on the space below rises above that one, too. */
static void
draw_coin (const MedinaBoardCanvas *canvas, MdnSpace space)
{
  const cairo_rectangle_int_t r = medina_board_layout_get_space (canvas->layout, space);
  const double rise = medina_board_canvas_part (canvas, get_rise (canvas->scene->position, space));
  const double radius = medina_board_canvas_part (canvas, 17);
  const double x = r.x + r.width * .78, y = r.y - rise + (r.height + rise) * .58;

  medina_board_canvas_disc (canvas, x, y, radius, canvas->palette->counted, 0x5c3d00ff,
                            medina_board_canvas_line (canvas, 3));
  medina_board_canvas_text (canvas, "1", x, y, radius * 1.6, 0x3d2600ff);
}

void
medina_board_marks_draw_cursor (const MedinaBoardCanvas *canvas)
{
  MdnSpace space = canvas->scene->cursor;
  cairo_rectangle_int_t r = medina_board_layout_get_space (canvas->layout, space);
  double radius = medina_board_canvas_part (canvas, 10);
  double rise = medina_board_canvas_part (canvas, get_rise (canvas->scene->position, space));

  cairo_save (canvas->cr);
  for (int pass = 0; pass < 2; pass++)
    {
      medina_board_canvas_rounded (canvas, r.x, r.y - rise, r.width, r.height + rise, radius);
      medina_board_canvas_stroke (canvas,
                                  pass == 0 ? canvas->palette->cursor_edge
                                            : canvas->palette->cursor,
                                  medina_board_canvas_line (canvas, pass == 0 ? 12 : 7));
    }
  cairo_restore (canvas->cr);
}

void
medina_board_marks_draw_top (const MedinaBoardCanvas *canvas, const MedinaBoardPalaces *palaces)
{
  const MedinaBoardScene *scene = canvas->scene;
  MdnSet counted = mdn_set_intersection (scene->counted, canvas->spaces);
  MdnSet meant = mdn_set_intersection (scene->meant, canvas->spaces);
  MdnSet suggested = scene->suggested;

  cairo_save (canvas->cr);
  for (guint i = 0; i < scene->n_marks; i++)
    draw_mark (canvas, palaces, &scene->marks[i]);
  medina_board_badges_draw (canvas, palaces);
  while (!mdn_set_is_empty (suggested))
    draw_suggested (canvas, palaces, mdn_set_take (&suggested));
  while (!mdn_set_is_empty (meant))
    draw_meant (canvas, mdn_set_take (&meant));
  while (!mdn_set_is_empty (counted))
    draw_coin (canvas, mdn_set_take (&counted));
  for (guint i = 0; i < scene->n_marks; i++)
    draw_number (canvas, palaces,
                 &scene->marks[i]); /* above all others' corners, rings and coins */
  cairo_restore (canvas->cr);
}
