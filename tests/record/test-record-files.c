/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Records in real files. */

#define _GNU_SOURCE /* F_SETLEASE */

#include <fcntl.h>
#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "record-folder.h"

typedef struct
{
  RecordFolder *folder;
  MedinaRecord *one;
  MedinaRecord *other;
  char *one_text;
  char *other_text;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  self->folder = record_folder_new ();
  self->one = record_folder_short_record ();
  self->other = record_folder_long_record ();
  self->one_text = record_folder_text (self->one);
  self->other_text = record_folder_text (self->other);
  g_assert_cmpstr (self->one_text, !=, self->other_text);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  record_folder_free (self->folder);
  medina_record_free (self->one);
  medina_record_free (self->other);
  g_free (self->one_text);
  g_free (self->other_text);
}

static void
save (Fixture *self, const MedinaRecord *record, const char *name, char **stamp)
{
  g_autoptr (GFile) file = record_folder_file (self->folder, name);
  g_autoptr (GError) error = NULL;

  g_assert_true (medina_record_save (record, file, stamp, NULL, &error));
  g_assert_no_error (error);
}

static void
assert_not_saved (Fixture *self,
                  const MedinaRecord *record,
                  const char *name,
                  char **stamp,
                  MedinaRecordError code)
{
  g_autoptr (GFile) file = record_folder_file (self->folder, name);
  g_autofree char *before = stamp != NULL ? g_strdup (*stamp) : NULL;
  g_autoptr (GError) error = NULL;

  g_assert_false (medina_record_save (record, file, stamp, NULL, &error));
  g_assert_error (error, MEDINA_RECORD_ERROR, (int) code);
  if (stamp != NULL)
    g_assert_cmpstr (*stamp, ==, before);
}

static MedinaRecord *
load (Fixture *self, const char *name, char **stamp)
{
  g_autoptr (GFile) file = record_folder_file (self->folder, name);
  g_autoptr (GError) error = NULL;
  MedinaRecord *record = medina_record_load (file, stamp, NULL, &error);

  g_assert_no_error (error);
  g_assert_nonnull (record);
  return record;
}

static void
assert_not_loaded (Fixture *self, const char *name, MedinaRecordError code)
{
  g_autoptr (GFile) file = record_folder_file (self->folder, name);
  g_autoptr (GError) error = NULL;
  char *stamp = NULL;

  g_assert_null (medina_record_load (file, &stamp, NULL, &error));
  g_assert_error (error, MEDINA_RECORD_ERROR, (int) code);
  g_assert_null (stamp);
}

static void
assert_message (Fixture *self, const char *name, const char *message)
{
  g_autoptr (GFile) file = record_folder_file (self->folder, name);
  g_autoptr (GError) error = NULL;

  g_assert_null (medina_record_load (file, NULL, NULL, &error));
  g_assert_cmpstr (error->message, ==, message);
}

static void
assert_contents (Fixture *self, const char *name, const char *text)
{
  g_autofree char *contents = record_folder_read (self->folder, name);

  g_assert_cmpstr (contents, ==, text);
}

static void
test_save_load (Fixture *self, gconstpointer data)
{
  g_autofree char *saved = NULL, *loaded = NULL;
  g_autoptr (MedinaRecord) record = NULL;
  g_autofree char *text = NULL;

  save (self, self->one, "game.medina", &saved);
  assert_contents (self, "game.medina", self->one_text);
  record = load (self, "game.medina", &loaded);
  text = record_folder_text (record);
  g_assert_cmpstr (text, ==, self->one_text);
  g_assert_cmpstr (saved, ==, loaded);
  save (self, self->other, "game.medina", NULL);
  assert_contents (self, "game.medina", self->other_text);
  g_assert_cmpuint (record_folder_count (self->folder), ==, 1);
}

/* --- Permissions and links -------------------------------------------------------------------- */

