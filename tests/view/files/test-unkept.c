/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>

#include "await.h"
#include "document-sync.h"
#include "medina-autosave-bar.h"
#include "named-game.h"
#include "driver.h"

/* Games that cannot be kept: what the window tells, and what it offers. */

enum
{
  USUAL = 900, /* widths of windows */
  NARROW = 360,
};

/* Where the slots are. Nothing but what a test puts there stands in their way. */
static char *
games_path (void)
{
  return g_build_filename (g_get_user_state_dir (), "medina", "games", NULL);
}

static void
answer_next (const char *heading, const char *answer)
{
  g_assert_cmpstr (medina_question_get_heading (driver_await_question ()), ==, heading);
  driver_answer (answer);
  driver_settle ();
}

/* A window that is left waits until all is written. */
static void
await_closed (void)
{
  await (driver_find_window (MEDINA_TYPE_WINDOW) == NULL);
}

static gboolean
is_told (Driver *driver)
{
  GtkWidget *bar = driver_find (GTK_WIDGET (driver->window), MEDINA_TYPE_AUTOSAVE_BAR);

  return gtk_revealer_get_reveal_child (GTK_REVEALER (gtk_widget_get_first_child (bar)));
}

static const char *
get_told (Driver *driver)
{
  GtkWidget *bar = driver_find (GTK_WIDGET (driver->window), MEDINA_TYPE_AUTOSAVE_BAR);

  return gtk_label_get_label (GTK_LABEL (driver_find (bar, GTK_TYPE_LABEL)));
}

/* The folder with all games in it. */
static void
remove_games (const char *folder)
{
  g_autoptr (GDir) directory = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (directory)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_assert_cmpint (g_unlink (path), ==, 0);
    }
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static void
forbid_keeping (void)
{
  g_autofree char *path = games_path ();

  g_assert_true (g_file_set_contents (path, "", 0, NULL));
}

/* One that has been told of a game that is not kept, because there is a file instead of a
 * folder. */
static void
open_unkept (Driver *driver, int width, MdnRandom *random)
{
  g_autofree char *path = games_path ();
  g_autofree char *above = g_path_get_dirname (path);

  g_mkdir_with_parents (above, 0700);
  g_rmdir (path);
  forbid_keeping ();
  mdn_random_seed (random, 5);
  driver_open (driver, MDN_SECOND_EDITION, 3, FALSE, width, 700);
  driver_play_one (driver, random);
  await (is_told (driver));
}

static void
allow_keeping (void)
{
  g_autofree char *path = games_path ();

  g_assert_cmpint (g_unlink (path), ==, 0);
}

/* Told in one place, without a question, and only as long as it is so: when games can be kept again
 * this one is, although nobody does anything. */
static void
test_told (void)
{
  g_autofree char *path = games_path ();
  MdnRandom random;
  Driver driver;

  open_unkept (&driver, USUAL, &random);
  g_assert_nonnull (strstr (get_told (&driver), "You can keep playing."));
  for (int i = 0; i < 4; i++)
    driver_play_one (&driver, &random);
  await_quiet ();
  g_assert_null (driver_find_question ());
  g_assert_true (is_told (&driver));
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (driver.window)), ==, "• Medina");

  allow_keeping ();
  await (!is_told (&driver));
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (driver.window)), ==, "Medina");
  g_assert_true (medina_document_get_autosaved (medina_window_get_document (driver.window)));
  gtk_window_close (GTK_WINDOW (driver.window));
  await_closed ();
  remove_games (path);
}

static gboolean
is_revealed (Driver *driver)
{
  GtkWidget *bar = driver_find (GTK_WIDGET (driver->window), MEDINA_TYPE_AUTOSAVE_BAR);

  return gtk_revealer_get_child_revealed (GTK_REVEALER (gtk_widget_get_first_child (bar)));
}

