/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "foregone.h"

#include <string.h>

#include "legal.h"
#include "play.h"
#include "playout.h"
#include "score.h"
#include "transposition-table.h"

enum
{
  PLAYOUTS = 24,        /* random games before the proof */
  CHECK_INTERVAL = 256, /* nodes between two checks of the deadline: a few milliseconds */
};

/* What all ways have to end with: the scores and winners of a finished game, or behind the rest of
 * a turn the position itself. */
typedef struct
{
  int16_t totals[MDN_MAX_PLAYERS];
  uint8_t winners;
  uint64_t key;
} Outcome;

typedef struct
{
  MdnPosition position;
  MdnTurn turn;     /* in which the proof began */
  bool of_turn;     /* ways end with this turn, not with the game */
  bool has_outcome; /* one way has been followed to its end */
  Outcome outcome;  /* of that one */
  uint64_t nodes;
  uint64_t max_nodes;
  const MdnDeadline *deadline;
  MdnTranspositionTable table; /* positions from which every way has that outcome */
} Proof;

static bool
way_ends (const Proof *self)
{
  const MdnTurn *turn = &self->position.table.turn;

  return mdn_position_is_over (&self->position) ||
         (self->of_turn && (turn->phase != self->turn.phase || turn->number != self->turn.number));
}

static Outcome
find_outcome (const Proof *self)
{
  Outcome outcome = { .totals = { 0 } };

  if (self->of_turn)
    {
      outcome.key = mdn_transposition_table_key (&self->position);
      return outcome;
    }
  outcome.winners = (uint8_t) mdn_score_winners (&self->position);
  for (int player = 0; player < self->position.rules.players; player++)
    outcome.totals[player] = (int16_t) mdn_score (&self->position, player).total;
  return outcome;
}

static bool
outcomes_equal (const Outcome *a, const Outcome *b)
{
  return a->key == b->key && a->winners == b->winners &&
         memcmp (a->totals, b->totals, sizeof a->totals) == 0;
}

/* Whether this way ends like the first one. */
static bool
ends_alike (Proof *self)
{
  const Outcome outcome = find_outcome (self);

  if (!self->has_outcome)
    self->outcome = outcome;
  self->has_outcome = true;
  return outcomes_equal (&outcome, &self->outcome);
}

static bool
has_budget (Proof *self)
{
  const bool check = self->nodes % CHECK_INTERVAL == 0;

  return ++self->nodes <= self->max_nodes && !(check && mdn_deadline_has_come (self->deadline));
}

static bool all_ways_end_alike (Proof *self);

static bool
try_all (Proof *self)
{
  MdnPlacement list[MDN_MAX_LEGAL];
  MdnLegal legal;
  unsigned count;
  bool alike = true;

  mdn_legal_find (&self->position, &legal);
  count = mdn_legal_list (&self->position, &legal, list);
  for (unsigned i = 0; i < count && alike; i++)
    {
      MdnUndo undo;

      if (!has_budget (self))
        return false;
      mdn_position_play (&self->position, list[i], &undo);
      alike = all_ways_end_alike (self);
      mdn_position_take_back (&self->position, list[i], &undo);
    }
  return alike;
}

/* The value that the table has for a position says nothing but that it was proved. */
static bool
all_ways_end_alike (Proof *self)
{
  MdnTranspositionEntry entry;
  uint64_t key;

  if (way_ends (self))
    return ends_alike (self);
  key = mdn_transposition_table_key (&self->position);
  if (mdn_transposition_table_find (&self->table, key, &entry))
    return true;
  if (!try_all (self))
    return false;
  mdn_transposition_table_store (&self->table, key, 0, -1, 1, MDN_NO_PLACEMENT);
  return true;
}

static bool
prove (Proof *self)
{
  bool proved;

  if (!mdn_transposition_table_begin (&self->table))
    return false;
  proved = all_ways_end_alike (self);
  mdn_transposition_table_free (&self->table);
  return proved;
}

/* Plays at random to where ways end. */
static void
play_at_random (Proof *self, MdnRandom *random)
{
  while (!way_ends (self))
    mdn_position_play (&self->position, mdn_playout_choose (&self->position, random), NULL);
}

/* Most positions are told to be open by two random games. */
static bool
seems_open (Proof *self)
{
  const MdnPosition position = self->position;
  MdnRandom random;
  bool alike = true;

  mdn_random_seed (&random, 0);
  for (int i = 0; i < PLAYOUTS && alike; i++)
    {
      play_at_random (self, &random);
      alike = ends_alike (self);
      self->position = position;
    }
  return !alike;
}

static bool
is_foregone (const MdnPosition *position, bool turn, uint64_t nodes, const MdnDeadline *deadline)
{
  Proof proof = {
    .position = *position,
    .turn = position->table.turn,
    .of_turn = turn,
    .max_nodes = nodes,
    .deadline = deadline,
  };

  return !seems_open (&proof) && prove (&proof);
}

MdnForegone
mdn_foregone_find (const MdnPosition *position, uint64_t nodes, const MdnDeadline *deadline)
{
  if (mdn_position_is_over (position))
    return MDN_FOREGONE_NOTHING;
  if (is_foregone (position, false, nodes, deadline))
    return MDN_FOREGONE_GAME;
  return is_foregone (position, true, nodes, deadline) ? MDN_FOREGONE_TURN : MDN_FOREGONE_NOTHING;
}
