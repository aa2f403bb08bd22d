/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-game-record.h"
#include "scripted-game.h"
#include "notify-watch.h"

/* Several people with screens at one display: nobody's stock is shown before its owner has come. */

static MedinaGame *
create_game (const char *kinds)
{
  MedinaGame *game = scripted_game_new_seated (MDN_SECOND_EDITION, kinds);

  medina_game_set_screens (game, TRUE);
  return game;
}

static MedinaPlayer *
current (MedinaGame *game)
{
  return medina_game_get_current_player (game);
}

static void
place (MedinaGame *game, MdnRandom *random)
{
  g_assert_true (scripted_game_play_random (game, random));
}

/* To its end, which is not seen by the next player yet. */
static void
play_turn (MedinaGame *game, MdnRandom *random)
{
  MedinaPlayer *player = current (game);

  medina_game_lift_curtain (game);
  while (current (game) == player && !medina_game_get_awaiting_end (game))
    place (game, random);
  medina_game_end_turn (game);
}

/* Whose stocks can be seen. */
static void
assert_visible (MedinaGame *game, const char *seats)
{
  g_autoptr (GString) visible = g_string_new (NULL);

  for (guint seat = 0; seat < medina_game_get_n_players (game); seat++)
    g_string_append_c (visible,
                       medina_player_get_stock_visible (medina_game_get_player (game, seat)) ? '+'
                                                                                             : '-');
  g_assert_cmpstr (visible->str, ==, seats);
}

/* Nothing can be done with what is behind it, nor found out. */
static void
assert_curtain (MedinaGame *game, guint seat)
{
  g_assert_true (medina_game_get_curtain (game));
  g_assert_true (current (game) == medina_game_get_player (game, seat));
  g_assert_false (medina_player_get_stock_visible (current (game)));
  g_assert_false (medina_game_awaits_person (game));
  g_assert_cmpint (medina_game_get_only_piece (game), ==, -1);
  g_assert_false (medina_game_get_can_end_turn (game));
  for (MdnPiece piece = 0; piece < MDN_PIECES; piece++)
    {
      MedinaStockItem *item = medina_player_get_stock_item (current (game), piece);

      g_assert_true (item == NULL || !medina_stock_item_get_playable (item));
      g_assert_true (mdn_set_is_empty (medina_game_get_legal_spaces (game, piece)));
      medina_game_set_selected_piece (game, (int) piece);
      g_assert_cmpint (medina_game_get_selected_piece (game), ==, -1);
      g_assert_cmpint (medina_game_judge (game, mdn_placement (piece, mdn_space (1, 1))), ==,
                       MDN_REASON_OVER);
    }
  for (guint space = 0; space < MDN_SPACES; space++)
    g_assert_cmpuint (medina_game_get_pieces_for_space (game, (MdnSpace) space), ==, 0);
}

/* It stays away while one and the same person is at the display. */
static void
test_turns (void)
{
  MedinaGame *game = create_game ("pppp");
  g_autoptr (NotifyWatch) watch = notify_watch_new ();
  MdnRandom random;

  mdn_random_seed (&random, 5);
  notify_watch_add_object (watch, game);
  g_assert_false (medina_game_get_curtain (game)); /* nothing is secret yet */
  assert_visible (game, "+---");
  place (game, &random);
  notify_watch_check (watch);
  medina_game_undo (game);
  notify_watch_check (watch);
  g_assert_false (medina_game_get_curtain (game));
  place (game, &random);
  g_assert_true (medina_game_get_awaiting_end (game));
  g_assert_false (medina_game_get_curtain (game));
  assert_visible (game, "+---");
  notify_watch_check (watch);

  medina_game_end_turn (game);
  notify_watch_check (watch);
  assert_curtain (game, 1);
  assert_visible (game, "----");
  medina_game_lift_curtain (game);
  notify_watch_check (watch);
  g_assert_false (medina_game_get_curtain (game));
  g_assert_true (medina_game_awaits_person (game));
  assert_visible (game, "-+--");
  medina_game_lift_curtain (game);
  notify_watch_check (watch);
  play_turn (game, &random);
  assert_curtain (game, 2);

  medina_game_set_screens (game, FALSE);
  g_assert_false (medina_game_get_curtain (game));
  assert_visible (game, "++++");

  g_clear_pointer (&watch, notify_watch_free);
  g_assert_finalize_object (game);
}

static void
test_automatic_end (void)
{
  MedinaGame *game = create_game ("pp");
  MdnRandom random;

  mdn_random_seed (&random, 5);
  medina_game_set_automatic_end (game, TRUE);
  place (game, &random);
  assert_curtain (game, 1);
  assert_visible (game, "--");
  g_assert_finalize_object (game);
}

