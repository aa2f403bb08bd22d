/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-reasons.h"

#include <glib/gi18n.h>

#include "medina-names.h"
#include "neighborhood.h"

/* What does not depend on the piece, the color or the state of the game. */
static const char *const plain[MDN_REASONS] = {
  /* Translators: why a piece cannot go on a space, here and in the following texts: “next to” is on
   * one of the four spaces that share an edge, “touch” means corners, too */
  [MDN_REASON_TEA_OFF] = N_ ("This game has no tea tiles."),
  [MDN_REASON_ROOFTOP_DUE] = N_ ("Nobody else has rooftops left, so you must place one now."),
  [MDN_REASON_ONLY_MERCHANT] = N_ ("The game starts with a merchant. Place it first."),
  [MDN_REASON_OPENING_EDGE] = N_ ("The first merchant must go in the city, away from its edge."),
  [MDN_REASON_NOT_CITY] = N_ ("Only walls go around the city."),
  [MDN_REASON_OCCUPIED] = N_ ("This space is taken."),
  [MDN_REASON_WELL] = N_ ("Nothing can go on the well."),
  [MDN_REASON_WELL_SIDE] = N_ ("Only merchants can go on the eight spaces around the well."),
  [MDN_REASON_TOO_CLOSE] = N_ ("A new palace can’t touch another palace, not even at a corner."),
  [MDN_REASON_NO_PALACE] = N_ ("A rooftop goes on a building of a palace."),
  [MDN_REASON_ROOFED] = N_ ("This palace already has a rooftop."),
  [MDN_REASON_STABLE_APART] = N_ ("A stable must go next to a building, not just another stable."),
  [MDN_REASON_STABLE_TOO_CLOSE] =
    N_ ("A stable can’t touch a second palace, not even at a corner."),
  [MDN_REASON_STREET_APART] = N_ ("A merchant must go at an end of the market street."),
  [MDN_REASON_STREET_MIDDLE] = N_ ("A merchant can’t join the middle of the market street."),
  [MDN_REASON_STREET_MANY] = N_ ("A merchant can be placed next to only one other merchant."),
  [MDN_REASON_NOT_RING] = N_ ("Walls go only around the city."),
  [MDN_REASON_WALL_APART] = N_ ("A wall must extend another wall or start at a tower."),
  [MDN_REASON_GATE] = N_ ("This is the gate: the last gap between towers stays open."),
};

static const char *const no_building[MEDINA_HUES] = {
  [MEDINA_HUE_GREY] = N_ ("You have no gray buildings left."),
  [MEDINA_HUE_PURPLE] = N_ ("You have no purple buildings left."),
  [MEDINA_HUE_BROWN] = N_ ("You have no brown buildings left."),
  [MEDINA_HUE_ORANGE] = N_ ("You have no orange buildings left."),
  [MEDINA_HUE_BLACK] = N_ ("You have no black buildings left."),
};

static const char *const closed[MEDINA_HUES] = {
  [MEDINA_HUE_GREY] = N_ ("No more gray buildings: every player owns a gray palace."),
  [MEDINA_HUE_PURPLE] = N_ ("No more purple buildings: every player owns a purple palace."),
  [MEDINA_HUE_BROWN] = N_ ("No more brown buildings: every player owns a brown palace."),
  [MEDINA_HUE_ORANGE] = N_ ("No more orange buildings: every player owns an orange palace."),
  [MEDINA_HUE_BLACK] = N_ ("No more black buildings: every player owns a black palace."),
};

static const char *const building_limit[MEDINA_HUES] = {
  [MEDINA_HUE_GREY] = N_ ("You already placed a gray building this turn."),
  [MEDINA_HUE_PURPLE] = N_ ("You already placed a purple building this turn."),
  [MEDINA_HUE_BROWN] = N_ ("You already placed a brown building this turn."),
  [MEDINA_HUE_ORANGE] = N_ ("You already placed an orange building this turn."),
  [MEDINA_HUE_BLACK] = N_ ("You already placed a black building this turn."),
};

static const char *const must_grow[MEDINA_HUES] = {
  [MEDINA_HUE_GREY] =
    N_ ("Extend the unfinished gray palace first, without touching another palace."),
  [MEDINA_HUE_PURPLE] =
    N_ ("Extend the unfinished purple palace first, without touching another palace."),
  [MEDINA_HUE_BROWN] =
    N_ ("Extend the unfinished brown palace first, without touching another palace."),
  [MEDINA_HUE_ORANGE] =
    N_ ("Extend the unfinished orange palace first, without touching another palace."),
  [MEDINA_HUE_BLACK] =
    N_ ("Extend the unfinished black palace first, without touching another palace."),
};

