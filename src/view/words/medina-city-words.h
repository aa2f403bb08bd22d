/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-game.h"

G_BEGIN_DECLS

/* The city and what lies on the table, in words, to be read line by line. Nothing is told that a
 * screen hides. */
typedef enum
{
  MEDINA_CITY_CHANGES,   /* what the others did since the last turn of the person who is to move */
  MEDINA_CITY_UNCLAIMED, /* palaces, by color, and who can claim them */
  MEDINA_CITY_PALACES,   /* everybody's */
  MEDINA_CITY_STREETS,   /* both ends of each */
  MEDINA_CITY_WALLS,
  MEDINA_CITY_TILES,
  MEDINA_CITY_PLAYERS, /* points and pieces */
  MEDINA_CITY_SECTIONS,
} MedinaCitySection;

/* Static, translated. */
const char *medina_city_section_get_title (MedinaCitySection section);

/* At least one line; transfer full. */
GStrv medina_city_section_to_lines (MedinaCitySection section, MedinaGame *game);

G_END_DECLS
