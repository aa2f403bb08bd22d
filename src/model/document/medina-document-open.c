/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-document-private.h"
#include "medina-record-file.h"

/* --- What changes the game -------------------------------------------------------------------- */

static void
changed_cb (MedinaDocument *self)
{
  medina_document_tick (self);
  medina_document_update_modified (self);
  medina_document_write_slot (self);
}

static void
placed_cb (MedinaDocument *self)
{
  self->unsynced_move = TRUE;
  medina_document_follow_end (self, FALSE);
  changed_cb (self);
}

static void
undone_cb (MedinaDocument *self)
{
  medina_document_follow_end (self, TRUE);
  changed_cb (self);
}

/* The piece in hand alone is nothing that a slot would be made for. */
static void
hand_changed_cb (MedinaDocument *self)
{
  if (self->slot != NULL || self->writing)
    medina_document_write_slot (self);
}

/* --- Beginnings ------------------------------------------------------------------------------- */

static void
watch (MedinaDocument *self)
{
  static const char *changes[] = { "notify::awaiting-end", "notify::screens", "notify::replaying",
                                   "seats-changed" };
  MedinaGame *game = self->game;

  g_signal_connect_swapped (game, "placement-played", G_CALLBACK (placed_cb), self);
  g_signal_connect_swapped (game, "placement-undone", G_CALLBACK (undone_cb), self);
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    g_signal_connect_swapped (game, changes[i], G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (game, "notify::selected-piece", G_CALLBACK (hand_changed_cb), self);
  for (guint seat = 0; seat < medina_game_get_n_players (game); seat++)
    g_signal_connect_swapped (medina_game_get_player (game, seat), "notify::name",
                              G_CALLBACK (changed_cb), self);
}

/* The record is taken over. */
static MedinaDocument *
create (MedinaStore *store, MedinaGame *game, MedinaRecord *record)
{
  MedinaDocument *self = g_object_new (MEDINA_TYPE_DOCUMENT, NULL);

  self->store = g_object_ref (store);
  self->game = g_object_ref (game);
  self->gate = medina_placement_gate_new (game); /* hears of changes before the document */
  self->record = record;
  medina_game_set_begun (game, record->date != NULL ? g_date_time_to_unix (record->date) : 0);
  medina_document_recall_end (self);
  watch (self);
  medina_document_update_modified (self);
  return self;
}

MedinaDocument *
medina_document_new (MedinaStore *store, MedinaGame *game)
{
  g_return_val_if_fail (MEDINA_IS_STORE (store), NULL);
  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);

  return create (store, game, medina_record_new (medina_game_get_setup (game)));
}

MedinaDocument *
medina_document_new_from_record (MedinaStore *store, const MedinaRecord *record)
{
  g_autoptr (MedinaGame) game = NULL;
  MedinaDocument *self;

  g_return_val_if_fail (MEDINA_IS_STORE (store), NULL);
  g_return_val_if_fail (record != NULL, NULL);

  game = medina_game_new_from_record (record);
  self = create (store, game, medina_record_copy (record));
  /* Another document's file is not this one's, whatever that one noted of it. */
  g_key_file_remove_group (self->record->keys, MEDINA_RECORD_RESUME_GROUP, NULL);
  medina_document_recall_end (self);
  medina_document_note_end (self, FALSE);
  if (medina_game_get_length (game) > 0)
    medina_document_write_slot (self);
  return self;
}

MedinaDocument *
medina_document_new_from_history (MedinaStore *store, const MedinaRecord *record)
{
  g_autoptr (MedinaGame) game = NULL;
  MedinaDocument *self;

  g_return_val_if_fail (MEDINA_IS_STORE (store), NULL);
  g_return_val_if_fail (record != NULL, NULL);

  game = medina_game_new_from_record (record);
  self = create (store, game, medina_record_copy (record));
  medina_document_note_end (self, TRUE);
  self->saved = medina_document_identify (self);
  medina_document_update_modified (self);
  return self;
}

void
medina_document_reopen (MedinaDocument *self)
{
  g_return_if_fail (MEDINA_IS_DOCUMENT (self));
  g_return_if_fail (self->closed && self->left == NULL);

  self->closed = FALSE;
  g_clear_pointer (&self->stored, g_bytes_unref);
  watch (self);
  medina_document_update_gate (self);
}

/* The slot is NULL if it cannot be had. */
static MedinaDocument *
create_resumed (MedinaStore *store, MedinaGame *game, MedinaRecord *record, MedinaSlot *slot)
{
  MedinaDocument *self = create (store, game, record);

  self->slot = slot;
  medina_document_recall_file (self);
  if (slot != NULL)
    self->stored = medina_document_to_bytes (self, MEDINA_RECORD_RESUMABLE);
  return self;
}

