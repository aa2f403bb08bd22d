/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-seat.h"

G_BEGIN_DECLS

/* The name of a player without one, translated: "Player 1" for number 0, or "Amina" if the computer
 * plays. Free it. */
char *medina_player_name_make_default (guint number, MedinaSeatKind kind);

G_END_DECLS
