/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "await.h"
#include "computer-fixture.h"
#include "folder.h"
#include "document-sync.h"
#include "scripted-game.h"

/* Computers whose placements wait for something, as for the disk. */

/* Closes the gate, and awaits that the next placement waits before it. */
static void
await_waiting_placement (ComputerFixture *self)
{
  medina_placement_gate_close (self->gate);
  await_quiet ();
  await (!medina_computer_player_get_thinking (self->computer));
  await_quiet ();
}

/* While the gate is closed what was placed is not on the board, and nothing more is placed. */
static void
test_closed (void)
{
  ComputerFixture fixture;

  computer_fixture_open (&fixture, "ccc", MEDINA_LEVEL_EASY, 0);
  await (medina_game_get_cursor (fixture.game) >= 8);
  await_waiting_placement (&fixture);
  g_assert_cmpuint (medina_game_get_cursor (fixture.game), ==, 8);
  g_assert_true (medina_computer_player_get_busy (fixture.computer));
  medina_computer_player_play_now (fixture.computer);
  medina_computer_player_set_pace (fixture.computer, MEDINA_PACE_FAST);
  await_quiet ();
  g_assert_cmpuint (medina_game_get_cursor (fixture.game), ==, 8);
  medina_placement_gate_open (fixture.gate);
  g_assert_cmpuint (medina_game_get_cursor (fixture.game), ==, 9);
  medina_computer_player_set_pace (fixture.computer, MEDINA_PACE_AT_ONCE);
  await (medina_game_get_cursor (fixture.game) >= 12);
  computer_fixture_close (&fixture);
}

/* What was placed before the pause comes on the board, but nothing after it. */
static void
test_closed_pause (void)
{
  ComputerFixture fixture;

  computer_fixture_open (&fixture, "ccc", MEDINA_LEVEL_EASY, 0);
  await (medina_game_get_cursor (fixture.game) >= 8);
  await_waiting_placement (&fixture);
  medina_computer_player_set_paused (fixture.computer, TRUE);
  medina_placement_gate_open (fixture.gate);
  await_quiet ();
  g_assert_cmpuint (medina_game_get_cursor (fixture.game), ==, 9);
  g_assert_true (medina_computer_player_get_paused (fixture.computer));
  medina_computer_player_set_paused (fixture.computer, FALSE);
  await (medina_game_get_cursor (fixture.game) >= 12);
  computer_fixture_close (&fixture);
}

/* Somebody sits down, or takes back: the placement that waits is forgotten. */
static void
test_closed_disturbed (void)
{
  ComputerFixture fixture;

  computer_fixture_open (&fixture, "ccc", MEDINA_LEVEL_EASY, 0);
  await (medina_game_get_cursor (fixture.game) >= 8);
  await_waiting_placement (&fixture);
  computer_fixture_seat (fixture.game, "ppp", MEDINA_LEVEL_EASY);
  medina_placement_gate_open (fixture.gate);
  await_quiet ();
  g_assert_cmpuint (medina_game_get_cursor (fixture.game), ==, 8);
  computer_fixture_seat (fixture.game, "ccc", MEDINA_LEVEL_EASY);
  await_waiting_placement (&fixture);
  medina_game_undo (fixture.game);
  medina_placement_gate_open (fixture.gate);
  await_quiet ();
  g_assert_cmpuint (medina_game_get_cursor (fixture.game), ==, 7);
  g_assert_true (medina_computer_player_get_paused (fixture.computer));
  computer_fixture_close (&fixture);
}

/* Who looks is told when it takes long, and only as long as it does. The plan goes on after
 * that. */
static void
test_closed_for_long (void)
{
  ComputerFixture fixture;

  computer_fixture_open (&fixture, "ccc", MEDINA_LEVEL_EASY, 0);
  await (medina_game_get_cursor (fixture.game) >= 8);
  await_waiting_placement (&fixture);
  await (medina_computer_player_get_waiting (fixture.computer));
  g_assert_true (medina_computer_player_get_busy (fixture.computer));
  medina_placement_gate_open (fixture.gate);
  g_assert_false (medina_computer_player_get_waiting (fixture.computer));
  g_assert_cmpuint (medina_game_get_cursor (fixture.game), ==, 9);
  await (medina_game_get_cursor (fixture.game) >= 12);
  computer_fixture_close (&fixture);
}

