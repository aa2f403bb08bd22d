/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "document-sync.h"
#include "medina-computer-player.h"
#include "medina-document.h"
#include "await.h"
#include "folder.h"
#include "scripted-game.h"

/* The computer plays real games here: easy, which answers at once, or with a number of positions
 * that it may look at. Where it is to be disturbed it thinks for longer than any test takes. */

typedef struct
{
  MedinaGame *game;
  MedinaComputerPlayer *computer;
} Table;

static const guint64 no_end = G_GUINT64_CONSTANT (1) << 60;

/* Computers where the letters are c. */
static void
seat (MedinaGame *game, const char *kinds, MedinaLevel level)
{
  for (guint i = 0; kinds[i] != '\0'; i++)
    {
      MedinaPlayer *player = medina_game_get_player (game, i);

      medina_player_set_level (player, level);
      medina_player_set_kind (player, kinds[i] == 'c' ? MEDINA_SEAT_COMPUTER : MEDINA_SEAT_HUMAN);
    }
}

static void
open_table (Table *self, const char *kinds, MedinaLevel level, guint64 nodes)
{
  const MdnSetup setup = scripted_game_setup (MDN_SECOND_EDITION, (int) strlen (kinds));

  self->game = scripted_game_new (&setup);
  seat (self->game, kinds, level);
  self->computer = medina_computer_player_new ();
  medina_computer_player_set_pace (self->computer, MEDINA_PACE_AT_ONCE);
  medina_computer_player_set_nodes (self->computer, nodes);
  medina_computer_player_set_game (self->computer, self->game);
}

static void
close_table (Table *self)
{
  g_assert_finalize_object (self->computer);
  g_assert_finalize_object (self->game);
}

static void
await_person (Table *self)
{
  await (medina_game_awaits_person (self->game) || medina_game_get_over (self->game));
  await_quiet ();
}

/* A thread has begun to think, and would go on for ages. */
static void
await_thought (Table *self)
{
  await (medina_computer_player_get_progress (self->computer) > 0 &&
         medina_computer_player_get_thinking (self->computer));
}

/* Plays a person's turn to its end. */
static void
play_turn (Table *self, MdnRandom *random)
{
  while (medina_game_awaits_person (self->game))
    g_assert_true (scripted_game_play_random (self->game, random));
  medina_game_end_turn (self->game);
}

/* Every rule set, and every number of players, to the end without anybody's help. */
static void
test_whole_games (void)
{
  for (int set = 0; set < MDN_RULE_SETS; set++)
    for (int players = 2; players <= 4; players++)
      {
        const MdnSetup setup = scripted_game_setup ((MdnRuleSet) set, players);
        Table table;

        open_table (&table, "cc", MEDINA_LEVEL_EASY, 20);
        g_object_unref (table.game);
        table.game = scripted_game_new (&setup);
        seat (table.game, &"cccc"[4 - players], (MedinaLevel) (players % 2));
        medina_computer_player_set_game (table.computer, table.game);
        await (medina_game_get_over (table.game));
        await_quiet ();
        g_assert_false (medina_computer_player_get_needed (table.computer));
        g_assert_false (medina_computer_player_get_busy (table.computer));
        medina_game_seek (table.game, 1);
        g_assert_false (medina_computer_player_get_needed (table.computer));
        close_table (&table);
      }
}

/* The same game gives the same answers. */
static void
test_repeatable (void)
{
  MdnPlacement placements[2][60];

  for (int i = 0; i < 2; i++)
    {
      Table table;

      open_table (&table, "ccc", MEDINA_LEVEL_EASY, 0);
      await (medina_game_get_cursor (table.game) >= 60);
      for (int j = 0; j < 60; j++)
        placements[i][j] = medina_game_get_engine_game (table.game)->placements[j];
      close_table (&table);
    }
  g_assert_cmpmem (placements[0], sizeof placements[0], placements[1], sizeof placements[1]);
}

