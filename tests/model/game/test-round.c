/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdlib.h>
#include <string.h>

#include "scripted-game.h"

/* What is new to the person at the table, and what the last round was. */

/* What the others have placed behind the first player's turn. */
#define TURN   "Gb2 Rb2 "
#define OTHERS ". Wa2 Wa3 Pe4 Pe5 Wa4 Wa5 "

/* Players: p a person, c a computer. Steps: placements, "." ends a turn, "<" and ">" undo and redo,
 * @n looks at the game behind n placements. */
static const struct
{
  const char *name;
  const char *players;
  const char *steps;
  MedinaRound news;
  MedinaRound round;
} cases[] = {
  { "a-game-begins-without-news", "pccc", "", { 0, 0 }, { 0, 0 } },
  { "ones-own-turn-is-no-news", "pccc", "Gb2", { 1, 1 }, { 1, 1 } },
  { "nor-is-it-when-it-awaits-its-end", "pccc", TURN, { 2, 2 }, { 2, 2 } },
  { "news-come-one-by-one", "pccc", TURN ". Wa2", { 2, 3 }, { 2, 3 } },
  { "all-others-count", "pccc", TURN OTHERS, { 2, 8 }, { 2, 8 } },
  { "an-answer-ends-the-news", "pccc", TURN OTHERS "Wb1", { 9, 9 }, { 2, 9 } },
  { "so-does-a-whole-turn", "pccc", TURN OTHERS "Wb1 Wc1", { 10, 10 }, { 2, 10 } },
  { "an-answer-taken-back-is-none", "pccc", TURN OTHERS "Wb1 <", { 2, 8 }, { 2, 8 } },
  { "an-answer-made-again-is-one", "pccc", TURN OTHERS "Wb1 < >", { 9, 9 }, { 2, 9 } },
  { "what-is-taken-back-is-no-news", "pccc", TURN OTHERS "< <", { 2, 6 }, { 2, 6 } },
  { "what-is-redone-is", "pccc", TURN OTHERS "< < >", { 2, 7 }, { 2, 7 } },
  { "looking-back-within-the-round", "pccc", TURN OTHERS "@5", { 2, 5 }, { 2, 8 } },
  { "looking-back-before-the-round", "pccc", TURN OTHERS "@2", { 0, 2 }, { 2, 8 } },
  { "looking-back-at-half-a-turn", "pccc", TURN OTHERS "@1", { 0, 1 }, { 2, 8 } },
  { "looking-back-at-the-beginning", "pccc", TURN OTHERS "@0", { 0, 0 }, { 2, 8 } },
  { "looking-at-the-present-again", "pccc", TURN OTHERS "@1 @8", { 2, 8 }, { 2, 8 } },
  { "looking-back-after-an-answer", "pccc", TURN OTHERS "Wb1 @8", { 2, 8 }, { 2, 9 } },
  { "the-next-person-has-news-of-all-before", "pppp", TURN ".", { 0, 2 }, { 0, 2 } },
  { "a-person-has-news-of-persons", "pppp", TURN OTHERS ".", { 2, 8 }, { 2, 8 } },
  { "a-turn-that-awaits-its-end-is-answered", "pppp", TURN ". Wa2 Wa3", { 4, 4 }, { 0, 4 } },
  { "among-computers-the-last-person-looks", "pcpc", TURN ". Wa2", { 2, 3 }, { 2, 3 } },
  { "then-the-next-one", "pcpc", TURN ". Wa2 Wa3", { 0, 4 }, { 0, 4 } },
  { "computers-may-begin", "cccp", TURN "Wa2 Wa3", { 0, 4 }, { 0, 4 } },
  { "of-computers-alone-the-last-turn", "cccc", TURN OTHERS, { 6, 8 }, { 6, 8 } },
  { "of-computers-alone-the-turn-going-on", "cccc", TURN OTHERS "Wb1", { 8, 9 }, { 8, 9 } },
};

static void
step (MedinaGame *game, const char *word)
{
  switch (*word)
    {
    case '\0':
      break;
    case '.':
      medina_game_end_turn (game);
      break;
    case '<':
      medina_game_undo (game);
      break;
    case '>':
      medina_game_redo (game);
      break;
    case '@':
      medina_game_seek (game, atoi (word + 1));
      break;
    default:
      scripted_game_play (game, word);
    }
}

static void
check (MedinaRound found, MedinaRound expected)
{
  g_assert_cmpint (found.first, ==, expected.first);
  g_assert_cmpint (found.end, ==, expected.end);
}

static void
test_case (gconstpointer data)
{
  const gsize i = GPOINTER_TO_SIZE (data);
  const MdnSetup setup = scripted_game_setup (MDN_SECOND_EDITION, (int) strlen (cases[i].players));
  MedinaGame *game = scripted_game_new (&setup);
  g_auto (GStrv) words = g_strsplit (cases[i].steps, " ", -1);

  for (guint seat = 0; cases[i].players[seat] != '\0'; seat++)
    if (cases[i].players[seat] == 'c')
      medina_player_set_kind (medina_game_get_player (game, seat), MEDINA_SEAT_COMPUTER);
  for (char **word = words; *word != NULL; word++)
    step (game, *word);
  check (medina_game_get_news (game), cases[i].news);
  check (medina_game_get_last_round (game), cases[i].round);
  g_assert_finalize_object (game);
}

/* In whole games, the ends included, where not everybody has something left to place: no more than
 * a turn of each of the others. */
static void
test_whole_games (void)
{
  enum
  {
    GAMES = 8,
  };
  MdnRandom random;

  mdn_random_seed (&random, 7);
  for (int i = 0; i < GAMES; i++)
    {
      const MdnSetup setup = scripted_game_setup (MDN_SECOND_EDITION, 2 + i % 3);
      MedinaGame *game = scripted_game_new (&setup);
      const MdnGame *engine = medina_game_get_engine_game (game);

      medina_game_set_automatic_end (game, TRUE);
      while (scripted_game_play_random (game, &random))
        for (guint player = 0; player < (guint) setup.rules.players; player++)
          {
            const MedinaRound news = medina_round_find_news (engine, engine->cursor, player);
            int turns = 0;

            for (int j = news.first; j < news.end; j++)
              {
                g_assert_cmpuint ((guint) mdn_game_player_of (engine, j), !=, player);
                turns += j == news.first ||
                         mdn_game_turn_of (engine, j) != mdn_game_turn_of (engine, j - 1);
              }
            g_assert_cmpint (turns, <, setup.rules.players);
          }
      g_assert_finalize_object (game);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strdup_printf ("/round/%s", cases[i].name);

      g_test_add_data_func (path, GSIZE_TO_POINTER (i), test_case);
    }
  g_test_add_func ("/round/news-are-never-more-than-a-round", test_whole_games);
  return g_test_run ();
}
