/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "position.h"

G_BEGIN_DECLS

/* The day that passes over a game: 0 in the morning, when it begins, to MEDINA_DAYLIGHTS - 1 at
 * dusk, when it is over. Few steps, none of which is much: with each the whole board is painted
 * anew. */
enum
{
  MEDINA_DAYLIGHTS = 8,
  MEDINA_DAYLIGHT_NOON = 3, /* colors as they are */
};

/* That of a position. It changes between turns only. */
int medina_daylight_find (const MdnPosition *position);

/* A color, 0xRRGGBBAA, as it looks in that light. */
guint32 medina_daylight_shine_on (int time_of_day, guint32 ink);

/* What lies over the ground, without opacity: the sun, where it comes from, and the shade at the
 * other end. */
guint32 medina_daylight_get_sun (int time_of_day);
guint32 medina_daylight_get_shade (int time_of_day);

/* How bright lamps are, 0…1. */
double medina_daylight_get_lamps (int time_of_day);

G_END_DECLS
