/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-vain-keys.h"

#include "medina-popovers.h"
#include "medina-why-not.h"

#define PREFIX "win."

typedef struct
{
  const char *action;
  char *(*tell) (MedinaGame *game); /* NULL for nothing */
} Asked;

static const Asked asked[] = {
  { PREFIX "finish", medina_finish_tell_why_not },
  { PREFIX "hint", medina_hint_tell_why_not },
  { PREFIX "end-turn", medina_end_turn_tell_why_not },
  { PREFIX "undo", medina_undo_tell_why_not },
  { PREFIX "redo", medina_redo_tell_why_not },
  { PREFIX "scores", medina_scores_tell_why_not },
  { PREFIX "print", medina_scores_tell_why_not },
};

/* Of one action; the controller that has it goes with the window. */
typedef struct
{
  const Asked *asked;
  MedinaGamePage *page; /* weak */
} VainKey;

static void
vain_key_free (gpointer data)
{
  VainKey *self = data;

  g_clear_weak_pointer (&self->page);
  g_free (self);
}

static gboolean
is_heard (VainKey *self, GtkWidget *window)
{
  return self->page != NULL && gtk_widget_get_mapped (GTK_WIDGET (self->page)) &&
         !medina_popovers_have_focus (GTK_WINDOW (window)) &&
         !g_action_group_get_action_enabled (G_ACTION_GROUP (window),
                                             self->asked->action + strlen (PREFIX));
}

static gboolean
pressed_cb (GtkWidget *window, GVariant *arguments, gpointer data)
{
  VainKey *self = data;
  g_autofree char *sentence = NULL;

  if (!is_heard (self, window))
    return GDK_EVENT_PROPAGATE;
  sentence = self->asked->tell (medina_hint_get_game (
    medina_hint_display_get_hint (medina_game_page_get_hint_display (self->page))));
  if (sentence == NULL)
    return GDK_EVENT_PROPAGATE;
  medina_game_page_refuse (self->page, sentence);
  return GDK_EVENT_STOP;
}

static void
add_key (GtkShortcutController *keys,
         const char *accelerator,
         const Asked *of_action,
         MedinaGamePage *page)
{
  VainKey *self = g_new0 (VainKey, 1);

  self->asked = of_action;
  g_set_weak_pointer (&self->page, page);
  gtk_shortcut_controller_add_shortcut (
    keys, gtk_shortcut_new (gtk_shortcut_trigger_parse_string (accelerator),
                            gtk_callback_action_new (pressed_cb, self, vain_key_free)));
}

/* Before those of the application, which do nothing with an action that is not enabled. */
void
medina_vain_keys_watch (GtkWindow *window, MedinaGamePage *page)
{
  GtkEventController *keys;

  g_return_if_fail (GTK_IS_WINDOW (window));
  g_return_if_fail (MEDINA_IS_GAME_PAGE (page));

  keys = gtk_shortcut_controller_new ();
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  for (guint i = 0; i < G_N_ELEMENTS (asked); i++)
    {
      g_auto (GStrv) accelerators =
        gtk_application_get_accels_for_action (gtk_window_get_application (window),
                                               asked[i].action);

      for (char **accelerator = accelerators; *accelerator != NULL; accelerator++)
        add_key (GTK_SHORTCUT_CONTROLLER (keys), *accelerator, &asked[i], page);
    }
  gtk_widget_add_controller (GTK_WIDGET (window), keys);
}
