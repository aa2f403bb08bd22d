/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-computer-player.h"

/* The computer plays real games here: easy, which answers at once, or with a number of positions
 * that it may look at. Where it is to be disturbed it thinks for longer than any test takes. */

#define COMPUTER_FIXTURE_NO_END (G_GUINT64_CONSTANT (1) << 60)

typedef struct
{
  MedinaGame *game;
  MedinaPlacementGate *gate;
  MedinaComputerPlayer *computer;
} ComputerFixture;

/* Second edition, a player a letter of `kinds`, computers where that is c; without pauses. */
void
computer_fixture_open (ComputerFixture *self, const char *kinds, MedinaLevel level, guint64 nodes);

void computer_fixture_open_by_rules (ComputerFixture *self,
                                     MdnRuleSet rules,
                                     const char *kinds,
                                     MedinaLevel level,
                                     guint64 nodes);

/* Frees both; asserts that nobody else has a reference. */
void computer_fixture_close (ComputerFixture *self);

void computer_fixture_seat (MedinaGame *game, const char *kinds, MedinaLevel level);

/* Takes over the other game. */
void computer_fixture_change_game (ComputerFixture *self, MedinaGame *game);

void computer_fixture_await_person (ComputerFixture *self);

/* Until a thread has begun to think. */
void computer_fixture_await_thought (ComputerFixture *self);

/* Plays a person's turn to its end. */
void computer_fixture_play_turn (ComputerFixture *self, MdnRandom *random);
