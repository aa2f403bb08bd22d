/* SPDX-License-Identifier: GPL-3.0-or-later */

/* What a coach says of turns that lost much, and when it says nothing. */

#include "await.h"
#include "computer-fixture.h"
#include "medina-chances.h"
#include "medina-coach.h"
#include "notation.h"
#include "scripted-game.h"

enum
{
  NODES = 300,
};

typedef struct
{
  MedinaGame *game;
  MedinaCoach *coach;
} Fixture;

/* Everybody has one rooftop. An orange palace of four buildings and a purple one of one have none;
 * the first player is to move. */
static const char opening[] = "Oc3 Oc4 Oc5 Oc6 Pf9 Wb1 Wa2 Wc1";

/* Who claims the small one leaves the large one to the other. */
static const char costly[] = "Rf9 Wd1";
static const char fine[] = "Rc3 Wd1";

static MedinaGame *
open_game (const char *kinds)
{
  MdnSetup setup = scripted_game_setup (MDN_SECOND_EDITION, (int) strlen (kinds));
  MedinaGame *game;

  setup.rules.stock = (MdnStockSize){ .buildings = 2, .rooftops = 1, .walls = 5 };
  setup.rules.other_rooftops = 0;
  game = scripted_game_new (&setup);
  computer_fixture_seat (game, kinds, MEDINA_LEVEL_HARD);
  scripted_game_play (game, opening);
  medina_game_end_turn (game);
  return game;
}

static MedinaCoach *
create_coach (MedinaGame *game)
{
  MedinaCoach *coach = medina_coach_new ();

  medina_coach_set_nodes (coach, NODES);
  medina_onlooker_set_game (MEDINA_ONLOOKER (coach), game);
  medina_onlooker_set_wanted (MEDINA_ONLOOKER (coach), TRUE);
  return coach;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->game = open_game ("hc");
  fixture->coach = create_coach (fixture->game);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_assert_finalize_object (fixture->coach);
  await_quiet ();
  g_assert_finalize_object (fixture->game);
}

static void
assert_silent (MedinaCoach *coach)
{
  await (!medina_coach_get_looking (coach));
  g_assert_null (medina_coach_get_turn (coach));
  g_assert_null (medina_coach_get_analysis (coach));
}

/* --- What it finds ---------------------------------------------------------------------------- */

static gboolean
has_rooftop (const MdnVariation *plan, const char *space)
{
  for (int i = 0; i < plan->count; i++)
    if (plan->placements[i] ==
        mdn_placement (MDN_ROOFTOP, mdn_notation_parse_space (MDN_BOARD_LARGE, space, 2)))
      return TRUE;
  return FALSE;
}

static void
test_costly (Fixture *fixture, gconstpointer data)
{
  const guint before = medina_game_get_cursor (fixture->game);
  MedinaAnalysisTurn *turn;

  scripted_game_play (fixture->game, costly);
  g_assert_true (medina_coach_get_looking (fixture->coach));
  g_assert_null (medina_coach_get_turn (fixture->coach));
  await (medina_coach_get_turn (fixture->coach) != NULL);
  turn = medina_coach_get_turn (fixture->coach);
  g_assert_cmpfloat (medina_analysis_turn_get_loss (turn), >=, MEDINA_COACH_POINTS);
  g_assert_cmpuint (medina_analysis_turn_get_start (turn), ==, before);
  g_assert_cmpuint (medina_analysis_turn_get_end (turn), ==, before + 2);
  g_assert_true (has_rooftop (medina_analysis_turn_get_better (turn), "c3"));
}

static void
test_fine (Fixture *fixture, gconstpointer data)
{
  scripted_game_play (fixture->game, fine);
  g_assert_true (medina_coach_get_looking (fixture->coach));
  assert_silent (fixture->coach);
}

/* --- When it says nothing --------------------------------------------------------------------- */

static void
check_nothing (const char *kinds, void (*change) (MedinaGame *game, MedinaCoach *coach))
{
  g_autoptr (MedinaGame) game = open_game (kinds);
  MedinaCoach *coach = create_coach (game);

  if (change != NULL)
    change (game, coach);
  scripted_game_play (game, costly);
  g_assert_false (medina_coach_get_looking (coach));
  assert_silent (coach);
  g_assert_finalize_object (coach);
}

