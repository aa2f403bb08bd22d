/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Which stored games say the same in a list, as copies of a game do: they need one more thing to be told apart.
 * The games are MedinaSlotContents; a flag for each of them, transfer full. */
gboolean *medina_alike_games_find (GPtrArray *games);

G_END_DECLS
