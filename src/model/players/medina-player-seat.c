/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-player.h"

MedinaPlayer *
medina_player_new_from_seat (guint number, const MedinaSeat *seat)
{
  MedinaPlayer *self;

  g_return_val_if_fail (number < MDN_MAX_PLAYERS, NULL);
  g_return_val_if_fail (seat != NULL, NULL);

  self = medina_player_new (number, seat->name, seat->color);
  medina_player_set_kind (self, seat->kind);
  medina_player_set_level (self, seat->level);
  medina_player_set_character (self, seat->character);
  return self;
}

void
medina_player_fill_seat (MedinaPlayer *self, MedinaSeat *seat)
{
  g_return_if_fail (MEDINA_IS_PLAYER (self));
  g_return_if_fail (seat != NULL);

  g_free (seat->name);
  seat->name = g_strdup (medina_player_get_name (self));
  seat->color = medina_player_get_color (self);
  seat->kind = medina_player_get_kind (self);
  seat->level = medina_player_get_level (self);
  seat->character = medina_player_get_character (self);
}
