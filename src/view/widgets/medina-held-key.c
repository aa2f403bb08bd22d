/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-held-key.h"

typedef struct
{
  guint keycode; /* of the key that is held; 0 for none */
} Held;

static gboolean
activates (guint keyval)
{
  return keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_ISO_Enter ||
         keyval == GDK_KEY_space || keyval == GDK_KEY_KP_Space;
}

static gboolean
pressed_cb (GtkEventControllerKey *keys,
            guint keyval,
            guint keycode,
            GdkModifierType state,
            Held *held)
{
  GtkWidget *window = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (keys));
  const gboolean again = held->keycode == keycode;

  held->keycode = keycode;
  return again && activates (keyval) && !GTK_IS_TEXT (gtk_window_get_focus (GTK_WINDOW (window)))
           ? GDK_EVENT_STOP
           : GDK_EVENT_PROPAGATE;
}

static void
let_go (Held *held)
{
  held->keycode = 0;
}

void
medina_held_key_calm (GtkWindow *window)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  Held *held = g_new0 (Held, 1);

  g_return_if_fail (GTK_IS_WINDOW (window));

  gtk_event_controller_set_name (keys, "medina-held-key");
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_object_set_data_full (G_OBJECT (window), "medina-held-key", held, g_free);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (pressed_cb), held);
  g_signal_connect_swapped (keys, "key-released", G_CALLBACK (let_go), held);
  /* Another window may get the release. */
  g_signal_connect_swapped (window, "notify::is-active", G_CALLBACK (let_go), held);
  gtk_widget_add_controller (GTK_WIDGET (window), keys);
}
