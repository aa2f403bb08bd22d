/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <signal.h>
#include <sys/resource.h>

#include <glib/gstdio.h>

#include "await.h"
#include "medina-board-export.h"
#include "medina-record-error.h"
#include "named-game.h"

/* Files with pictures of boards. */

typedef struct
{
  char *folder;
  GFile *file;
} Fixture;

static const char old_contents[] = "What was here before";

static void
set_up (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL;

  self->folder = g_dir_make_tmp ("medina-export-XXXXXX", &error);
  g_assert_no_error (error);
  path = g_build_filename (self->folder, "board.png", NULL);
  self->file = g_file_new_for_path (path);
  g_assert_true (g_file_set_contents (path, old_contents, -1, NULL));
}

/* Nothing but the file is left in the folder. */
static void
tear_down (Fixture *self, gconstpointer data)
{
  g_chmod (self->folder, 0700);
  g_assert_true (g_file_delete (self->file, NULL, NULL));
  g_assert_cmpint (g_rmdir (self->folder), ==, 0);
  g_object_unref (self->file);
  g_free (self->folder);
}

static MedinaBoardExport *
create_export (void)
{
  g_autoptr (MedinaGame) game = named_game_new (MDN_SECOND_EDITION, 4);

  named_game_play (game, "Gb2 Rb2");
  return medina_board_export_new (game, FALSE);
}

static gboolean
save (GFile *file, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  medina_board_export_save_async (create_export (), file, MEDINA_PICTURE_PNG, TRUE, NULL,
                                  await_result_cb, &result);
  await (result != NULL);
  return medina_board_export_save_finish (result, error);
}

static void
assert_untouched (Fixture *self)
{
  g_autofree char *contents = NULL;

  g_assert_true (g_file_load_contents (self->file, NULL, &contents, NULL, NULL, NULL));
  g_assert_cmpstr (contents, ==, old_contents);
}

static void
test_save (Fixture *self, gconstpointer data)
{
  g_autoptr (MedinaBoardExport) export = create_export ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) expected = medina_board_export_to_bytes (export, MEDINA_PICTURE_PNG, &error);
  g_autoptr (GBytes) bytes = NULL;

  g_assert_no_error (error);
  g_assert_true (save (self->file, &error));
  g_assert_no_error (error);
  bytes = g_file_load_bytes (self->file, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (g_bytes_equal (bytes, expected));
}

/* The disk takes only the beginning of the picture. */
static void
test_disk_full (Fixture *self, gconstpointer data)
{
  struct rlimit before, little;
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &before), ==, 0);
  little = before;
  little.rlim_cur = 50 * 1000;
  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &little), ==, 0);
  g_assert_false (save (self->file, &error));
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &before), ==, 0);
  g_assert_error (error, MEDINA_RECORD_ERROR, MEDINA_RECORD_ERROR_IO);
  g_assert_cmpstr (
    error->message, ==,
    "The file could not be written to the drive. Try again, or choose another drive.");
  assert_untouched (self);
}

static void
test_read_only (Fixture *self, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_chmod (self->folder, 0500), ==, 0);
  if (g_access (self->folder, W_OK) == 0)
    {
      g_test_skip ("This user may write everywhere");
      return;
    }
  g_assert_false (save (self->file, &error));
  g_assert_error (error, MEDINA_RECORD_ERROR, MEDINA_RECORD_ERROR_NOT_ALLOWED);
  g_assert_cmpstr (
    error->message, ==,
    "You do not have permission to save here. Choose another folder or another name.");
  assert_untouched (self);
}

static void
test_no_file (Fixture *self, gconstpointer data)
{
  g_autoptr (GFile) device = g_file_new_for_path ("/dev/full");
  g_autoptr (GFile) folder = g_file_new_for_path (self->folder);
  g_autoptr (GFile) lost = g_file_resolve_relative_path (folder, "gone/board.png");
  g_autoptr (GFile) inside = g_file_resolve_relative_path (self->file, "board.png");
  g_autoptr (GError) error = NULL;

  g_assert_false (save (device, &error));
  g_assert_error (error, MEDINA_RECORD_ERROR, MEDINA_RECORD_ERROR_NOT_A_FILE);
  g_clear_error (&error);
  g_assert_false (save (folder, &error));
  g_assert_error (error, MEDINA_RECORD_ERROR, MEDINA_RECORD_ERROR_NOT_A_FILE);
  g_clear_error (&error);
  g_assert_false (save (lost, &error));
  g_assert_error (error, MEDINA_RECORD_ERROR, MEDINA_RECORD_ERROR_NOT_FOUND);
  g_clear_error (&error);
  g_assert_false (save (inside, &error));
  g_assert_error (error, MEDINA_RECORD_ERROR, MEDINA_RECORD_ERROR_NOT_FOUND);
  assert_untouched (self);
}

/* --- Their names */

static const struct
{
  const char *name;
  MedinaPictureFormat format;
  const char *as_pdf;
} names[] = {
  { "board.png", MEDINA_PICTURE_PNG, "board.pdf" },
  { "Board.SVG", MEDINA_PICTURE_SVG, "Board.pdf" },
  { "a.b.pdf", MEDINA_PICTURE_PDF, "a.b.pdf" },
  { "board.jpeg", MEDINA_PICTURE_FORMATS, "board.jpeg.pdf" },
  { "board", MEDINA_PICTURE_FORMATS, "board.pdf" },
  { "Game 2.5", MEDINA_PICTURE_FORMATS, "Game 2.5.pdf" },
  { "Aisha vs. Ben", MEDINA_PICTURE_FORMATS, "Aisha vs. Ben.pdf" },
  { ".png", MEDINA_PICTURE_FORMATS, ".png.pdf" },
  { "board.", MEDINA_PICTURE_FORMATS, "board..pdf" },
  { "棋盤.png", MEDINA_PICTURE_PNG, "棋盤.pdf" },
};

static void
test_names (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *renamed = medina_picture_format_rename (names[i].name, MEDINA_PICTURE_PDF);

      g_assert_cmpint (medina_picture_format_from_name (names[i].name), ==, names[i].format);
      g_assert_cmpstr (renamed, ==, names[i].as_pdf);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/picture-files/the-file-is-the-picture", Fixture, NULL, set_up, test_save,
              tear_down);
  g_test_add ("/picture-files/a-full-disk-leaves-no-file", Fixture, NULL, set_up, test_disk_full,
              tear_down);
  g_test_add ("/picture-files/a-read-only-folder-is-told", Fixture, NULL, set_up, test_read_only,
              tear_down);
  g_test_add ("/picture-files/what-is-no-file-is-told", Fixture, NULL, set_up, test_no_file,
              tear_down);
  g_test_add_func ("/picture-files/names-get-their-extensions", test_names);
  return g_test_run ();
}