static void
do_not_want (MedinaGame *game, MedinaCoach *coach)
{
  medina_onlooker_set_wanted (MEDINA_ONLOOKER (coach), FALSE);
}

static void
play_purely (MedinaGame *game, MedinaCoach *coach)
{
  medina_game_set_purist (game, TRUE);
}

static void
raise_screens (MedinaGame *game, MedinaCoach *coach)
{
  medina_game_set_screens (game, TRUE);
}

static void
test_not_for (void)
{
  check_nothing ("hh", NULL);
  check_nothing ("cc", NULL);
  check_nothing ("hc", do_not_want);
  check_nothing ("hc", play_purely);
}

/* The screens of several people hide from each other what it would tell. */
static void
test_screens (Fixture *fixture, gconstpointer data)
{
  medina_game_set_screens (fixture->game, TRUE);
  scripted_game_play (fixture->game, costly);
  await (medina_coach_get_turn (fixture->coach) != NULL);
}

static void
test_several_screens (void)
{
  g_autoptr (MedinaGame) game = NULL;
  MdnSetup setup = scripted_game_setup (MDN_SECOND_EDITION, 3);
  MedinaCoach *coach;

  game = scripted_game_new (&setup);
  computer_fixture_seat (game, "hhc", MEDINA_LEVEL_EASY);
  raise_screens (game, NULL);
  coach = create_coach (game);
  scripted_game_play (game, "Wb1 Wa2");
  g_assert_false (medina_coach_get_looking (coach));
  medina_game_set_screens (game, FALSE);
  scripted_game_play (game, "Wc1 Wd1");
  g_assert_true (medina_coach_get_looking (coach));
  raise_screens (game, NULL);
  g_assert_false (medina_coach_get_looking (coach));
  g_assert_finalize_object (coach);
}

/* What it said is not there any more after that. */
typedef void (*Step) (Fixture *fixture);

static void
undo (Fixture *fixture)
{
  medina_game_undo (fixture->game);
}

static void
go_on (Fixture *fixture)
{
  scripted_game_play (fixture->game, "We1 Wf1 Wg1");
}

static void
turn_off (Fixture *fixture)
{
  medina_onlooker_set_wanted (MEDINA_ONLOOKER (fixture->coach), FALSE);
}

static void
leave (Fixture *fixture)
{
  medina_onlooker_set_game (MEDINA_ONLOOKER (fixture->coach), NULL);
}

static void
seat_person (Fixture *fixture)
{
  computer_fixture_seat (fixture->game, "hh", MEDINA_LEVEL_EASY);
}

static const Step steps[] = { undo, go_on, turn_off, leave, seat_person };

static void
test_dropped (void)
{
  for (gsize i = 0; i < 2 * G_N_ELEMENTS (steps); i++)
    {
      Fixture fixture;

      set_up (&fixture, NULL);
      scripted_game_play (fixture.game, costly);
      if (i % 2 == 0)
        await (medina_coach_get_turn (fixture.coach) != NULL);
      steps[i / 2](&fixture);
      g_assert_false (medina_coach_get_looking (fixture.coach));
      assert_silent (fixture.coach);
      await_quiet ();
      assert_silent (fixture.coach);
      tear_down (&fixture, NULL);
    }
}

/* A thought that is still going on when the coach goes does no harm. */
static void
test_let_go (void)
{
  g_autoptr (MedinaGame) game = open_game ("hc");
  MedinaCoach *coach = create_coach (game);

  medina_coach_set_nodes (coach, COMPUTER_FIXTURE_NO_END);
  scripted_game_play (game, costly);
  await_quiet ();
  g_assert_true (medina_coach_get_looking (coach));
  g_assert_finalize_object (coach);
  await_quiet ();
}

/* --- Taking back ------------------------------------------------------------------------------ */

static void
test_take_back (Fixture *fixture, gconstpointer data)
{
  const guint before = medina_game_get_cursor (fixture->game);

  medina_coach_take_back (fixture->coach);
  g_assert_cmpuint (medina_game_get_cursor (fixture->game), ==, before);
  scripted_game_play (fixture->game, costly);
  await (medina_coach_get_turn (fixture->coach) != NULL);
  medina_coach_take_back (fixture->coach);
  g_assert_cmpuint (medina_game_get_cursor (fixture->game), ==, before);
  g_assert_true (medina_game_awaits_person (fixture->game));
  assert_silent (fixture->coach);
}

