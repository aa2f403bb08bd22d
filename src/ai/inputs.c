/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "inputs.h"

#include <string.h>

#include "market.h"
#include "tiles.h"

/* What all palaces of a player have together. */
typedef struct
{
  int extension;
  int water;
  int gaps;
} Sums;

/* Where facts are written to. */
typedef struct
{
  MdnInputs *inputs;
  uint16_t *next; /* the slot that the next fact goes to */
  const MdnSearchState *state;
  const MdnPosition *position;
  MdnBoardAnalysis analysis;
  uint8_t largest[MDN_COLORS]; /* roofed palace of each color that does not hold the tile */
  Sums sums[MDN_MAX_PLAYERS];
} Writer;

static inline unsigned
at_most (int value, int most)
{
  return (unsigned) (value < 0 ? 0 : value < most ? value : most);
}

static inline void
put_owned (Writer *self, unsigned fact, unsigned player)
{
  *self->next++ = (uint16_t) (fact << 2 | player);
}

static inline void
put (Writer *self, unsigned code)
{
  *self->next++ = (uint16_t) code;
}

static inline void
put_nothing (Writer *self)
{
  *self->next++ = MDN_NO_INPUT;
}

/* --- Players ---------------------------------------------------------------------------------- */

static void
put_stock (Writer *self, int player)
{
  const uint8_t *stock = self->position->table.players[player].stock;

  for (int piece = 0; piece < MDN_TEA; piece++)
    put_owned (self,
               MDN_INPUT_STOCK + (unsigned) piece * MDN_VALUES_COUNT +
                 at_most (stock[piece], MDN_VALUES_COUNT - 1),
               (unsigned) player);
  put_owned (self, MDN_INPUT_STOCK + MDN_TEA * MDN_VALUES_COUNT + at_most (stock[MDN_TEA], 7),
             (unsigned) player);
}

/* The points of the best palace that the player may roof in that color; -1 if there is none. */
static int
best_prize (const Writer *self, int color, int player)
{
  int best = -1;

  for (uint64_t left = self->position->table.unroofed[color]; left != 0; left &= left - 1)
    {
      const int prize =
        mdn_board_analysis_prize (&self->analysis, self->position, __builtin_ctzll (left), player);

      best = prize > best ? prize : best;
    }
  return best;
}

static void
put_owned_color (Writer *self, unsigned color, int player)
{
  const unsigned own = self->position->table.players[player].stock[color];

  put_owned (self, MDN_INPUT_CLAIM + color * MDN_VALUES_PRIZE, (unsigned) player);
  put_nothing (self);
  put_owned (self, MDN_INPUT_BURDEN + color * 10 + at_most ((int) own, 9), (unsigned) player);
}

static void
put_wanted_color (Writer *self, unsigned color, int player, int prize)
{
  const unsigned rivals = at_most (self->analysis.rivals[color] - 1, 3);
  const unsigned unplaced = at_most ((self->analysis.unplaced[color] + 1) / 2, 7);

  put_owned (self,
             MDN_INPUT_CLAIM + color * MDN_VALUES_PRIZE +
               (prize < 0 ? 1 : at_most (prize + 1, MDN_VALUES_PRIZE - 1)),
             (unsigned) player);
  put_owned (self, MDN_INPUT_CHANCE + (color * 4 + rivals) * 8 + unplaced, (unsigned) player);
  put_nothing (self);
}

/* Puts the colors, and what they have to offer: the best prize, and the second best, which counts
 * for who has two placements left. */
static void
put_colors (Writer *self, int player)
{
  const MdnTurn *turn = &self->position->table.turn;
  const int left = turn->player == player ? turn->of - turn->made : 0;
  const bool is_next = (turn->player + 1) % self->position->rules.players == player;
  const unsigned when = left > 1 ? 0 : left == 1 ? 1 : is_next ? 2 : 3;
  int best = 0, second = 0;

  for (unsigned color = 0; color < MDN_COLORS; color++)
    if (self->position->table.players[player].owns >> color & 1)
      put_owned_color (self, color, player);
    else
      {
        const int prize = best_prize (self, (int) color, player);

        put_wanted_color (self, color, player, prize);
        second = prize > best ? best : prize > second ? prize : second;
        best = prize > best ? prize : best;
      }
  put_owned (self, MDN_INPUT_BEST + when * MDN_VALUES_PRIZE + at_most (best, MDN_VALUES_PRIZE - 1),
             (unsigned) player);
  if (left > 1)
    put_owned (self, MDN_INPUT_SECOND + at_most (second, MDN_VALUES_PRIZE - 1), (unsigned) player);
  else
    put_nothing (self);
}

