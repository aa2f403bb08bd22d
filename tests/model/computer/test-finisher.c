/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "await.h"
#include "medina-finisher.h"
#include "scripted-game.h"

/* When it is found out that nothing can be decided any more, and what is done about it. */

enum
{
  GAMES = 3, /* random ones, for each rule set and number of players */
  WALLS = 4,
};

static const MdnDeadline never = { 0 };

typedef struct
{
  MedinaGame *game;
  MedinaPlacementGate *gate;
  MedinaFinisher *finisher;
} Fixture;

static void
open_game (Fixture *self, const MdnSetup *setup)
{
  self->game = scripted_game_new (setup);
  self->gate = medina_placement_gate_new (self->game);
  self->finisher = medina_finisher_new ();
  medina_finisher_set_gate (self->finisher, self->gate);
}

/* Nothing but walls, which score nothing without palaces: nothing is decided from the beginning. */
static void
open_walls (Fixture *self)
{
  MdnSetup setup = scripted_game_setup (MDN_SECOND_EDITION, 2);

  scripted_game_leave_walls_only (&setup, WALLS, 2);
  open_game (self, &setup);
}

static void
close_game (Fixture *self)
{
  g_assert_finalize_object (self->finisher);
  g_assert_finalize_object (self->gate);
  g_assert_finalize_object (self->game);
}

static void
await_foregone (Fixture *self, MdnForegone foregone)
{
  await (medina_finisher_get_foregone (self->finisher) == foregone);
  g_assert_cmpint (medina_finisher_get_can_finish (self->finisher), ==,
                   foregone != MDN_FOREGONE_NOTHING);
}

static void
get_scores (MedinaGame *game, int scores[static MDN_MAX_PLAYERS])
{
  for (guint i = 0; i < medina_game_get_n_players (game); i++)
    scores[i] = medina_player_get_score (medina_game_get_player (game, i));
}

/* Finishes, however it would have gone on, to those scores; takes it back, and goes on. */
static void
check_finish (Fixture *self, const int scores[static MDN_MAX_PLAYERS])
{
  const guint cursor = medina_game_get_cursor (self->game);
  int found[MDN_MAX_PLAYERS] = { 0 };

  medina_finisher_finish (self->finisher);
  g_assert_true (medina_game_get_over (self->game));
  g_assert_false (medina_finisher_get_can_finish (self->finisher));
  get_scores (self->game, found);
  g_assert_cmpmem (found, sizeof found, scores, MDN_MAX_PLAYERS * sizeof *scores);
  medina_game_undo_decision (self->game);
  g_assert_cmpuint (medina_game_get_cursor (self->game), ==, cursor);
  g_assert_false (medina_finisher_get_can_finish (self->finisher));
  await_foregone (self, MDN_FOREGONE_GAME);
}

/* How the game ends that these seeds give. */
static void
find_end (const MdnSetup *setup, guint64 seed, int scores[static MDN_MAX_PLAYERS])
{
  MedinaGame *game = scripted_game_new (setup);
  MdnRandom random;

  mdn_random_seed (&random, seed);
  while (!medina_game_get_over (game))
    {
      scripted_game_play_random (game, &random);
      medina_game_end_turn (game);
    }
  get_scores (game, scores);
  g_object_unref (game);
}

/* Random games: what is said of each position is what is proved of it. */
static guint
play_game (const MdnSetup *setup, guint64 seed)
{
  int scores[MDN_MAX_PLAYERS] = { 0 };
  guint found = 0;
  MdnRandom random;
  Fixture fixture;

  find_end (setup, seed, scores);
  open_game (&fixture, setup);
  mdn_random_seed (&random, seed);
  while (!medina_game_get_over (fixture.game))
    {
      const MdnPosition *position = medina_game_get_position (fixture.game);
      const MdnForegone foregone = mdn_foregone_find (position, 100000, &never);

      await_foregone (&fixture, foregone);
      if (foregone == MDN_FOREGONE_GAME)
        {
          found++;
          check_finish (&fixture, scores);
        }
      scripted_game_play_random (fixture.game, &random);
      medina_game_end_turn (fixture.game);
    }
  close_game (&fixture);
  return found;
}

static void
test_random_games (void)
{
  guint found = 0;

  for (int set = 0; set < MDN_RULE_SETS; set++)
    for (int players = MDN_MIN_PLAYERS; players <= MDN_MAX_PLAYERS; players++)
      for (guint64 seed = 0; seed < GAMES; seed++)
        {
          const MdnSetup setup = scripted_game_setup ((MdnRuleSet) set, players);

          found += play_game (&setup, seed);
        }
  g_test_message ("%u times the rest of the game was foregone", found);
  g_assert_cmpuint (found, >, 5);
}

/* What is foregone stays so while it is played by hand: there is no moment at which it is not
 * said. */
