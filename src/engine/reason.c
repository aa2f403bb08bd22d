/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "reason.h"

#include "legal.h"
#include "market.h"
#include "palace.h"
#include "wall.h"

/* Marks a text for xgettext. The engine does not translate: programs with gettext do. */
#define N_(text) text

static const struct
{
  const char *rule;
  const char *text;
} reasons[MDN_REASONS] = {
  [MDN_REASON_NONE] = { NULL, "legal" },
  [MDN_REASON_OVER] = { "T8", N_ ("the game is over") },
  [MDN_REASON_NO_PIECE] = { "T1", N_ ("you have no such piece left") },
  [MDN_REASON_COLOR_CLOSED] = { "P2", N_ ("this color is closed") },
  [MDN_REASON_TEA_OFF] = { "A1", N_ ("this game has no tea tiles") },
  [MDN_REASON_TEA_NOT_LAST] = { "T3", N_ ("tea can replace only the last of several placements") },
  [MDN_REASON_BUILDING_LIMIT] = { "B3",
                                  N_ ("only one building of each color can be placed in a turn") },
  [MDN_REASON_ROOFTOP_LIMIT] = { "B3",
                                 N_ ("only one rooftop of each color can be placed in a turn") },
  [MDN_REASON_ROOFTOP_DUE] = { "T6", N_ ("a rooftop must be placed this turn") },
  [MDN_REASON_ONLY_MERCHANT] = { "M0", N_ ("the game starts with a merchant") },
  [MDN_REASON_OPENING_EDGE] = { "M0",
                                N_ ("the first merchant must go in the city, away from its edge") },
  [MDN_REASON_NOT_CITY] = { "P1", N_ ("only walls go around the city") },
  [MDN_REASON_OCCUPIED] = { "P1", N_ ("the space is taken") },
  [MDN_REASON_WELL] = { "O1", N_ ("nothing can go on the well") },
  [MDN_REASON_WELL_SIDE] = { "O1", N_ ("only merchants can go on the spaces around the well") },
  [MDN_REASON_MUST_GROW] = { "P3",
                             N_ ("the unfinished palace of this color must be extended first") },
  [MDN_REASON_TOO_CLOSE] = { "P4", N_ ("a new palace cannot touch another palace") },
  [MDN_REASON_NO_PALACE] = { "R1", N_ ("a rooftop goes on a building of a palace") },
  [MDN_REASON_ROOFED] = { "R3", N_ ("the palace already has a rooftop") },
  [MDN_REASON_OWNS_COLOR] = { "R1", N_ ("you already own a palace of this color") },
  [MDN_REASON_HAS_BLOCKED] = { "B1", N_ ("you already blocked a palace of this color") },
  [MDN_REASON_BLOCK_REMOVED] = { "B4", N_ ("your blocking rooftop for this color was removed") },
  [MDN_REASON_STABLE_APART] = { "S1", N_ ("a stable must go next to a building of a palace") },
  [MDN_REASON_STABLE_TOO_CLOSE] = { "S1", N_ ("a stable cannot touch a second palace") },
  [MDN_REASON_STREET_APART] = { "M2", N_ ("a merchant must go at an end of the market street") },
  [MDN_REASON_STREET_MIDDLE] = { "M2",
                                 N_ ("a merchant cannot join the middle of the market street") },
  [MDN_REASON_STREET_MANY] = { "M2",
                               N_ ("a merchant can be placed next to only one other merchant") },
  [MDN_REASON_NEW_STREET_TOUCHES] = { "M3", N_ ("too many merchants are next to this space for "
                                                "a new market street") },
  [MDN_REASON_NOT_RING] = { "W1", N_ ("walls go only around the city") },
  [MDN_REASON_WALL_APART] = { "W1", N_ ("a wall must extend another wall or start at a tower") },
  [MDN_REASON_GATE] = { "W1", N_ ("the gate must stay open") },
};

const char *
mdn_reason_rule (MdnReason reason)
{
  return reasons[reason].rule;
}

