/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <signal.h>
#include <string.h>
#include <sys/resource.h>

#include <glib/gstdio.h>

#include "await.h"
#include "export-fixture.h"
#include "medina-board-export.h"
#include "medina-export-actions.h"
#include "medina-free-name.h"
#include "shown-folder.h"
#include "stuck-file.h"

/* The window's actions that export the board to files, and the dialog that they open. */

static void
test_enabled (ExportFixture *self, gconstpointer data)
{
  static const char *const names[] = { "export-board", "copy-board", "copy-scores", "copy-moves",
                                       "print" };
  g_autoptr (MedinaDocument) document =
    g_object_ref (medina_window_get_document (self->driver.window));

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_true (driver_is_enabled (&self->driver, names[i]));
  medina_window_set_document (self->driver.window, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_false (driver_is_enabled (&self->driver, names[i]));
  medina_window_set_document (self->driver.window, document);
}

/* Open, and in the folder where it begins. */
static GtkFileChooser *
await_chooser (void)
{
  GtkFileChooser *chooser = GTK_FILE_CHOOSER (driver_await_window (GTK_TYPE_FILE_CHOOSER_DIALOG));

  await (shown_folder_is (chooser, NULL));
  return chooser;
}

static GtkFileChooser *
open_chooser (ExportFixture *self)
{
  driver_activate (&self->driver, "win.export-board");
  return await_chooser ();
}

static void
assert_name (GtkFileChooser *chooser, const char *expected)
{
  g_autofree char *name = gtk_file_chooser_get_current_name (chooser);

  g_assert_cmpstr (name, ==, expected);
}

/* Closed at any moment, also before it has shown its folder. (One that is closed at once tells by
 * itself that it could not show its folder.) */
static void
test_closed_early (ExportFixture *self, gconstpointer data)
{
  for (int turns = 5; turns < 50; turns += 5)
    {
      driver_activate (&self->driver, "win.export-board");
      driver_await_window (GTK_TYPE_FILE_CHOOSER_DIALOG);
      for (int i = 0; i < turns; i++)
        g_main_context_iteration (NULL, FALSE);
      gtk_window_close (GTK_WINDOW (driver_find_window (GTK_TYPE_FILE_CHOOSER_DIALOG)));
      driver_settle ();
      driver_await_no_window (GTK_TYPE_FILE_CHOOSER_DIALOG);
    }
}

/* Confirms the dialog with a file of that name in our folder, or in one below it. */
static void
confirm (ExportFixture *self, GtkFileChooser *chooser, const char *name)
{
  g_autoptr (GFile) folder = g_file_new_for_path (self->folder);
  g_autoptr (GFile) file = g_file_get_child (folder, name);
  g_autoptr (GFile) chosen = NULL;

  if (!shown_folder_is (chooser, folder))
    gtk_file_chooser_set_current_folder (chooser, folder, NULL);
  await (shown_folder_is (chooser, folder));
  gtk_file_chooser_set_current_name (chooser, name);
  chosen = gtk_file_chooser_get_file (chooser);
  g_assert_true (g_file_equal (chosen, file));
  gtk_dialog_response (GTK_DIALOG (chooser), GTK_RESPONSE_ACCEPT);
}

static void
choose (ExportFixture *self, GtkFileChooser *chooser, const char *name)
{
  confirm (self, chooser, name);
  driver_await_no_window (GTK_TYPE_FILE_CHOOSER_DIALOG);
}

static void
choose_filter (GtkFileChooser *chooser, guint place)
{
  g_autoptr (GListModel) filters = gtk_file_chooser_get_filters (chooser);
  g_autoptr (GtkFileFilter) filter = g_list_model_get_item (filters, place);

  gtk_file_chooser_set_filter (chooser, filter);
}

static gboolean
exists (ExportFixture *self, const char *name)
{
  g_autofree char *path = g_build_filename (self->folder, name, NULL);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

/* Of medium, which comes first, small and large. GTK 4.8 cannot be told by its name. */
static void
select_small (GtkFileChooser *chooser)
{
  GtkWidget *sizes = driver_find (GTK_WIDGET (chooser), GTK_TYPE_DROP_DOWN);

  gtk_drop_down_set_selected (GTK_DROP_DOWN (sizes), 1);
  g_assert_cmpstr (gtk_file_chooser_get_choice (chooser, "size"), ==, "small");
}

/* How large pictures are, and whether they tell who plays, is asked with the name, and
 * remembered. */
static void
test_choices (ExportFixture *self, gconstpointer data)
{
  g_autofree char *path = g_build_filename (self->folder, "small.png", NULL);
  GtkFileChooser *chooser;
  int width = 0, height = 0;

  export_fixture_play (self, 12);
  chooser = open_chooser (self);
  g_assert_cmpstr (gtk_file_chooser_get_choice (chooser, "size"), ==, "medium");
  g_assert_cmpstr (gtk_file_chooser_get_choice (chooser, "caption"), ==, "false");
  select_small (chooser);
  gtk_file_chooser_set_choice (chooser, "caption", "true");
  choose (self, chooser, "small.png");
  export_fixture_await_announcement (self, "Board exported as “small.png”");
  gdk_pixbuf_get_file_info (path, &width, &height);
  g_assert_cmpint (width, >, 18 * MEDINA_PICTURE_SMALL);
  g_assert_cmpint (width, <, 20 * MEDINA_PICTURE_SMALL);
  g_assert_cmpint (height, >, width * 3 / 4);

  chooser = open_chooser (self);
  g_assert_cmpstr (gtk_file_chooser_get_choice (chooser, "size"), ==, "small");
  g_assert_cmpstr (gtk_file_chooser_get_choice (chooser, "caption"), ==, "true");
  gtk_dialog_response (GTK_DIALOG (chooser), GTK_RESPONSE_CANCEL);
  driver_await_no_window (GTK_TYPE_FILE_CHOOSER_DIALOG);
  export_fixture_remove (self, "small.png");
}

/* Changing only the filter gives that kind of file, with a name that fits. */
static void
test_filters (ExportFixture *self, gconstpointer data)
{
  static const char *const names[] = { "city.png", "city.svg", "city.pdf" };
  static const char *const beginnings[] = { "\211PNG", "<?xml", "%PDF" };

  export_fixture_play (self, 12);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *saved = g_strdup_printf ("Board exported as “%s”", names[i]);
      GtkFileChooser *chooser = open_chooser (self);
      g_autofree char *first = export_fixture_name_game (self, ".png");

      /* Where the last one was, and named like it. */
      assert_name (chooser, i == 0 ? first : names[i - 1]);
      choose_filter (chooser, i);
      if (i > 0)
        assert_name (chooser, names[i]);
      /* A desktop's dialog may leave the name alone. */
      choose (self, chooser, i == 0 ? names[0] : names[i - 1]);
      export_fixture_await_announcement (self, saved);
      export_fixture_assert_begins (self, names[i], beginnings[i]);
      /* Or the desktop's dialog would ask next time. */
      export_fixture_remove (self, names[i]);
    }
}

/* What is written already is not proposed: the next picture has a number. */
static void
test_written_already (ExportFixture *self, gconstpointer data)
{
  static const char *const names[] = { "City.png", "City (2).png", "City (3).png" };

  export_fixture_play (self, 12);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *saved = g_strdup_printf ("Board exported as “%s”", names[i]);
      GtkFileChooser *chooser = open_chooser (self);

      if (i > 0)
        assert_name (chooser, names[i]);
      choose (self, chooser, names[i]);
      export_fixture_await_announcement (self, saved);
    }
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    export_fixture_remove (self, names[i]);
}

