/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-document-private.h"
#include "medina-record-key.h"
#include "medina-slot-private.h"

#define LONGEST_TURN \
  (5 * G_TIME_SPAN_MINUTE) /* more than that is a break, of which so much counts */

/* --- What a slot says of it ------------------------------------------------------------------- */

void
medina_document_tick (MedinaDocument *self)
{
  const gint64 now = g_get_monotonic_time ();

  if (self->played < 0)
    return;
  self->played += MIN (now - self->ticked, LONGEST_TURN);
  self->ticked = now;
  g_key_file_set_int64 (self->record->keys, MEDINA_RECORD_RESUME_GROUP, MEDINA_SLOT_KEY_PLAYED,
                        self->played / G_TIME_SPAN_SECOND);
}

void
medina_document_recall_end (MedinaDocument *self)
{
  GKeyFile *keys = self->record->keys;
  g_autoptr (GError) error = NULL;
  const gint64 seconds =
    g_key_file_get_int64 (keys, MEDINA_RECORD_RESUME_GROUP, MEDINA_SLOT_KEY_PLAYED, &error);

  g_free (self->foreign);
  self->foreign =
    medina_record_key_find (keys, MEDINA_RECORD_RESUME_GROUP, MEDINA_SLOT_KEY_FOREIGN);
  self->ticked = g_get_monotonic_time ();
  if (error == NULL && seconds >= 0)
    self->played = MIN (seconds, G_MAXINT) * G_TIME_SPAN_SECOND;
  else
    self->played = medina_game_get_length (self->game) == 0 ? 0 : -1;
}

gint64
medina_document_get_played (MedinaDocument *self)
{
  return self->played < 0 ? -1 : self->played / G_TIME_SPAN_SECOND;
}

/* --- Its end ---------------------------------------------------------------------------------- */

/* NULL if it is not over. Transfer full. */
static char *
identify_end (MedinaDocument *self)
{
  if (!medina_game_get_finished (self->game))
    return NULL;
  medina_game_fill_record (self->game, self->record);
  return medina_history_identify (self->record);
}

static gboolean
is_known (MedinaDocument *self, const char *end)
{
  return g_strcmp0 (end, self->kept) == 0 || g_strcmp0 (end, self->foreign) == 0;
}

void
medina_document_follow_end (MedinaDocument *self, gboolean undone)
{
  const int cursor = (int) medina_game_get_live_cursor (self->game);
  int *from = &self->record->goes_on_from;
  g_autofree char *end = NULL;

  if (self->kept == NULL && self->foreign == NULL && self->keeping == NULL)
    return;
  end = identify_end (self);
  if (end != NULL && (is_known (self, end) || g_strcmp0 (end, self->keeping) == 0))
    *from = self->ended_from;
  else if (undone && (*from == 0 || cursor < *from))
    *from = cursor;
}

void
medina_document_note_end (MedinaDocument *self, gboolean kept)
{
  g_autofree char *end = identify_end (self);

  if (end == NULL)
    return;
  if (!kept)
    g_key_file_set_string (self->record->keys, MEDINA_RECORD_RESUME_GROUP, MEDINA_SLOT_KEY_FOREIGN,
                           end);
  self->ended_from = self->record->goes_on_from;
  g_free (kept ? self->kept : self->foreign);
  *(kept ? &self->kept : &self->foreign) = g_steal_pointer (&end);
}

gboolean
medina_document_begin_keeping (MedinaDocument *self)
{
  g_autofree char *end =
    medina_store_get_history (self->store) != NULL ? identify_end (self) : NULL;

  g_clear_pointer (&self->keeping, g_free);
  if (end == NULL || is_known (self, end))
    return FALSE;
  self->ended_from = self->record->goes_on_from;
  self->keeping = g_steal_pointer (&end);
  return TRUE;
}

void
medina_document_end_keeping (MedinaDocument *self, gboolean kept)
{
  g_autofree char *end = g_steal_pointer (&self->keeping);

  if (!kept || end == NULL)
    return;
  g_free (self->kept);
  self->kept = g_steal_pointer (&end);
}

gboolean
medina_document_is_kept (MedinaDocument *self)
{
  g_autofree char *end = self->kept != NULL ? identify_end (self) : NULL;

  return end != NULL && g_str_equal (end, self->kept);
}

char *
medina_document_get_kept_name (MedinaDocument *self)
{
  g_autofree char *end = NULL;

  g_return_val_if_fail (MEDINA_IS_DOCUMENT (self), NULL);

  end = medina_store_get_history (self->store) != NULL ? identify_end (self) : NULL;
  return end != NULL ? medina_history_name_file (self->record) : NULL;
}

MedinaHistory *
medina_document_get_history (MedinaDocument *self)
{
  g_return_val_if_fail (MEDINA_IS_DOCUMENT (self), NULL);

  return medina_store_get_history (self->store);
}
