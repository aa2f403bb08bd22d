/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Statistics against a second program, which counts from the record files; and the rating against
 * the paper. */

#include <math.h>

#include "await.h"
#include "folder.h"
#include "made-history.h"
#include "medina-statistics-stretch.h"

enum
{
  GAMES = 300,
  KINDS = 120,
};

static const MedinaStatisticsQuery all = { .any_set = TRUE };

/* --- The rating ------------------------------------------------------------------------------- */

/* The example that the paper works out. */
static void
test_paper (void)
{
  const MedinaRating before = { 1500, 200, 0.06 };
  const MedinaRatedResult results[] = { { 1400, 30, 1 }, { 1550, 100, 0 }, { 1700, 300, 0 } };
  MedinaRating after = medina_rating_update (&before, results, G_N_ELEMENTS (results));

  g_assert_cmpfloat_with_epsilon (after.rating, 1464.06, 0.01);
  g_assert_cmpfloat_with_epsilon (after.deviation, 151.52, 0.01);
  g_assert_cmpfloat_with_epsilon (after.volatility, 0.05999, 0.00001);
}

static void
test_idle (void)
{
  const MedinaRating before = { 1500, 200, 0.06 };
  const MedinaRating after = medina_rating_update (&before, NULL, 0);

  g_assert_cmpfloat (after.rating, ==, 1500);
  g_assert_cmpfloat_with_epsilon (after.deviation, 200.2714, 0.0001);
}

/* Stronger levels have more, and who beats one often enough comes to its rating and beyond. */
static void
test_levels (void)
{
  for (MedinaLevel level = MEDINA_LEVEL_EASY; level <= MEDINA_LEVEL_EXPERT; level++)
    {
      const double rating = medina_rating_of_level (level);
      const MedinaRatedResult won = { rating, MEDINA_RATING_LEVEL_DEVIATION, 1 };
      MedinaRating person = medina_rating_new ();

      if (level > MEDINA_LEVEL_EASY)
        g_assert_cmpfloat (rating, >, medina_rating_of_level (level - 1));
      for (int i = 0; i < 30; i++)
        person = medina_rating_update (&person, &won, 1);
      g_assert_cmpfloat (person.rating, >, rating);
      g_assert_cmpfloat (person.deviation, <, medina_rating_new ().deviation);
    }
}

/* Beaten by three of the easiest, and the winner over three of the strongest, over and over. */
static void
test_surprises (void)
{
  MedinaRating person = medina_rating_new ();

  for (guint i = 0; i < 200; i++)
    {
      const MedinaLevel level = i % 2 == 0 ? MEDINA_LEVEL_EASY : MEDINA_LEVEL_EXPERT;
      const MedinaRatedResult result = { medina_rating_of_level (level),
                                         MEDINA_RATING_LEVEL_DEVIATION, i % 2 };
      const MedinaRatedResult results[] = { result, result, result };

      person = medina_rating_update (&person, results, G_N_ELEMENTS (results));
      person = medina_rating_bound (&person);
      g_assert_true (isfinite (person.rating) && isfinite (person.volatility));
      g_assert_cmpfloat (person.rating, >=, medina_rating_of_level (MEDINA_LEVEL_EASY) - 400);
      g_assert_cmpfloat (person.rating, <=, medina_rating_of_level (MEDINA_LEVEL_EXPERT) + 400);
      g_assert_cmpfloat (person.deviation, <=, 350);
    }
}

/* --- Against the second program --------------------------------------------------------------- */

static void
add_tally (GString *text, const char *key, MedinaTally tally)
{
  g_string_append_printf (text, "%s %u %u\n", key, tally.games, tally.wins);
}

static void
add_score (GString *text, const MdnScore *score)
{
  g_string_append_printf (text, " %d %d %d %d %d %d %d %d\n", score->palaces.buildings,
                          score->palaces.stables, score->palaces.merchants, score->palaces.walls,
                          score->palaces.water, score->palace_tiles, score->tower_tiles,
                          score->total);
}

/* In the words of the second program. */
static char *
write_out (const MedinaStatistics *statistics)
{
  static const char *const levels[] = { "level easy", "level medium", "level hard", "level expert",
                                        "level none" };
  static const char *const sets[] = { "set first", "set second", "set online" };
  static const char *const players[] = { "", "", "players 2", "players 3", "players 4" };
  GString *text = g_string_new (NULL);

  add_tally (text, "all", statistics->all);
  for (guint i = 0; i < G_N_ELEMENTS (levels); i++)
    add_tally (text, levels[i], statistics->by_level[i]);
  for (guint i = 0; i < G_N_ELEMENTS (sets); i++)
    add_tally (text, sets[i], statistics->by_set[i]);
  for (guint i = 2; i < G_N_ELEMENTS (players); i++)
    add_tally (text, players[i], statistics->by_players[i]);
  g_string_append (text, "points");
  add_score (text, &statistics->points);
  g_string_append_printf (text, "opponents %u", statistics->n_opponents);
  add_score (text, &statistics->opponents);
  g_string_append_printf (text, "streaks %u %u %d\n", statistics->most_wins,
                          statistics->most_losses, statistics->streak);
  g_string_append_printf (text, "rating %.1f %.1f %.4f %u\n", statistics->rating.rating,
                          statistics->rating.deviation, statistics->rating.volatility,
                          statistics->rated);
  return g_string_free (text, FALSE);
}

