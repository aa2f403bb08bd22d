/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ai.h"

#include <stdlib.h>

#include "first-merchant.h"
#include "greedy.h"
#include "solver.h"

enum
{
  /* Nodes of the solver in place of each visit of the search: one takes less time. Set by hand. */
  SOLVER_NODES = 4,

  /* At most, for the variations beside a solved one. Set by hand: they are only shown. */
  OTHERS_VISITS = 200,
};

/* With so few pieces left in all stocks together, solving the game is tried, by the number of
 * players. In the second edition a second is enough for about one turn in five that begins with so
 * many (`endings`, tests/bench/README.md). */
static const int few_pieces[MDN_MAX_PLAYERS + 1] = { [2] = 17, [3] = 12, [4] = 15 };

struct MdnAi
{
  MdnForest forest; /* from one turn to the next */
  atomic_bool stop;
  atomic_ullong nodes;
  /* The limits that progress is measured by, in microseconds and nodes; 0 for none. */
  atomic_ullong begin;
  atomic_ullong duration;
  atomic_ullong enough;
};

MdnAi *
mdn_ai_new (void)
{
  return calloc (1, sizeof (MdnAi));
}

void
mdn_ai_free (MdnAi *ai)
{
  if (ai == NULL)
    return;
  mdn_forest_free (&ai->forest);
  free (ai);
}

void
mdn_ai_stop (MdnAi *ai)
{
  atomic_store (&ai->stop, true);
}

void
mdn_ai_resume (MdnAi *ai)
{
  atomic_store (&ai->stop, false);
  atomic_store (&ai->nodes, 0);
  atomic_store (&ai->duration, 0);
  atomic_store (&ai->enough, 0);
}

uint64_t
mdn_ai_nodes (const MdnAi *ai)
{
  return atomic_load_explicit (&ai->nodes, memory_order_relaxed);
}

static double
ratio (unsigned long long part, unsigned long long whole)
{
  return whole == 0 ? 0 : part >= whole ? 1 : (double) part / (double) whole;
}

double
mdn_ai_progress (const MdnAi *ai)
{
  const unsigned long long begin = atomic_load (&ai->begin);
  const unsigned long long now = (unsigned long long) (mdn_deadline_now () * 1e6);
  const double by_time = ratio (now > begin ? now - begin : 0, atomic_load (&ai->duration));
  const double by_nodes = ratio (mdn_ai_nodes (ai), atomic_load (&ai->enough));

  return by_time > by_nodes ? by_time : by_nodes;
}

/* --- Thinking --------------------------------------------------------------------------------- */

static uint64_t
smaller_limit (uint64_t a, uint64_t b)
{
  return a == 0 || (b != 0 && b < a) ? b : a;
}

/* Whose trees may be gone on with: those of the same level. A character's taste is in the priors of
 * its own turn only, so it has to expand that anew, and nobody else wants it. */
static uint32_t
find_owner (const MdnAiLimits *wanted)
{
  return wanted->character == MDN_CHARACTER_PLAIN ? 1 + (uint32_t) wanted->level : MDN_NO_OWNER;
}

/* 0: no limit. */
static uint64_t
limit_visits (const MdnLevelParameters *parameters, const MdnAiLimits *wanted, int players)
{
  const uint64_t usual = parameters->visits[players];

  if (parameters->shallow)
    return smaller_limit (wanted->nodes, usual);
  return wanted->nodes == 0 && wanted->seconds == 0 ? usual : wanted->nodes;
}

static MdnSearchLimits
set_limits (MdnAi *ai, const MdnPosition *position, const MdnAiLimits *wanted)
{
  const MdnLevelParameters *parameters = mdn_level_parameters (wanted->level);
  const int players = position->rules.players;
  const uint64_t visits = limit_visits (parameters, wanted, players);
  const double begin = mdn_deadline_now ();
  double seconds = wanted->seconds;

  if (seconds == 0 && wanted->nodes == 0)
    seconds = parameters->seconds;
  atomic_store (&ai->nodes, 0);
  atomic_store (&ai->begin, (unsigned long long) (begin * 1e6));
  atomic_store (&ai->duration, (unsigned long long) (seconds * 1e6));
  atomic_store (&ai->enough, visits);
  return (MdnSearchLimits){
    .visits = visits,
    .deadline = { .end = seconds > 0 ? begin + seconds : 0, .stop = &ai->stop },
    .seed = wanted->seed,
    .threads = wanted->threads,
    .taste = mdn_character_taste (wanted->character, players),
    .progress = &ai->nodes,
    .forest = &ai->forest,
    .owner = find_owner (wanted),
  };
}

