/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* Gives the focus to the window on top, as a window manager does when windows come and go. */

typedef struct _WindowKeeper WindowKeeper;

/* Works on that display whenever the default main context runs. NULL if it cannot be had. */
WindowKeeper *window_keeper_new (int display);

/* To be called while the server still runs. */
void window_keeper_free (WindowKeeper *self);
