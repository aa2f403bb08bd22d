/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "await.h"
#include "medina-score-dialog.h"
#include "medina-result-words.h"
#include "named-game.h"
#include "score.h"

/* --- Results */

typedef struct
{
  MdnRuleSet set;
  int players;
  const char *script; /* the result is that of the score so far */
  const char *sentence;
  const char *headline;
  const char *explanation;
} ResultCase;

static const ResultCase results[] = {
  { MDN_SECOND_EDITION, 3, "Gb2 Rb2", "Aisha wins with 2 points.", "Aisha Wins",
    "With 2 points, 2 ahead of second place." },
  { MDN_FIRST_EDITION, 4, "Ml6",
    "All players share the victory with 0 points. These rules have no tiebreaker.",
    "All Players Share the Victory", "A tie at 0 points. These rules have no tiebreaker." },
  { MDN_ONLINE, 4, "Wa2",
    "All players share the victory with 0 points. Nobody owns a palace to break the tie.",
    "All Players Share the Victory", "A tie at 0 points. Nobody owns a palace to break the tie." },
  /* E3: both have 3 points, Aisha's palace is of two pieces. */
  { MDN_SECOND_EDITION, 3, "Gb2 Rb2 Pd4 Rd4 Sc2",
    "Aisha wins a tie at 3 points. The larger palace decides: gray (b2) with 2 pieces, purple (d4) "
    "with 1.",
    "Aisha Wins",
    "A tie at 3 points. The larger palace decides: gray (b2) with 2 pieces, purple (d4) with 1." },
  /* Equally large: the merchant beside Aisha's palace makes up for Ben's tile. */
  { MDN_SECOND_EDITION, 3, "Gl5 Rl5 Pd4 Rd4",
    "Aisha wins a tie at 3 points. Both largest palaces have 1 piece; gray (l5) was claimed before "
    "purple (d4).",
    "Aisha Wins",
    "A tie at 3 points. Both largest palaces have 1 piece; gray (l5) was claimed before purple "
    "(d4)." },
  { MDN_FIRST_EDITION, 3, "Ml6 Gb2 Rb2 Pd4 Rd4 Sc2",
    "Aisha and Ben share the victory with 3 points. These rules have no tiebreaker.",
    "Aisha and Ben Share the Victory", "A tie at 3 points. These rules have no tiebreaker." },
};

static void
test_results (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (results); i++)
    {
      const ResultCase *test = &results[i];
      g_autoptr (MedinaGame) game = named_game_new (test->set, test->players);
      g_autoptr (MedinaScoreSheet) sheet = NULL;
      g_autofree char *sentence = NULL;
      g_autofree char *headline = NULL;
      g_autofree char *explanation = NULL;

      named_game_play (game, test->script);
      sheet = medina_score_sheet_new (game);
      sentence = medina_result_to_sentence (sheet);
      headline = medina_result_to_headline (sheet);
      explanation = medina_result_to_explanation (sheet);
      g_assert_cmpstr (sentence, ==, test->sentence);
      g_assert_cmpstr (headline, ==, test->headline);
      g_assert_cmpstr (explanation, ==, test->explanation);
    }
}

/* --- The dialog */

static void
open_dialog (MedinaScoreDialog **dialog, MedinaGame *game)
{
  *dialog = medina_score_dialog_new (game);
  g_object_add_weak_pointer (G_OBJECT (*dialog), (gpointer *) dialog);
  gtk_window_present (GTK_WINDOW (*dialog));
  await (gtk_widget_get_mapped (GTK_WIDGET (*dialog)));
}

static void
await_end (MedinaScoreDialog **dialog)
{
  await (*dialog == NULL);
}

static MedinaGame *
create_finished_game (MdnRuleSet set, int players)
{
  MedinaGame *game = named_game_new (set, players);
  MdnRandom random;

  mdn_random_seed (&random, 11);
  while (named_game_play_random (game, &random))
    ;
  return game;
}

