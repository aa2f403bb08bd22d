/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "score-fixture.h"

#include "all-windows.h"
#include "await.h"
#include "medina-score-columns.h"
#include "medina-score-page.h"
#include "named-game.h"

GtkListBoxRow *
score_fixture_get_row (GtkWidget *page, int index)
{
  GtkWidget *columns = driver_find (page, MEDINA_TYPE_SCORE_COLUMNS);

  return medina_score_columns_get_row (MEDINA_SCORE_COLUMNS (columns), index);
}

int
score_fixture_get_number (GtkWidget *widget)
{
  int number = GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "numeric")
                 ? atoi (gtk_label_get_label (GTK_LABEL (widget)))
                 : -1;

  for (GtkWidget *c = gtk_widget_get_first_child (widget); number < 0 && c != NULL;
       c = gtk_widget_get_next_sibling (c))
    number = score_fixture_get_number (c);
  return number;
}

int
score_fixture_count_labels (GtkWidget *widget, const char *text)
{
  int count =
    GTK_IS_LABEL (widget) && g_strcmp0 (gtk_label_get_label (GTK_LABEL (widget)), text) == 0;

  for (GtkWidget *c = gtk_widget_get_first_child (widget); c != NULL;
       c = gtk_widget_get_next_sibling (c))
    count += score_fixture_count_labels (c, text);
  return count;
}

MedinaScoreRow *
score_fixture_find_row (GtkWidget *page, const char *title)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = score_fixture_get_row (page, i)) != NULL; i++)
    if (MEDINA_IS_SCORE_ROW (row) && score_fixture_count_labels (GTK_WIDGET (row), title) > 0)
      return MEDINA_SCORE_ROW (row);
  return NULL;
}

void
score_fixture_play_to_end (MedinaGame *game)
{
  MdnRandom random;

  mdn_random_seed (&random, 11);
  named_game_finish (game, &random);
}

void
score_fixture_open_game (ScoreFixture *fixture, MdnRuleSet set, int players, int width, int height)
{
  driver_open (&fixture->driver, set, players, FALSE, width, height);
  fixture->page = driver_find (GTK_WIDGET (fixture->driver.window), MEDINA_TYPE_SCORE_PAGE);
}

void
score_fixture_open_end (ScoreFixture *fixture, MdnRuleSet set, int players, int width, int height)
{
  score_fixture_open_game (fixture, set, players, width, height);
  g_assert_false (gtk_widget_get_mapped (fixture->page));
  score_fixture_play_to_end (driver_get_game (&fixture->driver));
  await (gtk_widget_get_mapped (fixture->page));
  driver_await_layout (fixture->page);
}

int
score_fixture_count_scorers (MedinaGame *game)
{
  int count = 0;

  for (guint i = 0; i < medina_game_get_n_players (game); i++)
    count += medina_player_get_score (medina_game_get_player (game, i)) > 0;
  return count;
}
