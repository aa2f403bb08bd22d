/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-lesson-game.h"

#include <glib/gi18n.h>

#include "medina-game-record.h"

/* As they are called in the sentences. */
static const char *
translate_name (const char *name)
{
  if (g_str_equal (name, "Samira"))
    /* Translators: a woman who plays in the lessons; she is called so in the sentences, too */
    return _ ("Samira");
  if (g_str_equal (name, "Omar"))
    /* Translators: a man who plays in the lessons; he is called so in the sentences, too */
    return _ ("Omar");
  return NULL;
}

static void
name_players (MedinaGame *game)
{
  for (guint i = 0; i < medina_game_get_n_players (game); i++)
    {
      MedinaPlayer *player = medina_game_get_player (game, i);
      const char *name = translate_name (medina_player_get_name (player));

      if (name != NULL)
        medina_player_set_name (player, name);
      medina_player_set_fictional (player);
    }
}

MedinaPlacementGate *
medina_lesson_game_new (const MedinaRecord *position)
{
  g_autoptr (MedinaGame) game = medina_game_new_from_record (position);

  name_players (game);
  return medina_placement_gate_new (game);
}
