/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What the list of stored games says of each: its day, and how far it has come. */

#include <string.h>

#include "medina-game-record.h"
#include "medina-score-sheet.h"
#include "medina-stored-game-words.h"
#include "named-game.h"

/* --- Days ------------------------------------------------------------------------------------- */

typedef struct
{
  const char *then, *now, *day;
} Day;

/* A Sunday is today; clocks in Berlin went forward on 2026-03-29 and back on 2026-10-25. */
static const Day days[] = {
  { "2026-11-22T10:00:00", "2026-11-22T12:00:00", "Today" },
  { "2026-11-22T00:00:00", "2026-11-22T23:59:59", "Today" },
  { "2026-11-22T12:00:01", "2026-11-22T12:00:00", "Today" },
  { "2026-11-21T23:59:59", "2026-11-22T00:00:00", "Yesterday" },
  { "2026-11-21T00:00:00", "2026-11-22T23:59:59", "Yesterday" },
  { "2026-11-20T23:59:59", "2026-11-22T00:00:00", "Friday" },
  { "2026-11-19T12:00:00", "2026-11-22T12:00:00", "Thursday" },
  { "2026-11-18T12:00:00", "2026-11-22T12:00:00", "Wednesday" },
  { "2026-11-17T12:00:00", "2026-11-22T12:00:00", "Tuesday" },
  { "2026-11-16T00:00:00", "2026-11-22T23:59:59", "Monday" },
  { "2026-11-15T23:59:59", "2026-11-22T00:00:00", "2026-11-15" },
  { "2026-11-14T12:00:00", "2026-11-18T12:00:00", "Saturday" },
  { "2026-11-15T12:00:00", "2026-11-18T12:00:00", "Sunday" },
  { "2025-12-31T23:00:00", "2026-01-01T01:00:00", "Yesterday" },
  { "2025-11-22T12:00:00", "2026-11-22T12:00:00", "2025-11-22" },
  { "2026-11-23T00:00:00", "2026-11-22T23:59:59", "2026-11-23" },
  { "2031-01-02T00:00:00", "2026-11-22T12:00:00", "2031-01-02" },
  { "2026-03-28T12:00:00", "2026-03-29T12:00:00", "Yesterday" },
  { "2026-10-24T23:30:00", "2026-10-25T23:30:00", "Yesterday" },
};

static GDateTime *
parse (const char *text)
{
  g_autoptr (GTimeZone) zone = g_time_zone_new_identifier ("Europe/Berlin");
  GDateTime *time;

  if (zone == NULL)
    zone = g_time_zone_new_utc ();
  time = g_date_time_new_from_iso8601 (text, zone);
  g_assert_nonnull (time);
  return time;
}

static void
test_day (gconstpointer data)
{
  const Day *expected = data;
  g_autoptr (GDateTime) then = parse (expected->then), now = parse (expected->now);
  g_autofree char *day = medina_moment_to_day (g_date_time_to_unix (then), now);

  g_assert_cmpstr (day, ==, expected->day);
}

/* A file system can say anything. */
static void
test_no_day (void)
{
  g_autoptr (GDateTime) now = parse ("2026-11-22T12:00:00");
  g_autofree char *day = medina_moment_to_day (G_MAXINT64, now);
  g_autofree char *first = medina_moment_to_day (0, now);

  g_assert_cmpstr (day, ==, "");
  g_assert_cmpstr (first, ==, "1970-01-01");
}

/* --- Games ------------------------------------------------------------------------------------ */

/* In the seats of named games. */
static MedinaRecord *
record (MedinaGame *game)
{
  MedinaRecord *record = medina_record_new (medina_game_get_setup (game));

  medina_game_fill_record (game, record);
  return record;
}

static char *
word_yesterday (MedinaGame *game)
{
  g_autoptr (GDateTime) now = parse ("2026-11-22T12:00:00"), then = parse ("2026-11-21T12:00:00");
  g_autoptr (MedinaRecord) kept = record (game);

  return medina_stored_game_to_state (kept, g_date_time_to_unix (then), now);
}

