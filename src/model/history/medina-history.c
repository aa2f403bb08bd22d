/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-history-private.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "medina-history-file.h"
#include "medina-record-file.h"

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

/* --- What it tells ------------------------------------------------------------------------------ */

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

GFile *
medina_history_get_folder (MedinaHistory *self)
{
  g_return_val_if_fail (MEDINA_IS_HISTORY (self), NULL);

  return self->folder;
}

/* --- Keeping games ------------------------------------------------------------------------------ */

/* A game that was written, to be listed. */
typedef struct
{
  MedinaHistory *history; /* owned */
  char *name;
} News;

static void
news_free (News *news)
{
  g_object_unref (news->history);
  g_free (news->name);
  g_free (news);
}

static gboolean
list_cb (gpointer data)
{
  News *news = data;

  if (news->history->listed)
    medina_history_add_name (news->history, news->name);
  return G_SOURCE_REMOVE;
}

/* In the main thread, not in this one: that is why it is no g_main_context_invoke. */
static void
tell (MedinaHistory *self, const char *name)
{
  News *news = g_new (News, 1);

  *news = (News){ g_object_ref (self), g_strdup (name) };
  g_idle_add_full (G_PRIORITY_DEFAULT, list_cb, news, (GDestroyNotify) news_free);
}

static gboolean
write_file (MedinaHistory *self, GFile *file, GBytes *bytes, GError **error)
{
  const char *folder = g_file_peek_path (self->folder);
  g_autoptr (GError) cause = NULL;

  if (g_mkdir_with_parents (folder, 0700) != 0)
    cause = g_error_new_literal (G_IO_ERROR, g_io_error_from_errno (errno), g_strerror (errno));
  else if (medina_record_save_bytes (file, bytes, NULL, NULL, &cause))
    return TRUE;
  g_set_error (
    error, G_IO_ERROR, G_IO_ERROR_FAILED,
    /* Translators: the list of all finished games; the first %s is a folder, the second one
                * the reason, which may be a sentence of its own */
    _ ("The finished game could not be added to your history in “%1$s”: %2$s"), folder,
    cause->message);
  return FALSE;
}

gboolean
medina_history_keep (MedinaHistory *self, const MedinaRecord *record, gint64 played, GError **error)
{
  g_autofree char *name = NULL;
  g_autoptr (GFile) file = NULL;
  g_autoptr (GBytes) bytes = NULL;

  g_return_val_if_fail (MEDINA_IS_HISTORY (self), FALSE);
  g_return_val_if_fail (record != NULL, FALSE);
  g_return_val_if_fail (mdn_position_is_over (&record->game.position), FALSE);

  name = medina_history_file_name (record);
  file = g_file_get_child (self->folder, name);
  if (g_file_test (g_file_peek_path (file), G_FILE_TEST_EXISTS))
    return TRUE;
  bytes = medina_history_file_to_bytes (record, played);
  if (!write_file (self, file, bytes, error))
    return FALSE;
  tell (self, name);
  return TRUE;
}

/* --- The object --------------------------------------------------------------------------------- */

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
