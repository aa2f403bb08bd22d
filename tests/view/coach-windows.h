/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "all-windows.h"

/* A game of Aisha against the computer in a window of this width, in which the coach has something
 * to say about her turn, and the chances are shown. */
void coach_windows_show (int width, AllWindowsVisit visit);

/* The same window, with what the coach's sign opens, which is visited. */
void coach_windows_show_sign (int width, AllWindowsVisit visit);
