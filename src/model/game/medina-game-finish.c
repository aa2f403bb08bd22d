/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-game-private.h"

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

  while (medina_game_accepts_placements (self) && (to_the_end || self->state.turn == turn))
    {
      medina_game_play_legal (self, find_first_legal (&self->game.position));
      if (to_the_end)
        medina_game_end_turn (self);
    }
}

void
medina_game_finish (MedinaGame *self, gboolean to_the_end)
{
  g_return_if_fail (MEDINA_IS_GAME (self));

  if (self->replaying)
    return;
  g_object_ref (self);
  self->finishing = self->game.cursor; /* from here on no curtain falls */
  self->finished_open = self->awaiting_end ? self->game.cursor : -1;
  if (to_the_end)
    medina_game_end_turn (self);
  play_out (self, to_the_end);
  self->finishing = -1;
  medina_game_sync (self); /* a turn that ended by itself may have left a curtain */
  g_object_unref (self);
}
