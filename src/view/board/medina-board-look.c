/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-look.h"

#include <math.h>
#include <string.h>

#include "medina-board-badge.h"
#include "palace.h"
#include "tiles.h"
#include "wall.h"

enum
{
  MANY = 48, /* legal spaces: they glow less then */
  FIXTURE_TOWER = 1,
  FIXTURE_GATE,
  FIXTURE_WELL,
};

static void
look_at_pieces (MedinaBoardLooks *looks, const MdnPosition *position)
{
  for (int space = 0; space < MDN_SPACES; space++)
    {
      MedinaBoardLook *look = &looks->spaces[space];

      look->piece = MDN_PIECES;
      for (int color = 0; color < MDN_COLORS; color++)
        if (mdn_set_has (&position->buildings[color], (MdnSpace) space))
          look->piece = (guint8) (MDN_BUILDING_GREY + color);
      if (mdn_set_has (&position->stables, (MdnSpace) space))
        look->piece = MDN_STABLE;
      if (mdn_set_has (&position->walls, (MdnSpace) space))
        look->piece = MDN_WALL;
    }
}

static void
look_at_streets (MedinaBoardLooks *looks, const MdnSet *merchants)
{
  for (MdnSet set = *merchants; !mdn_set_is_empty (set);)
    {
      const MdnSpace space = mdn_set_take (&set);
      MedinaBoardLook *look = &looks->spaces[space];

      look->piece = MDN_MERCHANT;
      look->street = (guint8) (mdn_set_has (merchants, space + 1) |
                               mdn_set_has (merchants, space - MDN_STRIDE) << 1);
    }
}

static void
look_at_fixtures (MedinaBoardLooks *looks, const MdnPosition *position)
{
  const MdnBoard board = (MdnBoard) position->rules.board;

  for (int tower = 0; tower < MDN_TOWERS; tower++)
    looks->spaces[mdn_tower_space (board, tower)].fixture = FIXTURE_TOWER;
  for (int side = 0; side < MDN_SIDES; side++)
    {
      const MdnSpace gate = mdn_wall_gate (position, (MdnSide) side);

      if (gate != MDN_NO_SPACE)
        looks->spaces[gate].fixture = FIXTURE_GATE;
    }
  if (position->well != MDN_NO_SPACE)
    looks->spaces[position->well].fixture = FIXTURE_WELL;
}

/* --- Palaces ---------------------------------------------------------------------------------- */

/* A number that is another one for other spaces, as good as always. */
static guint32
hash_shape (const MedinaBoardPalace *palace)
{
  const MdnSet sets[] = { palace->buildings, palace->pieces, palace->walled, palace->extensions };
  guint64 hash = 0;

  for (size_t i = 0; i < G_N_ELEMENTS (sets); i++)
    for (int word = 0; word < 4; word++)
      hash = (hash ^ sets[i].word[word]) * G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
  return (guint32) (hash >> 32);
}

static gboolean
has_rooftop_in_hand (const MedinaBoardScene *scene)
{
  return scene->hand < MDN_PIECES && mdn_piece_is_rooftop ((MdnPiece) scene->hand);
}

static MedinaBoardLook
look_at_palace (const MedinaBoardScene *scene, const MedinaBoardPalace *shape, int i)
{
  const MdnPalace *palace = &scene->position->palace[i];
  const MdnSet roofable = mdn_set_intersection (shape->buildings, scene->legal);

  return (MedinaBoardLook){
    .shape = hash_shape (shape),
    .palace = (guint8) i,
    .owner = (guint8) shape->owner,
    .size = (guint8) mdn_palace_size (palace),
    .asked = scene->palace != i         ? 0
             : scene->hand < MDN_PIECES ? 2
                                        : 1,
    .lit = scene->lit >> i & 1,
    .roofable = has_rooftop_in_hand (scene) && !mdn_set_is_empty (roofable),
  };
}