static char *
ask_second_program (const char *folder, const char *name)
{
  const char *const args[] = { g_getenv ("COUNT_GAMES"), g_getenv ("MEDINA_ENGINE"), folder, name,
                               NULL };
  g_autoptr (GError) error = NULL;
  char *output = NULL;
  int status;

  g_spawn_sync (NULL, (char **) args, NULL, G_SPAWN_DEFAULT, NULL, NULL, &output, NULL, &status,
                &error);
  g_assert_no_error (error);
  g_spawn_check_wait_status (status, &error);
  g_assert_no_error (error);
  return output;
}

static gboolean
has_name (gpointer data, const char *name)
{
  return g_str_equal (data, name);
}

/* Of everybody if `name` is NULL. */
static GArray *
list_games (MedinaHistory *history, const char *name)
{
  GArray *games = g_array_new (FALSE, FALSE, sizeof (MedinaPlayedGame));

  for (guint i = 0; i < made_history_count (history); i++)
    medina_played_game_add (games, made_history_entry (history, i), name != NULL ? has_name : NULL,
                            (gpointer) name);
  return games;
}

static void
check_person (MedinaHistory *history, const char *folder, const char *name)
{
  g_autoptr (GArray) games = list_games (history, name);
  g_autoptr (MedinaStatistics) statistics = medina_statistics_new (games, &all);
  g_autofree char *counted = write_out (statistics);
  g_autofree char *expected = ask_second_program (folder, name);

  g_assert_cmpuint (statistics->all.games, ==, games->len);
  g_assert_cmpuint (statistics->all.games, >, GAMES / 20);
  g_assert_cmpuint (statistics->course->len, ==, games->len);
  g_assert_cmpstr (counted, ==, expected);
}

static void
test_second_program (void)
{
  g_autofree char *folder = folder_create ();
  g_autoptr (MedinaHistory) history = medina_history_new (folder);

  made_history_fill (folder, GAMES, KINDS);
  made_history_load (history);
  g_assert_cmpuint (made_history_count (history), ==, GAMES);
  check_person (history, folder, NULL);
  check_person (history, folder, "Aisha");
  check_person (history, folder, "愛");
  folder_remove (folder);
}

/* A game that goes on from another one is nobody's. */
static void
test_goes_on (void)
{
  g_autofree char *folder = folder_create ();
  g_autoptr (MedinaHistory) history = medina_history_new (folder);

  for (int i = 0; i < 2; i++)
    {
      g_autoptr (MedinaRecord) record = made_history_game (1, 20 + i);
      g_autoptr (GArray) games = NULL;

      for (guint seat = 0; seat < 3; seat++)
        record->seats[seat].kind = MEDINA_SEAT_HUMAN;
      record->goes_on_from = i * 8;
      g_assert_true (medina_history_keep (history, record, -1, NULL));
      made_history_load (history);
      g_assert_cmpuint (made_history_count (history), ==, 1 + (guint) i);
      games = list_games (history, NULL);
      g_assert_cmpuint (games->len, ==, 3);
    }
  folder_remove (folder);
}

/* --- What is asked for ------------------------------------------------------------------------ */

/* Against one computer, in the order of their dates, which is not that of the array. */
static GArray *
make_games (const char *results)
{
  GArray *games = g_array_new (FALSE, FALSE, sizeof (MedinaPlayedGame));

  for (guint i = (guint) strlen (results); i-- > 0;)
    {
      MedinaPlayedGame game = { .date = 1000 + i, .n_seats = 2, .computer = { FALSE, TRUE } };

      game.set = i % 2 == 0 ? MDN_SECOND_EDITION : MDN_FIRST_EDITION;
      game.rank[0] = results[i] == 'w' ? 1 : 2;
      game.rank[1] = results[i] == 'l' ? 1 : 2;
      game.score[0].total = (int) i;
      g_array_append_val (games, game);
    }
  return games;
}

static void
test_streaks (void)
{
  g_autoptr (GArray) games = make_games ("wwllllwwwl");
  g_autoptr (MedinaStatistics) statistics = medina_statistics_new (games, &all);

  g_assert_cmpuint (statistics->most_wins, ==, 3);
  g_assert_cmpuint (statistics->most_losses, ==, 4);
  g_assert_cmpint (statistics->streak, ==, -1);
  for (guint i = 0; i < games->len; i++)
    g_assert_cmpint (g_array_index (statistics->course, MedinaStatisticsGame, i).points, ==, i);
}

static guint
count_games (const GArray *games, const MedinaStatisticsQuery *query)
{
  g_autoptr (MedinaStatistics) statistics = medina_statistics_new (games, query);

  return statistics->all.games;
}

