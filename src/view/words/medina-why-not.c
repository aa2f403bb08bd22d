/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-why-not.h"

#include <glib/gi18n.h>

#include "medina-names.h"
#include "medina-reasons.h"
#include "reason.h"

/* What has nothing to do with the space comes first among the reasons. */
#define FIRST_OF_SPACE MDN_REASON_OPENING_EDGE

/* --- A piece ---------------------------------------------------------------------------------- */

/* The reason of the space that came closest to being legal: the surroundings are judged last. */
static MdnReason
find_closest (MedinaGame *game, MdnPiece piece, MdnPlacement *closest)
{
  const MdnGeometry *geometry =
    mdn_geometry ((MdnBoard) medina_game_get_position (game)->rules.board);
  MdnReason found = MDN_REASON_NONE;

  for (int i = 0; i < geometry->columns * geometry->rows; i++)
    {
      const MdnSpace space = mdn_space (i % geometry->columns, i / geometry->columns);
      const MdnPlacement placement = medina_game_placement_for (game, piece, space);
      const MdnReason reason = medina_game_judge (game, placement);

      if (reason == MDN_REASON_NONE)
        return MDN_REASON_NONE;
      if (reason > found)
        {
          found = reason;
          *closest = placement;
        }
    }
  return found;
}

/* Sentences that speak of a space or a palace that is pointed at have others here. */
static char *
word_closest (MdnReason reason, MedinaGame *game, MdnPlacement closest)
{
  switch (reason)
    {
    case MDN_REASON_NO_PALACE:
    case MDN_REASON_NOT_CITY:
      if (mdn_piece_is_rooftop (mdn_placement_piece (closest)))
        return g_strdup (_ ("There’s no palace to put a rooftop on yet."));
      break;
    case MDN_REASON_ROOFED:
      return g_strdup (_ ("Every palace already has a rooftop."));
    case MDN_REASON_OWNS_COLOR:
      return g_strdup (_ ("You already own a palace of every color that still has one to claim."));
    case MDN_REASON_GATE:
      return g_strdup (_ ("The city wall is finished: only the gates are left."));
    case MDN_REASON_TOO_CLOSE:
    case MDN_REASON_HAS_BLOCKED:
    case MDN_REASON_BLOCK_REMOVED:
    case MDN_REASON_STABLE_APART:
    case MDN_REASON_STABLE_TOO_CLOSE:
    case MDN_REASON_STREET_APART:
    case MDN_REASON_STREET_MANY:
    case MDN_REASON_NEW_STREET_TOUCHES:
      return medina_reason_to_sentence (reason, game, closest);
    default:
      break;
    }
  return g_strdup (_ ("This piece can’t go anywhere right now."));
}

char *
medina_piece_tell_why_not (MedinaGame *game, MdnPiece piece)
{
  const MdnPlacement anywhere =
    piece == MDN_TEA ? mdn_placement_tea () : mdn_placement (piece, mdn_space (0, 0));
  MdnPlacement closest = anywhere;
  MdnReason reason;

  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);
  g_return_val_if_fail (piece < MDN_PIECES, NULL);

  reason = medina_game_awaits_person (game) ? medina_game_judge (game, anywhere) : MDN_REASON_OVER;
  if (reason < FIRST_OF_SPACE)
    return medina_reason_to_sentence (reason, game, anywhere);
  reason = find_closest (game, piece, &closest);
  return reason == MDN_REASON_NONE ? NULL : word_closest (reason, game, closest);
}

/* --- A space ---------------------------------------------------------------------------------- */

/* That walls stay outside and others inside goes without saying. */
static gboolean
goes_without_saying (MdnReason reason)
{
  return reason < FIRST_OF_SPACE || reason == MDN_REASON_NOT_RING ||
         reason == MDN_REASON_NOT_CITY || reason == MDN_REASON_NO_PALACE;
}

/* Every sentence once, in the order of the pieces; `others` is set if there are pieces that something else
 * keeps away. */
static GPtrArray *
list_sentences (MedinaGame *game, MdnSpace space, gboolean *others)
{
  GPtrArray *sentences = g_ptr_array_new_with_free_func (g_free);

  for (MdnPiece piece = 0; piece < MDN_TEA; piece++)
    {
      const MdnPlacement placement = medina_game_placement_for (game, piece, space);
      const MdnReason reason = medina_game_judge (game, placement);
      char *sentence;

      if (goes_without_saying (reason))
        {
          *others = TRUE;
          continue;
        }
      sentence = medina_reason_to_sentence (reason, game, placement);
      if (g_ptr_array_find_with_equal_func (sentences, sentence, g_str_equal, NULL))
        g_free (sentence);
      else
        g_ptr_array_add (sentences, sentence);
    }
  return sentences;
}

char *
medina_space_tell_why_not (MedinaGame *game, MdnSpace space)
{
  g_autoptr (GPtrArray) sentences = NULL;
  const char *none = _ ("None of your pieces can go here.");
  gboolean others = FALSE;

  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);
  g_return_val_if_fail (space < MDN_SPACES, NULL);

  sentences = list_sentences (game, space, &others);
  if (sentences->len == 0)
    return g_strdup (none);
  if (sentences->len == 1 && !others)
    return g_strdup (sentences->pdata[0]);
  return medina_sentences_join (none, sentences->pdata[0]);
}
