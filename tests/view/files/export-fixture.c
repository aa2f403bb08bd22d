/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "export-fixture.h"

#include <string.h>

#include <glib/gstdio.h>

#include "await.h"
#include "medina-announcer.h"
#include "medina-game-name.h"

static void
set_up (ExportFixture *self, gconstpointer data)
{
  self->folder = g_dir_make_tmp ("medina-export-XXXXXX", NULL);
  g_assert_nonnull (self->folder);
  driver_open (&self->driver, MDN_SECOND_EDITION, 3, FALSE, 1180, 760);
}

static void
tear_down (ExportFixture *self, gconstpointer data)
{
  g_autoptr (GDir) dir = g_dir_open (self->folder, 0, NULL);
  const char *name;

  driver_close (&self->driver);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (self->folder, name, NULL);

      g_assert_cmpint (g_remove (path), ==, 0);
    }
  g_assert_cmpint (g_rmdir (self->folder), ==, 0);
  g_free (self->folder);
}

void
export_fixture_add_test (const char *path, void (*test) (ExportFixture *self, gconstpointer data))
{
  g_test_add (path, ExportFixture, NULL, set_up, test, tear_down);
}

void
export_fixture_play (ExportFixture *self, int placements)
{
  MdnRandom random;

  mdn_random_seed (&random, 5);
  for (int i = 0; i < placements; i++)
    driver_play_one (&self->driver, &random);
}

const char *
export_fixture_get_announcement (ExportFixture *self)
{
  GtkWidget *announcer = driver_find (GTK_WIDGET (self->driver.window), MEDINA_TYPE_ANNOUNCER);

  return medina_announcer_get_text (MEDINA_ANNOUNCER (announcer));
}

void
export_fixture_await_announcement (ExportFixture *self, const char *announcement)
{
  await (g_strcmp0 (export_fixture_get_announcement (self), announcement) == 0);
}

void
export_fixture_assert_begins (ExportFixture *self, const char *name, const char *beginning)
{
  g_autofree char *path = g_build_filename (self->folder, name, NULL);
  g_autofree char *contents = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (path, &contents, &length, NULL));
  g_assert_cmpuint (length, >, 1000);
  g_assert_true (strncmp (contents, beginning, strlen (beginning)) == 0);
}

void
export_fixture_remove (ExportFixture *self, const char *name)
{
  g_autofree char *path = g_build_filename (self->folder, name, NULL);

  g_assert_cmpint (g_remove (path), ==, 0);
}

char *
export_fixture_name_game (ExportFixture *self, const char *suffix)
{
  g_autofree char *name =
    medina_game_name_suggest (medina_window_get_document (self->driver.window));

  g_assert_true (g_str_has_prefix (name, "Medina – "));
  return g_strconcat (name, suffix, NULL);
}
