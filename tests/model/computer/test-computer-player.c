/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "await.h"
#include "computer-fixture.h"
#include "scripted-game.h"

/* Every rule set, and every number of players, to the end without anybody's help. */
static void
test_whole_games (void)
{
  for (int set = 0; set < MDN_RULE_SETS; set++)
    for (int players = 2; players <= 4; players++)
      {
        const MdnSetup setup = scripted_game_setup ((MdnRuleSet) set, players);
        ComputerFixture fixture;

        computer_fixture_open (&fixture, "cc", MEDINA_LEVEL_EASY, 20);
        computer_fixture_change_game (&fixture, scripted_game_new (&setup));
        computer_fixture_seat (fixture.game, &"cccc"[4 - players], (MedinaLevel) (players % 2));
        await (medina_game_get_over (fixture.game));
        await_quiet ();
        g_assert_false (medina_computer_player_get_needed (fixture.computer));
        g_assert_false (medina_computer_player_get_busy (fixture.computer));
        medina_game_seek (fixture.game, 1);
        g_assert_false (medina_computer_player_get_needed (fixture.computer));
        computer_fixture_close (&fixture);
      }
}

/* The same game gives the same answers. */
static void
test_repeatable (void)
{
  MdnPlacement placements[2][60];

  for (int i = 0; i < 2; i++)
    {
      ComputerFixture fixture;

      computer_fixture_open (&fixture, "ccc", MEDINA_LEVEL_EASY, 0);
      await (medina_game_get_cursor (fixture.game) >= 60);
      for (int j = 0; j < 60; j++)
        placements[i][j] = medina_game_get_engine_game (fixture.game)->placements[j];
      computer_fixture_close (&fixture);
    }
  g_assert_cmpmem (placements[0], sizeof placements[0], placements[1], sizeof placements[1]);
}

/* Two games do not go alike because they begin alike, as all of the first edition do. */
static void
test_variety (void)
{
  g_autoptr (GHashTable) merchants = g_hash_table_new (NULL, NULL);

  for (gint64 game = 1; game <= 12; game++)
    {
      ComputerFixture fixture;

      computer_fixture_open_by_rules (&fixture, MDN_FIRST_EDITION, "ccc", MEDINA_LEVEL_EASY, 0);
      medina_game_set_begun (fixture.game, game);
      await (medina_game_get_cursor (fixture.game) > 0);
      g_hash_table_add (merchants, GUINT_TO_POINTER (
                                     medina_game_get_engine_game (fixture.game)->placements[0]));
      computer_fixture_close (&fixture);
    }
  g_assert_cmpuint (g_hash_table_size (merchants), >, 6);
}

/* It answers a person, whose turns it leaves alone, until the end. */
static void
test_against_person (void)
{
  ComputerFixture fixture;
  MdnRandom random;
  guint turns = 0;

  mdn_random_seed (&random, 1);
  computer_fixture_open (&fixture, "pcc", MEDINA_LEVEL_HARD, 20);
  for (computer_fixture_await_person (&fixture); !medina_game_get_over (fixture.game);
       computer_fixture_await_person (&fixture))
    {
      g_assert_true (medina_game_get_current_player (fixture.game) ==
                     medina_game_get_player (fixture.game, 0));
      g_assert_false (medina_computer_player_get_busy (fixture.computer));
      computer_fixture_play_turn (&fixture, &random);
      turns++;
    }
  g_assert_cmpuint (turns, >, 10);
  computer_fixture_close (&fixture);
}

static void
test_awaits_end_of_person (void)
{
  ComputerFixture fixture;
  MdnRandom random;

  mdn_random_seed (&random, 1);
  computer_fixture_open (&fixture, "pc", MEDINA_LEVEL_EASY, 0);
  computer_fixture_await_person (&fixture);
  while (medina_game_awaits_person (fixture.game))
    scripted_game_play_random (fixture.game, &random);
  g_assert_true (medina_game_get_awaiting_end (fixture.game));
  await_quiet ();
  g_assert_false (medina_computer_player_get_needed (fixture.computer));
  g_assert_true (medina_game_get_awaiting_end (fixture.game));
  computer_fixture_close (&fixture);
}

