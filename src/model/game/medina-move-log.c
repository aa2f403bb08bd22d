/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-move-log.h"

#include "medina-move-log-entry-private.h"
#include "notation.h"

/* The text of the placements from `first` on that belong to the same turn; moves `first` behind
 * them. */
static char *
write_turn (const MdnGame *game, int *first)
{
  const int turn = mdn_game_turn_of (game, *first);
  GString *text = g_string_new (NULL);

  for (; *first < game->count && mdn_game_turn_of (game, *first) == turn; ++*first)
    {
      char notation[MDN_NOTATION_SIZE];

      mdn_notation_placement (game->placements[*first], notation);
      g_string_append_printf (text, text->len > 0 ? " %s" : "%s", notation);
    }
  return g_string_free (text, FALSE);
}

static void
thaw_entry (gpointer entry)
{
  g_object_thaw_notify (entry);
  g_object_unref (entry);
}

/* The entry behind those kept, if it is of that turn of that player, which never change; otherwise,
 * and behind such a one, a fresh entry. */
static MedinaMoveLogEntry *
take_entry (GListStore *log, GPtrArray *kept, GPtrArray *fresh, int turn, MedinaPlayer *player)
{
  g_autoptr (MedinaMoveLogEntry) old = g_list_model_get_item (G_LIST_MODEL (log), kept->len);
  MedinaMoveLogEntry *entry;

  if (fresh->len == 0 && old != NULL && medina_move_log_entry_get_turn (old) == turn &&
      medina_move_log_entry_get_player (old) == player)
    {
      entry = g_steal_pointer (&old);
      g_object_freeze_notify (G_OBJECT (entry));
      g_ptr_array_add (kept, entry);
    }
  else
    {
      entry = medina_move_log_entry_new (turn, player);
      g_ptr_array_add (fresh, entry);
    }
  return entry;
}

void
medina_move_log_update (GListStore *log, const MdnGame *game, MedinaPlayer *const *players)
{
  g_autoptr (GPtrArray) kept = g_ptr_array_new_with_free_func (thaw_entry);
  g_autoptr (GPtrArray) fresh = g_ptr_array_new_with_free_func (g_object_unref);
  guint gone;

  for (int next = 0; next < game->count;)
    {
      const int first = next;
      MedinaMoveLogEntry *entry = take_entry (log, kept, fresh, mdn_game_turn_of (game, first),
                                              players[mdn_game_player_of (game, first)]);
      g_autofree char *text = write_turn (game, &next);

      medina_move_log_entry_update (entry, text, (guint) (next - first), (guint) next,
                                    next <= game->cursor);
    }
  gone = g_list_model_get_n_items (G_LIST_MODEL (log)) - kept->len;
  if (gone > 0 || fresh->len > 0)
    g_list_store_splice (log, kept->len, gone, fresh->pdata, fresh->len);
}

int
medina_move_log_find (GListModel *log, guint cursor)
{
  const guint length = g_list_model_get_n_items (log);

  for (guint place = 0; cursor > 0 && place < length; place++)
    {
      g_autoptr (MedinaMoveLogEntry) entry = g_list_model_get_item (log, place);

      if (cursor <= medina_move_log_entry_get_end (entry))
        return (int) place;
    }
  return -1;
}
