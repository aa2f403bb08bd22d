/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-found-file.h"

#include <glib/gi18n.h>
#include <string.h>

#include "medina-record.h"
#include "medina-record-error.h"
#include "medina-safe-file.h"

enum
{
  LONGEST = 1 << 20, /* bytes: a hundred times what a long game needs */
};

GFile *
medina_found_file_locate (GFile *record)
{
  g_autofree char *path = g_file_get_path (record);
  g_autofree char *found = NULL;

  if (g_str_has_suffix (path, MEDINA_RECORD_SUFFIX))
    path[strlen (path) - strlen (MEDINA_RECORD_SUFFIX)] = '\0';
  found = g_strconcat (path, ".analysis", NULL);
  return g_file_new_for_path (found);
}

GArray *
medina_found_file_load (GFile *record, const MdnGame *game)
{
  g_autoptr (GFile) file = medina_found_file_locate (record);
  const char *path = g_file_peek_path (file);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = medina_safe_file_read (path, LONGEST, NULL, &error);
  gsize length = 0;
  const char *text = bytes != NULL ? g_bytes_get_data (bytes, &length) : NULL;
  GArray *turns = text != NULL ? medina_found_turns_parse (text, length, game) : NULL;

  if (turns == NULL && !g_error_matches (error, MEDINA_RECORD_ERROR, MEDINA_RECORD_ERROR_NOT_FOUND))
    {
      g_autofree char *sentence = g_strdup_printf (
        /* Translators: on the command line; %s is the file with what an analysis has found */
        _ ("The analysis in “%s” can’t be read and is left out. The game can be analyzed again."),
        path);

      g_printerr ("%s: %s\n", g_get_prgname (), sentence);
    }
  return turns;
}
