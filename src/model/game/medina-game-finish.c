/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-game-private.h"

/* --- Rows of placements that were played out ---------------------------------------------------- */

/* The last row that begins before so many placements; -1 if there is none. */
static int
find_row_before (MedinaGame *self, int placements)
{
  int first = placements - 1;

  while (first >= 0 && self->played_out.rows[first] == 0)
    first--;
  return first;
}

void
medina_game_note_played_out (MedinaGame *self)
{
  const int placed = self->game.cursor - 1, row = find_row_before (self, placed);

  if (row >= 0 && row + self->played_out.rows[row] > placed)
    self->played_out.rows[row] = (guint8) (placed - row);
  for (int i = placed; i < MDN_MAX_PLACEMENTS; i++)
    self->played_out.rows[i] = 0;
  if (self->finishing >= 0)
    self->played_out.rows[self->finishing] = (guint8) (self->game.cursor - self->finishing);
}

int
medina_game_find_played_out_start (MedinaGame *self)
{
  const int row = find_row_before (self, self->game.cursor);

  return row >= 0 && row + self->played_out.rows[row] >= self->game.cursor ? row : -1;
}

int
medina_game_find_played_out_end (MedinaGame *self)
{
  const int cursor = self->game.cursor;

  if (cursor == self->game.count || self->played_out.rows[cursor] == 0)
    return -1;
  return cursor + self->played_out.rows[cursor];
}

/* --- Playing out -------------------------------------------------------------------------------- */

/* As good as any other. */
static MdnPlacement
find_first_legal (const MdnPosition *position)
{
  MdnPlacement list[MDN_MAX_LEGAL];
  MdnLegal legal;

  mdn_legal_find (position, &legal);
  mdn_legal_list (position, &legal, list);
  return list[0];
}

static void
play_out (MedinaGame *self, gboolean to_the_end)
{
  const int turn = self->state.turn;

  self->finishing = self->game.cursor;
  while (medina_game_accepts_placements (self) && (to_the_end || self->state.turn == turn))
    {
      medina_game_play_legal (self, find_first_legal (&self->game.position));
      if (to_the_end)
        medina_game_end_turn (self);
    }
  self->finishing = -1;
}

void
medina_game_finish (MedinaGame *self, gboolean to_the_end)
{
  g_return_if_fail (MEDINA_IS_GAME (self));

  if (self->replaying)
    return;
  g_object_ref (self);
  if (to_the_end)
    medina_game_end_turn (self);
  play_out (self, to_the_end);
  g_object_unref (self);
}