/* Play Now: what has been found so far is played, all of the turn. */
static void
test_play_now (void)
{
  ComputerFixture fixture;
  MdnRandom random;
  MedinaPlayer *player;

  mdn_random_seed (&random, 1);
  computer_fixture_open (&fixture, "pc", MEDINA_LEVEL_EXPERT, COMPUTER_FIXTURE_NO_END);
  medina_computer_player_set_pace (fixture.computer, MEDINA_PACE_SLOW);
  computer_fixture_play_turn (&fixture, &random);
  player = medina_game_get_current_player (fixture.game);
  computer_fixture_await_thought (&fixture);
  g_assert_true (medina_computer_player_get_busy (fixture.computer));
  medina_computer_player_play_now (fixture.computer);
  computer_fixture_await_person (&fixture);
  g_assert_true (medina_game_get_current_player (fixture.game) != player);
  g_assert_false (medina_computer_player_get_busy (fixture.computer));
  g_assert_cmpfloat (medina_computer_player_get_progress (fixture.computer), ==, 0);
  medina_computer_player_play_now (fixture.computer);
  computer_fixture_close (&fixture);
}

static void
test_pause (void)
{
  ComputerFixture fixture;
  guint cursor;

  computer_fixture_open (&fixture, "cccc", MEDINA_LEVEL_EASY, 0);
  await (medina_game_get_cursor (fixture.game) >= 8);
  medina_computer_player_set_paused (fixture.computer, TRUE);
  g_assert_false (medina_computer_player_get_busy (fixture.computer));
  g_assert_true (medina_computer_player_get_needed (fixture.computer));
  cursor = medina_game_get_cursor (fixture.game);
  await_quiet ();
  g_assert_cmpuint (medina_game_get_cursor (fixture.game), ==, cursor);
  medina_computer_player_play_now (fixture.computer);
  await_quiet ();
  g_assert_cmpuint (medina_game_get_cursor (fixture.game), ==, cursor);
  medina_computer_player_set_paused (fixture.computer, FALSE);
  await (medina_game_get_cursor (fixture.game) >= cursor + 8);
  computer_fixture_close (&fixture);
}

/* Paused in the middle of a thought, it begins that anew. */
static void
test_pause_thought (void)
{
  ComputerFixture fixture;

  computer_fixture_open (&fixture, "cc", MEDINA_LEVEL_HARD, COMPUTER_FIXTURE_NO_END);
  computer_fixture_await_thought (&fixture);
  medina_computer_player_set_paused (fixture.computer, TRUE);
  g_assert_false (medina_computer_player_get_thinking (fixture.computer));
  await_quiet ();
  g_assert_cmpuint (medina_game_get_cursor (fixture.game), ==, 0);
  medina_computer_player_set_paused (fixture.computer, FALSE);
  computer_fixture_await_thought (&fixture);
  computer_fixture_close (&fixture);
}

/* Undo drops the thought, and nothing is placed until the person has decided again. */
static void
test_undo (void)
{
  ComputerFixture fixture;
  MdnRandom random;
  guint cursor;

  mdn_random_seed (&random, 1);
  computer_fixture_open (&fixture, "pcc", MEDINA_LEVEL_EXPERT, COMPUTER_FIXTURE_NO_END);
  computer_fixture_play_turn (&fixture, &random);
  cursor = medina_game_get_cursor (fixture.game);
  computer_fixture_await_thought (&fixture);
  medina_game_undo_decision (fixture.game);
  g_assert_false (medina_computer_player_get_busy (fixture.computer));
  g_assert_true (medina_game_awaits_person (fixture.game));
  await_quiet ();
  g_assert_cmpuint (medina_game_get_cursor (fixture.game), ==, cursor - 1);
  g_assert_cmpuint (medina_game_get_length (fixture.game), ==, cursor);
  /* A finished thought is dropped by undo as well. */
  medina_game_redo_decision (fixture.game);
  medina_game_end_turn (fixture.game);
  computer_fixture_await_thought (&fixture);
  medina_computer_player_play_now (fixture.computer);
  medina_game_undo_decision (fixture.game);
  await_quiet ();
  g_assert_cmpuint (medina_game_get_cursor (fixture.game), ==, cursor - 1);
  computer_fixture_close (&fixture);
}

