/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Asks the computer player for each of the last four turns of games of two (both play as the level
 * medium does), and counts the points that its answers cost against the exact solution. */

#include <stdio.h>
#include <stdlib.h>

#include "ai.h"
#include "play.h"
#include "random.h"
#include "score.h"
#include "solver.h"

enum
{
  TURNS = 4,
  MOST_TURNS = 256,
  EFFORT = 4000000, /* placements: an ending that takes more to solve is left out */
};

typedef struct
{
  MdnAi *ai;
  MdnAiLimits limits;
  int asked;
  int left_out;   /* too hard to say what is right */
  int solved;     /* the player knew that its answer was certain */
  int failed;     /* answers that cost anything */
  int lost;       /* points of margin, in all */
  int most_lost;  /* by one answer */
  int victories;  /* that were thrown away */
  int most_left;  /* pieces in all stocks, at most */
  double seconds; /* of the longest answer */
} Endings;

/* The margin that the player is sure of if both play best; false if that takes too long to find. */
static bool
solve (const MdnPosition *position, int player, int *margin, int *outcome)
{
  const MdnDeadline never = { 0 };
  MdnSolution solution;
  int sign = position->table.turn.player == player ? 1 : -1;

  if (mdn_position_is_over (position))
    {
      const unsigned winners = mdn_score_winners (position);
      int margins[MDN_MAX_PLAYERS];

      mdn_score_margins (position, margins);
      *margin = margins[player];
      *outcome = (int) (winners >> player & 1) - (int) (winners >> (1 - player) & 1);
      return true;
    }
  if (!mdn_solver_solve (position, EFFORT, &never, &solution))
    return false;
  *margin = sign * solution.margin;
  *outcome = sign * solution.outcome;
  return true;
}

static MdnPosition
play_variation (const MdnPosition *position, const MdnVariation *variation)
{
  MdnPosition copy = *position;

  for (int i = 0; i < variation->count; i++)
    mdn_position_play (&copy, variation->placements[i], NULL);
  return copy;
}

static void
note_answer (Endings *self, const MdnPosition *position, const MdnAdvice *hint_display, int cost)
{
  MdnSearchState city;

  mdn_search_state_begin (&city, position);
  self->asked++;
  self->solved += hint_display->solved;
  self->failed += cost != 0;
  self->lost += cost;
  if (cost > self->most_lost)
    self->most_lost = cost;
  if (mdn_search_state_pieces_left (&city) > self->most_left)
    self->most_left = mdn_search_state_pieces_left (&city);
  if (hint_display->seconds > self->seconds)
    self->seconds = hint_display->seconds;
}

static void
ask (Endings *self, const MdnPosition *position)
{
  const int player = position->table.turn.player;
  int best, margin, best_outcome, outcome;
  MdnAdvice hint_display;
  MdnPosition behind;

  if (!solve (position, player, &best, &best_outcome))
    {
      self->left_out++;
      return;
    }
  if (!mdn_ai_think (self->ai, position, &self->limits, &hint_display))
    abort ();
  behind = play_variation (position, &hint_display.variations[0]);
  if (!solve (&behind, player, &margin, &outcome))
    {
      self->left_out++;
      return;
    }
  note_answer (self, position, &hint_display, best - margin);
  self->victories += outcome < best_outcome;
}

/* The positions at the beginning of each turn; returns how many. */
static int
play_game (Endings *self, const MdnRules *rules, uint64_t seed, MdnPosition turns[MOST_TURNS])
{
  MdnAiLimits limits = { .level = MDN_LEVEL_MEDIUM, .threads = 1 };
  MdnRandom random;
  MdnPosition position;
  MdnSetup setup;
  int count = 0;

  mdn_random_seed (&random, seed);
  setup = mdn_setup_draw (rules, &random);
  position = mdn_position (&setup);
  while (!mdn_position_is_over (&position))
    {
      MdnAdvice hint_display;

      turns[count++ % MOST_TURNS] = position;
      limits.seed = mdn_random_next (&random);
      if (!mdn_ai_think (self->ai, &position, &limits, &hint_display))
        abort ();
      position = play_variation (&position, &hint_display.variations[0]);
    }
  return count;
}

static void
report (const Endings *self)
{
  printf (
    "positions %d (%d more were too hard), known to be solved %d, answers that cost points %d, "
    "points %d, at most %d; victories thrown away %d; pieces left at most %d; "
    "longest answer %.3f s\n",
    self->asked, self->left_out, self->solved, self->failed, self->lost, self->most_lost,
    self->victories, self->most_left, self->seconds);
}

int
main (int argc, char *argv[])
{
  static MdnPosition turns[MOST_TURNS];
  Endings self = { .limits = { .threads = 1 } };
  MdnRules rules;
  unsigned long games;
  int set;

  if (argc != 5 || !mdn_level_parse (argv[4], &self.limits.level))
    {
      fputs ("usage: endings RULES GAMES SEED LEVEL\n"
             "RULES: 0 first, 1 second, 2 online\n",
             stderr);
      return EXIT_FAILURE;
    }
  set = atoi (argv[1]);
  games = strtoul (argv[2], NULL, 10);
  if (set < 0 || set >= MDN_RULE_SETS)
    return EXIT_FAILURE;
  rules = mdn_rules ((MdnRuleSet) set, 2);
  self.ai = mdn_ai_new ();
  for (unsigned long game = 0; game < games; game++)
    {
      const int count =
        play_game (&self, &rules, strtoul (argv[3], NULL, 10) * 1000003 + game, turns);

      for (int i = count > TURNS ? count - TURNS : 0; i < count; i++)
        ask (&self, &turns[i % MOST_TURNS]);
    }
  report (&self);
  mdn_ai_free (self.ai);
  return self.failed + self.victories > 0 ? EXIT_FAILURE : EXIT_SUCCESS;
}
