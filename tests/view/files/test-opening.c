/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>

#include "await.h"
#include "driver.h"
#include "medina-new-game-dialog.h"
#include "medina-other-windows.h"
#include "medina-record-picture.h"
#include "medina-rules-book.h"
#include "real-input.h"
#include "short-game.h"

/* Games that are asked for from outside: by a file manager, or on the command line. */

static const struct
{
  const char *name;
  const char *text;
} contents[] = {
  { "torn.medina", "[Medina]\nFormat=1\nRules=sec" },
  { "evening.medina", short_game },
  { "letter.medina", "Dear Yui" },
  { "morning.medina", short_game },
};

typedef struct
{
  Driver driver;
  char *folder;
  GFile *files[G_N_ELEMENTS (contents)];
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer unused)
{
  fixture->folder = g_dir_make_tmp ("medina-open-files-XXXXXX", NULL);
  g_assert_nonnull (fixture->folder);
  for (gsize i = 0; i < G_N_ELEMENTS (contents); i++)
    {
      g_autofree char *path = g_build_filename (fixture->folder, contents[i].name, NULL);

      g_assert_true (g_file_set_contents (path, contents[i].text, -1, NULL));
      fixture->files[i] = g_file_new_for_path (path);
    }
  driver_open (&fixture->driver, MDN_SECOND_EDITION, 2, FALSE, 900, 700);
}

static void
tear_down (Fixture *fixture, gconstpointer unused)
{
  driver_close (&fixture->driver);
  for (gsize i = 0; i < G_N_ELEMENTS (contents); i++)
    {
      g_file_delete (fixture->files[i], NULL, NULL);
      g_object_unref (fixture->files[i]);
    }
  g_rmdir (fixture->folder);
  g_free (fixture->folder);
}

/* The windows with a game from this file, or any file for NULL. */
static int
count_windows (Driver *driver, GFile *file)
{
  int count = 0;

  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (driver->application)); l != NULL;
       l = l->next)
    {
      MedinaDocument *document =
        MEDINA_IS_WINDOW (l->data) ? medina_window_get_document (l->data) : NULL;
      GFile *its_file = document != NULL ? medina_document_get_file (document) : NULL;

      if (its_file != NULL && (file == NULL || g_file_equal (its_file, file)))
        count++;
    }
  return count;
}

static void
close_opened (Driver *driver)
{
  GList *windows =
    g_list_copy (gtk_application_get_windows (GTK_APPLICATION (driver->application)));

  for (GList *l = windows; l != NULL; l = l->next)
    if (l->data != driver->window)
      gtk_window_destroy (l->data);
  g_list_free (windows);
  driver_settle ();
}

/* All that is wrong is told at once, with the names, and the others are opened, a window each. */
static void
test_several (Fixture *fixture, gconstpointer unused)
{
  MedinaQuestion *question;

  g_application_open (G_APPLICATION (fixture->driver.application), fixture->files,
                      G_N_ELEMENTS (contents), "");
  await (driver_find_question () != NULL);
  question = driver_find_question ();
  g_assert_cmpstr (medina_question_get_heading (question), ==, "Could Not Open Some Games");
  g_assert_nonnull (strstr (medina_question_get_text (question), "torn.medina\n"));
  g_assert_nonnull (strstr (medina_question_get_text (question), "letter.medina\n"));
  g_assert_null (strstr (medina_question_get_text (question), "evening.medina"));
  g_assert_cmpint (count_windows (&fixture->driver, fixture->files[1]), ==, 1);
  g_assert_cmpint (count_windows (&fixture->driver, fixture->files[3]), ==, 1);
  g_assert_cmpint (count_windows (&fixture->driver, NULL), ==, 2);

  driver_answer ("close");
  await (driver_find_question () == NULL);
  close_opened (&fixture->driver);
}

