/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-game-name.h"

#include <glib/gi18n.h>

char *
medina_game_name_suggest (MedinaDocument *document)
{
  const char *title;
  GDateTime *date;
  g_autoptr (GDateTime) begin = NULL;
  g_autofree char *day = NULL;

  g_return_val_if_fail (MEDINA_IS_DOCUMENT (document), NULL);

  title = medina_document_get_title (document);
  if (*title != '\0')
    return g_strdup (title);
  date = medina_document_get_date (document);
  begin = date != NULL ? g_date_time_to_local (date) : g_date_time_new_now_local ();
  day = g_date_time_format (begin, "%Y-%m-%d");
  /* Translators: the suggested name of a game's file; %s is the day, as in 2026-11-20 */
  return g_strdup_printf (_ ("Medina %s"), day);
}
