/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "replay-fixture.h"

#include "score.h"

#include "await.h"
#include "medina-panel.h"

MedinaMoveLogView *
replay_fixture_open_moves (Driver *driver)
{
  GtkWidget *moves = driver_find (GTK_WIDGET (driver->window), MEDINA_TYPE_MOVE_LOG_VIEW);

  medina_panel_set_page (MEDINA_PANEL (
                           driver_find (GTK_WIDGET (driver->window), MEDINA_TYPE_PANEL)),
                         MEDINA_PANEL_MOVES);
  await (gtk_widget_get_mapped (moves));
  driver_settle ();
  return MEDINA_MOVE_LOG_VIEW (moves);
}

void
replay_fixture_play (Driver *driver, int placements)
{
  MdnRandom random;

  mdn_random_seed (&random, 11);
  while (medina_game_get_engine_game (driver_get_game (driver))->count < placements)
    driver_play_one (driver, &random);
  driver_settle ();
}

void
replay_fixture_name_player (Driver *driver, int placement, const char *name)
{
  MedinaGame *game = driver_get_game (driver);
  const int player = mdn_game_player_of (medina_game_get_engine_game (game), placement);

  medina_player_set_name (medina_game_get_player (game, (guint) player), name);
}

GtkListBox *
replay_fixture_get_list (MedinaMoveLogView *moves)
{
  return GTK_LIST_BOX (driver_find (GTK_WIDGET (moves), GTK_TYPE_LIST_BOX));
}

MedinaMoveLogRow *
replay_fixture_get_row (MedinaMoveLogView *moves, guint place)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (replay_fixture_get_list (moves), (int) place);

  return row != NULL ? MEDINA_MOVE_LOG_ROW (row) : NULL;
}

static gboolean
has_class (MedinaMoveLogRow *row, const char *name)
{
  return gtk_widget_has_css_class (GTK_WIDGET (row), name);
}

/* What is no points. */
static guint
count_placements (char **parts)
{
  guint count = 0;

  for (; *parts != NULL; parts++)
    count += !g_regex_match_simple ("(^|[\\s ])[+−]\\d+$", *parts, 0, 0);
  return count;
}

static int
find_points (const MdnGame *game, guint cursor, int player)
{
  g_autofree MdnGame *copy = g_memdup2 (game, sizeof *game);

  mdn_game_seek (copy, (int) cursor);
  return mdn_score (&copy->position, player).total;
}

/* What a turn has brought the one who made it is told with it. */
static void
check_points (MedinaGame *game, MedinaMoveLogEntry *entry, char **parts)
{
  const MdnGame *engine = medina_game_get_engine_game (game);
  const guint end = medina_move_log_entry_get_end (entry);
  const int player = (int) medina_player_get_number (medina_move_log_entry_get_player (entry));
  const int points =
    find_points (engine, end, player) -
    find_points (engine, end - medina_move_log_entry_get_placements (entry), player);
  g_autofree char *told = g_strdup_printf ("%s%d", points > 0 ? "+" : "\u2212", ABS (points));

  if (points != 0)
    g_assert_true (g_strv_contains ((const char *const *) parts, told));
}

/* What is undone of a turn of which something stands; "" for nothing. */
static const char *
find_dim_words (MedinaMoveLogRow *row)
{
  GtkLabel *label =
    GTK_LABEL (gtk_widget_get_template_child (GTK_WIDGET (row), MEDINA_TYPE_MOVE_LOG_ROW, "words"));
  GSList *list = pango_attr_list_get_attributes (gtk_label_get_attributes (label));
  const char *found = "";

  for (GSList *link = list; link != NULL; link = link->next)
    {
      const PangoAttribute *attribute = link->data;

      if (attribute->klass->type == PANGO_ATTR_FOREGROUND_ALPHA)
        found = gtk_label_get_label (label) + attribute->start_index;
    }
  g_slist_free_full (list, (GDestroyNotify) pango_attribute_destroy);
  return found;
}

static void
check_dim_words (MedinaMoveLogRow *row, char **parts, guint placements, guint standing)
{
  g_autofree char *undone =
    standing > 0 && standing < placements ? g_strjoinv (", ", parts + standing) : g_strdup ("");

  g_assert_cmpstr (find_dim_words (row), ==, undone);
}

void
replay_fixture_check_rows (Driver *driver, MedinaMoveLogView *moves)
{
  GListModel *log = medina_game_get_move_log (driver_get_game (driver));
  const guint cursor = medina_game_get_cursor (driver_get_game (driver));
  const guint n = g_list_model_get_n_items (log);

  g_assert_null (replay_fixture_get_row (moves, n));
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (MedinaMoveLogEntry) entry = g_list_model_get_item (log, i);
      MedinaMoveLogRow *row = replay_fixture_get_row (moves, i);
      g_auto (GStrv) lines = g_strsplit (medina_move_log_row_get_words (row), ", ", -1);
      const guint end = medina_move_log_entry_get_end (entry);
      const guint placements = medina_move_log_entry_get_placements (entry);

      g_assert_true (medina_move_log_row_get_entry (row) == entry);
      g_assert_cmpuint (count_placements (lines), ==, placements);
      check_points (driver_get_game (driver), entry, lines);
      g_assert_cmpint (has_class (row, "current"), ==, cursor > end - placements && cursor <= end);
      g_assert_cmpint (has_class (row, "ahead"), ==, cursor <= end - placements);
      check_dim_words (row, lines, placements,
                       (guint) CLAMP ((int) (cursor + placements) - (int) end, 0,
                                      (int) placements));
    }
}
