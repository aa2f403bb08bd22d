/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "match.h"
#include "palace.h"
#include "playout.h"

/* Whole games of random placements with undos and redos in between, through the model and, beside
 * it, through a game of the engine that every property is compared with. */

static gboolean
turn_was_completed (const Match *match)
{
  const MdnTurn *before = &match->previous.table.turn, *after = &match->twin.position.table.turn;

  return before->phase == MDN_PHASE_PLAYING &&
         (after->phase == MDN_PHASE_OVER || after->number != before->number);
}

static void
play (Match *match)
{
  const MdnPosition *position = &match->twin.position;
  const MdnPlacement placement = mdn_playout_choose (position, &match->random);
  const MdnPiece piece = mdn_placement_piece (placement);
  MdnPlacement named = placement;

  /* Any piece of a palace stands for it. */
  if (mdn_piece_is_rooftop (piece))
    {
      const MdnSet pieces =
        mdn_palace_pieces (position,
                           mdn_position_palace_at (position, mdn_placement_space (placement)));

      named =
        medina_game_placement_for (match->game, piece,
                                   mdn_set_nth (pieces, mdn_random_below (&match->random,
                                                                          mdn_set_count (pieces))));
    }
  g_assert_cmpint (named, ==, placement);
  medina_game_set_selected_piece (match->game, (int) piece);
  watch_check (match->watch);
  g_assert_cmpint (medina_game_get_selected_piece (match->game), ==, piece);

  match->previous = *position;
  mdn_game_play (&match->twin, placement);
  match->awaiting = turn_was_completed (match) && !medina_game_get_automatic_end (match->game);
  g_assert_cmpint (medina_game_judge (match->game, named), ==, MDN_REASON_NONE);
  g_assert_cmpint (medina_game_play (match->game, named), ==, MDN_REASON_NONE);
}

static void
undo (Match *match)
{
  mdn_game_undo (&match->twin);
  match->awaiting = FALSE;
  medina_game_undo (match->game);
}

static void
redo (Match *match)
{
  const gboolean can_redo = match->twin.cursor < match->twin.count;

  match->previous = match->twin.position;
  mdn_game_redo (&match->twin);
  if (can_redo)
    match->awaiting = turn_was_completed (match) && match->twin.cursor == match->twin.count &&
                      !medina_game_get_automatic_end (match->game);
  medina_game_redo (match->game);
}

static void
end_turn (Match *match)
{
  match->awaiting = FALSE;
  medina_game_end_turn (match->game);
}

/* Somewhere else, and, unless that was the end of it, back again. */
static void
look_back (Match *match)
{
  const Match live = *match;
  const int there = (int) mdn_random_below (&match->random, (guint) match->twin.count + 1);
  const int piece = medina_game_get_selected_piece (match->game);

  if (there == match->twin.cursor)
    return;
  match->live_player = medina_player_get_number (medina_game_get_current_player (match->game));
  match->was_over = match_is_over (match);
  match->replaying = TRUE;
  match->awaiting = FALSE;
  mdn_game_seek (&match->twin, there);
  medina_game_seek (match->game, there);
  match_compare (match);
  match_compare_legal (match);
  watch_check (match->watch);
  g_assert_cmpint (medina_game_get_live_cursor (match->game), ==, live.twin.cursor);

  mdn_game_seek (&match->twin, live.twin.cursor);
  match->awaiting = live.awaiting;
  match->replaying = match->was_over = FALSE;
  medina_game_seek (match->game, live.twin.cursor);
  g_assert_cmpint (medina_game_get_selected_piece (match->game), ==, piece);
}

static void
step (Match *match)
{
  const guint die = mdn_random_below (&match->random, 20);

  if (die < 2)
    undo (match);
  else if (die < 5 && !match->awaiting)
    redo (match);
  else if (die == 6)
    look_back (match);
  else if (die == 5)
    medina_game_set_screens (match->game, !medina_game_get_screens (match->game));
  else if (match->awaiting)
    end_turn (match);
  else
    play (match);
}