/* Whoever goes back to another's turn need not be that other. */
static void
test_undo (void)
{
  MedinaGame *game = create_game ("ppp");
  MdnRandom random;

  mdn_random_seed (&random, 5);
  for (guint turn = 0; turn < 6; turn++)
    play_turn (game, &random);
  assert_curtain (game, 0);
  medina_game_undo_decision (game); /* without having come */
  assert_curtain (game, 2);
  medina_game_redo_decision (game);
  assert_curtain (game, 2);
  g_assert_true (medina_game_get_awaiting_end (game));
  medina_game_end_turn (game); /* nobody has come who could */
  medina_game_set_automatic_end (game, TRUE);
  assert_curtain (game, 2);
  g_assert_true (medina_game_get_awaiting_end (game));
  medina_game_set_automatic_end (game, FALSE);
  medina_game_lift_curtain (game);
  g_assert_true (medina_game_get_can_end_turn (game));
  medina_game_end_turn (game);
  assert_curtain (game, 0);

  medina_game_lift_curtain (game);
  medina_game_undo_decision (game);
  assert_curtain (game, 2);
  medina_game_lift_curtain (game);
  assert_visible (game, "--+");
  medina_game_undo_decision (game); /* within the own turn */
  assert_visible (game, "--+");
  medina_game_undo_decision (game);
  assert_curtain (game, 1);
  medina_game_lift_curtain (game);
  assert_visible (game, "-+-");
  while (current (game) == medina_game_get_player (game, 1))
    medina_game_redo_decision (game);
  assert_curtain (game, 2);
  assert_visible (game, "---");
  g_assert_finalize_object (game);
}

/* While computers place nothing but what is public is shown, and nobody has to come for them. */
static void
test_computers (void)
{
  MedinaGame *game = create_game ("pcpc");
  MdnRandom random;

  mdn_random_seed (&random, 5);
  play_turn (game, &random);
  g_assert_false (medina_game_get_curtain (game));
  g_assert_true (medina_game_awaits_computer (game));
  assert_visible (game, "----");
  medina_game_undo_decision (game); /* the next person may be there already */
  assert_curtain (game, 0);
  play_turn (game, &random);
  play_turn (game, &random);
  assert_curtain (game, 2);
  assert_visible (game, "----");
  g_assert_finalize_object (game);
}

static void
test_one_person (void)
{
  MedinaGame *game = create_game ("cpc");
  MdnRandom random;

  mdn_random_seed (&random, 5);
  for (guint turn = 0; turn < 9; turn++)
    {
      g_assert_false (medina_game_get_curtain (game));
      assert_visible (game, "-+-");
      play_turn (game, &random);
    }
  medina_game_undo_decision (game);
  g_assert_false (medina_game_get_curtain (game));
  assert_visible (game, "-+-");
  g_assert_finalize_object (game);
}

/* Whoever leaves the own seat to a computer does not become the last person at the table. */
static void
test_seats (void)
{
  MedinaGame *game = create_game ("ppc");
  MdnRandom random;

  mdn_random_seed (&random, 5);
  for (guint turn = 0; turn < 4; turn++)
    play_turn (game, &random);
  medina_game_lift_curtain (game);
  assert_visible (game, "-+-");
  medina_player_set_kind (current (game), MEDINA_SEAT_COMPUTER);
  assert_visible (game, "---");
  play_turn (game, &random);
  play_turn (game, &random);
  assert_curtain (game, 0);
  medina_game_lift_curtain (game);
  assert_visible (game, "+--");
  play_turn (game, &random);
  assert_visible (game, "+--"); /* now there is only one */

  medina_player_set_kind (medina_game_get_player (game, 0), MEDINA_SEAT_COMPUTER);
  assert_visible (game, "---");
  play_turn (game, &random);
  assert_visible (game, "---"); /* all persons have left, and may come back */
  play_turn (game, &random);
  assert_visible (game, "---");
  g_assert_finalize_object (game);
}

/* What is looked back at is on the board; behind the screens there is nothing to be seen meanwhile,
 * and afterwards the same as before. */
