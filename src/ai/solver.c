/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver.h"

#include <stdlib.h>
#include <string.h>

#include "estimate.h"
#include "legal.h"
#include "score.h"
#include "solver-table.h"

enum
{
  LOOK_EVERY = 256, /* nodes between two looks at the deadline */
};

/* The utility of a finished game for each player: twice the margin, one more for the winner and
 * one less for a loser, so that a tie broken by E3 counts. */
typedef struct
{
  int16_t of[MDN_MAX_PLAYERS];
} Worth;

typedef struct
{
  MdnCity city;
  uint64_t nodes;
  uint64_t most;
  const MdnDeadline *deadline;
  bool given_up;
  MdnSolverTable table;
  int players;
} Solver;

typedef struct
{
  MdnPlacement placement;
  int32_t margin; /* as it is estimated; INT32_MAX for the one to be tried first */
} Try;

static Worth
worth_of_end (const MdnPosition *position)
{
  const unsigned winners = mdn_score_winners (position);
  const int players = position->rules.players;
  int margins[MDN_MAX_PLAYERS];
  Worth worth = { { 0 } };

  mdn_score_margins (position, margins);
  for (int player = 0; player < players; player++)
    {
      worth.of[player] = (int16_t) (2 * margins[player]);
      if (winners != 1u << player)
        worth.of[player] -= (winners >> player & 1) == 0;
      else
        worth.of[player]++;
    }
  return worth;
}

static int
compare_tries (const void *a, const void *b)
{
  const Try *x = a, *y = b;

  if (x->margin != y->margin)
    return x->margin < y->margin ? 1 : -1;
  return x->placement - y->placement;
}

static int32_t
estimate_try (Solver *self, MdnPlacement placement, MdnPlacement expected)
{
  const int mover = self->city.position.table.turn.player;
  MdnEstimate estimate;
  MdnUndo undo;

  if (placement == expected)
    return INT32_MAX;
  mdn_position_play (&self->city.position, placement, &undo);
  estimate = mdn_estimate (&self->city);
  mdn_position_take_back (&self->city.position, placement, &undo);
  return mdn_estimate_margin (&estimate, self->players, mover);
}

/* Lists all legal placements, the most promising ones first, which lets alpha-beta cut more. */
static unsigned
list_tries (Solver *self, MdnPlacement expected, Try tries[static MDN_MAX_LEGAL])
{
  MdnPlacement list[MDN_MAX_LEGAL];
  MdnLegal legal;
  unsigned count;

  mdn_legal_find (&self->city.position, &legal);
  count = mdn_legal_list (&self->city.position, &legal, list);
  for (unsigned i = 0; i < count; i++)
    tries[i] = (Try){ list[i], count > 1 ? estimate_try (self, list[i], expected) : 0 };
  qsort (tries, count, sizeof *tries, compare_tries);
  return count;
}

static bool
give_up (Solver *self)
{
  self->nodes++;
  if (self->nodes > self->most ||
      (self->nodes % LOOK_EVERY == 0 && mdn_deadline_has_come (self->deadline)))
    self->given_up = true;
  return self->given_up;
}

/* --- Two players ------------------------------------------------------------------------------- */

/* The window of alpha-beta: what player 1 can get at least, and at most, by other placements. */
typedef struct
{
  int low;
  int high;
} Window;

static int solve_duel (Solver *self, Window window, MdnPlacement *best);

/* Whether the entry of the table settles the value. If it does not, its placement is tried
 * first. */
static bool
is_known (const MdnSolverEntry *entry, Window window)
{
  return entry->bound == MDN_BOUND_EXACT ||
         (entry->bound == MDN_BOUND_LOW && entry->value >= window.high) ||
         (entry->bound == MDN_BOUND_HIGH && entry->value <= window.low);
}

static int
solve_behind (Solver *self, MdnPlacement placement, Window window)
{
  MdnPlacement reply;
  MdnUndo undo;
  int value;

  mdn_position_play (&self->city.position, placement, &undo);
  value = solve_duel (self, window, &reply);
  mdn_position_take_back (&self->city.position, placement, &undo);
  return value;
}

