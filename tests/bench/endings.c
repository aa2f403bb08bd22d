/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Endings of games in which everybody plays as the level medium does. Asks the computer player for
 * each of the last four turns, and counts the points that its answers cost against the exact
 * solution; or tells how many pieces before the end the exact solver answers in time. With more
 * than two players the solution is that of max^n (solver.h). */

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "ai.h"
#include "play.h"
#include "random.h"
#include "score.h"
#include "solver.h"

enum
{
  TURNS = 4,

  /* That are left in all stocks together, when it is tried whether the solver answers */
  MOST_PIECES = 20,

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
  int deceived;   /* those of them that it thought to be certain */
  int lost;       /* points of margin, in all */
  int most_lost;  /* by one answer */
  int victories;  /* that were thrown away */
  int most_left;  /* pieces in all stocks, at most */
  double seconds; /* of the longest answer */
} Endings;

/* The margin that the player is sure of if all play best; false if that takes too long to find. Who
 * wins is told for the player to move: of others among more than two, one whose margin is nothing
 * is not said to lose. */
static bool
solve (const MdnPosition *position, int player, int *margin, int *outcome)
{
  const MdnDeadline never = { 0 };
  MdnSolution solution;

  if (mdn_position_is_over (position))
    {
      const unsigned winners = mdn_score_winners (position);
      int margins[MDN_MAX_PLAYERS];

      mdn_score_margins (position, margins);
      *margin = margins[player];
      *outcome = winners == 1u << player ? 1 : (winners >> player & 1) != 0 ? 0 : -1;
      return true;
    }
  if (!mdn_solver_solve (position, EFFORT, &never, &solution))
    return false;
  *margin = solution.margins[player];
  *outcome = position->table.turn.player == player ? solution.outcome
             : position->rules.players == 2        ? -solution.outcome
             : *margin >= 0                        ? 1
                                                   : -1;
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
note_answer (Endings *self, const MdnPosition *position, const MdnAdvice *advice, int cost)
{
  MdnSearchState city;

  mdn_search_state_begin (&city, position);
  self->asked++;
  self->solved += advice->solved;
  self->failed += cost != 0;
  self->deceived += advice->solved && cost != 0;
  self->lost += cost;
  if (cost > self->most_lost)
    self->most_lost = cost;
  if (mdn_search_state_pieces_left (&city) > self->most_left)
    self->most_left = mdn_search_state_pieces_left (&city);
  if (advice->seconds > self->seconds)
    self->seconds = advice->seconds;
}

static void
ask (Endings *self, const MdnPosition *position)
{
  const int player = position->table.turn.player;
  int best, margin, best_outcome, outcome;
  MdnAdvice advice;
  MdnPosition behind;

  if (!solve (position, player, &best, &best_outcome))
    {
      self->left_out++;
      return;
    }
  if (!mdn_ai_think (self->ai, position, &self->limits, &advice))
    abort ();
  behind = play_variation (position, &advice.variations[0]);
  if (!solve (&behind, player, &margin, &outcome))
    {
      self->left_out++;
      return;
    }
  note_answer (self, position, &advice, best - margin);
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
      MdnAdvice advice;

      turns[count++ % MOST_TURNS] = position;
      limits.seed = mdn_random_next (&random);
      if (!mdn_ai_think (self->ai, &position, &limits, &advice))
        abort ();
      position = play_variation (&position, &advice.variations[0]);
    }
  return count;
}

static void
report (const Endings *self)
{
  printf (
    "positions %d (%d more were too hard), known to be solved %d, answers that cost points %d, "
    "of which it thought to be solved %d, points %d, at most %d; victories thrown away %d; pieces left at most %d; "
    "longest answer %.3f s\n",
    self->asked, self->left_out, self->solved, self->failed, self->deceived, self->lost,
    self->most_lost, self->victories, self->most_left, self->seconds);
}

/* --- How many pieces before the end ----------------------------------------------------------- */

/* The turns of all games by the number of pieces left at their beginning. */
typedef struct
{
  int turns[MOST_PIECES + 1];
  int solved[MOST_PIECES + 1];
  double seconds; /* of processor time, in all */
  uint64_t nodes; /* placements tried, in all */
} Reach;

static void
try_solver (Reach *self, const MdnPosition *position, uint64_t nodes)
{
  const clock_t begin = clock ();
  const MdnDeadline never = { 0 };
  MdnSearchState city;
  MdnSolution solution;
  int left;

  mdn_search_state_begin (&city, position);
  left = mdn_search_state_pieces_left (&city);
  if (left > MOST_PIECES)
    return;
  self->turns[left]++;
  self->solved[left] += mdn_solver_solve (position, nodes, &never, &solution);
  self->nodes += solution.nodes;
  self->seconds += (double) (clock () - begin) / CLOCKS_PER_SEC;
}

static void
report_reach (const Reach *self)
{
  for (int left = 0; left <= MOST_PIECES; left++)
    if (self->turns[left] > 0)
      printf ("pieces left %2d: turns %3d, solved %3d (%3d %%)\n", left, self->turns[left],
              self->solved[left], 100 * self->solved[left] / self->turns[left]);
  printf ("placements tried a second: %.0f\n", (double) self->nodes / self->seconds);
}

/* --- The program ------------------------------------------------------------------------------ */

typedef struct
{
  MdnRules rules;
  unsigned long games;
  unsigned long seed;
  uint64_t nodes; /* for the solver; 0: a level is asked */
} Task;

static bool
parse (int argc, char *argv[], Task *task, MdnLevel *level)
{
  int set, players;

  if (argc != 6)
    return false;
  set = atoi (argv[1]);
  players = atoi (argv[2]);
  task->games = strtoul (argv[3], NULL, 10);
  task->seed = strtoul (argv[4], NULL, 10);
  task->nodes = strtoull (argv[5], NULL, 10);
  if (set < 0 || set >= MDN_RULE_SETS || players < 2 || players > MDN_MAX_PLAYERS)
    return false;
  task->rules = mdn_rules ((MdnRuleSet) set, players);
  return task->nodes > 0 || mdn_level_parse (argv[5], level);
}

static void
run (const Task *task, Endings *endings, Reach *reach)
{
  static MdnPosition turns[MOST_TURNS];

  for (unsigned long game = 0; game < task->games; game++)
    {
      const int count = play_game (endings, &task->rules, task->seed * 1000003 + game, turns);
      const int first = task->nodes > 0 || count < TURNS ? 0 : count - TURNS;

      for (int i = first; i < count; i++)
        if (task->nodes > 0)
          try_solver (reach, &turns[i % MOST_TURNS], task->nodes);
        else
          ask (endings, &turns[i % MOST_TURNS]);
    }
}

int
main (int argc, char *argv[])
{
  Endings endings = { .limits = { .threads = 1 } };
  Reach reach = { 0 };
  Task task;

  if (!parse (argc, argv, &task, &endings.limits.level))
    {
      fputs ("usage: endings RULES PLAYERS GAMES SEED LEVEL|NODES\n"
             "RULES: 0 first, 1 second, 2 online\n"
             "LEVEL: is asked for its answers in the last four turns\n"
             "NODES: placements that the solver may try for a turn\n",
             stderr);
      return EXIT_FAILURE;
    }
  endings.ai = mdn_ai_new ();
  run (&task, &endings, &reach);
  mdn_ai_free (endings.ai);
  if (task.nodes > 0)
    report_reach (&reach);
  else
    report (&endings);
  return endings.failed + endings.victories > 0 ? EXIT_FAILURE : EXIT_SUCCESS;
}
