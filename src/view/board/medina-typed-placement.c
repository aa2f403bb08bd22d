/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-typed-placement.h"

#include "medina-piece-key.h"

typedef enum
{
  LETTER,
  DIGIT,
  BACKSPACE,
  ESCAPE,
  RETURN,
  SPACE,
  KINDS,
} Kind;

/* Carries a key out in a state, where it has an effect of its own; FALSE if the key cannot go on
 * from there, and changes nothing. */
typedef gboolean (*Edge) (MedinaTypedPlacement *self, const MdnGeometry *geometry, char key);

/* --- Edges ------------------------------------------------------------------------------------ */

static gboolean
take_piece (MedinaTypedPlacement *self, const MdnGeometry *geometry, char key)
{
  const MdnPiece piece = medina_piece_from_letter (key);

  if (piece == MDN_PIECES)
    return FALSE;
  *self = (MedinaTypedPlacement){ .state = MEDINA_TYPED_PIECE, .piece = piece };
  return TRUE;
}

/* A letter that no piece has is refused as one of a piece that nobody has. */
static void
begin_unknown (MedinaTypedPlacement *self, char letter)
{
  *self = (MedinaTypedPlacement){ .state = MEDINA_TYPED_PIECE,
                                  .piece = MDN_PIECES,
                                  .letter = g_ascii_toupper (letter),
                                  .refused = TRUE };
}

static gboolean
take_letter (MedinaTypedPlacement *self, const MdnGeometry *geometry, char key)
{
  if (!take_piece (self, geometry, key))
    begin_unknown (self, key);
  return TRUE;
}

static gboolean
take_column (MedinaTypedPlacement *self, const MdnGeometry *geometry, char key)
{
  const int column = g_ascii_tolower (key) - 'a';

  if (self->piece == MDN_TEA || column >= geometry->columns)
    return FALSE;
  self->column = column;
  self->doubted = FALSE;
  self->state = MEDINA_TYPED_COLUMN;
  return TRUE;
}

/* A letter that cannot be a column begins another placement. */
static gboolean
take_column_or_piece (MedinaTypedPlacement *self, const MdnGeometry *geometry, char key)
{
  return take_column (self, geometry, key) || take_piece (self, geometry, key);
}

/* Whoever types another column means that one. But what was taken for a column of the piece in hand
 * may have been meant as a piece, though none has that letter. */
static gboolean
take_other_column (MedinaTypedPlacement *self, const MdnGeometry *geometry, char key)
{
  const char letter = (char) ('a' + self->column);
  MedinaTypedPlacement other = *self;

  if (self->held && medina_piece_from_letter (letter) == MDN_PIECES)
    begin_unknown (&other, letter);
  if (!take_column (&other, geometry, key))
    return FALSE;
  *self = other;
  return TRUE;
}

static gboolean
take_piece_or_other_column (MedinaTypedPlacement *self, const MdnGeometry *geometry, char key)
{
  return take_piece (self, geometry, key) || take_other_column (self, geometry, key);
}

/* What comes next tells which of the two it is. */
static gboolean
take_piece_or_column (MedinaTypedPlacement *self, const MdnGeometry *geometry, char key)
{
  MedinaTypedPlacement refused = *self;

  if (!take_column (&refused, geometry, key))
    return take_piece (self, geometry, key);
  if (take_piece (self, geometry, key))
    {
      self->doubted = TRUE;
      self->other_piece = refused.piece;
      self->letter = refused.letter;
      self->column = refused.column;
    }
  else
    *self = refused;
  return TRUE;
}

static gboolean
complete (MedinaTypedPlacement *self)
{
  self->state = MEDINA_TYPED_NOTHING;
  return TRUE;
}

/* No row has a zero in front. */
static gboolean
take_row (MedinaTypedPlacement *self, const MdnGeometry *geometry, char key)
{
  const int number = key - '0';

  if (number == 0 || number > geometry->rows)
    return FALSE;
  self->row = number - 1;
  if (10 * number > geometry->rows)
    return complete (self);
  self->state = MEDINA_TYPED_ROW;
  return TRUE;
}

static gboolean
take_second_digit (MedinaTypedPlacement *self, const MdnGeometry *geometry, char key)
{
  const int number = 10 * (self->row + 1) + key - '0';

  if (number > geometry->rows)
    return FALSE;
  self->row = number - 1;
  return complete (self);
}

/* The letter was the column of another piece. */
static gboolean
take_other_row (MedinaTypedPlacement *self, const MdnGeometry *geometry, char key)
{
  MedinaTypedPlacement other = { .piece = self->other_piece,
                                 .letter = self->letter,
                                 .column = self->column,
                                 .refused = !self->held,
                                 .held = self->held };

  if (!self->doubted || !take_row (&other, geometry, key))
    return FALSE;
  *self = other;
  return TRUE;
}

static gboolean
complete_tea (MedinaTypedPlacement *self, const MdnGeometry *geometry, char key)
{
  return self->piece == MDN_TEA && complete (self);
}

static gboolean
complete_row (MedinaTypedPlacement *self, const MdnGeometry *geometry, char key)
{
  return complete (self);
}

static gboolean
take_back (MedinaTypedPlacement *self, const MdnGeometry *geometry, char key)
{
  self->state--;
  return TRUE;
}

static gboolean
cancel (MedinaTypedPlacement *self, const MdnGeometry *geometry, char key)
{
  self->state = MEDINA_TYPED_NOTHING;
  return TRUE;
}

