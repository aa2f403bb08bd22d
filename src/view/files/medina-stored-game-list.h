/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "medina-store.h"

G_BEGIN_DECLS

/* The games in a section of a store, the latest first: the first ones, and more when they are asked
 * for. They are looked for in a thread; without any the list cannot be seen. Those that cannot be
 * read are listed, too, and why.
 *
 * Property:
 *   "section"  MedinaStoreSection as gint, read-write, construct-only
 *
 * Signals:
 *   "resume"  (const char *id): the slot of the game to be opened
 *   "listed"  (): the first games are listed, or it is told why they are not
 *
 * Actions:
 *   "stored-game.remove"     (string id): removes a game for good, after asking
 *   "stored-game.show-file"  (string id): shows the folder with a game's file */

#define MEDINA_TYPE_STORED_GAME_LIST (medina_stored_game_list_get_type ())
G_DECLARE_FINAL_TYPE (MedinaStoredGameList,
                      medina_stored_game_list,
                      MEDINA,
                      STORED_GAME_LIST,
                      AdwPreferencesGroup)

/* Lists the first games of the store anew, and keeps the store. What is shown stays until then. */
void medina_stored_game_list_refresh (MedinaStoredGameList *self, MedinaStore *store);

G_END_DECLS
