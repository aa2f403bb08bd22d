/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "await.h"
#include "document-sync.h"
#include "driver.h"

#include "medina-new-game-dialog.h"
#include "medina-piece-chooser.h"
#include "medina-player-card.h"
#include "medina-shortcuts-window.h"
#include "medina-score-page.h"
#include "medina-status-bar.h"
#include "medina-titled-group.h"
#include "notation.h"
#include "score.h"

/* But for places at which the line may break. */
static gboolean
has_text (GtkLabel *label, const char *text)
{
  g_auto (GStrv) parts = g_strsplit (gtk_label_get_text (label), "\342\200\213", -1);
  g_autofree char *joined = g_strjoinv (NULL, parts);

  return g_str_equal (joined, text);
}

/* A label with this text; NULL if none is shown. */
static GtkWidget *
find_label (GtkWidget *widget, const char *text)
{
  GtkWidget *found = NULL;

  if (GTK_IS_LABEL (widget) && has_text (GTK_LABEL (widget), text))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_label (child, text);
  return found;
}

/* The message is written as a refusal is. */
static gboolean
is_refusing (MedinaStatusBar *status)
{
  GtkWidget *message = driver_find (GTK_WIDGET (status), GTK_TYPE_INSCRIPTION);

  g_assert_cmpstr (gtk_inscription_get_text (GTK_INSCRIPTION (message)), ==,
                   medina_status_bar_get_message (status));
  g_assert_true (gtk_widget_has_css_class (message, "message"));
  return gtk_widget_has_css_class (message, "refusal");
}

static MdnSpace
space_named (const char *name)
{
  return mdn_notation_parse_space (MDN_BOARD_LARGE, name, (int) strlen (name));
}

static void
test_opens (void)
{
  Driver driver;

  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 1180, 760);
  g_assert_nonnull (driver_find (GTK_WIDGET (driver.window), MEDINA_TYPE_PLAYER_CARD));
  g_assert_cmpstr (medina_status_bar_get_prompt (driver_get_status (&driver)), !=, "");
  driver_close (&driver);
}

typedef struct
{
  MdnRuleSet rules;
  int players;
  gboolean screens;
  int width;
  int height;
} WholeGame;

/* From the first click to the score sheet. */
static void
test_whole_game (gconstpointer data)
{
  const WholeGame *test = data;
  MdnRandom random;
  Driver driver;
  int steps = 0;

  mdn_random_seed (&random, 42);
  driver_open (&driver, test->rules, test->players, test->screens, test->width, test->height);
  while (!medina_game_get_over (driver_get_game (&driver)))
    {
      const int before = medina_game_get_engine_game (driver_get_game (&driver))->count;
      const gboolean ending = medina_game_get_awaiting_end (driver_get_game (&driver));

      driver_play_one (&driver, &random);
      g_assert_cmpint (medina_game_get_engine_game (driver_get_game (&driver))->count, ==,
                       before + (ending ? 0 : 1));
      if (++steps % 16 == 0)
        driver_settle ();
    }
  driver_settle ();
  g_assert_true (mdn_position_is_over (medina_game_get_position (driver_get_game (&driver))));
  await (gtk_widget_get_mapped (driver_find (GTK_WIDGET (driver.window), MEDINA_TYPE_SCORE_PAGE)));
  driver_close (&driver);
}

/* A click that is refused says why, and changes nothing. */
static void
test_refusal (void)
{
  Driver driver;
  MedinaStatusBar *status;

  driver_open (&driver, MDN_FIRST_EDITION, 3, FALSE, 1180, 760);
  status = driver_get_status (&driver);
  driver_pick (&driver, MDN_MERCHANT);
  driver_click (&driver, space_named ("b2"));
  g_assert_cmpint (medina_game_get_engine_game (driver_get_game (&driver))->count, ==, 0);
  g_assert_cmpstr (medina_status_bar_get_message (status), !=, "");
  g_assert_true (is_refusing (status));
  driver_point_at (&driver, space_named ("c5")); /* whoever moves on reads it all the same */
  driver_settle ();
  g_assert_true (is_refusing (status));
  await (!is_refusing (status));
  g_assert_nonnull (strstr (medina_status_bar_get_message (status), "c5"));
  driver_click (&driver, space_named ("b2"));
  g_assert_true (is_refusing (status));

  driver_click (&driver, space_named ("h6"));
  g_assert_cmpint (medina_game_get_engine_game (driver_get_game (&driver))->count, ==, 1);
  g_assert_false (is_refusing (status));
  driver_close (&driver);
}

