/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-document-private.h"
#include "medina-slot-job.h"

#include <glib/gi18n.h>

enum
{
  FIRST_RETRY = 1, /* seconds; twice as long after each that is made by itself */
  LAST_RETRY = 60,
  STUCK = 5, /* seconds that a drive may take to answer */
};

/* --- The gate, and jobs ----------------------------------------------------------------------- */

static void job_done_cb (GObject *source, GAsyncResult *result, gpointer data);
static gboolean stuck_cb (gpointer data);

/* The gate is closed while a placement is being written. Once writing has failed people need not
 * wait, but computers do; while the document closes everybody waits. */
static gboolean
gate_is_closed (MedinaDocument *self)
{
  if (self->closing != MEDINA_CLOSING_NOT)
    return self->writing || medina_game_awaits_computer (self->game);
  if (self->autosave_error != NULL)
    return self->unsynced_move && medina_game_awaits_computer (self->game);
  return self->unsynced_move && self->writing;
}

/* To open the gate may make the placement that waits, which is written in its turn. */
void
medina_document_update_gate (MedinaDocument *self)
{
  if (gate_is_closed (self))
    medina_placement_gate_close (self->gate);
  else
    medina_placement_gate_open (self->gate);
}

/* The reference that goes along keeps the document alive until the job is done. */
static void
start (MedinaDocument *self, MedinaSlotJobKind kind, GBytes *bytes)
{
  const MedinaSlotJob job = {
    .kind = kind,
    .store = self->store,
    .slot = self->slot,
    .bytes = bytes,
    .section = medina_game_get_finished (self->game) ? MEDINA_STORE_SECTION_FINISHED
                                                     : MEDINA_STORE_SECTION_IN_PROGRESS,
    .finished = bytes != NULL && medina_document_begin_keeping (self) ? self->record : NULL,
    .played = medina_document_get_played (self),
  };

  g_clear_handle_id (&self->retry_id, g_source_remove);
  self->writing = TRUE;
  self->stuck_id = g_timeout_add_seconds (STUCK, stuck_cb, self);
  medina_document_update_gate (self);
  medina_document_update_busy (self);
  medina_slot_job_run (&job, job_done_cb, g_object_ref (self));
}

/* --- Writing ---------------------------------------------------------------------------------- */

static void
start_writing (MedinaDocument *self)
{
  g_autoptr (GBytes) bytes = medina_document_to_bytes (self, MEDINA_RECORD_RESUMABLE);
  const gboolean known = self->stored != NULL && g_bytes_equal (bytes, self->stored);

  self->dirty = FALSE;
  if (!known)
    start (self, MEDINA_SLOT_WRITE, bytes);
  else if (self->closing != MEDINA_CLOSING_NOT)
    start (self, MEDINA_SLOT_CHECK, bytes);
  else
    {
      self->unsynced_move = FALSE;
      medina_document_update_gate (self);
    }
}

void
medina_document_write_slot (MedinaDocument *self)
{
  self->dirty = TRUE;
  if (self->writing)
    medina_document_update_gate (self);
  else
    start_writing (self);
}

static gboolean
retry_cb (gpointer data)
{
  MedinaDocument *self = data;

  self->retry_id = 0;
  self->retry_delay = MIN (2 * self->retry_delay, LAST_RETRY);
  start_writing (self);
  return G_SOURCE_REMOVE;
}

void
medina_document_retry (MedinaDocument *self)
{
  g_return_if_fail (MEDINA_IS_DOCUMENT (self));

  if (self->autosave_error != NULL && !self->writing && self->closing == MEDINA_CLOSING_NOT)
    start_writing (self);
}

/* When the folder is gone so is the lock, and the slot is of no use any more: the next attempt
 * makes another one. */
static void
drop_lost_slot (MedinaDocument *self, const GError *error)
{
  if (g_error_matches (error, MEDINA_RECORD_ERROR, MEDINA_RECORD_ERROR_NOT_FOUND))
    g_clear_object (&self->slot);
}

