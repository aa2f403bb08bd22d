/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-coaching.h"

gboolean
medina_coaching_is_possible (MedinaGame *game)
{
  guint people;

  if (game == NULL || medina_game_get_finished (game) || medina_game_get_purist (game))
    return FALSE;
  people = medina_game_count_people (game);
  if (people == 0 || people == medina_game_get_n_players (game))
    return FALSE;
  return people == 1 || !medina_game_get_screens (game);
}
