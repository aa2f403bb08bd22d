/* SPDX-License-Identifier: GPL-3.0-or-later */

/* When a call fails while a record is saved, or the program ends, the file has either the old or
 * the new contents. */

#include <errno.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "failing-calls.h"
#include "record-folder.h"

static const char name[] = "game.medina";

typedef struct
{
  RecordFolder *folder;
  GFile *file;
  MedinaRecord *old;
  MedinaRecord *new;
  char *old_text;
  char *new_text;
} Fixture;

static void
set_up (Fixture *self, gconstpointer data)
{
  self->folder = record_folder_new ();
  self->file = record_folder_file (self->folder, name);
  self->old = record_folder_short_record ();
  self->new = record_folder_long_record ();
  self->old_text = record_folder_text (self->old);
  self->new_text = record_folder_text (self->new);
}

static void
tear_down (Fixture *self, gconstpointer data)
{
  record_folder_free (self->folder);
  g_object_unref (self->file);
  medina_record_free (self->old);
  medina_record_free (self->new);
  g_free (self->old_text);
  g_free (self->new_text);
}

static gboolean
save (Fixture *self, char **stamp, GError **error)
{
  return medina_record_save (self->new, self->file, stamp, NULL, error);
}

/* How saving goes when nothing is wrong. */
static char *
save_in_peace (Fixture *self)
{
  g_autoptr (GError) error = NULL;

  failing_calls_begin (FAILING_NONE, 0, FALSE, 0);
  save (self, NULL, &error);
  g_assert_no_error (error);
  return failing_calls_end ();
}

static guint
count_calls (const char *names)
{
  g_auto (GStrv) words = g_strsplit (names, " ", -1);

  return g_strv_length (words);
}

static char *
call_number (const char *names, guint number)
{
  g_auto (GStrv) words = g_strsplit (names, " ", -1);

  return g_strdup (words[number]);
}

/* The contents are on the disk before they get their name, and then the name. */
static void
test_order (Fixture *self, gconstpointer data)
{
  g_autofree char *new_file = save_in_peace (self);
  g_autofree char *old_file = save_in_peace (self);

  g_assert_cmpstr (new_file, ==, "g_mkstemp_full write fsync close rename fsync close");
  g_assert_cmpstr (old_file, ==, "g_mkstemp_full fchmod write fsync close rename fsync close");
}

static gboolean
is_new (Fixture *self)
{
  g_autofree char *text = record_folder_read (self->folder, name);

  if (strcmp (text, self->new_text) == 0)
    return TRUE;
  g_assert_cmpstr (text, ==, self->old_text);
  return FALSE;
}

static MedinaRecordError
expected_code (int number)
{
  switch (number)
    {
    case ENOSPC:
    case EDQUOT:
      return MEDINA_RECORD_ERROR_NO_SPACE;
    case EROFS:
      return MEDINA_RECORD_ERROR_READ_ONLY;
    case EACCES:
      return MEDINA_RECORD_ERROR_NOT_ALLOWED;
    case ENOENT:
    case ESTALE:
      return MEDINA_RECORD_ERROR_NOT_FOUND;
    default:
      return MEDINA_RECORD_ERROR_IO;
    }
}

/* Saves while one call fails, over an old file. */
static void
fail_at (Fixture *self, guint at, const char *call, gboolean harmless, int number)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *stamp = NULL;
  g_autofree char *names = NULL;
  gboolean saved;

  record_folder_write (self->folder, name, self->old_text);
  failing_calls_begin (FAILING_ERROR, at, FALSE, number);
  saved = save (self, &stamp, &error);
  names = failing_calls_end ();
  g_test_message ("%s fails: %s: %s", call, g_strerror (number),
                  error != NULL ? error->message : "saved");

  g_assert_cmpint (saved, ==, error == NULL);
  if (saved)
    g_assert_true (is_new (self));
  else
    g_assert_error (error, MEDINA_RECORD_ERROR, (int) expected_code (number));
  g_assert_cmpint (stamp != NULL, ==, is_new (self));
  g_assert_cmpuint (record_folder_count (self->folder), ==, 1);
  g_assert_cmpint (saved, ==, harmless);
}

