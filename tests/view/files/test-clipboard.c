/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "await.h"
#include "export-fixture.h"
#include "medina-record-code.h"
#include "medina-text-export.h"
#include "short-game.h"

/* What the window's actions put on the clipboard, and what they take from it. */

static void
set_clipboard (ExportFixture *self, const char *text)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self->driver.window)), text);
}

static void
assert_clipboard (ExportFixture *self, const char *text)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (GTK_WIDGET (self->driver.window));
  g_auto (GValue) value = G_VALUE_INIT;

  g_value_init (&value, G_TYPE_STRING);
  g_assert_true (
    gdk_content_provider_get_value (gdk_clipboard_get_content (clipboard), &value, NULL));
  g_assert_cmpstr (g_value_get_string (&value), ==, text);
}

static void
test_copy_scores (ExportFixture *self, gconstpointer data)
{
  g_autofree char *expected = NULL;

  export_fixture_play (self, 30);
  expected = medina_text_export_scores (driver_get_game (&self->driver));
  set_clipboard (self, "");
  driver_activate (&self->driver, "win.copy-scores");
  assert_clipboard (self, expected);
  g_assert_cmpstr (export_fixture_get_announcement (self), ==, "Score sheet copied");
}

static void
test_copy_moves (ExportFixture *self, gconstpointer data)
{
  g_autofree char *expected = NULL;

  set_clipboard (self, "before");
  driver_activate (&self->driver, "win.copy-moves");
  assert_clipboard (self, "before");
  g_assert_cmpstr (export_fixture_get_announcement (self), ==, "No moves to copy yet");

  export_fixture_play (self, 7);
  expected = medina_text_export_moves (driver_get_game (&self->driver));
  driver_activate (&self->driver, "win.copy-moves");
  assert_clipboard (self, expected);
  g_assert_cmpstr (export_fixture_get_announcement (self), ==, "Moves copied");
}

static void
check_copy_and_paste (ExportFixture *self, const char *action, const char *announcement)
{
  g_autoptr (MedinaDocument) before = NULL, after = NULL;

  before = g_object_ref (medina_window_get_document (self->driver.window));
  driver_activate (&self->driver, action);
  export_fixture_await_announcement (self, announcement);
  driver_activate (&self->driver, "win.paste");
  await (medina_window_get_document (self->driver.window) != before);
  export_fixture_await_announcement (self,
                                     "This is the game you pasted. The one before is unchanged.");
  after = g_object_ref (medina_window_get_document (self->driver.window));
  g_assert_null (medina_document_get_file (after));
  g_assert_true (medina_document_get_autosaved (after));
  g_assert_cmpuint (medina_game_get_length (medina_document_get_game (after)), ==,
                    medina_game_get_length (medina_document_get_game (before)));
}

/* The picture of a board is its game, on the clipboard as well; the one on the table stays
 * stored. */
static void
test_copy_and_paste (ExportFixture *self, gconstpointer data)
{
  export_fixture_play (self, 7);
  check_copy_and_paste (self, "win.copy-board", "Board copied");
}

/* What is text to other programs is the game to this one. */
static void
test_copy_and_paste_text (ExportFixture *self, gconstpointer data)
{
  export_fixture_play (self, 7);
  check_copy_and_paste (self, "win.copy-moves", "Moves copied");
  check_copy_and_paste (self, "win.copy-scores", "Score sheet copied");
}

static void
test_paste_text (ExportFixture *self, gconstpointer data)
{
  g_autoptr (GBytes) record = g_bytes_new_static (short_game, strlen (short_game));
  g_autofree char *code = medina_record_to_code (record);
  MedinaDocument *before = medina_window_get_document (self->driver.window);

  set_clipboard (self, "Dear Yui");
  driver_activate (&self->driver, "win.paste");
  driver_await_question ();
  g_assert_cmpstr (medina_question_get_heading (driver_find_question ()), ==,
                   "Could Not Paste Game");
  g_assert_cmpstr (medina_question_get_text (driver_find_question ()), ==,
                   "The clipboard doesn’t contain a game.");
  driver_answer ("close");
  await (driver_find_question () == NULL);
  g_assert_true (medina_window_get_document (self->driver.window) == before);

  set_clipboard (self, code);
  driver_activate (&self->driver, "win.paste");
  await (medina_window_get_document (self->driver.window) != before);
  g_assert_cmpuint (medina_game_get_length (driver_get_game (&self->driver)), ==, 5);
}

int
main (int argc, char *argv[])
{
  driver_init (&argc, &argv);
  export_fixture_add_test ("/clipboard/copy-scores", test_copy_scores);
  export_fixture_add_test ("/clipboard/copy-moves", test_copy_moves);
  export_fixture_add_test ("/clipboard/a-copied-board-can-be-pasted", test_copy_and_paste);
  export_fixture_add_test ("/clipboard/copied-moves-can-be-pasted", test_copy_and_paste_text);
  export_fixture_add_test ("/clipboard/a-code-can-be-pasted", test_paste_text);
  return g_test_run ();
}