static guint
mode_of (Fixture *self, const char *name)
{
  g_autofree char *path = record_folder_path (self->folder, name);
  GStatBuf buffer;

  g_assert_cmpint (g_stat (path, &buffer), ==, 0);
  return buffer.st_mode & 07777;
}

static void
test_permissions (Fixture *self, gconstpointer data)
{
  static const guint modes[] = { 0600, 0644, 0664, 0640, 0666, 0755 };
  const mode_t mask = umask (022);
  g_autofree char *path = record_folder_path (self->folder, "game.medina");

  save (self, self->one, "game.medina", NULL);
  g_assert_cmpuint (mode_of (self, "game.medina"), ==, 0644);
  for (gsize i = 0; i < G_N_ELEMENTS (modes); i++)
    {
      g_assert_cmpint (g_chmod (path, (int) modes[i]), ==, 0);
      save (self, i % 2 > 0 ? self->one : self->other, "game.medina", NULL);
      g_assert_cmpuint (mode_of (self, "game.medina"), ==, modes[i]);
    }
  umask (mask);
}

static void
test_owner (Fixture *self, gconstpointer data)
{
  g_autofree char *path = record_folder_path (self->folder, "game.medina");
  GStatBuf buffer;

  save (self, self->one, "game.medina", NULL);
  if (geteuid () != 0 || chown (path, 12345, 23456) != 0)
    {
      g_test_skip ("only root can give files away");
      return;
    }
  save (self, self->other, "game.medina", NULL);
  g_assert_cmpint (g_stat (path, &buffer), ==, 0);
  g_assert_cmpuint (buffer.st_uid, ==, 12345);
  g_assert_cmpuint (buffer.st_gid, ==, 23456);
}

static void
test_links (Fixture *self, gconstpointer data)
{
  g_autofree char *first = record_folder_path (self->folder, "first.medina");
  g_autofree char *second = record_folder_path (self->folder, "second.medina");
  g_autofree char *round = record_folder_path (self->folder, "round.medina");
  g_autofree char *file = record_folder_path (self->folder, "file.medina");

  g_assert_cmpint (symlink (file, second), ==, 0);
  g_assert_cmpint (symlink ("second.medina", first), ==, 0);
  g_assert_cmpint (symlink ("round.medina", round), ==, 0);

  save (self, self->one, "first.medina", NULL); /* there is no such file yet */
  save (self, self->other, "second.medina", NULL);
  assert_contents (self, "file.medina", self->other_text);
  g_assert_true (g_file_test (first, G_FILE_TEST_IS_SYMLINK));
  g_assert_true (g_file_test (second, G_FILE_TEST_IS_SYMLINK));
  assert_not_saved (self, self->one, "round.medina", NULL, MEDINA_RECORD_ERROR_LINKS);
  assert_not_loaded (self, "round.medina", MEDINA_RECORD_ERROR_LINKS);
  assert_message (self, "round.medina", "This link points back to itself, not to a file.");
  g_assert_cmpint (g_remove (file), ==, 0);
  assert_not_loaded (self, "first.medina", MEDINA_RECORD_ERROR_NOT_FOUND);
}

/* What this system has no way to is told in our own words. */
static void
test_elsewhere (Fixture *self, gconstpointer data)
{
  g_autoptr (GFile) file = g_file_new_for_uri ("no-such-scheme://example.org/evening.medina");
  g_autoptr (GError) error = NULL;

  g_assert_null (medina_record_load (file, NULL, NULL, &error));
  g_assert_error (error, MEDINA_RECORD_ERROR, MEDINA_RECORD_ERROR_NOT_SERVED);
  g_assert_cmpstr (
    error->message, ==,
    "Medina cannot open files from this location. Download the file first, then open the copy.");
}

/* --- Where nothing can be saved or loaded ----------------------------------------------------- */

