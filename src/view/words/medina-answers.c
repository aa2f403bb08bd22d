/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-answers.h"

#include <glib/gi18n.h>

#include "medina-names.h"
#include "medina-palace-description.h"
#include "medina-prospect-words.h"
#include "medina-reasons.h"
#include "medina-space-description.h"
#include "medina-tile-description.h"
#include "medina-why-not.h"

/* Takes the line; NULL for none. */
static void
add_line (GStrvBuilder *lines, char *line)
{
  if (line != NULL)
    g_strv_builder_add (lines, line);
  g_free (line);
}

static char *
join_lines (GStrvBuilder *lines)
{
  g_auto (GStrv) list = g_strv_builder_end (lines);

  return g_strjoinv ("\n", list);
}

/* --- A space ---------------------------------------------------------------------------------- */

static char *
list_pieces (MedinaGame *game, guint pieces)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;
  g_autofree char *joined = NULL;

  for (MdnPiece piece = 0; piece < MDN_PIECES; piece++)
    if (pieces >> piece & 1)
      g_strv_builder_add (names,
                          medina_piece_get_name (piece, &medina_game_get_position (game)->rules));
  list = g_strv_builder_end (names);
  joined = g_strjoinv (medina_list_separator (), list);
  /* Translators: of a space: the kinds of pieces that the person can place there, “You can place
   * here: Gray Building, Stable” */
  return g_strdup_printf (_ ("You can place here: %s"), joined);
}

/* What it is worth, what it could become, and what rooftops would bring besides. */
static void
add_palace (GStrvBuilder *lines, MedinaGame *game, int palace, guint pieces)
{
  add_line (lines, medina_palace_describe (game, palace, -1));
  if (!medina_game_get_aided (game))
    return;
  add_line (lines, medina_palace_describe_growth (game, palace));
  add_line (lines, medina_palace_describe_claimants (game, palace));
  for (MdnPiece piece = 0; piece < MDN_PIECES; piece++)
    if (mdn_piece_is_rooftop (piece) && pieces >> piece & 1)
      add_line (lines, medina_palace_describe_rooftop (game, palace, piece));
}

/* What the pieces that can go there would do. */
static void
add_effects (GStrvBuilder *lines, MedinaGame *game, MdnSpace space, guint pieces)
{
  for (MdnPiece piece = 0; piece < MDN_TEA; piece++)
    if (!mdn_piece_is_rooftop (piece) && pieces >> piece & 1)
      add_line (lines, medina_piece_describe_effect (game, piece, space));
}

/* In a turn that is complete. */
static char *
tell_why_not_after (MedinaGame *game, MdnSpace space, MdnPlacement rooftop)
{
  char *fact = medina_space_tell_fact (game, space);

  return fact != NULL ? fact : medina_reason_to_sentence (MDN_REASON_OVER, game, rooftop);
}

/* Why nothing can be placed there; nothing where that is to be seen, or it is not the person's
 * turn: who asks what something is does not ask whether the turn is complete. */
static char *
tell_why_not (MedinaGame *game, MdnSpace space, int palace)
{
  const MdnPlacement rooftop = medina_game_placement_for (game, MDN_ROOFTOP, space);

  if (medina_game_get_awaiting_end (game))
    return palace == MDN_NO_PALACE && !medina_space_is_taken (game, space)
             ? tell_why_not_after (game, space, rooftop)
             : NULL;
  if (!medina_game_awaits_person (game) || medina_space_is_taken (game, space))
    return NULL;
  if (palace == MDN_NO_PALACE)
    return medina_space_tell_why_not (game, space);
  if (medina_game_get_position (game)->palace[palace].owner != MDN_OWNER_NONE)
    return NULL;
  return medina_reason_to_sentence (medina_game_judge (game, rooftop), game, rooftop);
}

