/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>

#include "await.h"
#include "document-fixture.h"
#include "folder.h"
#include "document-sync.h"
#include "medina-computer-player.h"
#include "medina-record-file.h"
#include "scripted-game.h"

/* Games that cannot be kept for a while: they are tried again, and computers wait. */

typedef struct
{
  DocumentFixture fixture;
  char *slots; /* where slots should be, but a file is in the way */
  MedinaComputerPlayer *computer;
  guint attempts; /* to write, that have ended */
} Fault;

static void
busy_cb (Fault *self)
{
  self->attempts += !medina_document_get_busy (self->fixture.document);
}

static void
fault_begin (Fault *self, const char *seats)
{
  *self = (Fault){ 0 };
  document_fixture_set_up_in (&self->fixture, "games");
  folder_write (self->fixture.folder, "games", "");
  self->slots = g_build_filename (self->fixture.folder, "games", NULL);
  g_signal_connect_swapped (self->fixture.document, "notify::busy", G_CALLBACK (busy_cb), self);
  for (guint i = 0; seats[i] != '\0'; i++)
    {
      MedinaPlayer *player = medina_game_get_player (self->fixture.game, i);

      medina_player_set_level (player, MEDINA_LEVEL_EASY);
      medina_player_set_kind (player, seats[i] == 'c' ? MEDINA_SEAT_COMPUTER : MEDINA_SEAT_HUMAN);
    }
  self->computer = medina_computer_player_new ();
  medina_computer_player_set_pace (self->computer, MEDINA_PACE_AT_ONCE);
  medina_computer_player_set_nodes (self->computer, 1);
  medina_computer_player_set_gate (self->computer, self->fixture.gate);
}

static void
fault_mend (Fault *self)
{
  g_assert_cmpint (g_unlink (self->slots), ==, 0);
}

static void
fault_clear (Fault *self)
{
  g_assert_finalize_object (self->computer);
  g_signal_handlers_disconnect_by_data (self->fixture.document, self);
  g_assert_true (document_sync_discard (self->fixture.document, NULL));
  g_rmdir (self->slots);
  g_free (self->slots);
  document_fixture_clear (&self->fixture);
}

static void
assert_on_disk (Fault *self, MedinaStoreSection section)
{
  const MdnGame *game = medina_game_get_engine_game (self->fixture.game);
  g_autoptr (GPtrArray) list = NULL;
  const MedinaSlotContents *contents;

  g_assert_true (document_sync_close (self->fixture.document, NULL));
  list = document_sync_list (self->fixture.store, section);
  g_assert_cmpuint (list->len, ==, 1);
  contents = list->pdata[0];
  g_assert_no_error (contents->error);
  g_assert_cmpint (contents->record->game.count, ==, game->count);
  g_assert_cmpmem (contents->record->game.placements, sizeof (MdnPlacement) * (gsize) game->count,
                   game->placements, sizeof (MdnPlacement) * (gsize) game->count);
  g_assert_true (medina_store_remove (self->fixture.store, contents->id, NULL));
}

/* Where nobody but computers plays nothing happens until the game is kept. Then it goes on by
 * itself, to its end. */
static void
test_computers_wait (void)
{
  g_autofree char *finished = NULL;
  Fault fault;

  fault_begin (&fault, "ccc");
  await (medina_document_get_autosave_error (fault.fixture.document) != NULL);
  await (fault.attempts >= 3);
  await_quiet ();
  g_assert_cmpuint (medina_game_get_length (fault.fixture.game), ==, 1);
  g_assert_cmpuint (fault.fixture.failures, ==, 1);

  fault_mend (&fault);
  await (medina_document_get_autosave_error (fault.fixture.document) == NULL);
  await (medina_game_get_over (fault.fixture.game));
  g_assert_cmpuint (fault.fixture.failures, ==, 1);
  assert_on_disk (&fault, MEDINA_STORE_SECTION_FINISHED);
  finished = g_build_filename (fault.slots, "finished", NULL);
  g_assert_cmpint (g_rmdir (finished), ==, 0);
  fault_clear (&fault);
}

static void
play_person (DocumentFixture *fixture)
{
  while (medina_game_awaits_person (fixture->game))
    {
      g_assert_true (document_fixture_play_one (fixture));
      document_fixture_await (fixture);
    }
  g_assert_true (medina_game_get_awaiting_end (fixture->game));
  medina_game_end_turn (fixture->game);
}

/* People go on up to the first computer; taking back its turn lets them go on again. */
static void
test_people_go_on (void)
{
  Fault fault;
  guint length;

  fault_begin (&fault, "hhc");
  play_person (&fault.fixture);
  play_person (&fault.fixture);
  length = medina_game_get_length (fault.fixture.game);
  g_assert_cmpuint (length, >, 1);
  await (fault.attempts >= 3);
  await_quiet ();
  g_assert_cmpuint (medina_game_get_length (fault.fixture.game), ==, length);

  medina_game_undo_decision (fault.fixture.game);
  document_fixture_await (&fault.fixture);
  play_person (&fault.fixture);
  fault_mend (&fault);
  await (medina_game_awaits_person (fault.fixture.game));
  g_assert_null (medina_document_get_autosave_error (fault.fixture.document));
  assert_on_disk (&fault, MEDINA_STORE_SECTION_IN_PROGRESS);
  fault_clear (&fault);
}

/* The game is stored as soon as that is possible, without anybody's doing. */
static void
test_tried_again (void)
{
  Fault fault;

  fault_begin (&fault, "hhh");
  g_assert_true (document_fixture_play_one (&fault.fixture));
  await (medina_document_get_autosave_error (fault.fixture.document) != NULL);
  fault_mend (&fault);
  await (medina_document_get_autosave_error (fault.fixture.document) == NULL);
  g_assert_true (medina_document_get_autosaved (fault.fixture.document));
  assert_on_disk (&fault, MEDINA_STORE_SECTION_IN_PROGRESS);
  fault_clear (&fault);
}

/* A document that is let go does not try any more: its timer is gone. */
static void
test_let_go (void)
{
  Fault fault;
  gpointer document;

  fault_begin (&fault, "hhh");
  g_assert_true (document_fixture_play_one (&fault.fixture));
  await (medina_document_get_autosave_error (fault.fixture.document) != NULL);
  await (!medina_document_get_busy (fault.fixture.document));
  document = fault.fixture.document;
  g_assert_nonnull (g_main_context_find_source_by_user_data (NULL, document));
  fault_mend (&fault);
  fault_clear (&fault);
  g_assert_null (g_main_context_find_source_by_user_data (NULL, document));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/unkept-games/computers-wait-until-it-is-kept", test_computers_wait);
  g_test_add_func ("/unkept-games/people-go-on-up-to-a-computer", test_people_go_on);
  g_test_add_func ("/unkept-games/keeping-is-tried-again", test_tried_again);
  g_test_add_func ("/unkept-games/a-freed-document-has-no-timer", test_let_go);
  return g_test_run ();
}
