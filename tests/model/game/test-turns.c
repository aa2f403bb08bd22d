/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "notation.h"
#include "scripted-game.h"
#include "notify-watch.h"

/* The end of turns, undo and redo across it, the piece in hand, the log. */

static MedinaGame *
second_edition_game (void)
{
  const MdnSetup setup = scripted_game_setup (MDN_SECOND_EDITION, 3);

  return scripted_game_new (&setup);
}

static MdnPlacement
parse (MedinaGame *game, const char *text)
{
  return mdn_notation_parse (medina_game_get_position (game), text, (int) strlen (text));
}

static guint
current_number (MedinaGame *game)
{
  return medina_player_get_number (medina_game_get_current_player (game));
}

static guint
log_length (MedinaGame *game)
{
  return g_list_model_get_n_items (medina_game_get_move_log (game));
}

static void
test_begin (void)
{
  MedinaGame *game = second_edition_game ();

  g_assert_cmpuint (current_number (game), ==, 0);
  g_assert_cmpuint (medina_game_get_phase (game), ==, MDN_PHASE_PLAYING);
  g_assert_cmpuint (medina_game_get_rules (game), ==, MDN_SECOND_EDITION);
  g_assert_cmpuint (medina_game_get_placements_left (game), ==, 2);
  g_assert_false (medina_game_get_can_undo (game));
  g_assert_false (medina_game_get_can_redo (game));
  g_assert_false (medina_game_get_in_progress (game));
  g_assert_cmpint (medina_game_get_selected_piece (game), ==, -1);
  g_assert_cmpuint (log_length (game), ==, 0);
  g_assert_cmpuint (g_list_model_get_n_items (medina_game_get_tiles (game)), ==, 9);

  /* Nothing to be done yet: nothing happens. */
  medina_game_undo (game);
  medina_game_redo (game);
  medina_game_end_turn (game);
  g_assert_cmpuint (medina_game_get_placements_left (game), ==, 2);

  g_assert_finalize_object (game);
}

static void
test_awaiting_end (void)
{
  MedinaGame *game = second_edition_game ();

  scripted_game_play (game, "Gb2 Rb2");
  g_assert_true (medina_game_get_awaiting_end (game));
  g_assert_cmpuint (current_number (game), ==, 0);
  g_assert_true (medina_player_get_current (medina_game_get_player (game, 0)));
  g_assert_cmpuint (medina_game_get_placements_made (game), ==, 2);
  g_assert_cmpuint (medina_game_get_placements_left (game), ==, 0);
  g_assert_cmpuint (medina_game_get_turn_length (game), ==, 2);

  /* Nothing is legal, although it would be for the next player. */
  g_assert_false (medina_game_accepts_placements (game));
  g_assert_cmpint (medina_game_judge (game, parse (game, "Wa2")), ==, MDN_REASON_OVER);
  g_assert_cmpint (medina_game_play (game, parse (game, "Wa2")), ==, MDN_REASON_OVER);
  g_assert_true (mdn_set_is_empty (medina_game_get_legal_spaces (game, MDN_WALL)));
  g_assert_cmpuint (medina_game_get_pieces_for_space (game, mdn_space (0, 1)), ==, 0);

  medina_game_end_turn (game);
  g_assert_false (medina_game_get_awaiting_end (game));
  g_assert_cmpuint (current_number (game), ==, 1);
  g_assert_cmpuint (medina_game_get_placements_left (game), ==, 2);
  g_assert_cmpint (medina_game_play (game, parse (game, "Wa2")), ==, MDN_REASON_NONE);

  g_assert_finalize_object (game);
}

static void
test_automatic_end (void)
{
  MedinaGame *game = second_edition_game ();

  medina_game_set_automatic_end (game, TRUE);
  scripted_game_play (game, "Gb2 Rb2");
  g_assert_false (medina_game_get_awaiting_end (game));
  g_assert_cmpuint (current_number (game), ==, 1);

  /* Turned on, it ends the turn that waits. */
  medina_game_set_automatic_end (game, FALSE);
  scripted_game_play (game, "Wa2 Wa3");
  g_assert_true (medina_game_get_awaiting_end (game));
  g_object_set (game, "automatic-end", TRUE, NULL);
  g_assert_false (medina_game_get_awaiting_end (game));
  g_assert_cmpuint (current_number (game), ==, 2);

  g_assert_finalize_object (game);
}