/* A look at an earlier turn, and back: it thinks anew and goes on. */
static void
test_closed_replay (void)
{
  ComputerFixture fixture;

  computer_fixture_open (&fixture, "ccc", MEDINA_LEVEL_EASY, 0);
  await (medina_game_get_cursor (fixture.game) >= 8);
  await_waiting_placement (&fixture);
  medina_game_seek (fixture.game, 3);
  medina_placement_gate_open (fixture.gate);
  await_quiet ();
  g_assert_cmpuint (medina_game_get_length (fixture.game), ==, 8);
  medina_game_seek (fixture.game, 8);
  await (medina_game_get_cursor (fixture.game) >= 12);
  computer_fixture_close (&fixture);
}

/* Given another game with a placement that waits, it leaves that one to the gate. */
static void
test_closed_another_game (void)
{
  const MdnSetup setup = scripted_game_setup (MDN_FIRST_EDITION, 3);
  g_autoptr (MedinaPlacementGate) gate = NULL;
  MedinaGame *game;
  ComputerFixture fixture;

  computer_fixture_open (&fixture, "ccc", MEDINA_LEVEL_EASY, 0);
  await (medina_game_get_cursor (fixture.game) >= 8);
  await_waiting_placement (&fixture);
  gate = g_object_ref (fixture.gate);
  game = medina_placement_gate_get_game (gate);
  computer_fixture_change_game (&fixture, scripted_game_new (&setup));
  computer_fixture_seat (fixture.game, "cpp", MEDINA_LEVEL_EASY);
  medina_placement_gate_open (gate);
  await (medina_game_awaits_person (fixture.game));
  g_assert_cmpuint (medina_game_get_cursor (game), ==, 9);
  g_assert_finalize_object (fixture.computer);
  await_quiet ();
  g_assert_finalize_object (fixture.gate);
  g_assert_finalize_object (fixture.game);
}

/* With a document each placement is on the disk before the next; what is left resumes, and the
 * computers go on. */
static void
test_document (void)
{
  g_autofree char *folder = folder_create ();
  g_autoptr (MedinaStore) store = medina_store_new (folder);
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GError) error = NULL;
  MedinaDocument *document;
  MedinaGame *resumed;
  ComputerFixture fixture;
  guint cursor;

  computer_fixture_open (&fixture, "pcc", MEDINA_LEVEL_EASY, 0);
  document = medina_document_new (store, fixture.game);
  medina_computer_player_set_gate (fixture.computer, medina_document_get_gate (document));
  computer_fixture_seat (fixture.game, "ccc", MEDINA_LEVEL_EASY);
  await (medina_game_get_cursor (fixture.game) >= 12);
  medina_computer_player_set_gate (fixture.computer, NULL);
  document_sync_await_stored (document);
  cursor = medina_game_get_cursor (fixture.game);
  g_assert_true (document_sync_close (document, &error));
  g_assert_finalize_object (document);

  games = document_sync_list (store, MEDINA_STORE_SECTION_IN_PROGRESS);
  g_assert_cmpuint (games->len, ==, 1);
  document =
    document_sync_resume (store, ((MedinaSlotContents *) g_ptr_array_index (games, 0))->id, &error);
  g_assert_no_error (error);
  resumed = medina_document_get_game (document);
  g_assert_cmpuint (medina_game_get_cursor (resumed), ==, cursor);
  g_assert_cmpuint (medina_game_count_people (resumed), ==, 0);
  medina_computer_player_set_gate (fixture.computer, medina_document_get_gate (document));
  await (medina_game_get_over (resumed));
  computer_fixture_close (&fixture);
  document_sync_discard (document, NULL);
  g_assert_finalize_object (document);
  folder_remove (folder);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/computer-gate/a-placement-waits-before-a-closed-gate", test_closed);
  g_test_add_func ("/computer-gate/a-long-wait-is-told", test_closed_for_long);
  g_test_add_func ("/computer-gate/pausing-keeps-the-waiting-placement", test_closed_pause);
  g_test_add_func ("/computer-gate/a-disturbance-drops-the-waiting-placement",
                   test_closed_disturbed);
  g_test_add_func ("/computer-gate/looking-back-drops-the-waiting-placement", test_closed_replay);
  g_test_add_func ("/computer-gate/each-placement-is-on-the-disk-first", test_document);
  g_test_add_func ("/computer-gate/another-game-leaves-the-waiting-placement",
                   test_closed_another_game);
  return g_test_run ();
}
