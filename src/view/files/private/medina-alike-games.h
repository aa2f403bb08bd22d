/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "medina-stored-game-row.h"

G_BEGIN_DECLS

/* How exactly each of some stored games has to tell the time of day, so that what would say the
 * same in a list, as copies of a game do, can be told apart. The games are MedinaSlotContents; one
 * clock for each of them, transfer full. */
MedinaClock *medina_alike_games_find (GPtrArray *games);

G_END_DECLS
