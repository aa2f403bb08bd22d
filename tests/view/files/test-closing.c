/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>

#include "await.h"
#include "document-sync.h"
#include "medina-game-saver.h"
#include "medina-preferences-window.h"
#include "stuck-file.h"
#include "driver.h"
#include "short-game.h"

/* Windows that are closed as people close them. */

/* A file with a short game, in a new folder. */
static GFile *
create_file (void)
{
  g_autofree char *folder = g_dir_make_tmp ("medina-closing-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "evening.medina", NULL);

  g_assert_true (g_file_set_contents (path, short_game, -1, NULL));
  return g_file_new_for_path (path);
}

static void
remove_folder_of (GFile *file)
{
  g_autoptr (GFile) folder = g_file_get_parent (file);

  g_file_delete (file, NULL, NULL);
  g_assert_true (g_file_delete (folder, NULL, NULL));
}

static char *
read_file (GFile *file)
{
  char *text = NULL;

  g_assert_true (g_file_load_contents (file, NULL, &text, NULL, NULL, NULL));
  return text;
}

static void
await_opened (MedinaWindow *window)
{
  await (medina_window_get_document (window) != NULL &&
         medina_document_get_file (medina_window_get_document (window)) != NULL);
}

/* Waits until it is gone for good. */
static void
await_gone (gpointer window)
{
  g_object_add_weak_pointer (window, &window);
  await (window == NULL);
  driver_settle ();
}

/* One attempt must do, and nobody is asked. */
static void
close_unasked (gpointer window)
{
  g_object_ref (window);
  gtk_window_close (window);
  await (!driver_window_is_open (window));
  g_assert_null (driver_find_question ());
  g_object_unref (window);
}

/* --- Unasked --------------------------------------------------------------------------------- */

/* A game that has not begun closes without a question. */
static void
test_begun (void)
{
  Driver driver;

  driver_open (&driver, MDN_SECOND_EDITION, 3, FALSE, 900, 700);
  close_unasked (driver.window);
  driver_settle ();
}

/* A finished game closes without a question; both games can be found again. */
static void
test_over (void)
{
  MdnRandom random;
  Driver driver;

  mdn_random_seed (&random, 3);
  driver_open (&driver, MDN_FIRST_EDITION, 3, FALSE, 900, 700);
  while (!medina_game_get_over (driver_get_game (&driver)))
    driver_play_one (&driver, &random);
  driver_settle ();
  close_unasked (driver.window);
  driver_settle ();
  g_assert_null (driver_find_question ());
}

static void
test_without_game (void)
{
  Driver driver;
  MedinaWindow *window;

  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, 900, 700);
  window = medina_application_create_window (driver.application);
  gtk_window_present (GTK_WINDOW (window));
  close_unasked (window);
  driver_close (&driver);
}

static void
close_with_file (gboolean opened)
{
  g_autoptr (GFile) file = create_file ();
  Driver driver;

  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, 900, 700);
  medina_game_opener_open (medina_window_get_opener (driver.window), file);
  if (opened)
    await_opened (driver.window);
  close_unasked (driver.window);
  driver_settle ();
  g_assert_null (driver_find_question ());
  remove_folder_of (file);
}

/* A game that is in its file as it is closes without a question. */
static void
test_file (void)
{
  close_with_file (TRUE);
}

/* Quitting closes all windows, with what hangs on them. */
static void
test_quit (void)
{
  Driver one, other;

  driver_open (&one, MDN_SECOND_EDITION, 2, FALSE, 900, 700);
  driver_open (&other, MDN_FIRST_EDITION, 3, FALSE, 900, 700);
  driver_activate (&one, "app.preferences");
  driver_settle ();
  g_object_ref (one.window);
  g_object_ref (other.window);
  g_action_group_activate_action (G_ACTION_GROUP (one.application), "quit", NULL);
  await (!driver_window_is_open (one.window) && !driver_window_is_open (other.window));
  g_object_unref (one.window);
  g_object_unref (other.window);
  driver_settle ();
  g_assert_null (gtk_application_get_windows (GTK_APPLICATION (one.application)));
  g_assert_null (driver_find_window (MEDINA_TYPE_PREFERENCES_WINDOW));
}

/* A game in progress closes without a question, while it is being stored, too. */
static void
test_in_progress (void)
{
  MdnRandom random;
  Driver driver;

  mdn_random_seed (&random, 3);
  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, 900, 700);
  driver_play_one (&driver, &random);
  close_unasked (driver.window);
  driver_settle ();
}

/* --- While something is written --------------------------------------------------------------- */

/* Opens the file, takes a placement back, and closes the window while that is being saved, for
 * which the drive takes its time. */