static void
test_goes_on (void)
{
  Fixture fixture;
  MdnRandom random;

  mdn_random_seed (&random, 1);
  open_walls (&fixture);
  await_foregone (&fixture, MDN_FOREGONE_GAME);
  for (guint i = 1; i < 2 * WALLS; i++)
    {
      scripted_game_play_random (fixture.game, &random);
      g_assert_true (medina_finisher_get_can_finish (fixture.finisher));
      medina_game_end_turn (fixture.game);
      g_assert_true (medina_finisher_get_can_finish (fixture.finisher));
    }
  scripted_game_play_random (fixture.game, &random);
  g_assert_false (medina_finisher_get_can_finish (fixture.finisher));
  close_game (&fixture);
}

/* Also while a computer is to move; not of an earlier moment, nor of no game. */
static void
test_whose (void)
{
  Fixture fixture;

  open_walls (&fixture);
  await_foregone (&fixture, MDN_FOREGONE_GAME);
  medina_player_set_kind (medina_game_get_player (fixture.game, 0), MEDINA_SEAT_COMPUTER);
  g_assert_true (medina_finisher_get_can_finish (fixture.finisher));
  scripted_game_play (fixture.game, "Wa2");
  g_assert_true (medina_finisher_get_can_finish (fixture.finisher));
  medina_game_seek (fixture.game, 0);
  g_assert_false (medina_finisher_get_can_finish (fixture.finisher));
  medina_finisher_finish (fixture.finisher);
  await_quiet ();
  g_assert_false (medina_finisher_get_can_finish (fixture.finisher));
  medina_game_seek (fixture.game, 1);
  await_foregone (&fixture, MDN_FOREGONE_GAME);
  medina_finisher_set_gate (fixture.finisher, NULL);
  g_assert_false (medina_finisher_get_can_finish (fixture.finisher));
  medina_finisher_finish (fixture.finisher);
  g_assert_false (medina_game_get_over (fixture.game));
  close_game (&fixture);
}

/* Where nobody plays but computers, too. */
static void
test_computers (void)
{
  Fixture fixture;

  open_walls (&fixture);
  for (guint i = 0; i < medina_game_get_n_players (fixture.game); i++)
    medina_player_set_kind (medina_game_get_player (fixture.game, i), MEDINA_SEAT_COMPUTER);
  await_foregone (&fixture, MDN_FOREGONE_GAME);
  medina_finisher_finish (fixture.finisher);
  g_assert_true (medina_game_get_over (fixture.game));
  close_game (&fixture);
}

/* Behind a curtain nobody is there to ask for it. */
static void
test_curtain (void)
{
  Fixture fixture;

  open_walls (&fixture);
  await_foregone (&fixture, MDN_FOREGONE_GAME);
  medina_game_lift_curtain (fixture.game);
  medina_game_set_screens (fixture.game, TRUE);
  medina_game_lift_curtain (fixture.game);
  scripted_game_play (fixture.game, "Wa2 Wa3");
  medina_game_end_turn (fixture.game);
  g_assert_true (medina_game_get_curtain (fixture.game));
  await_quiet ();
  g_assert_false (medina_finisher_get_can_finish (fixture.finisher));
  medina_game_lift_curtain (fixture.game);
  await_foregone (&fixture, MDN_FOREGONE_GAME);
  medina_finisher_finish (fixture.finisher);
  g_assert_true (medina_game_get_over (fixture.game));
  close_game (&fixture);
}

/* A proof whose answer is there, but has not arrived, when the game moves on or the object goes. */
static void
test_late_answer (void)
{
  Fixture fixture;

  for (guint i = 0; i < 2; i++)
    {
      open_walls (&fixture);
      await_quiet ();
      if (i == 0)
        medina_game_finish (fixture.game, TRUE);
      else
        medina_finisher_set_gate (fixture.finisher, NULL);
      await_quiet ();
      g_assert_false (medina_finisher_get_can_finish (fixture.finisher));
      close_game (&fixture);
      await_quiet ();
    }
}

/* While a placement is being written it waits, as placements do. */
static void
test_gate (void)
{
  Fixture fixture;

  open_walls (&fixture);
  await_foregone (&fixture, MDN_FOREGONE_GAME);
  medina_placement_gate_close (fixture.gate);
  medina_finisher_finish (fixture.finisher);
  g_assert_cmpuint (medina_game_get_cursor (fixture.game), ==, 0);
  medina_placement_gate_open (fixture.gate);
  g_assert_true (medina_game_get_over (fixture.game));

  medina_game_undo_decision (fixture.game);
  await_foregone (&fixture, MDN_FOREGONE_GAME);
  medina_placement_gate_close (fixture.gate);
  medina_finisher_finish (fixture.finisher);
  scripted_game_play (fixture.game, "Wa2");
  medina_placement_gate_open (fixture.gate);
  g_assert_cmpuint (medina_game_get_cursor (fixture.game), ==, 1);
  close_game (&fixture);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/finisher/random-games", test_random_games);
  g_test_add_func ("/finisher/goes-on", test_goes_on);
  g_test_add_func ("/finisher/whose", test_whose);
  g_test_add_func ("/finisher/computers", test_computers);
  g_test_add_func ("/finisher/curtain", test_curtain);
  g_test_add_func ("/finisher/late-answer", test_late_answer);
  g_test_add_func ("/finisher/gate", test_gate);
  return g_test_run ();
}
