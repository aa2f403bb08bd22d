/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-placement-gate.h"
#include "scripted-game.h"

/* A game for three in the first turn of player 1, and the way to it. */
typedef struct
{
  MedinaGame *game;
  MedinaPlacementGate *gate;
} Fixture;

static void
set_up (Fixture *self)
{
  const MdnSetup setup = scripted_game_setup (MDN_SECOND_EDITION, 3);

  self->game = scripted_game_new (&setup);
  self->gate = medina_placement_gate_new (self->game);
}

static void
clear (Fixture *self)
{
  g_assert_finalize_object (self->gate);
  g_assert_finalize_object (self->game);
}

static MdnReason
play (Fixture *self, MdnPiece piece, int column, int row)
{
  return medina_placement_gate_play (self->gate, mdn_placement (piece, mdn_space (column, row)));
}

static void
assert_placements (Fixture *self, guint cursor)
{
  g_assert_cmpuint (medina_game_get_cursor (self->game), ==, cursor);
}

static void
test_open (void)
{
  Fixture fixture;

  set_up (&fixture);
  g_assert_true (medina_placement_gate_get_game (fixture.gate) == fixture.game);
  g_assert_true (medina_placement_gate_is_open (fixture.gate));
  g_assert_cmpint (play (&fixture, MDN_BUILDING_GREY, 3, 3), ==, MDN_REASON_NONE);
  assert_placements (&fixture, 1);
  g_assert_cmpint (play (&fixture, MDN_BUILDING_GREY, 3, 3), ==, MDN_REASON_OCCUPIED);
  assert_placements (&fixture, 1);
  clear (&fixture);
}

/* What comes while the gate is closed is judged at once; of what is legal the last is made. */
static void
test_closed (void)
{
  const MdnPlacement last = mdn_placement (MDN_BUILDING_GREY, mdn_space (5, 5));
  Fixture fixture;

  set_up (&fixture);
  medina_placement_gate_close (fixture.gate);
  g_assert_false (medina_placement_gate_is_open (fixture.gate));
  g_assert_cmpint (play (&fixture, MDN_BUILDING_GREY, 3, 3), ==, MDN_REASON_NONE);
  g_assert_cmpint (medina_placement_gate_play (fixture.gate, last), ==, MDN_REASON_NONE);
  g_assert_cmpint (play (&fixture, MDN_ROOFTOP, 3, 3), ==, MDN_REASON_NO_PALACE);
  assert_placements (&fixture, 0);
  medina_placement_gate_open (fixture.gate);
  assert_placements (&fixture, 1);
  g_assert_cmpuint (medina_game_get_engine_game (fixture.game)->placements[0], ==, last);
  medina_placement_gate_open (fixture.gate);
  assert_placements (&fixture, 1);
  clear (&fixture);
}

static void
place_past_gate (MedinaGame *game)
{
  scripted_game_play (game, "Oe9");
}

static void
undo_and_redo (MedinaGame *game)
{
  medina_game_undo (game);
  medina_game_redo (game);
}

static void
look_back (MedinaGame *game)
{
  medina_game_seek (game, 0);
  medina_game_seek (game, 1);
}

static void
change_seat (MedinaGame *game)
{
  medina_player_set_kind (medina_game_get_current_player (game), MEDINA_SEAT_COMPUTER);
}

/* A placement that waits was meant for the game as it was. */
static void
test_forgotten (void)
{
  void (*const changes[]) (MedinaGame *) = { place_past_gate, undo_and_redo, look_back,
                                             change_seat };

  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    {
      Fixture fixture;
      guint cursor;

      set_up (&fixture);
      g_assert_cmpint (play (&fixture, MDN_BUILDING_GREY, 3, 3), ==, MDN_REASON_NONE);
      medina_placement_gate_close (fixture.gate);
      g_assert_cmpint (play (&fixture, MDN_WALL, 0, 1), ==, MDN_REASON_NONE);
      changes[i](fixture.game);
      cursor = medina_game_get_cursor (fixture.game);
      medina_placement_gate_open (fixture.gate);
      assert_placements (&fixture, cursor);
      clear (&fixture);
    }
}

/* A handler of a notification, which comes before the signals. */
static void
test_opened_by_handler (void)
{
  Fixture fixture;

  set_up (&fixture);
  g_assert_cmpint (play (&fixture, MDN_BUILDING_GREY, 3, 3), ==, MDN_REASON_NONE);
  medina_placement_gate_close (fixture.gate);
  g_assert_cmpint (play (&fixture, MDN_WALL, 0, 1), ==, MDN_REASON_NONE);
  g_signal_connect_swapped (fixture.game, "notify::cursor", G_CALLBACK (medina_placement_gate_open),
                            fixture.gate);
  medina_game_undo (fixture.game);
  g_assert_true (medina_placement_gate_is_open (fixture.gate));
  assert_placements (&fixture, 0);
  g_signal_handlers_disconnect_by_data (fixture.game, fixture.gate);
  clear (&fixture);
}

/* Held shut it stays so, whatever else opens and closes it. */
static void
test_held (void)
{
  Fixture fixture;

  set_up (&fixture);
  medina_placement_gate_set_held (fixture.gate, TRUE);
  g_assert_false (medina_placement_gate_is_open (fixture.gate));
  g_assert_cmpint (play (&fixture, MDN_BUILDING_GREY, 3, 3), ==, MDN_REASON_NONE);
  medina_placement_gate_close (fixture.gate);
  medina_placement_gate_open (fixture.gate);
  assert_placements (&fixture, 0);
  medina_placement_gate_set_held (fixture.gate, FALSE);
  assert_placements (&fixture, 1);

  medina_placement_gate_close (fixture.gate);
  g_assert_cmpint (play (&fixture, MDN_BUILDING_GREY, 4, 3), ==, MDN_REASON_NONE);
  medina_placement_gate_set_held (fixture.gate, TRUE);
  medina_placement_gate_set_held (fixture.gate, FALSE);
  assert_placements (&fixture, 1);
  medina_placement_gate_open (fixture.gate);
  g_assert_true (medina_placement_gate_is_open (fixture.gate));
  clear (&fixture);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/placement-gate/open", test_open);
  g_test_add_func ("/placement-gate/closed", test_closed);
  g_test_add_func ("/placement-gate/held", test_held);
  g_test_add_func ("/placement-gate/forgotten", test_forgotten);
  g_test_add_func ("/placement-gate/opened-by-handler", test_opened_by_handler);
  return g_test_run ();
}
