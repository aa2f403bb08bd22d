/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Whether the keyboard or the pointer was used last, in whichever window of the program. Keys count
 * when they are pressed, but no shortcuts, nor digits; the pointer when a button is, or a finger
 * touches; who follows the pointer may say that it was moved, and who moves a cursor that a key
 * did.
 *
 * (GTK's "focus-visible" knows keys that move the focus, and forgets them after a few seconds.)
 *
 * Property:
 *   "keyboard"  gboolean, read-only */

#define MEDINA_TYPE_LAST_INPUT (medina_last_input_get_type ())
G_DECLARE_FINAL_TYPE (MedinaLastInput, medina_last_input, MEDINA, LAST_INPUT, GObject)

/* The only one, which begins to watch when it is first asked for. Transfer none. */
MedinaLastInput *medina_last_input_get (void);

gboolean medina_last_input_get_keyboard (MedinaLastInput *self);
void medina_last_input_set_keyboard (MedinaLastInput *self, gboolean keyboard);

G_END_DECLS
