/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-table-plan.h"

G_BEGIN_DECLS

/* Holds exactly three children, put there by a template: the board (a MedinaBoardView), the plaque
 * and the panel. The board is as large as fits; the others take what it leaves. Nothing in it
 * depends on the game's position, so nothing moves while one plays.
 *
 *   usual: the plaque lies in the lower band      wide: the panel takes a fixed share, so that its
 *   of the board, which takes the height that     pieces grow; players and moves are both in sight
 *   is left below the city
 *   +--------------------------+---------+        +--------------------------------+-----------+
 *   |##########################|Players M|        |################################| Ana     12|
 *   |#                        #| Ana   12|        |#                              #|  o o o o o|
 *   |#         city           #| o o o o |        |#                              #| Idris    9|
 *   |#                        #| Idris  9|        |#            city              #|  . . . . .|
 *   |#                        #| . . . . |        |#                              #|-----------|
 *   |##########################|         |        |#                              #| 12 Idris  |
 *   |#tiles#[ plaque     ]#tea#| news    |        |################################| 11 Ana    |
 *   +--------------------------+---------+        |#tiles##[   plaque     ]###tea##| 10 ...    |
 *                                                 +--------------------------------+-----------+
 *
 *   narrow: one below the other; the band is      short: the plaque heads the panel, so that
 *   too small for text, so the plaque is a bar    the board has all of the height
 *   +-----------------+
 *   |#################|                           +----------------------+------------+
 *   |#     city      #|                           |######################| [ plaque ] |
 *   |#################|                           |#                    #|Players Mov |
 *   |[    plaque     ]|                           |#       city         #| Ana      12|
 *   | Players  Moves  |                           |#                    #| o o o o o  |
 *   | Ana           12|                           |#tiles############tea#|            |
 *   | o o o o o       |                           +----------------------+------------+
 *   +-----------------+
 *
 * Of these, and of the bar below a board with the panel beside it, the table takes the one in which
 * the board is largest. The plaque keeps the height of a number of lines, whatever it says; only
 * what is too long for it even in small letters makes it larger meanwhile, over its neighbors,
 * which keep their places and the pointer.
 *
 * (AdwFlap and AdwLeaflet fold by width alone, and put one child over the other or hide it;
 * AdwBreakpoint comes with libadwaita 1.4.) */

#define MEDINA_TYPE_TABLE (medina_table_get_type ())
G_DECLARE_FINAL_TYPE (MedinaTable, medina_table, MEDINA, TABLE, GtkWidget)

G_END_DECLS