static void
check_selection (const Match *match)
{
  const int piece = medina_game_get_selected_piece (match->game);
  MedinaPlayer *player = medina_game_get_current_player (match->game);

  if (piece != -1)
    g_assert_true (medina_stock_item_get_playable (medina_player_get_stock_item (player, piece)));
}

static void
watch_all (Match *match)
{
  GListModel *tiles = medina_game_get_tiles (match->game);

  watch_add_object (match->watch, match->game);
  watch_add_list (match->watch, medina_game_get_move_log (match->game));
  watch_add_list (match->watch, tiles);
  for (guint i = 0; i < g_list_model_get_n_items (tiles); i++)
    {
      g_autoptr (GObject) tile = g_list_model_get_item (tiles, i);

      watch_add_object (match->watch, tile);
    }
  for (guint i = 0; i < medina_game_get_n_players (match->game); i++)
    {
      MedinaPlayer *player = medina_game_get_player (match->game, i);
      GListModel *stock = medina_player_get_stock (player);

      watch_add_object (match->watch, player);
      watch_add_list (match->watch, medina_player_get_tiles (player));
      watch_add_list (match->watch, stock);
      for (guint j = 0; j < g_list_model_get_n_items (stock); j++)
        {
          g_autoptr (GObject) item = g_list_model_get_item (stock, j);

          watch_add_object (match->watch, item);
        }
    }
  watch_set_first_notify (match->watch, match_compare, match);
}

static void
play_match (const MdnSetup *setup, gboolean automatic_end, guint seed)
{
  Match *match = g_new0 (Match, 1);

  mdn_random_seed (&match->random, seed);
  mdn_game_begin (&match->twin, setup);
  match->game = table_game (setup);
  match->watch = watch_new ();
  medina_game_set_automatic_end (match->game, automatic_end);
  watch_all (match);
  match_compare (match);
  while (!match_is_over (match))
    {
      step (match);
      check_selection (match);
      match_compare (match);
      match_compare_legal (match);
      watch_check (match->watch);
    }
  look_back (match);
  watch_check (match->watch);
  /* All the way back and forth again. */
  while (match->twin.cursor > 0)
    {
      undo (match);
      match_compare (match);
      watch_check (match->watch);
    }
  while (match->twin.cursor < match->twin.count)
    {
      redo (match);
      match_compare (match);
      watch_check (match->watch);
    }
  watch_free (match->watch);
  g_assert_finalize_object (match->game);
  g_free (match);
}

static void
test_games (gconstpointer data)
{
  const guint number = GPOINTER_TO_UINT (data);
  const MdnRuleSet set = number / 10;
  const MdnRules rules = mdn_rules (set, (int) (number % 10));

  for (guint seed = 0; seed < 4; seed++)
    {
      MdnRules variant = rules;
      MdnRandom random;
      MdnSetup setup;

      mdn_random_seed (&random, number + 100 * seed);
      for (MdnOption option = 0; option < MDN_OPTIONS; option++)
        if (seed > 1 && mdn_rules_offers (set, rules.players, option))
          mdn_rules_set_option (&variant, option, mdn_random_below (&random, 2));
      setup = mdn_setup_draw (&variant, &random);
      play_match (&setup, seed % 2, number + seed);
    }
}

int
main (int argc, char **argv)
{
  static const char *const names[] = { "first", "second", "online" };

  g_test_init (&argc, &argv, NULL);

  for (guint set = 0; set < MDN_RULE_SETS; set++)
    for (guint players = MDN_MIN_PLAYERS; players <= MDN_MAX_PLAYERS; players++)
      {
        g_autofree char *path = g_strdup_printf ("/random-games/%s/%u", names[set], players);

        g_test_add_data_func (path, GUINT_TO_POINTER (set * 10 + players), test_games);
      }
  return g_test_run ();
}
