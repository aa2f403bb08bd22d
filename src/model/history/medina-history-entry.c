/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-history-entry-private.h"

#include "medina-history-file.h"
#include "medina-record-file.h"
#include "medina-task.h"

struct _MedinaHistoryEntry
{
  GObject parent_instance;

  gint64 date; /* as the name has it */

  /* owned */
  char *name;
  GFile *file;
  MedinaHistoryReading *reading; /* NULL until it is read */
};

enum
{
  PROP_0,
  PROP_STATE,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_ENUM_TYPE (MedinaHistoryState,
                    medina_history_state,
                    G_DEFINE_ENUM_VALUE (MEDINA_HISTORY_UNREAD, "unread"),
                    G_DEFINE_ENUM_VALUE (MEDINA_HISTORY_READ, "read"),
                    G_DEFINE_ENUM_VALUE (MEDINA_HISTORY_BROKEN, "broken"))

G_DEFINE_FINAL_TYPE (MedinaHistoryEntry, medina_history_entry, G_TYPE_OBJECT)

/* --- What is known before it is read ---------------------------------------------------------- */

MedinaHistoryState
medina_history_entry_get_state (MedinaHistoryEntry *self)
{
  g_return_val_if_fail (MEDINA_IS_HISTORY_ENTRY (self), MEDINA_HISTORY_UNREAD);

  if (self->reading == NULL)
    return MEDINA_HISTORY_UNREAD;
  return self->reading->error != NULL ? MEDINA_HISTORY_BROKEN : MEDINA_HISTORY_READ;
}

const char *
medina_history_entry_get_error (MedinaHistoryEntry *self)
{
  g_return_val_if_fail (MEDINA_IS_HISTORY_ENTRY (self), NULL);

  return medina_history_entry_get_state (self) == MEDINA_HISTORY_BROKEN
           ? self->reading->error->message
           : NULL;
}

const char *
medina_history_entry_get_name (MedinaHistoryEntry *self)
{
  g_return_val_if_fail (MEDINA_IS_HISTORY_ENTRY (self), NULL);

  return self->name;
}

GFile *
medina_history_entry_get_file (MedinaHistoryEntry *self)
{
  g_return_val_if_fail (MEDINA_IS_HISTORY_ENTRY (self), NULL);

  return self->file;
}

/* What was read, if there is anything to be known of it. */
static const MedinaHistoryReading *
get_reading (MedinaHistoryEntry *self)
{
  return medina_history_entry_get_state (self) == MEDINA_HISTORY_READ ? self->reading : NULL;
}

gint64
medina_history_entry_get_date (MedinaHistoryEntry *self)
{
  g_return_val_if_fail (MEDINA_IS_HISTORY_ENTRY (self), 0);

  return get_reading (self) != NULL ? self->reading->date : self->date;
}

gint64
medina_history_entry_get_duration (MedinaHistoryEntry *self)
{
  g_return_val_if_fail (MEDINA_IS_HISTORY_ENTRY (self), -1);

  return get_reading (self) != NULL ? self->reading->duration : -1;
}

/* --- What was read ---------------------------------------------------------------------------- */

guint
medina_history_entry_get_n_seats (MedinaHistoryEntry *self)
{
  g_return_val_if_fail (MEDINA_IS_HISTORY_ENTRY (self), 0);

  return get_reading (self) != NULL ? self->reading->setup.rules.players : 0;
}

const MdnSetup *
medina_history_entry_get_setup (MedinaHistoryEntry *self)
{
  g_return_val_if_fail (MEDINA_IS_HISTORY_ENTRY (self), NULL);

  return get_reading (self) != NULL ? &self->reading->setup : NULL;
}

const MedinaSeat *
medina_history_entry_get_seat (MedinaHistoryEntry *self, guint seat)
{
  g_return_val_if_fail (MEDINA_IS_HISTORY_ENTRY (self), NULL);
  g_return_val_if_fail (seat < medina_history_entry_get_n_seats (self), NULL);

  return &self->reading->seats[seat];
}

const MdnScore *
medina_history_entry_get_score (MedinaHistoryEntry *self, guint seat)
{
  g_return_val_if_fail (MEDINA_IS_HISTORY_ENTRY (self), NULL);
  g_return_val_if_fail (seat < medina_history_entry_get_n_seats (self), NULL);

  return &self->reading->scores[seat];
}

const MedinaLostPoints *
medina_history_entry_get_lost (MedinaHistoryEntry *self, guint seat)
{
  g_return_val_if_fail (MEDINA_IS_HISTORY_ENTRY (self), NULL);
  g_return_val_if_fail (seat < medina_history_entry_get_n_seats (self), NULL);

  return self->reading->analyzed ? &self->reading->lost[seat] : NULL;
}

guint
medina_history_entry_get_rank (MedinaHistoryEntry *self, guint seat)
{
  g_return_val_if_fail (MEDINA_IS_HISTORY_ENTRY (self), 0);
  g_return_val_if_fail (seat < medina_history_entry_get_n_seats (self), 0);

  return self->reading->ranks[seat];
}

gboolean
medina_history_entry_get_won (MedinaHistoryEntry *self, guint seat)
{
  return medina_history_entry_get_rank (self, seat) == 1;
}

gboolean
medina_history_entry_has_computer (MedinaHistoryEntry *self)
{
  const guint seats = medina_history_entry_get_n_seats (self);

  for (guint seat = 0; seat < seats; seat++)
    if (self->reading->seats[seat].kind == MEDINA_SEAT_COMPUTER)
      return TRUE;
  return FALSE;
}

gboolean
medina_history_entry_get_goes_on (MedinaHistoryEntry *self)
{
  g_return_val_if_fail (MEDINA_IS_HISTORY_ENTRY (self), FALSE);

  return get_reading (self) != NULL && self->reading->goes_on;
}

guint
medina_history_entry_get_length (MedinaHistoryEntry *self)
{
  g_return_val_if_fail (MEDINA_IS_HISTORY_ENTRY (self), 0);

  return get_reading (self) != NULL ? self->reading->length : 0;
}

/* --- All of the record ------------------------------------------------------------------------ */

MedinaRecord *
medina_history_entry_load (MedinaHistoryEntry *self, GCancellable *cancellable, GError **error)
{
  g_return_val_if_fail (MEDINA_IS_HISTORY_ENTRY (self), NULL);

  return medina_record_load (self->file, NULL, cancellable, error);
}

static void
load_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  GError *error = NULL;
  MedinaRecord *record = medina_history_entry_load (source, cancellable, &error);

