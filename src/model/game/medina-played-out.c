/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-played-out.h"

int
medina_played_out_find_start (const MedinaPlayedOut *self, int cursor)
{
  int first = cursor - 1;

  while (first >= 0 && self->rows[first] == 0)
    first--;
  return first >= 0 && first + self->rows[first] >= cursor ? first : -1;
}

int
medina_played_out_find_end (const MedinaPlayedOut *self, int cursor)
{
  return cursor < MDN_MAX_PLACEMENTS && self->rows[cursor] > 0 ? cursor + self->rows[cursor] : -1;
}

void
medina_played_out_cut (MedinaPlayedOut *self, int count)
{
  const int first = medina_played_out_find_start (self, count);

  if (first >= 0)
    self->rows[first] = (guint8) (count - first);
  for (int i = count; i < MDN_MAX_PLACEMENTS; i++)
    self->rows[i] = 0;
}

void
medina_played_out_note (MedinaPlayedOut *self, int cursor, int began)
{
  medina_played_out_cut (self, cursor - 1);
  if (began >= 0)
    self->rows[began] = (guint8) (cursor - began);
}
