/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "driver.h"

/* What the tests of the board's keys have in common. */

/* With four players; the focus is on the board. */
void keyboard_open_game (Driver *driver, MdnRuleSet rules);

/* Letters and digits, a key each. */
void keyboard_press_all (const char *keys);

/* What the plaque says below the prompt. */
const char *keyboard_get_message (Driver *driver);

/* Whether the focus is on that space of the board. It follows the cursor. */
gboolean keyboard_is_cursor (Driver *driver, const char *space);
