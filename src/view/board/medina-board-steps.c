/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-board-steps.h"

static const MdnGeometry *
get_geometry (MedinaGame *game)
{
  return mdn_geometry ((MdnBoard) medina_game_get_position (game)->rules.board);
}

MdnSpace
medina_board_step (MedinaGame *game, MdnSpace from, int columns, int rows)
{
  const MdnGeometry *geometry = get_geometry (game);
  const int column = CLAMP (mdn_space_column (from) + columns, 0, geometry->columns - 1);
  const int row = CLAMP (mdn_space_row (from) + rows, 0, geometry->rows - 1);

  return mdn_space (column, row);
}

/* --- In the order of reading ------------------------------------------------------------------ */

static MdnSpace
space_at (const MdnGeometry *geometry, int place)
{
  return mdn_space (place % geometry->columns, geometry->rows - 1 - place / geometry->columns);
}

static int
place_of (const MdnGeometry *geometry, MdnSpace space)
{
  return (geometry->rows - 1 - mdn_space_row (space)) * geometry->columns +
         mdn_space_column (space);
}

/* The first one of the spaces after `from`, which comes last. */
static MdnSpace
find_next (const MdnGeometry *geometry, MdnSet spaces, MdnSpace from, gboolean back)
{
  const int count = geometry->columns * geometry->rows, start = place_of (geometry, from);

  for (int i = 1; i <= count; i++)
    {
      const MdnSpace space = space_at (geometry, (start + (back ? count - i : i)) % count);

      if (mdn_set_has (&spaces, space))
        return space;
    }
  return MDN_NO_SPACE;
}

/* --- Legal spaces ----------------------------------------------------------------------------- */

static MdnSet
list_legal (MedinaGame *game, MdnPiece piece)
{
  const MdnSet legal = medina_game_get_legal_spaces (game, piece);
  MdnSet rest = legal, spaces = mdn_set_empty ();

  if (!mdn_piece_is_rooftop (piece))
    return legal;
  while (!mdn_set_is_empty (rest))
    mdn_set_add (&spaces, mdn_placement_space (
                            medina_game_placement_for (game, piece, mdn_set_take (&rest))));
  return spaces;
}

MdnSpace
medina_board_step_to_legal (MedinaGame *game, MdnSpace from, gboolean back)
{
  const int hand = medina_game_get_selected_piece (game);
  MdnSet spaces = mdn_set_empty ();

  for (MdnPiece piece = 0; piece < MDN_TEA; piece++)
    if (hand < 0 || hand == (int) piece)
      spaces = mdn_set_union (spaces, list_legal (game, piece));
  return find_next (get_geometry (game), spaces, from, back);
}

/* --- Palaces ---------------------------------------------------------------------------------- */

MdnSpace
medina_board_step_to_palace (MedinaGame *game, MdnSpace from, gboolean back)
{
  const MdnPosition *position = medina_game_get_position (game);
  const int here = mdn_position_palace_at (position, from);
  MdnSet spaces = mdn_set_empty ();

  for (int palace = 1; palace <= position->table.palaces; palace++)
    mdn_set_add (&spaces, position->palace[palace].at);
  return find_next (get_geometry (game), spaces,
                    here != MDN_NO_PALACE ? (MdnSpace) position->palace[here].at : from, back);
}

/* --- Placements ------------------------------------------------------------------------------- */

MdnSpace
medina_board_step_to_last (MedinaGame *game, MdnSpace from)
{
  const MdnGame *engine = medina_game_get_engine_game (game);
  MdnSpace last = MDN_NO_SPACE;
  gboolean passed = FALSE;

  for (int i = engine->cursor - 1; i >= 0; i--)
    {
      const MdnSpace space = mdn_placement_space (engine->placements[i]);

      if (mdn_placement_piece (engine->placements[i]) == MDN_TEA)
        continue;
      if (last == MDN_NO_SPACE)
        last = space;
      if (passed)
        return space;
      passed = space == from;
    }
  return last;
}
