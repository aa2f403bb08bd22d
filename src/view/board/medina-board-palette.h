/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-board-scene.h"

G_BEGIN_DECLS

/* The colors of the board. The pieces have theirs in their SVG files. */

/* 0xRRGGBBAA */
typedef guint32 MedinaInk;

typedef struct
{
  /* the band */
  MedinaInk frame;
  MedinaInk frame_light;
  MedinaInk frame_dark;
  MedinaInk plaster;
  MedinaInk plaster_line;
  MedinaInk text;
  MedinaInk grout;
  MedinaInk star[4];
  MedinaInk star_heart;
  MedinaInk cross;

  /* the ground */
  MedinaInk joint;
  MedinaInk sand[3];
  MedinaInk walk_joint;
  MedinaInk walk[3];
  MedinaInk foundation;
  MedinaInk street;
  MedinaInk light; /* the lit edges of stones */
  MedinaInk shade;
  MedinaInk paving;
  MedinaInk paving_mark;
  MedinaInk rim;
  MedinaInk water;
  MedinaInk water_light;

  /* marks; those above, and up to the next, look otherwise at other times of the day */
  MedinaInk legal;
  MedinaInk legal_edge;
  MedinaInk suggested;
  MedinaInk suggested_ground;
  MedinaInk suggested_edge;
  MedinaInk cursor; /* of no player's color */
  MedinaInk cursor_edge;
  MedinaInk typed;
  MedinaInk counted;

  /* over the ground: the sun, from the upper left, and the shade on the other side; opaque here */
  MedinaInk sun;
  MedinaInk sun_shade;
} MedinaBoardPalette;

/* That of the scene's style, material and daylight; with high contrast there is one of each
 * style. */
const MedinaBoardPalette *medina_board_palette_get (const MedinaBoardScene *scene);

enum
{
  MEDINA_OWNER_DASHES = 4,
};

/* The color that goes with a rooftop, and one that sets it off. Lines of each owner are broken in
 * a way of their own, so that they can be told apart without their colors: dashes and gaps in turn,
 * in widths of the line around a palace, up to the first 0; none at all for an unbroken line. */
typedef struct
{
  MedinaInk fill;
  MedinaInk edge;
  MedinaInk gap; /* what shows in the gaps */
  double dashes[MEDINA_OWNER_DASHES];
} MedinaOwnerInks;

const MedinaOwnerInks *medina_board_palette_get_owner (MedinaPieceSprite rooftop);

/* Has lines broken in the owner's way from now on, for a line this wide. */
void medina_owner_inks_set_dash (const MedinaOwnerInks *inks, cairo_t *cr, double width);

void medina_ink_set_source (MedinaInk ink, cairo_t *cr);

/* Black or white, what is read better on that color. */
MedinaInk medina_ink_for_text (MedinaInk ground);

/* The same color with another opacity, 0…1. */
MedinaInk medina_ink_with_alpha (MedinaInk ink, double alpha);

G_END_DECLS
