/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "all-windows.h"

/* The First Game in a window of this width: the list of its lessons; in a lesson its start, spaces
 * and palaces that glow, what is said to something else than was meant, and what is said when it is
 * done; a whole game. How far one has come is forgotten afterwards. */
void lesson_windows_show (int width, AllWindowsVisit visit);
