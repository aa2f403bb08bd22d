/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-sound-output.h"

gboolean
medina_sound_output_exists (void)
{
  return FALSE;
}

MedinaSoundOutput *
medina_sound_output_new (void)
{
  return NULL;
}

void
medina_sound_output_free (MedinaSoundOutput *self)
{
}

void
medina_sound_output_play (MedinaSoundOutput *self, const char *path, int decibels)
{
}