static void
look_at_palaces (MedinaBoardLooks *looks,
                 const MedinaBoardScene *scene,
                 const MedinaBoardPalaces *palaces)
{
  for (int i = 1; i <= scene->position->table.palaces; i++)
    {
      const MedinaBoardPalace *shape = &palaces->palace[i];
      const MedinaBoardLook of_all = look_at_palace (scene, shape, i);

      for (MdnSet set = shape->pieces; !mdn_set_is_empty (set);)
        {
          const MdnSpace space = mdn_set_take (&set);
          MedinaBoardLook *look = &looks->spaces[space];

          look->shape = of_all.shape;
          look->palace = of_all.palace;
          look->owner = of_all.owner;
          look->size = of_all.size;
          look->asked = of_all.asked;
          look->lit = of_all.lit;
          look->roofable = of_all.roofable;
          look->crown = space == shape->crown;
          look->sized =
            (look->crown || space == shape->last) && medina_board_badges_show (scene, palaces, i);
        }
    }
}

/* --- What the person does --------------------------------------------------------------------- */

static void
look_at_hand (MedinaBoardLooks *looks,
              const MedinaBoardScene *scene,
              const MedinaBoardPalaces *palaces)
{
  const guint8 glow = mdn_set_count (scene->legal) > MANY ? 2 : 1;
  MdnSpace place = scene->hover;

  if (scene->hand >= MDN_PIECES)
    return;
  for (MdnSet set = scene->legal; !mdn_set_is_empty (set);)
    looks->spaces[mdn_set_take (&set)].legal = glow;
  if (place == MDN_NO_SPACE || !mdn_set_has (&scene->legal, place))
    return;
  looks->spaces[place].hover = 1;
  if (has_rooftop_in_hand (scene))
    place = palaces->palace[mdn_position_palace_at (scene->position, place)].crown;
  looks->spaces[place].ghost = (guint8) (1 + scene->hand);
  looks->spaces[place].ghost_player = scene->position->table.turn.player;
}

/* Where what was placed is to stand: a rooftop does on its palace's crown. */
static MdnSpace
find_place_of_away (const MedinaBoardScene *scene,
                    const MedinaBoardPalaces *palaces,
                    MdnSpace space)
{
  const int palace = medina_board_scene_find_rooftop (scene, space);

  return palace != MDN_NO_PALACE ? palaces->palace[palace].crown : space;
}

static MdnSpace
find_suggested_place (const MedinaBoardScene *scene,
                      const MedinaBoardPalaces *palaces,
                      MdnSpace space)
{
  const int palace = mdn_position_palace_at (scene->position, space);

  return palace != MDN_NO_PALACE ? palaces->palace[palace].crown : space;
}

static void
look_at_mark (MedinaBoardLooks *looks,
              const MedinaBoardScene *scene,
              const MedinaBoardPalaces *palaces,
              const MedinaBoardMark *mark)
{
  const int palace = medina_board_scene_find_marked (scene, mark);
  const MdnSpace numbered = palace == MDN_NO_PALACE ? mark->space : palaces->palace[palace].crown;
  const gboolean crowded = medina_board_scene_has_legal_beside (scene, numbered);
  const guint8 look_of_mark = (guint8) (2 * mark->number + crowded);

  if (palace == MDN_NO_PALACE)
    {
      looks->spaces[mark->space].mark = look_of_mark;
      looks->spaces[mark->space].mark_player = mark->player;
    }
  else
    for (MdnSet set = palaces->palace[palace].buildings; !mdn_set_is_empty (set);)
      {
        MedinaBoardLook *look = &looks->spaces[mdn_set_take (&set)];

        look->roof_mark = look_of_mark;
        look->roof_mark_player = mark->player;
      }
}