static void
test_query (void)
{
  g_autoptr (GArray) games = make_games ("wwllllwwwl"), none = make_games ("");
  const MedinaStatisticsQuery late = { .since = 1007, .any_set = TRUE };
  const MedinaStatisticsQuery second = { .set = MDN_SECOND_EDITION };
  const MedinaStatisticsQuery online = { .set = MDN_ONLINE };

  g_assert_cmpuint (count_games (games, &all), ==, 10);
  g_assert_cmpuint (count_games (games, &late), ==, 3);
  g_assert_cmpuint (count_games (games, &second), ==, 5);
  g_assert_cmpuint (count_games (games, &online), ==, 0);
  g_assert_cmpuint (count_games (none, &all), ==, 0);
}

/* --- Over time -------------------------------------------------------------------------------- */

/* Whatever their number, every game is in one stretch, and these are of one length, or one
 * longer. */
static void
check_stretches (const GArray *stretches, guint games)
{
  guint next = 1;

  for (guint i = 0; i < stretches->len; i++)
    {
      const MedinaStatisticsStretch *stretch =
        &g_array_index (stretches, MedinaStatisticsStretch, i);
      const guint length = stretch->last - stretch->first + 1;
      double points = 0;

      g_assert_cmpuint (stretch->first, ==, next);
      g_assert_true (length == games / stretches->len || length == games / stretches->len + 1);
      for (next = stretch->first; next <= stretch->last; next++)
        points += next - 1; /* as make_games () has it */
      g_assert_cmpfloat_with_epsilon (stretch->points, points / length, 1e-9);
      g_assert_cmpint (stretch->date, ==, 1000 + stretch->last - 1);
    }
  g_assert_cmpuint (next, ==, games + 1);
}

static void
test_stretches (void)
{
  static const struct
  {
    const char *results;
    guint most;
    guint stretches;
  } cases[] = { { "wlwlwlwlwlw", 4, 4 }, { "wlwlwl", 6, 6 }, { "wlw", 50, 3 }, { "", 50, 0 } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GArray) games = make_games (cases[i].results);
      g_autoptr (MedinaStatistics) statistics = medina_statistics_new (games, &all);
      g_autoptr (GArray) stretches = medina_statistics_divide (statistics, cases[i].most);

      g_assert_cmpuint (stretches->len, ==, cases[i].stretches);
      if (games->len > 0)
        check_stretches (stretches, games->len);
    }
}

/* The rating of a stretch is the one after it, and the last one that of the person. */
static void
test_rating_over_time (void)
{
  g_autoptr (GArray) games = make_games ("wwwwllll");
  g_autoptr (MedinaStatistics) statistics = medina_statistics_new (games, &all);
  g_autoptr (GArray) stretches = medina_statistics_divide (statistics, 2);
  const MedinaStatisticsStretch *won = &g_array_index (stretches, MedinaStatisticsStretch, 0);
  const MedinaStatisticsStretch *lost = &g_array_index (stretches, MedinaStatisticsStretch, 1);

  g_assert_cmpfloat (won->rating, >, medina_rating_new ().rating);
  g_assert_cmpfloat (lost->rating, <, won->rating);
  g_assert_cmpfloat (lost->rating, ==, statistics->rating.rating);
}

/* --- In a thread ------------------------------------------------------------------------------ */

static void
test_thread (void)
{
  g_autoptr (GArray) games = make_games ("wwllllwwwl");
  g_autoptr (MedinaStatistics) expected = medina_statistics_new (games, &all), counted = NULL;
  g_autofree char *here = write_out (expected), *there = NULL;
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;

  medina_statistics_count_async (games, &all, NULL, await_result_cb, &result);
  await (result != NULL);
  counted = medina_statistics_count_finish (result, &error);
  g_assert_no_error (error);
  there = write_out (counted);
  g_assert_cmpstr (there, ==, here);
}

static void
test_cancelled (void)
{
  g_autoptr (GArray) games = make_games ("wl");
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;

  medina_statistics_count_async (games, &all, cancellable, await_result_cb, &result);
  g_cancellable_cancel (cancellable);
  await (result != NULL);
  g_assert_null (medina_statistics_count_finish (result, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rating/is-that-of-the-paper", test_paper);
  g_test_add_func ("/rating/grows-unsure-without-games", test_idle);
  g_test_add_func ("/rating/of-those-who-beat-a-level", test_levels);
  g_test_add_func ("/rating/bears-surprises", test_surprises);
  g_test_add_func ("/statistics/as-the-second-program-counts", test_second_program);
  g_test_add_func ("/statistics/without-games-that-go-on-from-another", test_goes_on);
  g_test_add_func ("/statistics/streaks-follow-the-dates", test_streaks);
  g_test_add_func ("/statistics/of-what-is-asked-for", test_query);
  g_test_add_func ("/statistics/over-time", test_stretches);
  g_test_add_func ("/statistics/rating-over-time", test_rating_over_time);
  g_test_add_func ("/statistics/in-a-thread", test_thread);
  g_test_add_func ("/statistics/can-be-cancelled", test_cancelled);
  return g_test_run ();
}
