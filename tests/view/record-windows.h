/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "all-windows.h"

/* The windows of finished games, which are made: a handful of random ones, of which one cannot be
 * read, and a year in which Aisha has played against the computer. They are gone afterwards. */

/* History without games and with them, and one that was just deleted and can be restored. */
void record_windows_show_history (MedinaWindow *window, AllWindowsVisit visit);

/* The same window, with what its menu opens: that of the people, and the chooser of a folder. These
 * two are what is visited. */
void record_windows_show_history_menus (MedinaWindow *window, AllWindowsVisit visit);

/* Statistics without games, of Aisha, and of everyone. */
void record_windows_show_statistics (MedinaWindow *window, AllWindowsVisit visit);