static void
look_at_suggested (MedinaBoardLooks *looks,
                   const MedinaBoardScene *scene,
                   const MedinaBoardPalaces *palaces)
{
  for (MdnSet set = scene->suggested; !mdn_set_is_empty (set);)
    {
      const MdnSpace space = mdn_set_take (&set);
      MedinaBoardLook *look = &looks->spaces[find_suggested_place (scene, palaces, space)];

      look->suggested = (guint8) (1 + scene->advice[space]);
      look->suggested_roof = scene->advised_roofs[space];
      look->suggested_player = scene->position->table.turn.player;
    }
}

static void
look_at_marks (MedinaBoardLooks *looks,
               const MedinaBoardScene *scene,
               const MedinaBoardPalaces *palaces)
{
  MdnSet set;

  for (guint i = 0; i < scene->n_marks; i++)
    look_at_mark (looks, scene, palaces, &scene->marks[i]);
  for (set = scene->typed; !mdn_set_is_empty (set);)
    looks->spaces[mdn_set_take (&set)].typed = 1;
  look_at_suggested (looks, scene, palaces);
  for (set = scene->meant; !mdn_set_is_empty (set);)
    looks->spaces[mdn_set_take (&set)].meant = 1;
  for (set = scene->counted; !mdn_set_is_empty (set);)
    looks->spaces[mdn_set_take (&set)].counted = 1;
  if (scene->away != MDN_NO_SPACE)
    looks->spaces[find_place_of_away (scene, palaces, scene->away)].away = 1;
}

/* --- Beside the board ------------------------------------------------------------------------- */

static guint32
look_at_rooftop_row (const MdnPosition *position, MdnColor color)
{
  guint32 fates = 0;

  for (int i = 0; i < 4; i++)
    fates = fates << 8 | mdn_palace_rooftop_fate (position, i / 2, color,
                                                  i % 2 ? MDN_OTHER_ROOFTOP : MDN_ROOFTOP);
  return fates;
}

enum
{
  AWAY = 1 << 16, /* more than any other number for an item */
};

static void
look_at_items (MedinaBoardLooks *looks, const MedinaBoardScene *scene)
{
  const MdnPosition *position = scene->position;

  for (int i = 0; i < MDN_COLORS; i++)
    {
      looks->items[MEDINA_BOARD_PALACE_TILE][i] = mdn_tiles_palace_holder (position, (MdnColor) i);
      if (position->rules.blocking)
        looks->items[MEDINA_BOARD_ROOFTOP_ROW][i] = look_at_rooftop_row (position, (MdnColor) i);
    }
  for (int i = 0; i < MDN_TOWERS; i++)
    {
      looks->items[MEDINA_BOARD_TOWER_TILE][i] = position->table.tower_tile[i];
      looks->items[MEDINA_BOARD_TOWER_QUEUE][i] = position->table.tower_merchants[i];
    }
  for (int i = 0; i < MDN_TEA_PILES; i++)
    looks->items[MEDINA_BOARD_TEA_TILES][i] = i < position->table.purple_roofed;
  for (int item = 0; item < MEDINA_BOARD_ITEMS; item++)
    for (int i = 0; i < MDN_TOWERS; i++)
      if (scene->items_away[item] >> i & 1)
        looks->items[item][i] |= AWAY;
}

void
medina_board_looks_init (MedinaBoardLooks *looks,
                         const MedinaBoardScene *scene,
                         const MedinaBoardPalaces *palaces)
{
  memset (looks, 0, sizeof *looks);
  look_at_pieces (looks, scene->position);
  look_at_streets (looks, &scene->position->merchants);
  look_at_fixtures (looks, scene->position);
  look_at_palaces (looks, scene, palaces);
  look_at_hand (looks, scene, palaces);
  look_at_marks (looks, scene, palaces);
  look_at_items (looks, scene);
}

gboolean
medina_board_look_equal (const MedinaBoardLook *a, const MedinaBoardLook *b)
{
  return memcmp (a, b, sizeof *a) == 0;
}

/* --- Ink -------------------------------------------------------------------------------------- */

