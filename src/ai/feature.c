/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "feature.h"

#include <string.h>

#include "tiles.h"

/* The unroofed palace of a color that is worth most. */
typedef struct
{
  int prize;
  int growth;
  int palace;
} Best;

static int
smaller (int a, int b)
{
  return a < b ? a : b;
}

static void
add_stock_features (int16_t *f, const uint8_t *stock)
{
  f[MDN_FEATURE_MERCHANTS] = stock[MDN_MERCHANT];
  f[MDN_FEATURE_WALLS] = stock[MDN_WALL];
  f[MDN_FEATURE_STABLES] = stock[MDN_STABLE];
  f[MDN_FEATURE_TEA] = stock[MDN_TEA];
  f[MDN_FEATURE_OTHER_ROOFTOPS] = stock[MDN_OTHER_ROOFTOP];
}

static void
add_palace_features (MdnFeatures features[MDN_MAX_PLAYERS],
                     const MdnSearchState *state,
                     const MdnBoardAnalysis *analysis)
{
  const MdnPosition *position = &state->position;

  for (int palace = 1; palace <= position->table.palaces; palace++)
    {
      const MdnPalaceTerms *terms = &analysis->palace[palace];
      const unsigned owner = position->palace[palace].owner;
      int16_t *f = features[owner & 3];

      if (owner >= MDN_OWNER_NEUTRAL)
        continue;
      f[MDN_FEATURE_POINTS] += terms->points;
      f[MDN_FEATURE_STABLE_ROOM] += terms->extension;
      f[MDN_FEATURE_EXTENSION] += terms->extension > 0;
      f[MDN_FEATURE_MARKET] += terms->market;
      f[MDN_FEATURE_ROOM] += terms->room;
      f[MDN_FEATURE_STABLE_WATER] += terms->water;
      f[MDN_FEATURE_GAPS] += terms->gaps;
      f[MDN_FEATURE_GAPS_WALLS] += (int16_t) (terms->gaps * analysis->walls_left / 2);
      f[MDN_FEATURE_GAPS_NEAR] += terms->gaps_near;
      f[MDN_FEATURE_WALL_NEXT] += terms->wall_next;
      f[MDN_FEATURE_NEXT_TOWER] += terms->towers;
      f[MDN_FEATURE_NEAR_TOWER] += terms->towers_near;
    }
}

/* How much larger the holder of a palace tile is than all others of its color, up to 3. */
static int
tile_lead (const MdnPosition *position, int holder)
{
  const MdnPalace *p = &position->palace[holder];
  int lead = 3;

  for (int palace = 1; palace <= position->table.palaces; palace++)
    if (palace != holder && position->palace[palace].color == p->color)
      lead = smaller (lead, mdn_palace_size (p) - mdn_palace_size (&position->palace[palace]));
  return lead < 0 ? 0 : lead;
}

static void
add_tile_features (MdnFeatures features[MDN_MAX_PLAYERS],
                   const MdnPosition *position,
                   const MdnBoardAnalysis *analysis)
{
  for (int color = 0; color < MDN_COLORS; color++)
    {
      const MdnOwner holder = mdn_tiles_palace_holder (position, color);
      const int value = mdn_tiles_palace_value (color);
      int16_t *f = features[holder & 3];

      if (holder >= MDN_OWNER_NEUTRAL)
        continue;
      f[MDN_FEATURE_PALACE_TILE] += (int16_t) value;
      f[MDN_FEATURE_TILE_LEAD] +=
        (int16_t) (value * tile_lead (position, position->table.palace_tile[color]));
      f[MDN_FEATURE_TILE_RISK] += (int16_t) (value * analysis->rivals[color]);
    }
  for (int tower = 0; tower < MDN_TOWERS; tower++)
    {
      const unsigned holder = position->table.tower_tile[tower];
      const int value = mdn_tiles_tower_value (tower);

      if (holder >= MDN_OWNER_NEUTRAL)
        continue;
      features[holder][MDN_FEATURE_TOWER_TILE] += (int16_t) value;
      if (analysis->tower_rivals[tower] & ~(1u << holder))
        features[holder][MDN_FEATURE_TOWER_RISK] += (int16_t) value;
    }
}

static Best
best_unroofed (const MdnPosition *position, const MdnBoardAnalysis *analysis, int color, int player)
{
  Best best = { 0, 0, MDN_NO_PALACE };

  for (uint64_t left = position->table.unroofed[color]; left != 0; left &= left - 1)
    {
      const int palace = __builtin_ctzll (left);
      const int prize = mdn_board_analysis_prize (analysis, position, palace, player);

      if (prize > best.prize)
        best = (Best){ prize, smaller (analysis->palace[palace].extension, 3), palace };
    }
  return best;
}