static void
note_failure (MedinaDocument *self, const GError *error)
{
  g_clear_pointer (&self->stored, g_bytes_unref);
  drop_lost_slot (self, error);
  self->retry_delay = MAX (self->retry_delay, FIRST_RETRY);
  medina_document_set_autosave_error (self, error->message);
}

static void
note_success (MedinaDocument *self, GBytes *bytes)
{
  g_clear_pointer (&self->stored, g_bytes_unref);
  self->stored = g_bytes_ref (bytes);
  self->retry_delay = 0;
  if (!self->dirty)
    self->unsynced_move = FALSE;
  medina_document_set_autosave_error (self, NULL);
}

/* A change that was made meanwhile is written at once, even where that will fail once more. */
static void
go_on (MedinaDocument *self)
{
  if (self->dirty)
    start_writing (self);
  else if (self->autosave_error != NULL && self->retry_id == 0)
    self->retry_id = g_timeout_add_seconds (self->retry_delay, retry_cb, self);
  if (!self->writing)
    medina_document_update_gate (self);
}

/* --- Closing ---------------------------------------------------------------------------------- */

static void
finish_closing (MedinaDocument *self, GError *error)
{
  g_autoptr (GTask) task = g_steal_pointer (&self->closing_task);

  self->closing = MEDINA_CLOSING_NOT;
  if (error != NULL)
    g_task_return_error (task, error);
  else
    g_task_return_boolean (task, TRUE);
}

/* From here on the document hears nothing of the game. */
static void
stop_storing (MedinaDocument *self)
{
  medina_document_stop_watching (self);
  self->closed = TRUE;
  self->dirty = self->unsynced_move = FALSE;
  medina_document_set_autosave_error (self, NULL);
}

/* Closes the document with a last job for its slot, which it gives away. */
static void
close_with (MedinaDocument *self, MedinaSlotJobKind kind)
{
  stop_storing (self);
  if (kind == MEDINA_SLOT_RELEASE && self->slot != NULL)
    self->left = g_strdup (medina_slot_get_id (self->slot));
  start (self, kind, NULL);
  g_clear_object (&self->slot);
}

/* Whether a file or a picture has all of the game, so that nothing is lost without a slot. */
static gboolean
is_in_file (MedinaDocument *self)
{
  return self->saved != NULL && !self->modified;
}

static const char *
word_stuck (void)
{
  return _ ("The game could not be saved automatically: the drive is not responding.");
}

static GError *
create_stuck_error (MedinaDocument *self)
{
  return g_error_new_literal (G_IO_ERROR, G_IO_ERROR_TIMED_OUT,
                              self->closing == MEDINA_CLOSING_DISCARD
                                ? _ ("The drive is not responding. Once it responds again, Medina "
                                     "will offer to continue the game.")
                                : word_stuck ());
}

/* The thread has the slot, and nothing can be done with that until the drive answers. So the
 * document leaves it as it is, if nothing is lost by that or the person has given the game up. */
static void
close_stuck (MedinaDocument *self)
{
  const gboolean discard = self->closing == MEDINA_CLOSING_DISCARD;
  const gboolean kept = self->closed || is_in_file (self);

  if (!self->closed && (discard || kept))
    {
      stop_storing (self);
      g_clear_object (&self->slot);
    }
  finish_closing (self, discard || !kept ? create_stuck_error (self) : NULL);
  medina_document_update_gate (self);
}

void
medina_document_go_on_closing (MedinaDocument *self)
{
  if (self->closing == MEDINA_CLOSING_NOT || self->saving > 0 || (self->writing && !self->stuck))
    return;
  if (self->stuck)
    close_stuck (self);
  else if (self->closed)
    finish_closing (self, g_steal_pointer (&self->not_removed));
  else if (self->closing == MEDINA_CLOSING_DISCARD || medina_game_get_length (self->game) == 0)
    close_with (self, MEDINA_SLOT_DISCARD);
  else if (self->slot == NULL && self->autosave_error == NULL)
    close_with (self, MEDINA_SLOT_RELEASE);
  else if (self->closing == MEDINA_CLOSING_TO_WRITE || self->dirty)
    {
      self->closing = MEDINA_CLOSING_WRITTEN;
      start_writing (self);
    }
  else
    close_with (self, medina_document_is_kept (self) ? MEDINA_SLOT_DISCARD : MEDINA_SLOT_RELEASE);
}