static const Edge edges[][KINDS] = {
  [MEDINA_TYPED_NOTHING] = { [LETTER] = take_letter },
  [MEDINA_TYPED_PIECE] = { [LETTER] = take_column_or_piece,
                           [DIGIT] = take_other_row,
                           [BACKSPACE] = take_back,
                           [ESCAPE] = cancel,
                           [RETURN] = complete_tea },
  [MEDINA_TYPED_COLUMN] = { [LETTER] = take_piece_or_other_column,
                            [DIGIT] = take_row,
                            [BACKSPACE] = take_back,
                            [ESCAPE] = cancel },
  [MEDINA_TYPED_ROW] = { [LETTER] = take_piece,
                         [DIGIT] = take_second_digit,
                         [BACKSPACE] = take_back,
                         [ESCAPE] = cancel,
                         [RETURN] = complete_row },
};

/* After the letter of a piece that was refused. */
static const Edge refused_edges[][KINDS] = {
  [MEDINA_TYPED_NOTHING] = { [LETTER] = take_letter },
  [MEDINA_TYPED_PIECE] = { [LETTER] = take_piece_or_column,
                           [DIGIT] = take_other_row,
                           [BACKSPACE] = cancel,
                           [ESCAPE] = cancel,
                           [RETURN] = cancel },
  [MEDINA_TYPED_COLUMN] = { [LETTER] = take_piece,
                            [DIGIT] = take_row,
                            [BACKSPACE] = cancel,
                            [ESCAPE] = cancel,
                            [RETURN] = cancel },
  [MEDINA_TYPED_ROW] = { [LETTER] = take_piece,
                         [DIGIT] = take_second_digit,
                         [BACKSPACE] = cancel,
                         [ESCAPE] = cancel,
                         [RETURN] = cancel },
};

/* What completes a placement. */
static gboolean
is_last (Edge edge)
{
  return edge == take_row || edge == take_second_digit || edge == take_other_row ||
         edge == complete_tea || edge == complete_row;
}

/* --- Keys ------------------------------------------------------------------------------------- */

static Kind
find_kind (char key)
{
  if (g_ascii_isalpha (key))
    return LETTER;
  if (g_ascii_isdigit (key))
    return DIGIT;
  switch (key)
    {
    case '\b':
      return BACKSPACE;
    case '\033':
      return ESCAPE;
    case '\r':
      return RETURN;
    case ' ':
      return SPACE;
    default:
      return KINDS;
    }
}

/* With only a piece typed, Return places it at the cursor. After one that was refused, a digit is
 * no row yet. */
static gboolean
is_elsewhere (const MedinaTypedPlacement *self, Kind kind)
{
  return kind == KINDS || self->state == MEDINA_TYPED_NOTHING ||
         (self->state == MEDINA_TYPED_PIECE && kind == (self->refused ? DIGIT : RETURN));
}

MedinaTypedResult
medina_typed_placement_press (MedinaTypedPlacement *self, MdnBoard board, char key)
{
  const Kind kind = find_kind (key);
  const gboolean elsewhere = is_elsewhere (self, kind);
  const Edge (*const table)[KINDS] = self->refused ? refused_edges : edges;
  const Edge edge = kind != KINDS ? table[self->state][kind] : NULL;

  if (edge == NULL || !edge (self, mdn_geometry (board), key))
    return elsewhere ? MEDINA_TYPED_ELSEWHERE : MEDINA_TYPED_TAKEN;
  if (kind == LETTER && self->state == MEDINA_TYPED_PIECE)
    return MEDINA_TYPED_BEGUN;
  return is_last (edge) && self->state == MEDINA_TYPED_NOTHING ? MEDINA_TYPED_COMPLETE
                                                               : MEDINA_TYPED_TAKEN;
}

void
medina_typed_placement_refuse (MedinaTypedPlacement *self)
{
  g_return_if_fail (self->state == MEDINA_TYPED_PIECE);

  self->refused = TRUE;
  if (self->piece == MDN_TEA)
    self->state = MEDINA_TYPED_NOTHING;
}

void
medina_typed_placement_hold (MedinaTypedPlacement *self,
                             MdnBoard board,
                             char letter,
                             MdnPiece piece)
{
  const int column = g_ascii_tolower (letter) - 'a';

  g_return_if_fail (self->state == MEDINA_TYPED_PIECE);

  if (column >= mdn_geometry (board)->columns)
    return;
  self->doubted = self->held = TRUE;
  self->other_piece = piece;
  self->column = column;
}

/* Walls stand around the city, all else in it. */
static gboolean
can_ever_go (MdnPiece piece, const MdnGeometry *geometry, MdnSpace space)
{
  return mdn_set_has (&geometry->city, space) == (piece != MDN_WALL);
}

MdnSet
medina_typed_placement_get_spaces (const MedinaTypedPlacement *self, MdnBoard board)
{
  const MdnGeometry *geometry = mdn_geometry (board);
  MdnSet spaces = mdn_set_empty ();

  if (self->refused || self->state < MEDINA_TYPED_COLUMN || self->column >= geometry->columns)
    return spaces;
  for (int row = 0; row < geometry->rows; row++)
    if ((self->state == MEDINA_TYPED_COLUMN || row == self->row ||
         (row + 1) / 10 == self->row + 1) &&
        can_ever_go (self->piece, geometry, mdn_space (self->column, row)))
      mdn_set_add (&spaces, mdn_space (self->column, row));
  return spaces;
}
