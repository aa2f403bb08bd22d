/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "compared-game.h"
#include "palace.h"
#include "playout.h"

/* Whole games of random placements with undos and redos in between, through the model and, beside
 * it, through a game of the engine that every property is compared with. */

static gboolean
turn_was_completed (const ComparedGame *compared)
{
  const MdnTurn *before = &compared->previous.table.turn,
                *after = &compared->twin.position.table.turn;

  return before->phase == MDN_PHASE_PLAYING &&
         (after->phase == MDN_PHASE_OVER || after->number != before->number);
}

static void
play (ComparedGame *compared)
{
  const MdnPosition *position = &compared->twin.position;
  const MdnPlacement placement = mdn_playout_choose (position, &compared->random);
  const MdnPiece piece = mdn_placement_piece (placement);
  MdnPlacement named = placement;

  /* Any piece of a palace stands for it. */
  if (mdn_piece_is_rooftop (piece))
    {
      const MdnSet pieces =
        position->pieces[mdn_position_palace_at (position, mdn_placement_space (placement))];

      named =
        medina_game_placement_for (compared->game, piece,
                                   mdn_set_nth (pieces, mdn_random_below (&compared->random,
                                                                          mdn_set_count (pieces))));
    }
  g_assert_cmpint (named, ==, placement);
  medina_game_set_selected_piece (compared->game, (int) piece);
  notify_watch_check (compared->watch);
  g_assert_cmpint (medina_game_get_selected_piece (compared->game), ==, piece);

  compared->previous = *position;
  mdn_game_play (&compared->twin, placement);
  compared->awaiting =
    turn_was_completed (compared) && !medina_game_get_automatic_end (compared->game);
  g_assert_cmpint (medina_game_judge (compared->game, named), ==, MDN_REASON_NONE);
  g_assert_cmpint (medina_game_play (compared->game, named), ==, MDN_REASON_NONE);
}

static void
undo (ComparedGame *compared)
{
  mdn_game_undo (&compared->twin);
  compared->awaiting = FALSE;
  medina_game_undo (compared->game);
}

static void
redo (ComparedGame *compared)
{
  const gboolean can_redo = compared->twin.cursor < compared->twin.count;

  compared->previous = compared->twin.position;
  mdn_game_redo (&compared->twin);
  if (can_redo)
    compared->awaiting = turn_was_completed (compared) &&
                         compared->twin.cursor == compared->twin.count &&
                         !medina_game_get_automatic_end (compared->game);
  medina_game_redo (compared->game);
}

static void
end_turn (ComparedGame *compared)
{
  compared->awaiting = FALSE;
  medina_game_end_turn (compared->game);
}

/* Looks at another moment, and returns to where the game stands, unless the game stands there. */
static void
look_back (ComparedGame *compared)
{
  const ComparedGame live = *compared;
  const int there = (int) mdn_random_below (&compared->random, (guint) compared->twin.count + 1);
  const int piece = medina_game_get_selected_piece (compared->game);

  if (there == compared->twin.cursor)
    return;
  compared->live_player =
    medina_player_get_number (medina_game_get_current_player (compared->game));
  compared->was_over = compared_game_is_over (compared);
  compared->replaying = TRUE;
  compared->awaiting = FALSE;
  mdn_game_seek (&compared->twin, there);
  medina_game_seek (compared->game, there);
  compared_game_check (compared);
  compared_game_check_legal (compared);
  notify_watch_check (compared->watch);
  g_assert_cmpint (medina_game_get_live_cursor (compared->game), ==, live.twin.cursor);

  mdn_game_seek (&compared->twin, live.twin.cursor);
  compared->awaiting = live.awaiting;
  compared->replaying = compared->was_over = FALSE;
  medina_game_seek (compared->game, live.twin.cursor);
  g_assert_cmpint (medina_game_get_selected_piece (compared->game), ==, piece);
}

static void
step (ComparedGame *compared)
{
  const guint die = mdn_random_below (&compared->random, 20);

  if (die < 2)
    undo (compared);
  else if (die < 5 && !compared->awaiting)
    redo (compared);
  else if (die == 6)
    look_back (compared);
  else if (die == 5)
    medina_game_set_screens (compared->game, !medina_game_get_screens (compared->game));
  else if (compared->awaiting)
    end_turn (compared);
  else
    play (compared);
}

/* Whoever is to move comes to the display. */
static void
pass_display (ComparedGame *compared)
{
  compared_game_check_legal (compared);
  medina_game_lift_curtain (compared->game);
  g_assert_false (medina_game_get_curtain (compared->game));
  compared_game_check (compared);
}

static void
check_selection (const ComparedGame *compared)
{
  const int piece = medina_game_get_selected_piece (compared->game);
  MedinaPlayer *player = medina_game_get_current_player (compared->game);

  if (piece != -1)
    g_assert_true (medina_stock_item_get_playable (medina_player_get_stock_item (player, piece)));
}

static void
watch_all (ComparedGame *compared)
{
  GListModel *tiles = medina_game_get_tiles (compared->game);

  notify_watch_add_object (compared->watch, compared->game);
  notify_watch_add_list (compared->watch, medina_game_get_move_log (compared->game));
  notify_watch_add_list (compared->watch, tiles);
  for (guint i = 0; i < g_list_model_get_n_items (tiles); i++)
    {
      g_autoptr (GObject) tile = g_list_model_get_item (tiles, i);

      notify_watch_add_object (compared->watch, tile);
    }
  for (guint i = 0; i < medina_game_get_n_players (compared->game); i++)
    {
      MedinaPlayer *player = medina_game_get_player (compared->game, i);
      GListModel *stock = medina_player_get_stock (player);

      notify_watch_add_object (compared->watch, player);
      notify_watch_add_list (compared->watch, medina_player_get_tiles (player));
      notify_watch_add_list (compared->watch, stock);
      for (guint j = 0; j < g_list_model_get_n_items (stock); j++)
        {
          g_autoptr (GObject) item = g_list_model_get_item (stock, j);

          notify_watch_add_object (compared->watch, item);
        }
    }
  notify_watch_set_first_notify (compared->watch, compared_game_check, compared);
}

static void
play_game (const MdnSetup *setup, gboolean automatic_end, guint seed)
{
  ComparedGame *compared = g_new0 (ComparedGame, 1);

  mdn_random_seed (&compared->random, seed);
  mdn_game_begin (&compared->twin, setup);
  compared->game = scripted_game_new (setup);
  compared->watch = notify_watch_new ();
  medina_game_set_automatic_end (compared->game, automatic_end);
  watch_all (compared);
  compared_game_check (compared);
  while (!compared_game_is_over (compared))
    {
      step (compared);
      check_selection (compared);
      compared_game_check (compared);
      notify_watch_check (compared->watch);
      pass_display (compared);
      compared_game_check_legal (compared);
      notify_watch_check (compared->watch);
    }
  look_back (compared);
  notify_watch_check (compared->watch);
  /* All the way back and forth again. */
  while (compared->twin.cursor > 0)
    {
      undo (compared);
      compared_game_check (compared);
      notify_watch_check (compared->watch);
    }
  while (compared->twin.cursor < compared->twin.count)
    {
      redo (compared);
      compared_game_check (compared);
      notify_watch_check (compared->watch);
    }
  notify_watch_free (compared->watch);
  g_assert_finalize_object (compared->game);
  g_free (compared);
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
      play_game (&setup, seed % 2, number + seed);
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
