/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How somebody plays: what two contestants (contest.h) place in the first turns of games. */

#include <stdio.h>
#include <stdlib.h>

#include "contest.h"

enum
{
  TURNS = 10, /* each player's own */
};

typedef enum
{
  BUILDINGS,
  ROOFTOPS,
  STABLES,
  MERCHANTS,
  WALLS,
  OTHERS,
  KINDS,
} Kind;

static const char *const kind_names[KINDS] = { "buildings", "rooftops", "stables",
                                               "merchants", "walls",    "others" };

typedef struct
{
  Contest contest;
  unsigned long placed[2][KINDS]; /* by each contestant */
} Count;

static Kind
kind_of (MdnPlacement placement)
{
  const MdnPiece piece = mdn_placement_piece (placement);

  return mdn_piece_is_building (piece) ? BUILDINGS
         : piece == MDN_ROOFTOP        ? ROOFTOPS
         : piece == MDN_STABLE         ? STABLES
         : piece == MDN_MERCHANT       ? MERCHANTS
         : piece == MDN_WALL           ? WALLS
                                       : OTHERS;
}

static void
count (void *data, const MdnPosition *position, int whose, MdnPlacement placement)
{
  Count *self = data;

  if (position->table.turn.phase == MDN_PHASE_PLAYING)
    self->placed[whose][kind_of (placement)]++;
}

static void
report (const Count *self)
{
  for (int whose = 0; whose < 2; whose++)
    {
      unsigned long all = 0;

      for (int kind = 0; kind < KINDS; kind++)
        all += self->placed[whose][kind];
      printf ("%s %d: %s: ", mdn_rule_set_name (self->contest.set), self->contest.players,
              self->contest.contestants[whose].name);
      for (int kind = 0; kind < KINDS; kind++)
        printf ("%s %.1f %%, ", kind_names[kind],
                100.0 * (double) self->placed[whose][kind] / (double) all);
      printf ("of %lu placements\n", all);
    }
}

int
main (int argc, char *argv[])
{
  Count self = { 0 };

  if (argc != 1 + CONTEST_WORDS || !contest_begin (&self.contest, &argv[1]))
    {
      fputs ("usage: first-turns RULES PLAYERS GAMES SEED FIRST SECOND\n"
             "RULES: first, second or online; contestants: see contestant.h\n",
             stderr);
      return EXIT_FAILURE;
    }
  for (unsigned long game = 0; game < self.contest.games; game++)
    contest_play (&self.contest, game, TURNS * self.contest.players, count, &self);
  report (&self);
  contest_end (&self.contest);
  return EXIT_SUCCESS;
}