static void
add_prize_features (int16_t *f, const MdnBoardAnalysis *analysis, int palace)
{
  if (palace == MDN_NO_PALACE)
    return;
  f[MDN_FEATURE_PRIZE_WATER] += analysis->palace[palace].water;
  f[MDN_FEATURE_PRIZE_GAPS] += (int16_t) (analysis->palace[palace].gaps * analysis->walls_left / 2);
}

static void
add_wanted_color_features (int16_t *f,
                           const MdnBoardAnalysis *analysis,
                           int color,
                           int own,
                           Best best)
{
  const int rivals = analysis->rivals[color];

  f[MDN_FEATURE_WANTED]++;
  f[MDN_FEATURE_SHARE] += (int16_t) (4 * analysis->unplaced[color] / rivals);
  f[MDN_FEATURE_OWN_SHARE] += (int16_t) own;
  f[MDN_FEATURE_PRIZE] += (int16_t) best.prize;
  f[MDN_FEATURE_RIVALRY] += (int16_t) (best.prize * (rivals - 1));
  f[MDN_FEATURE_GROWTH] += (int16_t) best.growth;
  add_prize_features (f, analysis, best.palace);
  if (rivals == 1)
    {
      f[MDN_FEATURE_ALONE] += (int16_t) analysis->unplaced[color];
      f[MDN_FEATURE_ALONE_COUNT]++;
    }
}

/* Prizes count for the player to move, who can take them at once, and for the next one. */
static void
add_move_features (int16_t *f, const MdnPosition *position, int player, int best, int second)
{
  const MdnTurn *turn = &position->table.turn;
  const int left = turn->of - turn->made;

  f[MDN_FEATURE_BEST_PRIZE] = (int16_t) best;
  if (turn->player == player)
    {
      f[MDN_FEATURE_MOVE] = (int16_t) left;
      f[MDN_FEATURE_MOVE_PRIZE] = (int16_t) best;
      f[MDN_FEATURE_MOVE_SECOND] = (int16_t) (left > 1 ? second : 0);
    }
  else if ((turn->player + 1) % position->rules.players == player)
    f[MDN_FEATURE_NEXT_PRIZE] = (int16_t) best;
}

static void
add_color_features (int16_t *f,
                    const MdnPosition *position,
                    const MdnBoardAnalysis *analysis,
                    int player)
{
  const MdnPlayer *p = &position->table.players[player];
  int best = 0, second = 0;

  for (int color = 0; color < MDN_COLORS; color++)
    if (p->owns >> color & 1)
      f[MDN_FEATURE_BURDEN] += p->stock[color];
    else
      {
        const Best unroofed = best_unroofed (position, analysis, color, player);

        add_wanted_color_features (f, analysis, color, p->stock[color], unroofed);
        if (mdn_tiles_palace_holder (position, color) == MDN_OWNER_NONE)
          f[MDN_FEATURE_WANTED_TILE] += (int16_t) mdn_tiles_palace_value (color);
        if (unroofed.prize > best)
          {
            second = best;
            best = unroofed.prize;
          }
        else if (unroofed.prize > second)
          second = unroofed.prize;
      }
  if (position->rules.tea && !(p->owns >> MDN_PURPLE & 1))
    f[MDN_FEATURE_TEA_HOPE] = (int16_t) mdn_tiles_tea_pile (position->table.purple_roofed);
  add_move_features (f, position, player, best, second);
}

void
mdn_feature_find (MdnFeatures features[MDN_MAX_PLAYERS],
                  const MdnSearchState *state,
                  const MdnBoardAnalysis *analysis)
{
  const MdnPosition *position = &state->position;

  memset (features, 0, MDN_MAX_PLAYERS * sizeof *features);
  add_palace_features (features, state, analysis);
  add_tile_features (features, position, analysis);
  for (int player = 0; player < position->rules.players; player++)
    {
      int16_t *f = features[player];

      add_stock_features (f, position->table.players[player].stock);
      f[MDN_FEATURE_STABLE_ROOM] =
        (int16_t) smaller (f[MDN_FEATURE_STABLE_ROOM], f[MDN_FEATURE_STABLES]);
      f[MDN_FEATURE_STABLE_WATER] =
        (int16_t) smaller (f[MDN_FEATURE_STABLE_WATER], f[MDN_FEATURE_STABLES]);
      f[MDN_FEATURE_GAPS_OWN] = (int16_t) smaller (f[MDN_FEATURE_GAPS], f[MDN_FEATURE_WALLS]);
      add_color_features (f, position, analysis, player);
    }
}