static void
save_and_close (Driver *driver, GFile *file)
{
  driver_open (driver, MDN_SECOND_EDITION, 2, FALSE, 900, 700);
  stuck_file_set_answers (file, TRUE);
  medina_game_opener_open (medina_window_get_opener (driver->window), file);
  await_opened (driver->window);
  driver_activate (driver, "win.undo");
  stuck_file_set_answers (file, FALSE);
  driver_activate (driver, "win.save");
  gtk_window_close (GTK_WINDOW (driver->window));
  await (stuck_file_is_awaited (file));
  g_assert_true (driver_window_is_open (driver->window));
}

static void
test_while_saving (void)
{
  g_autoptr (GFile) behind = create_file ();
  g_autoptr (GFile) file = stuck_file_new (behind);
  g_autofree char *text = NULL;
  Driver driver;

  save_and_close (&driver, file);
  stuck_file_set_answers (file, TRUE);
  await_gone (driver.window);
  text = read_file (behind);
  g_assert_nonnull (strstr (text, "Turns=Oc3;Pf9 Wb1;Rc3;"));
  remove_folder_of (behind);
}

/* What could not be written is told in a window that is still there. */
static void
test_saving_fails (void)
{
  g_autoptr (GFile) behind = create_file ();
  g_autoptr (GFile) file = stuck_file_new (behind);
  MedinaDocument *document;
  Driver driver;

  save_and_close (&driver, file);
  remove_folder_of (behind);
  stuck_file_set_answers (file, TRUE);
  driver_answer ("close");
  driver_settle ();
  document = medina_window_get_document (driver.window);
  g_assert_true (driver_window_is_open (driver.window));
  g_assert_true (medina_document_get_modified (document));
  g_assert_true (medina_document_get_save_failed (document));
  driver_close (&driver);
}

/* --- A drive that does not answer ------------------------------------------------------------- */

/* Waits until it is told that this takes long, and presses the button there. */
static void
give_up (MedinaWindow *window)
{
  GtkWidget *bar = driver_find (GTK_WIDGET (window), MEDINA_TYPE_WAIT_BAR);
  GtkRevealer *revealer = GTK_REVEALER (driver_find (bar, GTK_TYPE_REVEALER));

  await (gtk_revealer_get_child_revealed (revealer));
  driver_press_widget (driver_find_button (bar, "_Cancel"));
  await (!gtk_revealer_get_child_revealed (revealer));
}

/* The person is told why the window does not close, and can close it. */
static void
test_stuck_saving (void)
{
  g_autoptr (GFile) behind = create_file ();
  g_autoptr (GFile) file = stuck_file_new (behind);
  MedinaDocument *document;
  gpointer window;
  Driver driver;

  save_and_close (&driver, file);
  document = medina_window_get_document (driver.window);
  give_up (driver.window);
  await (!medina_document_get_busy (document));
  g_assert_true (driver_window_is_open (driver.window));
  g_assert_true (medina_document_get_modified (document));
  g_assert_null (driver_find_question ());

  window = driver.window;
  g_object_add_weak_pointer (window, &window);
  gtk_window_close (GTK_WINDOW (driver.window));
  await (window == NULL);
  stuck_file_set_answers (file, TRUE);
  await (!stuck_file_is_awaited (file));
  remove_folder_of (behind);
}

/* Under a name that gets our suffix, which the drive is asked about first. */
static void
test_stuck_name (void)
{
  g_autofree char *folder = g_dir_make_tmp ("medina-closing-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "evening", NULL);
  g_autoptr (GFile) behind = g_file_new_for_path (path), file = stuck_file_new (behind);
  g_autoptr (MedinaGameSaver) saver = NULL;
  MedinaDocument *document;
  Driver driver;

  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, 900, 700);
  document = medina_window_get_document (driver.window);
  saver = medina_game_saver_new (GTK_WINDOW (driver.window),
                                 MEDINA_WAIT_BAR (
                                   driver_find (GTK_WIDGET (driver.window), MEDINA_TYPE_WAIT_BAR)));
  medina_game_saver_set_document (saver, document);
  medina_game_saver_save_to (saver, file);
  await (stuck_file_is_awaited (file));
  gtk_window_close (GTK_WINDOW (driver.window));
  give_up (driver.window);
  await (!medina_document_get_busy (document));
  g_assert_true (driver_window_is_open (driver.window));
  g_assert_null (driver_find_question ());
  stuck_file_set_answers (file, TRUE);
  await (!stuck_file_is_awaited (file));
  driver_close (&driver);
  g_assert_cmpint (g_rmdir (folder), ==, 0); /* nothing is there */
}

/* Nothing is told that the person knows. */
static void
test_stuck_opening (void)
{
  g_autoptr (GFile) behind = create_file ();
  g_autoptr (GFile) file = stuck_file_new (behind);
  Driver driver;

  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, 900, 700);
  medina_game_opener_open (medina_window_get_opener (driver.window), file);
  give_up (driver.window);
  driver_settle ();
  g_assert_null (driver_find_question ());
  g_assert_null (medina_document_get_file (medina_window_get_document (driver.window)));
  stuck_file_set_answers (file, TRUE);
  await (!stuck_file_is_awaited (file));
  remove_folder_of (behind);
  driver_close (&driver);
}