/* What in stock there is use for. */
static void
put_uses (Writer *self, int player)
{
  const uint8_t *stock = self->position->table.players[player].stock;
  const Sums *sums = &self->sums[player];
  const unsigned stables = at_most (sums->extension, stock[MDN_STABLE]);
  const unsigned water = at_most (sums->water, stock[MDN_STABLE]);

  put_owned (self, MDN_INPUT_STABLES + at_most ((int) stables, 7), (unsigned) player);
  put_owned (self, MDN_INPUT_WATER_STABLES + at_most ((int) water, 3), (unsigned) player);
  put_owned (self, MDN_INPUT_GAPS_OWN + at_most ((int) at_most (sums->gaps, stock[MDN_WALL]), 15),
             (unsigned) player);
}

static void
put_player (Writer *self, int player)
{
  const MdnTurn *turn = &self->position->table.turn;

  put_stock (self, player);
  put_colors (self, player);
  put_uses (self, player);
  put_owned (self,
             MDN_INPUT_POINTS + at_most (self->inputs->points[player] / 3, MDN_VALUES_MANY - 1),
             (unsigned) player);
  if (turn->player == player)
    put_owned (self, MDN_INPUT_MOVE + at_most (turn->of - turn->made, 3) * 2 + (turn->made > 0),
               (unsigned) player);
  else
    put_nothing (self);
}

/* --- Tiles, walls ----------------------------------------------------------------------------- */

/* Nobody has it, the neutral player, or somebody. */
static unsigned
kind_of_holder (unsigned holder)
{
  return holder < MDN_OWNER_NEUTRAL ? 2 : holder == MDN_OWNER_NEUTRAL;
}

static void
put_color (Writer *self, unsigned color)
{
  const MdnPosition *position = self->position;
  const int tile = position->table.palace_tile[color];
  const unsigned size = tile == MDN_NO_PALACE ? 0 : self->analysis.palace[tile].size;

  put (self, MDN_INPUT_UNPLACED + color * MDN_VALUES_UNPLACED +
               at_most (self->analysis.unplaced[color], MDN_VALUES_UNPLACED - 1));
  put (self, MDN_INPUT_TILE +
               (color * 3 + kind_of_holder (mdn_tiles_palace_holder (position, color))) *
                 MDN_VALUES_SIZE +
               at_most ((int) size, MDN_VALUES_SIZE - 1));
}

static void
put_tower (Writer *self, unsigned tower)
{
  const unsigned holder = self->position->table.tower_tile[tower];
  const unsigned rivals = self->analysis.tower_rivals[tower];

  put (self, MDN_INPUT_TOWER_STATE + (tower * 3 + kind_of_holder (holder)) * 4 +
               at_most (self->position->table.tower_merchants[tower], 3));
  if (holder < MDN_OWNER_NEUTRAL)
    put_owned (self, MDN_INPUT_TOWER + tower * 2 + ((rivals & ~(1u << holder)) != 0), holder);
  else
    put_nothing (self);
}

/* What stands on the city space in front of one of the next walls of a tower's arm. */
static void
put_front (Writer *self, unsigned tower, unsigned ahead, int palace)
{
  const MdnPalace *p = &self->position->palace[palace];
  const unsigned place = tower * (MDN_NEAR_WALLS + 1) + ahead;

  if (palace == MDN_NO_PALACE)
    put (self, MDN_INPUT_NO_FRONT + place * 4);
  else if (p->owner < MDN_OWNER_NEUTRAL)
    put_owned (self, MDN_INPUT_FRONT + place * 2 + (p->connected >> tower & 1), p->owner);
  else
    put (self, MDN_INPUT_NO_FRONT + place * 4 + (p->owner == MDN_OWNER_NONE ? 1 : 2));
}