/* A name stays in its line, and of many files only some are named. */
static void
test_many (Fixture *fixture, gconstpointer unused)
{
  GFile *files[7];
  const char *text;

  for (gsize i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *name = g_strdup_printf ("lost\u202e\n%d.medina", (int) i);

      files[i] = g_file_get_child (fixture->files[0], name);
    }
  g_application_open (G_APPLICATION (fixture->driver.application), files, G_N_ELEMENTS (files), "");
  await (driver_find_question () != NULL);
  text = medina_question_get_text (driver_find_question ());
  g_assert_nonnull (strstr (text, "4.medina"));
  g_assert_null (strstr (text, "5.medina"));
  g_assert_null (strstr (text, "\n4.medina"));
  g_assert_true (g_str_has_suffix (text, "\n\nAnd 2 more."));
  driver_answer ("close");
  await (driver_find_question () == NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (files); i++)
    g_object_unref (files[i]);
}

static void
test_one (Fixture *fixture, gconstpointer unused)
{
  g_application_open (G_APPLICATION (fixture->driver.application), fixture->files, 1, "");
  await (driver_find_question () != NULL);
  g_assert_cmpstr (medina_question_get_heading (driver_find_question ()), ==,
                   "Could Not Open “torn.medina”");
  g_assert_cmpint (count_windows (&fixture->driver, NULL), ==, 0);
  driver_answer ("close");
  await (driver_find_question () == NULL);
  close_opened (&fixture->driver);
}

/* As the program that was called does: which status it is to end with. */
static int
call_with (Driver *driver, GStrv *arguments)
{
  int status = -1;

  g_assert_true (G_APPLICATION_GET_CLASS (driver->application)
                   ->local_command_line (G_APPLICATION (driver->application), arguments, &status));
  return status;
}

static int
call (Driver *driver, const char *first, const char *second)
{
  const char *words[] = { "medina", first, second, NULL };
  g_auto (GStrv) arguments = g_strdupv ((char **) words);

  return call_with (driver, &arguments);
}

/* Files that are there are opened; the status tells of those that are not. */
static void
test_status (Fixture *fixture, gconstpointer unused)
{
  const char *evening = g_file_peek_path (fixture->files[1]);
  const char *morning = g_file_peek_path (fixture->files[3]);
  g_autofree char *typo = g_build_filename (fixture->folder, "typo.medina", NULL);

  g_assert_cmpint (call (&fixture->driver, evening, morning), ==, 0);
  await (count_windows (&fixture->driver, NULL) == 2);
  close_opened (&fixture->driver);
  g_assert_cmpint (call (&fixture->driver, evening, typo), ==, 1);
  await (count_windows (&fixture->driver, NULL) == 1);
  close_opened (&fixture->driver);
}

static GString *complaints;

static void
complain_cb (const char *text)
{
  g_string_append (complaints, text);
}

/* What is there but no game is told in the window and on the command line that named it. */
static void
test_damaged (Fixture *fixture, gconstpointer unused)
{
  const char *torn = g_file_peek_path (fixture->files[0]);
  const char *evening = g_file_peek_path (fixture->files[1]);
  GPrintFunc before;

  complaints = g_string_new (NULL);
  before = g_set_printerr_handler (complain_cb);
  g_assert_false (medina_application_get_faulty (fixture->driver.application));
  call (&fixture->driver, torn, evening);
  await (driver_find_question () != NULL);
  g_set_printerr_handler (before);
  g_assert_true (g_str_has_prefix (complaints->str, g_get_prgname ()));
  g_assert_nonnull (strstr (complaints->str, ": torn.medina: "));
  g_assert_null (strstr (complaints->str, "evening"));
  g_assert_true (medina_application_get_faulty (fixture->driver.application));
  g_string_free (complaints, TRUE);
  driver_answer ("close");
  await (driver_find_question () == NULL);
  close_opened (&fixture->driver);
}

/* Over the window that is there. */
static void
test_new_game (Fixture *fixture, gconstpointer unused)
{
  GtkWidget *dialog;

  g_assert_cmpint (call (&fixture->driver, "--new-game", NULL), ==, 0);
  dialog = driver_await_window (MEDINA_TYPE_NEW_GAME_DIALOG);
  g_assert_true (gtk_window_get_transient_for (GTK_WINDOW (dialog)) ==
                 GTK_WINDOW (fixture->driver.window));
  gtk_window_close (GTK_WINDOW (dialog));
  driver_await_no_window (MEDINA_TYPE_NEW_GAME_DIALOG);
  close_opened (&fixture->driver);
}

