/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

enum
{
  MEDINA_FINGERTIP = 44,        /* pixels that a finger covers of what it touches */
  MEDINA_BESIDE_FINGERTIP = 66, /* pixels that something must be wide to be seen under a finger */
};

/* Whether what a gesture is just told of is done with a finger, which covers what it touches, and not with a pointer. */
gboolean medina_finger_is_at (GtkGesture *gesture);

G_END_DECLS
