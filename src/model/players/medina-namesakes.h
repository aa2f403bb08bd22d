/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-player.h"

G_BEGIN_DECLS

/* Players at one table of whom several would be shown by the same name: all but one have a number
 * behind it, "Amina 2". Their own names stay as they were given. */

/* Has all who sit at a table shown by names that differ. Those with a name of their own come before
 * those without one, and the others in the order in which they are given, that of their seats or of
 * their names: the first keeps the name as it is. To be done anew whenever a name has changed, or
 * who plays; each is notified who is called otherwise then. */
void medina_namesakes_number (MedinaPlayer *const *players, guint n_players);

/* Players of the seats of a game record, as a game of it would have them; the seats are borrowed,
 * the first is number 0. Transfer full. */
GPtrArray *medina_namesakes_new_players (const MedinaSeat *const *seats, guint n_seats);

G_END_DECLS