/* It answers a person, whose turns it leaves alone, until the end. */
static void
test_against_person (void)
{
  Table table;
  MdnRandom random;
  guint turns = 0;

  mdn_random_seed (&random, 1);
  open_table (&table, "pcc", MEDINA_LEVEL_HARD, 20);
  for (await_person (&table); !medina_game_get_over (table.game); await_person (&table))
    {
      g_assert_true (medina_game_get_current_player (table.game) ==
                     medina_game_get_player (table.game, 0));
      g_assert_false (medina_computer_player_get_busy (table.computer));
      play_turn (&table, &random);
      turns++;
    }
  g_assert_cmpuint (turns, >, 10);
  close_table (&table);
}

static void
test_awaits_end_of_person (void)
{
  Table table;
  MdnRandom random;

  mdn_random_seed (&random, 1);
  open_table (&table, "pc", MEDINA_LEVEL_EASY, 0);
  await_person (&table);
  while (medina_game_awaits_person (table.game))
    scripted_game_play_random (table.game, &random);
  g_assert_true (medina_game_get_awaiting_end (table.game));
  await_quiet ();
  g_assert_false (medina_computer_player_get_needed (table.computer));
  g_assert_true (medina_game_get_awaiting_end (table.game));
  close_table (&table);
}

/* Play Now: what has been found so far is played, all of the turn. */
static void
test_play_now (void)
{
  Table table;
  MdnRandom random;
  MedinaPlayer *player;

  mdn_random_seed (&random, 1);
  open_table (&table, "pc", MEDINA_LEVEL_EXPERT, no_end);
  medina_computer_player_set_pace (table.computer, MEDINA_PACE_SLOW);
  play_turn (&table, &random);
  player = medina_game_get_current_player (table.game);
  await_thought (&table);
  g_assert_true (medina_computer_player_get_busy (table.computer));
  medina_computer_player_play_now (table.computer);
  await_person (&table);
  g_assert_true (medina_game_get_current_player (table.game) != player);
  g_assert_false (medina_computer_player_get_busy (table.computer));
  g_assert_cmpfloat (medina_computer_player_get_progress (table.computer), ==, 0);
  medina_computer_player_play_now (table.computer);
  close_table (&table);
}

static void
test_pause (void)
{
  Table table;
  guint cursor;

  open_table (&table, "cccc", MEDINA_LEVEL_EASY, 0);
  await (medina_game_get_cursor (table.game) >= 8);
  medina_computer_player_set_paused (table.computer, TRUE);
  g_assert_false (medina_computer_player_get_busy (table.computer));
  g_assert_true (medina_computer_player_get_needed (table.computer));
  cursor = medina_game_get_cursor (table.game);
  await_quiet ();
  g_assert_cmpuint (medina_game_get_cursor (table.game), ==, cursor);
  medina_computer_player_play_now (table.computer);
  await_quiet ();
  g_assert_cmpuint (medina_game_get_cursor (table.game), ==, cursor);
  medina_computer_player_set_paused (table.computer, FALSE);
  await (medina_game_get_cursor (table.game) >= cursor + 8);
  close_table (&table);
}

/* Paused in the middle of a thought, it begins that anew. */
static void
test_pause_thought (void)
{
  Table table;

  open_table (&table, "cc", MEDINA_LEVEL_HARD, no_end);
  await_thought (&table);
  medina_computer_player_set_paused (table.computer, TRUE);
  g_assert_false (medina_computer_player_get_thinking (table.computer));
  await_quiet ();
  g_assert_cmpuint (medina_game_get_cursor (table.game), ==, 0);
  medina_computer_player_set_paused (table.computer, FALSE);
  await_thought (&table);
  close_table (&table);
}

/* What is thought about when a person takes back is forgotten, and nothing happens until that
 * person has decided again. */
