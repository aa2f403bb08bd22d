/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-chronicle.h"

#include "medina-game-events.h"
#include "medina-game-state.h"
#include "score.h"

static void
find_gains (const MdnPosition *before, const MdnPosition *after, int gains[MDN_MAX_PLAYERS])
{
  for (int player = 0; player < after->rules.players; player++)
    gains[player] = mdn_score (after, player).total - mdn_score (before, player).total;
}

/* Plays the next placement of the game, which is a copy, and tells of it. */
static void
tell_next (MdnGame *game, gboolean ended, MedinaChronicleFunc func, gpointer data)
{
  const MdnPosition before = game->position;
  g_autoptr (GArray) events = g_array_new (FALSE, FALSE, sizeof (MedinaEvent));
  MedinaChronicleEntry entry = { .index = game->cursor };

  mdn_game_redo (game);
  entry.player = (guint) mdn_game_player_of (game, entry.index);
  find_gains (&before, &game->position, entry.gains);
  medina_game_events_of_placement (events, game, &before);
  if (ended && medina_game_state_turn_is_complete (game))
    medina_game_events_of_turn_end (events, game);
  entry.events = (const MedinaEvent *) (gpointer) events->data;
  entry.n_events = events->len;
  func (&entry, data);
}

void
medina_chronicle_tell (const MdnGame *game,
                       int first,
                       int end,
                       gboolean ended,
                       MedinaChronicleFunc func,
                       gpointer data)
{
  g_autofree MdnGame *copy = NULL;

  g_return_if_fail (game != NULL);
  g_return_if_fail (first >= 0 && end <= game->count);

  if (first >= end)
    return;
  copy = g_memdup2 (game, sizeof *game);
  mdn_game_seek (copy, first);
  while (copy->cursor < end)
    tell_next (copy, ended || copy->cursor + 1 < end, func, data);
}