/* Also when the computer has answered, and while an earlier moment is looked at. */
static void
test_take_back_later (Fixture *fixture, gconstpointer data)
{
  const guint before = medina_game_get_cursor (fixture->game);

  scripted_game_play (fixture->game, costly);
  await (medina_coach_get_turn (fixture->coach) != NULL);
  scripted_game_play (fixture->game, "Rc3 We1");
  g_assert_nonnull (medina_coach_get_turn (fixture->coach));
  medina_game_seek (fixture->game, 3);
  g_assert_nonnull (medina_coach_get_turn (fixture->coach));
  medina_coach_take_back (fixture->coach);
  g_assert_false (medina_game_get_replaying (fixture->game));
  g_assert_cmpuint (medina_game_get_cursor (fixture->game), ==, before);
  assert_silent (fixture->coach);
}

/* Played again at once with all that the computers have answered, it is still the person's turn
 * that is looked at. */
static void
test_redo (Fixture *fixture, gconstpointer data)
{
  const guint before = medina_game_get_cursor (fixture->game);

  scripted_game_play (fixture->game, costly);
  scripted_game_play (fixture->game, "Rc3 We1");
  medina_game_undo_decision (fixture->game);
  g_assert_cmpuint (medina_game_get_cursor (fixture->game), <, before + 2);
  await_quiet ();
  while (medina_game_get_can_redo (fixture->game))
    medina_game_redo_decision (fixture->game);
  g_assert_cmpuint (medina_game_get_cursor (fixture->game), ==, before + 4);
  await (medina_coach_get_turn (fixture->coach) != NULL);
  g_assert_cmpuint (medina_analysis_turn_get_start (medina_coach_get_turn (fixture->coach)), ==,
                    before);
}

/* Nor is it another one if somebody looks back before the coach begins to look. */
static void
test_look_back (Fixture *fixture, gconstpointer data)
{
  const guint before = medina_game_get_cursor (fixture->game);

  scripted_game_play (fixture->game, costly);
  medina_game_seek (fixture->game, 0);
  await_quiet ();
  medina_game_seek (fixture->game, medina_game_get_live_cursor (fixture->game));
  await (medina_coach_get_turn (fixture->coach) != NULL);
  g_assert_cmpuint (medina_analysis_turn_get_start (medina_coach_get_turn (fixture->coach)), ==,
                    before);
}

/* --- Beside a computer ------------------------------------------------------------------------ */

/* As long as the computer thinks the coach waits, and then goes on. */
static void
test_waits (void)
{
  ComputerFixture table;
  MdnRandom random;
  MedinaCoach *coach;

  mdn_random_seed (&random, 1);
  computer_fixture_open (&table, "hc", MEDINA_LEVEL_HARD, COMPUTER_FIXTURE_NO_END);
  coach = create_coach (table.game);
  medina_onlooker_set_computer (MEDINA_ONLOOKER (coach), table.computer);
  medina_coach_set_nodes (coach, COMPUTER_FIXTURE_NO_END);
  computer_fixture_play_turn (&table, &random);
  computer_fixture_await_thought (&table);
  g_assert_true (medina_coach_get_looking (coach));
  g_assert_finalize_object (coach);

  coach = create_coach (table.game);
  medina_onlooker_set_computer (MEDINA_ONLOOKER (coach), table.computer);
  medina_computer_player_play_now (table.computer);
  computer_fixture_await_person (&table);
  computer_fixture_play_turn (&table, &random);
  computer_fixture_await_thought (&table);
  await_quiet ();
  g_assert_true (medina_coach_get_looking (coach));
  medina_computer_player_play_now (table.computer);
  await (!medina_coach_get_looking (coach));
  g_assert_finalize_object (coach);
  computer_fixture_close (&table);
}

