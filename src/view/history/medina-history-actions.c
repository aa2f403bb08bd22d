/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-history-actions.h"

#include "medina-history-window.h"
#include "medina-letter-size.h"

struct _MedinaHistoryActions
{
  GObject parent_instance;

  /* owned */
  MedinaStore *store;
  MedinaPeople *people;
  MedinaGameOpener *opener;

  /* weak; NULL when they are closed */
  GtkWindow *window;
  MedinaHistoryWindow *shown; /* also before it was opened */
};

G_DEFINE_FINAL_TYPE (MedinaHistoryActions, medina_history_actions, G_TYPE_OBJECT)

/* --- Opening a game --------------------------------------------------------------------------- */

/* The list has done its work, and gives the game its place. */
static void
take (MedinaHistoryActions *self, const MedinaRecord *record)
{
  g_autoptr (MedinaDocument) document = medina_document_new_from_history (self->store, record);

  if (self->shown != NULL)
    gtk_window_close (GTK_WINDOW (self->shown));
  medina_game_opener_take (self->opener, document);
}

static void
loaded_cb (GObject *entry, GAsyncResult *result, gpointer data)
{
  g_autoptr (MedinaHistoryActions) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (MedinaRecord) record =
    medina_history_entry_load_finish (MEDINA_HISTORY_ENTRY (entry), result, &error);

  if (self->window == NULL)
    return;
  if (record != NULL)
    take (self, record);
  else if (self->shown != NULL)
    medina_history_window_tell (self->shown, error);
}

static void
open_cb (MedinaHistoryActions *self, MedinaHistoryEntry *entry)
{
  medina_history_entry_load_async (entry, NULL, loaded_cb, g_object_ref (self));
}

/* They stay when this list is closed. */
static void
statistics_cb (MedinaHistoryActions *self)
{
  if (self->window != NULL)
    gtk_widget_activate_action (GTK_WIDGET (self->window), "win.statistics", NULL);
}

/* --- The window ------------------------------------------------------------------------------- */

/* Something may keep it for longer than it can be shown. */
static void
gone_cb (MedinaHistoryActions *self)
{
  g_clear_weak_pointer (&self->shown);
}

static void
show_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  MedinaHistoryActions *self = data;
  MedinaHistory *history = medina_store_get_history (self->store);

  if (self->shown == NULL)
    {
      medina_store_retire_finished (self->store);
      g_set_weak_pointer (&self->shown, MEDINA_HISTORY_WINDOW (
                                          medina_history_window_new (history, self->people)));
      gtk_window_set_transient_for (GTK_WINDOW (self->shown), self->window);
      medina_letter_size_grow (GTK_WIDGET (self->shown), self->window);
      g_signal_connect_object (self->shown, "open", G_CALLBACK (open_cb), self, G_CONNECT_SWAPPED);
      g_signal_connect_object (self->shown, "statistics", G_CALLBACK (statistics_cb), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (self->shown, "destroy", G_CALLBACK (gone_cb), self,
                               G_CONNECT_SWAPPED);
    }
  gtk_window_present (GTK_WINDOW (self->shown));
}

/* --- The object ------------------------------------------------------------------------------- */

static void
medina_history_actions_dispose (GObject *object)
{
  MedinaHistoryActions *self = MEDINA_HISTORY_ACTIONS (object);

  g_clear_object (&self->store);
  g_clear_object (&self->people);
  g_clear_object (&self->opener);
  g_clear_weak_pointer (&self->window);
  g_clear_weak_pointer (&self->shown);
  G_OBJECT_CLASS (medina_history_actions_parent_class)->dispose (object);
}

static void
medina_history_actions_class_init (MedinaHistoryActionsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = medina_history_actions_dispose;
}

static void
medina_history_actions_init (MedinaHistoryActions *self)
{
}

MedinaHistoryActions *
medina_history_actions_new (GActionMap *map,
                            GtkWindow *window,
                            MedinaStore *store,
                            GSettings *settings,
                            MedinaGameOpener *opener)
{
  MedinaHistoryActions *self = g_object_new (MEDINA_TYPE_HISTORY_ACTIONS, NULL);
  g_autoptr (GSimpleAction) action = g_simple_action_new ("history", NULL);

  self->store = g_object_ref (store);
  self->people = medina_people_new (settings);
  self->opener = g_object_ref (opener);
  g_set_weak_pointer (&self->window, window);
  g_simple_action_set_enabled (action, medina_store_get_history (store) != NULL);
  g_signal_connect_object (action, "activate", G_CALLBACK (show_cb), self, 0);
  g_action_map_add_action (map, G_ACTION (action));
  return self;
}
