/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-panel-foot.h"

enum
{
  /* Pixels of it where it is brief, and of what it has more while one looks back where it is not */
  ROW = 52,

  SLIM = 316, /* less has no room for seven fingers side by side */
};

void
medina_panel_foot_note_room (MedinaPanelFoot *self, GtkWidget *foot, int width, int news)
{
  int height;

  if (self->below_players)
    return;
  gtk_widget_measure (foot, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  self->crowded = news >= MEDINA_PANEL_NEWS + ROW && news < MEDINA_PANEL_NEWS + ROW + height;
}

gboolean
medina_panel_foot_note_width (MedinaPanelFoot *self, gboolean on_phone, int width)
{
  const gboolean slim = on_phone && width < SLIM;

  if (width == 0 || self->slim == slim)
    return FALSE;
  self->slim = slim;
  return TRUE;
}

void
medina_panel_foot_keep_width (MedinaPanelFoot *self, gboolean on_phone, int *least, int *usual)
{
  if (on_phone && !self->slim)
    self->whole = *usual;
  else if (on_phone)
    *usual = MAX (*usual, self->whole);
  if (!self->brief)
    {
      self->least = *least;
      self->usual = *usual;
    }
  else if (!on_phone)
    {
      *least = self->least;
      *usual = self->usual;
    }
}