static void
test_undo (void)
{
  Table table;
  MdnRandom random;
  guint cursor;

  mdn_random_seed (&random, 1);
  open_table (&table, "pcc", MEDINA_LEVEL_EXPERT, no_end);
  play_turn (&table, &random);
  cursor = medina_game_get_cursor (table.game);
  await_thought (&table);
  medina_game_undo_decision (table.game);
  g_assert_false (medina_computer_player_get_busy (table.computer));
  g_assert_true (medina_game_awaits_person (table.game));
  await_quiet ();
  g_assert_cmpuint (medina_game_get_cursor (table.game), ==, cursor - 1);
  g_assert_cmpuint (medina_game_get_length (table.game), ==, cursor);
  /* A thought that was finished, too, is not played after that. */
  medina_game_redo_decision (table.game);
  medina_game_end_turn (table.game);
  await_thought (&table);
  medina_computer_player_play_now (table.computer);
  medina_game_undo_decision (table.game);
  await_quiet ();
  g_assert_cmpuint (medina_game_get_cursor (table.game), ==, cursor - 1);
  close_table (&table);
}

/* Undone far behind what computers have placed, and redone. */
static void
test_undo_turns (void)
{
  Table table;
  MdnRandom random;
  guint cursor;

  mdn_random_seed (&random, 1);
  open_table (&table, "pccc", MEDINA_LEVEL_EASY, 0);
  for (int i = 0; i < 4; i++)
    {
      await_person (&table);
      play_turn (&table, &random);
    }
  await_person (&table);
  cursor = medina_game_get_cursor (table.game);
  for (int i = 0; i < 5; i++)
    medina_game_undo_decision (table.game);
  await_quiet ();
  g_assert_true (medina_game_awaits_person (table.game));
  g_assert_cmpuint (medina_game_get_length (table.game), ==, cursor);
  while (medina_game_get_can_redo (table.game))
    medina_game_redo_decision (table.game);
  await_quiet ();
  g_assert_cmpuint (medina_game_get_cursor (table.game), ==, cursor);
  g_assert_true (medina_game_awaits_person (table.game));
  close_table (&table);
}

static void
test_replay (void)
{
  Table table;
  guint cursor;

  open_table (&table, "ccc", MEDINA_LEVEL_EASY, 0);
  await (medina_game_get_cursor (table.game) >= 20);
  cursor = medina_game_get_cursor (table.game);
  medina_game_seek (table.game, 4);
  g_assert_false (medina_computer_player_get_busy (table.computer));
  await_quiet ();
  g_assert_cmpuint (medina_game_get_length (table.game), ==, cursor);
  medina_game_seek (table.game, (int) cursor);
  await (medina_game_get_cursor (table.game) >= cursor + 4);
  close_table (&table);
}

/* Gone back to where a computer is to move, nothing is lost: it waits until it is told to go on. */
static void
test_rewound (void)
{
  Table table;
  guint length;

  open_table (&table, "ccc", MEDINA_LEVEL_EASY, 0);
  await (medina_game_get_cursor (table.game) >= 20);
  medina_game_undo_decision (table.game);
  length = medina_game_get_length (table.game);
  await_quiet ();
  g_assert_true (medina_computer_player_get_paused (table.computer));
  medina_game_seek (table.game, 8);
  medina_computer_player_set_paused (table.computer, FALSE);
  await_quiet ();
  medina_game_continue_here (table.game);
  await_quiet ();
  g_assert_true (medina_computer_player_get_paused (table.computer));
  g_assert_cmpuint (medina_game_get_cursor (table.game), ==, 8);
  g_assert_cmpuint (medina_game_get_length (table.game), ==, length);
  medina_computer_player_set_paused (table.computer, FALSE);
  await (medina_game_get_cursor (table.game) >= 12);
  close_table (&table);
}

/* In the middle of a turn: the computer plays the rest of it, and stops when a person sits down. */
static void
test_seat_changes (void)
{
  Table table;
  MdnRandom random;
  MedinaPlayer *player;

  mdn_random_seed (&random, 1);
  open_table (&table, "pppp", MEDINA_LEVEL_EASY, 0);
  while (medina_game_get_placements_made (table.game) == 0 ||
         medina_game_get_placements_left (table.game) == 0)
    {
      medina_game_end_turn (table.game);
      scripted_game_play_random (table.game, &random);
    }
  player = medina_game_get_current_player (table.game);
  medina_player_set_kind (player, MEDINA_SEAT_COMPUTER);
  await_person (&table);
  g_assert_true (medina_game_get_current_player (table.game) != player);

  medina_computer_player_set_nodes (table.computer, no_end);
  player = medina_game_get_current_player (table.game);
  medina_player_set_level (player, MEDINA_LEVEL_HARD);
  medina_player_set_kind (player, MEDINA_SEAT_COMPUTER);
  await_thought (&table);
  medina_player_set_kind (player, MEDINA_SEAT_HUMAN);
  await_quiet ();
  g_assert_true (medina_game_awaits_person (table.game));
  g_assert_true (medina_game_get_current_player (table.game) == player);
  close_table (&table);
}

