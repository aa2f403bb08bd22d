/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "all-windows.h"
#include "await.h"
#include "document-sync.h"
#include "medina-score-row.h"
#include "named-game.h"
#include "score-fixture.h"

/* How the scores appear at the end of a game. */

static MedinaScoreRow *
get_first_palace (ScoreFixture *fixture)
{
  return MEDINA_SCORE_ROW (score_fixture_get_row (fixture->page, 4));
}

static gboolean
is_revealed (ScoreFixture *fixture)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = score_fixture_get_row (fixture->page, i)) != NULL; i++)
    if (MEDINA_IS_SCORE_ROW (row) && (medina_score_row_get_share (MEDINA_SCORE_ROW (row)) < 1 ||
                                      gtk_widget_get_opacity (GTK_WIDGET (row)) < 1))
      return FALSE;
  return TRUE;
}

/* A game has just ended, and its scores begin to appear. What is told of them is there already. */
static void
open_reveal (ScoreFixture *fixture)
{
  driver_set_animations (TRUE);
  score_fixture_open_game (fixture, MDN_SECOND_EDITION, 3, 1120, 740);
  score_fixture_play_to_end (driver_get_game (&fixture->driver));
  g_assert_false (
    is_revealed (fixture)); /* at once: a slow machine might be at the end in the next frame */
  for (guint i = 0; i < 3; i++)
    {
      const int score =
        medina_player_get_score (medina_game_get_player (driver_get_game (&fixture->driver), i));
      g_autofree char *told = g_strdup_printf ("%d", score);

      g_assert_cmpint (score, >, 0);
      g_assert_nonnull (driver_find_label (fixture->page, told));
    }
}

static void
close_reveal (ScoreFixture *fixture)
{
  driver_close (&fixture->driver);
  driver_set_animations (FALSE);
}

static void
test_reveal (void)
{
  ScoreFixture fixture;

  open_reveal (&fixture);
  await (medina_score_row_get_share (get_first_palace (&fixture)) > 0);
  await (is_revealed (&fixture));
  close_reveal (&fixture);
}

/* With any key, rows that were not to be seen yet do not begin to count any more. */
static void
test_reveal_ended (void)
{
  MedinaScoreRow *row;
  ScoreFixture fixture;
  double share;

  open_reveal (&fixture);
  row = MEDINA_SCORE_ROW (score_fixture_get_row (fixture.page, 10));
  g_assert_cmpfloat (medina_score_row_get_share (row), ==, 0);
  await (gtk_widget_get_mapped (fixture.page));
  driver_press (&fixture.driver, GDK_KEY_Left);
  await ((share = medina_score_row_get_share (row)) > 0);
  g_assert_cmpfloat (share, ==, 1);
  g_assert_true (is_revealed (&fixture));
  close_reveal (&fixture);
}

/* Taken back and ended again meanwhile, it has other rows. */
static void
test_reveal_renewed (void)
{
  ScoreFixture fixture;

  open_reveal (&fixture);
  medina_game_undo (driver_get_game (&fixture.driver));
  score_fixture_play_to_end (driver_get_game (&fixture.driver));
  await (gtk_widget_get_mapped (fixture.page) && is_revealed (&fixture));
  close_reveal (&fixture);
}

/* Where nothing is to move all of it is there at once; so it is when a finished game is opened. */
static void
test_no_reveal (void)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 3);
  ScoreFixture fixture;

  score_fixture_open_end (&fixture, MDN_SECOND_EDITION, 3, 1120, 740);
  g_assert_true (is_revealed (&fixture));
  driver_set_animations (TRUE);
  score_fixture_play_to_end (game);
  document_sync_discard (medina_window_get_document (fixture.driver.window), NULL);
  medina_window_set_game (fixture.driver.window, game);
  driver_await_layout (fixture.page);
  g_assert_true (gtk_widget_get_mapped (fixture.page));
  g_assert_true (is_revealed (&fixture));
  close_reveal (&fixture);
}

int
main (int argc, char *argv[])
{
  driver_init (&argc, &argv);
  g_test_add_func ("/score-reveal/row-by-row", test_reveal);
  g_test_add_func ("/score-reveal/a-key-ends-it", test_reveal_ended);
  g_test_add_func ("/score-reveal/other-rows-meanwhile", test_reveal_renewed);
  g_test_add_func ("/score-reveal/at-once", test_no_reveal);
  return g_test_run ();
}