static void
put_arm (Writer *self, int side, int end)
{
  const MdnPosition *position = self->position;
  const MdnBoard board = position->rules.board;
  const uint8_t *arms = position->table.arms[side];
  const int length = mdn_side_length (board, side), most = length - arms[0] - arms[1] - 1;
  const int next = end == 0 ? arms[0] : length - 1 - arms[1], step = end == 0 ? 1 : -1;
  const unsigned tower = (unsigned) mdn_side_tower (side, end);

  put (self, MDN_INPUT_ARM + (unsigned) (side * 2 + end) * MDN_VALUES_ARM +
               at_most (arms[end], MDN_VALUES_ARM - 1));
  for (int ahead = 0; ahead <= MDN_NEAR_WALLS; ahead++)
    if (ahead < most)
      {
        const MdnSpace wall = mdn_side_space (board, side, next + ahead * step);

        put_front (self, tower, (unsigned) ahead,
                   mdn_position_palace_at (position, mdn_side_front (side, wall)));
      }
    else
      put (self, MDN_INPUT_NO_FRONT + (tower * (MDN_NEAR_WALLS + 1) + (unsigned) ahead) * 4 + 3);
}

/* --- In general ------------------------------------------------------------------------------- */

static unsigned
count (MdnSet set)
{
  return mdn_set_popcount (&set);
}

static void
put_general (Writer *self)
{
  const MdnPosition *position = self->position;
  const MdnRules *rules = &position->rules;
  const int left = mdn_search_state_pieces_left (self->state);
  const int dealt = self->state->pieces_dealt > 0 ? self->state->pieces_dealt : 1;

  put (self, MDN_INPUT_TEA_PILE +
               (!rules->tea ? 4 : at_most (mdn_tiles_tea_pile (position->table.purple_roofed), 3)));
  put (self, MDN_INPUT_FOUND +
               at_most ((int) (count (self->analysis.sites.found) + 3) / 4, MDN_VALUES_MANY - 1));
  put (self, MDN_INPUT_STREET + (mdn_market_needs_new_street (position)
                                   ? 16 + at_most ((int) count (self->analysis.market) / 4, 15)
                                   : at_most ((int) count (self->analysis.market), 15)));
  put (self, MDN_INPUT_FREE + at_most ((int) count (position->free) / 6, MDN_VALUES_MANY - 1));
  put (self, MDN_INPUT_STAGE + at_most (left * MDN_VALUES_MANY / dealt, MDN_VALUES_MANY));
  put (self, MDN_INPUT_RULES + rules->set * 4u + rules->players - 1u);
  put (self, MDN_INPUT_OPTIONS + (rules->well + 2u * rules->tea + 4u * rules->tower_merchants +
                                  8u * (rules->other_rooftops > 0)));
  put (self,
       MDN_INPUT_WATER +
         at_most ((int) count (mdn_set_intersection (self->state->water, position->free)), 4));
}

/* --- Palaces ---------------------------------------------------------------------------------- */

static unsigned
lead_of (const Writer *self, int palace)
{
  const unsigned color = self->position->palace[palace].color;
  const int size = self->analysis.palace[palace].size;

  if (self->position->table.palace_tile[color] != palace)
    return 0;
  return 1 + at_most (size - self->largest[color], 4);
}

static void
put_owned_palace (Writer *self, int palace)
{
  const MdnPalace *p = &self->position->palace[palace];
  const MdnPalaceTerms *terms = &self->analysis.palace[palace];
  const unsigned color = p->color, owner = p->owner;

  put_owned (self,
             MDN_INPUT_SIZE + color * MDN_VALUES_SIZE + at_most (terms->size, MDN_VALUES_SIZE - 1),
             owner);
  put_owned (self, MDN_INPUT_LEAD + color * 6 + lead_of (self, palace), owner);
  put_owned (self,
             MDN_INPUT_EXTENSION + at_most (terms->extension, 5) * 3 + at_most (terms->water, 2),
             owner);
  put_owned (self, MDN_INPUT_ROOM + at_most (terms->room, 13), owner);
  put_owned (self, MDN_INPUT_MARKET + at_most (terms->market, 4), owner);
  put_owned (self, MDN_INPUT_GAPS + at_most (terms->gaps, 5) * 3 + at_most (terms->wall_next, 2),
             owner);
  put_owned (self, MDN_INPUT_TOWERS + at_most (terms->towers, 10), owner);
  put_owned (self,
             MDN_INPUT_NEAR + at_most (terms->gaps_near, 3) * 11 + at_most (terms->towers_near, 10),
             owner);
}

static unsigned
tower_points (unsigned towers)
{
  unsigned points = 0;

  for (int tower = 0; tower < MDN_TOWERS; tower++)
    points += (towers >> tower & 1) * (unsigned) mdn_tiles_tower_value (tower);
  return points;
}