/* A person's turn that only awaits its end. */
static void
test_seat_changes_at_end (void)
{
  Table table;
  MdnRandom random;

  mdn_random_seed (&random, 1);
  open_table (&table, "pp", MEDINA_LEVEL_EASY, 0);
  while (!medina_game_get_awaiting_end (table.game))
    scripted_game_play_random (table.game, &random);
  medina_player_set_kind (medina_game_get_current_player (table.game), MEDINA_SEAT_COMPUTER);
  await_person (&table);
  g_assert_false (medina_game_get_awaiting_end (table.game));
  close_table (&table);
}

/* Nobody is left behind, and nothing is placed late. */
static void
test_another_game (void)
{
  const MdnSetup setup = scripted_game_setup (MDN_FIRST_EDITION, 3);
  MedinaGame *other = scripted_game_new (&setup);
  Table table;

  open_table (&table, "cc", MEDINA_LEVEL_EXPERT, no_end);
  await_thought (&table);
  medina_computer_player_set_game (table.computer, other);
  g_assert_false (medina_computer_player_get_needed (table.computer));
  await_quiet ();
  g_assert_cmpuint (medina_game_get_length (table.game), ==, 0);
  g_assert_cmpuint (medina_game_get_length (other), ==, 0);
  medina_computer_player_set_game (table.computer, NULL);
  g_assert_finalize_object (other);
  close_table (&table);
}

static void
test_closing (void)
{
  Table table;

  open_table (&table, "cc", MEDINA_LEVEL_EXPERT, no_end);
  await_thought (&table);
  g_assert_finalize_object (table.computer);
  await_quiet ();
  g_assert_cmpuint (medina_game_get_length (table.game), ==, 0);
  g_assert_finalize_object (table.game);
}

/* The next placement is made, and waits for whoever holds the game. */
static void
await_held_placement (Table *self)
{
  medina_game_hold (self->game);
  await_quiet ();
  await (!medina_computer_player_get_thinking (self->computer));
  await_quiet ();
}

/* While the game is held what was placed is not on the board, and nothing more is placed. */
static void
test_held (void)
{
  Table table;

  open_table (&table, "ccc", MEDINA_LEVEL_EASY, 0);
  await (medina_game_get_cursor (table.game) >= 8);
  await_held_placement (&table);
  g_assert_cmpuint (medina_game_get_cursor (table.game), ==, 8);
  g_assert_true (medina_computer_player_get_busy (table.computer));
  medina_computer_player_play_now (table.computer);
  medina_computer_player_set_pace (table.computer, MEDINA_PACE_FAST);
  await_quiet ();
  g_assert_cmpuint (medina_game_get_cursor (table.game), ==, 8);
  medina_game_release (table.game);
  g_assert_cmpuint (medina_game_get_cursor (table.game), ==, 9);
  medina_computer_player_set_pace (table.computer, MEDINA_PACE_AT_ONCE);
  await (medina_game_get_cursor (table.game) >= 12);
  close_table (&table);
}

/* What was placed before the pause comes on the board, but nothing after it. */
static void
test_held_pause (void)
{
  Table table;

  open_table (&table, "ccc", MEDINA_LEVEL_EASY, 0);
  await (medina_game_get_cursor (table.game) >= 8);
  await_held_placement (&table);
  medina_computer_player_set_paused (table.computer, TRUE);
  medina_game_release (table.game);
  await_quiet ();
  g_assert_cmpuint (medina_game_get_cursor (table.game), ==, 9);
  g_assert_true (medina_computer_player_get_paused (table.computer));
  medina_computer_player_set_paused (table.computer, FALSE);
  await (medina_game_get_cursor (table.game) >= 12);
  close_table (&table);
}

