/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "reference-player.h"

#include <stdlib.h>
#include <time.h>

#include "legal.h"
#include "palace.h"
#include "play.h"
#include "score.h"

enum
{
  WIDTH = 8,
};

static double
seconds_now (void)
{
  struct timespec time;

  clock_gettime (CLOCK_MONOTONIC, &time);
  return (double) time.tv_sec + (double) time.tv_nsec * 1e-9;
}

static MdnSet
ring (const MdnPosition *position)
{
  MdnSet ring = mdn_set_empty ();

  for (int side = 0; side < MDN_SIDES; side++)
    for (int i = 0; i < mdn_side_length (position->rules.board, side); i++)
      mdn_set_add (&ring, mdn_side_space (position->rules.board, side, i));
  return ring;
}

static int
pieces_on_board (const MdnPosition *position)
{
  return (int) (mdn_set_count (mdn_geometry (position->rules.board)->city) -
                mdn_set_count (position->free) - (position->well != MDN_NO_SPACE) +
                mdn_set_count (position->walls)) +
         position->table.roofed;
}

static double
color_hope (const MdnPosition *position, int color, double stage)
{
  int unplaced = 0, rooftops = 0;

  for (int player = 0; player < position->rules.players; player++)
    {
      unplaced += position->table.players[player].stock[color];
      rooftops += !(position->table.players[player].owns >> color & 1);
    }
  return unplaced * stage / rooftops + color + 1;
}

static double
value_of (const MdnPosition *position, int player, MdnSet gaps, double stage)
{
  const MdnPlayer *p = &position->table.players[player];
  const MdnScore score = mdn_score (position, player);
  double value = score.total - (score.palace_tiles + score.tower_tiles) * stage;

  value += 0.55 * p->stock[MDN_MERCHANT] + 0.6 * p->stock[MDN_WALL] + 1.3 * p->stock[MDN_STABLE];
  for (int color = 0; color < MDN_COLORS; color++)
    if (!(p->owns >> color & 1))
      value += color_hope (position, color, stage);
  for (int palace = 1; palace <= position->table.palaces; palace++)
    if (position->palace[palace].owner == (unsigned) player)
      value += 0.6 * mdn_set_count (
                       mdn_set_intersection (mdn_set_beside (position->pieces[palace]), gaps));
  return value;
}

static double
evaluate (const MdnPosition *position, int player)
{
  const MdnSet gaps = mdn_set_minus (ring (position), position->walls);
  const double stage = 1 - pieces_on_board (position) / 150.0;
  const bool over = mdn_position_is_over (position);
  double own = 0, best = -1e9;

  for (int i = 0; i < position->rules.players; i++)
    {
      const double value =
        over ? mdn_score (position, i).total : value_of (position, i, gaps, stage);

      if (i == player)
        own = value;
      else if (value > best)
        best = value;
    }
  return own - best;
}

typedef struct
{
  MdnPlacement placement;
  double value;
} Option;

static int
compare_options (const void *a, const void *b)
{
  const Option *x = a, *y = b;

  if (x->value != y->value)
    return x->value < y->value ? 1 : -1;
  return x->placement - y->placement;
}

/* All placements, the best for the mover first. */
static unsigned
rate (MdnPosition *position, Option options[static MDN_MAX_LEGAL])
{
  const int mover = position->table.turn.player;
  MdnPlacement list[MDN_MAX_LEGAL];
  MdnLegal legal;
  unsigned count;

  mdn_legal_find (position, &legal);
  count = mdn_legal_list (position, &legal, list);
  for (unsigned i = 0; i < count; i++)
    {
      MdnUndo undo;

      mdn_position_play (position, list[i], &undo);
      options[i] = (Option){ list[i], evaluate (position, mover) };
      mdn_position_take_back (position, list[i], &undo);
    }
  qsort (options, count, sizeof *options, compare_options);
  return count;
}

MdnPlacement
mdn_reference_player_choose (const MdnPosition *position, MdnRandom *random)
{
  MdnPosition copy = *position;
  Option options[MDN_MAX_LEGAL];
  const unsigned count = rate (&copy, options);
  unsigned equals = 1;

  while (equals < count && options[equals].value > options[0].value - 1e-9)
    equals++;
  return options[mdn_random_below (random, equals)].placement;
}

typedef struct
{
  MdnPosition position;
  int player;
  double end;
  MdnPlacement best; /* at the root */
} Search;

static double
search (Search *self, int depth, bool root, double alpha, double beta)
{
  const bool own = self->position.table.turn.player == self->player;
  Option options[MDN_MAX_LEGAL];
  unsigned count;

  if (depth == 0 || mdn_position_is_over (&self->position))
    return evaluate (&self->position, self->player);
  count = rate (&self->position, options);
  for (unsigned i = 0; i < count && i < WIDTH && alpha < beta; i++)
    {
      MdnUndo undo;
      double value;

      if (i > 0 && seconds_now () > self->end)
        break;
      mdn_position_play (&self->position, options[i].placement, &undo);
      value = search (self, depth - 1, false, alpha, beta);
      mdn_position_take_back (&self->position, options[i].placement, &undo);
      if (root && value > alpha)
        self->best = options[i].placement;
      if (own && value > alpha)
        alpha = value;
      if (!own && value < beta)
        beta = value;
    }
  return own ? alpha : beta;
}

MdnPlacement
mdn_reference_player_search (const MdnPosition *position, int depth, double seconds)
{
  Search self = {
    .position = *position,
    .player = position->table.turn.player,
    .end = seconds_now () + seconds,
    .best = MDN_NO_PLACEMENT,
  };

  search (&self, depth, true, -1e9, 1e9);
  return self.best;
}