  if (record != NULL)
    g_task_return_pointer (task, record, (GDestroyNotify) medina_record_free);
  else
    g_task_return_error (task, error);
}

void
medina_history_entry_load_async (MedinaHistoryEntry *self,
                                 GCancellable *cancellable,
                                 GAsyncReadyCallback callback,
                                 gpointer data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (MEDINA_IS_HISTORY_ENTRY (self));

  task = g_task_new (self, cancellable, callback, data);
  g_task_set_source_tag (task, medina_history_entry_load_async);
  medina_task_run_in_thread (task, load_in_thread);
}

MedinaRecord *
medina_history_entry_load_finish (MedinaHistoryEntry *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

/* --- The object ------------------------------------------------------------------------------- */

void
medina_history_entry_take (MedinaHistoryEntry *self, MedinaHistoryReading *reading)
{
  g_return_if_fail (MEDINA_IS_HISTORY_ENTRY (self));
  g_return_if_fail (self->reading == NULL);

  self->reading = reading;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STATE]);
}

void
medina_history_entry_take_found (MedinaHistoryEntry *self, const MdnGame *game, const GArray *turns)
{
  if (get_reading (self) != NULL)
    medina_history_reading_take_found (self->reading, game, turns);
}

static void
medina_history_entry_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  switch (id)
    {
    case PROP_STATE:
      g_value_set_enum (value, medina_history_entry_get_state (MEDINA_HISTORY_ENTRY (object)));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
medina_history_entry_finalize (GObject *object)
{
  MedinaHistoryEntry *self = MEDINA_HISTORY_ENTRY (object);

  g_free (self->name);
  g_object_unref (self->file);
  g_clear_pointer (&self->reading, medina_history_reading_free);
  G_OBJECT_CLASS (medina_history_entry_parent_class)->finalize (object);
}

static void
medina_history_entry_class_init (MedinaHistoryEntryClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = medina_history_entry_get_property;
  object_class->finalize = medina_history_entry_finalize;
  properties[PROP_STATE] =
    g_param_spec_enum ("state", NULL, NULL, MEDINA_TYPE_HISTORY_STATE, MEDINA_HISTORY_UNREAD,
                       G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
medina_history_entry_init (MedinaHistoryEntry *self)
{
}

MedinaHistoryEntry *
medina_history_entry_new (GFile *folder, const char *name)
{
  MedinaHistoryEntry *self = g_object_new (MEDINA_TYPE_HISTORY_ENTRY, NULL);

  self->name = g_strdup (name);
  self->file = g_file_get_child (folder, name);
  self->date = medina_history_file_get_date (name);
  return self;
}
