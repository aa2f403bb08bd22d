/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-toplevels.h"

#include "medina-popovers.h"
#include "medina-still-pointer.h"
#include "medina-tip-asking.h"

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

/* GTK has the keys of the application in the windows that belong to it. Dialogs and the rules do
 * not: they would keep it running, and F1 is their own. But these hold everywhere. */
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

/* --- Popovers --------------------------------------------------------------------------------- */

#define PASS_ON "medina-pass-on"

static gboolean
is_shortcut (guint keyval, GdkModifierType state)
{
  return (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0 ||
         (keyval >= GDK_KEY_F1 && keyval <= GDK_KEY_F12);
}

/* GTK keeps the keys of an open popover to itself. What it has no use for goes on to the window,
 * which closes the popover if it has. */
static gboolean
pass_on_cb (GtkEventControllerKey *keys, guint keyval, guint keycode, GdkModifierType state)
{
  GtkWidget *popover = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (keys));
  g_autoptr (GtkWidget) window = GTK_WIDGET (gtk_widget_get_root (popover));

  if (window != NULL)
    g_object_ref (window);
  if (window == NULL || !is_shortcut (keyval, state) ||
      !gtk_event_controller_key_forward (keys, window))
    return GDK_EVENT_PROPAGATE;
  medina_popovers_close (window);
  return GDK_EVENT_STOP;
}

static gboolean
passes_on (GtkWidget *popover)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (popover);
  gboolean found = FALSE;

  for (guint i = 0; !found && i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      found = g_strcmp0 (gtk_event_controller_get_name (controller), PASS_ON) == 0;
    }
  return found;
}

static void
focus_changed_cb (GtkWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (window);
  GtkWidget *popover = focus != NULL ? gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) : NULL;
  GtkEventController *keys;

  if (popover == NULL || passes_on (popover))
    return;
  keys = gtk_event_controller_key_new ();
  gtk_event_controller_set_name (keys, PASS_ON);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (pass_on_cb), NULL);
  gtk_widget_add_controller (popover, keys);
}

/* --- Windows ---------------------------------------------------------------------------------- */

/* Takes its parent from a dialog in good time. When a parent is destroyed with its dialog, GTK
 * leaves the dialog's pointer to the parent as it is and follows it once more when the dialog is
 * finalized, when the parent may have been freed. A dialog that was shown parts on "unrealize", one
 * that never was on "destroy". */
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
      medina_tip_asking_watch (window);
      medina_still_pointer_watch (window);
      g_signal_connect (window, "notify::focus-widget", G_CALLBACK (focus_changed_cb), NULL);
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
