/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Plays games of the computer against itself and appends them to a file, with what its searches
 * found. Games that the file has are not played again, so that it can be interrupted.
 *
 * Players who think alike also do alike, and from such games nobody learns what else could be done.
 * So half of the seats like and dislike some kinds of pieces, games begin with random placements
 * now and then, and what is placed is drawn by the visits early in a game and sometimes later. */

#include <stdlib.h>
#include <string.h>

#include "exponential.h"
#include "first-merchant.h"
#include "game-file.h"
#include "play.h"
#include "playout.h"
#include "tree.h"
#include "utility.h"

enum
{
  JUMP = 12,        /* at most so many random placements begin a game */
  SLIPS = 4,        /* and so many in a thousand come later */
  DRAWN = 50,       /* so many in a thousand are drawn by their visits, */
  DRAWN_EARLY = 12, /* and all of the first ones */
  THOROUGH = 125,   /* so many in a thousand are searched THOROUGHLY times as long */
  THOROUGHLY = 6,
  ROOT_NOISE = 400,
  TASTE = 200,    /* at most: a factor of 2.2 */
  OPTION_OFF = 8, /* one in so many: an option is not as usual */
  MOST_CHILDREN = 1200,
  TEMPERATURE = 3, /* a utility that is 1.2 % better is e times as likely */
};

typedef struct
{
  const MdnNetwork *network;
  uint32_t visits; /* for a placement */
  MdnRandom random;
  MdnTree tree;
  int16_t taste[MDN_MAX_PLAYERS][MDN_PIECES];
  PlayedGame game;
} SelfPlay;

static uint32_t
draw (SelfPlay *self, uint32_t below)
{
  return mdn_random_below (&self->random, below);
}

/* The second edition and the one online, which hardly differ, are two thirds of all; and the more
 * players there are, the more games it takes to tell good from bad. */
static MdnRules
draw_rules (SelfPlay *self)
{
  static const MdnRuleSet sets[] = { MDN_FIRST_EDITION, MDN_SECOND_EDITION, MDN_ONLINE };
  static const uint8_t players[] = { 2, 3, 3, 4, 4, 4 };
  const MdnRuleSet set = sets[draw (self, 3)];
  MdnRules rules = mdn_rules (set, players[draw (self, 6)]);

  for (int option = 0; option < MDN_OPTIONS; option++)
    if (mdn_rules_offers (set, rules.players, option) && draw (self, OPTION_OFF) == 0)
      mdn_rules_set_option (&rules, option, !mdn_rules_get_option (&rules, option));
  return rules;
}

static void
draw_tastes (SelfPlay *self)
{
  memset (self->taste, 0, sizeof self->taste);
  for (int player = 0; player < MDN_MAX_PLAYERS; player++)
    if (draw (self, 2) == 0)
      for (int piece = 0; piece < MDN_PIECES; piece++)
        self->taste[player][piece] = piece > 0 && piece < MDN_COLORS
                                       ? self->taste[player][0]
                                       : (int16_t) ((int) draw (self, 2 * TASTE + 1) - TASTE);
}

/* --- What the search found -------------------------------------------------------------------- */

static int
collect_children (const MdnTree *tree, const MdnNode *children[MOST_CHILDREN])
{
  const MdnNode *root = mdn_tree_root (tree), *child = mdn_tree_first_child (tree, root);
  int count = 0;

  for (int i = 0; i < root->n_children; i++)
    {
      if (child->visits > 0)
        children[count++] = child;
      if (i + 1 < root->n_children)
        child = mdn_tree_sibling (tree, child);
    }
  return count;
}

static int
compare_visits (const void *a, const void *b)
{
  const MdnNode *const *x = a, *const *y = b;

  if ((*x)->visits != (*y)->visits)
    return (*x)->visits < (*y)->visits ? 1 : -1;
  return (*x)->placement - (*y)->placement;
}