/* The computer plays the same with a coach and without. */
static char *
play_some (gboolean coached)
{
  ComputerFixture table;
  MdnRandom random;
  g_autoptr (MedinaCoach) coach = medina_coach_new ();
  GString *played = g_string_new (NULL);

  mdn_random_seed (&random, 7);
  computer_fixture_open (&table, "hc", MEDINA_LEVEL_HARD, 200);
  medina_coach_set_nodes (coach, 100);
  medina_onlooker_set_wanted (MEDINA_ONLOOKER (coach), coached);
  medina_onlooker_set_game (MEDINA_ONLOOKER (coach), table.game);
  medina_onlooker_set_computer (MEDINA_ONLOOKER (coach), table.computer);
  for (int i = 0; i < 6; i++)
    {
      computer_fixture_play_turn (&table, &random);
      computer_fixture_await_person (&table);
    }
  for (guint i = 0; i < medina_game_get_length (table.game); i++)
    g_string_append_printf (played, "%u ", medina_game_get_engine_game (table.game)->placements[i]);
  medina_onlooker_set_game (MEDINA_ONLOOKER (coach), NULL);
  medina_onlooker_set_computer (MEDINA_ONLOOKER (coach), NULL);
  computer_fixture_close (&table);
  return g_string_free (played, FALSE);
}

static void
test_same_play (void)
{
  g_autofree char *alone = play_some (FALSE), *coached = play_some (TRUE);

  g_assert_cmpstr (alone, ==, coached);
}

/* --- Chances ---------------------------------------------------------------------------------- */

static guint
sum_chances (MedinaChances *chances, guint players)
{
  guint sum = 0;

  for (guint i = 0; i < players; i++)
    sum += medina_chances_get (chances, i);
  return sum;
}

static MedinaChances *
create_chances (MedinaGame *game)
{
  MedinaChances *chances = medina_chances_new ();

  medina_chances_set_nodes (chances, 20);
  medina_onlooker_set_game (MEDINA_ONLOOKER (chances), game);
  medina_onlooker_set_wanted (MEDINA_ONLOOKER (chances), TRUE);
  return chances;
}

static void
test_chances (void)
{
  g_autoptr (MedinaGame) game = open_game ("hc");
  MedinaChances *chances = create_chances (game);
  guint before;

  g_assert_false (medina_chances_get_known (chances));
  g_assert_cmpuint (sum_chances (chances, 2), ==, 0);
  await (medina_chances_get_known (chances));
  g_assert_cmpuint (sum_chances (chances, 2), ==, 100);
  before = medina_chances_get (chances, 0);
  scripted_game_play (game, costly);
  await (medina_chances_get (chances, 0) != before);
  g_assert_cmpuint (medina_chances_get (chances, 0), <, before);
  g_assert_cmpuint (sum_chances (chances, 2), ==, 100);
  medina_game_seek (game, 2);
  g_assert_false (medina_chances_get_known (chances));
  g_assert_finalize_object (chances);
  await_quiet ();
}

static void
test_no_chances (void)
{
  static const char *const tables[] = { "hh", "cc" };

  for (gsize i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autoptr (MedinaGame) game = open_game (tables[i]);
      MedinaChances *chances = create_chances (game);

      scripted_game_play (game, fine);
      await_quiet ();
      g_assert_false (medina_chances_get_known (chances));
      g_assert_finalize_object (chances);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name, function) g_test_add ("/coach/" name, Fixture, NULL, set_up, function, tear_down)
  ADD ("tells-of-a-costly-turn", test_costly);
  ADD ("is-silent-about-a-good-one", test_fine);
  ADD ("looks-behind-the-screen-of-the-only-person", test_screens);
  ADD ("takes-a-turn-back", test_take_back);
  ADD ("takes-it-back-later", test_take_back_later);
  ADD ("looks-at-the-person’s-turn-again", test_redo);
  ADD ("looks-at-it-also-if-somebody-looks-back", test_look_back);
#undef ADD
  g_test_add_func ("/coach/is-not-for-every-table", test_not_for);
  g_test_add_func ("/coach/is-not-for-several-screens", test_several_screens);
  g_test_add_func ("/coach/goes-when-the-game-moves-on", test_dropped);
  g_test_add_func ("/coach/can-be-freed-while-it-thinks", test_let_go);
  g_test_add_func ("/coach/waits-for-the-computer", test_waits);
  g_test_add_func ("/coach/does-not-change-the-game", test_same_play);
  g_test_add_func ("/chances/follow-the-game", test_chances);
  g_test_add_func ("/chances/are-not-for-every-table", test_no_chances);
  return g_test_run ();
}
