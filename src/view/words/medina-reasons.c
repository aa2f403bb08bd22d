/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-reasons.h"

#include <glib/gi18n.h>

#include "medina-names.h"

/* What does not depend on the piece, the colour or the state of the game. */
static const char *const plain[MDN_REASONS] = {
  [MDN_REASON_TEA_OFF] = N_ ("This game is played without tea tiles."),
  [MDN_REASON_ROOFTOP_DUE] = N_ ("Nobody else has a rooftop left, so one must be placed in each of "
                                 "your turns: place a rooftop now."),
  [MDN_REASON_ONLY_MERCHANT] = N_ ("The game opens with a merchant; nothing else can be placed "
                                   "before."),
  [MDN_REASON_OPENING_EDGE] = N_ ("The first merchant must stand at least one space away from the "
                                  "city wall."),
  [MDN_REASON_NOT_CITY] = N_ ("Only walls go on the spaces around the city."),
  [MDN_REASON_OCCUPIED] = N_ ("This space is not empty."),
  [MDN_REASON_WELL] = N_ ("The well is here."),
  [MDN_REASON_WELL_SIDE] = N_ ("Only merchants may stand beside the well."),
  [MDN_REASON_TOO_CLOSE] = N_ ("A new palace must not touch another palace, not even at a corner."),
  [MDN_REASON_NO_PALACE] = N_ ("A rooftop goes on a palace, and there is none here."),
  [MDN_REASON_ROOFED] = N_ ("This palace already has a rooftop."),
  [MDN_REASON_STABLE_APART] = N_ ("A stable must stand beside a building of a palace; another "
                                  "stable is not enough."),
  [MDN_REASON_STABLE_TOO_CLOSE] = N_ ("A stable must not touch a second palace, not even at a "
                                      "corner."),
  [MDN_REASON_STREET_APART] = N_ ("A merchant must join an end of the market street."),
  [MDN_REASON_STREET_MIDDLE] = N_ ("A merchant must join an end of the market street, not its "
                                   "middle."),
  [MDN_REASON_STREET_MANY] = N_ ("A merchant may stand beside only one other merchant."),
  [MDN_REASON_NOT_RING] = N_ ("Walls go on the spaces around the city."),
  [MDN_REASON_WALL_APART] = N_ ("A wall must continue a wall or begin at a tower."),
  [MDN_REASON_GATE] = N_ ("This is the last gap between two towers, the gate: it stays open."),
};

static const char *const no_building[MEDINA_HUES] = {
  [MEDINA_HUE_GREY] = N_ ("You have no grey building left."),
  [MEDINA_HUE_PURPLE] = N_ ("You have no purple building left."),
  [MEDINA_HUE_BROWN] = N_ ("You have no brown building left."),
  [MEDINA_HUE_ORANGE] = N_ ("You have no orange building left."),
  [MEDINA_HUE_BLACK] = N_ ("You have no black building left."),
};

static const char *const closed[MEDINA_HUES] = {
  [MEDINA_HUE_GREY] = N_ ("Every player owns a grey palace, so no more grey buildings are placed."),
  [MEDINA_HUE_PURPLE] =
    N_ ("Every player owns a purple palace, so no more purple buildings are placed."),
  [MEDINA_HUE_BROWN] =
    N_ ("Every player owns a brown palace, so no more brown buildings are placed."),
  [MEDINA_HUE_ORANGE] =
    N_ ("Every player owns an orange palace, so no more orange buildings are placed."),
  [MEDINA_HUE_BLACK] =
    N_ ("Every player owns a black palace, so no more black buildings are placed."),
};

static const char *const building_limit[MEDINA_HUES] = {
  [MEDINA_HUE_GREY] = N_ ("You have already placed a grey building in this turn."),
  [MEDINA_HUE_PURPLE] = N_ ("You have already placed a purple building in this turn."),
  [MEDINA_HUE_BROWN] = N_ ("You have already placed a brown building in this turn."),
  [MEDINA_HUE_ORANGE] = N_ ("You have already placed an orange building in this turn."),
  [MEDINA_HUE_BLACK] = N_ ("You have already placed a black building in this turn."),
};

static const char *const must_grow[MEDINA_HUES] = {
  [MEDINA_HUE_GREY] = N_ ("A grey palace is unfinished: a grey building must join it, without "
                          "touching another palace."),
  [MEDINA_HUE_PURPLE] = N_ ("A purple palace is unfinished: a purple building must join it, "
                            "without touching another palace."),
  [MEDINA_HUE_BROWN] = N_ ("A brown palace is unfinished: a brown building must join it, without "
                           "touching another palace."),
  [MEDINA_HUE_ORANGE] = N_ ("An orange palace is unfinished: an orange building must join it, "
                            "without touching another palace."),
  [MEDINA_HUE_BLACK] = N_ ("A black palace is unfinished: a black building must join it, without "
                           "touching another palace."),
};