/* A failing fchmod, or closing the folder, does not make saving fail. */
static void
test_errors (Fixture *self, gconstpointer data)
{
  static const int numbers[] = { ENOSPC, EIO, EROFS, EDQUOT, EACCES, ENOENT, ESTALE, EFBIG };
  g_autofree char *names = NULL;

  record_folder_write (self->folder, name, self->old_text);
  names = save_in_peace (self);
  for (guint at = 0; at < count_calls (names); at++)
    for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
      {
        g_autofree char *call = call_number (names, at);
        const gboolean harmless = g_str_equal (call, "fchmod") || at == count_calls (names) - 1;

        fail_at (self, at, call, harmless, numbers[i]);
      }
}

/* From one call on every call fails, also those that tidy up. */
static void
test_lasting_errors (Fixture *self, gconstpointer data)
{
  g_autofree char *names = NULL;

  record_folder_write (self->folder, name, self->old_text);
  names = save_in_peace (self);
  for (guint at = 0; at < count_calls (names) - 1; at++)
    {
      g_autoptr (GError) error = NULL;

      record_folder_write (self->folder, name, self->old_text);
      failing_calls_begin (FAILING_ERROR, at, TRUE, EIO);
      g_assert_false (save (self, NULL, &error));
      g_free (failing_calls_end ());
      g_assert_error (error, MEDINA_RECORD_ERROR, MEDINA_RECORD_ERROR_IO);
      is_new (self);
    }
}

/* A write that takes only a byte, or a call that is interrupted: nothing is wrong. */
static void
test_interruptions (Fixture *self, gconstpointer data)
{
  static const char *const harmless[] = { "write", "fsync", "close", "fchmod", NULL };
  g_autofree char *names = NULL;

  record_folder_write (self->folder, name, self->old_text);
  names = save_in_peace (self);
  for (guint at = 0; at < count_calls (names); at++)
    {
      g_autofree char *call = call_number (names, at);
      g_autoptr (GError) error = NULL;

      if (!g_strv_contains (harmless, call))
        continue;
      record_folder_write (self->folder, name, self->old_text);
      failing_calls_begin (FAILING_SHORT, at, FALSE, 0);
      save (self, NULL, &error);
      g_free (failing_calls_end ());
      g_assert_no_error (error);
      g_assert_true (is_new (self));
    }
}

/* The process ends before one of the calls. */
static void
die_at (Fixture *self, guint at)
{
  const pid_t child = fork ();
  int status;

  if (child == 0)
    {
      failing_calls_begin (FAILING_DEATH, at, FALSE, 0);
      save (self, NULL, NULL);
      _exit (0);
    }
  g_assert_cmpint (child, >, 0);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFEXITED (status));
  g_assert_cmpint (WEXITSTATUS (status), ==, FAILING_DEATH_STATUS);
}

static void
test_death (Fixture *self, gconstpointer data)
{
  g_autofree char *names = NULL;
  gboolean was_new = FALSE;

  record_folder_write (self->folder, name, self->old_text);
  names = save_in_peace (self);
  for (guint at = 0; at < count_calls (names); at++)
    {
      record_folder_write (self->folder, name, self->old_text);
      die_at (self, at);
      g_assert_cmpint (is_new (self), >=, was_new);
      was_new = is_new (self);
    }
  g_assert_true (was_new);
}

int
main (int argc, char *argv[])
{
  static const struct
  {
    const char *name;
    void (*run) (Fixture *self, gconstpointer data);
  } tests[] = {
    { "/record-faults/contents-reach-the-disk-before-the-name", test_order },
    { "/record-faults/a-failing-call-leaves-the-old-file", test_errors },
    { "/record-faults/a-failing-disk-leaves-the-old-file", test_lasting_errors },
    { "/record-faults/interrupted-calls-are-repeated", test_interruptions },
    { "/record-faults/dying-leaves-the-old-or-the-new-file", test_death },
  };

  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].name, Fixture, NULL, set_up, tests[i].run, tear_down);
  return g_test_run ();
}
