/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds weights for the features by playing: the computer player plays games, with the weights that
 * it has, against itself and others; from what the features were in every position, and how the
 * game ended, the weights follow by least squares, with temporal differences: LSTD(λ) (J. A. Boyan,
 * Technical Update: Least-Squares Temporal Difference Learning, Machine Learning 49, 2002).
 *
 * The others are there for variety: they keep their walls, or part with them at once, as they like.
 * Among players who all do the same, nobody would learn what that is worth. They are weaker; that
 * is not the fault of how they stand, so their weakness is fitted along with the features. */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "candidates.h"
#include "first-merchant.h"
#include "play.h"
#include "playout.h"
#include "score.h"
#include "tree.h"
#include "weights.h"
#include "reference-player.h"

enum
{
  WEAK_SEATS = 2, /* kinds of them: SEAT_REFERENCE, SEAT_STYLE */
  TERMS = MDN_FEATURES + WEAK_SEATS,
  COLUMNS = 2 * TERMS, /* early and late */
  MOST_SAMPLES = 400,  /* of a game */
  JUMP = 12,           /* at most so many random placements begin a game */
  SLIPS = 10,          /* and so many in a thousand come later */
  ODD_CHOICES = 30,    /* and so many are any of the candidates */
  TASTE = MDN_POINT,   /* at most, for or against a kind of piece */
  RIDGE = 300,         /* ridge regression: toward 1 for points and 0 for all else, in samples */
};

/* How far what comes later counts for what was before, from a placement to the next. */
static const double lambda = 0.97;

/* The features, less their mean over the players: only differences count. */
typedef struct
{
  double of[MDN_MAX_PLAYERS][COLUMNS];
} Sample;

typedef enum
{
  SEAT_REFERENCE,
  SEAT_STYLE, /* takes what looks best to its taste */
  SEAT_SEARCH,
} SeatKind;

typedef struct
{
  SeatKind kind;
  int taste[MDN_PIECES]; /* what it thinks of placing a piece, in 1/256 points */
} Seat;

typedef struct
{
  MdnRules rules;
  uint32_t visits; /* for a placement */
  MdnRandom random;
  Seat seats[MDN_MAX_PLAYERS];
  Sample samples[MOST_SAMPLES];
  int n_samples;
  double matrix[COLUMNS][COLUMNS];
  double right[COLUMNS];
} Fit;

/* --- Playing ---------------------------------------------------------------------------------- */

static MdnPlacement
search (Fit *self, const MdnPosition *position)
{
  const uint32_t visits = self->visits / 2 + mdn_random_below (&self->random, self->visits + 1);
  MdnPlacement best;
  MdnTree tree;

  if (!mdn_tree_begin (&tree, &mdn_network_in_use, position, visits * 4 + MDN_MIN_BLOCKS,
                       mdn_random_next (&self->random)))
    abort ();
  for (uint32_t i = 0; i < visits + 1; i++)
    mdn_tree_visit (&tree);
  best = mdn_tree_most_visited (&tree, mdn_tree_root (&tree))->placement;
  mdn_tree_free (&tree);
  return best;
}

static MdnPlacement
choose_by_taste (MdnSearchState *state, const Seat *seat)
{
  MdnCandidate list[MDN_MAX_CANDIDATES];
  const int count = mdn_candidates_find (state, list);
  int64_t most = INT64_MIN;
  int best = 0;

  for (int i = 0; i < count; i++)
    {
      const int64_t seems =
        (int64_t) list[i].margin + seat->taste[mdn_placement_piece (list[i].placement)];

      if (seems > most)
        {
          most = seems;
          best = i;
        }
    }
  return list[best].placement;
}

static MdnPlacement
choose_oddly (Fit *self, MdnSearchState *state)
{
  MdnCandidate list[MDN_MAX_CANDIDATES];
  const int count = mdn_candidates_find (state, list);

  return list[mdn_random_below (&self->random, (uint32_t) count)].placement;
}

static MdnPlacement
draw_first_merchant (Fit *self, const MdnPosition *position)
{
  MdnVariation variation;

  mdn_first_merchant_draw (position, mdn_random_next (&self->random), &variation, 1);
  return variation.placements[0];
}

static MdnPlacement
choose (Fit *self, MdnSearchState *state)
{
  const Seat *seat = &self->seats[state->position.table.turn.player];
  const uint32_t drawn = mdn_random_below (&self->random, 1000);

  if (state->position.table.turn.phase == MDN_PHASE_OPENING)
    return draw_first_merchant (self, &state->position);
  if (drawn < SLIPS)
    return mdn_playout_choose (&state->position, &self->random);
  if (drawn < SLIPS + ODD_CHOICES)
    return choose_oddly (self, state);
  switch (seat->kind)
    {
    case SEAT_REFERENCE:
      return mdn_reference_player_choose (&state->position, &self->random);
    case SEAT_STYLE:
      return choose_by_taste (state, seat);
    default:
      return search (self, &state->position);
    }
}

