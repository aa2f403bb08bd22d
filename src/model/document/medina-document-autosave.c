/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-document-private.h"
#include "medina-slot-job.h"

enum
{
  FIRST_RETRY = 1, /* seconds; twice as long after each that is made by itself */
  LAST_RETRY = 60,
};

/* --- Back from it ----------------------------------------------------------------------------- */

static void job_done_cb (GObject *source, GAsyncResult *result, gpointer data);

static gboolean
computer_is_to_move (MedinaGame *game)
{
  return medina_player_is_computer (medina_game_get_current_player (game)) &&
         !medina_game_get_awaiting_end (game) && !medina_game_get_replaying (game) &&
         !medina_game_get_over (game);
}

/* Nobody waits for a disk that fails but computers, and for the last time everybody. */
static gboolean
is_to_be_held (MedinaDocument *self)
{
  if (self->parting != MEDINA_PARTING_NONE)
    return self->writing || computer_is_to_move (self->game);
  if (self->trouble != NULL)
    return self->unsynced_move && computer_is_to_move (self->game);
  return self->unsynced_move && self->writing;
}

/* Releasing may make the placement that waits, which is written in its turn. */
static void
update_hold (MedinaDocument *self)
{
  if (is_to_be_held (self))
    medina_placement_gate_close (self->gate);
  else
    medina_placement_gate_open (self->gate);
}

/* The document is kept alive by the task. */
static void
start (MedinaDocument *self, MedinaSlotJobKind kind, GBytes *bytes)
{
  const MedinaSlotJob job = {
    .kind = kind,
    .store = self->store,
    .slot = self->slot,
    .bytes = bytes,
    .shelf =
      medina_game_get_finished (self->game) ? MEDINA_SHELF_FINISHED : MEDINA_SHELF_IN_PROGRESS,
  };

  g_clear_handle_id (&self->retry_id, g_source_remove);
  self->writing = TRUE;
  update_hold (self);
  medina_document_update_busy (self);
  medina_slot_job_run (&job, job_done_cb, g_object_ref (self));
}

/* --- Writing ---------------------------------------------------------------------------------- */

static void
start_writing (MedinaDocument *self)
{
  g_autoptr (GBytes) bytes = medina_document_to_bytes (self, MEDINA_RECORD_RESUMABLE);
  const gboolean known = self->kept != NULL && g_bytes_equal (bytes, self->kept);

  self->dirty = FALSE;
  if (!known)
    start (self, MEDINA_SLOT_WRITE, bytes);
  else if (self->parting != MEDINA_PARTING_NONE)
    start (self, MEDINA_SLOT_CHECK, bytes);
  else
    {
      self->unsynced_move = FALSE;
      update_hold (self);
    }
}

