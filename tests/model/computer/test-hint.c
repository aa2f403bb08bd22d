/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Hints, stage by stage, and what makes them void. */

#include "await.h"
#include "explain.h"
#include "medina-hint.h"
#include "scripted-game.h"

typedef struct
{
  MedinaGame *game;
  MedinaHint *hint;
} Fixture;

static void
open_game (Fixture *fixture, MdnRuleSet set, int players)
{
  const MdnSetup setup = scripted_game_setup (set, players);

  fixture->game = scripted_game_new (&setup);
  fixture->hint = medina_hint_new ();
  medina_hint_set_game (fixture->hint, fixture->game);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  open_game (fixture, MDN_SECOND_EDITION, 3);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_assert_finalize_object (fixture->hint);
  g_assert_finalize_object (fixture->game);
}

/* A second request makes it answer at once. */
static void
await_piece (MedinaHint *hint)
{
  medina_hint_ask (hint);
  g_assert_true (medina_hint_get_thinking (hint));
  g_assert_cmpint (medina_hint_get_stage (hint), ==, MEDINA_HINT_NOTHING);
  g_assert_null (medina_hint_get_plan (hint));
  medina_hint_ask (hint);
  await (!medina_hint_get_thinking (hint));
  g_assert_cmpint (medina_hint_get_stage (hint), ==, MEDINA_HINT_PIECE);
}

static void
check_stages (Fixture *fixture)
{
  MdnExplanation explanations[MDN_MAX_EXPLANATIONS];
  MdnPlacement placement;

  await_piece (fixture->hint);
  placement = medina_hint_get_placement (fixture->hint);
  g_assert_cmpint (medina_game_judge (fixture->game, placement), ==, MDN_REASON_NONE);
  for (guint stage = MEDINA_HINT_SPACE; stage <= MEDINA_HINT_REASON; stage++)
    {
      medina_hint_ask (fixture->hint);
      g_assert_cmpint (medina_hint_get_stage (fixture->hint), ==, stage);
      g_assert_cmpint (medina_hint_get_placement (fixture->hint), ==, placement);
    }
  medina_hint_ask (fixture->hint);
  g_assert_cmpint (medina_hint_get_stage (fixture->hint), ==, MEDINA_HINT_REASON);
  g_assert_cmpint (mdn_explain (medina_game_get_position (fixture->game),
                                medina_hint_get_plan (fixture->hint), explanations),
                   >, 0);
}

/* In games of every kind, now and then: the pieces, spaces and reasons are of legal placements, and
 * what was told is void once something is placed. */
static void
test_random_games (void)
{
  for (guint i = 0; i < MDN_RULE_SETS * 3; i++)
    {
      Fixture fixture;
      MdnRandom random;
      guint placements = 0;

      mdn_random_seed (&random, i);
      open_game (&fixture, (MdnRuleSet) (i % MDN_RULE_SETS), 2 + (int) (i / MDN_RULE_SETS));
      do
        {
          medina_game_end_turn (fixture.game);
          if (placements++ % 24 == i && medina_game_accepts_placements (fixture.game))
            check_stages (&fixture);
        }
      while (scripted_game_play_random (fixture.game, &random));
      g_assert_cmpint (medina_hint_get_stage (fixture.hint), ==, MEDINA_HINT_NOTHING);
      tear_down (&fixture, NULL);
    }
}

typedef void (*Change) (MedinaGame *game);

static void
place (MedinaGame *game)
{
  scripted_game_play (game, "Wb1");
}

static void
look_back (MedinaGame *game)
{
  medina_game_seek (game, 0);
}

static void
undo (MedinaGame *game)
{
  medina_game_undo (game);
}

/* A thought is dropped when the game changes in any way. */
static void
test_dropped (Fixture *fixture, gconstpointer data)
{
  static const Change changes[] = { place, undo, look_back };
  static const char *const scripts[] = { "Wb13", "Wa2", "Wr2" };

  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      scripted_game_play (fixture->game, scripts[i]);
      medina_hint_ask (fixture->hint);
      g_assert_true (medina_hint_get_thinking (fixture->hint));
      changes[i](fixture->game);
      g_assert_false (medina_hint_get_thinking (fixture->hint));
    }
}

