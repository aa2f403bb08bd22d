/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "solver.h"

#include <stdlib.h>
#include <string.h>

#include "evaluation.h"
#include "legal.h"
#include "score.h"
#include "transposition-table.h"

enum
{
  CHECK_INTERVAL = 256, /* nodes between two checks of the deadline: a few milliseconds */
};

/* The utility of a finished game for each player: twice the margin, one more for the winner and
 * one less for a loser, so that a tie broken by E3 counts. */
typedef struct
{
  int16_t of[MDN_MAX_PLAYERS];
} Utility;

typedef struct
{
  MdnSearchState state;
  uint64_t nodes;
  uint64_t max_nodes;
  const MdnDeadline *deadline;
  bool out_of_budget;
  MdnTranspositionTable table;
  int players;
} Solver;

typedef struct
{
  MdnPlacement placement;
  int32_t score; /* the margin by the static evaluation; INT32_MAX for the move of the table */
} ScoredMove;

static Utility
utility_of_end (const MdnPosition *position)
{
  const unsigned winners = mdn_score_winners (position);
  const int players = position->rules.players;
  int margins[MDN_MAX_PLAYERS];
  Utility utility = { { 0 } };

  mdn_score_margins (position, margins);
  for (int player = 0; player < players; player++)
    {
      utility.of[player] = (int16_t) (2 * margins[player]);
      if (winners != 1u << player)
        utility.of[player] -= (winners >> player & 1) == 0;
      else
        utility.of[player]++;
    }
  return utility;
}

static int
compare_moves (const void *a, const void *b)
{
  const ScoredMove *x = a, *y = b;

  if (x->score != y->score)
    return x->score < y->score ? 1 : -1;
  return x->placement - y->placement;
}

static int32_t
score_move (Solver *self, MdnPlacement placement, MdnPlacement table_move)
{
  const int mover = self->state.position.table.turn.player;
  MdnEvaluation evaluation;
  MdnUndo undo;

  if (placement == table_move)
    return INT32_MAX;
  mdn_position_play (&self->state.position, placement, &undo);
  evaluation = mdn_evaluate (&self->state);
  mdn_position_take_back (&self->state.position, placement, &undo);
  return mdn_evaluation_margin (&evaluation, self->players, mover);
}

/* Move ordering: all legal placements, those with the highest scores first, so that alpha-beta cuts
 * off more. */
static unsigned
order_moves (Solver *self, MdnPlacement table_move, ScoredMove moves[static MDN_MAX_LEGAL])
{
  MdnPlacement list[MDN_MAX_LEGAL];
  MdnLegal legal;
  unsigned count;

  mdn_legal_find (&self->state.position, &legal);
  count = mdn_legal_list (&self->state.position, &legal, list);
  for (unsigned i = 0; i < count; i++)
    moves[i] = (ScoredMove){ list[i], count > 1 ? score_move (self, list[i], table_move) : 0 };
  qsort (moves, count, sizeof *moves, compare_moves);
  return count;
}

static bool
is_out_of_budget (Solver *self)
{
  self->nodes++;
  if (self->nodes > self->max_nodes ||
      (self->nodes % CHECK_INTERVAL == 0 && mdn_deadline_has_come (self->deadline)))
    self->out_of_budget = true;
  return self->out_of_budget;
}

/* --- Two players ------------------------------------------------------------------------------ */

/* The window of alpha-beta: the least and the most utility that player 1 can already get
 * elsewhere. */
typedef struct
{
  int low;
  int high;
} Window;

static int alpha_beta (Solver *self, Window window, MdnPlacement *best);

/* Whether the entry of the table settles the value. If it does not, its move is still searched
 * first. */
static bool
causes_cutoff (const MdnTranspositionEntry *entry, Window window)
{
  return entry->bound == MDN_BOUND_EXACT ||
         (entry->bound == MDN_BOUND_LOWER && entry->value >= window.high) ||
         (entry->bound == MDN_BOUND_UPPER && entry->value <= window.low);
}

static int
search_move (Solver *self, MdnPlacement placement, Window window)
{
  MdnPlacement reply;
  MdnUndo undo;
  int value;

  mdn_position_play (&self->state.position, placement, &undo);
  value = alpha_beta (self, window, &reply);
  mdn_position_take_back (&self->state.position, placement, &undo);
  return value;
}