static GtkWidget *
child (MedinaScoreDialog *dialog, const char *name)
{
  return GTK_WIDGET (
    gtk_widget_get_template_child (GTK_WIDGET (dialog), MEDINA_TYPE_SCORE_DIALOG, name));
}

/* How many labels below the widget have this text. */
static int
count_labels (GtkWidget *widget, const char *text)
{
  int count =
    GTK_IS_LABEL (widget) && g_strcmp0 (gtk_label_get_label (GTK_LABEL (widget)), text) == 0;

  for (GtkWidget *c = gtk_widget_get_first_child (widget); c != NULL;
       c = gtk_widget_get_next_sibling (c))
    count += count_labels (c, text);
  return count;
}

/* The number in the table below a player's name in the row of an item; -1 if there is none. */
static int
number_at (MedinaScoreDialog *dialog, const char *player, const char *item)
{
  GtkGrid *grid = GTK_GRID (adw_bin_get_child (ADW_BIN (child (dialog, "table"))));
  int column = 0, row = 0;
  GtkWidget *cell;

  for (int i = 1; i <= MDN_MAX_PLAYERS; i++)
    if ((cell = gtk_grid_get_child_at (grid, i, 0)) != NULL && count_labels (cell, player) > 0)
      column = i;
  for (int i = 1; i < 12; i++)
    if ((cell = gtk_grid_get_child_at (grid, 0, i)) != NULL && count_labels (cell, item) > 0)
      row = i;
  cell = column > 0 && row > 0 ? gtk_grid_get_child_at (grid, column, row) : NULL;
  return GTK_IS_LABEL (cell) ? atoi (gtk_label_get_label (GTK_LABEL (cell))) : -1;
}

static void
check_numbers (MedinaScoreDialog *dialog, MedinaGame *game, gboolean has_well)
{
  for (guint i = 0; i < medina_game_get_n_players (game); i++)
    {
      const MdnScore score = mdn_score (medina_game_get_position (game), (int) i);
      const char *name = medina_player_get_display_name (medina_game_get_player (game, i));

      g_assert_cmpint (number_at (dialog, name, "Buildings"), ==, score.palaces.buildings);
      g_assert_cmpint (number_at (dialog, name, "Stables"), ==, score.palaces.stables);
      g_assert_cmpint (number_at (dialog, name, "Merchants"), ==, score.palaces.merchants);
      g_assert_cmpint (number_at (dialog, name, "Walls"), ==, score.palaces.walls);
      g_assert_cmpint (number_at (dialog, name, "Water"), ==, has_well ? score.palaces.water : -1);
      g_assert_cmpint (number_at (dialog, name, "Palace Tiles"), ==, score.palace_tiles);
      g_assert_cmpint (number_at (dialog, name, "Tower Tiles"), ==, score.tower_tiles);
      g_assert_cmpint (number_at (dialog, name, "Total"), ==, score.total);
    }
}

/* However long a name is, and however narrow the window, the titles of the rows do not break. */
static void
test_titles (void)
{
  g_autoptr (MedinaGame) game = create_finished_game (MDN_SECOND_EDITION, 4);
  MedinaScoreDialog *dialog;
  GtkGrid *grid;

  medina_player_set_name (medina_game_get_player (game, 0),
                          "Wolfeschlegelsteinhausenbergerdorff the Magnificent of Marrakesh");
  dialog = medina_score_dialog_new (game);
  g_object_add_weak_pointer (G_OBJECT (dialog), (gpointer *) &dialog);
  gtk_window_set_default_size (GTK_WINDOW (dialog), 360, 640);
  gtk_window_present (GTK_WINDOW (dialog));
  grid = GTK_GRID (adw_bin_get_child (ADW_BIN (child (dialog, "table"))));
  await (gtk_widget_get_width (GTK_WIDGET (grid)) != 0);
  for (int row = 1; row < 12; row++)
    {
      GtkWidget *title = gtk_grid_get_child_at (grid, 0, row);

      if (GTK_IS_LABEL (title))
        g_assert_cmpint (pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (title))), ==,
                         1);
    }
  gtk_window_destroy (GTK_WINDOW (dialog));
  await_end (&dialog);
}