/* Whose palaces a merchant or a wall counts for (E1). */
static char *
tell_what_it_brings (MedinaGame *game, MdnSpace space)
{
  const MdnPosition *position = medina_game_get_position (game);
  MdnSet beside = mdn_set_empty ();
  g_autoptr (GStrvBuilder) titles = g_strv_builder_new ();
  g_auto (GStrv) list = NULL;
  g_autofree char *joined = NULL;

  mdn_set_add (&beside, space);
  beside = mdn_set_beside (beside);
  for (int palace = 1; palace <= position->table.palaces; palace++)
    if (!mdn_set_is_empty (mdn_set_intersection (position->pieces[palace], beside)))
      add_line (titles, medina_palace_make_title (game, palace));
  list = g_strv_builder_end (titles);
  if (*list == NULL)
    /* Translators: of a merchant or a wall */
    return g_strdup (_ ("It brings no points: there is no palace next to it."));
  joined = g_strjoinv (medina_list_separator (), list);
  /* Translators: of a merchant or a wall; then palaces, “It brings 1 point to: Aisha’s orange
   * palace, Neutral gray palace” */
  return g_strdup_printf (_ ("It brings 1 point to: %s"), joined);
}

static gboolean
brings_points (const MdnPosition *position, MdnSpace space)
{
  return mdn_set_has (&position->merchants, space) || mdn_set_has (&position->walls, space);
}

/* What a tower's tile is worth, and who holds it; nothing of another space. */
static void
add_tower (GStrvBuilder *lines, MedinaGame *game, MdnSpace space)
{
  const MdnBoard board = (MdnBoard) medina_game_get_position (game)->rules.board;

  for (int tower = 0; tower < MDN_TOWERS; tower++)
    if (mdn_tower_space (board, tower) == space)
      add_line (lines, medina_tile_describe_of_kind (game, MEDINA_TILE_TOWER, (guint) tower));
}

char *
medina_space_answer (MedinaGame *game, MdnSpace space)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  int palace;
  guint pieces;

  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);
  g_return_val_if_fail (space < MDN_SPACES, NULL);

  palace = mdn_position_palace_at (medina_game_get_position (game), space);
  pieces = medina_game_get_pieces_for_space (game, space);
  if (palace != MDN_NO_PALACE)
    add_palace (lines, game, palace, pieces);
  else
    add_line (lines, medina_space_describe (game, space));
  add_tower (lines, game, space);
  if (!medina_game_get_aided (game))
    return join_lines (lines);
  if (brings_points (medina_game_get_position (game), space))
    add_line (lines, tell_what_it_brings (game, space));
  add_line (lines, pieces != 0 ? list_pieces (game, pieces) : tell_why_not (game, space, palace));
  add_effects (lines, game, space, pieces);
  return join_lines (lines);
}

/* --- A piece ---------------------------------------------------------------------------------- */

/* Without points, for those who count themselves. */
static const char *
word_plainly (MdnPiece piece)
{
  switch (piece)
    {
    case MDN_STABLE:
      return _ ("Extends any palace, even one with a rooftop.");
    case MDN_MERCHANT:
      return _ ("Extends the market street.");
    case MDN_WALL:
      return _ ("Extends the city wall.");
    default:
      return NULL;
    }
}

static const char *
word_piece (MdnPiece piece)
{
  switch (piece)
    {
    case MDN_ROOFTOP:
      return _ ("Claims a palace for you and finishes it.");
    case MDN_OTHER_ROOFTOP:
      return _ ("Finishes a palace, which then scores for nobody.");
    case MDN_STABLE:
      return _ ("Extends any palace, even one with a rooftop, and adds 1 point.");
    case MDN_MERCHANT:
      return _ ("Extends the market street. Each merchant brings 1 point to every palace next "
                "to it.");
    case MDN_WALL:
      return _ ("Extends the city wall. Each wall brings 1 point to the palace next to it.");
    case MDN_TEA:
      return _ ("Give it back instead of making the last placement of a turn.");
    default:
      return _ ("Starts a palace, or extends the unfinished one of its color.");
    }
}

char *
medina_piece_answer (MedinaGame *game, MedinaPlayer *player, MdnPiece piece)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  const char *plainly;

  g_return_val_if_fail (MEDINA_IS_GAME (game), NULL);
  g_return_val_if_fail (MEDINA_IS_PLAYER (player), NULL);
  g_return_val_if_fail (piece < MDN_PIECES, NULL);

  g_strv_builder_add (lines,
                      medina_piece_get_name (piece, &medina_game_get_position (game)->rules));
  plainly = medina_game_get_aided (game) ? NULL : word_plainly (piece);
  g_strv_builder_add (lines, plainly != NULL ? plainly : word_piece (piece));
  if (!medina_game_get_over (game) && medina_game_get_current_player (game) == player)
    add_line (lines, medina_piece_tell_why_not (game, piece));
  return join_lines (lines);
}
