/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-player-cards.h"
#include "random.h"

/* The cards of the players of a game, in a window of their own. The opening is over: the first
 * player is to move, with everything in stock. */

enum
{
  CARDS_FIXTURE_PLAYERS = 3,
};

typedef struct
{
  MedinaGame *game;
  MdnRandom random;
  GtkWidget *window;
  GtkWidget *cards[CARDS_FIXTURE_PLAYERS];

  /* what the window's actions were last called with */
  int picked; /* -1 before */
  guint seat;
  char *word; /* owned */
} CardsFixture;

/* Adds a test that is given such a window; so many people have the first seats, computers the
 * others. */
void cards_fixture_add_test (const char *path,
                             guint people,
                             void (*test) (CardsFixture *self, gconstpointer people));

/* A random placement, and its turn is ended; and on until it is the turn of a player. */
void cards_fixture_play_one (CardsFixture *self);
void cards_fixture_play_until_turn_of (CardsFixture *self, guint number);

/* What a card has: a child of its template, the text of one that is a label, the button with a
 * piece. Transfer none. */
GtkWidget *cards_fixture_get_child (CardsFixture *self, guint card, const char *name);
const char *cards_fixture_get_text (CardsFixture *self, guint card, const char *name);
GtkWidget *cards_fixture_get_button (CardsFixture *self, guint card, MdnPiece piece);