static void
note_search (SelfPlay *self, PlayedPlacement *played)
{
  const MdnNode *children[MOST_CHILDREN];
  const MdnResultSums *sums = &self->tree.at_root;
  const int count = collect_children (&self->tree, children);

  qsort (children, (size_t) count, sizeof *children, compare_visits);
  played->choices = (uint16_t) (count < MOST_CHOICES ? count : MOST_CHOICES);
  for (int i = 0; i < played->choices; i++)
    {
      played->choice[i] = children[i]->placement;
      played->visited[i] = (uint16_t) children[i]->visits;
    }
  played->visits = (uint16_t) sums->visits;
  for (int player = 0; player < self->game.setup.rules.players; player++)
    {
      played->chance[player] =
        (uint16_t) (sums->chances[player] / (int64_t) sums->visits * 65535 / 65536);
      played->total[player] = (int16_t) (sums->totals[player] / (int64_t) sums->visits / 4);
    }
}

/* --- Playing ---------------------------------------------------------------------------------- */

static MdnPlacement
draw_choice (SelfPlay *self, const PlayedPlacement *played)
{
  uint32_t sum = 0, drawn;

  for (int i = 0; i < played->choices; i++)
    sum += played->visited[i];
  drawn = draw (self, sum);
  for (int i = 0; i < played->choices; i++)
    {
      if (drawn < played->visited[i])
        return played->choice[i];
      drawn -= played->visited[i];
    }
  return played->choice[0];
}

/* How good the position after a placement seems to the mover, who likes some pieces better. */
static int32_t
rate (SelfPlay *self, MdnSearchState *state, MdnPlacement placement)
{
  const int mover = state->position.table.turn.player, players = state->position.rules.players;
  const int taste = self->taste[mover][mdn_placement_piece (placement)];
  MdnExpectation expectation;
  MdnUndo undo;
  int32_t utility;

  mdn_position_play (&state->position, placement, &undo);
  mdn_network_evaluate (self->network, &self->tree.accumulator, state, &expectation);
  mdn_position_take_back (&state->position, placement, &undo);
  utility = mdn_utility (&expectation, players, mover) + taste;
  return utility < 0 ? 0 : utility > 65535 ? 65535 : utility;
}

typedef struct
{
  MdnPlacement placement;
  int32_t utility;
} RatedPlacement;

static int
compare_ratings (const void *a, const void *b)
{
  const RatedPlacement *x = a, *y = b;

  if (x->utility != y->utility)
    return x->utility < y->utility ? 1 : -1;
  return x->placement - y->placement;
}

/* One ply deep, for a policy that knows nothing yet: every placement is as likely as its utility
 * lets it seem. */
static void
look_ahead (SelfPlay *self, const MdnPosition *position, PlayedPlacement *played)
{
  MdnSearchState state = self->tree.state;
  MdnPlacement list[MDN_MAX_LEGAL];
  RatedPlacement rated[MDN_MAX_LEGAL];
  MdnLegal legal;
  unsigned count;

  mdn_tree_visit (&self->tree);
  note_search (self, played);
  mdn_legal_find (position, &legal);
  count = mdn_legal_list (position, &legal, list);
  for (unsigned i = 0; i < count; i++)
    rated[i] = (RatedPlacement){ list[i], rate (self, &state, list[i]) };
  qsort (rated, count, sizeof *rated, compare_ratings);
  played->choices = (uint16_t) (count < MOST_CHOICES ? count : MOST_CHOICES);
  for (int i = 0; i < played->choices; i++)
    {
      const int32_t worse = rated[0].utility - rated[i].utility;

      played->choice[i] = rated[i].placement;
      played->visited[i] = (uint16_t) (1 + mdn_exponential (worse / TEMPERATURE) / 64);
    }
}

/* Some searches take longer and look at what the policy does not like, too; only from these the
 * policy learns (playout cap randomization: D. J. Wu, Accelerating Self-Play Learning in Go,
 * 2019). */
static void
search (SelfPlay *self, bool thorough, PlayedPlacement *played)
{
  const uint32_t visits = self->visits / 2 + draw (self, self->visits + 1) + 2;

  self->tree.expansion.noise = thorough ? ROOT_NOISE : 0;
  for (uint32_t i = 0; i < visits * (thorough ? THOROUGHLY : 1); i++)
    mdn_tree_visit (&self->tree);
  note_search (self, played);
}

