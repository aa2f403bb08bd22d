/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-palette.h"

#include <math.h>

#include "medina-daylight.h"

/* What is marked on the board stands out from all materials alike. */
#define LIGHT_MARKS                                                                   \
  .legal = 0xfff9c8f0, .legal_edge = 0x1a8a4aff, .suggested = 0x8020c8ff,             \
  .suggested_ground = 0xffffffff, .suggested_edge = 0x24083cff, .cursor = 0x14202cff, \
  .cursor_edge = 0xffffffff, .typed = 0x1a5fd0ff, .counted = 0xf7cb1fff

#define DARK_MARKS                                                                    \
  .legal = 0xfff0a0c8, .legal_edge = 0x7dff9aff, .suggested = 0xe0a8ffff,             \
  .suggested_ground = 0x1c1030ff, .suggested_edge = 0xf8f0ffff, .cursor = 0xf4f8ffff, \
  .cursor_edge = 0x0a1420ff, .typed = 0x62a8ffff, .counted = 0xffd94aff

static const MedinaBoardPalette light = {
  .frame = 0x8a5a34ff,
  .frame_light = 0xd9a873ff,
  .frame_dark = 0x4a2c16ff,
  .plaster = 0xf7ecd4ff,
  .plaster_line = 0xb08a58ff,
  .text = 0x4a2c16ff,
  .grout = 0xe6d6b4ff,
  .star = { 0x2f6296ff, 0x2f8c88ff, 0xbf8a42ff, 0x45805aff },
  .star_heart = 0xefe2c4ff,
  .cross = 0x2f4a60ff,
  .joint = 0xcdaf7bff,
  .sand = { 0xecd6a8ff, 0xe8d09fff, 0xefdbb1ff },
  .walk_joint = 0xa5937aff,
  .walk = { 0xcfc0a5ff, 0xc7b799ff, 0xd6c8afff },
  .foundation = 0x6b5636a0,
  .street = 0xc9b48cff,
  .light = 0xfff6dcb0,
  .shade = 0x7a551f50,
  .paving = 0xeae4d6ff,
  .paving_mark = 0x4a8fb5ff,
  .rim = 0xf6efe2ff,
  .water = 0x3f9fd0ff,
  .water_light = 0xbfeaf8ff,
  LIGHT_MARKS,
};

static const MedinaBoardPalette dark = {
  .frame = 0x54351dff,
  .frame_light = 0x8a623cff,
  .frame_dark = 0x24140aff,
  .plaster = 0x4a3a2aff,
  .plaster_line = 0x8a6a44ff,
  .text = 0xf3e2c2ff,
  .grout = 0x8f8068ff,
  .star = { 0x1d4a80ff, 0x17696bff, 0x96621fff, 0x225a38ff },
  .star_heart = 0xb8a88aff,
  .cross = 0x14283cff,
  .joint = 0x56452fff,
  .sand = { 0x796343ff, 0x735e40ff, 0x7f6947ff },
  .walk_joint = 0x453c30ff,
  .walk = { 0x6b604fff, 0x655a4aff, 0x716655ff },
  .foundation = 0x1d150a90,
  .street = 0x594932ff,
  .light = 0xffe9b838,
  .shade = 0x1a0f0570,
  .paving = 0x8c8577ff,
  .paving_mark = 0x2f6484ff,
  .rim = 0xb8ae9cff,
  .water = 0x2678a6ff,
  .water_light = 0x7fc3ddff,
  DARK_MARKS,
};

static const MedinaBoardPalette light_stone = {
  .frame = 0x4a2f1eff,
  .frame_light = 0x8a6038ff,
  .frame_dark = 0x21130aff,
  .plaster = 0xf2eadcff,
  .plaster_line = 0x9a7a4cff,
  .text = 0x33200fff,
  .grout = 0xb98f52ff,
  .star = { 0x4d6a80ff, 0x3f7470ff, 0xa8854fff, 0x5b7a62ff },
  .star_heart = 0xe6d3a8ff,
  .cross = 0x3d2616ff,
  .joint = 0x9a9386ff,
  .sand = { 0xd9d3c7ff, 0xd3ccbfff, 0xdfdacfff },
  .walk_joint = 0x77726aff,
  .walk = { 0xb4afa5ff, 0xada79cff, 0xbbb6acff },
  .foundation = 0x3f3a33b0,
  .street = 0xbdb09aff,
  .light = 0xffffffb0,
  .shade = 0x4a443a50,
  .paving = 0xf0ece3ff,
  .paving_mark = 0x4a8fb5ff,
  .rim = 0xf8f4ecff,
  .water = 0x3f9fd0ff,
  .water_light = 0xbfeaf8ff,
  LIGHT_MARKS,
};