/* All buildings are one to its taste; walls are the pieces that tastes differ about most. */
static void
draw_seats (Fit *self)
{
  for (int player = 0; player < self->rules.players; player++)
    {
      Seat *seat = &self->seats[player];
      const uint32_t drawn = mdn_random_below (&self->random, 8);

      seat->kind = drawn < 2 ? SEAT_REFERENCE : drawn < 5 ? SEAT_STYLE : SEAT_SEARCH;
      for (int piece = 0; piece < MDN_PIECES; piece++)
        seat->taste[piece] = (int) mdn_random_below (&self->random, 2 * TASTE + 1) - TASTE;
      for (int color = 1; color < MDN_COLORS; color++)
        seat->taste[color] = seat->taste[0];
      seat->taste[MDN_WALL] = seat->taste[MDN_WALL] * 3 / 2 - TASTE / 2;
    }
}

static void
put_term (const Fit *self,
          Sample *sample,
          int term,
          const double values[MDN_MAX_PLAYERS],
          double early)
{
  const int players = self->rules.players;
  double mean = 0;

  for (int player = 0; player < players; player++)
    mean += values[player] / players;
  for (int player = 0; player < players; player++)
    {
      sample->of[player][term] = (values[player] - mean) * early;
      sample->of[player][term + TERMS] = (values[player] - mean) * (1 - early);
    }
}

static void
take_sample (Fit *self, const MdnSearchState *state)
{
  const double early = mdn_search_state_share_left (state);
  MdnFeatures features[MDN_MAX_PLAYERS];
  MdnBoardAnalysis analysis;
  Sample *sample = &self->samples[self->n_samples];

  if (self->n_samples == MOST_SAMPLES || state->position.table.turn.phase == MDN_PHASE_OPENING)
    return;
  self->n_samples++;
  mdn_board_analysis_find (&analysis, state);
  mdn_feature_find (features, state, &analysis);
  for (int term = 0; term < TERMS; term++)
    {
      double values[MDN_MAX_PLAYERS] = { 0 };

      for (int player = 0; player < self->rules.players; player++)
        values[player] = term < MDN_FEATURES
                           ? features[player][term]
                           : (int) self->seats[player].kind == term - MDN_FEATURES;
      put_term (self, sample, term, values, early);
    }
}

static MdnPosition
play_game (Fit *self)
{
  const MdnSetup setup = mdn_setup_draw (&self->rules, &self->random);
  const uint32_t jump =
    mdn_random_below (&self->random, 3) == 0 ? mdn_random_below (&self->random, JUMP) : 0;
  const MdnPosition begin = mdn_position (&setup);
  MdnSearchState state;

  draw_seats (self);
  mdn_search_state_begin (&state, &begin);
  self->n_samples = 0;
  for (uint32_t made = 0; !mdn_position_is_over (&state.position); made++)
    {
      const MdnPlacement placement =
        made < jump ? mdn_playout_choose (&state.position, &self->random) : choose (self, &state);

      take_sample (self, &state);
      mdn_position_play (&state.position, placement, NULL);
    }
  return state.position;
}

/* --- Least squares ---------------------------------------------------------------------------- */

/* `trace`, the eligibility trace, is the sum of the samples so far, each worth the less the longer
 * ago it was. What is foretold in one should be what is foretold in the next, and at the end what
 * came of it. */
static void
add_step (Fit *self, const double trace[COLUMNS], const double *now, const double *next)
{
  for (int i = 0; i < COLUMNS; i++)
    for (int j = 0; j < COLUMNS && trace[i] != 0; j++)
      self->matrix[i][j] += trace[i] * (now[j] - (next != NULL ? next[j] : 0));
}

static void
learn_from_player (Fit *self, int player, double beyond_mean)
{
  double trace[COLUMNS] = { 0 };

  for (int i = 0; i < self->n_samples; i++)
    {
      const double *now = self->samples[i].of[player];

      for (int j = 0; j < COLUMNS; j++)
        trace[j] = lambda * trace[j] + now[j];
      add_step (self, trace, now, i + 1 < self->n_samples ? self->samples[i + 1].of[player] : NULL);
    }
  for (int i = 0; i < COLUMNS; i++)
    self->right[i] += trace[i] * beyond_mean;
}

