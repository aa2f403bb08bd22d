/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "count-commands.h"

#include <inttypes.h>

#include "options.h"
#include "perft.h"
#include "playout.h"
#include "processor-time.h"
#include "refuse.h"
#include "score.h"

bool
mdn_command_perft (MdnSession *session, char **words, int n_words, FILE *answer)
{
  uint64_t depth, sequences;

  if (n_words == 1)
    return mdn_refuse (answer, "give a number of placements");
  if (!mdn_options_number (words[1], 0, MDN_MAX_PLACEMENTS, &depth))
    return mdn_refuse_word (answer, words[1], "not a number from 0 to %d", MDN_MAX_PLACEMENTS);
  if (!mdn_perft_within (&session->game.position, (int) depth, session->limits.perft, &sequences))
    return mdn_refuse_word (answer, words[1], "counting takes more than %" PRIu64 " placements",
                            session->limits.perft);
  fprintf (answer, "%" PRIu64, sequences);
  return true;
}

typedef struct
{
  uint64_t games;
  uint64_t placements;
  uint64_t totals[MDN_MAX_PLAYERS];
  double seconds;
} Sums;

static Sums
play_games (const MdnPosition *position, uint64_t games, uint64_t seed)
{
  const double begin = mdn_processor_time ();
  Sums sums = { .games = games };
  MdnRandom random;

  mdn_random_seed (&random, seed);
  for (uint64_t i = 0; i < games; i++)
    {
      MdnPosition copy = *position;

      sums.placements += (uint64_t) mdn_playout (&copy, &random);
      for (int player = 0; player < position->rules.players; player++)
        sums.totals[player] += (uint64_t) mdn_score (&copy, player).total;
    }
  sums.seconds = mdn_processor_time () - begin;
  return sums;
}

bool
mdn_command_playout (MdnSession *session, char **words, int n_words, FILE *answer)
{
  static const char *const keys[] = { "seed", "games" };
  const char *given[2];
  uint64_t seed = mdn_session_fresh_seed (), games = 1;
  Sums sums;

  if (!mdn_options_read (keys, 2, words + 1, n_words - 1, given, answer) ||
      !mdn_options_read_number (given[0], 0, UINT64_MAX, &seed, answer) ||
      !mdn_options_read_number (given[1], 1, session->limits.games, &games, answer))
    return false;
  sums = play_games (&session->game.position, games, seed);
  fprintf (answer, "games=%" PRIu64 " placements=%.2f totals=", games,
           (double) sums.placements / (double) games);
  for (int player = 0; player < session->game.setup.rules.players; player++)
    fprintf (answer, "%s%.2f", player > 0 ? "," : "",
             (double) sums.totals[player] / (double) games);
  fprintf (answer, " seconds=%.6f", sums.seconds);
  return true;
}
