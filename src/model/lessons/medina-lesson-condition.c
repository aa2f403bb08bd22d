/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-lesson-condition.h"

#include "medina-tile.h"
#include "notation.h"
#include "palace.h"
#include "score.h"

/* --- Whether it holds ------------------------------------------------------------------------- */

/* The palace that a placement is about, as it is afterwards; MDN_NO_PALACE for none. */
static int
find_palace (const MdnPosition *after, MdnPlacement placement)
{
  const MdnPiece piece = mdn_placement_piece (placement);

  return mdn_piece_joins_palace (piece) || mdn_piece_is_rooftop (piece)
           ? mdn_position_palace_at (after, mdn_placement_space (placement))
           : MDN_NO_PALACE;
}

static gboolean
is_there (const MedinaLessonCondition *self, const MdnPosition *after, MdnPlacement placement)
{
  const MdnPiece piece = mdn_placement_piece (placement);
  MdnSet spaces = mdn_set_empty ();

  if (mdn_set_is_empty (self->spaces))
    return TRUE;
  if (mdn_piece_is_rooftop (piece))
    spaces = after->pieces[find_palace (after, placement)];
  else if (piece != MDN_TEA)
    mdn_set_add (&spaces, mdn_placement_space (placement));
  return !mdn_set_is_empty (mdn_set_intersection (spaces, self->spaces));
}

static int
find_gain (const MdnPosition *before, const MdnPosition *after, int player)
{
  return mdn_score (after, player).total - mdn_score (before, player).total;
}

static gboolean
gives (const MdnPosition *before, const MdnPosition *after, int person, int points)
{
  for (int player = 0; player < after->rules.players; player++)
    if (player != person && find_gain (before, after, player) >= points)
      return TRUE;
  return FALSE;
}

static gboolean
has_tiles (const MdnPosition *after, int person, guint tiles)
{
  for (guint color = 0; color < MDN_COLORS; color++)
    {
      const int palace = after->table.palace_tile[color];

      if ((tiles >> color & 1) != 0 &&
          (palace == MDN_NO_PALACE || (int) after->palace[palace].owner != person))
        return FALSE;
    }
  for (guint tower = 0; tower < MDN_TOWERS; tower++)
    if ((tiles >> (MDN_COLORS + tower) & 1) != 0 && after->table.tower_tile[tower] != person)
      return FALSE;
  return TRUE;
}

static gboolean
is_large (const MdnPosition *after, MdnPlacement placement, int size)
{
  const int palace = find_palace (after, placement);

  return palace != MDN_NO_PALACE && mdn_palace_size (&after->palace[palace]) >= size;
}

gboolean
medina_lesson_condition_holds (const MedinaLessonCondition *self, const MdnGame *game, int person)
{
  const MdnPosition *after = &game->position;
  const MdnPlacement placement = game->placements[game->cursor - 1];
  g_autofree MdnGame *earlier = g_memdup2 (game, sizeof *game);
  const MdnPosition *before = &earlier->position;

  mdn_game_undo (earlier);
  if (self->pieces != 0 && (self->pieces >> mdn_placement_piece (placement) & 1) == 0)
    return FALSE;
  if (self->founds != 0 && (after->table.palaces > before->table.palaces) != (self->founds > 0))
    return FALSE;
  return is_there (self, after, placement) && has_tiles (after, person, self->holds) &&
         (self->gain == 0 || find_gain (before, after, person) >= self->gain) &&
         (self->gives == 0 || gives (before, after, person, self->gives)) &&
         (self->size == 0 || is_large (after, placement, self->size));
}

MdnPiece
medina_lesson_condition_get_piece (const MedinaLessonCondition *self)
{
  return self->pieces != 0 && (self->pieces & (self->pieces - 1)) == 0
           ? (MdnPiece) g_bit_nth_lsf (self->pieces, -1)
           : MDN_PIECES;
}

/* --- Reading ---------------------------------------------------------------------------------- */

gboolean
medina_lesson_parse_spaces (const char *text, MdnSet *spaces)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  for (char **word = words; *word != NULL; word++)
    {
      const MdnSpace space =
        mdn_notation_parse_space (MDN_BOARD_LARGE, *word, (int) strlen (*word));

      if (space == MDN_NO_SPACE)
        return FALSE;
      mdn_set_add (spaces, space);
    }
  return TRUE;
}

static gboolean
parse_pieces (const char *text, guint *pieces)
{
  for (const char *letter = text; *letter != '\0'; letter++)
    {
      MdnPiece piece = 0;

      while (piece < MDN_PIECES && mdn_notation_letter (piece) != *letter)
        piece++;
      if (piece == MDN_PIECES)
        return FALSE;
      *pieces |= 1u << piece;
    }
  return *pieces != 0;
}

gboolean
medina_lesson_parse_tiles (const char *text, guint *tiles)
{
  static const char letters[] = "GPBO1234T";

  for (const char *letter = text; *letter != '\0'; letter++)
    {
      const char *found = strchr (letters, *letter);

      if (found == NULL)
        return FALSE;
      *tiles |= 1u << (found - letters);
    }
  return *tiles != 0;
}

/* Tea is not held as others are. */
static gboolean
parse_held (const char *text, guint *tiles)
{
  return medina_lesson_parse_tiles (text, tiles) &&
         (*tiles & medina_tile_to_bit (MEDINA_TILE_TEA, 0)) == 0;
}

static gboolean
parse_number (const char *text, int *number)
{
  gint64 value;

  if (!g_ascii_string_to_signed (text, 10, 1, 99, &value, NULL))
    return FALSE;
  *number = (int) value;
  return TRUE;
}

gboolean
medina_lesson_condition_parse (MedinaLessonCondition *self, const char *name, const char *value)
{
  if (g_str_equal (name, "pieces"))
    return parse_pieces (value, &self->pieces);
  if (g_str_equal (name, "spaces"))
    return medina_lesson_parse_spaces (value, &self->spaces);
  if (g_str_equal (name, "holds"))
    return parse_held (value, &self->holds);
  if (g_str_equal (name, "gain"))
    return parse_number (value, &self->gain);
  if (g_str_equal (name, "gives"))
    return parse_number (value, &self->gives);
  if (g_str_equal (name, "size"))
    return parse_number (value, &self->size);
  if (!g_str_equal (name, "founds"))
    return FALSE;
  self->founds = g_str_equal (value, "yes") ? 1 : -1;
  return self->founds > 0 || g_str_equal (value, "no");
}