static const char *const owns_color[MEDINA_HUES] = {
  [MEDINA_HUE_GREY] = N_ ("You already own a gray palace."),
  [MEDINA_HUE_PURPLE] = N_ ("You already own a purple palace."),
  [MEDINA_HUE_BROWN] = N_ ("You already own a brown palace."),
  [MEDINA_HUE_ORANGE] = N_ ("You already own an orange palace."),
  [MEDINA_HUE_BLACK] = N_ ("You already own a black palace."),
};

/* Purple never occurs with blocking rooftops. */
static const char *const has_blocked[MEDINA_HUES] = {
  [MEDINA_HUE_GREY] = N_ ("You already blocked a gray palace."),
  [MEDINA_HUE_PURPLE] = N_ ("You already blocked a purple palace."),
  [MEDINA_HUE_BROWN] = N_ ("You already blocked a brown palace."),
  [MEDINA_HUE_ORANGE] = N_ ("You already blocked an orange palace."),
  [MEDINA_HUE_BLACK] = N_ ("You already blocked a black palace."),
};

static const char *const block_removed[MEDINA_HUES] = {
  [MEDINA_HUE_GREY] = N_ ("Your opponent has roofed two gray palaces, so you can’t block one."),
  [MEDINA_HUE_PURPLE] = N_ ("Your opponent has roofed two purple palaces, so you can’t block one."),
  [MEDINA_HUE_BROWN] = N_ ("Your opponent has roofed two brown palaces, so you can’t block one."),
  [MEDINA_HUE_ORANGE] = N_ ("Your opponent has roofed two orange palaces, so you can’t block one."),
  [MEDINA_HUE_BLACK] = N_ ("Your opponent has roofed two black palaces, so you can’t block one."),
};

static const char *
word_over (MedinaGame *game)
{
  if (medina_game_get_replaying (game))
    return _ ("You’re looking back. Return to the game (Esc), or continue from here.");
  if (medina_game_get_curtain (game))
    return _ ("Pass the game first: it’s somebody else’s turn.");
  if (medina_game_awaits_computer (game))
    return _ ("It’s the computer’s turn. You can place pieces again when it has finished.");
  return medina_game_get_awaiting_end (game) ? _ ("You can’t place any more pieces this turn.")
                                             : _ ("The game is over.");
}

/* Two players always have some; of more, nobody may ever have had any. */
static const char *
word_no_other_rooftop (const MdnRules *rules)
{
  if (rules->other_rooftops == 0)
    return _ ("This game has no neutral rooftops.");
  return rules->blocking ? _ ("You have no blocking rooftops left.")
                         : _ ("You have no neutral rooftops left.");
}

/* A piece that is not there; or none in hand, and none that could go to the space. */
static const char *
word_no_piece (MdnPiece piece, const MdnPosition *position)
{
  const MdnRules *rules = &position->rules;

  if (position->table.turn.phase == MDN_PHASE_OPENING)
    return _ (plain[MDN_REASON_OPENING_EDGE]);
  switch (piece)
    {
    case MDN_ROOFTOP:
      return _ ("You have no rooftops left.");
    case MDN_OTHER_ROOFTOP:
      return word_no_other_rooftop (rules);
    case MDN_STABLE:
      return _ ("You have no stables left.");
    case MDN_MERCHANT:
      return _ ("You have no merchants left.");
    case MDN_WALL:
      return _ ("You have no walls left.");
    case MDN_TEA:
      return _ ("You have no tea tiles.");
    case MDN_BUILDING_GREY:
    case MDN_BUILDING_PURPLE:
    case MDN_BUILDING_BROWN:
    case MDN_BUILDING_ORANGE:
      return _ (no_building[medina_hue_of_color ((MdnColor) piece, rules)]);
    default:
      return _ ("None of your pieces can go here.");
    }
}

static const char *
word_tea_not_last (MedinaGame *game)
{
  return medina_game_get_turn_length (game) == 1
           ? _ ("You can’t give back a tea tile in a turn of one placement.")
           : _ ("A tea tile can replace only the last placement of a turn.");
}

static const char *
word_rooftop_limit (MdnPiece piece)
{
  return piece == MDN_OTHER_ROOFTOP ? _ ("You already placed a blocking rooftop this turn.")
                                    : _ ("You already placed a rooftop this turn.");
}

