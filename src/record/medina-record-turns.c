/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-record-private.h"

#include <string.h>

#include <glib/gi18n.h>

#include "notation.h"

static const char key[] = "Turns", separators[] = " ";

/* --- Reading ---------------------------------------------------------------------------------- */

/* Where the reader stands. */
typedef struct
{
  MdnGame *game;
  int turn; /* from 1; that of the first merchant, where it is placed (M0), is 0 */
  int made; /* placements in it */
} Place;

static gboolean
refuse_word (const Place *place, const char *word, gsize length, const char *why, GError **error)
{
  g_autofree char *quote = medina_record_quote (word, (gssize) length);

  if (place->turn == 0)
    return medina_record_refuse (
      error, MEDINA_RECORD_ERROR_TURNS,
      /* Translators: a placement, such as Rf7, and why it cannot be made, such as: you
       * already own a palace of this color */
      _ ("Error in the first merchant’s placement “%1$s”: %2$s."), quote, why);
  switch (place->made)
    {
    case 0:
      return medina_record_refuse (
        error, MEDINA_RECORD_ERROR_TURNS,
        /* Translators: a number, a placement, and why it cannot be made */
        _ ("Error in turn %1$d, first placement “%2$s”: %3$s."), place->turn, quote, why);
    case 1:
      return medina_record_refuse (
        error, MEDINA_RECORD_ERROR_TURNS,
        /* Translators: a number, a placement, and why it cannot be made */
        _ ("Error in turn %1$d, second placement “%2$s”: %3$s."), place->turn, quote, why);
    default:
      return medina_record_refuse (
        error, MEDINA_RECORD_ERROR_TURNS,
        /* Translators: a number, a placement, and why it cannot be made */
        _ ("Error in turn %1$d, third placement “%2$s”: %3$s."), place->turn, quote, why);
    }
}

static gboolean
refuse_illegal (const Place *place,
                const char *word,
                gsize length,
                MdnReason reason,
                GError **error)
{
  return refuse_word (place, word, length, _ (mdn_reason_text (reason)), error);
}

static gboolean
refuse_surplus (const Place *place, const char *word, gsize length, GError **error)
{
  g_autofree char *quote = medina_record_quote (word, (gssize) length);

  if (place->turn == 0)
    return medina_record_refuse (error, MEDINA_RECORD_ERROR_TURNS,
                                 _ ("“%s” does not belong to the turn of the first merchant."),
                                 quote);
  return medina_record_refuse (error, MEDINA_RECORD_ERROR_TURNS,
                               _ ("Turn %1$d is already over before “%2$s”."), place->turn, quote);
}

static gboolean
refuse_empty (const Place *place, GError **error)
{
  if (place->turn == 0)
    return medina_record_refuse (error, MEDINA_RECORD_ERROR_TURNS,
                                 _ ("The first merchant is missing."));
  return medina_record_refuse (error, MEDINA_RECORD_ERROR_TURNS, _ ("Turn %d has no placements."),
                               place->turn);
}

static gboolean
is_between_turns (const MdnGame *game)
{
  return game->position.table.turn.made == 0 || mdn_position_is_over (&game->position);
}

static gboolean
read_placement (Place *place, const char *word, gsize length, GError **error)
{
  MdnPlacement placement;
  MdnReason reason;

  if (place->made > 0 && is_between_turns (place->game))
    return refuse_surplus (place, word, length, error);
  placement = mdn_notation_parse (&place->game->position, word, (int) length);
  if (placement == MDN_NO_PLACEMENT)
    return refuse_word (place, word, length, _ ("there is no such placement on this board"), error);
  reason = mdn_game_play (place->game, placement);
  if (reason != MDN_REASON_NONE)
    return refuse_illegal (place, word, length, reason, error);
  place->made++;
  return TRUE;
}

/* Placements up to the end of the text or of the turn, where `text` stands afterwards. */
static gboolean
read_turn (Place *place, const char **text, GError **error)
{
  const char *word = *text;

  for (;;)
    {
      gsize length;

      word += strspn (word, separators);
      length = strcspn (word, " ;");
      if (length == 0)
        break;
      if (!read_placement (place, word, length, error))
        return FALSE;
      word += length;
    }
  *text = word;
  return place->made > 0 || refuse_empty (place, error);
}

static gboolean
read_text (const char *text, MdnGame *game, GError **error)
{
  Place place = { .game = game, .turn = game->setup.rules.opening_merchant ? 0 : 1 };

  for (text += strspn (text, separators); *text != '\0'; text += strspn (text, separators))
    {
      if (!is_between_turns (game))
        return medina_record_refuse (error, MEDINA_RECORD_ERROR_TURNS,
                                     _ ("Turn %d is missing a placement."), place.turn - 1);
      place.made = 0;
      if (!read_turn (&place, &text, error))
        return FALSE;
      if (*text == ';')
        text++;
      place.turn++;
    }
  return TRUE;
}

gboolean
medina_record_read_turns (GKeyFile *keys, MdnGame *game, GError **error)
{
  g_autofree char *text = medina_record_key_read (keys, MEDINA_RECORD_GROUP, key, error);

  return text != NULL && read_text (text, game, error);
}

/* --- Writing ---------------------------------------------------------------------------------- */

void
medina_record_write_turns (GKeyFile *keys, const MdnGame *game)
{
  g_autoptr (GString) text = g_string_new (NULL);
  char placement[MDN_NOTATION_SIZE];

  for (int i = 0; i < game->cursor; i++)
    {
      if (i > 0)
        g_string_append_c (text, mdn_game_turn_of (game, i) == mdn_game_turn_of (game, i - 1)
                                   ? ' '
                                   : ';');
      mdn_notation_placement (game->placements[i], placement);
      g_string_append (text, placement);
    }
  if (text->len > 0)
    g_string_append_c (text, ';');
  g_key_file_set_value (keys, MEDINA_RECORD_GROUP, key, text->str);
}
