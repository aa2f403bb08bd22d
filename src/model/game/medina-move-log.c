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

      mdn_notation_placement (mdn_game_known_placement (game, *first), notation);
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

/* The log's entry at the place, if it is that turn's of that player, which never change; otherwise,
 * and after a new one, another new entry. */
static MedinaMoveLogEntry *
take_entry (GListStore *log,
            guint place,
            GPtrArray *reused,
            GPtrArray *added,
            int turn,
            MedinaPlayer *player)
{
  g_autoptr (MedinaMoveLogEntry) old = g_list_model_get_item (G_LIST_MODEL (log), place);
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

/* Whether the entry has all placements of its turn. A placement makes the cursor the last one: it
 * leaves the turns before its own as they are. Whatever moves the cursor elsewhere leaves all. */
static gboolean
is_written (MedinaMoveLogEntry *entry, const MdnGame *game)
{
  const int end = (int) medina_move_log_entry_get_end (entry);

  if (end == 0 || game->cursor < game->count)
    return end > 0;
  return end < game->cursor &&
         mdn_game_turn_of (game, end) != medina_move_log_entry_get_turn (entry);
}

/* Brings an entry up to the turn of the placement `next`, and moves that after it. */
static void
update_entry (MedinaMoveLogEntry *entry, const MdnGame *game, int *next)
{
  const int first = *next;
  g_autofree char *text = NULL;

  if (is_written (entry, game))
    *next = (int) medina_move_log_entry_get_end (entry);
  else
    text = write_turn (game, next);
  medina_move_log_entry_update (entry,
                                text != NULL ? text : medina_move_log_entry_get_notation (entry),
                                (guint) (*next - first), (guint) *next,
                                (guint) CLAMP (game->cursor - first, 0, *next - first));
}

typedef gboolean (*Check) (MedinaMoveLogEntry *entry, const MdnGame *game, guint cursor);

/* How many entries pass the check: some from the first one on, and none after them. */
static guint
count_passing (GListModel *log, Check check, const MdnGame *game, guint cursor)
{
  guint low = 0, high = g_list_model_get_n_items (log);

  while (low < high)
    {
      const guint middle = low + (high - low) / 2;
      g_autoptr (MedinaMoveLogEntry) entry = g_list_model_get_item (log, middle);

      if (check (entry, game, cursor))
        low = middle + 1;
      else
        high = middle;
    }
  return low;
}

/* Whether the entry says already what it is to say, as the turn before the last one does. */
static gboolean
is_settled (MedinaMoveLogEntry *entry, const MdnGame *game, guint cursor)
{
  return medina_move_log_entry_get_played (entry) &&
         medina_move_log_entry_get_end (entry) < cursor && is_written (entry, game);
}

/* Whether the turn at the place, which begins with the placement `first`, and all after it were
 * taken back before and are so now. */
static gboolean
is_still_undone (GListStore *log, guint place, const MdnGame *game, int first)
{
  g_autoptr (MedinaMoveLogEntry) entry = g_list_model_get_item (G_LIST_MODEL (log), place);

  return entry != NULL && medina_move_log_entry_get_standing (entry) == 0 &&
         first >= game->cursor && game->cursor < game->count;
}

/* Where the turn at the place begins. */
static int
find_first_placement (GListStore *log, guint place)
{
  g_autoptr (MedinaMoveLogEntry) before = NULL;

  if (place == 0)
    return 0;
  before = g_list_model_get_item (G_LIST_MODEL (log), place - 1);
  return (int) medina_move_log_entry_get_end (before);
}

void
medina_move_log_update (GListStore *log, const MdnGame *game, MedinaPlayer *const *players)
{
  g_autoptr (GPtrArray) reused = g_ptr_array_new_with_free_func (thaw_entry);
  g_autoptr (GPtrArray) added = g_ptr_array_new_with_free_func (g_object_unref);
  const guint settled = count_passing (G_LIST_MODEL (log), is_settled, game, (guint) game->cursor);
  guint place = settled, n_old;

  for (int next = find_first_placement (log, settled); next < game->count; place++)
    {
      if (is_still_undone (log, place, game, next))
        return;
      update_entry (take_entry (log, place, reused, added, mdn_game_turn_of (game, next),
                                players[mdn_game_player_of (game, next)]),
                    game, &next);
    }
  place = settled + reused->len;
  n_old = g_list_model_get_n_items (G_LIST_MODEL (log));
  if (n_old > place || added->len > 0)
    g_list_store_splice (log, place, n_old - place, added->pdata, added->len);
}

static gboolean
ends_before (MedinaMoveLogEntry *entry, const MdnGame *game, guint cursor)
{
  return medina_move_log_entry_get_end (entry) < cursor;
}

int
medina_move_log_find (GListModel *log, guint cursor)
{
  const guint place = count_passing (log, ends_before, NULL, cursor);

  return cursor > 0 && place < g_list_model_get_n_items (log) ? (int) place : -1;
}