static void
put_unroofed_palace (Writer *self, int palace)
{
  const MdnPalaceTerms *terms = &self->analysis.palace[palace];
  const unsigned color = self->position->palace[palace].color;

  put (self, MDN_INPUT_UNROOFED + color * MDN_VALUES_PRIZE +
               at_most (terms->points, MDN_VALUES_PRIZE - 1));
  put (self,
       MDN_INPUT_GROWTH + (color * 8 + at_most (terms->extension, 7)) * 2 + (terms->water > 0));
  put (self, MDN_INPUT_TILES + at_most ((int) (terms->tile + tower_points (terms->touches)), 14));
  put (self, MDN_INPUT_WALLS + at_most (terms->gaps, 5));
  for (int i = 4; i < MDN_SLOTS_PALACE; i++)
    put_nothing (self);
}

static void
put_neutral_palace (Writer *self, int palace)
{
  put (self, MDN_INPUT_NEUTRAL + self->position->palace[palace].color * (unsigned) MDN_VALUES_SIZE +
               at_most (self->analysis.palace[palace].size, MDN_VALUES_SIZE - 1));
  for (int i = 1; i < MDN_SLOTS_PALACE; i++)
    put_nothing (self);
}

static void
put_palace (Writer *self, int palace)
{
  const unsigned owner = self->position->palace[palace].owner;

  if (owner < MDN_OWNER_NEUTRAL)
    put_owned_palace (self, palace);
  else if (owner == MDN_OWNER_NONE)
    put_unroofed_palace (self, palace);
  else
    put_neutral_palace (self, palace);
}

/* --- All together ----------------------------------------------------------------------------- */

/* E1: the points so far; and the palaces that tile holders have to fear. */
static void
count_points (Writer *self)
{
  const MdnPosition *position = self->position;
  int16_t *points = self->inputs->points;

  memset (points, 0, sizeof self->inputs->points);
  for (int palace = 1; palace <= position->table.palaces; palace++)
    {
      const MdnPalace *p = &position->palace[palace];
      const MdnPalaceTerms *terms = &self->analysis.palace[palace];

      if (p->owner < MDN_OWNER_NEUTRAL)
        {
          points[p->owner] = (int16_t) (points[p->owner] + terms->points);
          self->sums[p->owner].extension += terms->extension;
          self->sums[p->owner].water += terms->water;
          self->sums[p->owner].gaps += terms->gaps;
        }
      if (p->owner <= MDN_OWNER_NEUTRAL && position->table.palace_tile[p->color] != palace &&
          terms->size > self->largest[p->color])
        self->largest[p->color] = terms->size;
    }
  for (int color = 0; color < MDN_COLORS; color++)
    {
      const unsigned holder = mdn_tiles_palace_holder (position, color);

      if (holder < MDN_OWNER_NEUTRAL)
        points[holder] = (int16_t) (points[holder] + mdn_tiles_palace_value (color));
    }
  for (int tower = 0; tower < MDN_TOWERS; tower++)
    if (position->table.tower_tile[tower] < MDN_OWNER_NEUTRAL)
      points[position->table.tower_tile[tower]] += (int16_t) mdn_tiles_tower_value (tower);
}

void
mdn_inputs_find (MdnInputs *inputs, const MdnSearchState *state)
{
  const MdnPosition *position = &state->position;
  Writer self; /* the analysis, which is large, need not be cleared */

  self.inputs = inputs;
  self.next = inputs->code;
  self.state = state;
  self.position = position;
  memset (self.largest, 0, sizeof self.largest);
  memset (self.sums, 0, sizeof self.sums);
  mdn_board_analysis_find (&self.analysis, state);
  mdn_evaluation_find (&inputs->evaluation, state, &self.analysis);
  count_points (&self);
  for (int player = 0; player < MDN_MAX_PLAYERS; player++)
    if (player < position->rules.players)
      put_player (&self, player);
    else
      for (int i = 0; i < MDN_SLOTS_PLAYER; i++)
        put_nothing (&self);
  for (unsigned color = 0; color < MDN_COLORS; color++)
    put_color (&self, color);
  for (unsigned tower = 0; tower < MDN_TOWERS; tower++)
    put_tower (&self, tower);
  for (int side = 0; side < MDN_SIDES; side++)
    for (int end = 0; end < 2; end++)
      put_arm (&self, side, end);
  put_general (&self);
  for (int palace = 1; palace <= position->table.palaces; palace++)
    put_palace (&self, palace);
  inputs->count = (uint16_t) (self.next - inputs->code);
}
