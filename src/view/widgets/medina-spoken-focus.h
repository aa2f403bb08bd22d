/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* From now on screen readers are told what has the focus whenever a window becomes active, and when
 * what has it comes on the screen. GTK before 4.14 tells nothing of a focus that was given before,
 * as dialogs do, and what it tells before the window is known to be active is not listened to. To
 * be called once, with GTK running. */
void medina_spoken_focus_watch (void);

G_END_DECLS
