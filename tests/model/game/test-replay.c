/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "notation.h"
#include "scripted-game.h"
#include "notify-watch.h"

/* Looking back, and going on from there. */

static const char script[] = "Gb2 Rb2 Wa2 Wa3 Pe4 Pe5 Wa4 Wa5";

static MedinaGame *
played_game (void)
{
  const MdnSetup setup = scripted_game_setup (MDN_SECOND_EDITION, 4);
  MedinaGame *game = scripted_game_new (&setup);

  scripted_game_play (game, script);
  return game;
}

static guint
current_number (MedinaGame *game)
{
  return medina_player_get_number (medina_game_get_current_player (game));
}

static MdnPlacement
parse (MedinaGame *game, const char *word)
{
  return mdn_notation_parse (medina_game_get_position (game), word, (int) strlen (word));
}

static void
count_cb (guint *count)
{
  ++*count;
}

static void
test_look_back (void)
{
  MedinaGame *game = played_game ();

  g_assert_true (medina_game_get_awaiting_end (game));
  medina_game_seek (game, 2);
  g_assert_true (medina_game_get_replaying (game));
  g_assert_cmpuint (medina_game_get_cursor (game), ==, 2);
  g_assert_cmpuint (medina_game_get_length (game), ==, 8);
  g_assert_cmpint (medina_game_get_live_cursor (game), ==, 8);
  g_assert_cmpint (medina_game_get_position (game)->table.palaces, ==, 1);
  g_assert_cmpuint (current_number (game), ==, 1);
  g_assert_false (medina_game_get_awaiting_end (game));
  g_assert_true (medina_game_get_in_progress (game));
  g_assert_cmpint (medina_player_get_score (medina_game_get_player (game, 0)), ==, 2);

  medina_game_seek (game, 0);
  g_assert_true (medina_game_get_in_progress (game));
  medina_game_seek (game, 8);
  g_assert_false (medina_game_get_replaying (game));
  g_assert_true (medina_game_get_awaiting_end (game));
  g_assert_cmpuint (current_number (game), ==, 3);

  g_assert_finalize_object (game);
}

/* While looking back nothing changes the game. */
static void
test_nothing_changes (void)
{
  MedinaGame *game = played_game ();

  medina_game_end_turn (game);
  medina_game_seek (game, 4);
  g_assert_false (medina_game_accepts_placements (game));
  g_assert_cmpint (medina_game_judge (game, parse (game, "Wb1")), ==, MDN_REASON_OVER);
  g_assert_cmpint (medina_game_play (game, parse (game, "Wb1")), ==, MDN_REASON_OVER);
  g_assert_true (mdn_set_is_empty (medina_game_get_legal_spaces (game, MDN_WALL)));
  medina_game_set_selected_piece (game, MDN_WALL);
  g_assert_cmpint (medina_game_get_selected_piece (game), ==, -1);
  g_assert_false (medina_game_get_can_undo (game));
  g_assert_false (medina_game_get_can_redo (game));
  medina_game_undo (game);
  medina_game_redo (game);
  medina_game_end_turn (game);
  g_assert_cmpuint (medina_game_get_cursor (game), ==, 4);
  g_assert_cmpuint (medina_game_get_length (game), ==, 8);
  g_assert_true (medina_game_get_replaying (game));

  g_assert_finalize_object (game);
}

static void
test_piece_in_hand (void)
{
  MedinaGame *game = played_game ();

  medina_game_end_turn (game);
  medina_game_set_selected_piece (game, MDN_WALL);
  medina_game_seek (game, 3);
  g_assert_cmpint (medina_game_get_selected_piece (game), ==, -1);
  medina_game_seek (game, 8);
  g_assert_cmpint (medina_game_get_selected_piece (game), ==, MDN_WALL);

  g_assert_finalize_object (game);
}

/* However far a seek goes, each property notifies once and one signal is emitted. */
static void
test_signals (void)
{
  static const char *silent[] = { "placement-played", "placement-undone", "event", "turn-changed",
                                  "game-over" };
  MedinaGame *game = played_game ();
  g_autoptr (NotifyWatch) watch = notify_watch_new ();
  guint seeked = 0, others = 0;

  notify_watch_add_object (watch, game);
  notify_watch_add_list (watch, medina_game_get_move_log (game));
  for (guint i = 0; i < 4; i++)
    {
      g_autoptr (GObject) entry = g_list_model_get_item (medina_game_get_move_log (game), i);

      notify_watch_add_object (watch, entry);
      notify_watch_add_object (watch, medina_game_get_player (game, i));
    }
  for (guint i = 0; i < G_N_ELEMENTS (silent); i++)
    g_signal_connect_swapped (game, silent[i], G_CALLBACK (count_cb), &others);
  g_signal_connect_swapped (game, "seeked", G_CALLBACK (count_cb), &seeked);

  for (guint i = 0; i < 9; i++)
    {
      const guint before = seeked;

      medina_game_seek (game, (int) (5 * i % 9));
      notify_watch_check (watch);
      g_assert_cmpuint (seeked, ==, before + 1);
      medina_game_seek (game, (int) (5 * i % 9));
      notify_watch_check (watch);
      g_assert_cmpuint (seeked, ==, before + 1);
    }
  g_assert_cmpuint (others, ==, 0);

  g_clear_pointer (&watch, notify_watch_free);
  g_assert_finalize_object (game);
}