const char *
mdn_reason_text (MdnReason reason)
{
  return reasons[reason].text;
}

static MdnReason
judge_stock (const MdnPosition *position, MdnPiece piece)
{
  if (mdn_position_mover (position)->stock[piece] > 0)
    return MDN_REASON_NONE;
  if (mdn_piece_is_building (piece) && mdn_palace_color_closed (position, (MdnColor) piece))
    return MDN_REASON_COLOR_CLOSED;
  if (piece == MDN_TEA && !position->rules.tea)
    return MDN_REASON_TEA_OFF;
  return MDN_REASON_NO_PIECE;
}

static MdnReason
judge_turn (const MdnPosition *position, MdnPiece piece)
{
  const MdnTurn *turn = &position->table.turn;

  if (position->rules.one_of_each_color)
    {
      if (mdn_piece_is_building (piece) && (turn->buildings >> piece & 1))
        return MDN_REASON_BUILDING_LIMIT;
      if (mdn_piece_is_rooftop (piece) && (turn->rooftops >> (piece - MDN_ROOFTOP) & 1))
        return MDN_REASON_ROOFTOP_LIMIT;
    }
  if (!mdn_piece_is_rooftop (piece) && mdn_legal_rooftop_is_due (position))
    return MDN_REASON_ROOFTOP_DUE;
  return MDN_REASON_NONE;
}

/* For a piece that needs an empty city space. */
static MdnReason
judge_city_space (const MdnPosition *position, MdnSpace space)
{
  if (!mdn_set_has (&mdn_geometry (position->rules.board)->city, space))
    return MDN_REASON_NOT_CITY;
  if (space == position->well)
    return MDN_REASON_WELL;
  return mdn_set_has (&position->free, space) ? MDN_REASON_NONE : MDN_REASON_OCCUPIED;
}

static MdnReason
judge_palace_space (const MdnPosition *position, MdnSpace space)
{
  const MdnReason reason = judge_city_space (position, space);

  if (reason == MDN_REASON_NONE && mdn_set_has (&position->closed, space))
    return MDN_REASON_WELL_SIDE;
  return reason;
}

static MdnReason
judge_building (const MdnPosition *position, MdnColor color, MdnSpace space)
{
  const MdnReason reason = judge_palace_space (position, space);
  MdnPalaceSites sites;
  MdnSet legal;

  if (reason != MDN_REASON_NONE)
    return reason;
  mdn_palace_sites (position, &sites);
  legal = mdn_palace_building_sites (&sites, color);
  if (mdn_set_has (&legal, space))
    return MDN_REASON_NONE;
  return mdn_set_is_empty (sites.grow[color]) ? MDN_REASON_TOO_CLOSE : MDN_REASON_MUST_GROW;
}

static MdnReason
judge_stable (const MdnPosition *position, MdnSpace space)
{
  const MdnReason reason = judge_palace_space (position, space);
  MdnPalaceSites sites;

  if (reason != MDN_REASON_NONE)
    return reason;
  mdn_palace_sites (position, &sites);
  if (mdn_set_has (&sites.extend, space))
    return MDN_REASON_NONE;
  return mdn_set_has (&position->contested, space) ? MDN_REASON_STABLE_TOO_CLOSE
                                                   : MDN_REASON_STABLE_APART;
}

static MdnReason
judge_rooftop (const MdnPosition *position, MdnPiece piece, MdnSpace space)
{
  const int player = position->table.turn.player;
  const int number = mdn_position_palace_at (position, space);
  const MdnPalace *palace = &position->palace[number];

  if (number == MDN_NO_PALACE || palace->at != space)
    return MDN_REASON_NO_PALACE;
  if (palace->owner != MDN_OWNER_NONE)
    return MDN_REASON_ROOFED;
  if (mdn_palace_rooftop_sites (position, player, piece) >> number & 1)
    return MDN_REASON_NONE;
  if (piece == MDN_ROOFTOP)
    return MDN_REASON_OWNS_COLOR;
  return mdn_palace_rooftop_fate (position, player, palace->color, piece) == MDN_FATE_USED
           ? MDN_REASON_HAS_BLOCKED
           : MDN_REASON_BLOCK_REMOVED;
}