/* On a telephone the text has the width of the window, and what it offers is below it. */
static void
test_narrow (void)
{
  MdnRandom random;
  Driver driver;
  GtkWidget *bar, *label;

  open_unkept (&driver, NARROW, &random);
  await (is_revealed (&driver));
  bar = driver_find (GTK_WIDGET (driver.window), MEDINA_TYPE_AUTOSAVE_BAR);
  label = driver_find (bar, GTK_TYPE_LABEL);
  await (gtk_widget_get_width (label) != 0);
  g_assert_cmpint (gtk_widget_get_width (label), >, gtk_widget_get_width (bar) * 3 / 4);
  allow_keeping ();
  driver_close (&driver);
}

typedef struct
{
  MedinaDocument *document;
  gboolean pressed;
  gboolean tries; /* the document, when the button had been pressed */
} Attempt;

static void
pressed_cb (GtkButton *button, Attempt *attempt)
{
  attempt->pressed = TRUE;
  attempt->tries = medina_document_get_busy (attempt->document);
}

/* Nobody has to wait for the next attempt. */
static void
test_try_again (void)
{
  MdnRandom random;
  Driver driver;
  GtkWidget *button;
  Attempt attempt = { 0 };

  open_unkept (&driver, USUAL, &random);
  await (is_revealed (&driver));
  attempt.document = medina_window_get_document (driver.window);
  button = driver_find_button (GTK_WIDGET (driver.window), "_Try Again");
  g_assert_nonnull (button);
  g_signal_connect_after (button, "clicked", G_CALLBACK (pressed_cb), &attempt);
  await (!medina_document_get_busy (attempt.document));
  driver_press_widget (button);
  await (attempt.pressed);
  g_assert_true (attempt.tries);
  allow_keeping ();
  await (!is_told (&driver));
  driver_close (&driver);
}

/* However often it comes and goes. */
static void
test_flickering (void)
{
  g_autofree char *path = games_path ();
  MdnRandom random;
  Driver driver;

  open_unkept (&driver, USUAL, &random);
  for (int i = 0; i < 3; i++)
    {
      allow_keeping ();
      driver_play_one (&driver, &random);
      await (!is_told (&driver));
      await (!medina_document_get_busy (medina_window_get_document (driver.window)));
      remove_games (path);
      forbid_keeping ();
      driver_play_one (&driver, &random);
      await (is_told (&driver));
      g_assert_null (driver_find_question ());
    }
  allow_keeping ();
  driver_close (&driver);
}

/* The next game has nothing to do with it. */
static void
test_other_game (void)
{
  MdnRandom random;
  Driver driver;

  open_unkept (&driver, USUAL, &random);
  g_assert_true (document_sync_discard (medina_window_get_document (driver.window), NULL));
  medina_window_set_document (driver.window, NULL);
  g_assert_false (is_told (&driver));
  allow_keeping ();
  gtk_window_destroy (GTK_WINDOW (driver.window));
  await_closed ();
}

static void
test_offers_saving (void)
{
  MdnRandom random;
  Driver driver;
  GtkWidget *chooser;

  open_unkept (&driver, USUAL, &random);
  gtk_window_close (GTK_WINDOW (driver.window));
  answer_next ("Automatic Saving Failed", "save-as");
  chooser = driver_find_window (GTK_TYPE_FILE_CHOOSER_DIALOG);
  g_assert_nonnull (chooser);
  gtk_dialog_response (GTK_DIALOG (chooser), GTK_RESPONSE_CANCEL);
  driver_settle ();
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (driver.window)));
  allow_keeping ();
  driver_close (&driver);
}

/* Nothing goes before the person has said so. */
static void
test_asks_before_losing (void)
{
  MdnRandom random;
  Driver driver;

  open_unkept (&driver, USUAL, &random);
  gtk_window_close (GTK_WINDOW (driver.window));
  answer_next ("Automatic Saving Failed", "cancel");
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (driver.window)));
  gtk_window_close (GTK_WINDOW (driver.window));
  answer_next ("Automatic Saving Failed", "give-up");
  await_closed ();
  allow_keeping ();
}