void
medina_document_write_slot (MedinaDocument *self)
{
  self->dirty = TRUE;
  if (self->writing)
    update_hold (self);
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

/* When its folder is gone the lock is, too, and the slot is of no use any more: the next attempt
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
  g_clear_pointer (&self->kept, g_bytes_unref);
  drop_lost_slot (self, error);
  self->retry_delay = MAX (self->retry_delay, FIRST_RETRY);
  medina_document_set_trouble (self, error->message);
}

static void
note_success (MedinaDocument *self, GBytes *bytes)
{
  g_clear_pointer (&self->kept, g_bytes_unref);
  self->kept = g_bytes_ref (bytes);
  self->retry_delay = 0;
  if (!self->dirty)
    self->unsynced_move = FALSE;
  medina_document_set_trouble (self, NULL);
}

/* What was placed meanwhile is written at once, also where it will fail once more. */
static void
go_on (MedinaDocument *self)
{
  if (self->dirty)
    start_writing (self);
  else if (self->trouble != NULL && self->retry_id == 0)
    self->retry_id = g_timeout_add_seconds (self->retry_delay, retry_cb, self);
  if (!self->writing)
    update_hold (self);
}

/* --- Parting ---------------------------------------------------------------------------------- */

static void
finish_parting (MedinaDocument *self, GError *error)
{
  g_autoptr (GTask) task = g_steal_pointer (&self->parting_task);

  self->parting = MEDINA_PARTING_NONE;
  if (error != NULL)
    g_task_return_error (task, error);
  else
    g_task_return_boolean (task, TRUE);
}

/* From here on nothing that happens to the game is the document's concern. */
static void
give_away (MedinaDocument *self, MedinaSlotJobKind kind)
{
  g_signal_handlers_disconnect_by_data (self->game, self);
  self->given_away = TRUE;
  self->dirty = self->unsynced_move = FALSE;
  start (self, kind, NULL);
  g_clear_object (&self->slot);
  medina_document_set_trouble (self, NULL);
}

void
medina_document_go_on_parting (MedinaDocument *self)
{
  if (self->parting == MEDINA_PARTING_NONE || self->writing || self->saving > 0)
    return;
  if (self->given_away)
    finish_parting (self, g_steal_pointer (&self->not_removed));
  else if (self->parting == MEDINA_PARTING_DISCARD || medina_game_get_length (self->game) == 0)
    give_away (self, MEDINA_SLOT_DISCARD);
  else if (self->slot == NULL && self->trouble == NULL)
    give_away (self, MEDINA_SLOT_RELEASE);
  else if (self->parting == MEDINA_PARTING_PUT_AWAY || self->dirty)
    {
      self->parting = MEDINA_PARTING_WRITTEN;
      start_writing (self);
    }
  else
    give_away (self, MEDINA_SLOT_RELEASE);
}

void
medina_document_stop_parting (MedinaDocument *self, const GError *error)
{
  if (self->parting == MEDINA_PARTING_NONE || self->given_away)
    return;
  finish_parting (self, g_error_copy (error));
  if (!self->writing)
    go_on (self);
  else
    update_hold (self);
}

/* Nothing is lost by letting go of what is all in a file. */
static gboolean
is_in_file (MedinaDocument *self)
{
  return self->file != NULL && !self->modified;
}

/* --- All together ----------------------------------------------------------------------------- */

static void
written (MedinaDocument *self, MedinaSlotJob *job, GError *error)
{
  if (error == NULL)
    note_success (self, job->bytes);
  else
    note_failure (self, error);
  if (error != NULL && self->parting == MEDINA_PARTING_WRITTEN && !is_in_file (self))
    finish_parting (self, g_error_copy (error));
  if (self->parting == MEDINA_PARTING_NONE)
    go_on (self);
  else
    update_hold (self);
}

/* If what is put away was empty and stays there, it is offered again, and no harm done. */
static void
given_away (MedinaDocument *self, const GError *error)
{
  if (error != NULL && self->parting == MEDINA_PARTING_DISCARD)
    self->not_removed = g_error_copy (error);
}

static void
job_done_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (MedinaDocument) self = data;
  g_autoptr (GError) error = NULL;
  MedinaSlotJob *job = medina_slot_job_finish (result, &error);

  self->writing = FALSE;
  if (job->bytes != NULL)
    {
      g_set_object (&self->slot, job->slot);
      medina_slot_job_clear (job);
      written (self, job, error);
    }
  else
    {
      medina_slot_job_clear (job);
      given_away (self, error);
    }
  medina_document_go_on_parting (self);
  medina_document_update_busy (self);
}

static void
part (MedinaDocument *self, MedinaParting parting, GTask *task)
{
  g_return_if_fail (self->parting == MEDINA_PARTING_NONE);

  self->parting = parting;
  self->parting_task = task;
  update_hold (self);
  medina_document_go_on_parting (self);
  medina_document_update_busy (self);
}

void
medina_document_put_away_async (MedinaDocument *self, GAsyncReadyCallback callback, gpointer data)
{
  GTask *task;

  g_return_if_fail (MEDINA_IS_DOCUMENT (self));

  task = g_task_new (self, NULL, callback, data);
  g_task_set_source_tag (task, medina_document_put_away_async);
  part (self, MEDINA_PARTING_PUT_AWAY, task);
}

gboolean
medina_document_put_away_finish (MedinaDocument *self, GAsyncResult *result, GError **error)
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
  part (self, MEDINA_PARTING_DISCARD, task);
}

gboolean
medina_document_discard_finish (MedinaDocument *self, GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}
