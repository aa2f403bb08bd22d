/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play.h"

#include <assert.h>
#include <string.h>

#include "market.h"
#include "palace.h"
#include "position-check.h"
#include "tiles.h"
#include "turn.h"
#include "wall.h"

static void
deal_stocks (MdnPosition *position)
{
  const MdnRules *rules = &position->rules;
  const uint8_t stock[MDN_PIECES] = {
    rules->stock.buildings, rules->stock.buildings, rules->stock.buildings,
    rules->stock.buildings, rules->stock.rooftops,  rules->other_rooftops,
    rules->stock.stables,   rules->stock.merchants, rules->stock.walls,
  };

  for (int player = 0; player < rules->players; player++)
    {
      for (int piece = 0; piece < MDN_PIECES; piece++)
        mdn_table_set_stock (&position->table, player, (MdnPiece) piece, stock[piece]);
      position->table.players[player].may_block = rules->blocking ? 15 : 0;
    }
}

static void
lay_tiles (MdnPosition *position)
{
  static const uint8_t merchants[MDN_TOWERS] = { 3, 2, 1, 0 }; /* U4 */

  memset (position->table.tower_tile, MDN_OWNER_NONE, MDN_TOWERS);
  if (position->rules.tower_merchants)
    memcpy (position->table.tower_merchants, merchants, MDN_TOWERS);
}

MdnPosition
mdn_position (const MdnSetup *setup)
{
  MdnPosition position;

  /* Padding included, so that equal positions are equal byte by byte. */
  memset (&position, 0, sizeof position);
  position.rules = setup->rules;
  position.first = setup->first;
  position.well = setup->well;
  position.free = mdn_geometry (setup->rules.board)->city;
  if (setup->well != MDN_NO_SPACE)
    {
      mdn_set_remove (&position.free, setup->well);
      position.closed = mdn_around (setup->well);
      mdn_set_add (&position.closed, setup->well);
    }
  if (setup->merchant != MDN_NO_SPACE)
    mdn_market_add (&position, setup->merchant);
  mdn_wall_begin (&position);
  deal_stocks (&position);
  lay_tiles (&position);
  mdn_turn_begin (&position, setup->first);
  if (setup->rules.opening_merchant)
    {
      position.table.turn.phase = MDN_PHASE_OPENING;
      position.table.turn.of = 0;
    }
  return position;
}

static bool
takes_tiles (const MdnPosition *position, int palace)
{
  return position->palace[palace].owner <= MDN_OWNER_NEUTRAL;
}

static void
play_building (MdnPosition *position, MdnColor color, MdnSpace space)
{
  mdn_palace_build (position, color, space);
  position->table.turn.buildings |= (uint8_t) (1u << color);
}

static void
play_rooftop (MdnPosition *position, MdnPiece piece, MdnSpace space)
{
  MdnTurn *turn = &position->table.turn;
  MdnPlayer *player = &position->table.players[turn->player];
  const int palace = position->palace_at[space];
  const MdnColor color = position->palace[palace].color;

  mdn_palace_roof (position, palace, mdn_palace_owner_by (&position->rules, turn->player, piece));
  turn->rooftops |= (uint8_t) (1u << (piece - MDN_ROOFTOP));
  if (piece == MDN_ROOFTOP)
    player->owns |= (uint8_t) (1u << color);
  else
    player->may_block &= (uint8_t) ~(1u << color);
  if (takes_tiles (position, palace))
    {
      mdn_tiles_compare_palace (position, palace);
      mdn_tiles_connect (position, palace,
                         mdn_wall_towers_beside (position, position->pieces[palace]));
      mdn_tiles_give_tea (position, palace);
    }
  mdn_palace_close_color (position, color);
  if (position->rules.blocking)
    mdn_palace_stop_blocker (position, turn->player, color);
}

static void
play_stable (MdnPosition *position, MdnSpace space)
{
  const int palace = mdn_palace_add_stable (position, space);
  MdnSet added = mdn_set_empty ();

  if (!takes_tiles (position, palace))
    return;
  mdn_set_add (&added, space);
  mdn_tiles_compare_palace (position, palace);
  mdn_tiles_connect (position, palace, mdn_wall_towers_beside (position, added));
}

static void
play_wall (MdnPosition *position, MdnSpace space)
{
  int tower;
  const MdnSpace front = mdn_wall_build (position, space, &tower);
  const int palace = mdn_position_palace_at (position, front);

  if (palace != MDN_NO_PALACE && takes_tiles (position, palace))
    mdn_tiles_connect (position, palace, 1u << tower);
}

static void
put_piece (MdnPosition *position, MdnPiece piece, MdnSpace space)
{
  switch (piece)
    {
    case MDN_ROOFTOP:
    case MDN_OTHER_ROOFTOP:
      play_rooftop (position, piece, space);
      break;
    case MDN_STABLE:
      play_stable (position, space);
      break;
    case MDN_MERCHANT:
      mdn_market_add (position, space);
      break;
    case MDN_WALL:
      play_wall (position, space);
      break;
    case MDN_TEA:
    case MDN_PIECES:
      break;
    case MDN_BUILDING_GREY:
    case MDN_BUILDING_PURPLE:
    case MDN_BUILDING_BROWN:
    case MDN_BUILDING_ORANGE:
      play_building (position, (MdnColor) piece, space);
      break;
    }
}

