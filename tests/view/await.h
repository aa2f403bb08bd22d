/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

typedef gboolean (*AwaitCondition) (gpointer data);

/* Runs the main loop until the condition holds. After a minute the test fails, and says what it has
 * waited for in vain: "a window that can be seen". */
void await (AwaitCondition condition, gpointer data, const char *what);