/* The opening merchant is no turn and awaits nothing (M0). */
static void
test_opening (void)
{
  const MdnSetup setup = scripted_game_setup (MDN_FIRST_EDITION, 3);
  MedinaGame *game = scripted_game_new (&setup);
  MedinaPlayer *first = medina_game_get_player (game, 0);
  MedinaStockItem *merchants = medina_player_get_stock_item (first, MDN_MERCHANT);

  g_assert_cmpuint (medina_game_get_phase (game), ==, MDN_PHASE_OPENING);
  g_assert_cmpuint (medina_game_get_turn_length (game), ==, 1);
  g_assert_cmpuint (medina_game_get_placements_left (game), ==, 1);
  g_assert_true (medina_stock_item_get_playable (merchants));
  g_assert_false (medina_stock_item_get_playable (medina_player_get_stock_item (first, MDN_WALL)));
  g_assert_cmpint (medina_game_judge (game, parse (game, "Gb2")), ==, MDN_REASON_ONLY_MERCHANT);

  scripted_game_play (game, "Mh6");
  g_assert_cmpuint (medina_stock_item_get_count (merchants), ==, 8);
  g_assert_cmpuint (medina_game_get_phase (game), ==, MDN_PHASE_PLAYING);
  g_assert_false (medina_game_get_awaiting_end (game));
  g_assert_cmpuint (current_number (game), ==, 0);
  g_assert_cmpuint (medina_game_get_placements_left (game), ==, 2);
  medina_game_undo (game);
  g_assert_cmpuint (medina_game_get_phase (game), ==, MDN_PHASE_OPENING);

  g_assert_finalize_object (game);
}

static void
test_undo (void)
{
  MedinaGame *game = second_edition_game ();

  /* Out of a turn that awaits its end: it goes on. */
  scripted_game_play (game, "Gb2 Rb2");
  medina_game_undo (game);
  g_assert_false (medina_game_get_awaiting_end (game));
  g_assert_cmpuint (current_number (game), ==, 0);
  g_assert_cmpuint (medina_game_get_placements_left (game), ==, 1);

  /* Back to the start of a turn; the one before it has been ended and does not await that again. */
  scripted_game_play (game, "Rb2 Wa2");
  medina_game_undo (game);
  g_assert_false (medina_game_get_awaiting_end (game));
  g_assert_cmpuint (current_number (game), ==, 1);
  g_assert_cmpuint (medina_game_get_placements_made (game), ==, 0);

  /* Across the end of the turn. */
  medina_game_undo (game);
  g_assert_cmpuint (current_number (game), ==, 0);
  g_assert_cmpuint (medina_game_get_placements_made (game), ==, 1);

  g_assert_finalize_object (game);
}

static void
test_redo (void)
{
  MedinaGame *game = second_edition_game ();

  scripted_game_play (game, "Gb2 Rb2 Wa2 Wa3");
  for (guint i = 0; i < 4; i++)
    medina_game_undo (game);

  /* A turn inside of what can be redone goes on into the next, the last one awaits its end. */
  medina_game_redo (game);
  medina_game_redo (game);
  g_assert_false (medina_game_get_awaiting_end (game));
  g_assert_cmpuint (current_number (game), ==, 1);
  medina_game_redo (game);
  medina_game_redo (game);
  g_assert_true (medina_game_get_awaiting_end (game));
  g_assert_false (medina_game_get_can_redo (game));

  /* Another placement puts an end to redoing. */
  medina_game_undo (game);
  g_assert_true (medina_game_get_can_redo (game));
  scripted_game_play (game, "Wb1");
  g_assert_false (medina_game_get_can_redo (game));

  g_assert_finalize_object (game);
}

static void
test_illegal (void)
{
  MedinaGame *game = second_edition_game ();
  g_autoptr (NotifyWatch) watch = notify_watch_new ();

  notify_watch_add_object (watch, game);
  notify_watch_add_object (watch, medina_game_get_player (game, 0));
  notify_watch_add_list (watch, medina_game_get_move_log (game));
  g_assert_cmpint (medina_game_play (game, parse (game, "Rb2")), ==, MDN_REASON_NO_PALACE);
  g_assert_cmpint (medina_game_play (game, parse (game, "Gh6")), ==, MDN_REASON_OCCUPIED);
  notify_watch_check (watch);
  g_assert_false (medina_game_get_can_undo (game));

  g_clear_pointer (&watch, notify_watch_free);
  g_assert_finalize_object (game);
}