/* A click on a space with nothing in hand offers what may go there. */
static void
test_space_first (void)
{
  Driver driver;
  GtkWidget *chooser;

  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 1180, 760);
  driver_click (&driver, space_named ("b1"));
  chooser = driver_find (GTK_WIDGET (driver.board), MEDINA_TYPE_PIECE_CHOOSER);
  g_assert_nonnull (chooser);
  g_signal_emit_by_name (driver_find (chooser, GTK_TYPE_BUTTON), "clicked");
  g_assert_cmpint (medina_game_get_engine_game (driver_get_game (&driver))->count, ==, 1);
  driver_close (&driver);
}

/* Arrows, Return, digits by action, Escape by action: a turn without the pointer. */
static void
test_keyboard (void)
{
  Driver driver;
  MedinaGame *game;

  driver_open (&driver, MDN_FIRST_EDITION, 4, FALSE, 1180, 760);
  game = driver_get_game (&driver);
  gtk_widget_child_focus (GTK_WIDGET (driver.board), GTK_DIR_TAB_FORWARD);
  driver_pick (&driver, MDN_MERCHANT);
  driver_press (&driver, GDK_KEY_Left);
  driver_press (&driver, GDK_KEY_Up);
  driver_press (&driver, GDK_KEY_Return);
  g_assert_cmpint (medina_game_get_engine_game (game)->count, ==, 1);
  g_assert_cmpuint (mdn_placement_space (medina_game_get_engine_game (game)->placements[0]), ==,
                    mdn_space (8, 7));
  gtk_widget_activate_action (GTK_WIDGET (driver.board), "win.pick", "i", MDN_BUILDING_GREY);
  g_assert_cmpint (medina_game_get_selected_piece (game), ==, MDN_BUILDING_GREY);
  driver_activate (&driver, "win.put-back");
  g_assert_cmpint (medina_game_get_selected_piece (game), ==, -1);
  driver_close (&driver);
}

static void
test_undo_redo (void)
{
  MdnRandom random;
  Driver driver;
  const MdnGame *game;

  mdn_random_seed (&random, 3);
  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, 1180, 760);
  game = medina_game_get_engine_game (driver_get_game (&driver));
  while (game->count < 9)
    driver_play_one (&driver, &random);
  for (int i = 0; i < 9; i++)
    driver_activate (&driver, "win.undo");
  g_assert_cmpint (game->cursor, ==, 0);
  driver_activate (&driver, "win.undo");
  g_assert_cmpint (game->cursor, ==, 0);
  for (int i = 0; i < 9; i++)
    driver_activate (&driver, "win.redo");
  g_assert_cmpint (game->cursor, ==, 9);
  driver_close (&driver);
}

/* A new game can be chosen, and the window closed, without a question: the game is stored and can
 * be continued. */
static void
test_leaves_unasked (void)
{
  MdnRandom random;
  g_autoptr (MedinaStore) store = NULL;
  g_autoptr (MedinaSlotContents) kept = NULL;
  GtkWidget *dialog;
  Driver driver;

  mdn_random_seed (&random, 5);
  driver_open (&driver, MDN_SECOND_EDITION, 3, FALSE, 1180, 760);
  driver_play_one (&driver, &random);
  store = g_object_ref (medina_application_get_store (driver.application));
  driver_activate (&driver, "win.new-game");
  await ((dialog = driver_find_window (MEDINA_TYPE_NEW_GAME_DIALOG)) != NULL);
  g_assert_true (medina_game_get_in_progress (driver_get_game (&driver)));
  gtk_window_destroy (GTK_WINDOW (dialog));
  driver_settle ();

  g_object_ref (driver.window);
  gtk_window_close (GTK_WINDOW (driver.window));
  await (!driver_window_is_open (driver.window));
  g_assert_null (driver_find_question ());
  g_object_unref (driver.window);
  driver_settle ();
  kept = document_sync_find (store);
  g_assert_nonnull (kept);
  g_assert_true (medina_store_remove (store, kept->id, NULL));
}