/* On entry `best` is the move of the table; on return it is the best one. */
static int
search_moves (Solver *self, Window window, MdnPlacement *best)
{
  const bool first = self->state.position.table.turn.player == 0;
  int value = first ? INT16_MIN : INT16_MAX;
  ScoredMove moves[MDN_MAX_LEGAL];
  const unsigned count = order_moves (self, *best, moves);

  for (unsigned i = 0; i < count && window.low < window.high && !is_out_of_budget (self); i++)
    {
      const int found = search_move (self, moves[i].placement, window);

      if (i > 0 && (first ? found <= value : found >= value))
        continue;
      value = found;
      *best = moves[i].placement;
      if (first && value > window.low)
        window.low = value;
      if (!first && value < window.high)
        window.high = value;
    }
  return value;
}

/* The utility for player 1, exact if it lies within the window (fail-soft else). */
static int
alpha_beta (Solver *self, Window window, MdnPlacement *best)
{
  const MdnPosition *position = &self->state.position;
  MdnTranspositionEntry entry;
  uint64_t key;
  int value;

  *best = MDN_NO_PLACEMENT;
  if (mdn_position_is_over (position))
    return utility_of_end (position).of[0];
  key = mdn_transposition_table_key (position);
  if (mdn_transposition_table_find (&self->table, key, &entry))
    {
      *best = entry.best;
      if (causes_cutoff (&entry, window))
        return entry.value;
    }
  value = search_moves (self, window, best);
  if (!self->out_of_budget)
    mdn_transposition_table_store (&self->table, key, value, window.low, window.high, *best);
  return value;
}

/* --- More players ----------------------------------------------------------------------------- */

static Utility
max_n (Solver *self, MdnPlacement *best)
{
  const int player = self->state.position.table.turn.player;
  Utility value = { { 0 } };
  ScoredMove moves[MDN_MAX_LEGAL];
  unsigned count;

  *best = MDN_NO_PLACEMENT;
  if (mdn_position_is_over (&self->state.position))
    return utility_of_end (&self->state.position);
  count = order_moves (self, MDN_NO_PLACEMENT, moves);
  for (unsigned i = 0; i < count && !is_out_of_budget (self); i++)
    {
      MdnPlacement reply;
      MdnUndo undo;
      Utility found;

      mdn_position_play (&self->state.position, moves[i].placement, &undo);
      found = max_n (self, &reply);
      mdn_position_take_back (&self->state.position, moves[i].placement, &undo);
      if (*best == MDN_NO_PLACEMENT || found.of[player] > value.of[player])
        {
          value = found;
          *best = moves[i].placement;
        }
    }
  return value;
}

/* --- The turn --------------------------------------------------------------------------------- */

static Utility
solve (Solver *self, MdnPlacement *best)
{
  int value;

  if (self->players > 2)
    return max_n (self, best);
  value = alpha_beta (self, (Window){ INT16_MIN, INT16_MAX }, best);
  return (Utility){ { (int16_t) value, (int16_t) -value } };
}

static void
take_utility (const Solver *self, const Utility *utility, MdnSolution *solution)
{
  const int value = utility->of[self->state.position.table.turn.player];

  for (int player = 0; player < self->players; player++)
    solution->margins[player] = utility->of[player] / 2;
  solution->margin = value / 2;
  solution->outcome = (value > 0) - (value < 0);
}

static bool
is_turn (const Solver *self, const MdnTurn *turn)
{
  return !mdn_position_is_over (&self->state.position) &&
         self->state.position.table.turn.number == turn->number;
}

/* Solves one placement of the turn after another; the transposition table has the results of the
 * first. */
static void
solve_turn (Solver *self, MdnSolution *solution)
{
  const MdnTurn turn = self->state.position.table.turn;

  while (is_turn (self, &turn))
    {
      MdnPlacement best;
      const Utility utility = solve (self, &best);

      if (self->out_of_budget)
        return;
      if (solution->count == 0)
        take_utility (self, &utility, solution);
      solution->placements[solution->count++] = best;
      mdn_position_play (&self->state.position, best, NULL);
    }
}

bool
mdn_solver_solve (const MdnPosition *position,
                  uint64_t nodes,
                  const MdnDeadline *deadline,
                  MdnSolution *solution)
{
  Solver self = { .max_nodes = nodes, .deadline = deadline, .players = position->rules.players };

  *solution = (MdnSolution){ 0 };
  if (!mdn_transposition_table_begin (&self.table))
    return false;
  mdn_search_state_begin (&self.state, position);
  solve_turn (&self, solution);
  solution->nodes = self.nodes;
  mdn_transposition_table_free (&self.table);
  return !self.out_of_budget;
}
