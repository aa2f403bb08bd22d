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

  for (; *first < game->cursor && mdn_game_turn_of (game, *first) == turn; ++*first)
    {
      char notation[MDN_NOTATION_SIZE];

      mdn_notation_placement (game->placements[*first], notation);
      g_string_append_printf (text, text->len > 0 ? " %s" : "%s", notation);
    }
  return g_string_free (text, FALSE);
}

/* The entry at the place, which is appended if the list ends there. It is filled before the list
 * tells of it. */
static void
update_entry (GListStore *log,
              guint place,
              MedinaMoveLogEntry *fresh,
              const char *text,
              guint count)
{
  g_autoptr (MedinaMoveLogEntry) entry = g_list_model_get_item (G_LIST_MODEL (log), place);

  medina_move_log_entry_update (entry != NULL ? entry : fresh, text, count);
  if (entry == NULL)
    g_list_store_append (log, fresh);
}

void
medina_move_log_update (GListStore *log, const MdnGame *game, MedinaPlayer *const *players)
{
  guint place = 0;
  guint length;

  for (int next = 0; next < game->cursor; place++)
    {
      const int first = next;
      g_autofree char *text = write_turn (game, &next);
      g_autoptr (MedinaMoveLogEntry) fresh =
        medina_move_log_entry_new (mdn_game_turn_of (game, first),
                                   players[mdn_game_player_of (game, first)]);

      update_entry (log, place, fresh, text, (guint) (next - first));
    }
  length = g_list_model_get_n_items (G_LIST_MODEL (log));
  if (length > place)
    g_list_store_splice (log, place, length - place, NULL, 0);
}