/* Somebody sits down, or takes back: the placement that waits is forgotten. */
static void
test_held_disturbed (void)
{
  Table table;

  open_table (&table, "ccc", MEDINA_LEVEL_EASY, 0);
  await (medina_game_get_cursor (table.game) >= 8);
  await_held_placement (&table);
  seat (table.game, "ppp", MEDINA_LEVEL_EASY);
  medina_game_release (table.game);
  await_quiet ();
  g_assert_cmpuint (medina_game_get_cursor (table.game), ==, 8);
  seat (table.game, "ccc", MEDINA_LEVEL_EASY);
  await_held_placement (&table);
  medina_game_undo (table.game);
  medina_game_release (table.game);
  await_quiet ();
  g_assert_cmpuint (medina_game_get_cursor (table.game), ==, 7);
  g_assert_true (medina_computer_player_get_paused (table.computer));
  close_table (&table);
}

/* A look at an earlier turn, and back: it thinks anew and goes on. */
static void
test_held_replay (void)
{
  Table table;

  open_table (&table, "ccc", MEDINA_LEVEL_EASY, 0);
  await (medina_game_get_cursor (table.game) >= 8);
  await_held_placement (&table);
  medina_game_seek (table.game, 3);
  medina_game_release (table.game);
  await_quiet ();
  g_assert_cmpuint (medina_game_get_length (table.game), ==, 8);
  medina_game_seek (table.game, 8);
  await (medina_game_get_cursor (table.game) >= 12);
  close_table (&table);
}

/* Closed, or given another game, with a placement that waits. */
static void
test_held_closing (void)
{
  const MdnSetup setup = scripted_game_setup (MDN_FIRST_EDITION, 3);
  MedinaGame *other = scripted_game_new (&setup);
  Table table;

  open_table (&table, "ccc", MEDINA_LEVEL_EASY, 0);
  await (medina_game_get_cursor (table.game) >= 8);
  await_held_placement (&table);
  seat (other, "cpp", MEDINA_LEVEL_EASY);
  medina_computer_player_set_game (table.computer, other);
  medina_game_release (table.game);
  await (medina_game_awaits_person (other));
  g_assert_cmpuint (medina_game_get_cursor (table.game), ==, 9);
  g_assert_finalize_object (table.computer);
  await_quiet ();
  g_assert_finalize_object (table.game);
  g_assert_finalize_object (other);
}

/* What somebody else places meanwhile, as redo does, makes it think about what is there now. */
static void
test_placed_by_others (void)
{
  Table table;
  MdnRandom random;

  mdn_random_seed (&random, 1);
  open_table (&table, "cc", MEDINA_LEVEL_HARD, no_end);
  await_thought (&table);
  g_assert_true (scripted_game_play_random (table.game, &random));
  g_assert_cmpuint (medina_game_get_cursor (table.game), ==, 1);
  await_thought (&table);
  medina_computer_player_play_now (table.computer);
  await (medina_game_get_cursor (table.game) >= 2);
  close_table (&table);
}

/* Another pace holds for the placement that is awaited already. */
static void
test_pace (void)
{
  Table table;
  guint cursor;

  open_table (&table, "cc", MEDINA_LEVEL_EASY, 0);
  medina_computer_player_set_pace (table.computer, MEDINA_PACE_NORMAL);
  await (medina_game_get_cursor (table.game) >= 1);
  await_quiet ();
  await (!medina_computer_player_get_thinking (table.computer));
  cursor = medina_game_get_cursor (table.game);
  await_quiet ();
  g_assert_cmpuint (medina_game_get_cursor (table.game), ==, cursor);
  medina_computer_player_set_pace (table.computer, MEDINA_PACE_AT_ONCE);
  await_quiet ();
  g_assert_cmpuint (medina_game_get_cursor (table.game), >, cursor);
  close_table (&table);
}

