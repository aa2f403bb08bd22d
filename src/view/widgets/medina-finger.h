/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

enum
{
  MEDINA_FINGERTIP = 44, /* pixels that a finger covers of what it touches */
};

/* Whether what a gesture is just told of is done with a finger, which covers what it touches, and
 * not with a pointer. */
gboolean medina_finger_is_at (GtkGesture *gesture);

/* Whether a gesture ends because the finger is lifted, or the button released, and not because
 * something else has come about, such as another finger. */
gboolean medina_finger_is_lifted (GtkGesture *gesture);

G_END_DECLS