static void
test_no_file (Fixture *self, gconstpointer data)
{
  g_autofree char *folder = record_folder_path (self->folder, "folder");
  g_autofree char *pipe = record_folder_path (self->folder, "pipe");

  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  g_assert_cmpint (mkfifo (pipe, 0600), ==, 0);

  assert_not_loaded (self, "nothing.medina", MEDINA_RECORD_ERROR_NOT_FOUND);
  assert_not_loaded (self, "nowhere/nothing.medina", MEDINA_RECORD_ERROR_NOT_FOUND);
  assert_not_loaded (self, "folder", MEDINA_RECORD_ERROR_NOT_A_FILE);
  assert_not_loaded (self, "pipe", MEDINA_RECORD_ERROR_NOT_A_FILE);
  assert_not_loaded (self, "pipe/game.medina", MEDINA_RECORD_ERROR_NOT_FOUND);

  assert_not_saved (self, self->one, "nowhere/game.medina", NULL, MEDINA_RECORD_ERROR_NOT_FOUND);
  assert_not_saved (self, self->one, "folder", NULL, MEDINA_RECORD_ERROR_NOT_A_FILE);
  assert_not_saved (self, self->one, "pipe", NULL, MEDINA_RECORD_ERROR_NOT_A_FILE);
  g_assert_cmpuint (record_folder_count (self->folder), ==, 2);
}

/* Opening a file that another program has leased would wait, a minute or for ever. */
static void
test_busy (Fixture *self, gconstpointer data)
{
  g_autofree char *path = record_folder_path (self->folder, "game.medina");
  int descriptor;

  save (self, self->one, "game.medina", NULL);
  descriptor = g_open (path, O_RDWR | O_CLOEXEC, 0);
  g_assert_cmpint (descriptor, >=, 0);
  signal (SIGIO, SIG_IGN); /* which says that somebody wants the file */
  if (fcntl (descriptor, F_SETLEASE, F_WRLCK) == 0)
    assert_not_loaded (self, "game.medina", MEDINA_RECORD_ERROR_BUSY);
  else
    g_test_skip ("nobody can have a file to themselves here");
  g_close (descriptor, NULL);
  signal (SIGIO, SIG_DFL);
}

static void
test_too_large (Fixture *self, gconstpointer data)
{
  g_autofree char *text = g_strnfill (MEDINA_RECORD_LIMIT + 1, '\n');

  record_folder_write (self->folder, "large", text);
  assert_not_loaded (self, "large", MEDINA_RECORD_ERROR_TOO_LARGE);
}

/* A file of which nobody can tell the size beforehand. */
static void
test_endless (void)
{
  g_autoptr (GFile) file = g_file_new_for_path ("/dev/zero");
  g_autoptr (GError) error = NULL;

  g_assert_null (medina_record_load (file, NULL, NULL, &error));
  g_assert_error (error, MEDINA_RECORD_ERROR, MEDINA_RECORD_ERROR_NOT_A_FILE);
}

/* Root has every permission, so this test needs another user. */
static void
test_no_permission (Fixture *self, gconstpointer data)
{
  g_autofree char *path = record_folder_path (self->folder, "game.medina");

  if (geteuid () == 0)
    {
      g_test_skip ("root needs no permission");
      return;
    }
  save (self, self->one, "game.medina", NULL);
  g_assert_cmpint (g_chmod (path, 0400), ==, 0);
  assert_not_saved (self, self->other, "game.medina", NULL, MEDINA_RECORD_ERROR_NOT_ALLOWED);
  g_assert_cmpint (g_chmod (path, 0600), ==, 0);
  g_assert_cmpint (g_chmod (self->folder->path, 0500), ==, 0);
  assert_not_saved (self, self->other, "game.medina", NULL, MEDINA_RECORD_ERROR_NOT_ALLOWED);
  assert_not_saved (self, self->other, "new.medina", NULL, MEDINA_RECORD_ERROR_NOT_ALLOWED);
  g_assert_cmpint (g_chmod (self->folder->path, 0700), ==, 0);
  assert_contents (self, "game.medina", self->one_text);
  g_assert_cmpint (g_chmod (path, 0000), ==, 0);
  assert_not_loaded (self, "game.medina", MEDINA_RECORD_ERROR_NOT_ALLOWED);
}

