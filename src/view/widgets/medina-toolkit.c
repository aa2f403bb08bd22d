/* SPDX-License-Identifier: GPL-3.0-or-later */

/* This is the only file that may use what the oldest supported versions lack. */
#undef GDK_VERSION_MAX_ALLOWED
#undef ADW_VERSION_MAX_ALLOWED

#include "medina-toolkit.h"

#include <gmodule.h>

#include "medina-letter-size.h"
#include "medina-spoken-names.h"

/* --- Screen readers --------------------------------------------------------------------------- */

/* gtk_accessible_announce (), whose last parameter is an enumeration. */
typedef void (*Announce) (GtkAccessible *accessible, const char *text, int priority);

enum
{
  MEDIUM_PRIORITY = 1, /* GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM */
  NEWS_DELAY = 400,    /* in milliseconds */
};

/* NULL where the GTK that runs lacks it, whichever the program was built with. GTK's accessibility
 * backend for tests lacks it, and GTK calls it all the same. */
static Announce
find_announce (void)
{
  static gsize found;
  static gpointer function;

  if (g_once_init_enter (&found))
    {
      GModule *program = g_module_open (NULL, 0);

      if (program == NULL || g_strcmp0 (g_getenv ("GTK_A11Y"), "test") == 0 ||
          !g_module_symbol (program, "gtk_accessible_announce", &function))
        function = NULL;
      g_clear_pointer (&program, g_module_close);
      g_once_init_leave (&found, 1);
    }
  return (Announce) function;
}

/* What has the focus has the news as its description, which screen readers say when it changes, and
 * when they say what has got the focus. So that it is not both, the news waits until that has been
 * said, with all that follows meanwhile. */
static struct
{
  guint source;         /* that leaves what waits with the focus */
  GString *waiting;     /* owned */
  GtkWindow *window;    /* weak: where it was to be said */
  GtkWidget *holder;    /* weak: what has the news */
  GtkWindow *left;      /* weak: the holder's window */
  gulong focus_handler; /* of that */
} news;

static void
take_news_back (void)
{
  if (news.holder != NULL)
    medina_spoken_names_describe (news.holder);
  if (news.left != NULL)
    g_signal_handler_disconnect (news.left, news.focus_handler);
  g_clear_weak_pointer (&news.holder);
  g_clear_weak_pointer (&news.left);
}

/* A focus that is told again goes, and comes again: what had the news has it still. */
static void
focus_moved_cb (GtkWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  if (focus != NULL && focus != news.holder)
    take_news_back ();
}

static GtkWindow *
find_active_window (GtkWindow *window)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (gtk_window_is_active (l->data) && gtk_widget_get_mapped (l->data))
      return l->data;
  return window;
}

/* The same text once more is a change only after another one. */
static void
leave_news (GtkWindow *window, const char *text)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  take_news_back ();
  if (focus == NULL)
    return;
  g_set_weak_pointer (&news.holder, focus);
  g_set_weak_pointer (&news.left, window);
  news.focus_handler =
    g_signal_connect (window, "notify::focus-widget", G_CALLBACK (focus_moved_cb), NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (focus), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "",
                                  -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (focus), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text,
                                  -1);
}

static gboolean
leave_news_cb (gpointer data)
{
  news.source = 0;
  if (news.window != NULL)
    leave_news (find_active_window (news.window), news.waiting->str);
  g_clear_weak_pointer (&news.window);
  g_string_free (g_steal_pointer (&news.waiting), TRUE);
  return G_SOURCE_REMOVE;
}

static void
leave_news_soon (GtkWindow *window, const char *text)
{
  if (news.waiting == NULL)
    news.waiting = g_string_new (NULL);
  else
    g_string_append_c (news.waiting, '\n');
  g_string_append (news.waiting, text);
  g_set_weak_pointer (&news.window, window);
  if (news.source == 0)
    news.source = g_timeout_add (NEWS_DELAY, leave_news_cb, NULL);
}

void
medina_toolkit_let_focus_be_said (void)
{
  if (news.source == 0)
    return;
  g_source_remove (news.source);
  news.source = g_timeout_add (NEWS_DELAY, leave_news_cb, NULL);
}

/* A widget that no screen reader has looked at yet announces nothing; a window always does. */
void
medina_toolkit_announce (GtkWidget *widget, const char *text)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  Announce announce = find_announce ();

  if (!GTK_IS_WINDOW (root))
    return;
  if (announce != NULL)
    announce (GTK_ACCESSIBLE (root), text, MEDIUM_PRIORITY);
  else
    leave_news_soon (GTK_WINDOW (root), text);
}

/* --- Alerts ----------------------------------------------------------------------------------- */

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

/* The heading and the text of an alert, as its extra child: both classes of alerts measure a
 * heading of their own that does not wrap, also where it has no room, and newer versions of GTK
 * warn of that. */
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

/* An alert is a part of its window and keeps keys from the window's shortcuts, but for these, which
 * mean the same everywhere. */
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
  medina_letter_size_grow (alert, window);
  adw_dialog_present (ADW_DIALOG (alert), GTK_WIDGET (window));
}

void
medina_toolkit_close_alert (GtkWidget *alert)
{
  adw_dialog_close (ADW_DIALOG (alert));
}

#else

/* The window may be destroyed in answer to the response, but the alert must live a moment
 * longer. */
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
  medina_letter_size_grow (alert, window);
  gtk_window_present (GTK_WINDOW (alert));
}

void
medina_toolkit_close_alert (GtkWidget *alert)
{
  gtk_window_close (GTK_WINDOW (alert));
}

#endif
