/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A window that wants to know whether a person is asked something over it (see MedinaQuestion):
 * what goes on in it by itself has to wait until then. */

#define MEDINA_TYPE_ASKED_WINDOW (medina_asked_window_get_type ())
G_DECLARE_INTERFACE (MedinaAskedWindow, medina_asked_window, MEDINA, ASKED_WINDOW, GtkWindow)

struct _MedinaAskedWindowInterface
{
  GTypeInterface parent_interface;

  /* `asked` is as for medina_asked_window_set_asked(). */
  void (*set_asked) (MedinaAskedWindow *self, gboolean asked);
};

/* Called with the first question, and when the last one is answered and its answer was acted on. */
void medina_asked_window_set_asked (MedinaAskedWindow *self, gboolean asked);

G_END_DECLS