/* Another game that comes to the table over the question was not asked about. */
static void
test_gives_up_no_other_game (void)
{
  g_autofree char *path = games_path ();
  g_autoptr (MedinaStore) store = NULL;
  g_autoptr (MedinaGame) game = NULL;
  g_autoptr (MedinaDocument) other = NULL;
  g_autoptr (MedinaSlotContents) kept = NULL;
  MdnRandom random;
  Driver driver;

  open_unkept (&driver, USUAL, &random);
  store = g_object_ref (medina_application_get_store (driver.application));
  gtk_window_close (GTK_WINDOW (driver.window));
  driver_await_question ();
  g_assert_true (document_sync_discard (medina_window_get_document (driver.window), NULL));
  allow_keeping ();
  game = named_game_new (MDN_SECOND_EDITION, 2);
  other = medina_document_new (store, game);
  named_game_play (game, "Of4");
  await (!medina_document_get_busy (other));
  medina_window_set_document (driver.window, other);
  answer_next ("Automatic Saving Failed", "give-up");
  await_closed ();
  kept = document_sync_find (store);
  g_assert_nonnull (kept);
  remove_games (path);
}

/* The only slot, as a path. */
static char *
find_slot (void)
{
  g_autofree char *folder = games_path ();
  g_autoptr (GDir) directory = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (directory)) != NULL)
    if (g_str_has_suffix (name, MEDINA_RECORD_SUFFIX))
      return g_build_filename (folder, name, NULL);
  g_assert_not_reached ();
}

static guint
count_slots (void)
{
  g_autofree char *folder = games_path ();
  g_autoptr (GDir) directory = g_dir_open (folder, 0, NULL);
  const char *name;
  guint count = 0;

  while ((name = g_dir_read_name (directory)) != NULL)
    count += g_str_has_suffix (name, MEDINA_RECORD_SUFFIX);
  return count;
}

/* What cannot be written any more, nor removed, will be back: the person is told. */
static void
test_given_up_in_vain (void)
{
  g_autofree char *slot = NULL, *below = NULL;
  MdnRandom random;
  Driver driver;

  mdn_random_seed (&random, 5);
  driver_open (&driver, MDN_SECOND_EDITION, 3, FALSE, 900, 700);
  driver_play_one (&driver, &random);
  document_sync_await_stored (medina_window_get_document (driver.window));
  await (count_slots () == 1); /* those of games that were given up go in a thread */
  slot = find_slot ();
  below = g_build_filename (slot, "full", NULL);
  g_assert_cmpint (g_unlink (slot), ==, 0);
  g_assert_cmpint (g_mkdir_with_parents (below, 0700), ==, 0);

  gtk_window_close (GTK_WINDOW (driver.window));
  answer_next ("Automatic Saving Failed", "give-up");
  g_assert_nonnull (strstr (medina_question_get_text (driver_await_question ()), slot));
  answer_next ("Could Not Delete Game", "close");
  await_closed ();
  g_assert_cmpint (g_rmdir (below), ==, 0);
  g_assert_cmpint (g_rmdir (slot), ==, 0);
}

int
main (int argc, char **argv)
{
  driver_init (&argc, &argv);
  g_test_add_func ("/unkept/a-game-that-cannot-be-removed-is-told", test_given_up_in_vain);
  g_test_add_func ("/gtk-dialogs/leaving-offers-to-save", test_offers_saving);
  g_test_add_func ("/unkept/leaving-asks-before-losing", test_asks_before_losing);
  g_test_add_func ("/unkept/only-the-game-asked-about-is-given-up", test_gives_up_no_other_game);
  g_test_add_func ("/unkept/a-bar-tells-until-it-is-kept", test_told);
  g_test_add_func ("/unkept/on-a-telephone-it-is-told-in-whole-lines", test_narrow);
  g_test_add_func ("/unkept/it-can-be-tried-again-at-once", test_try_again);
  g_test_add_func ("/unkept/the-bar-comes-and-goes", test_flickering);
  g_test_add_func ("/unkept/the-bar-goes-with-its-game", test_other_game);
  return g_test_run ();
}