/* The log keeps all turns and says which have been played. */
static void
test_log (void)
{
  static const guint ends[] = { 2, 4, 6, 8 };
  MedinaGame *game = played_game ();
  GListModel *log = medina_game_get_move_log (game);

  for (int cursor = 0; cursor <= 8; cursor++)
    {
      medina_game_seek (game, cursor);
      g_assert_cmpuint (g_list_model_get_n_items (log), ==, G_N_ELEMENTS (ends));
      for (guint i = 0; i < G_N_ELEMENTS (ends); i++)
        {
          g_autoptr (MedinaMoveLogEntry) entry = g_list_model_get_item (log, i);

          g_assert_cmpuint (medina_move_log_entry_get_end (entry), ==, ends[i]);
          g_assert_cmpint (medina_move_log_entry_get_played (entry), ==, ends[i] <= (guint) cursor);
        }
    }

  g_assert_finalize_object (game);
}

/* Undoing is not replaying, and a replay leads back to where the game stood, not to its end. */
static void
test_after_undo (void)
{
  MedinaGame *game = played_game ();

  medina_game_undo (game);
  medina_game_undo (game);
  medina_game_undo (game);
  g_assert_false (medina_game_get_replaying (game));
  medina_game_seek (game, 8);
  g_assert_true (medina_game_get_replaying (game));
  g_assert_false (medina_game_get_awaiting_end (game));
  medina_game_seek (game, 2);
  medina_game_seek (game, 5);
  g_assert_false (medina_game_get_replaying (game));
  g_assert_true (medina_game_get_can_redo (game));
  scripted_game_play (game, "Pe5");
  g_assert_cmpuint (medina_game_get_length (game), ==, 6);

  g_assert_finalize_object (game);
}

/* Turned on meanwhile, it ends the turn when the replay is over and not before. */
static void
test_automatic_end (void)
{
  MedinaGame *game = played_game ();

  medina_game_seek (game, 4);
  medina_game_set_automatic_end (game, TRUE);
  g_assert_cmpuint (medina_game_get_cursor (game), ==, 4);
  medina_game_seek (game, 8);
  g_assert_false (medina_game_get_awaiting_end (game));
  g_assert_cmpuint (current_number (game), ==, 0);

  g_assert_finalize_object (game);
}

static void
test_finished_game (void)
{
  MedinaGame *game = scripted_game_new_of_walls (2, 2);
  guint overs = 0;

  scripted_game_play (game, "Wa2 Wa3 Wa4 Wa5");
  medina_game_end_turn (game);
  medina_game_set_screens (game, TRUE);
  g_signal_connect_swapped (game, "game-over", G_CALLBACK (count_cb), &overs);

  medina_game_seek (game, 2);
  g_assert_false (medina_game_get_over (game));
  g_assert_false (medina_game_get_in_progress (game));
  g_assert_true (medina_player_get_stock_visible (medina_game_get_player (game, 0)));
  medina_game_seek (game, 4);
  g_assert_true (medina_game_get_over (game));
  g_assert_cmpuint (overs, ==, 0);

  g_assert_finalize_object (game);
}

/* A look back must not show what the screens hide now. */
static void
test_screens (void)
{
  MedinaGame *game = played_game ();

  medina_game_set_screens (game, TRUE);
  medina_game_seek (game, 2);
  g_assert_cmpuint (current_number (game), ==, 1);
  g_assert_false (medina_player_get_stock_visible (medina_game_get_player (game, 1)));
  medina_game_seek (game, 7);
  g_assert_true (medina_player_get_stock_visible (medina_game_get_player (game, 3)));

  g_assert_finalize_object (game);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/replay/seek-shows-an-earlier-turn", test_look_back);
  g_test_add_func ("/replay/nothing-can-be-placed", test_nothing_changes);
  g_test_add_func ("/replay/the-piece-in-hand-comes-back", test_piece_in_hand);
  g_test_add_func ("/replay/seek-notifies-once", test_signals);
  g_test_add_func ("/replay/the-log-tells-what-was-played", test_log);
  g_test_add_func ("/replay/returns-to-where-the-game-stood", test_after_undo);
  g_test_add_func ("/replay/automatic-end-waits-for-the-return", test_automatic_end);
  g_test_add_func ("/replay/a-finished-game-can-go-on-earlier", test_finished_game);
  g_test_add_func ("/replay/screens-hide-what-they-hide-now", test_screens);
  return g_test_run ();
}
