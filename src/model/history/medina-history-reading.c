/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-history-reading.h"

#include <glib/gi18n.h>

#include "medina-found-file.h"
#include "medina-history-file.h"
#include "medina-record-file.h"

void
medina_history_reading_free (MedinaHistoryReading *reading)
{
  if (reading == NULL)
    return;
  g_clear_error (&reading->error);
  for (int i = 0; i < MDN_MAX_PLAYERS; i++)
    g_free (reading->seats[i].name);
  g_free (reading);
}

static void
read_scores (MedinaHistoryReading *reading, const MdnPosition *position)
{
  const unsigned winners = mdn_score_winners (position);

  for (int seat = 0; seat < position->rules.players; seat++)
    reading->scores[seat] = mdn_score (position, seat);
  for (int seat = 0; seat < position->rules.players; seat++)
    {
      reading->ranks[seat] = 1;
      for (int other = 0; other < position->rules.players && !(winners >> seat & 1); other++)
        if (other != seat &&
            (winners >> other & 1 || reading->scores[other].total > reading->scores[seat].total))
          reading->ranks[seat]++;
    }
}

static void
take (MedinaHistoryReading *reading, const MedinaRecord *record)
{
  reading->date = record->date != NULL ? g_date_time_to_unix (record->date) : 0;
  reading->duration = medina_history_file_get_played (record);
  reading->length = (guint) record->game.cursor;
  reading->goes_on = record->goes_on_from > 0;
  reading->setup = record->game.setup;
  for (int seat = 0; seat < record->game.setup.rules.players; seat++)
    {
      reading->seats[seat] = record->seats[seat];
      reading->seats[seat].name =
        g_strdup (record->seats[seat].name != NULL ? record->seats[seat].name : "");
    }
  read_scores (reading, &record->game.position);
}

void
medina_history_reading_take_found (MedinaHistoryReading *reading,
                                   const MdnGame *game,
                                   const GArray *turns)
{
  reading->analyzed = TRUE;
  for (guint seat = 0; seat < (guint) game->setup.rules.players; seat++)
    reading->lost[seat] = medina_found_turns_sum_up (turns, game, seat);
}

static void
read_found (MedinaHistoryReading *reading, GFile *file, const MdnGame *game)
{
  g_autoptr (GArray) turns = medina_found_file_load (file, game);

  if (turns != NULL)
    medina_history_reading_take_found (reading, game, turns);
}

MedinaHistoryReading *
medina_history_reading_new (GFile *file, GCancellable *cancellable)
{
  g_autoptr (MedinaHistoryReading) reading = g_new0 (MedinaHistoryReading, 1);
  g_autoptr (MedinaRecord) record = medina_record_load (file, NULL, cancellable, &reading->error);

  if (g_error_matches (reading->error, G_IO_ERROR, G_IO_ERROR_CANCELLED) ||
      g_error_matches (reading->error, MEDINA_RECORD_ERROR, MEDINA_RECORD_ERROR_NOT_FOUND))
    return NULL;
  if (record != NULL && mdn_position_is_over (&record->game.position))
    {
      take (reading, record);
      read_found (reading, file, &record->game);
    }
  else if (record != NULL)
    g_set_error_literal (&reading->error, MEDINA_RECORD_ERROR, MEDINA_RECORD_ERROR_VALUE,
                         _ ("This game isn’t finished."));
  return g_steal_pointer (&reading);
}