static void
test_going_on (void)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 3);
  g_autoptr (MedinaRecord) kept = record (game);
  g_autofree char *names = medina_stored_game_to_names (kept);
  g_autofree char *first = word_yesterday (game);
  g_autofree char *complete = NULL, *second = NULL;

  g_assert_cmpstr (names, ==, "Aisha, Ben, and Chiara");
  g_assert_cmpstr (first, ==, "Yesterday, turn 1, Aisha to move");
  named_game_play (game, "Of4 Gb2");
  complete = word_yesterday (game);
  g_assert_cmpstr (complete, ==, "Yesterday, turn 1, Aisha to move"); /* who has not ended it yet */
  medina_game_end_turn (game);
  second = word_yesterday (game);
  g_assert_cmpstr (second, ==, "Yesterday, turn 2, Ben to move");
}

/* The last turn of all is to be ended, too. */
static void
test_last_turn (void)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 2);
  g_autofree char *state = NULL, *expected = NULL;
  const MdnGame *engine = medina_game_get_engine_game (game);
  MdnRandom random;

  mdn_random_seed (&random, 4);
  while (!mdn_position_is_over (medina_game_get_position (game)))
    named_game_play_random (game, &random);
  g_assert_true (medina_game_get_awaiting_end (game));
  state = word_yesterday (game);
  expected = g_strdup_printf ("Yesterday, turn %d, %s to move",
                              mdn_game_turn_of (engine, engine->cursor - 1) + 1,
                              medina_player_get_name (medina_game_get_current_player (game)));
  g_assert_cmpstr (state, ==, expected);
}

/* A game played to its end, that so many have won. */
static MedinaGame *
play_until_won_by (MdnRuleSet set, int players, guint winners)
{
  for (uint64_t seed = 1;; seed++)
    {
      g_autoptr (MedinaGame) game = named_game_new (set, players);
      g_autoptr (MedinaScoreSheet) sheet = NULL;
      MdnRandom random;

      g_assert_cmpuint (seed, <, 2000);
      mdn_random_seed (&random, seed);
      named_game_finish (game, &random);
      sheet = medina_score_sheet_new (game);
      if (medina_score_sheet_get_n_winners (sheet) == winners)
        return g_steal_pointer (&game);
    }
}

static void
test_won (void)
{
  g_autoptr (MedinaGame) game = play_until_won_by (MDN_SECOND_EDITION, 2, 1);
  g_autoptr (MedinaScoreSheet) sheet = medina_score_sheet_new (game);
  g_autofree char *state = word_yesterday (game);
  g_autofree char *expected =
    g_strdup_printf ("Yesterday, %s won with %d points",
                     medina_player_get_name (medina_score_sheet_get_player (sheet, 0)),
                     medina_score_sheet_get_score (sheet, 0)->total);

  g_assert_cmpstr (state, ==, expected);
}

static void
test_shared (void)
{
  g_autoptr (MedinaGame) game = play_until_won_by (MDN_FIRST_EDITION, 3, 2);
  g_autoptr (MedinaScoreSheet) sheet = medina_score_sheet_new (game);
  g_autofree char *state = word_yesterday (game);
  g_autofree char *end = g_strdup_printf (" shared the victory with %d points",
                                          medina_score_sheet_get_score (sheet, 0)->total);

  g_assert_true (g_str_has_prefix (state, "Yesterday, "));
  g_assert_true (g_str_has_suffix (state, end));
  for (guint line = 0; line < 3; line++)
    {
      const char *name = medina_player_get_name (medina_score_sheet_get_player (sheet, line));

      g_assert_true ((strstr (state, name) != NULL) == (line < 2));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (days); i++)
    {
      g_autofree char *path =
        g_strdup_printf ("/stored-game-words/day/%s-on-%s", days[i].then, days[i].now);

      g_test_add_data_func (path, &days[i], test_day);
    }
  g_test_add_func ("/stored-game-words/a-moment-out-of-time-has-no-day", test_no_day);
  g_test_add_func ("/stored-game-words/who-is-to-move", test_going_on);
  g_test_add_func ("/stored-game-words/who-is-to-end-the-game", test_last_turn);
  g_test_add_func ("/stored-game-words/who-has-won", test_won);
  g_test_add_func ("/stored-game-words/who-have-won-together", test_shared);
  return g_test_run ();
}
