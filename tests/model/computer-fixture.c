/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "computer-fixture.h"

#include "await.h"
#include "scripted-game.h"

void
computer_fixture_seat (MedinaGame *game, const char *kinds, MedinaLevel level)
{
  for (guint i = 0; kinds[i] != '\0'; i++)
    {
      MedinaPlayer *player = medina_game_get_player (game, i);

      medina_player_set_level (player, level);
      medina_player_set_kind (player, kinds[i] == 'c' ? MEDINA_SEAT_COMPUTER : MEDINA_SEAT_HUMAN);
    }
}

static void
set_game (ComputerFixture *self, MedinaGame *game)
{
  self->game = game;
  self->gate = medina_placement_gate_new (game);
  medina_computer_player_set_gate (self->computer, self->gate);
}

void
computer_fixture_open (ComputerFixture *self, const char *kinds, MedinaLevel level, guint64 nodes)
{
  computer_fixture_open_by_rules (self, MDN_SECOND_EDITION, kinds, level, nodes);
}

void
computer_fixture_open_by_rules (ComputerFixture *self,
                                MdnRuleSet rules,
                                const char *kinds,
                                MedinaLevel level,
                                guint64 nodes)
{
  const MdnSetup setup = scripted_game_setup (rules, (int) strlen (kinds));
  MedinaGame *game = scripted_game_new (&setup);

  computer_fixture_seat (game, kinds, level);
  self->computer = medina_computer_player_new ();
  medina_computer_player_set_pace (self->computer, MEDINA_PACE_AT_ONCE);
  medina_computer_player_set_nodes (self->computer, nodes);
  set_game (self, game);
}

void
computer_fixture_close (ComputerFixture *self)
{
  g_assert_finalize_object (self->computer);
  g_assert_finalize_object (self->gate);
  g_assert_finalize_object (self->game);
}

void
computer_fixture_change_game (ComputerFixture *self, MedinaGame *game)
{
  MedinaPlacementGate *gate = self->gate;
  MedinaGame *before = self->game;

  set_game (self, game);
  g_object_unref (gate);
  g_object_unref (before);
}

void
computer_fixture_await_person (ComputerFixture *self)
{
  await (medina_game_awaits_person (self->game) || medina_game_get_over (self->game));
  await_quiet ();
}

void
computer_fixture_await_thought (ComputerFixture *self)
{
  await (medina_computer_player_get_progress (self->computer) > 0 &&
         medina_computer_player_get_thinking (self->computer));
}

void
computer_fixture_play_turn (ComputerFixture *self, MdnRandom *random)
{
  while (medina_game_awaits_person (self->game))
    g_assert_true (scripted_game_play_random (self->game, random));
  medina_game_end_turn (self->game);
}