static void
test_selected_piece (void)
{
  MedinaGame *game = second_edition_game ();
  guint notified = 0;

  g_signal_connect_swapped (game, "notify::selected-piece", G_CALLBACK (g_atomic_int_inc),
                            &notified);
  medina_game_set_selected_piece (game, MDN_BUILDING_GREY);
  medina_game_set_selected_piece (game, MDN_BUILDING_GREY);
  g_assert_cmpuint (notified, ==, 1);

  /* It stays in hand for the next placement, but not for the next turn. */
  scripted_game_play (game, "Gb2");
  g_assert_cmpint (medina_game_get_selected_piece (game), ==, MDN_BUILDING_GREY);
  scripted_game_play (game, "Gb3");
  g_assert_cmpint (medina_game_get_selected_piece (game), ==, -1);
  g_assert_cmpuint (notified, ==, 2);

  /* Nothing can be taken in hand while the turn awaits its end, nor what cannot be placed. */
  medina_game_set_selected_piece (game, MDN_WALL);
  g_assert_cmpint (medina_game_get_selected_piece (game), ==, -1);
  medina_game_end_turn (game);
  medina_game_set_selected_piece (game, MDN_TEA);
  g_assert_cmpint (medina_game_get_selected_piece (game), ==, -1);
  g_assert_cmpuint (notified, ==, 2);

  /* The only palace has a rooftop now: the next rooftop has nowhere to go. */
  medina_game_set_selected_piece (game, MDN_ROOFTOP);
  g_assert_cmpint (medina_game_get_selected_piece (game), ==, MDN_ROOFTOP);
  scripted_game_play (game, "Rb2");
  g_assert_cmpint (medina_game_get_selected_piece (game), ==, -1);

  /* Taking back the turn lays down what is in hand. */
  g_object_set (game, "selected-piece", (int) MDN_WALL, NULL);
  medina_game_undo (game);
  g_assert_cmpint (medina_game_get_selected_piece (game), ==, MDN_WALL);
  medina_game_undo (game);
  g_assert_cmpint (medina_game_get_selected_piece (game), ==, -1);

  g_assert_finalize_object (game);
}

static void
test_over (void)
{
  MedinaGame *game = scripted_game_new_of_walls (2, 2);

  scripted_game_play (game, "Wa2 Wa3 Wa4 Wa5");
  g_assert_true (medina_game_get_awaiting_end (game));
  g_assert_false (medina_game_get_over (game));
  g_assert_cmpuint (medina_game_get_phase (game), ==, MDN_PHASE_PLAYING);
  g_assert_true (medina_game_get_in_progress (game));

  medina_game_end_turn (game);
  g_assert_true (medina_game_get_over (game));
  g_assert_false (medina_game_get_in_progress (game));
  g_assert_cmpuint (current_number (game), ==, 1);
  g_assert_false (medina_player_get_current (medina_game_get_player (game, 1)));
  g_assert_cmpint (medina_game_judge (game, parse (game, "Wa6")), ==, MDN_REASON_OVER);

  g_assert_finalize_object (game);
}

static void
test_tea (void)
{
  MedinaGame *game = second_edition_game ();
  GListModel *held = medina_player_get_tiles (medina_game_get_player (game, 0));
  g_autoptr (MedinaTile) tea = NULL;

  scripted_game_play (game, "Pb2 Rb2 Wa2 Wa3 Wa4 Wa5 Wb1");
  /* Behind the purple tile and, because of a2, that of a tower. */
  g_assert_cmpuint (g_list_model_get_n_items (held), ==, 3);
  tea = g_list_model_get_item (held, 2);
  g_assert_cmpint (medina_tile_get_kind (tea), ==, MEDINA_TILE_TEA);
  g_assert_cmpuint (medina_tile_get_count (tea), ==, 3);
  g_assert_cmpuint (medina_tile_get_value (tea), ==, 0);
  g_assert_cmpuint (medina_tile_get_owner (tea), ==, 0);

  g_assert_cmpint (medina_game_placement_for (game, MDN_TEA, MDN_NO_SPACE), ==,
                   mdn_placement_tea ());
  scripted_game_play (game, "T");
  g_assert_cmpuint (medina_tile_get_count (tea), ==, 2);

  g_clear_object (&tea);
  g_assert_finalize_object (game);
}

