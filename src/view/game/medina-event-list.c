/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-event-list.h"

#include "medina-events.h"
#include "medina-name-label.h"

enum
{
  MAX_LINES = 24,
};

struct _MedinaEventList
{
  GtkWidget parent_instance;

  guint lines;
  guint announce_id;

  /* owned */
  MedinaGame *game;
  GString *pending; /* not announced yet */
};

enum
{
  ANNOUNCED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (MedinaEventList, medina_event_list, GTK_TYPE_WIDGET)

/* The events of one placement come one by one within a turn of the main loop. */
static gboolean
announce_cb (gpointer data)
{
  MedinaEventList *self = data;
  g_autofree char *text = g_strdup (self->pending->str);

  self->announce_id = 0;
  g_string_truncate (self->pending, 0);
  g_signal_emit (self, signals[ANNOUNCED], 0, text);
  return G_SOURCE_REMOVE;
}

static gboolean
query_tooltip_cb (GtkLabel *label,
                  int x,
                  int y,
                  gboolean keyboard,
                  GtkTooltip *tooltip,
                  MedinaEventList *self)
{
  return medina_name_label_complete (label, self->game, tooltip);
}

static void
add_line (MedinaEventList *self, const char *sentence)
{
  GtkWidget *label = gtk_label_new (sentence);

  medina_name_label_prepare_sentences (GTK_LABEL (label));
  gtk_widget_set_has_tooltip (label, TRUE);
  g_signal_connect (label, "query-tooltip", G_CALLBACK (query_tooltip_cb), self);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_insert_after (label, GTK_WIDGET (self), NULL);
  if (self->lines == MAX_LINES)
    gtk_widget_unparent (gtk_widget_get_last_child (GTK_WIDGET (self)));
  else
    self->lines++;
}

static void
event_cb (MedinaEventList *self, const MedinaEvent *event)
{
  g_autofree char *sentence = medina_event_to_sentence (event, self->game);

  add_line (self, sentence);
  if (self->pending->len > 0)
    g_string_append_c (self->pending, '\n');
  g_string_append (self->pending, sentence);
  if (self->announce_id == 0)
    self->announce_id = g_idle_add_full (G_PRIORITY_DEFAULT, announce_cb, self, NULL);
}

static void
forget (MedinaEventList *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_widget_unparent (child);
  self->lines = 0;
  g_clear_handle_id (&self->announce_id, g_source_remove);
  g_string_truncate (self->pending, 0);
  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_clear_object (&self->game);
}

void
medina_event_list_set_game (MedinaEventList *self, MedinaGame *game)
{
  g_return_if_fail (MEDINA_IS_EVENT_LIST (self));

  forget (self);
  if (game == NULL)
    return;
  self->game = g_object_ref (game);
  g_signal_connect_swapped (game, "event", G_CALLBACK (event_cb), self);
}

static void
medina_event_list_dispose (GObject *object)
{
  forget (MEDINA_EVENT_LIST (object));
  G_OBJECT_CLASS (medina_event_list_parent_class)->dispose (object);
}

static void
medina_event_list_finalize (GObject *object)
{
  g_string_free (MEDINA_EVENT_LIST (object)->pending, TRUE);
  G_OBJECT_CLASS (medina_event_list_parent_class)->finalize (object);
}

static void
medina_event_list_class_init (MedinaEventListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = medina_event_list_dispose;
  G_OBJECT_CLASS (klass)->finalize = medina_event_list_finalize;
  signals[ANNOUNCED] = g_signal_new ("announced", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                     NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "event-list");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LOG);
}

static void
medina_event_list_init (MedinaEventList *self)
{
  self->pending = g_string_new (NULL);
  gtk_orientable_set_orientation (GTK_ORIENTABLE (
                                    gtk_widget_get_layout_manager (GTK_WIDGET (self))),
                                  GTK_ORIENTATION_VERTICAL);
}