static gboolean
has_name (GtkFileChooser *chooser, const char *expected)
{
  g_autofree char *name = gtk_file_chooser_get_current_name (chooser);

  return g_strcmp0 (name, expected) == 0;
}

static void
await_name (GtkFileChooser *chooser, guint filter, const char *expected)
{
  choose_filter (chooser, filter);
  await (has_name (chooser, expected));
}

/* The number is for the kind that is chosen, as long as nobody gives another name. */
static void
test_proposal (ExportFixture *self, gconstpointer data)
{
  static const char *const names[] = { "City.png", "City.pdf" };
  GtkFileChooser *chooser;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *saved = g_strdup_printf ("Board exported as “%s”", names[i]);

      choose (self, open_chooser (self), names[i]);
      export_fixture_await_announcement (self, saved);
    }
  chooser = open_chooser (self);
  assert_name (chooser, "City (2).pdf");
  await_name (chooser, MEDINA_PICTURE_SVG, "City.svg");
  await_name (chooser, MEDINA_PICTURE_PNG, "City (2).png");
  await_name (chooser, MEDINA_PICTURE_PDF, "City (2).pdf");
  gtk_file_chooser_set_current_name (chooser, "Town (2).pdf");
  await_name (chooser, MEDINA_PICTURE_SVG, "Town (2).svg");
  driver_settle ();
  assert_name (chooser, "Town (2).svg");
  gtk_dialog_response (GTK_DIALOG (chooser), GTK_RESPONSE_CANCEL);
  driver_await_no_window (GTK_TYPE_FILE_CHOOSER_DIALOG);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    export_fixture_remove (self, names[i]);
}

