/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-event.h"

G_DEFINE_BOXED_TYPE (MedinaEvent, medina_event, medina_event_copy, medina_event_free)

MedinaEvent *
medina_event_copy (const MedinaEvent *self)
{
  return g_memdup2 (self, sizeof *self);
}

void
medina_event_free (MedinaEvent *self)
{
  g_free (self);
}
