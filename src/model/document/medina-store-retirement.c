/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-slot-private.h"
#include "medina-record-key.h"
#include "medina-store.h"
#include "medina-task.h"

enum
{
  BATCH = 50, /* slots that are read at once */
};

static gint64
get_played (const MedinaRecord *record)
{
  g_autoptr (GError) error = NULL;
  const gint64 seconds =
    g_key_file_get_int64 (record->keys, MEDINA_RECORD_RESUME_GROUP, MEDINA_SLOT_KEY_PLAYED, &error);

  return error == NULL ? seconds : -1;
}

static gboolean
is_foreign (const MedinaRecord *record)
{
  g_autofree char *end =
    medina_record_key_find (record->keys, MEDINA_RECORD_RESUME_GROUP, MEDINA_SLOT_KEY_FOREIGN);
  g_autofree char *own = medina_history_identify (record);

  return g_strcmp0 (end, own) == 0;
}

static void
retire (MedinaStore *store, const MedinaSlotContents *contents)
{
  const MedinaRecord *record = contents->record;
  g_autoptr (GError) error = NULL;

  if (record == NULL || !mdn_position_is_over (&record->game.position) || is_foreign (record))
    return;
  if (!medina_history_keep (medina_store_get_history (store), record, get_played (record),
                            &error) ||
      !medina_store_remove (store, contents->id, &error))
    g_debug ("A finished game stays in its slot: %s", error->message);
}

static void
retire_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  g_autoptr (MedinaSlotContents) last = NULL;
  gboolean more = TRUE;

  while (more)
    {
      g_autoptr (GPtrArray) slots = medina_store_list (source, MEDINA_STORE_SECTION_FINISHED, last,
                                                       BATCH, cancellable, &more, NULL);

      more = slots != NULL && more;
      for (guint i = 0; slots != NULL && i < slots->len; i++)
        retire (source, slots->pdata[i]);
      if (more)
        {
          g_clear_pointer (&last, medina_slot_contents_free);
          last = g_steal_pointer (&slots->pdata[slots->len - 1]);
        }
    }
  g_task_return_boolean (task, TRUE);
}

void
medina_store_retire_finished (MedinaStore *self)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (MEDINA_IS_STORE (self));

  if (medina_store_get_history (self) == NULL)
    return;
  task = g_task_new (self, NULL, NULL, NULL);
  g_task_set_source_tag (task, medina_store_retire_finished);
  medina_task_run_in_thread (task, retire_in_thread);
}