static const char *const owns_color[MEDINA_HUES] = {
  [MEDINA_HUE_GREY] = N_ ("You already own a grey palace."),
  [MEDINA_HUE_PURPLE] = N_ ("You already own a purple palace."),
  [MEDINA_HUE_BROWN] = N_ ("You already own a brown palace."),
  [MEDINA_HUE_ORANGE] = N_ ("You already own an orange palace."),
  [MEDINA_HUE_BLACK] = N_ ("You already own a black palace."),
};

/* Purple never occurs with blocking rooftops. */
static const char *const has_blocked[MEDINA_HUES] = {
  [MEDINA_HUE_GREY] = N_ ("You have already put a blocking rooftop on a grey palace."),
  [MEDINA_HUE_PURPLE] = N_ ("You have already put a blocking rooftop on a purple palace."),
  [MEDINA_HUE_BROWN] = N_ ("You have already put a blocking rooftop on a brown palace."),
  [MEDINA_HUE_ORANGE] = N_ ("You have already put a blocking rooftop on an orange palace."),
  [MEDINA_HUE_BLACK] = N_ ("You have already put a blocking rooftop on a black palace."),
};

static const char *const block_removed[MEDINA_HUES] = {
  [MEDINA_HUE_GREY] = N_ ("Your opponent has put both rooftops on grey palaces, so your blocking "
                          "rooftop for them has left the game."),
  [MEDINA_HUE_PURPLE] = N_ ("Your opponent has put both rooftops on purple palaces, so your "
                            "blocking rooftop for them has left the game."),
  [MEDINA_HUE_BROWN] = N_ ("Your opponent has put both rooftops on brown palaces, so your blocking "
                           "rooftop for them has left the game."),
  [MEDINA_HUE_ORANGE] = N_ ("Your opponent has put both rooftops on orange palaces, so your "
                            "blocking rooftop for them has left the game."),
  [MEDINA_HUE_BLACK] = N_ ("Your opponent has put both rooftops on black palaces, so your blocking "
                           "rooftop for them has left the game."),
};

static const char *
word_over (MedinaGame *game)
{
  if (medina_game_get_replaying (game))
    return _ ("You are looking back: to place something, return to the game or go on from here.");
  if (medina_game_awaits_computer (game))
    return _ ("It is the computer’s turn: something can be placed again when it has moved.");
  return medina_game_get_awaiting_end (game)
           ? _ ("This turn is complete: end it, or undo its last placement.")
           : _ ("The game is over.");
}

static const char *
word_no_piece (MdnPiece piece, const MdnRules *rules)
{
  switch (piece)
    {
    case MDN_ROOFTOP:
      return _ ("You have no rooftop left.");
    case MDN_OTHER_ROOFTOP:
      return rules->blocking ? _ ("You have no blocking rooftop left.")
                             : _ ("You have no neutral rooftop left.");
    case MDN_STABLE:
      return _ ("You have no stable left.");
    case MDN_MERCHANT:
      return _ ("You have no merchant left.");
    case MDN_WALL:
      return _ ("You have no wall left.");
    case MDN_TEA:
      return _ ("You have no tea tile.");
    case MDN_BUILDING_GREY:
    case MDN_BUILDING_PURPLE:
    case MDN_BUILDING_BROWN:
    case MDN_BUILDING_ORANGE:
      return _ (no_building[medina_hue_of_color ((MdnColor) piece, rules)]);
    default:
      return _ ("None of your pieces may go here.");
    }
}

static const char *
word_tea_not_last (MedinaGame *game)
{
  return medina_game_get_turn_length (game) == 1
           ? _ ("A tea tile cannot replace the only placement of a turn.")
           : _ ("A tea tile can only replace the last placement of a turn.");
}

static const char *
word_rooftop_limit (MdnPiece piece)
{
  return piece == MDN_OTHER_ROOFTOP ? _ ("You have already placed a blocking rooftop in this turn.")
                                    : _ ("You have already placed a rooftop in this turn.");
}

static const char *
word_new_street (const MdnRules *rules)
{
  return rules->street_touch == 0
           ? _ ("A new market street must not begin beside another merchant.")
           : _ ("A new market street may begin beside one other merchant at most.");
}

/* The texts that say something about palaces or buildings of one colour; NULL for other reasons. */
static const char *const *
colored_texts (MdnReason reason)
{
  switch (reason)
    {
    case MDN_REASON_COLOR_CLOSED:
      return closed;
    case MDN_REASON_BUILDING_LIMIT:
      return building_limit;
    case MDN_REASON_MUST_GROW:
      return must_grow;
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

/* The colour in question: that of the building, or of the palace that was to get a rooftop. */
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
      return word_no_piece (piece, &position->rules);
    case MDN_REASON_TEA_NOT_LAST:
      return word_tea_not_last (game);
    case MDN_REASON_ROOFTOP_LIMIT:
      return word_rooftop_limit (piece);
    case MDN_REASON_NEW_STREET_TOUCHES:
      return word_new_street (&position->rules);
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
