/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "document-fixture.h"

#include <string.h>

#include "await.h"
#include "folder.h"
#include "document-sync.h"
#include "scripted-game.h"

static void
trouble_cb (DocumentFixture *self)
{
  const char *trouble = medina_document_get_autosave_error (self->document);

  g_assert_cmpstr (trouble, !=, "");
  self->failures += trouble != NULL;
}

void
document_fixture_put (DocumentFixture *self, MedinaDocument *document)
{
  self->document = document;
  self->game = medina_document_get_game (document);
  self->gate = medina_document_get_gate (document);
  g_signal_connect_swapped (document, "notify::autosave-error", G_CALLBACK (trouble_cb), self);
}

void
document_fixture_set_up_in (DocumentFixture *self, const char *below)
{
  const MdnSetup setup = scripted_game_setup (MDN_SECOND_EDITION, 3);
  g_autofree char *slots = NULL;
  g_autoptr (MedinaGame) game = scripted_game_new (&setup);

  memset (self, 0, sizeof *self);
  mdn_random_seed (&self->random, 5);
  self->folder = folder_create ();
  slots = g_build_filename (self->folder, below, NULL);
  self->store = medina_store_new (slots);
  document_fixture_put (self, medina_document_new (self->store, game));
}

void
document_fixture_set_up (DocumentFixture *self)
{
  document_fixture_set_up_in (self, NULL);
}

void
document_fixture_clear (DocumentFixture *self)
{
  document_sync_discard (self->document, NULL);
  g_assert_finalize_object (self->document);
  /* A task that ended in its thread is let go of here only. */
  g_object_add_weak_pointer (G_OBJECT (self->store), (gpointer *) &self->store);
  g_object_unref (self->store);
  await (self->store == NULL);
  folder_remove (self->folder);
  g_free (self->folder);
}

void
document_fixture_await (DocumentFixture *self)
{
  await (medina_placement_gate_is_open (self->gate));
}

gboolean
document_fixture_play_one (DocumentFixture *self)
{
  return scripted_game_play_random_through (self->gate, &self->random);
}

void
document_fixture_play (DocumentFixture *self, int placements)
{
  for (int i = 0; i < placements; i++)
    {
      if (medina_game_get_awaiting_end (self->game))
        medina_game_end_turn (self->game);
      g_assert_true (document_fixture_play_one (self));
      document_fixture_await (self);
    }
}

char *
document_fixture_slot_name (DocumentFixture *self)
{
  g_autoptr (GDir) directory = g_dir_open (self->folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (directory)) != NULL)
    if (g_str_has_suffix (name, MEDINA_RECORD_SUFFIX))
      return g_strdup (name);
  return NULL;
}

GFile *
document_fixture_file (DocumentFixture *self, const char *name)
{
  g_autofree char *path = g_build_filename (self->folder, name, NULL);

  return g_file_new_for_path (path);
}