/* Every key that the application listens to is shown. */
static void
check_shortcuts (GtkApplication *application, GtkWidget *window)
{
  g_auto (GStrv) actions = gtk_application_list_action_descriptions (application);

  g_assert_cmpuint (g_strv_length (actions), >, 20);
  for (char **action = actions; *action != NULL; action++)
    {
      g_auto (GStrv) accelerators = gtk_application_get_accels_for_action (application, *action);
      g_autofree char *words = NULL;
      GdkModifierType modifiers;
      guint key;

      g_assert_true (gtk_accelerator_parse (accelerators[0], &key, &modifiers));
      words = gtk_accelerator_get_label (key, modifiers);
      if (find_label (window, words) == NULL)
        g_error ("no shortcut is shown for %s", *action);
    }
}

/* Those of the board and of the pieces, too; those of the game come first. */
static void
check_keys (GtkWidget *window)
{
  static const char *const keys[] = { "Left",     "Page Down", "Shift+Page Up",
                                      "Ctrl+End", "O",         "F",
                                      "7",        "0",         "W" };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (find_label (window, keys[i]) == NULL)
      g_error ("no key %s is shown", keys[i]);
  g_assert_cmpstr (medina_titled_group_get_heading (
                     MEDINA_TITLED_GROUP (driver_find (window, MEDINA_TYPE_TITLED_GROUP))),
                   ==, "Placing Pieces");
}

static void
test_shortcuts (void)
{
  Driver driver;
  GtkWidget *shortcuts;

  driver_open (&driver, MDN_SECOND_EDITION, 3, FALSE, 1040, 690);
  driver_activate (&driver, "win.show-help-overlay");
  shortcuts = driver_find_window (MEDINA_TYPE_SHORTCUTS_WINDOW);
  g_assert_true (gtk_window_get_transient_for (GTK_WINDOW (shortcuts)) ==
                 GTK_WINDOW (driver.window));
  check_keys (shortcuts);
  check_shortcuts (GTK_APPLICATION (driver.application), shortcuts);
  gtk_window_close (GTK_WINDOW (shortcuts));
  driver_close (&driver);
}

static void
measure_board (Driver *driver, graphene_rect_t *area)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (driver->board));

  for (int frames = 0; frames < 3; frames++)
    {
      const gint64 before = gdk_frame_clock_get_frame_counter (clock);

      gtk_widget_queue_draw (GTK_WIDGET (driver->board));
      await (gdk_frame_clock_get_frame_counter (clock) > before);
    }
  driver_settle ();
  g_assert_true (
    gtk_widget_compute_bounds (GTK_WIDGET (driver->board), GTK_WIDGET (driver->window), area));
}

/* In a phone's window the pieces of who is to move are all there, and the board keeps its size and
 * place whatever is said below it. */
static void
test_narrow (void)
{
  static const char *const sentences[] = {
    "No.",
    "Much has to be said about this piece on this space: why it cannot stand there, where else it "
    "could, what it would be worth, who could claim it, who would have to pay for it in the end, "
    "and what the others are going to do about it.",
    "",
  };
  Driver driver;
  GtkWidget *card, *panel;
  graphene_rect_t area, board, other;

  driver_open (&driver, MDN_SECOND_EDITION, 4, FALSE, 360, 640);
  measure_board (&driver, &board);
  card = driver_find (GTK_WIDGET (driver.window), MEDINA_TYPE_PLAYER_CARD);
  panel = gtk_widget_get_ancestor (card, GTK_TYPE_SCROLLED_WINDOW);
  g_assert_true (medina_player_get_current (medina_game_get_player (driver_get_game (&driver), 0)));
  g_assert_true (gtk_widget_compute_bounds (card, panel, &area));
  g_assert_cmpfloat (area.origin.y, >=, 0);
  g_assert_cmpfloat (area.origin.y + area.size.height, <=, gtk_widget_get_height (panel));
  for (guint i = 0; i < G_N_ELEMENTS (sentences); i++)
    {
      medina_status_bar_refuse (driver_get_status (&driver), sentences[i]);
      measure_board (&driver, &other);
      g_assert_true (graphene_rect_equal (&board, &other));
    }
  driver_close (&driver);
}