static int
count_all_windows (Driver *driver)
{
  int count = 0;

  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (driver->application)); l != NULL;
       l = l->next)
    count += MEDINA_IS_WINDOW (l->data);
  return count;
}

/* Though there is one, which may be free. */
static void
test_new_window (Fixture *fixture, gconstpointer unused)
{
  const int before = count_all_windows (&fixture->driver);

  g_assert_cmpint (call (&fixture->driver, "--new-window", NULL), ==, 0);
  await (count_all_windows (&fixture->driver) == before + 1);
  driver_activate (&fixture->driver, "app.new-window");
  await (count_all_windows (&fixture->driver) == before + 2);
  close_opened (&fixture->driver);
}

static void
test_rules (Fixture *fixture, gconstpointer unused)
{
  GtkWidget *book;

  g_assert_cmpint (call (&fixture->driver, "--rules", NULL), ==, 0);
  book = driver_await_window (MEDINA_TYPE_RULES_BOOK);
  g_assert_null (driver_find_window (MEDINA_TYPE_NEW_GAME_DIALOG));
  gtk_window_close (GTK_WINDOW (book));
  driver_await_no_window (MEDINA_TYPE_RULES_BOOK);
  close_opened (&fixture->driver);
}

/* Each does what it is there for, also beside others and a file. */
static void
test_both (Fixture *fixture, gconstpointer unused)
{
  const char *evening = g_file_peek_path (fixture->files[1]);
  const char *words[] = { "medina", "--rules", evening, "--new-game", NULL };
  g_auto (GStrv) arguments = g_strdupv ((char **) words);

  g_assert_cmpint (call_with (&fixture->driver, &arguments), ==, 0);
  gtk_window_close (GTK_WINDOW (driver_await_window (MEDINA_TYPE_RULES_BOOK)));
  gtk_window_close (GTK_WINDOW (driver_await_window (MEDINA_TYPE_NEW_GAME_DIALOG)));
  await (count_windows (&fixture->driver, fixture->files[1]) == 1);
  driver_await_no_window (MEDINA_TYPE_RULES_BOOK);
  driver_await_no_window (MEDINA_TYPE_NEW_GAME_DIALOG);
  close_opened (&fixture->driver);
}

/* --- A file that is open ---------------------------------------------------------------------- */

static void
open_outside (Fixture *fixture, GFile *first, GFile *second)
{
  GFile *files[] = { first, second };

  g_application_open (G_APPLICATION (fixture->driver.application), files, second != NULL ? 2 : 1,
                      "");
}

/* It stays in its window, which comes to the front. */
static void
test_open_already (Fixture *fixture, gconstpointer unused)
{
  GFile *evening = fixture->files[1], *morning = fixture->files[3];
  GtkApplication *application = GTK_APPLICATION (fixture->driver.application);
  MedinaWindow *window;

  open_outside (fixture, evening, evening);
  await (count_windows (&fixture->driver, NULL) == 1);
  driver_settle ();
  g_assert_cmpint (count_windows (&fixture->driver, evening), ==, 1);
  window = medina_other_windows_find_file (application, evening);
  open_outside (fixture, evening, morning);
  await (count_windows (&fixture->driver, morning) == 1);
  driver_settle ();
  g_assert_cmpint (count_windows (&fixture->driver, evening), ==, 1);
  g_assert_true (medina_other_windows_find_file (application, evening) == window);

  if (real_input_is_there ())
    real_input_raise (GTK_WINDOW (fixture->driver.window));
  medina_game_opener_open (medina_window_get_opener (fixture->driver.window), evening);
  await (!real_input_is_there () || real_input_get_window () == GTK_WINDOW (window));
  driver_settle ();
  g_assert_cmpint (count_windows (&fixture->driver, evening), ==, 1);
  g_assert_null (driver_find_question ());
  g_assert_false (medina_game_opener_is_busy (medina_window_get_opener (fixture->driver.window)));
  close_opened (&fixture->driver);
}

/* --- A picture that is open ------------------------------------------------------------------- */