/* Undo goes far back over the placements of computers, and redo forth again. */
static void
test_undo_turns (void)
{
  ComputerFixture fixture;
  MdnRandom random;
  guint cursor;

  mdn_random_seed (&random, 1);
  computer_fixture_open (&fixture, "pccc", MEDINA_LEVEL_EASY, 0);
  for (int i = 0; i < 4; i++)
    {
      computer_fixture_await_person (&fixture);
      computer_fixture_play_turn (&fixture, &random);
    }
  computer_fixture_await_person (&fixture);
  cursor = medina_game_get_cursor (fixture.game);
  for (int i = 0; i < 5; i++)
    medina_game_undo_decision (fixture.game);
  await_quiet ();
  g_assert_true (medina_game_awaits_person (fixture.game));
  g_assert_cmpuint (medina_game_get_length (fixture.game), ==, cursor);
  while (medina_game_get_can_redo (fixture.game))
    medina_game_redo_decision (fixture.game);
  await_quiet ();
  g_assert_cmpuint (medina_game_get_cursor (fixture.game), ==, cursor);
  g_assert_true (medina_game_awaits_person (fixture.game));
  computer_fixture_close (&fixture);
}

static void
test_replay (void)
{
  ComputerFixture fixture;
  guint cursor;

  computer_fixture_open (&fixture, "ccc", MEDINA_LEVEL_EASY, 0);
  await (medina_game_get_cursor (fixture.game) >= 20);
  cursor = medina_game_get_cursor (fixture.game);
  medina_game_seek (fixture.game, 4);
  g_assert_false (medina_computer_player_get_busy (fixture.computer));
  await_quiet ();
  g_assert_cmpuint (medina_game_get_length (fixture.game), ==, cursor);
  medina_game_seek (fixture.game, (int) cursor);
  await (medina_game_get_cursor (fixture.game) >= cursor + 4);
  computer_fixture_close (&fixture);
}

/* However long one has looked back, the board is seen for a while before the computer goes on. */
static void
test_return (void)
{
  const gint64 pause = G_TIME_SPAN_MILLISECOND * medina_pace_get_pause (MEDINA_PACE_SLOW);
  ComputerFixture fixture;
  guint cursor;
  gint64 left;

  computer_fixture_open (&fixture, "cc", MEDINA_LEVEL_EASY, 0);
  await (medina_game_get_cursor (fixture.game) >= 1);
  cursor = medina_game_get_cursor (fixture.game);
  left = g_get_monotonic_time ();
  medina_game_seek (fixture.game, 0);
  medina_computer_player_set_pace (fixture.computer, MEDINA_PACE_SLOW);
  await (g_get_monotonic_time () - left > pause);
  medina_game_seek (fixture.game, (int) cursor);
  await_quiet ();
  g_assert_cmpuint (medina_game_get_length (fixture.game), ==, cursor);
  medina_computer_player_set_pace (fixture.computer, MEDINA_PACE_AT_ONCE);
  await (medina_game_get_length (fixture.game) > cursor);
  computer_fixture_close (&fixture);
}

/* Where something can be redone and a computer is to move, it waits until it is told to go on. */
static void
test_rewound (void)
{
  ComputerFixture fixture;
  guint cursor, length;

  computer_fixture_open (&fixture, "ccc", MEDINA_LEVEL_EASY, 0);
  await (medina_game_get_cursor (fixture.game) >= 20);
  medina_game_undo_decision (fixture.game);
  cursor = medina_game_get_cursor (fixture.game);
  length = medina_game_get_length (fixture.game);
  await_quiet ();
  g_assert_true (medina_computer_player_get_paused (fixture.computer));
  g_assert_cmpuint (medina_game_get_cursor (fixture.game), ==, cursor);
  g_assert_cmpuint (medina_game_get_length (fixture.game), ==, length);
  medina_computer_player_set_paused (fixture.computer, FALSE);
  await (medina_game_get_cursor (fixture.game) >= cursor + 4);
  computer_fixture_close (&fixture);
}