/* Hundredths of a space's width from the upper left corner of the footprint. */
typedef struct
{
  int left, top, right, bottom;
} Ink;

static void
spread (Ink *ink, int left, int top, int right, int bottom)
{
  ink->left = MIN (ink->left, left);
  ink->top = MIN (ink->top, top);
  ink->right = MAX (ink->right, right);
  ink->bottom = MAX (ink->bottom, bottom);
}

/* As tall as the pictures of the pieces; how far the others reach is written where they are
 * drawn. */
static Ink
find_ink (const MedinaBoardLook *look)
{
  Ink ink = { 0, 0, 0, 0 };

  if (look->legal != 0 || look->counted != 0 || look->typed != 0)
    spread (&ink, 0, 0, 100, MEDINA_BOARD_SPACE_HEIGHT);
  if (look->piece != MDN_PIECES || look->fixture != 0)
    spread (&ink, 0, -71, 100, MEDINA_BOARD_SPACE_HEIGHT);
  if (look->street != 0)
    spread (&ink, 0, 0, 165, 150);
  if (look->palace != MDN_NO_PALACE)
    spread (&ink, -9, -72, 132, 122);
  if (look->crown != 0)
    spread (&ink, -30, -80, 132, 122);
  if (look->ghost != 0)
    spread (&ink, 0, -80, 100, MEDINA_BOARD_SPACE_HEIGHT);
  if (look->mark != 0 || look->roof_mark != 0 || look->suggested != 0 || look->meant != 0)
    spread (&ink, -18, -66, 106, 98);
  return ink;
}

static cairo_rectangle_int_t
place_ink (Ink ink, const MedinaBoardLayout *layout, MdnSpace space)
{
  const cairo_rectangle_int_t r = medina_board_layout_get_space (layout, space);
  const int left = (int) floor (r.width * ink.left / 100.0);
  const int top = (int) floor (r.width * ink.top / 100.0);

  return (cairo_rectangle_int_t){
    .x = r.x + left,
    .y = r.y + top,
    .width = (int) ceil (r.width * ink.right / 100.0) - left,
    .height = (int) ceil (r.width * ink.bottom / 100.0) - top,
  };
}

cairo_rectangle_int_t
medina_board_look_get_ink (const MedinaBoardLook *look,
                           const MedinaBoardLayout *layout,
                           MdnSpace space)
{
  return place_ink (find_ink (look), layout, space);
}

cairo_rectangle_int_t
medina_board_look_get_cursor_ink (const MedinaBoardLayout *layout, MdnSpace space)
{
  return place_ink ((Ink){ -9, -44, 109, 100 }, layout, space);
}

/* --- Everything else -------------------------------------------------------------------------- */

/* The scene without what looks are made of. */
static void
strip (MedinaBoardScene *scene)
{
  scene->position = NULL;
  scene->hand = MDN_PIECES;
  scene->legal = scene->typed = mdn_set_empty ();
  scene->suggested = scene->meant = scene->counted = mdn_set_empty ();
  memset (scene->advice, 0, sizeof scene->advice);
  memset (scene->advised_roofs, 0, sizeof scene->advised_roofs);
  scene->lit = 0;
  scene->hover = scene->cursor = scene->away = MDN_NO_SPACE;
  memset (scene->items_away, 0, sizeof scene->items_away);
  memset (scene->marks, 0, sizeof scene->marks);
  scene->n_marks = 0;
  scene->palace = MDN_NO_PALACE;
}

/* Scenes have no holes that were not zeroed. */
gboolean
medina_board_looks_miss (const MedinaBoardScene *a, const MedinaBoardScene *b)
{
  MedinaBoardScene one, other;

  memcpy (&one, a, sizeof one);
  memcpy (&other, b, sizeof other);
  strip (&one);
  strip (&other);
  return memcmp (&one, &other, sizeof one) != 0;
}