static GFile *
make_picture (Fixture *fixture)
{
  g_autoptr (GBytes) drawing = g_bytes_new_static ("<svg></svg>", 11);
  g_autoptr (GBytes) record = g_bytes_new (short_game, strlen (short_game));
  g_autoptr (GBytes) picture = medina_record_picture_add (drawing, record);
  g_autofree char *path = g_build_filename (fixture->folder, "noon.svg", NULL);

  g_assert_true (g_file_set_contents (path, g_bytes_get_data (picture, NULL),
                                      (gssize) g_bytes_get_size (picture), NULL));
  return g_file_new_for_path (path);
}

/* The windows with a game of that title. */
static int
count_titled (Driver *driver, const char *title)
{
  int count = 0;

  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (driver->application)); l != NULL;
       l = l->next)
    {
      MedinaDocument *document =
        MEDINA_IS_WINDOW (l->data) ? medina_window_get_document (l->data) : NULL;

      count += document != NULL && g_str_equal (medina_document_get_title (document), title);
    }
  return count;
}

static void
open_picture (Fixture *fixture, GFile *picture)
{
  MedinaGameOpener *opener = medina_window_get_opener (fixture->driver.window);

  medina_game_opener_open (opener, picture);
  await (!medina_game_opener_is_busy (opener));
  driver_settle ();
}

/* Its game stays in its window as long as it is the one of the picture. */
static void
test_picture (Fixture *fixture, gconstpointer unused)
{
  g_autoptr (GFile) picture = make_picture (fixture);
  GtkApplication *application = GTK_APPLICATION (fixture->driver.application);
  GFile *own = fixture->files[1];

  open_picture (fixture, own);
  open_outside (fixture, picture, fixture->files[3]);
  await (count_titled (&fixture->driver, "noon") == 1);
  open_outside (fixture, picture, NULL);
  open_picture (fixture, picture);
  g_assert_cmpint (count_titled (&fixture->driver, "noon"), ==, 1);
  g_assert_true (medina_other_windows_find_file (application, own) == fixture->driver.window);

  for (GList *l = gtk_application_get_windows (application); l != NULL; l = l->next)
    if (MEDINA_IS_WINDOW (l->data) && medina_window_get_game (l->data) != NULL)
      medina_game_undo (medina_window_get_game (l->data));
  open_picture (fixture, picture);
  await (count_titled (&fixture->driver, "noon") == 2);
  g_assert_null (medina_other_windows_find_file (application, own));
  close_opened (&fixture->driver);
  g_file_delete (picture, NULL, NULL);
}

int
main (int argc, char *argv[])
{
  driver_init (&argc, &argv);
  g_test_add ("/opening/faults-are-told-together", Fixture, NULL, set_up, test_several, tear_down);
  g_test_add ("/opening/of-many-files-some-are-named", Fixture, NULL, set_up, test_many, tear_down);
  g_test_add ("/opening/one-fault-is-told-by-name", Fixture, NULL, set_up, test_one, tear_down);
  g_test_add ("/opening/a-file-that-is-open-stays-in-its-window", Fixture, NULL, set_up,
              test_open_already, tear_down);
  g_test_add ("/opening/a-picture-that-is-open-stays-in-its-window", Fixture, NULL, set_up,
              test_picture, tear_down);
  g_test_add ("/opening/damaged-files-are-told-on-the-command-line", Fixture, NULL, set_up,
              test_damaged, tear_down);
  g_test_add ("/opening/missing-files-show-in-the-status", Fixture, NULL, set_up, test_status,
              tear_down);
  g_test_add ("/opening/a-new-game-is-asked-for-on-the-command-line", Fixture, NULL, set_up,
              test_new_game, tear_down);
  g_test_add ("/opening/a-window-is-asked-for-on-the-command-line", Fixture, NULL, set_up,
              test_new_window, tear_down);
  g_test_add ("/opening/the-rules-are-asked-for-on-the-command-line", Fixture, NULL, set_up,
              test_rules, tear_down);
  g_test_add ("/opening/all-is-asked-for-on-the-command-line", Fixture, NULL, set_up, test_both,
              tear_down);
  return g_test_run ();
}
