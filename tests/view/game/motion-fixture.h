/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "all-windows.h"
#include "await.h"
#include "medina-flights.h"
#include "medina-player-cards.h"
#include "medina-tile-slides.h"
#include "named-game.h"

/* A window with a game of three on whose table things move. */
typedef struct
{
  Driver driver;
  MedinaGame *game;
  GtkWidget *page; /* borrowed, as are those on it */
  MedinaPlayerCards *cards;
  MedinaFlights *flights;
  MedinaTileSlides *slides;
} MotionFixture;

void motion_fixture_set_up (MotionFixture *self, gconstpointer data);
void motion_fixture_tear_down (MotionFixture *self, gconstpointer data);

/* Whether a piece is flying. */
gboolean motion_fixture_flies (MotionFixture *self);

/* Waits until neither pieces nor tiles are on their way. */
void motion_fixture_await_rest (MotionFixture *self);

/* The board as it is shown now; the caller owns it. */
cairo_surface_t *motion_fixture_paint_board (MotionFixture *self);

/* That the middles of two areas are less than a pixel apart. */
void motion_fixture_assert_same_middle (const graphene_rect_t *a, const graphene_rect_t *b);
