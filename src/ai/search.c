/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "search.h"

#include <pthread.h>
#include <stdlib.h>

#include "tree-variations.h"

enum
{
  CHECK_INTERVAL = 8,  /* visits between two checks of the deadline */
  MAX_BLOCKS = 560000, /* of nodes, for all trees together: 141 MiB */
  FEW_BLOCKS = 40000,  /* 10 MiB: beside so few, trees may be kept that are not searched */
  MIN_VISITS = 2,      /* are made even without any time: all children of the root are evaluated */
  SLICES = 16,         /* of a placement's time; after each it is seen whether it is decided */
};

typedef struct
{
  MdnTree *tree;   /* of the forest */
  uint64_t visits; /* to make */
  const MdnDeadline *deadline;
  atomic_ullong *progress;
  pthread_t thread;
  bool started;
} Worker;

typedef struct
{
  const MdnSearchLimits *limits;
  MdnForest own;     /* unless the limits have one */
  MdnForest *forest; /* that is searched */
  Worker *workers;
  int n_workers;
  MdnVariation variation; /* the placements that have been chosen */
} Search;

/* --- Workers ---------------------------------------------------------------------------------- */

static void *
run_worker (void *data)
{
  Worker *worker = data;

  for (uint64_t visit = 0; visit < worker->visits; visit++)
    {
      if (visit >= MIN_VISITS && visit % CHECK_INTERVAL == 0 &&
          mdn_deadline_has_come (worker->deadline))
        break;
      mdn_tree_visit (worker->tree);
      atomic_fetch_add_explicit (worker->progress, 1, memory_order_relaxed);
    }
  return NULL;
}

/* The first worker runs in the calling thread. If no thread can be made, it also does the work
 * of the others, as far as there is time. */
static void
run_workers (Search *self, uint64_t visits, const MdnDeadline *deadline)
{
  for (int i = 0; i < self->n_workers; i++)
    {
      Worker *worker = &self->workers[i];

      worker->visits = visits;
      worker->deadline = deadline;
      worker->started = i > 0 && pthread_create (&worker->thread, NULL, run_worker, worker) == 0;
    }
  run_worker (&self->workers[0]);
  for (int i = 1; i < self->n_workers; i++)
    if (self->workers[i].started)
      pthread_join (self->workers[i].thread, NULL);
    else
      run_worker (&self->workers[i]);
}

/* --- Choosing --------------------------------------------------------------------------------- */

static uint64_t
count_visits (const Search *self, MdnPlacement placement)
{
  uint64_t visits = 0;

  for (int i = 0; i < self->n_workers; i++)
    {
      const MdnNode *node = mdn_tree_find (self->workers[i].tree, placement);

      visits += node != NULL ? node->visits : 0;
    }
  return visits;
}

/* Finds the placement with the most visits; of equal ones that with the better static evaluation.
 * Tells how many more it has than the next one. */
static MdnPlacement
choose (const Search *self, uint64_t *lead)
{
  const MdnTree *tree = self->workers[0].tree;
  const MdnNode *root = mdn_tree_root (tree), *child = NULL;
  MdnPlacement best = MDN_NO_PLACEMENT;
  uint64_t most = 0, second = 0;

  for (int i = 0; i < root->n_children; i++)
    {
      uint64_t visits;

      child = i == 0 ? mdn_tree_first_child (tree, root) : mdn_tree_sibling (tree, child);
      visits = count_visits (self, child->placement);
      if (i == 0 || visits > most)
        {
          second = most;
          most = visits;
          best = child->placement;
        }
      else if (visits > second)
        second = visits;
    }
  *lead = most - second;
  return best;
}

/* --- Sharing the budget ----------------------------------------------------------------------- */

/* How the rest of the budget is shared: each placement but the last gets three fifths of what is
 * left, since its tree serves the others, too. Set by hand. */
static MdnDeadline
share_of_time (const MdnDeadline *whole, int placements_left)
{
  const double now = mdn_deadline_now ();
  MdnDeadline part = *whole;

  if (whole->end != 0 && placements_left > 1)
    part.end = now + (whole->end - now) * 0.6;
  return part;
}

static uint64_t
share_of_visits (uint64_t left, int placements_left)
{
  return placements_left > 1 ? left - left * 2 / 5 : left;
}

/* --- The time that decides -------------------------------------------------------------------- */

static bool
is_forced (const Search *self)
{
  const MdnNode *root = mdn_tree_root (self->workers[0].tree);

  return root->complete && root->n_children == 1;
}

/* In slices, until the time is up, or the visits that there is still time for could not change what
 * is chosen. What is left over is the rest of the turn's, or nobody's. */
