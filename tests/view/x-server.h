/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* Starts an X server (Xvfb) for this test alone, with a screen like "1920x1080x24" and no window
 * manager. It ends by itself with the last of its clients, in whatever way that ended. The number
 * of its display; -1 if there cannot be one. */
int x_server_start (const char *screen);