static gboolean
is_gone (gpointer pointer)
{
  return *(gpointer *) pointer == NULL;
}

/* A dialog that somebody still has when its window has gone, as GTK may for the sake of an
 * event. */
static void
test_dialog_outlives_window (void)
{
  Driver driver, other;
  g_autoptr (GtkWidget) dialog = NULL;
  gpointer window;

  driver_open (&driver, MDN_FIRST_EDITION, 3, FALSE, 1040, 690);
  driver_open (&other, MDN_FIRST_EDITION, 3, FALSE, 1040, 690);
  driver_activate (&other, "win.new-game");
  dialog = g_object_ref (driver_find_window (MEDINA_TYPE_NEW_GAME_DIALOG));
  g_assert_true (gtk_window_get_transient_for (GTK_WINDOW (dialog)) == GTK_WINDOW (other.window));
  window = other.window;
  g_object_add_weak_pointer (window, &window);
  gtk_window_destroy (GTK_WINDOW (other.window));
  await (is_gone (&window));
  g_assert_null (gtk_window_get_transient_for (GTK_WINDOW (dialog)));
  driver_close (&driver);
}

/* A dialog keeps nobody from playing in another window. */
static void
test_dialogs_of_one_window (void)
{
  Driver driver, other;
  GtkWindow *dialog;

  driver_open (&driver, MDN_FIRST_EDITION, 3, FALSE, 1040, 690);
  driver_open (&other, MDN_FIRST_EDITION, 3, FALSE, 1040, 690);
  driver_activate (&other, "win.new-game");
  dialog = GTK_WINDOW (driver_find_window (MEDINA_TYPE_NEW_GAME_DIALOG));
  g_assert_true (gtk_window_get_modal (dialog));
  g_assert_true (gtk_window_get_group (dialog) == gtk_window_get_group (GTK_WINDOW (other.window)));
  g_assert_true (gtk_window_get_group (dialog) !=
                 gtk_window_get_group (GTK_WINDOW (driver.window)));
  gtk_window_destroy (dialog);
  driver_close (&other);
  driver_close (&driver);
}

int
main (int argc, char **argv)
{
  static const WholeGame games[] = {
    { MDN_SECOND_EDITION, 4, FALSE, 1180, 760 }, { MDN_FIRST_EDITION, 3, FALSE, 900, 700 },
    { MDN_FIRST_EDITION, 2, FALSE, 360, 600 },   { MDN_SECOND_EDITION, 2, TRUE, 720, 900 },
    { MDN_ONLINE, 3, TRUE, 1600, 900 },
  };

  driver_init (&argc, &argv);
  g_test_add_func ("/window/opens-with-a-game", test_opens);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autofree char *path = g_strdup_printf ("/window/whole-game/%u", i);

      g_test_add_data_func (path, &games[i], test_whole_game);
    }
  g_test_add_func ("/window/a-refused-click-says-why", test_refusal);
  g_test_add_func ("/window/a-click-offers-the-pieces", test_space_first);
  g_test_add_func ("/window/a-turn-by-keys", test_keyboard);
  g_test_add_func ("/window/undo-and-redo-by-action", test_undo_redo);
  g_test_add_func ("/window/leaves-a-stored-game-unasked", test_leaves_unasked);
  g_test_add_func ("/window/every-shortcut-is-listed", test_shortcuts);
  g_test_add_func ("/window/fits-a-phone", test_narrow);
  g_test_add_func ("/window/a-dialog-may-outlive-it", test_dialog_outlives_window);
  g_test_add_func ("/window/dialogs-are-of-one-window", test_dialogs_of_one_window);
  return g_test_run ();
}