/* Changing only the name gives the kind that it says. */
static void
test_extensions (ExportFixture *self, gconstpointer data)
{
  choose (self, open_chooser (self), "city.PDF");
  export_fixture_await_announcement (self, "Board exported as “city.PDF”");
  export_fixture_assert_begins (self, "city.PDF", "%PDF");
}

static void
test_no_extension (ExportFixture *self, gconstpointer data)
{
  GtkFileChooser *chooser = open_chooser (self);

  choose_filter (chooser, 2);
  choose (self, chooser, "Game 2.5");
  export_fixture_await_announcement (self, "Board exported as “Game 2.5.pdf”");
  export_fixture_assert_begins (self, "Game 2.5.pdf", "%PDF");
  g_assert_false (exists (self, "Game 2.5"));
}

static gboolean
lists (GtkFileChooser *chooser, const char *name)
{
  g_autoptr (GFileInfo) info = g_file_info_new ();

  g_file_info_set_name (info, name);
  g_file_info_set_display_name (info, name);
  g_file_info_set_content_type (info, "application/octet-stream");
  return gtk_filter_match (GTK_FILTER (gtk_file_chooser_get_filter (chooser)), info);
}

/* Where games are opened, what was exported is seen at once, as games are; other files are not, and
 * there is a filter for either of them alone. */
static void
test_opened_again (ExportFixture *self, gconstpointer data)
{
  static const char *const names[] = { "city.medina", "city.png", "city.svg", "city.PDF" };
  GtkFileChooser *chooser;

  driver_activate (&self->driver, "win.open");
  chooser = GTK_FILE_CHOOSER (driver_await_window (GTK_TYPE_FILE_CHOOSER_DIALOG));
  await (gtk_widget_get_mapped (GTK_WIDGET (chooser)));
  driver_settle ();
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_true (lists (chooser, names[i]));
  g_assert_false (lists (chooser, "letter.txt"));
  choose_filter (chooser, 1);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_true (lists (chooser, names[i]) == (i == 0));
  choose_filter (chooser, 2);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_true (lists (chooser, names[i]) == (i > 0));
  gtk_dialog_response (GTK_DIALOG (chooser), GTK_RESPONSE_CANCEL);
  driver_await_no_window (GTK_TYPE_FILE_CHOOSER_DIALOG);
}

/* The desktop's dialog has not asked yet whether city.pdf may be replaced. */
static void
test_nothing_replaced (ExportFixture *self, gconstpointer data)
{
  g_autofree char *path = g_build_filename (self->folder, "city.pdf", NULL);
  g_autofree char *contents = NULL;
  GtkFileChooser *chooser;

  g_assert_true (g_file_set_contents (path, "old", -1, NULL));
  chooser = open_chooser (self);
  choose_filter (chooser, 2);
  confirm (self, chooser, "city.png");
  await (!gtk_widget_get_mapped (GTK_WIDGET (chooser)));
  assert_name (await_chooser (), "city.pdf");
  gtk_dialog_response (GTK_DIALOG (await_chooser ()), GTK_RESPONSE_CANCEL);
  driver_await_no_window (GTK_TYPE_FILE_CHOOSER_DIALOG);
  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  g_assert_cmpstr (contents, ==, "old");
}

/* Any other extension is a part of the name. */
static void
test_unknown_extension (ExportFixture *self, gconstpointer data)
{
  choose (self, open_chooser (self), "city.bmp");
  export_fixture_await_announcement (self, "Board exported as “city.bmp.png”");
  export_fixture_assert_begins (self, "city.bmp.png", "\211PNG");
  g_assert_false (exists (self, "city.bmp"));
}

/* The name is what the person has typed. */
static void
test_contradiction (ExportFixture *self, gconstpointer data)
{
  GtkFileChooser *chooser = open_chooser (self);

  choose_filter (chooser, 2);
  choose (self, chooser, "city.svg");
  export_fixture_await_announcement (self, "Board exported as “city.svg”");
  export_fixture_assert_begins (self, "city.svg", "<?xml");
}