/* --- Resuming --------------------------------------------------------------------------------- */

typedef struct
{
  MedinaStore *store;
  char *id;
  MedinaSlot *slot;
  MedinaRecord *record;
} Resuming;

static void
resuming_free (Resuming *resuming)
{
  g_clear_object (&resuming->store);
  g_free (resuming->id);
  g_clear_object (&resuming->slot);
  g_clear_pointer (&resuming->record, medina_record_free);
  g_free (resuming);
}

static void
resume_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Resuming *resuming = data;
  GError *error = NULL;

  resuming->slot = medina_store_resume (resuming->store, resuming->id, &resuming->record, &error);
  if (resuming->record != NULL)
    {
      g_clear_error (&error);
      g_task_return_boolean (task, TRUE);
    }
  else
    g_task_return_error (task, error);
}

void
medina_document_resume_async (MedinaStore *store,
                              const char *id,
                              GCancellable *cancellable,
                              GAsyncReadyCallback callback,
                              gpointer data)
{
  g_autoptr (GTask) task = NULL;
  Resuming *resuming;

  g_return_if_fail (MEDINA_IS_STORE (store));
  g_return_if_fail (id != NULL);

  resuming = g_new0 (Resuming, 1);
  resuming->store = g_object_ref (store);
  resuming->id = g_strdup (id);
  task = g_task_new (NULL, cancellable, callback, data);
  g_task_set_source_tag (task, medina_document_resume_async);
  g_task_set_task_data (task, resuming, (GDestroyNotify) resuming_free);
  g_task_run_in_thread (task, resume_in_thread);
}

MedinaDocument *
medina_document_resume_finish (GAsyncResult *result, GError **error)
{
  Resuming *resuming;
  g_autoptr (MedinaStore) store = NULL;
  g_autoptr (MedinaGame) game = NULL;

  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  if (!g_task_propagate_boolean (G_TASK (result), error))
    return NULL;
  resuming = g_task_get_task_data (G_TASK (result));
  /* The thread may keep the task alive for longer than the caller does, and `resuming` with it.
   * Nothing that the document takes over may depend on when that ends, so it is stolen. */
  store = g_steal_pointer (&resuming->store);
  game = medina_game_new_from_record (resuming->record);
  return create_resumed (store, game, g_steal_pointer (&resuming->record),
                         g_steal_pointer (&resuming->slot));
}

/* --- Loading ---------------------------------------------------------------------------------- */

typedef struct
{
  MedinaStore *store;
  GFile *file;
  char *stamp;
} Loading;

static void
loading_free (Loading *loading)
{
  g_clear_object (&loading->store);
  g_object_unref (loading->file);
  g_free (loading->stamp);
  g_free (loading);
}

static void
load_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Loading *loading = data;
  GError *error = NULL;
  MedinaRecord *record = medina_record_load (loading->file, &loading->stamp, cancellable, &error);

  if (record != NULL)
    g_task_return_pointer (task, record, (GDestroyNotify) medina_record_free);
  else
    g_task_return_error (task, error);
}

void
medina_document_load_async (MedinaStore *store,
                            GFile *file,
                            GCancellable *cancellable,
                            GAsyncReadyCallback callback,
                            gpointer data)
{
  g_autoptr (GTask) task = NULL;
  Loading *loading;

  g_return_if_fail (MEDINA_IS_STORE (store));
  g_return_if_fail (G_IS_FILE (file));

  loading = g_new0 (Loading, 1);
  loading->store = g_object_ref (store);
  loading->file = g_object_ref (file);
  task = g_task_new (NULL, cancellable, callback, data);
  g_task_set_source_tag (task, medina_document_load_async);
  g_task_set_return_on_cancel (task, TRUE);
  g_task_set_task_data (task, loading, (GDestroyNotify) loading_free);
  g_task_run_in_thread (task, load_in_thread);
}

MedinaDocument *
medina_document_load_finish (GAsyncResult *result, GError **error)
{
  MedinaRecord *record;
  Loading *loading;
  g_autoptr (MedinaStore) store = NULL;
  g_autoptr (MedinaGame) game = NULL;
  MedinaDocument *self;

  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  record = g_task_propagate_pointer (G_TASK (result), error);
  if (record == NULL)
    return NULL;
  loading = g_task_get_task_data (G_TASK (result));
  store = g_steal_pointer (&loading->store); /* as above */
  game = medina_game_new_from_record (record);
  self = create (store, game, record);
  medina_document_note_end (self, FALSE);
  if (loading->stamp == NULL)
    medina_document_set_picture (self, loading->file);
  else
    medina_document_set_file (self, loading->file, g_steal_pointer (&loading->stamp),
                              medina_document_identify (self));
  return self;
}
