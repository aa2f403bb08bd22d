/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-round-button.h"

#include <glib/gi18n.h>

#include "medina-tooltip.h"

#define ACTION "win.replay-round"

struct _MedinaRoundButton
{
  GtkButton parent_instance;
};

G_DEFINE_FINAL_TYPE (MedinaRoundButton, medina_round_button, GTK_TYPE_BUTTON)

/* As people know it; NULL where the application gives it none. */
static char *
word_key (void)
{
  GApplication *application = g_application_get_default ();
  g_auto (GStrv) keys = NULL;
  GdkModifierType modifiers;
  guint key;

  if (!GTK_IS_APPLICATION (application))
    return NULL;
  keys = gtk_application_get_accels_for_action (GTK_APPLICATION (application), ACTION);
  if (*keys == NULL || !gtk_accelerator_parse (*keys, &key, &modifiers))
    return NULL;
  return gtk_accelerator_get_label (key, modifiers);
}

static gboolean
medina_round_button_query_tooltip (GtkWidget *widget,
                                   int x,
                                   int y,
                                   gboolean keyboard,
                                   GtkTooltip *tooltip)
{
  g_autofree char *key = word_key (), *text = NULL;

  if (key == NULL)
    return FALSE;
  /* Translators: a button that shows again what the others have placed since one’s last turn; %s is
   * its key, as in “Ctrl+B” */
  text = g_strdup_printf (_ ("Replay Last Round (%s)"), key);
  return medina_tooltip_show (tooltip, text);
}

/* Its text would lie over what comes then, for as long as the pointer rests. */
static void
medina_round_button_clicked (GtkButton *button)
{
  gtk_widget_set_has_tooltip (GTK_WIDGET (button), FALSE);
}

static void
medina_round_button_class_init (MedinaRoundButtonClass *klass)
{
  GTK_BUTTON_CLASS (klass)->clicked = medina_round_button_clicked;
  GTK_WIDGET_CLASS (klass)->query_tooltip = medina_round_button_query_tooltip;
}

static void
pointer_left_cb (GtkWidget *button)
{
  gtk_widget_set_has_tooltip (button, TRUE);
}

static void
medina_round_button_init (MedinaRoundButton *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();

  g_signal_connect_swapped (motion, "leave", G_CALLBACK (pointer_left_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  gtk_button_set_icon_name (GTK_BUTTON (self), "media-playlist-repeat-symbolic");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self), ACTION);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "replay-round");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _ ("Replay Last Round"), -1);
}

GtkWidget *
medina_round_button_new (void)
{
  return g_object_new (MEDINA_TYPE_ROUND_BUTTON, NULL);
}
