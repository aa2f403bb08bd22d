/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "position-match.h"

#include <string.h>

static bool
match_turns (const MdnTurn *a, const MdnTurn *b)
{
  return a->phase == b->phase && a->player == b->player && a->made == b->made && a->of == b->of &&
         a->number == b->number && a->buildings == b->buildings && a->rooftops == b->rooftops &&
         a->shown == b->shown;
}

static bool
match_players (const MdnTable *a, const MdnTable *b)
{
  for (int player = 0; player < MDN_MAX_PLAYERS; player++)
    {
      const MdnPlayer *x = &a->players[player], *y = &b->players[player];

      if (memcmp (x->stock, y->stock, sizeof x->stock) != 0 || x->owns != y->owns ||
          x->may_block != y->may_block)
        return false;
    }
  return true;
}

static bool
match_pieces (const MdnPosition *a, const MdnPosition *b)
{
  for (int color = 0; color < MDN_COLORS; color++)
    if (!mdn_set_equal (a->buildings[color], b->buildings[color]))
      return false;
  return mdn_set_equal (a->free, b->free) && mdn_set_equal (a->roofed, b->roofed) &&
         mdn_set_equal (a->stables, b->stables) && mdn_set_equal (a->merchants, b->merchants) &&
         mdn_set_equal (a->walls, b->walls);
}

/* The palace of `b` at the place of that one of `a`. */
static uint8_t
counterpart (const MdnPosition *a, const MdnPosition *b, uint8_t palace)
{
  return palace == MDN_NO_PALACE ? MDN_NO_PALACE : b->palace_at[a->palace[palace].at];
}

static bool
match_palace (const MdnPosition *a, const MdnPosition *b, uint8_t number)
{
  const uint8_t other = counterpart (a, b, number);
  const MdnPalace x = a->palace[number], y = b->palace[other];

  return other != MDN_NO_PALACE && x.at == y.at && x.buildings == y.buildings &&
         x.stables == y.stables && x.color == y.color && x.owner == y.owner &&
         x.connected == y.connected && x.roofed_as == y.roofed_as &&
         mdn_set_equal (a->pieces[number], b->pieces[other]);
}

static bool
match_palaces (const MdnPosition *a, const MdnPosition *b)
{
  if (a->table.palaces != b->table.palaces)
    return false;
  for (uint8_t palace = 1; palace <= a->table.palaces; palace++)
    if (!match_palace (a, b, palace))
      return false;
  return true;
}

static bool
match_tiles (const MdnPosition *a, const MdnPosition *b)
{
  for (int color = 0; color < MDN_COLORS; color++)
    if (counterpart (a, b, a->table.palace_tile[color]) != b->table.palace_tile[color])
      return false;
  return memcmp (a->table.tower_tile, b->table.tower_tile, sizeof a->table.tower_tile) == 0 &&
         memcmp (a->table.tower_merchants, b->table.tower_merchants,
                 sizeof a->table.tower_merchants) == 0 &&
         memcmp (a->table.arms, b->table.arms, sizeof a->table.arms) == 0;
}

bool
mdn_position_match (const MdnPosition *a, const MdnPosition *b)
{
  return memcmp (&a->rules, &b->rules, sizeof a->rules) == 0 && a->first == b->first &&
         a->well == b->well && match_turns (&a->table.turn, &b->table.turn) &&
         match_players (&a->table, &b->table) && match_pieces (a, b) && match_palaces (a, b) &&
         match_tiles (a, b);
}

static bool
contains (MdnSet whole, MdnSet part)
{
  return mdn_set_is_empty (mdn_set_minus (part, whole));
}

bool
mdn_position_may_precede (const MdnPosition *earlier, const MdnPosition *later)
{
  for (int color = 0; color < MDN_COLORS; color++)
    if (!contains (later->buildings[color], earlier->buildings[color]))
      return false;
  return earlier->table.turn.number <= later->table.turn.number &&
         contains (earlier->free, later->free) && contains (later->roofed, earlier->roofed) &&
         contains (later->stables, earlier->stables) &&
         contains (later->merchants, earlier->merchants) && contains (later->walls, earlier->walls);
}
