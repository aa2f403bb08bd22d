/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "notify-watch.h"

typedef struct
{
  GParamSpec *pspec;
  GValue value; /* at the last check */
  guint notified;
} WatchedProperty;

typedef struct
{
  NotifyWatch *watch;
  GObject *object;    /* owned */
  GArray *properties; /* of an object: WatchedProperty */
  GPtrArray *items;   /* of a list: as it must be by what it told; borrowed */
} Watched;

struct _NotifyWatch
{
  GPtrArray *watched;
  gboolean has_notified;
  void (*first_notify) (gpointer data);
  gpointer first_notify_data;
};

static void
free_property (gpointer data)
{
  g_value_unset (&((WatchedProperty *) data)->value);
}

static void
free_watched (gpointer data)
{
  Watched *watched = data;

  g_signal_handlers_disconnect_by_data (watched->object, watched);
  g_clear_pointer (&watched->properties, g_array_unref);
  g_clear_pointer (&watched->items, g_ptr_array_unref);
  g_object_unref (watched->object);
  g_free (watched);
}

NotifyWatch *
notify_watch_new (void)
{
  NotifyWatch *self = g_new0 (NotifyWatch, 1);

  self->watched = g_ptr_array_new_with_free_func (free_watched);
  return self;
}

void
notify_watch_free (NotifyWatch *self)
{
  g_ptr_array_unref (self->watched);
  g_free (self);
}

void
notify_watch_set_first_notify (NotifyWatch *self, void (*function) (gpointer data), gpointer data)
{
  self->first_notify = function;
  self->first_notify_data = data;
}

static void
notify_cb (GObject *object, GParamSpec *pspec, Watched *watched)
{
  NotifyWatch *watch = watched->watch;

  for (guint i = 0; i < watched->properties->len; i++)
    {
      WatchedProperty *property = &g_array_index (watched->properties, WatchedProperty, i);

      if (property->pspec == pspec)
        property->notified++;
    }
  if (!watch->has_notified && watch->first_notify != NULL)
    {
      watch->has_notified = TRUE;
      watch->first_notify (watch->first_notify_data);
    }
}

static Watched *
add_watched (NotifyWatch *self, gpointer object)
{
  Watched *watched = g_new0 (Watched, 1);

  watched->watch = self;
  watched->object = g_object_ref (object);
  g_ptr_array_add (self->watched, watched);
  return watched;
}

void
notify_watch_add_object (NotifyWatch *self, gpointer object)
{
  Watched *watched = add_watched (self, object);
  guint n;
  g_autofree GParamSpec **pspecs = g_object_class_list_properties (G_OBJECT_GET_CLASS (object), &n);

  watched->properties = g_array_new (FALSE, TRUE, sizeof (WatchedProperty));
  g_array_set_clear_func (watched->properties, free_property);
  for (guint i = 0; i < n; i++)
    {
      WatchedProperty property = { .pspec = pspecs[i] };

      g_object_get_property (object, pspecs[i]->name, &property.value);
      g_array_append_val (watched->properties, property);
    }
  g_signal_connect (object, "notify", G_CALLBACK (notify_cb), watched);
}

static gpointer
peek_item (GListModel *list, guint position)
{
  gpointer item = g_list_model_get_item (list, position);

  g_object_unref (item);
  return item;
}

/* What is taken away and what comes must have nothing in common at either end. */
static void
items_changed_cb (GListModel *list, guint position, guint removed, guint added, Watched *watched)
{
  g_assert_cmpuint (removed + added, >, 0);
  g_assert_cmpuint (position + removed, <=, watched->items->len);
  if (removed > 0 && added > 0)
    {
      g_assert_true (watched->items->pdata[position] != peek_item (list, position));
      g_assert_true (watched->items->pdata[position + removed - 1] !=
                     peek_item (list, position + added - 1));
    }
  if (removed > 0)
    g_ptr_array_remove_range (watched->items, position, removed);
  for (guint i = position; i < position + added; i++)
    g_ptr_array_insert (watched->items, (int) i, peek_item (list, i));
}

void
notify_watch_add_list (NotifyWatch *self, GListModel *list)
{
  Watched *watched = add_watched (self, list);
  const guint n = g_list_model_get_n_items (list);

  watched->items = g_ptr_array_new ();
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (watched->items, peek_item (list, i));
  g_signal_connect (list, "items-changed", G_CALLBACK (items_changed_cb), watched);
}

static void
check_property (GObject *object, WatchedProperty *property)
{
  GValue value = G_VALUE_INIT;
  const guint notified = property->notified;
  guint changes;

  g_object_get_property (object, property->pspec->name, &value);
  changes = g_param_values_cmp (property->pspec, &property->value, &value) != 0;
  if (notified != changes)
    g_error ("%s:%s changed %u times and notified %u times", G_OBJECT_TYPE_NAME (object),
             property->pspec->name, changes, notified);
  g_value_unset (&property->value);
  property->value = value;
  property->notified = 0;
}

static void
check_list (Watched *watched)
{
  GListModel *list = G_LIST_MODEL (watched->object);

  g_assert_cmpuint (watched->items->len, ==, g_list_model_get_n_items (list));
  for (guint i = 0; i < watched->items->len; i++)
    g_assert_true (watched->items->pdata[i] == peek_item (list, i));
}

void
notify_watch_check (NotifyWatch *self)
{
  for (guint i = 0; i < self->watched->len; i++)
    {
      Watched *watched = self->watched->pdata[i];

      if (watched->items != NULL)
        check_list (watched);
      else
        for (guint j = 0; j < watched->properties->len; j++)
          check_property (watched->object,
                          &g_array_index (watched->properties, WatchedProperty, j));
    }
  self->has_notified = FALSE;
}
