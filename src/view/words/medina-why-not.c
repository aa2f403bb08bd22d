/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-why-not.h"

#include <glib/gi18n.h>

#include "medina-names.h"
#include "medina-reasons.h"
#include "reason.h"
#include "wall.h"

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
  const char *nowhere = _ ("This piece can’t go anywhere right now.");

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
    case MDN_REASON_STABLE_TOO_CLOSE:
      {
        g_autofree char *sentence = medina_reason_to_sentence (reason, game, closest);

        return medina_sentences_join (nowhere, sentence);
      }
    case MDN_REASON_HAS_BLOCKED:
    case MDN_REASON_BLOCK_REMOVED:
    case MDN_REASON_STABLE_APART:
    case MDN_REASON_STREET_APART:
    case MDN_REASON_STREET_MANY:
    case MDN_REASON_NEW_STREET_TOUCHES:
      return medina_reason_to_sentence (reason, game, closest);
    default:
      break;
    }
  return g_strdup (nowhere);
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

static const char *
word_taken (const MdnPosition *position, MdnSpace space)
{
  if (medina_space_is_tower (position, space))
    return _ ("Nothing can go on a tower.");
  if (mdn_set_has (&position->walls, space))
    return _ ("There’s already a wall here.");
  if (mdn_set_has (&position->merchants, space))
    return _ ("There’s already a merchant here.");
  return NULL;
}

char *
medina_space_tell_fact (MedinaGame *game, MdnSpace space)
{
  const MdnPosition *position = medina_game_get_position (game);
  const MdnPlacement rooftop = medina_game_placement_for (game, MDN_ROOFTOP, space);
  const int palace = mdn_position_palace_at (position, space);
  MdnSide side;
  int index;

  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);
  g_return_val_if_fail (space < MDN_SPACES, NULL);

  if (position->table.turn.phase == MDN_PHASE_OPENING)
    return medina_reason_to_sentence (MDN_REASON_OPENING_EDGE, game, rooftop);
  if (word_taken (position, space) != NULL)
    return g_strdup (word_taken (position, space));
  if (palace != MDN_NO_PALACE && position->palace[palace].owner != MDN_OWNER_NONE)
    return medina_reason_to_sentence (MDN_REASON_ROOFED, game, rooftop);
  if (space == position->well)
    return medina_reason_to_sentence (MDN_REASON_WELL, game, rooftop);
  if (mdn_ring_find ((MdnBoard) position->rules.board, space, &side, &index) &&
      mdn_wall_gate (position, side) == space)
    return medina_reason_to_sentence (MDN_REASON_GATE, game, rooftop);
  return NULL;
}

static gboolean
is_of_supply (MdnReason reason)
{
  return reason == MDN_REASON_NO_PIECE || reason == MDN_REASON_COLOR_CLOSED;
}

/* Sentences for the pieces that such a space is for, in their order, each once. */
typedef struct
{
  GPtrArray *sentences;
  gboolean others; /* there are pieces that something else keeps away */
  MdnReason first; /* that of the first sentence */
  guint to_grow;   /* colors whose palaces have to grow first */
} Reasons;

static void
add_reason (Reasons *self, MdnReason reason, MedinaGame *game, MdnPlacement placement)
{
  g_autofree char *sentence = medina_reason_to_sentence (reason, game, placement);

  if (self->sentences->len == 0)
    self->first = reason;
  self->to_grow += reason == MDN_REASON_MUST_GROW;
  if (!g_ptr_array_find_with_equal_func (self->sentences, sentence, g_str_equal, NULL))
    g_ptr_array_add (self->sentences, g_steal_pointer (&sentence));
}

/* Walls stay outside and others inside, and rooftops go on palaces: that goes without saying. */
static gboolean
fits_ground (const MdnPosition *position, MdnPiece piece, MdnSpace space)
{
  const MdnSet city = mdn_geometry ((MdnBoard) position->rules.board)->city;

  if (mdn_piece_is_rooftop (piece))
    return mdn_position_palace_at (position, space) != MDN_NO_PALACE;
  return piece == MDN_WALL ? !mdn_set_has (&city, space) : mdn_set_has (&position->free, space);
}

/* Those from `first` on. */
static void
find_reasons (Reasons *self, MedinaGame *game, MdnSpace space, MdnReason first)
{
  self->others = FALSE;
  for (MdnPiece piece = 0; piece < MDN_TEA; piece++)
    {
      const MdnPlacement placement = medina_game_placement_for (game, piece, space);
      const MdnReason reason = medina_game_judge (game, placement);

      if (fits_ground (medina_game_get_position (game), piece, space) && reason >= first &&
          !is_of_supply (reason))
        add_reason (self, reason, game, placement);
      else
        self->others = TRUE;
    }
}

