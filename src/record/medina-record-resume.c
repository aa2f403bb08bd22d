/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-record-private.h"

#include <string.h>

#include "notation.h"

static const char group[] = MEDINA_RECORD_RESUME_GROUP;

/* --- Reading ---------------------------------------------------------------------------------- */

static gboolean
play_words (MdnGame *game, const char *text)
{
  for (const char *word = text + strspn (text, " "); *word != '\0'; word += strspn (word, " "))
    {
      const gsize length = strcspn (word, " ");
      const MdnPlacement placement = mdn_notation_parse (&game->position, word, (int) length);

      if (placement == MDN_NO_PLACEMENT || mdn_game_play (game, placement) != MDN_REASON_NONE)
        return FALSE;
      word += length;
    }
  return TRUE;
}

static void
read_redo (GKeyFile *keys, MdnGame *game)
{
  g_autofree char *text = medina_record_key_find (keys, group, "Redo");
  const int cursor = game->cursor;
  const gboolean fine = text == NULL || play_words (game, text);

  mdn_game_seek (game, cursor);
  if (!fine)
    game->count = cursor;
}

static int
read_hand (GKeyFile *keys)
{
  g_autofree char *text = medina_record_key_find (keys, group, "Hand");

  if (text == NULL || strlen (text) != 1)
    return MEDINA_RECORD_NO_PIECE;
  for (int piece = 0; piece < MDN_PIECES; piece++)
    if (mdn_notation_letter ((MdnPiece) piece) == text[0])
      return piece;
  return MEDINA_RECORD_NO_PIECE;
}

void
medina_record_read_resume (MedinaRecord *record)
{
  GKeyFile *keys = record->keys;
  MdnGame *game = &record->game;
  MedinaResume *resume = &record->resume;
  int after;

  if (!medina_record_key_read_number (keys, group, "After", 0, MDN_MAX_PLACEMENTS, &after, NULL) ||
      after != game->cursor)
    {
      g_key_file_remove_group (keys, group, NULL);
      return;
    }
  read_redo (keys, game);
  resume->awaiting_end =
    medina_record_may_await (game) && g_key_file_get_boolean (keys, group, "Awaiting", NULL);
  resume->screens = g_key_file_get_boolean (keys, group, "Screens", NULL);
  resume->hand = read_hand (keys);
}

/* --- Writing ---------------------------------------------------------------------------------- */

static void
write_redo (GKeyFile *keys, const MdnGame *game)
{
  g_autoptr (GString) text = g_string_new (NULL);
  char placement[MDN_NOTATION_SIZE];

  for (int i = game->cursor; i < game->count; i++)
    {
      mdn_notation_placement (game->placements[i], placement);
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", placement);
    }
  g_key_file_set_string (keys, group, "Redo", text->str);
}

void
medina_record_write_resume (GKeyFile *keys, const MedinaRecord *record)
{
  const int hand = record->resume.hand;
  const char letter[] = { hand >= 0 ? mdn_notation_letter ((MdnPiece) hand) : '\0', '\0' };

  g_key_file_set_integer (keys, group, "After", record->game.cursor);
  write_redo (keys, &record->game);
  g_key_file_set_boolean (keys, group, "Awaiting", record->resume.awaiting_end);
  g_key_file_set_boolean (keys, group, "Screens", record->resume.screens);
  g_key_file_set_string (keys, group, "Hand", letter);
}