static void
run_until_decided (Search *self, const MdnDeadline *deadline)
{
  const double begin = mdn_deadline_now (), slice = (deadline->end - begin) / SLICES;
  const uint64_t before = atomic_load_explicit (self->limits->progress, memory_order_relaxed);
  uint64_t lead = 0, to_come = 0;

  run_workers (self, MIN_VISITS, deadline);
  if (is_forced (self))
    return;
  for (int i = 1; i <= SLICES && lead <= to_come && !mdn_deadline_has_come (deadline); i++)
    {
      const MdnDeadline part = { .end = begin + i * slice, .stop = deadline->stop };
      uint64_t made;

      run_workers (self, UINT64_MAX, &part);
      made = atomic_load_explicit (self->limits->progress, memory_order_relaxed) - before;
      to_come = made * (unsigned) (SLICES - i) / (unsigned) i;
      choose (self, &lead);
    }
}

/* --- The turn --------------------------------------------------------------------------------- */

static bool
search_turn (Search *self)
{
  const MdnSearchLimits *limits = self->limits;
  uint64_t left = limits->visits == 0 ? UINT64_MAX : limits->visits / (unsigned) self->n_workers;

  for (int ahead = mdn_tree_placements_ahead (self->workers[0].tree); ahead > 0;
       ahead = mdn_tree_placements_ahead (self->workers[0].tree))
    {
      const MdnDeadline deadline = share_of_time (&limits->deadline, ahead);
      uint64_t visits = share_of_visits (left, ahead), lead;

      if (visits < MIN_VISITS)
        visits = MIN_VISITS;
      if (limits->visits == 0 && deadline.end != 0)
        run_until_decided (self, &deadline);
      else
        run_workers (self, visits, &deadline);
      left -= left > visits ? visits : left;
      self->variation.placements[self->variation.count] = choose (self, &lead);
      for (int i = 0; i < self->n_workers; i++)
        mdn_tree_advance (self->workers[i].tree, self->variation.placements[self->variation.count]);
      self->variation.count++;
    }
  return self->variation.count > 0;
}

/* --- Begin and end ---------------------------------------------------------------------------- */

/* A tree needs no more blocks than these: a node gets its first one when it is visited again, and
 * another one when all children in those that it has were visited. */
static uint32_t
count_blocks (const MdnSearchLimits *limits, int trees)
{
  const uint64_t most = (uint64_t) MAX_BLOCKS / (unsigned) trees;
  const uint64_t wanted = 2 * limits->visits / (unsigned) trees + MDN_MIN_BLOCKS;

  return (uint32_t) (limits->visits == 0 || wanted > most ? most : wanted);
}

static bool
plant_forest (Search *self, const MdnPosition *position)
{
  const MdnSearchLimits *limits = self->limits;
  const int trees = limits->threads < 1                 ? 1
                    : limits->threads > MDN_MAX_THREADS ? MDN_MAX_THREADS
                                                        : limits->threads;
  const MdnForestKind kind = { .trees = trees,
                               .blocks = count_blocks (limits, trees),
                               .owner = limits->owner };

  self->forest = limits->forest != NULL && limits->visits == 0 ? limits->forest : &self->own;
  if (self->forest != limits->forest && limits->forest != NULL &&
      kind.blocks * (uint32_t) trees > FEW_BLOCKS)
    mdn_forest_free (limits->forest);
  return mdn_forest_begin (self->forest, &kind, position, limits->seed);
}

static bool
create_workers (Search *self)
{
  self->workers = calloc ((size_t) self->forest->count, sizeof *self->workers);
  if (self->workers == NULL)
    return false;
  self->n_workers = self->forest->count;
  for (int i = 0; i < self->n_workers; i++)
    {
      MdnTree *tree = &self->forest->trees[i];

      mdn_tree_set_taste (tree, self->limits->taste);
      self->workers[i] = (Worker){ .tree = tree, .progress = self->limits->progress };
    }
  return true;
}

static int
add_variation (MdnVariation variations[], int count, const MdnVariation *variation)
{
  for (int i = 0; i < count; i++)
    if (mdn_variation_equals (&variations[i], variation))
      return count;
  if (count < MDN_MAX_VARIATIONS)
    variations[count++] = *variation;
  return count;
}

int
mdn_search_run (const MdnPosition *position,
                const MdnSearchLimits *limits,
                MdnVariation variations[static MDN_MAX_VARIATIONS])
{
  Search self = { .limits = limits };
  MdnVariation others[MDN_MAX_VARIATIONS];
  int count = 0, n_others;

  if (mdn_position_is_over (position))
    return 0;
  if (plant_forest (&self, position) && create_workers (&self) && search_turn (&self))
    {
      n_others = mdn_tree_variations (self.workers[0].tree, &self.variation, others);
      for (int i = 0; i < n_others; i++)
        count = add_variation (variations, count, &others[i]);
    }
  free (self.workers);
  mdn_forest_free (&self.own);
  return count;
}
