/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-played-game.h"

MedinaPlayedGame
medina_played_game_from_entry (MedinaHistoryEntry *entry, guint seat)
{
  MedinaPlayedGame self = { .date = medina_history_entry_get_date (entry),
                            .set = medina_history_entry_get_setup (entry)->rules.set,
                            .n_seats = medina_history_entry_get_n_seats (entry),
                            .seat = seat };

  for (guint i = 0; i < self.n_seats; i++)
    {
      const MedinaSeat *other = medina_history_entry_get_seat (entry, i);

      self.computer[i] = other->kind == MEDINA_SEAT_COMPUTER;
      self.level[i] = other->level;
      self.score[i] = *medina_history_entry_get_score (entry, i);
      self.rank[i] = medina_history_entry_get_rank (entry, i);
    }
  if (medina_history_entry_get_lost (entry, seat) != NULL)
    {
      self.analyzed = TRUE;
      self.lost = *medina_history_entry_get_lost (entry, seat);
    }
  return self;
}

void
medina_played_game_add (GArray *games,
                        MedinaHistoryEntry *entry,
                        MedinaNameTest has_name,
                        gpointer data)
{
  g_return_if_fail (games != NULL);
  g_return_if_fail (MEDINA_IS_HISTORY_ENTRY (entry));

  if (medina_history_entry_get_goes_on (entry))
    return;
  for (guint seat = 0; seat < medina_history_entry_get_n_seats (entry); seat++)
    {
      const MedinaSeat *who = medina_history_entry_get_seat (entry, seat);
      MedinaPlayedGame game;

      if (who->kind == MEDINA_SEAT_COMPUTER ||
          (has_name != NULL && !has_name (data, who->name != NULL ? who->name : "")))
        continue;
      game = medina_played_game_from_entry (entry, seat);
      g_array_append_val (games, game);
    }
}

gboolean
medina_played_game_get_level (const MedinaPlayedGame *self, MedinaLevel *level)
{
  gboolean found = FALSE;

  for (guint i = 0; i < self->n_seats; i++)
    if (self->computer[i] && i != self->seat && (!found || self->level[i] > *level))
      {
        *level = self->level[i];
        found = TRUE;
      }
  return found;
}

gboolean
medina_played_game_is_won (const MedinaPlayedGame *self)
{
  return self->rank[self->seat] == 1;
}
