/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-drop.h"

#include <adwaita.h>

enum
{
  DROP_MS = 160, /* that a piece takes to come down */
};

struct _MedinaBoardDrop
{
  MdnSpace space; /* where the last piece comes down, or came; MDN_NO_SPACE for none */

  /* owned */
  AdwAnimation *fall; /* from 0, just let go, to 1 on the board */
};

static void
falling_cb (double value, gpointer widget)
{
  gtk_widget_queue_draw (widget);
}

MedinaBoardDrop *
medina_board_drop_new (GtkWidget *widget)
{
  MedinaBoardDrop *self = g_new0 (MedinaBoardDrop, 1);

  self->space = MDN_NO_SPACE;
  self->fall =
    adw_timed_animation_new (widget, 0, 1, DROP_MS,
                             adw_callback_animation_target_new (falling_cb, widget, NULL));
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (self->fall), ADW_LINEAR);
  return self;
}

void
medina_board_drop_free (MedinaBoardDrop *self)
{
  g_object_unref (self->fall);
  g_free (self);
}

void
medina_board_drop_let (MedinaBoardDrop *self, MdnSpace space)
{
  adw_animation_skip (self->fall);
  self->space = space;
  if (space != MDN_NO_SPACE)
    adw_animation_play (self->fall);
}

void
medina_board_drop_show (MedinaBoardDrop *self, MedinaBoardScene *scene)
{
  scene->dropped = self->space;
  scene->drop = adw_animation_get_value (self->fall);
}