static void
test_replay (void)
{
  MedinaGame *game = create_game ("ppp");
  MdnRandom random;
  int live;

  mdn_random_seed (&random, 5);
  for (guint turn = 0; turn < 7; turn++)
    play_turn (game, &random);
  live = (int) medina_game_get_cursor (game);
  assert_curtain (game, 1);
  for (int moment = 0; moment < live; moment++)
    {
      medina_game_seek (game, moment);
      g_assert_false (medina_game_get_curtain (game));
      assert_visible (game, "---");
      medina_game_lift_curtain (game); /* there is none to be lifted */
      assert_visible (game, "---");
    }
  medina_game_seek (game, live);
  assert_curtain (game, 1);
  medina_game_lift_curtain (game);
  medina_game_seek (game, 0);
  medina_game_seek (game, live);
  g_assert_false (medina_game_get_curtain (game));
  assert_visible (game, "-+-");
  g_assert_finalize_object (game);
}

/* What decides nothing is played out for everybody, and shows nobody's stock on the way. */
static void
test_finish (void)
{
  MedinaGame *game = create_game ("ppp");
  MdnRandom random;

  mdn_random_seed (&random, 5);
  for (guint turn = 0; turn < 4; turn++)
    play_turn (game, &random);
  medina_game_set_automatic_end (game, TRUE);
  medina_game_lift_curtain (game);
  medina_game_finish (game, FALSE);
  assert_curtain (game, 2);
  medina_game_lift_curtain (game);
  medina_game_finish (game, TRUE);
  g_assert_true (medina_game_get_over (game));
  medina_game_undo_decision (game);
  g_assert_true (current (game) == medina_game_get_player (game, 2));
  assert_curtain (game, 2);
  g_assert_finalize_object (game);
}

static void
assert_opened (MedinaGame *game,
               void (*fill) (MedinaGame *game, MedinaRecord *record),
               const char *visible)
{
  MedinaGame *read = scripted_game_write_and_read (game, fill, MEDINA_RECORD_RESUMABLE);

  assert_visible (read, visible);
  g_assert_cmpint (medina_game_get_selected_piece (read), ==, -1);
  g_assert_finalize_object (read);
}

/* Anybody may open a game. */
static void
test_opened_games (void)
{
  MedinaGame *game = create_game ("ppp"), *alone = create_game ("pcc"), *rematch;
  MdnRandom random;

  mdn_random_seed (&random, 5);
  assert_opened (game, medina_game_fill_record, "+--");
  play_turn (game, &random);
  medina_game_lift_curtain (game);
  medina_game_set_selected_piece (game, MDN_WALL);
  g_assert_cmpint (medina_game_get_selected_piece (game), ==, MDN_WALL);
  assert_opened (game, medina_game_fill_record, "---");
  medina_game_seek (game, 0);
  assert_opened (game, medina_game_fill_branch, "+--");
  medina_game_seek (game, 1);
  rematch = medina_game_new_rematch (game);
  g_assert_false (medina_game_get_curtain (rematch));
  play_turn (alone, &random);
  assert_opened (alone, medina_game_fill_record, "+--");
  g_assert_finalize_object (game);
  g_assert_finalize_object (alone);
  g_assert_finalize_object (rematch);
}

/* What everybody knows needs no curtain. */
static void
test_public_stocks (void)
{
  MedinaGame *game = scripted_game_new_of_walls (2, 3);

  medina_game_set_screens (game, TRUE);
  scripted_game_play (game, "Wa2 Wa3 Wa4 Wa5 Wa6");
  medina_game_end_turn (game);
  assert_curtain (game, 1); /* the first player's is known to be empty now */
  assert_visible (game, "+-");
  medina_game_undo (game);
  assert_curtain (game, 0);
  scripted_game_play (game, "Wa6 Wb1");
  medina_game_end_turn (game);
  g_assert_true (medina_game_get_over (game));
  g_assert_false (medina_game_get_curtain (game));
  assert_visible (game, "++");
  medina_game_undo (game); /* the own placement */
  g_assert_false (medina_game_get_curtain (game));
  g_assert_finalize_object (game);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/curtain/comes-between-two-peoples-turns", test_turns);
  g_test_add_func ("/curtain/comes-when-a-turn-ends-by-itself", test_automatic_end);
  g_test_add_func ("/curtain/comes-when-undo-or-redo-goes-to-anothers-turn", test_undo);
  g_test_add_func ("/curtain/computers-turns-show-nothing", test_computers);
  g_test_add_func ("/curtain/is-nothing-for-one-person", test_one_person);
  g_test_add_func ("/curtain/a-computer-in-ones-seat-opens-no-screen", test_seats);
  g_test_add_func ("/curtain/finishing-needs-nobody", test_finish);
  g_test_add_func ("/curtain/looking-back-opens-no-screen", test_replay);
  g_test_add_func ("/curtain/comes-with-a-game-that-is-opened", test_opened_games);
  g_test_add_func ("/curtain/hides-nothing-that-is-public", test_public_stocks);
  return g_test_run ();
}