static void
test_cancelled (Fixture *self, gconstpointer data)
{
  g_autoptr (GFile) file = record_folder_file (self->folder, "game.medina");
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;

  g_cancellable_cancel (cancellable);
  g_assert_false (medina_record_save (self->one, file, NULL, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&error);
  save (self, self->one, "game.medina", NULL);
  g_assert_null (medina_record_load (file, NULL, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

/* --- Files that somebody else changes --------------------------------------------------------- */

static void
test_changed (Fixture *self, gconstpointer data)
{
  g_autofree char *stamp = NULL;
  g_autoptr (MedinaRecord) record = NULL;

  save (self, self->one, "game.medina", NULL);
  record = load (self, "game.medina", &stamp);
  save (self, self->other, "game.medina", &stamp); /* no other program has changed it */
  save (self, self->one, "game.medina", &stamp);

  record_folder_write (self->folder, "game.medina", self->other_text);
  assert_not_saved (self, self->one, "game.medina", &stamp, MEDINA_RECORD_ERROR_CHANGED);
  assert_contents (self, "game.medina", self->other_text);

  /* The file was put back as it was: nothing is lost. */
  record_folder_write (self->folder, "game.medina", self->one_text);
  save (self, self->other, "game.medina", &stamp);

  /* Without a stamp the file is replaced. */
  record_folder_write (self->folder, "game.medina", "something else");
  assert_not_saved (self, self->one, "game.medina", &stamp, MEDINA_RECORD_ERROR_CHANGED);
  g_clear_pointer (&stamp, g_free);
  save (self, self->one, "game.medina", &stamp);
  g_assert_nonnull (stamp);
  assert_contents (self, "game.medina", self->one_text);
}

static void
test_changed_size (Fixture *self, gconstpointer data)
{
  g_autofree char *stamp = NULL;
  g_autofree char *large = g_strnfill (MEDINA_RECORD_LIMIT + 1, '\n');

  save (self, self->one, "game.medina", &stamp);
  record_folder_write (self->folder, "game.medina", large);
  assert_not_saved (self, self->one, "game.medina", &stamp, MEDINA_RECORD_ERROR_CHANGED);
  record_folder_write (self->folder, "game.medina", "");
  assert_not_saved (self, self->one, "game.medina", &stamp, MEDINA_RECORD_ERROR_CHANGED);
}

static void
test_gone (Fixture *self, gconstpointer data)
{
  g_autofree char *stamp = NULL;
  g_autofree char *path = record_folder_path (self->folder, "game.medina");

  save (self, self->one, "game.medina", &stamp);
  g_assert_cmpint (g_unlink (path), ==, 0);
  save (self, self->other, "game.medina", &stamp);
  assert_contents (self, "game.medina", self->other_text);
}

int
main (int argc, char *argv[])
{
  static const struct
  {
    const char *name;
    void (*run) (Fixture *self, gconstpointer data);
  } tests[] = {
    { "/record-files/what-is-saved-is-loaded", test_save_load },
    { "/record-files/permissions-are-kept", test_permissions },
    { "/record-files/the-owner-is-kept", test_owner },
    { "/record-files/links-are-followed", test_links },
    { "/record-files/there-is-no-way-to-some-places", test_elsewhere },
    { "/record-files/folders-and-pipes-are-refused", test_no_file },
    { "/record-files/a-leased-file-is-busy", test_busy },
    { "/record-files/too-large-is-refused", test_too_large },
    { "/record-files/without-permission-it-is-told", test_no_permission },
    { "/record-files/can-be-cancelled", test_cancelled },
    { "/record-files/changes-by-others-are-noticed", test_changed },
    { "/record-files/changes-of-size-are-noticed", test_changed_size },
    { "/record-files/a-removed-file-is-written-again", test_gone },
  };

  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].name, Fixture, NULL, set_up, tests[i].run, tear_down);
  g_test_add_func ("/record-files/an-endless-file-is-refused", test_endless);

  return g_test_run ();
}