static const char *
word_new_street (const MdnRules *rules)
{
  return rules->street_touch == 0
           ? _ ("A new market street can’t start next to another merchant.")
           : _ ("A new market street can start next to one other merchant at most.");
}

/* The texts that say something about palaces or buildings of one color; NULL for other reasons. */
static const char *const *
colored_texts (MdnReason reason)
{
  switch (reason)
    {
    case MDN_REASON_COLOR_CLOSED:
      return closed;
    case MDN_REASON_BUILDING_LIMIT:
      return building_limit;
    case MDN_REASON_OWNS_COLOR:
      return owns_color;
    case MDN_REASON_HAS_BLOCKED:
      return has_blocked;
    case MDN_REASON_BLOCK_REMOVED:
      return block_removed;
    default:
      return NULL;
    }
}

/* The color in question: that of the building, or of the palace that was to get a rooftop. */
static MedinaHue
hue_of_placement (const MdnPosition *position, MdnPlacement placement)
{
  const MdnPiece piece = mdn_placement_piece (placement);
  const MdnSpace space = mdn_placement_space (placement);
  MdnColor color = MDN_GREY;

  if (mdn_piece_is_building (piece))
    color = (MdnColor) piece;
  else if (space < MDN_SPACES)
    color = (MdnColor) position->palace[mdn_position_palace_at (position, space)].color;
  return medina_hue_of_color (color, &position->rules);
}

gboolean
medina_space_is_tower (const MdnPosition *position, MdnSpace space)
{
  g_return_val_if_fail (position != NULL, FALSE);

  for (int tower = 0; tower < MDN_TOWERS; tower++)
    if (mdn_tower_space ((MdnBoard) position->rules.board, tower) == space)
      return TRUE;
  return FALSE;
}

/* A corner is around the city, too, but not for walls. */
static const char *
word_not_ring (const MdnPosition *position, MdnSpace space)
{
  return medina_space_is_tower (position, space) ? _ ("Nothing can go on a tower.")
                                                 : _ (plain[MDN_REASON_NOT_RING]);
}

/* Whoever extends the unfinished palace as asked hears what is wrong with it there. */
static const char *
word_must_grow (const MdnPosition *position, MdnPlacement placement)
{
  const MdnPiece piece = mdn_placement_piece (placement);

  if (mdn_piece_is_building (piece) &&
      mdn_set_has (&position->beside_unroofed[piece], mdn_placement_space (placement)))
    return _ ("A building here would touch another palace.");
  return _ (must_grow[hue_of_placement (position, placement)]);
}

static const char *
word_stable_apart (const MdnPosition *position, MdnSpace space)
{
  const MdnSet near = mdn_set_intersection (position->stables, mdn_neighborhood (space)->beside);

  return mdn_set_is_empty (near) ? _ ("A stable must go next to a building.")
                                 : _ (plain[MDN_REASON_STABLE_APART]);
}

static const char *
word_reason (MdnReason reason, MedinaGame *game, MdnPlacement placement)
{
  const MdnPosition *position = medina_game_get_position (game);
  const MdnPiece piece = mdn_placement_piece (placement);
  const char *const *colored = colored_texts (reason);

  if (colored != NULL)
    return _ (colored[hue_of_placement (position, placement)]);
  switch (reason)
    {
    case MDN_REASON_OVER:
      return word_over (game);
    case MDN_REASON_NO_PIECE:
      return word_no_piece (piece, position);
    case MDN_REASON_TEA_NOT_LAST:
      return word_tea_not_last (game);
    case MDN_REASON_ROOFTOP_LIMIT:
      return word_rooftop_limit (piece);
    case MDN_REASON_MUST_GROW:
      return word_must_grow (position, placement);
    case MDN_REASON_STABLE_APART:
      return word_stable_apart (position, mdn_placement_space (placement));
    case MDN_REASON_NEW_STREET_TOUCHES:
      return word_new_street (&position->rules);
    case MDN_REASON_NOT_RING:
      return word_not_ring (position, mdn_placement_space (placement));
    default:
      return _ (plain[reason]);
    }
}

char *
medina_reason_to_sentence (MdnReason reason, MedinaGame *game, MdnPlacement placement)
{
  g_return_val_if_fail (reason < MDN_REASONS, NULL);
  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);

  if (reason == MDN_REASON_NONE)
    return NULL;
  return g_strdup (word_reason (reason, game, placement));
}
