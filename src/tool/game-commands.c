/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "game-commands.h"

#include <string.h>

#include "describe.h"
#include "notation.h"
#include "options.h"
#include "refuse.h"
#include "setup-text.h"

bool
mdn_command_new (MdnSession *session, char **words, int n_words, FILE *answer)
{
  MdnSetup setup;

  if (!mdn_setup_text_read (words + 1, n_words - 1, mdn_session_fresh_seed (), &setup, answer))
    return false;
  mdn_session_begin_game (session, &setup);
  return mdn_command_setup (session, words, n_words, answer);
}

bool
mdn_command_setup (MdnSession *session, char **words, int n_words, FILE *answer)
{
  mdn_setup_text_write (&session->game.setup, answer);
  return true;
}

static bool
answer_turn (const MdnSession *session, FILE *answer)
{
  return mdn_describe (&session->game.position, "turn", answer);
}

static bool
play_one (MdnGame *game, const char *word, FILE *answer)
{
  const MdnPlacement placement = mdn_notation_parse (&game->position, word, (int) strlen (word));
  MdnReason reason;

  if (placement == MDN_NO_PLACEMENT)
    return mdn_refuse_word (answer, word, "no such placement on this board");
  reason = mdn_game_play (game, placement);
  return reason == MDN_REASON_NONE ||
         mdn_refuse_word (answer, word, "%s (%s)", mdn_reason_text (reason),
                          mdn_reason_rule (reason));
}

/* Plays all of the placements, or none. */
bool
mdn_command_play (MdnSession *session, char **words, int n_words, FILE *answer)
{
  MdnGame game = session->game;

  if (n_words == 1)
    return mdn_refuse (answer, "give at least one placement");
  for (int i = 1; i < n_words; i++)
    if (!play_one (&game, words[i], answer))
      return false;
  session->game = game;
  return answer_turn (session, answer);
}

static void
refuse_steps (bool undo, int possible, FILE *answer)
{
  const char *what = undo ? "undone" : "redone";

  if (possible == 0)
    mdn_refuse (answer, "no placements can be %s", what);
  else
    mdn_refuse (answer, "only %d placement%s can be %s", possible, possible > 1 ? "s" : "", what);
}

/* How many steps to go, of which `possible` can be gone; 0 if it is refused. */
static int
read_steps (char **words, int n_words, int possible, FILE *answer)
{
  uint64_t steps = 1;

  if (n_words > 1 && !mdn_options_number (words[1], 1, UINT64_MAX, &steps))
    mdn_refuse_word (answer, words[1], "not a whole number of 1 or more");
  else if (steps > (uint64_t) possible)
    refuse_steps (strcmp (words[0], "undo") == 0, possible, answer);
  else
    return (int) steps;
  return 0;
}

bool
mdn_command_undo (MdnSession *session, char **words, int n_words, FILE *answer)
{
  const int steps = read_steps (words, n_words, session->game.cursor, answer);

  mdn_game_seek (&session->game, session->game.cursor - steps);
  return steps > 0 && answer_turn (session, answer);
}

bool
mdn_command_redo (MdnSession *session, char **words, int n_words, FILE *answer)
{
  const int undone = session->game.count - session->game.cursor;
  const int steps = read_steps (words, n_words, undone, answer);

  mdn_game_seek (&session->game, session->game.cursor + steps);
  return steps > 0 && answer_turn (session, answer);
}