/* In the middle of a turn: the computer plays the rest of it, and stops when a person sits down. */
static void
test_seat_changes (void)
{
  ComputerFixture fixture;
  MdnRandom random;
  MedinaPlayer *player;

  mdn_random_seed (&random, 1);
  computer_fixture_open (&fixture, "pppp", MEDINA_LEVEL_EASY, 0);
  while (medina_game_get_placements_made (fixture.game) == 0 ||
         medina_game_get_placements_left (fixture.game) == 0)
    {
      medina_game_end_turn (fixture.game);
      scripted_game_play_random (fixture.game, &random);
    }
  player = medina_game_get_current_player (fixture.game);
  medina_player_set_kind (player, MEDINA_SEAT_COMPUTER);
  computer_fixture_await_person (&fixture);
  g_assert_true (medina_game_get_current_player (fixture.game) != player);

  medina_computer_player_set_nodes (fixture.computer, COMPUTER_FIXTURE_NO_END);
  player = medina_game_get_current_player (fixture.game);
  medina_player_set_level (player, MEDINA_LEVEL_HARD);
  medina_player_set_kind (player, MEDINA_SEAT_COMPUTER);
  computer_fixture_await_thought (&fixture);
  medina_player_set_kind (player, MEDINA_SEAT_HUMAN);
  await_quiet ();
  g_assert_true (medina_game_awaits_person (fixture.game));
  g_assert_true (medina_game_get_current_player (fixture.game) == player);
  computer_fixture_close (&fixture);
}

/* A person's turn that only awaits its end: the computer that takes it over leaves that to people,
 * who can also take back what was placed. */
static void
test_seat_changes_at_end (gconstpointer undo)
{
  ComputerFixture fixture;
  MdnRandom random;
  MedinaPlayer *player;
  guint placed;

  mdn_random_seed (&random, 1);
  computer_fixture_open (&fixture, "pp", MEDINA_LEVEL_EASY, 0);
  while (!medina_game_get_awaiting_end (fixture.game))
    scripted_game_play_random (fixture.game, &random);
  placed = medina_game_get_cursor (fixture.game);
  player = medina_game_get_current_player (fixture.game);
  medina_player_set_kind (player, MEDINA_SEAT_COMPUTER);
  await_quiet ();
  g_assert_true (medina_game_get_awaiting_end (fixture.game));
  g_assert_true (medina_game_get_can_end_turn (fixture.game));
  g_assert_true (medina_game_get_can_undo (fixture.game));
  g_assert_false (medina_computer_player_get_needed (fixture.computer));
  if (GPOINTER_TO_INT (undo))
    {
      medina_game_undo_decision (fixture.game);
      g_assert_cmpuint (medina_game_get_cursor (fixture.game), ==, placed - 1);
      g_assert_true (medina_game_get_current_player (fixture.game) == player);
      await (medina_computer_player_get_paused (fixture.computer));
      medina_game_redo_decision (fixture.game);
      g_assert_true (medina_game_get_awaiting_end (fixture.game));
      await_quiet ();
      g_assert_false (medina_computer_player_get_paused (fixture.computer));
      g_assert_true (medina_game_get_awaiting_end (fixture.game));
    }
  else
    {
      medina_game_end_turn (fixture.game);
      computer_fixture_await_person (&fixture);
      g_assert_cmpuint (medina_game_get_cursor (fixture.game), ==, placed);
    }
  computer_fixture_close (&fixture);
}

/* Another game ends the thought; nothing is placed later. */
static void
test_another_game (void)
{
  const MdnSetup setup = scripted_game_setup (MDN_FIRST_EDITION, 3);
  g_autoptr (MedinaGame) before = NULL;
  ComputerFixture fixture;

  computer_fixture_open (&fixture, "cc", MEDINA_LEVEL_EXPERT, COMPUTER_FIXTURE_NO_END);
  computer_fixture_await_thought (&fixture);
  before = g_object_ref (fixture.game);
  computer_fixture_change_game (&fixture, scripted_game_new (&setup));
  g_assert_false (medina_computer_player_get_needed (fixture.computer));
  await_quiet ();
  g_assert_cmpuint (medina_game_get_length (before), ==, 0);
  g_assert_cmpuint (medina_game_get_length (fixture.game), ==, 0);
  computer_fixture_close (&fixture);
}

static void
test_closing (void)
{
  ComputerFixture fixture;

  computer_fixture_open (&fixture, "cc", MEDINA_LEVEL_EXPERT, COMPUTER_FIXTURE_NO_END);
  computer_fixture_await_thought (&fixture);
  g_assert_finalize_object (fixture.computer);
  await_quiet ();
  g_assert_cmpuint (medina_game_get_length (fixture.game), ==, 0);
  g_assert_finalize_object (fixture.gate);
  g_assert_finalize_object (fixture.game);
}

/* When something else is placed meanwhile, as by redo, the computer thinks about the new
 * position. */