static void
test_move_log (void)
{
  MedinaGame *game = second_edition_game ();
  g_autoptr (NotifyWatch) watch = notify_watch_new ();
  g_autoptr (MedinaMoveLogEntry) entry = NULL;

  scripted_game_play (game, "Gb2");
  entry = g_list_model_get_item (medina_game_get_move_log (game), 0);
  notify_watch_add_object (watch, entry);
  notify_watch_add_list (watch, medina_game_get_move_log (game));
  g_assert_cmpstr (medina_move_log_entry_get_notation (entry), ==, "Gb2");
  scripted_game_play (game, "Rb2");
  notify_watch_check (watch);
  g_assert_cmpstr (medina_move_log_entry_get_notation (entry), ==, "Gb2 Rb2");
  g_assert_cmpuint (medina_move_log_entry_get_placements (entry), ==, 2);
  g_assert_cmpint (medina_move_log_entry_get_turn (entry), ==, 0);
  scripted_game_play (game, "Wa2");
  notify_watch_check (watch);
  g_assert_cmpuint (log_length (game), ==, 2);
  /* What is undone stays in the log, until something else is placed. */
  medina_game_undo (game);
  notify_watch_check (watch);
  g_assert_cmpuint (log_length (game), ==, 2);
  g_assert_true (medina_move_log_entry_get_played (entry));
  medina_game_undo (game);
  notify_watch_check (watch);
  g_assert_cmpstr (medina_move_log_entry_get_notation (entry), ==, "Gb2 Rb2");
  g_assert_false (medina_move_log_entry_get_played (entry));
  scripted_game_play (game, "Wa2");
  notify_watch_check (watch);
  g_assert_cmpuint (log_length (game), ==, 1);
  g_assert_cmpstr (medina_move_log_entry_get_notation (entry), ==, "Gb2 Wa2");
  g_assert_cmpuint (medina_move_log_entry_get_end (entry), ==, 2);

  g_clear_object (&entry);
  g_clear_pointer (&watch, notify_watch_free);
  g_assert_finalize_object (game);
}

/* T6: player 1 alone has rooftops left, and one palace can be roofed. */
static void
test_rooftop_due (void)
{
  MdnSetup setup = scripted_game_setup (MDN_FIRST_EDITION, 3);
  MedinaGame *game;

  setup.rules.stock.rooftops = 1;
  game = scripted_game_new (&setup);
  scripted_game_play (game, "Mh6 Wa2 Gb2 Ob5 Rb2 Bb8 Rb5 Wa3");
  g_assert_true (medina_game_get_rooftop_due (game));
  g_assert_cmpint (medina_game_judge (game, parse (game, "Wa4")), ==, MDN_REASON_ROOFTOP_DUE);
  scripted_game_play (game, "Rb8");
  g_assert_false (medina_game_get_rooftop_due (game));

  g_assert_finalize_object (game);
}

static void
test_rematch (void)
{
  MedinaGame *game = second_edition_game ();
  MedinaGame *rematch;

  medina_player_set_name (medina_game_get_player (game, 1), "Zahra");
  medina_game_set_screens (game, TRUE);
  scripted_game_play (game, "Gb2 Rb2 Wa2");
  rematch = medina_game_new_rematch (game);
  g_assert_finalize_object (game);

  g_assert_false (medina_game_get_in_progress (rematch));
  g_assert_true (medina_game_get_screens (rematch));
  g_assert_cmpuint (medina_game_get_n_players (rematch), ==, 3);
  g_assert_cmpstr (medina_player_get_name (medina_game_get_player (rematch, 1)), ==, "Zahra");
  g_assert_cmpint (medina_player_get_color (medina_game_get_player (rematch, 2)), ==,
                   MEDINA_COLOR_GREEN);
  g_assert_false (medina_game_get_setup (rematch)->rules.well);
  g_assert_cmpint (mdn_setup_check (medina_game_get_setup (rematch)), ==, MDN_SETUP_FINE);

  g_assert_finalize_object (rematch);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/turns/a-new-game-has-nothing-to-undo", test_begin);
  g_test_add_func ("/turns/a-complete-turn-awaits-its-end", test_awaiting_end);
  g_test_add_func ("/turns/may-end-by-themselves", test_automatic_end);
  g_test_add_func ("/turns/the-opening-merchant-is-no-turn", test_opening);
  g_test_add_func ("/turns/undo-goes-across-ends", test_undo);
  g_test_add_func ("/turns/redo-goes-across-ends", test_redo);
  g_test_add_func ("/turns/an-illegal-placement-changes-nothing", test_illegal);
  g_test_add_func ("/turns/a-piece-stays-in-hand-while-it-can-be-placed", test_selected_piece);
  g_test_add_func ("/turns/the-game-ends-with-the-last-turn", test_over);
  g_test_add_func ("/turns/tea-is-won-and-given-back", test_tea);
  g_test_add_func ("/turns/the-log-follows", test_move_log);
  g_test_add_func ("/turns/a-due-rooftop-is-told", test_rooftop_due);
  g_test_add_func ("/turns/a-rematch-has-the-same-players", test_rematch);
  return g_test_run ();
}
