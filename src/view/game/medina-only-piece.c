/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-only-piece.h"

void
medina_only_piece_take (MedinaGame *game)
{
  const int piece = medina_game_get_only_piece (game);

  if (piece >= 0 && medina_game_get_selected_piece (game) < 0)
    medina_game_set_selected_piece (game, piece);
}

void
medina_only_piece_follow (MedinaGame *game, gpointer owner)
{
  static const char *const changes[] = { "placement-played", "placement-undone", "turn-changed",
                                         "seeked", "seats-changed" };

  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    g_signal_connect_object (game, changes[i], G_CALLBACK (medina_only_piece_take), owner, 0);
  medina_only_piece_take (game);
}