/* There is none of the pieces that could go there. */
static char *
tell_supply (MedinaGame *game, MdnSpace space)
{
  static const MdnPiece only[] = { MDN_WALL, MDN_ROOFTOP };

  for (gsize i = 0; i < G_N_ELEMENTS (only); i++)
    if (fits_ground (medina_game_get_position (game), only[i], space))
      return medina_reason_to_sentence (MDN_REASON_NO_PIECE, game, mdn_placement (only[i], space));
  return g_strdup (_ ("You have no pieces left that can go in the city."));
}

static char *
join_reasons (const Reasons *self)
{
  if (self->sentences->len == 1 && !self->others)
    return g_strdup (self->sentences->pdata[0]);
  return medina_sentences_join (
    _ ("None of your pieces can go here."),
    self->first == MDN_REASON_MUST_GROW && self->to_grow > 1
      ? _ ("Extend the unfinished palaces first, without touching other palaces.")
      : self->sentences->pdata[0]);
}

gboolean
medina_space_is_taken (MedinaGame *game, MdnSpace space)
{
  g_return_val_if_fail (MEDINA_IS_GAME (game), FALSE);
  g_return_val_if_fail (space < MDN_SPACES, FALSE);

  return word_taken (medina_game_get_position (game), space) != NULL;
}

char *
medina_space_tell_why_not (MedinaGame *game, MdnSpace space)
{
  g_autoptr (GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);
  Reasons reasons = { .sentences = sentences };
  char *fact;

  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);
  g_return_val_if_fail (space < MDN_SPACES, NULL);

  fact = medina_space_tell_fact (game, space);
  if (fact != NULL)
    return fact;
  find_reasons (&reasons, game, space, FIRST_OF_SPACE);
  if (sentences->len == 0)
    find_reasons (&reasons, game, space, MDN_REASON_NONE + 1);
  return sentences->len > 0 ? join_reasons (&reasons) : tell_supply (game, space);
}

/* --- What is asked for with a key ------------------------------------------------------------- */

const char *
medina_finish_word_why_not (void)
{
  /* Translators: why Finish, which plays out what is decided, cannot be chosen: in the menu, and on
   * the plaque when its key is pressed */
  return _ ("You can finish once the turn or the game can end only one way.");
}

char *
medina_finish_tell_why_not (MedinaGame *game)
{
  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);

  if (medina_game_get_replaying (game) || medina_game_get_curtain (game))
    return medina_reason_to_sentence (MDN_REASON_OVER, game, MDN_NO_PLACEMENT);
  return medina_game_get_over (game) ? NULL : g_strdup (medina_finish_word_why_not ());
}

const char *
medina_hint_word_why_not (void)
{
  return _ ("There are no hints at a purist’s table.");
}

char *
medina_hint_tell_why_not (MedinaGame *game)
{
  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);

  if (medina_game_get_over (game))
    return NULL;
  if (!medina_game_get_aided (game))
    return g_strdup (medina_hint_word_why_not ());
  if (medina_game_awaits_person (game))
    return NULL;
  return medina_reason_to_sentence (MDN_REASON_OVER, game, MDN_NO_PLACEMENT);
}

char *
medina_end_turn_tell_why_not (MedinaGame *game)
{
  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);

  if (medina_game_get_over (game))
    return NULL;
  if (medina_game_awaits_person (game))
    return g_strdup (_ ("You can end your turn once it’s complete."));
  return medina_reason_to_sentence (MDN_REASON_OVER, game, MDN_NO_PLACEMENT);
}

static char *
tell_no_step (MedinaGame *game, const char *nothing)
{
  if (medina_game_get_replaying (game) || medina_game_awaits_computer (game))
    return medina_reason_to_sentence (MDN_REASON_OVER, game, MDN_NO_PLACEMENT);
  return g_strdup (nothing);
}

char *
medina_undo_tell_why_not (MedinaGame *game)
{
  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);

  return tell_no_step (game, _ ("There’s nothing to undo."));
}

char *
medina_redo_tell_why_not (MedinaGame *game)
{
  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);

  return tell_no_step (game, _ ("There’s nothing to redo."));
}

char *
medina_scores_tell_why_not (MedinaGame *game)
{
  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);

  if (!medina_game_get_aided (game))
    return g_strdup (_ ("At a purist’s table, there are no scores before the end."));
  return medina_game_get_curtain (game)
           ? medina_reason_to_sentence (MDN_REASON_OVER, game, MDN_NO_PLACEMENT)
           : NULL;
}
