/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-statistics-actions.h"

#include "medina-letter-size.h"
#include "medina-statistics-window.h"

struct _MedinaStatisticsActions
{
  GObject parent_instance;

  /* owned */
  MedinaStore *store;
  MedinaPeople *people;

  /* weak; NULL when they are closed */
  GtkWindow *window;
  GtkWindow *shown;
};

G_DEFINE_FINAL_TYPE (MedinaStatisticsActions, medina_statistics_actions, G_TYPE_OBJECT)

/* Something may keep it for longer than it can be shown. */
static void
gone_cb (MedinaStatisticsActions *self)
{
  g_clear_weak_pointer (&self->shown);
}

static void
show_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  MedinaStatisticsActions *self = data;

  if (self->shown == NULL)
    {
      medina_store_retire_finished (self->store);
      g_set_weak_pointer (&self->shown, GTK_WINDOW (medina_statistics_window_new (
                                          medina_store_get_history (self->store), self->people)));
      gtk_window_set_transient_for (self->shown, self->window);
      medina_letter_size_grow (GTK_WIDGET (self->shown), self->window);
      g_signal_connect_object (self->shown, "destroy", G_CALLBACK (gone_cb), self,
                               G_CONNECT_SWAPPED);
    }
  gtk_window_present (self->shown);
}

static void
medina_statistics_actions_dispose (GObject *object)
{
  MedinaStatisticsActions *self = MEDINA_STATISTICS_ACTIONS (object);

  g_clear_object (&self->store);
  g_clear_object (&self->people);
  g_clear_weak_pointer (&self->window);
  g_clear_weak_pointer (&self->shown);
  G_OBJECT_CLASS (medina_statistics_actions_parent_class)->dispose (object);
}

static void
medina_statistics_actions_class_init (MedinaStatisticsActionsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = medina_statistics_actions_dispose;
}

static void
medina_statistics_actions_init (MedinaStatisticsActions *self)
{
}

MedinaStatisticsActions *
medina_statistics_actions_new (GActionMap *map,
                               GtkWindow *window,
                               MedinaStore *store,
                               GSettings *settings)
{
  static const GActionEntry entries[] = { { "statistics", show_cb } };
  MedinaStatisticsActions *self = g_object_new (MEDINA_TYPE_STATISTICS_ACTIONS, NULL);

  self->store = g_object_ref (store);
  self->people = medina_people_new (settings);
  g_set_weak_pointer (&self->window, window);
  g_action_map_add_action_entries (map, entries, G_N_ELEMENTS (entries), self);
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (map, "statistics")),
                               medina_store_get_history (store) != NULL);
  return self;
}
