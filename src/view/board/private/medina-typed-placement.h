/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "placement.h"

G_BEGIN_DECLS

/* A placement as it is typed in notation, key by key: the letter of a piece, the letter of a
 * column, the number of a row. A value, which knows neither a game nor what is legal; all zero,
 * nothing is typed.
 *
 *             letter         digit              Backspace   Escape     Return
 *   NOTHING   PIECE                   –              –          –          –
 *   PIECE     of a column: COLUMN (+) ·           NOTHING    NOTHING       – (tea: placed)
 *   COLUMN    of a piece (+) row: placed, or ROW  PIECE      NOTHING       ·
 *             of another column: COLUMN
 *   ROW       of a piece (+) row: placed          COLUMN     NOTHING    placed
 *
 *   –  is not about what is typed: the key means what it means otherwise
 *   ·  changes nothing
 *   (+) a letter that can only be that of a piece begins another placement, in PIECE
 *
 * A digit completes the placement unless another one may follow it: 1 could become 12, which is
 * ROW. Tea, which needs no space, waits for Return: a tile is soon given back by mistake. The
 * letters of the columns do not mean pieces where a column is to come. A letter that no piece has
 * is refused.
 *
 * A piece may be refused: then a column and a row after its letter are still those of that
 * placement, and mean nothing else. Two letters can only begin another one:
 *
 *   refused       letter                             digit             Backspace, Escape, Return
 *   PIECE         of a piece: another, in PIECE (*)    –                 NOTHING
 *                 of a column only: COLUMN
 *   COLUMN, ROW   of a piece: another, in PIECE      row, as above     NOTHING
 *
 *   (*) which a digit turns into the column of the refused one, with its row */

typedef enum
{
  MEDINA_TYPED_NOTHING,
  MEDINA_TYPED_PIECE,
  MEDINA_TYPED_COLUMN,
  MEDINA_TYPED_ROW,
} MedinaTypedState;

typedef struct
{
  MedinaTypedState state;
  MdnPiece piece; /* from PIECE on; MDN_PIECES after a letter that no piece has */
  char letter;    /* that one, a capital */
  int column;     /* from COLUMN on; from 0 */
  int row;        /* in ROW, and once it is placed; from 0 */

  gboolean refused;     /* the piece */
  gboolean doubted;     /* in PIECE: the letter of the piece may be the column of another one */
  MdnPiece other_piece; /* that one */
  gboolean held;        /* that one was in hand, not refused; then also where it is the piece */
} MedinaTypedPlacement;

/* Whether it began with a letter that no piece has. */
static inline gboolean
medina_typed_placement_is_unknown (const MedinaTypedPlacement *self)
{
  return self->piece == MDN_PIECES;
}

/* What a key did. */
typedef enum
{
  MEDINA_TYPED_ELSEWHERE, /* it is not about what is typed */
  MEDINA_TYPED_TAKEN,     /* it belongs to it, and may have changed it */

  /* It completed a placement: piece, column and row are set, the state is NOTHING */
  MEDINA_TYPED_COMPLETE,

  MEDINA_TYPED_BEGUN, /* it is the letter of a piece, with which another placement begins */
} MedinaTypedResult;

/* Takes a key: a letter in either case, a digit, a space (which people put between the parts and
 * which changes nothing once something is typed), '\b' for Backspace, '\033' for Escape, '\r' for
 * Return. Any other is elsewhere. */
MedinaTypedResult
medina_typed_placement_press (MedinaTypedPlacement *self, MdnBoard board, char key);

/* Refuses the piece that has just been typed. Tea, which goes to no space, is forgotten. */
void medina_typed_placement_refuse (MedinaTypedPlacement *self);

/* The piece that has just been typed, with that letter, may be the column of the one that was in
 * hand before: a digit that follows is a row for that. */
void medina_typed_placement_hold (MedinaTypedPlacement *self,
                                  MdnBoard board,
                                  char letter,
                                  MdnPiece piece);

/* The spaces that it may still mean: those of the column, or of the rows that begin with what is
 * typed, which are in the city or, for walls, around it. Empty before a column is typed, and where
 * the piece is refused. */
MdnSet medina_typed_placement_get_spaces (const MedinaTypedPlacement *self, MdnBoard board);

G_END_DECLS
