/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-status-prompt.h"

#include "medina-last-input.h"
#include "medina-prompts.h"

static MdnForegone
find_foregone (MedinaFinisher *finisher)
{
  return finisher != NULL ? medina_finisher_get_foregone (finisher) : MDN_FOREGONE_NOTHING;
}

char *
medina_status_prompt_in_brief (MedinaGame *game, MedinaComputerPlayer *computer)
{
  if (game == NULL || (computer != NULL && medina_game_awaits_computer (game) &&
                       (medina_computer_player_get_waiting (computer) ||
                        medina_computer_player_get_paused (computer))))
    return NULL;
  return medina_prompt_in_brief (game);
}

char *
medina_status_prompt (MedinaGame *game,
                      MedinaComputerPlayer *computer,
                      MedinaFinisher *finisher,
                      MedinaReplay *replay,
                      gboolean narrow)
{
  if (game == NULL)
    return NULL;
  if (computer != NULL && medina_game_awaits_computer (game))
    {
      if (medina_computer_player_get_waiting (computer))
        return medina_prompt_for_wait (game);
      if (medina_computer_player_get_paused (computer))
        return medina_prompt_for_pause (game);
    }
  if (find_foregone (finisher) != MDN_FOREGONE_NOTHING)
    return medina_prompt_for_foregone (game, find_foregone (finisher));
  if (replay != NULL && medina_replay_get_playing (replay))
    return narrow || !medina_last_input_get_keyboard (medina_last_input_get ())
             ? medina_prompt_for_turn (game)
             : medina_prompt_for_replay (game); /* which tells of keys */
  if (narrow && medina_game_get_over (game) && !medina_game_get_replaying (game))
    return medina_prompt_for_result (game); /* that the game is over goes without saying */
  return medina_prompt_for_game (game);
}
