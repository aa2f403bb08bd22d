/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Finds weights for the features by playing: the computer player plays games against itself and a
 * few others with the weights that it has; from what the features were in a position, and how the
 * game ended, the weights follow by least squares. To be done several times over, with the new
 * weights each time, and more visits. */

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "playout.h"
#include "score.h"
#include "tree-plans.h"
#include "weights.h"
#include "yardstick.h"

enum
{
  COLUMNS = 2 * MDN_FEATURES, /* early and late */
  MOST_SAMPLES = 200,         /* of a game */
  JUMP = 12,                  /* at most so many random placements begin a game */
  SLIPS = 10,                 /* and so many in a thousand come later */
  PULL = 300,                 /* towards 1 for points and 0 for all else, in samples */
};

typedef struct
{
  double of[MDN_MAX_PLAYERS][COLUMNS];
} Sample;

typedef enum
{
  SEAT_YARDSTICK,
  SEAT_GREEDY,
  SEAT_SEARCH,
} Seat;

typedef struct
{
  MdnRules rules;
  uint32_t visits; /* for a placement */
  MdnRandom random;
  Sample samples[MOST_SAMPLES];
  int n_samples;
  double matrix[COLUMNS][COLUMNS];
  double right[COLUMNS];
} Fit;

/* --- Playing ----------------------------------------------------------------------------------- */

static MdnPlacement
search (Fit *self, const MdnPosition *position)
{
  const uint32_t visits = self->visits / 2 + mdn_random_below (&self->random, self->visits + 1);
  MdnPlacement best;
  MdnTree tree;

  if (!mdn_tree_begin (&tree, position, visits * 32 + 1000, mdn_random_next (&self->random)))
    abort ();
  for (uint32_t i = 0; i < visits + 1; i++)
    mdn_tree_visit (&tree);
  best = mdn_tree_favourite (&tree, mdn_tree_root (&tree))->placement;
  mdn_tree_free (&tree);
  return best;
}

static MdnPlacement
choose (Fit *self, MdnCity *city, Seat seat)
{
  MdnCandidate list[MDN_MAX_CANDIDATES];

  switch (seat)
    {
    case SEAT_YARDSTICK:
      return mdn_yardstick_choose (&city->position, &self->random);
    case SEAT_SEARCH:
      return search (self, &city->position);
    default:
      mdn_candidates_find (city, list);
      return list[0].placement;
    }
}

/* Most seats search; with two players the others are rare, for they spoil half of a game. */
static void
draw_seats (Fit *self, Seat seats[MDN_MAX_PLAYERS])
{
  for (int player = 0; player < self->rules.players; player++)
    {
      const uint32_t drawn = mdn_random_below (&self->random, self->rules.players == 2 ? 24 : 8);

      seats[player] = drawn == 0 ? SEAT_YARDSTICK : drawn == 1 ? SEAT_GREEDY : SEAT_SEARCH;
    }
}

static void
take_sample (Fit *self, const MdnCity *city)
{
  const double early = mdn_city_share_left (city);
  MdnFeatures features[MDN_MAX_PLAYERS];
  MdnSurvey survey;
  Sample *sample = &self->samples[self->n_samples];

  if (self->n_samples == MOST_SAMPLES || city->position.table.turn.phase == MDN_PHASE_OPENING)
    return;
  self->n_samples++;
  mdn_survey (&survey, city);
  mdn_feature_find (features, city, &survey);
  for (int player = 0; player < self->rules.players; player++)
    for (int i = 0; i < MDN_FEATURES; i++)
      {
        sample->of[player][i] = features[player][i] * early;
        sample->of[player][i + MDN_FEATURES] = features[player][i] * (1 - early);
      }
}

static MdnPosition
play_game (Fit *self)
{
  const MdnSetup setup = mdn_setup_draw (&self->rules, &self->random);
  const uint32_t jump =
    mdn_random_below (&self->random, 3) == 0 ? mdn_random_below (&self->random, JUMP) : 0;
  const MdnPosition begin = mdn_position (&setup);
  Seat seats[MDN_MAX_PLAYERS];
  MdnCity city;

  draw_seats (self, seats);
  mdn_city_begin (&city, &begin);
  self->n_samples = 0;
  for (uint32_t made = 0; !mdn_position_is_over (&city.position); made++)
    {
      MdnPlacement placement;

      if (made < jump || mdn_random_below (&self->random, 1000) < SLIPS)
        placement = mdn_playout_choose (&city.position, &self->random);
      else
        placement = choose (self, &city, seats[city.position.table.turn.player]);
      if (mdn_random_below (&self->random, 2) == 0)
        take_sample (self, &city);
      mdn_city_play (&city, placement, NULL);
    }
  return city.position;
}

/* --- Least squares ----------------------------------------------------------------------------- */

/* Only differences between players count: the mean is taken off on both sides. */
static void
add_equation (Fit *self, const Sample *sample, int player, double beyond_mean)
{
  const int players = self->rules.players;
  double row[COLUMNS];

  for (int i = 0; i < COLUMNS; i++)
    {
      row[i] = sample->of[player][i];
      for (int other = 0; other < players; other++)
        row[i] -= sample->of[other][i] / players;
    }
  for (int i = 0; i < COLUMNS; i++)
    {
      self->right[i] += row[i] * beyond_mean;
      for (int j = 0; j < COLUMNS; j++)
        self->matrix[i][j] += row[i] * row[j];
    }
}

static void
learn_from (Fit *self, const MdnPosition *end)
{
  const int players = self->rules.players;
  double mean = 0;

  for (int player = 0; player < players; player++)
    mean += (double) mdn_score (end, player).total / players;
  for (int i = 0; i < self->n_samples; i++)
    for (int player = 0; player < players; player++)
      add_equation (self, &self->samples[i], player, mdn_score (end, player).total - mean);
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
    self->matrix[i][i] += PULL;
  self->right[MDN_FEATURE_POINTS] += PULL;
  self->right[MDN_FEATURE_POINTS + MDN_FEATURES] += PULL;
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

static void
write_weights (const double weights[COLUMNS])
{
  for (int i = 0; i < COLUMNS; i++)
    {
      const double rounded = fmax (INT16_MIN, fmin (INT16_MAX, weights[i] * MDN_POINT));

      printf ("%s%ld", i == 0 ? "{ { " : i == MDN_FEATURES ? " },\n  { " : ", ", lrint (rounded));
    }
  puts (" } }");
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
             "RULES: 0 first, 1 second, 2 online; the result is a row of weights-table.inc\n",
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
  write_weights (weights);
  return EXIT_SUCCESS;
}
