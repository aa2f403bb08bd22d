/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-held-key.h"

#define HELD "medina-held-key" /* of the controller: the code of the key that is held; 0 for none */

gboolean
medina_held_key_activates (guint keyval)
{
  return keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_ISO_Enter ||
         keyval == GDK_KEY_space || keyval == GDK_KEY_KP_Space;
}

static gboolean
pressed_cb (GObject *keys, guint keyval, guint keycode)
{
  GtkWidget *window = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (keys));
  const gboolean again = GPOINTER_TO_UINT (g_object_get_data (keys, HELD)) == keycode;

  g_object_set_data (keys, HELD, GUINT_TO_POINTER (keycode));
  return again && medina_held_key_activates (keyval) &&
             !GTK_IS_TEXT (gtk_window_get_focus (GTK_WINDOW (window)))
           ? GDK_EVENT_STOP
           : GDK_EVENT_PROPAGATE;
}

static void
let_go (GObject *keys)
{
  g_object_set_data (keys, HELD, NULL);
}

void
medina_held_key_calm (GtkWindow *window)
{
  GtkEventController *keys;

  g_return_if_fail (GTK_IS_WINDOW (window));

  keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (pressed_cb), NULL);
  g_signal_connect (keys, "key-released", G_CALLBACK (let_go), NULL);
  /* Another window may get the release. */
  g_signal_connect_object (window, "notify::is-active", G_CALLBACK (let_go), keys,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (window), keys);
}