static void
give_up_from_outside (void (*give_up_in) (MedinaWindow *window))
{
  g_autoptr (GFile) behind = create_file ();
  GFile *file = stuck_file_new (behind);
  MedinaApplication *application = driver_get_application ();
  GtkWidget *window;

  g_application_open (G_APPLICATION (application), &file, 1, "");
  window = driver_await_window (MEDINA_TYPE_WINDOW);
  give_up_in (MEDINA_WINDOW (window));
  g_assert_null (driver_find_question ());
  driver_await_no_window (MEDINA_TYPE_WINDOW);
  stuck_file_set_answers (file, TRUE);
  await (!stuck_file_is_awaited (file));
  driver_settle ();
  g_assert_null (driver_find_window (MEDINA_TYPE_WINDOW));
  remove_folder_of (behind);
  g_object_unref (file);
}

/* The window comes because it takes long: there is nothing more to wait for. */
static void
give_up_and_close (MedinaWindow *window)
{
  GtkWidget *bar = driver_find (GTK_WIDGET (window), MEDINA_TYPE_WAIT_BAR);

  g_assert_true (
    gtk_revealer_get_reveal_child (GTK_REVEALER (driver_find (bar, GTK_TYPE_REVEALER))));
  give_up (window);
  g_assert_null (medina_window_get_document (window));
  close_unasked (window);
}

/* As from the desktop, which waits for a window. */
static void
test_stuck_from_outside (void)
{
  give_up_from_outside (give_up_and_close);
}

static void
close_at_once (MedinaWindow *window)
{
  close_unasked (window);
}

/* No game comes after the window in which it was told of it. */
static void
test_stuck_and_closed (void)
{
  give_up_from_outside (close_at_once);
}

/* --- Opening ---------------------------------------------------------------------------------- */

/* A window a file, also while the first one is still on its way. */
static void
test_two_files (void)
{
  GFile *files[2] = { create_file (), create_file () };
  Driver driver;
  GList *windows;

  driver_open (&driver, MDN_SECOND_EDITION, 2, FALSE, 900, 700);
  g_application_open (G_APPLICATION (driver.application), files, 2, "");
  await (g_list_length (gtk_application_get_windows (GTK_APPLICATION (driver.application))) == 3);
  windows = g_list_copy (gtk_application_get_windows (GTK_APPLICATION (driver.application)));
  for (GList *l = windows; l != NULL; l = l->next)
    if (l->data != driver.window)
      {
        await_opened (l->data);
        document_sync_discard (medina_window_get_document (l->data), NULL);
        gtk_window_destroy (l->data);
      }
  g_list_free (windows);
  driver_settle ();
  for (int i = 0; i < 2; i++)
    {
      remove_folder_of (files[i]);
      g_object_unref (files[i]);
    }
  driver_close (&driver);
}

/* A file that comes when the window is closed already is let go. */
static void
test_opened_too_late (void)
{
  close_with_file (FALSE);
}

int
main (int argc, char *argv[])
{
  driver_init (&argc, &argv);
  g_test_add_func ("/closing/an-empty-game-is-not-asked-about", test_begun);
  g_test_add_func ("/closing/a-finished-game-is-not-asked-about", test_over);
  g_test_add_func ("/closing/a-saved-game-is-not-asked-about", test_file);
  g_test_add_func ("/closing/without-a-game-nothing-is-asked", test_without_game);
  g_test_add_func ("/closing/quitting-closes-all-windows", test_quit);
  g_test_add_func ("/closing/a-game-in-progress-is-not-asked-about", test_in_progress);
  g_test_add_func ("/closing/the-window-waits-for-a-save", test_while_saving);
  g_test_add_func ("/closing/a-failed-save-keeps-the-window", test_saving_fails);
  g_test_add_func ("/closing/a-stuck-save-can-be-given-up", test_stuck_saving);
  g_test_add_func ("/closing/a-stuck-save-under-a-short-name-can-be-given-up", test_stuck_name);
  g_test_add_func ("/closing/a-stuck-file-can-be-given-up", test_stuck_opening);
  g_test_add_func ("/closing/a-stuck-file-is-told-in-a-window", test_stuck_from_outside);
  g_test_add_func ("/closing/the-window-gone-a-stuck-file-is-given-up", test_stuck_and_closed);
  g_test_add_func ("/closing/each-file-gets-a-window", test_two_files);
  g_test_add_func ("/closing/a-file-that-comes-late-is-dropped", test_opened_too_late);
  return g_test_run ();
}
