/* SPDX-License-Identifier: GPL-3.0-or-later */

/* This is the only file that may use what the oldest supported versions lack. */
#undef GDK_VERSION_MAX_ALLOWED
#undef ADW_VERSION_MAX_ALLOWED

#include "medina-toolkit.h"

/* --- Screen readers ----------------------------------------------------------------------------- */

void
medina_toolkit_announce (GtkWidget *widget, const char *text)
{
#if GTK_CHECK_VERSION(4, 14, 0)
  /* A widget that no screen reader has looked at yet announces nothing; a window always does. GTK's
   * accessibility backend for tests lacks the function, and GTK calls it all the same. */
  GtkRoot *root = gtk_widget_get_root (widget);

  if (root != NULL && g_strcmp0 (g_getenv ("GTK_A11Y"), "test") != 0)
    gtk_accessible_announce (GTK_ACCESSIBLE (root), text,
                             GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
#endif
}

/* --- Alerts ------------------------------------------------------------------------------------- */

static GtkWidget *
create_label (const char *text, const char *css_class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_widget_add_css_class (label, css_class);
  return label;
}

/* The heading and the text of an alert, as its extra child: both classes of alerts measure a heading of
 * their own that does not wrap, also where it has no room, and newer versions of GTK warn of that. */
static GtkWidget *
create_message (GtkWidget *alert, const char *heading, const char *body)
{
  GtkWidget *message = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  GtkWidget *label = create_label (body, "body");

  gtk_box_append (GTK_BOX (message), create_label (heading, "title-2"));
  gtk_box_append (GTK_BOX (message), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (alert), GTK_ACCESSIBLE_PROPERTY_LABEL, heading,
                                  -1);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (alert), GTK_ACCESSIBLE_RELATION_DESCRIBED_BY,
                                  label, NULL, -1);
  return message;
}

#if ADW_CHECK_VERSION(1, 5, 0)

static GStrv
list_actions (GtkWidget *widget, guint key, GdkModifierType modifiers)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (widget));
  g_autofree char *accelerator = gtk_accelerator_name (key, modifiers);

  return gtk_application_get_actions_for_accel (gtk_window_get_application (window), accelerator);
}

/* An alert is a part of its window and keeps keys from the window's shortcuts, but for these, which mean
 * the same everywhere. */
static gboolean
alert_key_cb (GtkEventControllerKey *keys, guint key, guint code, GdkModifierType state)
{
  static const char *const everywhere[] = { "app.quit", "window.close" };
  GtkWidget *alert = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (keys));
  g_auto (GStrv) actions =
    list_actions (alert, key, state & gtk_accelerator_get_default_mod_mask ());

  for (guint i = 0; i < G_N_ELEMENTS (everywhere); i++)
    if (g_strv_contains ((const char *const *) actions, everywhere[i]))
      return gtk_widget_activate_action (alert, everywhere[i], NULL);
  return FALSE;
}

static void
add_keys (GtkWidget *alert)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (alert_key_cb), NULL);
  gtk_widget_add_controller (alert, keys);
}

GtkWidget *
medina_toolkit_create_alert (const char *heading,
                             const char *body,
                             const MedinaToolkitResponse *responses,
                             guint n_responses,
                             const char *initial,
                             const char *close)
{
  AdwDialog *dialog = adw_alert_dialog_new (NULL, NULL);
  AdwAlertDialog *alert = ADW_ALERT_DIALOG (dialog);

  adw_dialog_set_title (dialog, heading);
  adw_alert_dialog_set_extra_child (alert, create_message (GTK_WIDGET (alert), heading, body));
  for (guint i = 0; i < n_responses; i++)
    {
      adw_alert_dialog_add_response (alert, responses[i].id, responses[i].label);
      adw_alert_dialog_set_response_appearance (alert, responses[i].id, responses[i].appearance);
    }
  adw_alert_dialog_set_default_response (alert, initial);
  adw_alert_dialog_set_close_response (alert, close);
  return GTK_WIDGET (alert);
}

void
medina_toolkit_show_alert (GtkWidget *alert, GtkWindow *window)
{
  add_keys (alert);
  adw_dialog_present (ADW_DIALOG (alert), GTK_WIDGET (window));
}

void
medina_toolkit_close_alert (GtkWidget *alert)
{
  adw_dialog_close (ADW_DIALOG (alert));
}

#else

/* The window may be destroyed in answer to the response, but the alert must live a moment longer. */
static void
part_cb (GtkWindow *alert)
{
  gtk_window_set_transient_for (alert, NULL);
}

GtkWidget *
medina_toolkit_create_alert (const char *heading,
                             const char *body,
                             const MedinaToolkitResponse *responses,
                             guint n_responses,
                             const char *initial,
                             const char *close)
{
  AdwMessageDialog *alert = ADW_MESSAGE_DIALOG (adw_message_dialog_new (NULL, NULL, NULL));

  gtk_window_set_title (GTK_WINDOW (alert), heading);
  adw_message_dialog_set_extra_child (alert, create_message (GTK_WIDGET (alert), heading, body));
  for (guint i = 0; i < n_responses; i++)
    {
      adw_message_dialog_add_response (alert, responses[i].id, responses[i].label);
      adw_message_dialog_set_response_appearance (alert, responses[i].id, responses[i].appearance);
    }
  adw_message_dialog_set_default_response (alert, initial);
  adw_message_dialog_set_close_response (alert, close);
  g_signal_connect (alert, "response", G_CALLBACK (part_cb), NULL);
  return GTK_WIDGET (alert);
}

void
medina_toolkit_show_alert (GtkWidget *alert, GtkWindow *window)
{
  gtk_window_set_transient_for (GTK_WINDOW (alert), window);
  gtk_window_set_destroy_with_parent (GTK_WINDOW (alert), TRUE);
  gtk_window_present (GTK_WINDOW (alert));
}

void
medina_toolkit_close_alert (GtkWidget *alert)
{
  gtk_window_close (GTK_WINDOW (alert));
}

#endif