static void
test_cancel (ExportFixture *self, gconstpointer data)
{
  gtk_dialog_response (GTK_DIALOG (open_chooser (self)), GTK_RESPONSE_CANCEL);
  driver_await_no_window (GTK_TYPE_FILE_CHOOSER_DIALOG);
  g_assert_cmpstr (export_fixture_get_announcement (self), ==, "");
  g_assert_cmpint (g_rmdir (self->folder), ==, 0); /* it is empty */
  g_assert_cmpint (g_mkdir (self->folder, 0700), ==, 0);
}

/* A disk that takes only the beginning of the picture: the person is told, and can go on
 * elsewhere. */
static void
test_failure (ExportFixture *self, gconstpointer data)
{
  struct rlimit before, little;
  MedinaQuestion *question;

  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &before), ==, 0);
  little = before;
  little.rlim_cur = 20 * 1000;
  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &little), ==, 0);
  choose (self, open_chooser (self), "city.png");
  question = driver_await_question ();
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &before), ==, 0);
  g_assert_cmpstr (medina_question_get_heading (question), ==, "Could Not Export Board");
  g_assert_cmpstr (
    medina_question_get_text (question), ==,
    "The file could not be written to the drive. Try again, or choose another drive.");
  g_assert_false (exists (self, "city.png"));
  driver_answer ("elsewhere");
  assert_name (await_chooser (), "city.png");
  choose (self, await_chooser (), "city.png");
  export_fixture_await_announcement (self, "Board exported as “city.png”");
  export_fixture_assert_begins (self, "city.png", "\211PNG");
}

/* A drive that does not answer is told, and can be given up without another word. */
static void
check_stuck (ExportFixture *self, gboolean replace)
{
  g_autofree char *path = g_build_filename (self->folder, "city.png", NULL);
  g_autoptr (GFile) behind = g_file_new_for_path (path);
  g_autoptr (GFile) file = stuck_file_new (behind);
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  GtkWidget *bar = driver_find (GTK_WIDGET (self->driver.window), MEDINA_TYPE_WAIT_BAR);
  GtkRevealer *revealer = GTK_REVEALER (driver_find (bar, GTK_TYPE_REVEALER));
  g_autoptr (MedinaExportActions) actions =
    medina_export_actions_new (G_ACTION_MAP (group), GTK_WINDOW (self->driver.window),
                               medina_application_get_settings (self->driver.application),
                               MEDINA_WAIT_BAR (bar));

  medina_export_actions_set_document (actions, medina_window_get_document (self->driver.window));
  medina_export_actions_save (actions, file, MEDINA_PICTURE_PNG, replace);
  await (gtk_revealer_get_child_revealed (revealer));
  driver_press_widget (driver_find_button (bar, "_Cancel"));
  await (!gtk_revealer_get_child_revealed (revealer));
  driver_settle ();
  g_assert_null (driver_find_question ());
  g_assert_cmpstr (export_fixture_get_announcement (self), ==, "");
  stuck_file_set_answers (file, TRUE);
  await (!stuck_file_is_awaited (file));
}

static void
test_stuck (ExportFixture *self, gconstpointer data)
{
  check_stuck (self, TRUE);
}

/* Likewise when it is only asked whether there is such a file. */
static void
test_stuck_name (ExportFixture *self, gconstpointer data)
{
  check_stuck (self, FALSE);
}

static void
set_true (gboolean *said)
{
  *said = TRUE;
}

/* --- A drive that does not answer before the dialog ------------------------------------------- */

static void
name_found_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  *(GFile **) data = medina_free_name_find_finish (result, NULL);
}

/* The window goes on meanwhile: or this would never end. */
static void
test_stuck_folder (ExportFixture *self, gconstpointer data)
{
  g_autofree char *path = g_build_filename (self->folder, "city.png", NULL);
  g_autoptr (GFile) behind = g_file_new_for_path (path), found = NULL;
  g_autoptr (GFile) file = stuck_file_new (behind);
  g_autofree char *name = NULL;

  g_assert_true (g_file_set_contents (path, "old", -1, NULL));
  medina_free_name_find_async (file, MEDINA_PICTURE_PNG, NULL, name_found_cb, &found);
  await (stuck_file_is_awaited (file));
  g_assert_null (found);
  stuck_file_set_answers (file, TRUE);
  await (found != NULL);
  name = g_file_get_basename (found);
  g_assert_cmpstr (name, ==, "city (2).png");
}