/* Paused without a game, and let go of at once: nothing is left that could come later. */
static void
test_without_game (void)
{
  MedinaComputerPlayer *computer = medina_computer_player_new ();

  medina_computer_player_play_now (computer);
  medina_computer_player_set_paused (computer, TRUE);
  g_assert_true (medina_computer_player_get_paused (computer));
  g_assert_false (medina_computer_player_get_needed (computer));
  medina_computer_player_set_paused (computer, FALSE);
  g_assert_finalize_object (computer);
  await_quiet ();
}

/* The thread has its answer, and the main loop has not fetched it yet: after a pause it is too late. */
static void
test_late_answer (void)
{
  Table table;

  open_table (&table, "cc", MEDINA_LEVEL_HARD, no_end);
  for (int i = 0; i < 20; i++)
    {
      await_thought (&table);
      medina_computer_player_play_now (table.computer);
      await_pending ();
      medina_computer_player_set_paused (table.computer, TRUE);
      await_quiet ();
      g_assert_cmpuint (medina_game_get_cursor (table.game), ==, 0);
      medina_computer_player_set_paused (table.computer, FALSE);
    }
  close_table (&table);
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
  Table table;
  guint cursor;

  open_table (&table, "pcc", MEDINA_LEVEL_EASY, 0);
  document = medina_document_new (store, table.game);
  seat (table.game, "ccc", MEDINA_LEVEL_EASY);
  await (medina_game_get_cursor (table.game) >= 12);
  medina_computer_player_set_game (table.computer, NULL);
  await (!medina_game_is_held (table.game));
  cursor = medina_game_get_cursor (table.game);
  g_assert_true (document_sync_put_away (document, &error));
  g_assert_finalize_object (document);
  g_object_unref (table.game);

  games = document_sync_list (store, MEDINA_SHELF_IN_PROGRESS);
  g_assert_cmpuint (games->len, ==, 1);
  document =
    document_sync_resume (store, ((MedinaSlotContents *) g_ptr_array_index (games, 0))->id, &error);
  g_assert_no_error (error);
  table.game = g_object_ref (medina_document_get_game (document));
  g_assert_cmpuint (medina_game_get_cursor (table.game), ==, cursor);
  g_assert_cmpuint (medina_game_count_people (table.game), ==, 0);
  medina_computer_player_set_game (table.computer, table.game);
  await (medina_game_get_over (table.game));
  g_object_unref (table.computer);
  document_sync_discard (document, NULL);
  g_assert_finalize_object (document);
  g_assert_finalize_object (table.game);
  folder_remove (folder);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/computer/whole-games", test_whole_games);
  g_test_add_func ("/computer/repeatable", test_repeatable);
  g_test_add_func ("/computer/against-person", test_against_person);
  g_test_add_func ("/computer/awaits-end-of-person", test_awaits_end_of_person);
  g_test_add_func ("/computer/play-now", test_play_now);
  g_test_add_func ("/computer/pause", test_pause);
  g_test_add_func ("/computer/pause-thought", test_pause_thought);
  g_test_add_func ("/computer/undo", test_undo);
  g_test_add_func ("/computer/undo-turns", test_undo_turns);
  g_test_add_func ("/computer/replay", test_replay);
  g_test_add_func ("/computer/rewound", test_rewound);
  g_test_add_func ("/computer/seat-changes", test_seat_changes);
  g_test_add_func ("/computer/seat-changes-at-end", test_seat_changes_at_end);
  g_test_add_func ("/computer/another-game", test_another_game);
  g_test_add_func ("/computer/closing", test_closing);
  g_test_add_func ("/computer/held", test_held);
  g_test_add_func ("/computer/held-pause", test_held_pause);
  g_test_add_func ("/computer/held-disturbed", test_held_disturbed);
  g_test_add_func ("/computer/held-replay", test_held_replay);
  g_test_add_func ("/computer/held-closing", test_held_closing);
  g_test_add_func ("/computer/placed-by-others", test_placed_by_others);
  g_test_add_func ("/computer/pace", test_pace);
  g_test_add_func ("/computer/without-game", test_without_game);
  g_test_add_func ("/computer/late-answer", test_late_answer);
  g_test_add_func ("/computer/document", test_document);
  return g_test_run ();
}
