/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-toplevels.h"

static gboolean
quit_soon_cb (gpointer application)
{
  g_action_group_activate_action (application, "quit", NULL);
  return G_SOURCE_REMOVE;
}

/* GTK has the dialog until it is done with the key, and a dialog must not outlive its parent. */
static gboolean
quit_shortcut_cb (GtkWidget *window, GVariant *arguments, gpointer application)
{
  g_idle_add_full (G_PRIORITY_DEFAULT, quit_soon_cb, g_object_ref (application), g_object_unref);
  return TRUE;
}

/* GTK has the keys of the application in the windows that belong to it. Dialogs and the rules do not:
 * they would keep it running, and F1 is their own. But these hold everywhere. */
static void
add_shortcuts (GApplication *application, GtkWidget *window)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (keys),
    gtk_shortcut_new (gtk_shortcut_trigger_parse_string ("<Primary>q"),
                      gtk_callback_action_new (quit_shortcut_cb, application, NULL)));
  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        gtk_shortcut_new (gtk_shortcut_trigger_parse_string (
                                                            "<Primary>w"),
                                                          gtk_named_action_new ("window.close")));
  gtk_widget_add_controller (window, keys);
}

/* Takes its parent from a dialog in good time. When a parent is destroyed with its dialog, GTK leaves the
 * dialog's pointer to the parent as it is and follows it once more when the dialog is finalized, when the
 * parent may have been freed. A dialog that was shown parts on "unrealize", one that never was on
 * "destroy". */
static void
part_from_parent_cb (GtkWindow *window)
{
  gtk_window_set_transient_for (window, NULL);
}

static void
windows_changed_cb (GListModel *windows,
                    guint position,
                    guint removed,
                    guint added,
                    GApplication *application)
{
  for (guint i = position; i < position + added; i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      add_shortcuts (application, window);
      g_signal_connect_after (window, "unrealize", G_CALLBACK (part_from_parent_cb), NULL);
      g_signal_connect (window, "destroy", G_CALLBACK (part_from_parent_cb), NULL);
    }
}

void
medina_toplevels_watch (GApplication *application)
{
  g_return_if_fail (G_IS_APPLICATION (application));

  g_signal_connect_object (gtk_window_get_toplevels (), "items-changed",
                           G_CALLBACK (windows_changed_cb), application, 0);
}