static MdnPlacement
choose (SelfPlay *self, const MdnPosition *position, const PlayedPlacement *played)
{
  const uint32_t drawn = draw (self, 1000);

  if (drawn < SLIPS)
    return mdn_playout_choose (position, &self->random);
  if (drawn < SLIPS + DRAWN || self->game.count < DRAWN_EARLY)
    return draw_choice (self, played);
  return played->choice[0];
}

static void
play_thoughtfully (SelfPlay *self, MdnPosition *position)
{
  PlayedPlacement *played = &self->game.placements[self->game.count];
  const bool one_ply = self->visits == 1, thorough = draw (self, 1000) < THOROUGH;

  if (!mdn_tree_begin (&self->tree, self->network, position,
                       self->visits * 2 * THOROUGHLY + MDN_MIN_BLOCKS,
                       mdn_random_next (&self->random)))
    abort ();
  memcpy (self->tree.expansion.taste, self->taste, sizeof self->taste);
  if (one_ply)
    look_ahead (self, position, played);
  else
    search (self, thorough, played);
  played->played = choose (self, position, played);
  if (!one_ply && !thorough)
    played->choices = 0;
  self->game.count++;
  mdn_tree_free (&self->tree);
  mdn_position_play (position, played->played, NULL);
}

static void
play_anything (SelfPlay *self, MdnPosition *position)
{
  PlayedPlacement *played = &self->game.placements[self->game.count++];
  MdnVariation variation;

  if (position->table.turn.phase == MDN_PHASE_OPENING)
    {
      mdn_first_merchant_draw (position, mdn_random_next (&self->random), &variation, 1);
      played->played = variation.placements[0];
    }
  else
    played->played = mdn_playout_choose (position, &self->random);
  mdn_position_play (position, played->played, NULL);
}

static void
play_game (SelfPlay *self)
{
  const MdnRules rules = draw_rules (self);
  const int jump = draw (self, 3) == 0 ? (int) draw (self, JUMP) : 0;
  MdnPosition position;

  memset (&self->game, 0, sizeof self->game);
  self->game.setup = mdn_setup_draw (&rules, &self->random);
  draw_tastes (self);
  position = mdn_position (&self->game.setup);
  while (!mdn_position_is_over (&position) && self->game.count < MOST_PLACEMENTS)
    if (self->visits == 0 || self->game.count < jump ||
        position.table.turn.phase == MDN_PHASE_OPENING)
      play_anything (self, &position);
    else
      play_thoughtfully (self, &position);
}

/* --- The file --------------------------------------------------------------------------------- */

/* Cuts off what is behind the last whole game; returns how many there are. */
static unsigned long
count_games (SelfPlay *self, FILE *file)
{
  unsigned long games = 0;
  long end = 0;

  rewind (file);
  while (game_file_read (file, &self->game))
    {
      games++;
      end = ftell (file);
    }
  fseek (file, end, SEEK_SET);
  return games;
}

static bool
read_network (const char *path, MdnNetwork *network)
{
  FILE *file = fopen (path, "rb");
  const bool fine = file != NULL && mdn_network_read (network, file);

  if (file != NULL)
    fclose (file);
  return fine;
}

int
main (int argc, char *argv[])
{
  static MdnNetwork network;
  static SelfPlay self = { .network = &network };
  unsigned long games, seed;
  FILE *file;

  if (argc != 6)
    {
      fputs ("usage: self-play NETWORK VISITS GAMES SEED FILE\n"
             "VISITS: for a placement, on average; 0: random games, NETWORK is not used\n",
             stderr);
      return EXIT_FAILURE;
    }
  self.visits = (uint32_t) strtoul (argv[2], NULL, 10);
  games = strtoul (argv[3], NULL, 10);
  seed = strtoul (argv[4], NULL, 10);
  file = fopen (argv[5], "r+b");
  if (file == NULL)
    file = fopen (argv[5], "w+b");
  if (file == NULL || (self.visits > 0 && !read_network (argv[1], &network)))
    {
      perror (argv[file == NULL ? 5 : 1]);
      return EXIT_FAILURE;
    }
  for (unsigned long game = count_games (&self, file); game < games; game++)
    {
      mdn_random_seed (&self.random, seed * 1000003 + game);
      play_game (&self);
      if (!game_file_write (file, &self.game))
        return EXIT_FAILURE;
    }
  fclose (file);
  return EXIT_SUCCESS;
}