static const MedinaBoardPalette dark_stone = {
  .frame = 0x301d12ff,
  .frame_light = 0x64452bff,
  .frame_dark = 0x140b05ff,
  .plaster = 0x40352aff,
  .plaster_line = 0x806440ff,
  .text = 0xf0e4ceff,
  .grout = 0x7d6038ff,
  .star = { 0x32485cff, 0x2b514fff, 0x75592fff, 0x3c5443ff },
  .star_heart = 0xa89468ff,
  .cross = 0x28180dff,
  .joint = 0x47423bff,
  .sand = { 0x69645bff, 0x635e55ff, 0x6f6a60ff },
  .walk_joint = 0x35322dff,
  .walk = { 0x56524bff, 0x514d46ff, 0x5c5850ff },
  .foundation = 0x14110da0,
  .street = 0x514a3fff,
  .light = 0xf4f0e838,
  .shade = 0x120f0b70,
  .paving = 0x8c877cff,
  .paving_mark = 0x2f6484ff,
  .rim = 0xb4ae9fff,
  .water = 0x2678a6ff,
  .water_light = 0x7fc3ddff,
  DARK_MARKS,
};

static const MedinaBoardPalette light_contrast = {
  .frame = 0x3a2414ff,
  .frame_light = 0x3a2414ff,
  .frame_dark = 0x000000ff,
  .plaster = 0xffffffff,
  .plaster_line = 0x000000ff,
  .text = 0x000000ff,
  .grout = 0xffffffff,
  .star = { 0x0f4a8aff, 0x0f6a68ff, 0x0f4a8aff, 0x0f6a68ff },
  .star_heart = 0xffffffff,
  .cross = 0x10202eff,
  .joint = 0x8a7a58ff,
  .sand = { 0xfffaecff, 0xfffaecff, 0xfffaecff },
  .walk_joint = 0x4a4a4aff,
  .walk = { 0xd8d8d4ff, 0xd8d8d4ff, 0xd8d8d4ff },
  .foundation = 0x000000c0,
  .street = 0xcfcfcfff,
  .light = 0xffffff00,
  .shade = 0x00000000,
  .paving = 0xffffffff,
  .paving_mark = 0x0f5a8aff,
  .rim = 0xffffffff,
  .water = 0x0f6ab0ff,
  .water_light = 0xffffffff,
  .legal = 0xfff04aff,
  .legal_edge = 0x005a20ff,
  .suggested = 0x7000b0ff,
  .suggested_ground = 0xffffffff,
  .suggested_edge = 0x000000ff,
  .cursor = 0x000000ff,
  .cursor_edge = 0xffffffff,
  .typed = 0x0030c0ff,
  .counted = 0xffd000ff,
};

static const MedinaBoardPalette dark_contrast = {
  .frame = 0x000000ff,
  .frame_light = 0xffffffff,
  .frame_dark = 0xffffffff,
  .plaster = 0x000000ff,
  .plaster_line = 0xffffffff,
  .text = 0xffffffff,
  .grout = 0x9a9a9aff,
  .star = { 0x123a6aff, 0x0c4f50ff, 0x123a6aff, 0x0c4f50ff },
  .star_heart = 0xd8d8d8ff,
  .cross = 0x0a0a0aff,
  .joint = 0x8a8068ff,
  .sand = { 0x57492fff, 0x57492fff, 0x57492fff },
  .walk_joint = 0xa0a0a0ff,
  .walk = { 0x444444ff, 0x444444ff, 0x444444ff },
  .foundation = 0xffffffa0,
  .street = 0x6a6a6aff,
  .light = 0xffffff00,
  .shade = 0x00000000,
  .paving = 0x7a7a7aff,
  .paving_mark = 0x7fd0ffff,
  .rim = 0xffffffff,
  .water = 0x1878c0ff,
  .water_light = 0xffffffff,
  .legal = 0xfff04ad0,
  .legal_edge = 0x40ff80ff,
  .suggested = 0xff9effff,
  .suggested_ground = 0x000000ff,
  .suggested_edge = 0xffffffff,
  .cursor = 0xffffffff,
  .cursor_edge = 0x000000ff,
  .typed = 0x70b8ffff,
  .counted = 0xffd94aff,
};

