/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-asked-window.h"

G_DEFINE_INTERFACE (MedinaAskedWindow, medina_asked_window, GTK_TYPE_WINDOW)

static void
medina_asked_window_default_init (MedinaAskedWindowInterface *iface)
{
}

void
medina_asked_window_set_asked (MedinaAskedWindow *self, gboolean asked)
{
  g_return_if_fail (MEDINA_IS_ASKED_WINDOW (self));

  MEDINA_ASKED_WINDOW_GET_IFACE (self)->set_asked (self, asked);
}