static int
count_rows (GtkWidget *widget, GType type)
{
  int count = G_TYPE_CHECK_INSTANCE_TYPE (widget, type);

  for (GtkWidget *c = gtk_widget_get_first_child (widget); c != NULL;
       c = gtk_widget_get_next_sibling (c))
    count += count_rows (c, type);
  return count;
}

static int
count_owned (MedinaGame *game)
{
  const MdnPosition *position = medina_game_get_position (game);
  int count = 0;

  for (int palace = 1; palace <= position->table.palaces; palace++)
    count += position->palace[palace].owner < MDN_OWNER_NEUTRAL;
  return count;
}

static void
test_numbers (void)
{
  for (int set = 0; set < MDN_RULE_SETS; set++)
    for (int players = MDN_MIN_PLAYERS; players <= MDN_MAX_PLAYERS; players++)
      {
        g_autoptr (MedinaGame) game = create_finished_game ((MdnRuleSet) set, players);
        MedinaScoreDialog *dialog;
        int minimum;

        open_dialog (&dialog, game);
        check_numbers (dialog, game, set != MDN_FIRST_EDITION);
        /* A row a player, which itself has a header row, and a row for each of their palaces. */
        g_assert_cmpint (count_rows (child (dialog, "palaces"), ADW_TYPE_EXPANDER_ROW), ==,
                         players);
        g_assert_cmpint (count_rows (child (dialog, "palaces"), ADW_TYPE_ACTION_ROW), ==,
                         players + count_owned (game));
        gtk_widget_measure (GTK_WIDGET (dialog), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL,
                            NULL, NULL);
        g_assert_cmpint (minimum, <=, 360);
        gtk_window_destroy (GTK_WINDOW (dialog));
        await_end (&dialog);
      }
}

static void
note_cb (MedinaScoreDialog *dialog, int *count)
{
  ++*count;
}

static void
press (MedinaGame *game, const char *button, int rematches, int new_games)
{
  MedinaScoreDialog *dialog;
  int rematch = 0, new_game = 0;

  open_dialog (&dialog, game);
  g_assert_true (gtk_widget_get_visible (child (dialog, "buttons")));
  g_signal_connect (dialog, "rematch", G_CALLBACK (note_cb), &rematch);
  g_signal_connect (dialog, "new-game", G_CALLBACK (note_cb), &new_game);
  g_signal_emit_by_name (child (dialog, button), "clicked");
  await_end (&dialog);
  g_assert_cmpint (rematch, ==, rematches);
  g_assert_cmpint (new_game, ==, new_games);
}

static void
test_buttons (void)
{
  g_autoptr (MedinaGame) game = create_finished_game (MDN_SECOND_EDITION, 4);

  press (game, "rematch_button", 1, 0);
  press (game, "settings_button", 0, 1);
  press (game, "board_button", 0, 0);
}

/* A game that goes on is not given up from here. */
static void
test_score_so_far (void)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 3);
  MedinaScoreDialog *dialog;

  named_game_play (game, "Gb2 Rb2");
  open_dialog (&dialog, game);
  g_assert_false (gtk_widget_get_visible (child (dialog, "buttons")));
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (child (dialog, "headline"))), ==, "Aisha Leads");
  check_numbers (dialog, game, TRUE);
  gtk_window_destroy (GTK_WINDOW (dialog));
  await_end (&dialog);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add_func ("/score-dialog/row-titles-do-not-break", test_titles);
  g_test_add_func ("/score-dialog/results-are-told-in-words", test_results);
  g_test_add_func ("/score-dialog/numbers-are-those-of-the-sheet", test_numbers);
  g_test_add_func ("/score-dialog/buttons-lead-on", test_buttons);
  g_test_add_func ("/score-dialog/during-a-game-it-only-shows", test_score_so_far);

  return g_test_run ();
}
