/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "driver.h"
#include "medina-move-log-row.h"
#include "medina-move-log-view.h"

/* A window's list of moves. */

/* Goes on with the game until so many placements have been made, the same ones each time. */
void replay_fixture_play (Driver *driver, int placements);

/* Gives whoever made that placement, 0 for the first, a name. */
void replay_fixture_name_player (Driver *driver, int placement, const char *name);

/* Shows the list. Transfer none, as all that is in it. */
MedinaMoveLogView *replay_fixture_open_moves (Driver *driver);
GtkListBox *replay_fixture_get_list (MedinaMoveLogView *moves);

/* NULL where there is no such row. */
MedinaMoveLogRow *replay_fixture_get_row (MedinaMoveLogView *moves, guint place);

/* Asserts that every turn has its row, with a line a placement; that the row of the last placement
 * before the cursor is the current one, and that those behind it are told apart. */
void replay_fixture_check_rows (Driver *driver, MedinaMoveLogView *moves);
