/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Hints in the window: what is marked and said, stage by stage, and when it goes. */

#include "await.h"
#include "keeping.h"
#include "medina-hint-display.h"
#include "medina-hint-button.h"
#include "medina-hint-words.h"
#include "medina-piece-button.h"
#include "medina-status-bar.h"
#include "table.h"

static MedinaStatusBar *
get_status (Table *table)
{
  return MEDINA_STATUS_BAR (table_find (GTK_WIDGET (table->window), MEDINA_TYPE_STATUS_BAR));
}

static GAction *
get_action (Table *table)
{
  return g_action_map_lookup_action (G_ACTION_MAP (table->window), "hint");
}

static GtkSpinner *
get_spinner (Table *table)
{
  GtkWidget *button = table_find (GTK_WIDGET (table->window), MEDINA_TYPE_HINT_BUTTON);

  return GTK_SPINNER (table_find (button, GTK_TYPE_SPINNER));
}

/* The kinds of piece that are marked in the cards, as bits. */
static guint
find_marked_pieces (GtkWidget *widget)
{
  guint pieces = 0;

  if (MEDINA_IS_PIECE_BUTTON (widget) && gtk_widget_has_css_class (widget, "advised"))
    pieces |= 1u << medina_piece_button_get_piece (MEDINA_PIECE_BUTTON (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    pieces |= find_marked_pieces (child);
  return pieces;
}

static guint
get_marked_pieces (Table *table)
{
  return find_marked_pieces (GTK_WIDGET (table->window));
}

/* Asked again, it makes haste. */
static MdnPiece
ask_for_piece (Table *table)
{
  guint pieces;

  table_activate (table, "win.hint");
  g_assert_true (gtk_spinner_get_spinning (get_spinner (table)));
  g_assert_cmpuint (get_marked_pieces (table), ==, 0);
  table_activate (table, "win.hint");
  await (!gtk_spinner_get_spinning (get_spinner (table)));
  pieces = get_marked_pieces (table);
  g_assert_cmpint (__builtin_popcount (pieces), ==, 1);
  g_assert_true (mdn_set_is_empty (medina_board_view_get_suggested (table->board)));
  return (MdnPiece) __builtin_ctz (pieces);
}

static MdnPlacement
ask_for_space (Table *table)
{
  const MdnPiece piece = ask_for_piece (table);
  MdnSet spaces;

  table_activate (table, "win.hint");
  g_assert_cmpuint (get_marked_pieces (table), ==, 1u << piece);
  spaces = medina_board_view_get_suggested (table->board);
  if (piece == MDN_TEA)
    return mdn_placement_tea ();
  g_assert_cmpint (mdn_set_count (spaces), ==, 1);
  return mdn_placement (piece, mdn_set_take (&spaces));
}

/* Each stage says something else, and what is marked can be placed. */
static void
check_hint (Table *table)
{
  MedinaGame *game = table_get_game (table);
  g_autofree char *space = NULL;
  const MdnPlacement placement = ask_for_space (table);

  g_assert_cmpint (medina_game_judge (game, placement), ==, MDN_REASON_NONE);
  space = g_strdup (medina_status_bar_get_message (get_status (table)));
  g_assert_cmpstr (space, !=, "");
  table_activate (table, "win.hint");
  g_assert_cmpstr (medina_status_bar_get_message (get_status (table)), !=, "");
  if (mdn_placement_piece (placement) != MDN_TEA)
    g_assert_cmpstr (medina_status_bar_get_message (get_status (table)), !=, space);
}

static void
assert_no_hint (Table *table)
{
  g_assert_cmpuint (get_marked_pieces (table), ==, 0);
  g_assert_true (mdn_set_is_empty (medina_board_view_get_suggested (table->board)));
  g_assert_false (gtk_spinner_get_spinning (get_spinner (table)));
}

static void
test_games (void)
{
  for (guint i = 0; i < MDN_RULE_SETS; i++)
    {
      Table table;
      MdnRandom random;

      mdn_random_seed (&random, i);
      table_open (&table, (MdnRuleSet) i, 2 + (int) i, FALSE, 800, 600);
      for (guint step = 0; step < 60; step++)
        {
          await (!medina_game_is_held (table_get_game (&table)));
          if (step % 12 == i && medina_game_accepts_placements (table_get_game (&table)))
            check_hint (&table);
          table_play_one (&table, &random);
          assert_no_hint (&table);
        }
      table_close (&table);
    }
}

/* A piece that is taken in hand does not drop it; pointing at something only covers the words. */
static void
test_words_stay (void)
{
  g_autofree char *words = NULL;
  Table table;

  table_open (&table, MDN_SECOND_EDITION, 3, FALSE, 800, 600);
  ask_for_piece (&table);
  words = g_strdup (medina_status_bar_get_message (get_status (&table)));
  medina_status_bar_set_description (get_status (&table), "An empty space");
  g_assert_cmpstr (medina_status_bar_get_message (get_status (&table)), ==, "An empty space");
  medina_status_bar_set_description (get_status (&table), "");
  g_assert_cmpstr (medina_status_bar_get_message (get_status (&table)), ==, words);
  medina_status_bar_refuse (get_status (&table), "No");
  medina_game_set_selected_piece (table_get_game (&table), MDN_WALL);
  g_assert_cmpstr (medina_status_bar_get_message (get_status (&table)), ==, words);
  g_assert_cmpuint (get_marked_pieces (&table), !=, 0);
  table_close (&table);
}

/* Not when a turn awaits its end, nor while looking back. */
static void
test_enabled (void)
{
  MedinaGame *game;
  MdnRandom random;
  Table table;

  mdn_random_seed (&random, 1);
  table_open (&table, MDN_SECOND_EDITION, 3, FALSE, 800, 600);
  game = table_get_game (&table);
  g_assert_true (g_action_get_enabled (get_action (&table)));
  table_activate (&table, "win.hint");
  table_play_one (&table, &random);
  assert_no_hint (&table);
  while (!medina_game_get_awaiting_end (game))
    table_play_one (&table, &random);
  g_assert_false (g_action_get_enabled (get_action (&table)));
  table_play_one (&table, &random);
  g_assert_true (g_action_get_enabled (get_action (&table)));
  medina_game_seek (game, 0);
  g_assert_false (g_action_get_enabled (get_action (&table)));
  keeping_discard (medina_window_get_document (table.window), NULL);
  medina_window_set_document (table.window, NULL);
  g_assert_false (g_action_get_enabled (get_action (&table)));
  gtk_window_destroy (GTK_WINDOW (table.window));
  table_settle ();
}

int
main (int argc, char **argv)
{
  table_init (&argc, &argv);
  g_test_add_func ("/hint/games", test_games);
  g_test_add_func ("/hint/words-stay", test_words_stay);
  g_test_add_func ("/hint/enabled", test_enabled);
  return g_test_run ();
}
