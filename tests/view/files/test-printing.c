/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>

#include "await.h"
#include "export-fixture.h"

/* The window's action that prints, and the dialog that it opens. */

static GtkWidget *
open_print_dialog (ExportFixture *self)
{
  driver_activate (&self->driver, "win.print");
  /* Its type is known when there is one. */
  await (g_type_from_name ("GtkPrintUnixDialog") != 0);
  return driver_await_window (g_type_from_name ("GtkPrintUnixDialog"));
}

/* TRUE once the only printer is chosen, which writes to a file. */
static gboolean
choose_printer (GtkWidget *dialog)
{
  GtkColumnView *list = GTK_COLUMN_VIEW (driver_find (dialog, GTK_TYPE_COLUMN_VIEW));
  g_autoptr (GObject) printer = NULL;

  gtk_selection_model_select_item (gtk_column_view_get_model (list), 0, TRUE);
  g_object_get (dialog, "selected-printer", &printer, NULL);
  return printer != NULL;
}

static void
answer_print_dialog (GtkWidget *dialog, int response)
{
  await (choose_printer (dialog));
  gtk_dialog_response (GTK_DIALOG (dialog), response);
  driver_await_no_window (g_type_from_name ("GtkPrintUnixDialog"));
}

/* The page is called like the game, and people are told where it is: not where the program was
 * started. */
static void
test_print_to_file (ExportFixture *self, gconstpointer data)
{
  g_autofree char *name = export_fixture_name_game (self, ".pdf");
  g_autofree char *path = g_build_filename (g_get_home_dir (), name, NULL);
  g_autofree char *announcement = g_strdup_printf ("Page printed to “%s”", path);
  g_autofree char *page = NULL;

  g_assert_null (g_get_user_special_dir (G_USER_DIRECTORY_DOCUMENTS));
  answer_print_dialog (open_print_dialog (self), GTK_RESPONSE_OK);
  export_fixture_await_announcement (self, announcement);
  g_assert_true (g_file_get_contents (path, &page, NULL, NULL));
  g_assert_true (g_str_has_prefix (page, "%PDF"));
  g_assert_cmpint (g_unlink (path), ==, 0);
}

static gboolean
has_no_viewer (void)
{
  g_autoptr (GAppInfo) viewer = g_app_info_get_default_for_type ("application/pdf", FALSE);

  return viewer == NULL;
}

/* In the test's own data, whatever the desktop shows PDF documents with. */
static void
hide_viewers (void)
{
  g_autolist (GAppInfo) viewers = g_app_info_get_all_for_type ("application/pdf");
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "applications", NULL);
  g_autofree char *path = g_build_filename (folder, "mimeapps.list", NULL);
  g_autoptr (GString) list = g_string_new ("[Removed Associations]\napplication/pdf=");

  for (GList *l = viewers; l != NULL; l = l->next)
    g_string_append_printf (list, "%s;", g_app_info_get_id (l->data));
  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, list->str, -1, NULL));
  await (has_no_viewer ());
}

/* Without a program for previews the person is told so. */
static void
test_no_preview (ExportFixture *self, gconstpointer data)
{
  GtkSettings *settings = gtk_settings_get_default ();
  g_autofree char *before = NULL;

  hide_viewers ();
  g_object_get (settings, "gtk-print-preview-command", &before, NULL);
  g_object_set (settings, "gtk-print-preview-command", "no-such-program %f", NULL);
  answer_print_dialog (open_print_dialog (self), GTK_RESPONSE_APPLY);
  g_assert_cmpstr (medina_question_get_heading (driver_await_question ()), ==,
                   "No Preview Available");
  driver_answer ("close");
  driver_settle ();
  g_assert_cmpstr (export_fixture_get_announcement (self), ==, "");
  g_object_set (settings, "gtk-print-preview-command", before, NULL);
}

static void
test_print (ExportFixture *self, gconstpointer data)
{
  GtkWidget *dialog = open_print_dialog (self);

  g_assert_true (gtk_window_get_transient_for (GTK_WINDOW (dialog)) ==
                 GTK_WINDOW (self->driver.window));
  gtk_dialog_response (GTK_DIALOG (dialog), GTK_RESPONSE_CANCEL);
  driver_await_no_window (g_type_from_name ("GtkPrintUnixDialog"));
}

int
main (int argc, char *argv[])
{
  driver_init (&argc, &argv);
  export_fixture_add_test ("/printing/print-opens-its-dialog", test_print);
  export_fixture_add_test ("/printing/print-to-a-file", test_print_to_file);
  export_fixture_add_test ("/printing/a-missing-previewer-is-told", test_no_preview);
  return g_test_run ();
}
