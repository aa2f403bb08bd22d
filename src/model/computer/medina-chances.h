/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-onlooker.h"

G_BEGIN_DECLS

/* An onlooker who tells how likely each player is to win, as the computer expects it whenever a
 * turn has been made. It thinks in a thread; as long as a computer thinks, or it does not know yet,
 * the chances of before stand. There are none while looking back.
 *
 * Property:
 *   "known"  gboolean, read-only: whether there are chances to show; notifies whenever they change,
 *            too */

#define MEDINA_TYPE_CHANCES (medina_chances_get_type ())
G_DECLARE_FINAL_TYPE (MedinaChances, medina_chances, MEDINA, CHANCES, MedinaOnlooker)

/* Transfer full; without a game. */
MedinaChances *medina_chances_new (void);

/* How many positions a thought looks at, in place of the usual number; for tests, which cannot
 * wait. */
void medina_chances_set_nodes (MedinaChances *self, guint64 nodes);

gboolean medina_chances_get_known (MedinaChances *self);

/* Of a seat, in percent; those of all players add up to 100. 0 while they are not known. */
guint medina_chances_get (MedinaChances *self, guint player);

G_END_DECLS
