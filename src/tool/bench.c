/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bench.h"

#include <inttypes.h>

#include "perft.h"
#include "play.h"
#include "playout.h"
#include "processor-time.h"
#include "setup-text.h"

enum
{
  SEED = 2001, /* any number, but always the same */
#ifdef NDEBUG
  GAMES = 30000, /* of each configuration */
#else
  GAMES = 100, /* every placement is checked in debug builds: fewer games say as much */
#endif
};

/* Where in a random game sequences are counted, and how long ones. */
static const struct
{
  int from_end; /* placements before its end; -1: at its beginning */
  int depth;
} counted[] = { { -1, 2 }, { 80, 3 }, { 20, 5 } };

typedef struct
{
  uint64_t games;
  uint64_t placements;
  double seconds;
} Tally;

/* Without any time passed there is no rate: 0. */
static double
per_second (uint64_t count, double seconds)
{
  return seconds > 0 ? (double) count / seconds : 0;
}

static void
write_rates (const Tally *tally, FILE *stream)
{
  fprintf (stream, "games/s=%.0f placements/s=%.0f", per_second (tally->games, tally->seconds),
           per_second (tally->placements, tally->seconds));
}

static void
add (Tally *sum, const Tally *tally)
{
  sum->games += tally->games;
  sum->placements += tally->placements;
  sum->seconds += tally->seconds;
}

static Tally
play_games (const MdnRules *rules, MdnRandom *random)
{
  const double begin = mdn_processor_time ();
  Tally tally = { .games = GAMES };

  for (int i = 0; i < GAMES; i++)
    {
      const MdnSetup setup = mdn_setup_draw (rules, random);
      MdnPosition position = mdn_position (&setup);

      tally.placements += (uint64_t) mdn_playout (&position, random);
    }
  tally.seconds = mdn_processor_time () - begin;
  return tally;
}

/* The position of a random game so many placements before its end, in two passes: the first one
 * tells how long it is. */
static MdnPosition
position_of_game (const MdnPosition *begin, MdnRandom random, int from_end)
{
  MdnRandom again = random;
  MdnPosition position = *begin;
  int placements = mdn_playout (&position, &random);

  position = *begin;
  for (; placements > from_end; placements--)
    mdn_position_play (&position, mdn_playout_choose (&position, &again), NULL);
  return position;
}

static void
count_sequences (const MdnPosition *begin, const MdnRandom *random, FILE *stream)
{
  for (size_t i = 0; i < sizeof counted / sizeof counted[0]; i++)
    {
      const MdnPosition position =
        counted[i].from_end < 0 ? *begin : position_of_game (begin, *random, counted[i].from_end);

      fprintf (stream, "%s%" PRIu64,
               i > 0 ? "," : " perft=", mdn_perft (&position, counted[i].depth));
    }
}

static Tally
bench_rules (const MdnRules *rules, FILE *stream)
{
  MdnRandom random;
  MdnPosition begin;
  MdnSetup setup;
  Tally tally;

  mdn_random_seed (&random, SEED);
  setup = mdn_setup_draw (rules, &random);
  begin = mdn_position (&setup);
  mdn_setup_text_write_rules (rules, stream);
  count_sequences (&begin, &random, stream);
  tally = play_games (rules, &random);
  fprintf (stream, " games=%" PRIu64 " placements=%" PRIu64 " ", tally.games, tally.placements);
  write_rates (&tally, stream);
  fputc ('\n', stream);
  fflush (stream);
  return tally;
}

void
mdn_bench (FILE *stream)
{
  Tally sum = { 0 };

  for (int set = 0; set < MDN_RULE_SETS; set++)
    for (int players = MDN_MIN_PLAYERS; players <= MDN_MAX_PLAYERS; players++)
      {
        const MdnRules rules = mdn_rules (set, players);
        const Tally tally = bench_rules (&rules, stream);

        add (&sum, &tally);
      }
  fputs ("total ", stream);
  write_rates (&sum, stream);
}
