/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "medina-people.h"

G_BEGIN_DECLS

/* What the list of finished games can be narrowed to, as a menu of the actions "history.rules",
 * "history.players", "history.person", "history.result" and "history.computers" (s: the word, ""
 * for all games). */

/* Follows the list of people. Transfer full. */
GMenuModel *medina_history_menu_new (MedinaPeople *people);

G_END_DECLS
