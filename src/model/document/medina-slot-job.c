/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-slot-job.h"

void
medina_slot_job_clear (MedinaSlotJob *job)
{
  g_clear_object (&job->store);
  g_clear_object (&job->slot);
}

static void
job_free (MedinaSlotJob *job)
{
  medina_slot_job_clear (job);
  g_clear_pointer (&job->bytes, g_bytes_unref);
  medina_record_free ((MedinaRecord *) job->finished);
  g_free (job);
}

static gboolean
write_bytes (MedinaSlotJob *job, GError **error)
{
  if (job->slot == NULL)
    job->slot = medina_store_create_slot (job->store, error);
  return job->slot != NULL && medina_slot_write (job->slot, job->section, job->bytes, error);
}

static gboolean
keep (MedinaSlotJob *job, GError **error)
{
  return job->finished == NULL || medina_history_keep (medina_store_get_history (job->store),
                                                       job->finished, job->played, error);
}

static gboolean
do_job (MedinaSlotJob *job, GError **error)
{
  switch (job->kind)
    {
    case MEDINA_SLOT_CHECK:
      return (medina_slot_is_written (job->slot) || write_bytes (job, error)) && keep (job, error);
    case MEDINA_SLOT_WRITE:
      return write_bytes (job, error) && keep (job, error);
    case MEDINA_SLOT_DISCARD:
      return job->slot == NULL || medina_slot_discard (job->slot, error);
    case MEDINA_SLOT_RELEASE:
      if (job->slot != NULL)
        medina_slot_release (job->slot);
      break;
    }
  return TRUE;
}

static void
job_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  GError *error = NULL;

  if (do_job (data, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
medina_slot_job_run (const MedinaSlotJob *job, GAsyncReadyCallback callback, gpointer data)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, callback, data);
  MedinaSlotJob *own = g_new (MedinaSlotJob, 1);

  *own = *job;
  g_object_ref (own->store);
  if (own->slot != NULL)
    g_object_ref (own->slot);
  if (own->bytes != NULL)
    g_bytes_ref (own->bytes);
  if (own->finished != NULL)
    own->finished = medina_record_copy (own->finished);
  g_task_set_task_data (task, own, (GDestroyNotify) job_free);
  g_task_run_in_thread (task, job_in_thread);
}

MedinaSlotJob *
medina_slot_job_finish (GAsyncResult *result, GError **error)
{
  g_task_propagate_boolean (G_TASK (result), error);
  return g_task_get_task_data (G_TASK (result));
}