/* A window of its own, whose last picture is on a drive that does not answer any more. */
static MedinaExportActions *
open_on_stuck_drive (ExportFixture *self, GtkWidget *window, GActionMap *map, GFile *file)
{
  GtkWidget *bar = g_object_new (MEDINA_TYPE_WAIT_BAR, NULL);
  MedinaExportActions *actions;
  gboolean said = FALSE;

  gtk_window_set_child (GTK_WINDOW (window), bar);
  gtk_window_present (GTK_WINDOW (window));
  actions = medina_export_actions_new (map, GTK_WINDOW (window),
                                       medina_application_get_settings (self->driver.application),
                                       MEDINA_WAIT_BAR (bar));
  medina_export_actions_set_document (actions, medina_window_get_document (self->driver.window));
  g_signal_connect_swapped (actions, "announce", G_CALLBACK (set_true), &said);
  stuck_file_set_answers (file, TRUE);
  medina_export_actions_save (actions, file, MEDINA_PICTURE_PNG, TRUE);
  await (said);
  g_signal_handlers_disconnect_by_data (actions, &said);
  stuck_file_set_answers (file, FALSE);
  return actions;
}

/* Closed while its drive is asked for names, the window leaves nothing behind that waits for it,
 * and no dialog comes. */
static void
test_closed_while_naming (ExportFixture *self, gconstpointer data)
{
  g_autofree char *path = g_build_filename (self->folder, "city.png", NULL);
  g_autoptr (GFile) behind = g_file_new_for_path (path);
  g_autoptr (GFile) file = stuck_file_new (behind);
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  GtkWidget *window = gtk_window_new ();
  MedinaExportActions *actions = open_on_stuck_drive (self, window, G_ACTION_MAP (group), file);

  g_object_add_weak_pointer (G_OBJECT (actions), (gpointer *) &actions);
  g_action_group_activate_action (G_ACTION_GROUP (group), "export-board", NULL);
  await (stuck_file_is_awaited (file));
  g_assert_null (driver_find_window (GTK_TYPE_FILE_CHOOSER_DIALOG));
  g_object_unref (actions);
  gtk_window_destroy (GTK_WINDOW (window));
  await (actions == NULL);
  stuck_file_set_answers (file, TRUE);
  await (!stuck_file_is_awaited (file));
  driver_settle ();
  g_assert_null (driver_find_window (GTK_TYPE_FILE_CHOOSER_DIALOG));
}

int
main (int argc, char *argv[])
{
  driver_init (&argc, &argv);
  export_fixture_add_test ("/export-actions/need-a-game", test_enabled);
  export_fixture_add_test ("/gtk-dialogs/size-and-caption-are-remembered", test_choices);
  export_fixture_add_test ("/gtk-dialogs/the-filter-decides-on-the-kind", test_filters);
  export_fixture_add_test ("/gtk-dialogs/what-is-written-is-not-proposed", test_written_already);
  export_fixture_add_test ("/gtk-dialogs/what-is-proposed-follows-the-kind", test_proposal);
  export_fixture_add_test ("/gtk-dialogs/the-extension-decides-on-the-kind", test_extensions);
  export_fixture_add_test ("/gtk-dialogs/a-name-gets-an-extension", test_no_extension);
  export_fixture_add_test ("/gtk-dialogs/no-file-is-replaced-unasked", test_nothing_replaced);
  export_fixture_add_test ("/gtk-dialogs/an-unknown-extension-stays-in-the-name",
                           test_unknown_extension);
  export_fixture_add_test ("/gtk-dialogs/exported-pictures-are-offered-where-games-are-opened",
                           test_opened_again);
  export_fixture_add_test ("/gtk-dialogs/contradiction", test_contradiction);
  export_fixture_add_test ("/gtk-dialogs/cancelled-nothing-is-written", test_cancel);
  export_fixture_add_test ("/gtk-dialogs/closed-before-it-shows-its-folder", test_closed_early);
  export_fixture_add_test ("/gtk-dialogs/a-full-disk-is-told", test_failure);
  export_fixture_add_test ("/export-actions/a-stuck-drive-can-be-given-up", test_stuck);
  export_fixture_add_test ("/export-actions/so-can-a-name-on-a-stuck-drive", test_stuck_name);
  export_fixture_add_test ("/export-actions/a-stuck-drive-is-asked-for-names-in-a-thread",
                           test_stuck_folder);
  export_fixture_add_test ("/export-actions/closed-while-a-stuck-drive-is-asked-for-names",
                           test_closed_while_naming);
  return g_test_run ();
}
