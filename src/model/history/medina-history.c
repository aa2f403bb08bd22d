/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-history-private.h"

enum
{
  PROP_0,
  PROP_ENTRIES,
  PROP_UNREAD,
  PROP_ERROR,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (MedinaHistory, medina_history, G_TYPE_OBJECT)

/* --- What it tells ---------------------------------------------------------------------------- */

GListModel *
medina_history_get_entries (MedinaHistory *self)
{
  g_return_val_if_fail (MEDINA_IS_HISTORY (self), NULL);

  return G_LIST_MODEL (self->entries);
}

guint
medina_history_get_unread (MedinaHistory *self)
{
  g_return_val_if_fail (MEDINA_IS_HISTORY (self), 0);

  return g_queue_get_length (self->queue) + self->reading + (self->finding ? 1 : 0);
}

void
medina_history_update_unread (MedinaHistory *self)
{
  const guint unread = medina_history_get_unread (self);

  if (unread == self->told_unread)
    return;
  self->told_unread = unread;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_UNREAD]);
}

const char *
medina_history_get_error (MedinaHistory *self)
{
  g_return_val_if_fail (MEDINA_IS_HISTORY (self), NULL);

  return self->error;
}

void
medina_history_set_error (MedinaHistory *self, const char *error)
{
  if (g_strcmp0 (self->error, error) == 0)
    return;
  g_free (self->error);
  self->error = g_strdup (error);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_ERROR]);
}

/* --- The object ------------------------------------------------------------------------------- */

static void
medina_history_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  MedinaHistory *self = MEDINA_HISTORY (object);

  switch (id)
    {
    case PROP_ENTRIES:
      g_value_set_object (value, self->entries);
      break;
    case PROP_UNREAD:
      g_value_set_uint (value, medina_history_get_unread (self));
      break;
    case PROP_ERROR:
      g_value_set_string (value, self->error);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

/* What a thread brings after that is dropped. */
static void
medina_history_finalize (GObject *object)
{
  MedinaHistory *self = MEDINA_HISTORY (object);

  g_cancellable_cancel (self->cancellable);
  g_object_unref (self->cancellable);
  g_object_unref (self->folder);
  g_object_unref (self->entries);
  g_queue_free_full (self->queue, g_object_unref);
  g_queue_free (self->jobs);
  g_ptr_array_unref (self->removing);
  g_free (self->error);
  G_OBJECT_CLASS (medina_history_parent_class)->finalize (object);
}

static void
medina_history_class_init (MedinaHistoryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS;

  object_class->get_property = medina_history_get_property;
  object_class->finalize = medina_history_finalize;
  properties[PROP_ENTRIES] = g_param_spec_object ("entries", NULL, NULL, G_TYPE_LIST_MODEL, flags);
  properties[PROP_UNREAD] = g_param_spec_uint ("unread", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_ERROR] = g_param_spec_string ("error", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
medina_history_init (MedinaHistory *self)
{
  self->entries = g_list_store_new (MEDINA_TYPE_HISTORY_ENTRY);
  self->queue = g_queue_new ();
  self->jobs = g_queue_new ();
  self->removing = g_ptr_array_new_with_free_func (g_object_unref);
  self->cancellable = g_cancellable_new ();
}

MedinaHistory *
medina_history_new (const char *folder)
{
  MedinaHistory *self = g_object_new (MEDINA_TYPE_HISTORY, NULL);

  self->folder = g_file_new_for_path (folder);
  return self;
}

MedinaHistory *
medina_history_new_default (void)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "medina", "history", NULL);

  return medina_history_new (folder);
}