static void
test_placed_by_others (void)
{
  ComputerFixture fixture;
  MdnRandom random;

  mdn_random_seed (&random, 1);
  computer_fixture_open (&fixture, "cc", MEDINA_LEVEL_HARD, COMPUTER_FIXTURE_NO_END);
  computer_fixture_await_thought (&fixture);
  g_assert_true (scripted_game_play_random (fixture.game, &random));
  g_assert_cmpuint (medina_game_get_cursor (fixture.game), ==, 1);
  computer_fixture_await_thought (&fixture);
  medina_computer_player_play_now (fixture.computer);
  await (medina_game_get_cursor (fixture.game) >= 2);
  computer_fixture_close (&fixture);
}

/* Another pace holds for the placement that is awaited already. */
static void
test_pace (void)
{
  ComputerFixture fixture;
  guint cursor;

  computer_fixture_open (&fixture, "cc", MEDINA_LEVEL_EASY, 0);
  medina_computer_player_set_pace (fixture.computer, MEDINA_PACE_NORMAL);
  await (medina_game_get_cursor (fixture.game) >= 1);
  await_quiet ();
  await (!medina_computer_player_get_thinking (fixture.computer));
  cursor = medina_game_get_cursor (fixture.game);
  await_quiet ();
  g_assert_cmpuint (medina_game_get_cursor (fixture.game), ==, cursor);
  medina_computer_player_set_pace (fixture.computer, MEDINA_PACE_AT_ONCE);
  await_quiet ();
  g_assert_cmpuint (medina_game_get_cursor (fixture.game), >, cursor);
  computer_fixture_close (&fixture);
}

/* Without a game it can be paused and freed, and nothing comes later. */
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

/* The thread has its answer, and the main loop has not fetched it yet: after a pause it is too
 * late. */
static void
test_late_answer (void)
{
  ComputerFixture fixture;

  computer_fixture_open (&fixture, "cc", MEDINA_LEVEL_HARD, COMPUTER_FIXTURE_NO_END);
  for (int i = 0; i < 20; i++)
    {
      computer_fixture_await_thought (&fixture);
      medina_computer_player_play_now (fixture.computer);
      await_pending ();
      medina_computer_player_set_paused (fixture.computer, TRUE);
      await_quiet ();
      g_assert_cmpuint (medina_game_get_cursor (fixture.game), ==, 0);
      medina_computer_player_set_paused (fixture.computer, FALSE);
    }
  computer_fixture_close (&fixture);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/computer/plays-whole-games", test_whole_games);
  g_test_add_func ("/computer/the-same-game-gives-the-same-answers", test_repeatable);
  g_test_add_func ("/computer/games-that-begin-alike-go-otherwise", test_variety);
  g_test_add_func ("/computer/leaves-a-persons-turns-alone", test_against_person);
  g_test_add_func ("/computer/does-not-end-a-persons-turn", test_awaits_end_of_person);
  g_test_add_func ("/computer/play-now-ends-the-thought", test_play_now);
  g_test_add_func ("/computer/places-nothing-while-paused", test_pause);
  g_test_add_func ("/computer/pausing-drops-the-thought", test_pause_thought);
  g_test_add_func ("/computer/undo-drops-the-thought", test_undo);
  g_test_add_func ("/computer/undone-turns-can-be-redone", test_undo_turns);
  g_test_add_func ("/computer/waits-while-looking-back", test_replay);
  g_test_add_func ("/computer/the-board-is-seen-before-it-goes-on-after-a-replay", test_return);
  g_test_add_func ("/computer/pauses-where-something-can-be-redone", test_rewound);
  g_test_add_func ("/computer/takes-and-leaves-a-seat-in-a-turn", test_seat_changes);
  g_test_add_data_func ("/computer/a-turn-that-it-takes-over/ended", GINT_TO_POINTER (FALSE),
                        test_seat_changes_at_end);
  g_test_add_data_func ("/computer/a-turn-that-it-takes-over/undone", GINT_TO_POINTER (TRUE),
                        test_seat_changes_at_end);
  g_test_add_func ("/computer/another-game-ends-the-thought", test_another_game);
  g_test_add_func ("/computer/can-be-freed-while-it-thinks", test_closing);
  g_test_add_func ("/computer/thinks-anew-when-others-place", test_placed_by_others);
  g_test_add_func ("/computer/a-new-pace-holds-at-once", test_pace);
  g_test_add_func ("/computer/without-a-game-does-nothing", test_without_game);
  g_test_add_func ("/computer/an-answer-after-a-pause-is-dropped", test_late_answer);
  return g_test_run ();
}
