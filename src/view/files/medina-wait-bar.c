/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-wait-bar.h"

#include "medina-bar-text.h"

struct _MedinaWaitBar
{
  GtkWidget parent_instance;

  /* template */
  GtkRevealer *revealer;
  GtkLabel *label;

  GQueue waits; /* owned, in the order in which they began */
};

G_DEFINE_FINAL_TYPE (MedinaWaitBar, medina_wait_bar, GTK_TYPE_WIDGET)

typedef struct
{
  MedinaWaitBar *bar;
  char *text;                /* owned */
  GCancellable *cancellable; /* owned */
  guint due_id;              /* source; 0 once it takes long */
} Wait;

static void
wait_free (gpointer data)
{
  Wait *wait = data;

  g_clear_handle_id (&wait->due_id, g_source_remove);
  g_object_unref (wait->cancellable);
  g_free (wait->text);
  g_free (wait);
}

/* The first one that takes long; NULL if none does. */
static Wait *
find_long (MedinaWaitBar *self)
{
  for (GList *l = self->waits.head; l != NULL; l = l->next)
    if (((Wait *) l->data)->due_id == 0)
      return l->data;
  return NULL;
}

static void
update (MedinaWaitBar *self)
{
  const Wait *wait = find_long (self);

  medina_bar_text_show (self->revealer, self->label, wait != NULL ? wait->text : NULL);
}

/* How long it is until something that began then takes long, to the nearest second. */
static guint
find_seconds_left (gint64 began)
{
  const gint64 left = began + MEDINA_WAIT_BAR_SECONDS * G_USEC_PER_SEC - g_get_monotonic_time ();

  return (guint) ((MAX (left, 0) + G_USEC_PER_SEC / 2) / G_USEC_PER_SEC);
}

static gboolean
due_cb (gpointer data)
{
  Wait *wait = data;

  wait->due_id = 0;
  update (wait->bar);
  return G_SOURCE_REMOVE;
}

void
medina_wait_bar_begin (MedinaWaitBar *self,
                       const char *text,
                       gint64 began,
                       GCancellable *cancellable)
{
  Wait *wait;
  guint left;

  g_return_if_fail (MEDINA_IS_WAIT_BAR (self));
  g_return_if_fail (text != NULL);
  g_return_if_fail (G_IS_CANCELLABLE (cancellable));

  wait = g_new0 (Wait, 1);
  wait->bar = self;
  wait->text = g_strdup (text);
  wait->cancellable = g_object_ref (cancellable);
  g_queue_push_tail (&self->waits, wait);
  left = find_seconds_left (began);
  if (left > 0)
    wait->due_id = g_timeout_add_seconds (left, due_cb, wait);
  else
    update (self);
}

void
medina_wait_bar_end (MedinaWaitBar *self, GCancellable *cancellable)
{
  g_return_if_fail (MEDINA_IS_WAIT_BAR (self));

  for (GList *l = self->waits.head; l != NULL; l = l->next)
    if (((Wait *) l->data)->cancellable == cancellable)
      {
        wait_free (l->data);
        g_queue_delete_link (&self->waits, l);
        break;
      }
  if (self->revealer != NULL)
    update (self);
}

static void
cancel_cb (MedinaWaitBar *self)
{
  const Wait *wait = find_long (self);
  g_autoptr (GCancellable) cancellable = wait != NULL ? g_object_ref (wait->cancellable) : NULL;

  g_cancellable_cancel (cancellable);
}

static void
medina_wait_bar_dispose (GObject *object)
{
  MedinaWaitBar *self = MEDINA_WAIT_BAR (object);
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (self));

  g_queue_clear_full (&self->waits, wait_free);
  self->revealer = NULL;
  g_clear_pointer (&child, gtk_widget_unparent);
  G_OBJECT_CLASS (medina_wait_bar_parent_class)->dispose (object);
}

static void
medina_wait_bar_class_init (MedinaWaitBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = medina_wait_bar_dispose;
  gtk_widget_class_set_css_name (widget_class, "wait-bar");
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/medina_game/Medina/ui/medina-wait-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, MedinaWaitBar, revealer);
  gtk_widget_class_bind_template_child (widget_class, MedinaWaitBar, label);
  gtk_widget_class_bind_template_callback (widget_class, cancel_cb);
}

static void
medina_wait_bar_init (MedinaWaitBar *self)
{
  g_queue_init (&self->waits);
  gtk_widget_init_template (GTK_WIDGET (self));
}