static void
learn_from (Fit *self, const MdnPosition *end)
{
  const int players = self->rules.players;
  double mean = 0;

  for (int player = 0; player < players; player++)
    mean += (double) mdn_score (end, player).total / players;
  for (int player = 0; player < players; player++)
    learn_from_player (self, player, mdn_score (end, player).total - mean);
}

static void
swap_rows (Fit *self, int a, int b)
{
  double row[COLUMNS];
  const double right = self->right[a];

  memcpy (row, self->matrix[a], sizeof row);
  memcpy (self->matrix[a], self->matrix[b], sizeof row);
  memcpy (self->matrix[b], row, sizeof row);
  self->right[a] = self->right[b];
  self->right[b] = right;
}

static void
eliminate (Fit *self, int column)
{
  int pivot = column;

  for (int i = column + 1; i < COLUMNS; i++)
    if (fabs (self->matrix[i][column]) > fabs (self->matrix[pivot][column]))
      pivot = i;
  swap_rows (self, column, pivot);
  for (int i = column + 1; i < COLUMNS; i++)
    {
      const double factor = self->matrix[i][column] / self->matrix[column][column];

      for (int j = column; j < COLUMNS; j++)
        self->matrix[i][j] -= factor * self->matrix[column][j];
      self->right[i] -= factor * self->right[column];
    }
}

static void
solve (Fit *self, double weights[COLUMNS])
{
  for (int i = 0; i < COLUMNS; i++)
    self->matrix[i][i] += RIDGE;
  self->right[MDN_FEATURE_POINTS] += RIDGE;
  self->right[MDN_FEATURE_POINTS + TERMS] += RIDGE;
  for (int i = 0; i < COLUMNS; i++)
    eliminate (self, i);
  for (int i = COLUMNS - 1; i >= 0; i--)
    {
      weights[i] = self->right[i];
      for (int j = i + 1; j < COLUMNS; j++)
        weights[i] -= self->matrix[i][j] * weights[j];
      weights[i] /= self->matrix[i][i];
    }
}

static int
round_weight (double weight)
{
  return (int) lrint (fmax (INT16_MIN, fmin (INT16_MAX, weight * MDN_POINT)));
}

/* The two columns of those rules: those that were found, or else the ones in use. */
static void
write_cells (const MdnRules *fitted,
             const double weights[COLUMNS],
             const MdnRules *rules,
             int feature)
{
  const MdnWeights *used = mdn_weights (rules);
  const bool same = mdn_weights (fitted) == used;

  printf (" %5d, %5d", same ? round_weight (weights[feature]) : used->early[feature],
          same ? round_weight (weights[feature + TERMS]) : used->late[feature]);
}

/* The rows of weights-table.inc, with new numbers for the rules that were fitted. */
static void
write_weights (const MdnRules *fitted, const double weights[COLUMNS])
{
  static const MdnRuleSet sets[] = { MDN_SECOND_EDITION, MDN_FIRST_EDITION };

  for (int feature = 0; feature < MDN_FEATURES; feature++)
    {
      const char *name = mdn_weights_feature_name ((MdnFeature) feature);

      printf ("  ROW (%s%*s", name, 15 - (int) strlen (name), "");
      for (int column = 0; column < 6; column++)
        {
          const MdnRules rules = mdn_rules (sets[column / 3], MDN_MIN_PLAYERS + column % 3);

          putchar (',');
          write_cells (fitted, weights, &rules, feature);
        }
      puts (feature + 1 < MDN_FEATURES ? ") \\" : ")");
    }
}

int
main (int argc, char *argv[])
{
  static Fit self;
  double weights[COLUMNS];
  unsigned long games;
  int set, players;

  if (argc != 6)
    {
      fputs ("usage: fit-weights RULES PLAYERS VISITS GAMES SEED\n"
             "RULES: 0 first, 1 second, 2 online; the result is all rows of weights-table.inc,\n"
             "with new numbers in two columns\n",
             stderr);
      return EXIT_FAILURE;
    }
  set = atoi (argv[1]);
  players = atoi (argv[2]);
  if (set < 0 || set >= MDN_RULE_SETS || players < MDN_MIN_PLAYERS || players > MDN_MAX_PLAYERS)
    return EXIT_FAILURE;
  self.rules = mdn_rules ((MdnRuleSet) set, players);
  self.visits = (uint32_t) strtoul (argv[3], NULL, 10);
  games = strtoul (argv[4], NULL, 10);
  mdn_random_seed (&self.random, strtoul (argv[5], NULL, 10));
  for (unsigned long game = 0; game < games; game++)
    {
      const MdnPosition end = play_game (&self);

      learn_from (&self, &end);
    }
  solve (&self, weights);
  write_weights (&self.rules, weights);
  return EXIT_SUCCESS;
}
