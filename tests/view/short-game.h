/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* The text of a file: Aisha and Yui have made five placements, three turns, by the second
 * edition. */
extern const char short_game[];