static const MedinaOwnerInks owners[] = {
  { 0x2d6fd6ff, 0x0a2350ff, 0x2d6fd6ff, { 0 } },          /* blue: unbroken */
  { 0xfad028ff, 0x5c3d00ff, 0x9a6400ff, { 1.8, .9 } },    /* yellow: beads */
  { 0x55c869ff, 0x083a1bff, 0x0b5a2aff, { 4, 1, 1, 1 } }, /* green: dashes and dots */
  { 0xe5483fff, 0x52060bff, 0xffe6d8ff, { 5, 1.4 } },     /* red: long dashes, light between */
  { 0xf2f0ecff, 0x55524dff, 0xf2f0ecff, { 0 } },          /* neutral: unbroken */
};

/* In any light but that of noon; marks are as they are, but for what sets them off from the
 * ground. */
static MedinaBoardPalette
shine_on (const MedinaBoardPalette *palette, int time_of_day)
{
  MedinaBoardPalette lit = *palette;
  MedinaInk *inks = &lit.frame;

  for (gsize i = 0; i <= G_STRUCT_OFFSET (MedinaBoardPalette, legal_edge) / sizeof *inks; i++)
    inks[i] = medina_daylight_shine_on (time_of_day, inks[i]);
  lit.legal = palette->legal;
  lit.sun = medina_daylight_get_sun (time_of_day);
  lit.sun_shade = medina_daylight_get_shade (time_of_day);
  return lit;
}

/* Of all materials, light and dark, at all times of the day. */
typedef MedinaBoardPalette Palettes[MEDINA_BOARD_MATERIALS][2][MEDINA_DAYLIGHTS];

static const Palettes *
make_palettes (void)
{
  static const MedinaBoardPalette *const noon[MEDINA_BOARD_MATERIALS][2] = {
    [MEDINA_BOARD_SAND] = { &light, &dark },
    [MEDINA_BOARD_STONE] = { &light_stone, &dark_stone },
  };
  static Palettes palettes;

  for (int i = 0; i < MEDINA_BOARD_MATERIALS * 2 * MEDINA_DAYLIGHTS; i++)
    {
      const int time_of_day = i % MEDINA_DAYLIGHTS, style = i / MEDINA_DAYLIGHTS;

      palettes[style / 2][style % 2][time_of_day] =
        shine_on (noon[style / 2][style % 2], time_of_day);
    }
  return (const Palettes *) &palettes;
}

const MedinaBoardPalette *
medina_board_palette_get (const MedinaBoardScene *scene)
{
  static const Palettes *palettes; /* boards are painted in threads, too */

  if (scene->high_contrast)
    return scene->dark ? &dark_contrast : &light_contrast;
  if (g_once_init_enter (&palettes))
    g_once_init_leave (&palettes, make_palettes ());
  return &(*palettes)[scene->material][!!scene->dark][scene->daylight];
}

const MedinaOwnerInks *
medina_board_palette_get_owner (MedinaPieceSprite rooftop)
{
  g_assert (rooftop >= MEDINA_PIECE_ROOFTOP_BLUE && rooftop <= MEDINA_PIECE_ROOFTOP_NEUTRAL);
  return &owners[rooftop - MEDINA_PIECE_ROOFTOP_BLUE];
}

void
medina_owner_inks_set_dash (const MedinaOwnerInks *inks, cairo_t *cr, double width)
{
  double dashes[MEDINA_OWNER_DASHES];
  int n = 0;

  while (n < MEDINA_OWNER_DASHES && inks->dashes[n] > 0)
    {
      dashes[n] = inks->dashes[n] * width;
      n++;
    }
  cairo_set_dash (cr, dashes, n, 0);
}

void
medina_ink_set_source (MedinaInk ink, cairo_t *cr)
{
  cairo_set_source_rgba (cr, (ink >> 24) / 255.0, (ink >> 16 & 0xff) / 255.0,
                         (ink >> 8 & 0xff) / 255.0, (ink & 0xff) / 255.0);
}

static double
get_light (MedinaInk ink, int shift)
{
  const double part = (ink >> shift & 0xff) / 255.0;

  return part <= .04 ? part / 12.92 : pow ((part + .055) / 1.055, 2.4);
}

/* By the relative luminance of WCAG: the contrast with black and with white is the same where it is
 * .18. */
MedinaInk
medina_ink_for_text (MedinaInk ground)
{
  const double luminance =
    .2126 * get_light (ground, 24) + .7152 * get_light (ground, 16) + .0722 * get_light (ground, 8);

  return luminance < .18 ? 0xffffffff : 0x000000ff;
}

MedinaInk
medina_ink_with_alpha (MedinaInk ink, double alpha)
{
  return (ink & 0xffffff00) | (MedinaInk) (alpha * 255 + .5);
}