/* Solving may take half of the time. */
static bool
solve (const MdnPosition *position, const MdnSearchLimits *limits, MdnAdvice *advice)
{
  MdnDeadline deadline = limits->deadline;
  MdnSolution solution;
  MdnVariation *variation = &advice->variations[0];

  if (deadline.end != 0)
    deadline.end -= (deadline.end - mdn_deadline_now ()) / 2;
  if (!mdn_solver_solve (position, limits->visits == 0 ? UINT64_MAX : limits->visits * SOLVER_NODES,
                         &deadline, &solution))
    return false;
  *variation = (MdnVariation){
    .count = solution.count,
    .margin = solution.margin,
    .win = (1 + solution.outcome) / 2.0,
  };
  for (int i = 0; i < solution.count; i++)
    variation->placements[i] = solution.placements[i];
  for (int player = 0; player < position->rules.players; player++)
    variation->margins[player] = solution.margins[player];
  advice->count = 1;
  advice->nodes = solution.nodes;
  advice->solved = true;
  return true;
}

static bool
is_ending (const MdnPosition *position)
{
  MdnSearchState state;

  mdn_search_state_begin (&state, position);
  return mdn_search_state_pieces_left (&state) <= few_pieces[position->rules.players];
}

/* Adds other variations beside the solved one, for callers that show several: a short search finds
 * them. */
static void
add_others (const MdnPosition *position, const MdnSearchLimits *limits, MdnAdvice *advice)
{
  MdnSearchLimits brief = *limits;
  MdnVariation others[MDN_MAX_VARIATIONS];
  int count;

  brief.visits = smaller_limit (limits->visits, OTHERS_VISITS);
  brief.threads = 1;
  count = mdn_search_run (position, &brief, others);
  for (int i = 0; i < count && advice->count < MDN_MAX_VARIATIONS; i++)
    if (!mdn_variation_equals (&others[i], &advice->variations[0]))
      advice->variations[advice->count++] = others[i];
}

/* Takes the placements that the level rates best, without any search. */
static void
choose_greedily (const MdnPosition *position, const MdnAiLimits *limits, MdnAdvice *advice)
{
  const int players = position->rules.players;

  mdn_greedy_choose (position, limits->seed,
                     mdn_level_parameters (limits->level)->utility_noise[players],
                     mdn_character_taste (limits->character, players), &advice->variations[0]);
  advice->count = 1;
}

static void
think (MdnAi *ai, const MdnPosition *position, const MdnAiLimits *limits, MdnAdvice *advice)
{
  const MdnLevelParameters *parameters = mdn_level_parameters (limits->level);
  const MdnSearchLimits search = set_limits (ai, position, limits);

  if (position->table.turn.phase == MDN_PHASE_OPENING)
    {
      advice->count =
        mdn_first_merchant_draw (position, limits->seed, advice->variations, MDN_MAX_VARIATIONS);
      return;
    }
  if (parameters->greedy)
    {
      choose_greedily (position, limits, advice);
      return;
    }
  if (parameters->solves && is_ending (position) && solve (position, &search, advice))
    {
      add_others (position, &search, advice);
      return;
    }
  advice->count = mdn_search_run (position, &search, advice->variations);
  advice->nodes = mdn_ai_nodes (ai);
  if (search.visits == 0 && advice->count > 0)
    advice->kept = mdn_forest_visits (&ai->forest) - advice->nodes;
  if (advice->count == 0) /* there is no memory for a search */
    choose_greedily (position, limits, advice);
}

bool
mdn_ai_think (MdnAi *ai, const MdnPosition *position, const MdnAiLimits *limits, MdnAdvice *advice)
{
  const double begin = mdn_deadline_now ();

  advice->count = 0;
  advice->nodes = 0;
  advice->kept = 0;
  advice->solved = false;
  if (!mdn_position_is_over (position))
    think (ai, position, limits, advice);
  advice->seconds = mdn_deadline_now () - begin;
  return advice->count > 0;
}
