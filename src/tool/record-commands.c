/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record-commands.h"

#include <string.h>

#include "medina-record-file.h"
#include "refuse.h"

static bool
refuse_error (FILE *answer, const GError *error)
{
  return mdn_refuse (answer, "%s", error->message);
}

static bool
refuse_without_file (FILE *answer)
{
  return mdn_refuse (answer, "give the name of a file");
}

static bool
is_same_game (const MdnGame *a, const MdnGame *b)
{
  return a->cursor == b->cursor &&
         memcmp (a->placements, b->placements, (size_t) a->cursor * sizeof a->placements[0]) == 0;
}

/* A turn that awaited its end in the record that was loaded has ended once something is played. */
static GBytes *
session_to_bytes (MdnSession *session)
{
  if (!is_same_game (&session->record->game, &session->game))
    session->record->resume.awaiting_end = FALSE;
  session->record->game = session->game;
  return medina_record_to_bytes (session->record, MEDINA_RECORD_PLAIN);
}

bool
mdn_command_record (MdnSession *session, char **words, int n_words, FILE *answer)
{
  g_autoptr (GBytes) bytes = session_to_bytes (session);
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);
  g_autofree char *text = g_strndup (data, length);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  const char *separator = "";

  for (int i = 0; lines[i] != NULL; i++)
    if (*lines[i] != '\0')
      {
        fprintf (answer, "%s%s", separator, lines[i]);
        separator = "\n";
      }
  return true;
}

bool
mdn_command_save (MdnSession *session, char **words, int n_words, FILE *answer)
{
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GFile) file = NULL;
  g_autoptr (GError) error = NULL;

  if (n_words == 1)
    return refuse_without_file (answer);
  file = g_file_new_for_path (words[1]);
  bytes = session_to_bytes (session);
  return medina_record_save_bytes (file, bytes, NULL, NULL, &error) || refuse_error (answer, error);
}

/* If a drive does not answer in this time, its thread waits on, and the conversation goes on. */
enum
{
  SECONDS_TO_LOAD = 20,
};

typedef struct
{
  GFile *file;
  GAsyncQueue *answers; /* this reference belongs to the thread */
  MedinaRecord *record;
  GError *error;
} Loading;

static void
loading_free (Loading *loading)
{
  g_object_unref (loading->file);
  medina_record_free (loading->record);
  g_clear_error (&loading->error);
  g_free (loading);
}

static gpointer
load_in_thread (gpointer data)
{
  Loading *loading = data;
  g_autoptr (GAsyncQueue) answers = loading->answers;

  loading->record = medina_record_load (loading->file, NULL, NULL, &loading->error);
  g_async_queue_push (answers, loading);
  return NULL;
}

/* If the file does not answer, `*unanswered` is set to the queue in which the answer will come;
 * `unanswered` may be NULL. */
static MedinaRecord *
load_record (const char *path, GAsyncQueue **unanswered, GError **error)
{
  g_autoptr (GAsyncQueue) answers = g_async_queue_new_full ((GDestroyNotify) loading_free);
  Loading *loading = g_new0 (Loading, 1);
  MedinaRecord *record;

  loading->file = g_file_new_for_path (path);
  loading->answers = g_async_queue_ref (answers);
  g_thread_unref (g_thread_new ("load", load_in_thread, loading));
  loading = g_async_queue_timeout_pop (answers, SECONDS_TO_LOAD * G_USEC_PER_SEC);
  if (loading == NULL)
    {
      if (unanswered != NULL)
        *unanswered = g_steal_pointer (&answers);
      medina_record_error_set_unanswered (error);
      return NULL;
    }
  record = g_steal_pointer (&loading->record);
  if (record == NULL)
    g_propagate_error (error, g_steal_pointer (&loading->error));
  loading_free (loading);
  return record;
}

/* Whether the last file that did not answer in time still has not. */
static bool
is_unanswered (MdnSession *session)
{
  Loading *loading;

  if (session->unanswered == NULL)
    return false;
  loading = g_async_queue_try_pop (session->unanswered);
  if (loading == NULL)
    return true;
  loading_free (loading);
  g_clear_pointer (&session->unanswered, g_async_queue_unref);
  return false;
}

/* There is at most one thread that waits for a file, however often the command is given. */
bool
mdn_command_load (MdnSession *session, char **words, int n_words, FILE *answer)
{
  g_autoptr (GError) error = NULL;
  MedinaRecord *record;

  if (n_words == 1)
    return refuse_without_file (answer);
  if (is_unanswered (session))
    return mdn_refuse (answer, "the last file is still not responding; try again later");
  record = load_record (words[1], &session->unanswered, &error);
  if (record == NULL)
    return refuse_error (answer, error);
  mdn_session_take_record (session, record);
  return true;
}

bool
mdn_record_check_files (int n_files, char **files, FILE *output)
{
  bool fine = true;

  for (int i = 0; i < n_files; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (MedinaRecord) record = load_record (files[i], NULL, &error);

      fprintf (output, "%s: %s\n", files[i], record != NULL ? "sound" : error->message);
      fine &= record != NULL;
    }
  return fine;
}
