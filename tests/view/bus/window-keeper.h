/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* Gives the focus to the window on top, as a window manager does when windows come and go, and has
 * a keyboard. */

typedef struct _WindowKeeper WindowKeeper;

/* Works on that display whenever the default main context runs. NULL if it cannot be had. */
WindowKeeper *window_keeper_new (int display);

/* Presses a key, named as X11 names it ("Return"), with Ctrl, Shift or both held. */
void window_keeper_press (WindowKeeper *self, const char *key, gboolean control, gboolean shift);

/* To be called while the server still runs. */
void window_keeper_free (WindowKeeper *self);