static void
test_void (Fixture *fixture, gconstpointer data)
{
  scripted_game_play (fixture->game, "Wb1");
  await_piece (fixture->hint);
  medina_game_undo (fixture->game);
  g_assert_cmpint (medina_hint_get_stage (fixture->hint), ==, MEDINA_HINT_NOTHING);
  g_assert_cmpint (medina_hint_get_placement (fixture->hint), ==, MDN_NO_PLACEMENT);
  await_piece (fixture->hint);
  medina_game_set_selected_piece (fixture->game, MDN_WALL);
  g_assert_cmpint (medina_hint_get_stage (fixture->hint), ==, MEDINA_HINT_PIECE);
  medina_hint_ask (fixture->hint);
  scripted_game_play (fixture->game, "Wb1");
  g_assert_cmpint (medina_hint_get_stage (fixture->hint), ==, MEDINA_HINT_NOTHING);
}

/* A thought that ends after its position was left tells nothing. */
static void
test_late (Fixture *fixture, gconstpointer data)
{
  medina_hint_ask (fixture->hint);
  scripted_game_play (fixture->game, "Wb1");
  await_piece (fixture->hint);
  g_assert_cmpint (medina_game_judge (fixture->game, medina_hint_get_placement (fixture->hint)), ==,
                   MDN_REASON_NONE);
  medina_hint_ask (fixture->hint);
  medina_hint_dismiss (fixture->hint);
  g_assert_cmpint (medina_hint_get_stage (fixture->hint), ==, MEDINA_HINT_NOTHING);
}

static void
test_available (Fixture *fixture, gconstpointer data)
{
  g_assert_true (medina_hint_get_available (fixture->hint));
  scripted_game_play (fixture->game, "Wb1 Wc1");
  g_assert_true (medina_game_get_awaiting_end (fixture->game));
  g_assert_false (medina_hint_get_available (fixture->hint));
  medina_hint_ask (fixture->hint);
  g_assert_false (medina_hint_get_thinking (fixture->hint));
  medina_game_end_turn (fixture->game);
  g_assert_true (medina_hint_get_available (fixture->hint));
  medina_game_seek (fixture->game, 1);
  g_assert_false (medina_hint_get_available (fixture->hint));
  medina_game_seek (fixture->game, 2);
  g_assert_true (medina_hint_get_available (fixture->hint));
  medina_hint_set_game (fixture->hint, NULL);
  g_assert_false (medina_hint_get_available (fixture->hint));
}

/* Not for a computer, which needs none; what was told is void when one takes the seat. */
static void
test_computer (Fixture *fixture, gconstpointer data)
{
  MedinaPlayer *player = medina_game_get_current_player (fixture->game);

  await_piece (fixture->hint);
  medina_player_set_kind (player, MEDINA_SEAT_COMPUTER);
  g_assert_false (medina_hint_get_available (fixture->hint));
  g_assert_cmpint (medina_hint_get_stage (fixture->hint), ==, MEDINA_HINT_NOTHING);
  medina_hint_ask (fixture->hint);
  g_assert_false (medina_hint_get_thinking (fixture->hint));
  medina_player_set_kind (player, MEDINA_SEAT_HUMAN);
  g_assert_true (medina_hint_get_available (fixture->hint));
}

/* A hint that thinks can be let go of: tear_down sees that nobody else has it. */
static void
test_let_go (Fixture *fixture, gconstpointer data)
{
  medina_hint_ask (fixture->hint);
  g_assert_true (medina_hint_get_thinking (fixture->hint));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/hint/stages-are-of-legal-placements", test_random_games);
#define ADD(name, function) g_test_add ("/hint/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("a-placement-voids-it", test_void);
  ADD ("a-late-answer-tells-nothing", test_late);
  ADD ("a-change-drops-the-thought", test_dropped);
  ADD ("is-there-when-a-person-is-to-place", test_available);
  ADD ("is-not-for-computers", test_computer);
  ADD ("can-be-freed-while-it-thinks", test_let_go);
#undef ADD
  return g_test_run ();
}
