/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ai-commands.h"

#include <math.h>
#include <stdlib.h>

#include "ai.h"
#include "notation.h"
#include "options.h"
#include "refuse.h"

/* The options of both commands, and behind them the one that only `hint` has. */
static const char *const keys[] = { "level", "character", "time", "nodes", "seed", "count" };

enum
{
  GENMOVE_KEYS = 5,
  HINT_KEYS = 6,
  HINTS = 3, /* candidate turns, unless told otherwise */
};

static bool
read_level (const char *word, MdnLevel *level, FILE *answer)
{
  return word == NULL || mdn_level_parse (mdn_options_value (word), level) ||
         mdn_refuse_word (answer, word, "not easy, medium, hard, or expert");
}

static bool
read_character (const char *word, MdnCharacter *character, FILE *answer)
{
  return word == NULL || mdn_character_parse (mdn_options_value (word), character) ||
         mdn_refuse_word (answer, word, "not plain, builder, claimer, merchant, or mason");
}

/* Seconds as a decimal fraction like 5 or 0.25, in thousandths. */
static bool
parse_milliseconds (const char *text, uint64_t *milliseconds)
{
  uint64_t value = 0;
  int decimals = -1; /* digits behind the point; -1 before it */

  if (*text == '\0' || *text == '.')
    return false;
  for (; *text != '\0'; text++)
    if (*text == '.' && decimals < 0)
      decimals = 0;
    else if (*text < '0' || *text > '9' || decimals == 3 || value > UINT64_C (1000000000))
      return false;
    else
      {
        value = value * 10 + (unsigned) (*text - '0');
        decimals += decimals >= 0;
      }
  for (int i = decimals < 0 ? 0 : decimals; i < 3; i++)
    value *= 10;
  *milliseconds = value;
  return decimals != 0;
}

static bool
read_time (const char *word, double *seconds, FILE *answer)
{
  uint64_t milliseconds;

  if (word == NULL)
    return true;
  if (!parse_milliseconds (mdn_options_value (word), &milliseconds) || milliseconds == 0 ||
      milliseconds > MDN_THINKING_SECONDS * UINT64_C (1000))
    return mdn_refuse_word (answer, word, "not a number of seconds from 0.001 to %d",
                            MDN_THINKING_SECONDS);
  *seconds = (double) milliseconds / 1000;
  return true;
}

static bool
read_limits (const char *const *given, MdnAiLimits *limits, FILE *answer)
{
  *limits = (MdnAiLimits){
    .level = MDN_LEVEL_HARD,
    .seed = mdn_session_fresh_seed (),
    .threads = 1,
  };
  return read_level (given[0], &limits->level, answer) &&
         read_character (given[1], &limits->character, answer) &&
         read_time (given[2], &limits->seconds, answer) &&
         mdn_options_read_number (given[3], 1, MDN_THINKING_NODES, &limits->nodes, answer) &&
         mdn_options_read_number (given[4], 0, UINT64_MAX, &limits->seed, answer);
}

/* Cuts the limits down to what the session allows. */
static MdnAiLimits
curb (const MdnSession *session, const MdnAiLimits *limits)
{
  const uint64_t most = session->limits.nodes;
  MdnAiLimits curbed = *limits;

  if (most > 0 && (curbed.nodes == 0 || curbed.nodes > most))
    curbed.nodes = most;
  return curbed;
}

static bool
think (MdnSession *session, const MdnAiLimits *limits, MdnAdvice *advice, FILE *answer)
{
  const MdnAiLimits curbed = curb (session, limits);

  if (mdn_position_is_over (&session->game.position))
    return mdn_refuse (answer, "the game is over");
  if (session->ai == NULL)
    session->ai = mdn_ai_new ();
  return (session->ai != NULL &&
          mdn_ai_think (session->ai, &session->game.position, &curbed, advice)) ||
         mdn_refuse (answer, "not enough memory");
}

static void
write_placements (const MdnVariation *plan, FILE *answer)
{
  for (int i = 0; i < plan->count; i++)
    {
      char text[MDN_NOTATION_SIZE];

      mdn_notation_placement (plan->placements[i], text);
      fprintf (answer, "%s%s", i > 0 ? " " : "", text);
    }
}

bool
mdn_command_genmove (MdnSession *session, char **words, int n_words, FILE *answer)
{
  const char *given[GENMOVE_KEYS];
  MdnAiLimits limits;
  MdnAdvice advice;

  if (!mdn_options_read (keys, GENMOVE_KEYS, words + 1, n_words - 1, given, answer) ||
      !read_limits (given, &limits, answer) || !think (session, &limits, &advice, answer))
    return false;
  write_placements (&advice.variations[0], answer);
  for (int i = 0; i < advice.variations[0].count; i++)
    mdn_game_play (&session->game, advice.variations[0].placements[i]);
  return true;
}

/* Rounded before printing, so that nothing is written as minus zero. */
static void
write_hint (const MdnVariation *plan, FILE *answer)
{
  const long tenths = lround (plan->margin * 10);

  write_placements (plan, answer);
  fprintf (answer, " margin=%c%ld.%ld win=%.2f", tenths < 0 ? '-' : '+', labs (tenths) / 10,
           labs (tenths) % 10, plan->win);
}

bool
mdn_command_hint (MdnSession *session, char **words, int n_words, FILE *answer)
{
  const char *given[HINT_KEYS];
  uint64_t count = HINTS;
  MdnAiLimits limits;
  MdnAdvice advice;

  if (!mdn_options_read (keys, HINT_KEYS, words + 1, n_words - 1, given, answer) ||
      !read_limits (given, &limits, answer) ||
      !mdn_options_read_number (given[5], 1, MDN_MAX_VARIATIONS, &count, answer) ||
      !think (session, &limits, &advice, answer))
    return false;
  for (int i = 0; i < advice.count && (uint64_t) i < count; i++)
    {
      fputs (i > 0 ? "\n" : "", answer);
      write_hint (&advice.variations[i], answer);
    }
  return true;
}
