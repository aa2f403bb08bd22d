/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-move-log.h"

#include "medina-move-log-entry-private.h"
#include "notation.h"

/* The text of the placements from `first` on that belong to the same turn; moves `first` after
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

/* The next entry of the log, if it is that turn's of that player, which never change; otherwise,
 * and after a new one, another new entry. */
static MedinaMoveLogEntry *
take_entry (GListStore *log, GPtrArray *reused, GPtrArray *added, int turn, MedinaPlayer *player)
{
  g_autoptr (MedinaMoveLogEntry) old = g_list_model_get_item (G_LIST_MODEL (log), reused->len);
  MedinaMoveLogEntry *entry;

  if (added->len == 0 && old != NULL && medina_move_log_entry_get_turn (old) == turn &&
      medina_move_log_entry_get_player (old) == player)
    {
      entry = g_steal_pointer (&old);
      g_object_freeze_notify (G_OBJECT (entry));
      g_ptr_array_add (reused, entry);
    }
  else
    {
      entry = medina_move_log_entry_new (turn, player);
      g_ptr_array_add (added, entry);
    }
  return entry;
}

/* Whether the entry has its turn as it is: all of it was placed before the last placement, and that
 * one belongs to another turn. */
static gboolean
is_settled (MedinaMoveLogEntry *entry, const MdnGame *game)
{
  const int end = (int) medina_move_log_entry_get_end (entry);

  return end > 0 && end < game->cursor &&
         mdn_game_turn_of (game, end) != medina_move_log_entry_get_turn (entry);
}

/* Brings an entry up to the turn of the placement `next`, and moves that after it. */
static void
update_entry (MedinaMoveLogEntry *entry, const MdnGame *game, int *next)
{
  const int first = *next;
  g_autofree char *text = NULL;

  if (is_settled (entry, game))
    *next = (int) medina_move_log_entry_get_end (entry);
  else
    text = write_turn (game, next);
  medina_move_log_entry_update (entry,
                                text != NULL ? text : medina_move_log_entry_get_notation (entry),
                                (guint) (*next - first), (guint) *next, *next <= game->cursor);
}

void
medina_move_log_update (GListStore *log, const MdnGame *game, MedinaPlayer *const *players)
{
  g_autoptr (GPtrArray) reused = g_ptr_array_new_with_free_func (thaw_entry);
  g_autoptr (GPtrArray) added = g_ptr_array_new_with_free_func (g_object_unref);
  guint removed;

  for (int next = 0; next < game->count;)
    update_entry (take_entry (log, reused, added, mdn_game_turn_of (game, next),
                              players[mdn_game_player_of (game, next)]),
                  game, &next);
  removed = g_list_model_get_n_items (G_LIST_MODEL (log)) - reused->len;
  if (removed > 0 || added->len > 0)
    g_list_store_splice (log, reused->len, removed, added->pdata, added->len);
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