static MdnReason
judge_opening (const MdnPosition *position, MdnPiece piece, MdnSpace space)
{
  const MdnGeometry *geometry = mdn_geometry (position->rules.board);

  if (piece != MDN_MERCHANT)
    return MDN_REASON_ONLY_MERCHANT;
  return mdn_set_has (&geometry->inner, space) ? MDN_REASON_NONE : MDN_REASON_OPENING_EDGE;
}

static MdnReason
judge_merchant (const MdnPosition *position, MdnSpace space)
{
  const MdnReason reason = judge_city_space (position, space);
  const MdnSet sites = mdn_market_sites (position);
  MdnSet here = mdn_set_empty (), beside;

  if (reason != MDN_REASON_NONE || mdn_set_has (&sites, space))
    return reason;
  if (mdn_market_needs_new_street (position))
    return MDN_REASON_NEW_STREET_TOUCHES;
  mdn_set_add (&here, space);
  beside = mdn_set_intersection (mdn_set_beside (here), position->merchants);
  if (mdn_set_is_empty (beside))
    return MDN_REASON_STREET_APART;
  return mdn_set_count (beside) > 1 ? MDN_REASON_STREET_MANY : MDN_REASON_STREET_MIDDLE;
}

static MdnReason
judge_wall (const MdnPosition *position, MdnSpace space)
{
  const MdnSet sites = position->wall_sites;
  MdnSide side;
  int index;

  if (!mdn_ring_find (position->rules.board, space, &side, &index))
    return MDN_REASON_NOT_RING;
  if (mdn_set_has (&position->walls, space))
    return MDN_REASON_OCCUPIED;
  if (mdn_set_has (&sites, space))
    return MDN_REASON_NONE;
  return mdn_wall_gate (position, side) == space ? MDN_REASON_GATE : MDN_REASON_WALL_APART;
}

static MdnReason
judge_space (const MdnPosition *position, MdnPiece piece, MdnSpace space)
{
  switch (piece)
    {
    case MDN_ROOFTOP:
    case MDN_OTHER_ROOFTOP:
      return judge_rooftop (position, piece, space);
    case MDN_STABLE:
      return judge_stable (position, space);
    case MDN_MERCHANT:
      return judge_merchant (position, space);
    case MDN_WALL:
      return judge_wall (position, space);
    case MDN_TEA:
      return mdn_legal_has (position, mdn_placement (piece, space)) ? MDN_REASON_NONE
                                                                    : MDN_REASON_TEA_NOT_LAST;
    case MDN_BUILDING_GREY:
    case MDN_BUILDING_PURPLE:
    case MDN_BUILDING_BROWN:
    case MDN_BUILDING_ORANGE:
      return judge_building (position, (MdnColor) piece, space);
    case MDN_PIECES:
      break;
    }
  return MDN_REASON_NO_PIECE;
}

MdnReason
mdn_reason (const MdnPosition *position, MdnPlacement placement)
{
  const MdnPiece piece = mdn_placement_piece (placement);
  const MdnSpace space = mdn_placement_space (placement);
  MdnReason reason;

  if (piece >= MDN_PIECES || space >= MDN_SPACES)
    return MDN_REASON_NO_PIECE;
  if (position->table.turn.phase == MDN_PHASE_OVER)
    return MDN_REASON_OVER;
  if (position->table.turn.phase == MDN_PHASE_OPENING)
    return judge_opening (position, piece, space);
  reason = judge_stock (position, piece);
  if (reason == MDN_REASON_NONE)
    reason = judge_turn (position, piece);
  return reason != MDN_REASON_NONE ? reason : judge_space (position, piece, space);
}