/* The palace whose record the placement will change. */
static int
palace_changed_by (const MdnPosition *position, MdnPiece piece, MdnSpace space)
{
  MdnSide side;
  int index;

  if (piece == MDN_MERCHANT || piece == MDN_TEA)
    return MDN_NO_PALACE;
  if (mdn_piece_is_rooftop (piece))
    return position->palace_at[space];
  if (piece != MDN_WALL)
    return mdn_palace_beside (position, space);
  return mdn_ring_find (position->rules.board, space, &side, &index)
           ? mdn_position_palace_at (position, mdn_side_front (side, space))
           : MDN_NO_PALACE;
}

/* The sets that a placement changes by more than its own space; returns how many. */
static int
sets_changed_by (MdnPosition *position,
                 MdnPiece piece,
                 unsigned color,
                 MdnSet *sets[static MDN_UNDO_SETS])
{
  int count = 0;

  if (piece == MDN_MERCHANT)
    {
      sets[count++] = &position->beside_merchant;
      sets[count++] = &position->beside_merchants;
      sets[count++] = &position->street;
    }
  else if (piece == MDN_WALL)
    sets[count++] = &position->wall_sites;
  else if (mdn_piece_joins_palace (piece))
    {
      sets[count++] = &position->taken;
      sets[count++] = &position->contested;
    }
  if (mdn_piece_is_building (piece))
    sets[count++] = &position->beside_buildings;
  if (mdn_piece_is_rooftop (piece))
    sets[count++] = &position->roofed;
  if (mdn_piece_is_building (piece) || mdn_piece_is_rooftop (piece))
    sets[count++] = &position->beside_unroofed[color];
  return count;
}

static void
remember (MdnPosition *position, MdnPiece piece, MdnSpace space, MdnUndo *undo)
{
  MdnSet *sets[MDN_UNDO_SETS];

  undo->table = position->table;
  undo->number = (uint8_t) palace_changed_by (position, piece, space);
  undo->palace = position->palace[undo->number];
  undo->sets =
    (uint8_t) sets_changed_by (position, piece,
                               mdn_piece_is_building (piece) ? piece : undo->palace.color, sets);
  for (int i = 0; i < undo->sets; i++)
    undo->set[i] = *sets[i];
}

void
mdn_position_play (MdnPosition *position, MdnPlacement placement, MdnUndo *undo)
{
  const MdnPiece piece = mdn_placement_piece (placement);
  const MdnSpace space = mdn_placement_space (placement);
  MdnTurn *turn = &position->table.turn;

  if (undo != NULL)
    remember (position, piece, space, undo);
  if (turn->phase == MDN_PHASE_OPENING)
    {
      mdn_market_add (position, space);
      mdn_turn_begin (position, turn->player);
    }
  else
    {
      /* The piece leaves the stock before anything else: what follows may add to the stock (V6)
       * or empty it (P6). */
      mdn_table_add_stock (&position->table, turn->player, piece, -1);
      put_piece (position, piece, space);
      mdn_turn_advance (position, piece == MDN_TEA);
    }
  assert (mdn_position_check (position) == NULL);
}

static void
lift_palace_piece (MdnPosition *position, MdnSet *kind, MdnSpace space)
{
  const int palace = position->palace_at[space];

  mdn_set_remove (kind, space);
  mdn_set_remove (&position->pieces[palace], space);
  mdn_set_add (&position->free, space);
  position->palace_at[space] = MDN_NO_PALACE;
}

static void
lift_piece (MdnPosition *position, MdnPiece piece, MdnSpace space)
{
  switch (piece)
    {
    case MDN_STABLE:
      lift_palace_piece (position, &position->stables, space);
      break;
    case MDN_MERCHANT:
      mdn_set_remove (&position->merchants, space);
      mdn_set_add (&position->free, space);
      break;
    case MDN_WALL:
      mdn_set_remove (&position->walls, space);
      break;
    case MDN_ROOFTOP:
    case MDN_OTHER_ROOFTOP:
    case MDN_TEA:
    case MDN_PIECES:
      break;
    case MDN_BUILDING_GREY:
    case MDN_BUILDING_PURPLE:
    case MDN_BUILDING_BROWN:
    case MDN_BUILDING_ORANGE:
      lift_palace_piece (position, &position->buildings[piece], space);
      break;
    }
}

void
mdn_position_take_back (MdnPosition *position, MdnPlacement placement, const MdnUndo *undo)
{
  const MdnPiece piece = mdn_placement_piece (placement);
  MdnSet *sets[MDN_UNDO_SETS];

  lift_piece (position, piece, mdn_placement_space (placement));
  sets_changed_by (position, piece, mdn_piece_is_building (piece) ? piece : undo->palace.color,
                   sets);
  for (int i = 0; i < undo->sets; i++)
    *sets[i] = undo->set[i];
  /* If the placement founded a palace, its entry is cleared, so that equal positions stay equal
   * byte by byte. */
  if (position->table.palaces > undo->table.palaces)
    memset (&position->palace[position->table.palaces], 0, sizeof (MdnPalace));
  position->palace[undo->number] = undo->palace;
  position->table = undo->table;
  assert (mdn_position_check (position) == NULL);
}
