/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-description.h"

#include <glib/gi18n.h>

#include "medina-names.h"
#include "medina-palace-description.h"
#include "medina-reasons.h"
#include "medina-space-description.h"
#include "medina-tile-description.h"

char *
medina_board_describe_space (MedinaGame *game, MdnSpace space)
{
  const int palace = mdn_position_palace_at (medina_game_get_position (game), space);

  if (palace == MDN_NO_PALACE)
    return medina_space_describe (game, space);
  return medina_palace_describe (game, palace, medina_game_get_selected_piece (game));
}

char *
medina_board_describe_item (MedinaGame *game, MedinaBoardItem item, int index)
{
  switch (item)
    {
    case MEDINA_BOARD_PALACE_TILE:
      return medina_tile_describe_of_kind (game, MEDINA_TILE_PALACE, (guint) index);
    case MEDINA_BOARD_TOWER_TILE:
    case MEDINA_BOARD_TOWER_QUEUE:
      return medina_tile_describe_of_kind (game, MEDINA_TILE_TOWER, (guint) index);
    case MEDINA_BOARD_TEA_TILES:
      return medina_tile_describe_of_kind (game, MEDINA_TILE_TEA, 0);
    default:
      return medina_rooftops_describe (game, (MdnColor) index);
    }
}

/* The middle of the notation, which has no words: "f", "f1". */
static char *
write_typed_space (const MedinaTypedPlacement *typed)
{
  const char column = (char) ('a' + typed->column);

  return typed->state == MEDINA_TYPED_ROW ? g_strdup_printf ("%c%d", column, typed->row + 1)
                                          : g_strdup_printf ("%c", column);
}

/* The row may still become 10, 11 or 12. Nobody is asked to press Enter where the piece may not go,
 * nor told why not where that is how such a row begins. */
static char *
describe_typed_row (MedinaGame *game,
                    const MedinaTypedPlacement *typed,
                    const char *name,
                    const char *space)
{
  const MdnPlacement placement =
    medina_game_placement_for (game, typed->piece, mdn_space (typed->column, typed->row));
  const MdnReason reason = medina_game_judge (game, placement);
  g_autofree char *sentence = NULL;

  if (reason == MDN_REASON_NONE)
    /* Translators: a piece and a space, as in “Orange Building, f1: …”; the row may still become
     * 10, 11 or 12 */
    return g_strdup_printf (_ ("%1$s, %2$s: press Enter, or type another digit."), name, space);
  if (reason == MDN_REASON_NOT_CITY)
    /* Translators: likewise, where only walls could go: the row is to become 10, 11 or 12 */
    return g_strdup_printf (_ ("%1$s, %2$s: type another digit."), name, space);
  sentence = medina_reason_to_sentence (reason, game, placement);
  /* Translators: a piece and a space, then why it may not go there, in a sentence with its full
   * stop: “Orange Building, f1: The space is taken. Or type another digit.”; the row may still
   * become 10, 11 or 12 */
  return g_strdup_printf (_ ("%1$s, %2$s: %3$s Or type another digit."), name, space, sentence);
}

/* The letter is that of a piece, and of a column for the one that was in hand. */
static char *
describe_doubt (MedinaGame *game, const MedinaTypedPlacement *typed, const char *name)
{
  const char *other =
    medina_piece_get_name (typed->other_piece, &medina_game_get_position (game)->rules);

  return g_strdup_printf (
    /* Translators: two pieces and the letter of a column, as in “Brown Building: type a column
     * letter. Wall, b: type a row number.” */
    _ ("%1$s: type a column letter. %2$s, %3$c: type a row number."), name, other,
    'a' + typed->column);
}

char *
medina_board_describe_typed (MedinaGame *game, const MedinaTypedPlacement *typed)
{
  g_autofree char *space = write_typed_space (typed);
  const char *name;

  if (medina_typed_placement_is_unknown (typed) && typed->state != MEDINA_TYPED_NOTHING)
    /* Translators: a person types a placement key by key: %c is a letter; the name of the keys is
     * as on your keyboards */
    return g_strdup_printf (_ ("No piece has the letter %c. Press Ctrl+F1 to see them all."),
                            typed->letter);
  if (typed->refused)
    return NULL;
  name = medina_piece_get_name (typed->piece, &medina_game_get_position (game)->rules);
  switch (typed->state)
    {
    case MEDINA_TYPED_PIECE:
      if (typed->piece == MDN_TEA)
        /* Translators: a person types a placement key by key, here and below: %s is a piece, “Tea
         * Tile” */
        return g_strdup_printf (_ ("%s: press Enter to give one back."), name);
      if (typed->doubted && typed->held)
        return describe_doubt (game, typed, name);
      /* Translators: %s is a piece, as in “Orange Building: type a column letter.” */
      return g_strdup_printf (_ ("%s: type a column letter."), name);
    case MEDINA_TYPED_COLUMN:
      /* Translators: a piece and the letter of a column, as in “Orange Building, f: type a row
       * number.” */
      return g_strdup_printf (_ ("%1$s, %2$s: type a row number."), name, space);
    case MEDINA_TYPED_ROW:
      return describe_typed_row (game, typed, name, space);
    default:
      return NULL;
    }
}
