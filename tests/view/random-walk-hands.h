/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "random-walk-choice.h"

/* What hands do in a random walk, to the window on top. */

/* The pointer */
void random_walk_click (const RandomWalkStep *step);
void random_walk_point (const RandomWalkStep *step);
void random_walk_scroll (const RandomWalkStep *step);
void random_walk_drag (const RandomWalkStep *step);

/* Keys */
void random_walk_press_plain (const RandomWalkStep *step);
void random_walk_press_digit (const RandomWalkStep *step);
void random_walk_press_shortcut (const RandomWalkStep *step);
void random_walk_press_escape (const RandomWalkStep *step);

/* Many undos or redos in one go. */
void random_walk_storm (const RandomWalkStep *step);

/* At a dialog of the toolkit: names without folders only, and nothing else that could lead out of
 * the walk's own. */
void random_walk_type_at_foreign (const RandomWalkStep *step);

/* So that games get somewhere: something legal, with digit and click. */
void random_walk_play (const RandomWalkStep *step);

/* Carries a piece from its button to some space, legal or not, or drops it on the way. */
void random_walk_carry (const RandomWalkStep *step);

/* Asks what there is. */
void random_walk_ask (const RandomWalkStep *step);