/* On entry `best` is the placement to try first; on return it is the best one. */
static int
try_all (Solver *self, Window window, MdnPlacement *best)
{
  const bool first = self->city.position.table.turn.player == 0;
  int value = first ? INT16_MIN : INT16_MAX;
  Try tries[MDN_MAX_LEGAL];
  const unsigned count = list_tries (self, *best, tries);

  for (unsigned i = 0; i < count && window.low < window.high && !give_up (self); i++)
    {
      const int found = solve_behind (self, tries[i].placement, window);

      if (i > 0 && (first ? found <= value : found >= value))
        continue;
      value = found;
      *best = tries[i].placement;
      if (first && value > window.low)
        window.low = value;
      if (!first && value < window.high)
        window.high = value;
    }
  return value;
}

/* Alpha-beta: what player 1 gets, exact if it lies within the window. */
static int
solve_duel (Solver *self, Window window, MdnPlacement *best)
{
  const MdnPosition *position = &self->city.position;
  MdnSolverEntry entry;
  uint64_t key;
  int value;

  *best = MDN_NO_PLACEMENT;
  if (mdn_position_is_over (position))
    return worth_of_end (position).of[0];
  key = mdn_solver_table_key (position);
  if (mdn_solver_table_find (&self->table, key, &entry))
    {
      *best = entry.best;
      if (is_known (&entry, window))
        return entry.value;
    }
  value = try_all (self, window, best);
  if (!self->given_up)
    mdn_solver_table_store (&self->table, key, value, window.low, window.high, *best);
  return value;
}

/* --- More players ------------------------------------------------------------------------------ */

static Worth
solve_crowd (Solver *self, MdnPlacement *best)
{
  const int player = self->city.position.table.turn.player;
  Worth value = { { 0 } };
  Try tries[MDN_MAX_LEGAL];
  unsigned count;

  *best = MDN_NO_PLACEMENT;
  if (mdn_position_is_over (&self->city.position))
    return worth_of_end (&self->city.position);
  count = list_tries (self, MDN_NO_PLACEMENT, tries);
  for (unsigned i = 0; i < count && !give_up (self); i++)
    {
      MdnPlacement reply;
      MdnUndo undo;
      Worth found;

      mdn_position_play (&self->city.position, tries[i].placement, &undo);
      found = solve_crowd (self, &reply);
      mdn_position_take_back (&self->city.position, tries[i].placement, &undo);
      if (*best == MDN_NO_PLACEMENT || found.of[player] > value.of[player])
        {
          value = found;
          *best = tries[i].placement;
        }
    }
  return value;
}

/* --- The turn ---------------------------------------------------------------------------------- */

static Worth
solve (Solver *self, MdnPlacement *best)
{
  int value;

  if (self->players > 2)
    return solve_crowd (self, best);
  value = solve_duel (self, (Window){ INT16_MIN, INT16_MAX }, best);
  return (Worth){ { (int16_t) value, (int16_t) -value } };
}

static void
note_worth (const Solver *self, const Worth *worth, MdnSolution *solution)
{
  const int value = worth->of[self->city.position.table.turn.player];

  for (int player = 0; player < self->players; player++)
    solution->margins[player] = worth->of[player] / 2;
  solution->margin = value / 2;
  solution->outcome = (value > 0) - (value < 0);
}

static bool
is_turn (const Solver *self, const MdnTurn *turn)
{
  return !mdn_position_is_over (&self->city.position) &&
         self->city.position.table.turn.number == turn->number;
}

/* Solves one placement after another; the table keeps what was found for the first. */
static void
solve_turn (Solver *self, MdnSolution *solution)
{
  const MdnTurn turn = self->city.position.table.turn;

  while (is_turn (self, &turn))
    {
      MdnPlacement best;
      const Worth worth = solve (self, &best);

      if (self->given_up)
        return;
      if (solution->count == 0)
        note_worth (self, &worth, solution);
      solution->placements[solution->count++] = best;
      mdn_position_play (&self->city.position, best, NULL);
    }
}

bool
mdn_solver_solve (const MdnPosition *position,
                  uint64_t nodes,
                  const MdnDeadline *deadline,
                  MdnSolution *solution)
{
  Solver self = { .most = nodes, .deadline = deadline, .players = position->rules.players };

  *solution = (MdnSolution){ 0 };
  if (!mdn_solver_table_begin (&self.table))
    return false;
  mdn_city_begin (&self.city, position);
  solve_turn (&self, solution);
  solution->nodes = self.nodes;
  mdn_solver_table_free (&self.table);
  return !self.given_up;
}