void
medina_document_stop_closing (MedinaDocument *self, const GError *error)
{
  if (self->closing == MEDINA_CLOSING_NOT || self->closed)
    return;
  finish_closing (self, g_error_copy (error));
  if (!self->writing)
    go_on (self);
  else
    medina_document_update_gate (self);
}

/* --- A drive that does not answer ------------------------------------------------------------- */

static gboolean
stuck_cb (gpointer data)
{
  MedinaDocument *self = data;

  self->stuck_id = 0;
  self->stuck = TRUE;
  if (!self->closed)
    medina_document_set_autosave_error (self, word_stuck ());
  medina_document_go_on_closing (self);
  medina_document_update_gate (self);
  medina_document_update_busy (self);
  return G_SOURCE_REMOVE;
}

/* --- After a job ------------------------------------------------------------------------------ */

static void
written (MedinaDocument *self, MedinaSlotJob *job, GError *error)
{
  if (error == NULL)
    note_success (self, job->bytes);
  else
    note_failure (self, error);
  if (error != NULL && self->closing == MEDINA_CLOSING_WRITTEN && !is_in_file (self))
    finish_closing (self, g_error_copy (error));
  if (self->closing == MEDINA_CLOSING_NOT)
    go_on (self);
  else
    medina_document_update_gate (self);
}

/* Only a discarded slot must be gone. An empty one that cannot be removed is offered again, which
 * does no harm. */
static void
note_removal (MedinaDocument *self, const GError *error)
{
  if (error != NULL && self->closing == MEDINA_CLOSING_DISCARD)
    self->not_removed = g_error_copy (error);
}

static void
job_done_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (MedinaDocument) self = data;
  g_autoptr (GError) error = NULL;
  MedinaSlotJob *job = medina_slot_job_finish (result, &error);

  self->writing = self->stuck = FALSE;
  g_clear_handle_id (&self->stuck_id, g_source_remove);
  if (job->bytes != NULL && !self->closed)
    {
      g_set_object (&self->slot, job->slot);
      medina_slot_job_clear (job);
      medina_document_end_keeping (self, error == NULL);
      written (self, job, error);
    }
  else
    {
      medina_slot_job_clear (job);
      note_removal (self, error);
    }
  medina_document_go_on_closing (self);
  medina_document_update_busy (self);
}

static void
begin_closing (MedinaDocument *self, MedinaClosing closing, GTask *task)
{
  g_return_if_fail (self->closing == MEDINA_CLOSING_NOT);

  self->closing = closing;
  self->closing_task = task;
  medina_document_update_gate (self);
  medina_document_go_on_closing (self);
  medina_document_update_busy (self);
}

void
medina_document_close_async (MedinaDocument *self, GAsyncReadyCallback callback, gpointer data)
{
  GTask *task;

  g_return_if_fail (MEDINA_IS_DOCUMENT (self));

  task = g_task_new (self, NULL, callback, data);
  g_task_set_source_tag (task, medina_document_close_async);
  begin_closing (self, MEDINA_CLOSING_TO_WRITE, task);
}

gboolean
medina_document_close_finish (MedinaDocument *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

void
medina_document_discard_async (MedinaDocument *self, GAsyncReadyCallback callback, gpointer data)
{
  GTask *task;

  g_return_if_fail (MEDINA_IS_DOCUMENT (self));

  task = g_task_new (self, NULL, callback, data);
  g_task_set_source_tag (task, medina_document_discard_async);
  begin_closing (self, MEDINA_CLOSING_DISCARD, task);
}

gboolean
medina_document_discard_finish (MedinaDocument *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}
