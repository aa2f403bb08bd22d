/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-record-private.h"

static const char group[] = MEDINA_RECORD_GROUP, start_chosen[] = "StartChosen",
                  screens[] = "Screens", awaiting[] = "Awaiting", goes_on_from[] = "GoesOnFrom";

/* A turn can await its end when it is complete and nothing of the next one has been placed. */
gboolean
medina_record_may_await (const MdnGame *game)
{
  return game->cursor > 0 && mdn_game_turn_of (game, game->cursor - 1) >= 0 &&
         (game->position.table.turn.made == 0 || mdn_position_is_over (&game->position));
}

void
medina_record_read_table (MedinaRecord *record)
{
  GKeyFile *keys = record->keys;
  const MdnGame *game = &record->game;
  int awaited;

  record->start_chosen = g_key_file_get_boolean (keys, group, start_chosen, NULL);
  record->resume = (MedinaResume){
    .screens = g_key_file_get_boolean (keys, group, screens, NULL),
    .hand = MEDINA_RECORD_NO_PIECE,
  };
  if (medina_record_key_exists (keys, group, awaiting) &&
      medina_record_key_read_number (keys, group, awaiting, 0, MDN_MAX_PLACEMENTS, &awaited, NULL))
    record->resume.awaiting_end = awaited == game->cursor && medina_record_may_await (game);
  if (!medina_record_key_exists (keys, group, goes_on_from) ||
      !medina_record_key_read_number (keys, group, goes_on_from, 0, MDN_MAX_PLACEMENTS,
                                      &record->goes_on_from, NULL))
    record->goes_on_from = 0;
}

/* FALSE and 0 are not written, so that records without these keys stay as they are. */
static void
write_true (GKeyFile *keys, const char *key, gboolean value)
{
  if (value)
    g_key_file_set_boolean (keys, group, key, TRUE);
  else
    medina_record_key_remove (keys, group, key);
}

static void
write_number (GKeyFile *keys, const char *key, int value)
{
  if (value > 0)
    g_key_file_set_integer (keys, group, key, value);
  else
    medina_record_key_remove (keys, group, key);
}

void
medina_record_write_table (GKeyFile *keys, const MedinaRecord *record, MedinaRecordExtent extent)
{
  const gboolean plain = extent != MEDINA_RECORD_RESUMABLE;

  write_true (keys, start_chosen, record->start_chosen);
  write_number (keys, goes_on_from, record->goes_on_from);
  write_true (keys, screens, plain && record->resume.screens);
  write_number (keys, awaiting,
                plain && record->resume.awaiting_end && medina_record_may_await (&record->game)
                  ? record->game.cursor
                  : 0);
}
