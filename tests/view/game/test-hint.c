/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Hints in the window: what is marked and said, stage by stage, and when it goes. */

#include "await.h"
#include "document-sync.h"
#include "medina-hint-display.h"
#include "medina-hint-button.h"
#include "medina-hint-words.h"
#include "medina-piece-button.h"
#include "medina-status-bar.h"
#include "driver.h"

static GAction *
get_action (Driver *driver)
{
  return g_action_map_lookup_action (G_ACTION_MAP (driver->window), "hint");
}

static GtkSpinner *
get_spinner (Driver *driver)
{
  GtkWidget *button = driver_find (GTK_WIDGET (driver->window), MEDINA_TYPE_HINT_BUTTON);

  return GTK_SPINNER (driver_find (button, GTK_TYPE_SPINNER));
}

/* The kinds of piece that are marked in the cards, as bits. */
static guint
find_marked_pieces (GtkWidget *widget)
{
  guint pieces = 0;

  if (MEDINA_IS_PIECE_BUTTON (widget) && gtk_widget_has_css_class (widget, "hinted"))
    pieces |= 1u << medina_piece_button_get_piece (MEDINA_PIECE_BUTTON (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    pieces |= find_marked_pieces (child);
  return pieces;
}

static guint
get_marked_pieces (Driver *driver)
{
  return find_marked_pieces (GTK_WIDGET (driver->window));
}

/* Asked again, it makes haste. */
static MdnSet
get_advised (Driver *driver)
{
  return medina_board_notes_get_advised (medina_board_view_get_notes (driver->board));
}

static MdnPiece
ask_for_piece (Driver *driver)
{
  guint pieces;

  driver_activate (driver, "win.hint");
  g_assert_true (gtk_spinner_get_spinning (get_spinner (driver)));
  g_assert_cmpuint (get_marked_pieces (driver), ==, 0);
  driver_activate (driver, "win.hint");
  await (!gtk_spinner_get_spinning (get_spinner (driver)));
  pieces = get_marked_pieces (driver);
  g_assert_cmpint (__builtin_popcount (pieces), ==, 1);
  g_assert_true (mdn_set_is_empty (get_advised (driver)));
  return (MdnPiece) __builtin_ctz (pieces);
}

static MdnPlacement
ask_for_space (Driver *driver)
{
  const MdnPiece piece = ask_for_piece (driver);
  MdnSet spaces;

  driver_activate (driver, "win.hint");
  g_assert_cmpuint (get_marked_pieces (driver), ==, 1u << piece);
  spaces = get_advised (driver);
  if (piece == MDN_TEA)
    return mdn_placement_tea ();
  g_assert_cmpint (mdn_set_count (spaces), ==, 1);
  return mdn_placement (piece, mdn_set_take (&spaces));
}

/* Each stage says something else, and what is marked can be placed. */
static void
check_hint (Driver *driver)
{
  MedinaGame *game = driver_get_game (driver);
  g_autofree char *space = NULL;
  const MdnPlacement placement = ask_for_space (driver);

  g_assert_cmpint (medina_game_judge (game, placement), ==, MDN_REASON_NONE);
  space = g_strdup (medina_status_bar_get_message (driver_get_status (driver)));
  g_assert_cmpstr (space, !=, "");
  driver_activate (driver, "win.hint");
  g_assert_cmpstr (medina_status_bar_get_message (driver_get_status (driver)), !=, "");
  if (mdn_placement_piece (placement) != MDN_TEA)
    g_assert_cmpstr (medina_status_bar_get_message (driver_get_status (driver)), !=, space);
}

static void
assert_no_hint (Driver *driver)
{
  g_assert_cmpuint (get_marked_pieces (driver), ==, 0);
  g_assert_true (mdn_set_is_empty (get_advised (driver)));
  g_assert_false (gtk_spinner_get_spinning (get_spinner (driver)));
}

static void
test_games (void)
{
  for (guint i = 0; i < MDN_RULE_SETS; i++)
    {
      Driver driver;
      MdnRandom random;

      mdn_random_seed (&random, i);
      driver_open (&driver, (MdnRuleSet) i, 2 + (int) i, FALSE, 800, 600);
      for (guint step = 0; step < 60; step++)
        {
          document_sync_await_stored (medina_window_get_document (driver.window));
          if (step % 12 == i && medina_game_accepts_placements (driver_get_game (&driver)))
            check_hint (&driver);
          driver_play_one (&driver, &random);
          assert_no_hint (&driver);
        }
      driver_close (&driver);
    }
}

/* A piece that is taken in hand does not drop it; pointing at something only covers the words. */
static void
test_words_stay (void)
{
  g_autofree char *words = NULL;
  Driver driver;

  driver_open (&driver, MDN_SECOND_EDITION, 3, FALSE, 800, 600);
  ask_for_piece (&driver);
  words = g_strdup (medina_status_bar_get_message (driver_get_status (&driver)));
  medina_status_bar_set_description (driver_get_status (&driver), "An empty space");
  g_assert_cmpstr (medina_status_bar_get_message (driver_get_status (&driver)), ==,
                   "An empty space");
  medina_status_bar_set_description (driver_get_status (&driver), "");
  g_assert_cmpstr (medina_status_bar_get_message (driver_get_status (&driver)), ==, words);
  medina_status_bar_refuse (driver_get_status (&driver), "No");
  medina_game_set_selected_piece (driver_get_game (&driver), MDN_WALL);
  g_assert_cmpstr (medina_status_bar_get_message (driver_get_status (&driver)), ==, words);
  g_assert_cmpuint (get_marked_pieces (&driver), !=, 0);
  driver_close (&driver);
}

/* What the prompt says of the piece in hand and what the hint says are never about two pieces:
 * another is laid down, and who takes one again is told which piece the hint is about. */
static void
test_one_piece (void)
{
  MedinaGame *game;
  MedinaStatusBar *status;
  MdnPiece piece, other;
  g_autofree char *words = NULL;
  Driver driver;

  driver_open (&driver, MDN_SECOND_EDITION, 3, FALSE, 800, 600);
  game = driver_get_game (&driver);
  status = driver_get_status (&driver);
  piece = ask_for_piece (&driver);
  other = piece == MDN_WALL ? MDN_STABLE : MDN_WALL;
  medina_game_set_selected_piece (game, (int) other);
  driver_activate (&driver, "win.hint");
  g_assert_cmpint (medina_game_get_selected_piece (game), ==, -1);
  words = g_strdup (medina_status_bar_get_message (status));
  medina_game_set_selected_piece (game, (int) other);
  g_assert_true (g_str_has_suffix (medina_status_bar_get_message (status), words));
  g_assert_cmpstr (medina_status_bar_get_message (status), !=, words);
  medina_game_set_selected_piece (game, (int) piece);
  g_assert_cmpstr (medina_status_bar_get_message (status), ==, words);
  driver_activate (&driver, "win.hint");
  g_assert_cmpint (medina_game_get_selected_piece (game), ==, (int) piece);
  driver_close (&driver);
}

/* First the piece in hand is laid down, then the hint goes, and only then is there something else
 * to leave. */
static void
test_dismissed (void)
{
  MedinaStatusBar *status;
  MdnPiece piece;
  g_autofree char *words = NULL;
  Driver driver;

  driver_open (&driver, MDN_SECOND_EDITION, 3, FALSE, 800, 600);
  status = driver_get_status (&driver);
  piece = mdn_placement_piece (ask_for_space (&driver));
  if (piece != MDN_TEA)
    medina_game_set_selected_piece (driver_get_game (&driver), (int) piece);
  driver_activate (&driver, "win.put-back");
  g_assert_cmpint (medina_game_get_selected_piece (driver_get_game (&driver)), ==, -1);
  g_assert_cmpuint (get_marked_pieces (&driver), !=, 0);
  words = g_strdup (medina_status_bar_get_message (status));
  driver_activate (&driver, "win.put-back");
  assert_no_hint (&driver);
  g_assert_cmpstr (medina_status_bar_get_message (status), !=, words);
  ask_for_piece (&driver);
  driver_close (&driver);
}

/* Not when a turn awaits its end, nor while looking back. */
static void
test_enabled (void)
{
  MedinaGame *game;
  MdnRandom random;
  Driver driver;

  mdn_random_seed (&random, 1);
  driver_open (&driver, MDN_SECOND_EDITION, 3, FALSE, 800, 600);
  game = driver_get_game (&driver);
  g_assert_true (g_action_get_enabled (get_action (&driver)));
  driver_activate (&driver, "win.hint");
  driver_play_one (&driver, &random);
  assert_no_hint (&driver);
  while (!medina_game_get_awaiting_end (game))
    driver_play_one (&driver, &random);
  g_assert_false (g_action_get_enabled (get_action (&driver)));
  driver_play_one (&driver, &random);
  g_assert_true (g_action_get_enabled (get_action (&driver)));
  medina_game_seek (game, 0);
  g_assert_false (g_action_get_enabled (get_action (&driver)));
  document_sync_discard (medina_window_get_document (driver.window), NULL);
  medina_window_set_document (driver.window, NULL);
  g_assert_false (g_action_get_enabled (get_action (&driver)));
  gtk_window_destroy (GTK_WINDOW (driver.window));
  driver_settle ();
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  g_test_add_func ("/hint/each-stage-tells-more", test_games);
  g_test_add_func ("/hint/pointing-covers-only-the-words", test_words_stay);
  g_test_add_func ("/hint/speaks-of-the-piece-in-hand", test_one_piece);
  g_test_add_func ("/hint/can-be-taken-away", test_dismissed);
  g_test_add_func ("/hint/not-while-a-turn-awaits-its-end", test_enabled);
  return g_test_run ();
}
