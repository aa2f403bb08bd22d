/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The key of the notation that was pressed, as medina_typed_placement_press takes it; '\0' for one
 * that has nothing to do with it, as with any modifier but Shift.
 *
 * A letter or digit that the key types counts. Where it types something else, as in Greek or
 * Cyrillic, what counts is what the key types in another layout of the person's, and if none of
 * these is Latin, its place on an American keyboard. In the same way the upper row means digits
 * where they need Shift, as on French keyboards. An input method does not get these keys: the board
 * takes no text. */
char
medina_typed_key_find (GdkDisplay *display, guint keyval, guint keycode, GdkModifierType state);

/* The same without a display, for a key that types these values in all layouts and levels. */
char medina_typed_key_choose (guint keyval,
                              guint keycode,
                              gboolean shifted,
                              const guint *keyvals,
                              int n_keyvals);

G_END_DECLS
