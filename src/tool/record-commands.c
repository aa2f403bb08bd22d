/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record-commands.h"

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
  return mdn_refuse (answer, "a file must follow");
}

static GBytes *
session_to_bytes (MdnSession *session)
{
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

bool
mdn_command_load (MdnSession *session, char **words, int n_words, FILE *answer)
{
  g_autoptr (GFile) file = NULL;
  g_autoptr (GError) error = NULL;
  MedinaRecord *record;

  if (n_words == 1)
    return refuse_without_file (answer);
  file = g_file_new_for_path (words[1]);
  record = medina_record_load (file, NULL, NULL, &error);
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
      g_autoptr (GFile) file = g_file_new_for_path (files[i]);
      g_autoptr (GError) error = NULL;
      g_autoptr (MedinaRecord) record = medina_record_load (file, NULL, NULL, &error);

      fprintf (output, "%s: %s\n", files[i], record != NULL ? "sound" : error->message);
      fine &= record != NULL;
    }
  return fine;
}
