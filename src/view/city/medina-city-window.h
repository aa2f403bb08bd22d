/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "medina-game.h"

G_BEGIN_DECLS

/* The city in words, in a window of its own: a list that is read line by line, and kept up to date
 * while the game goes on. */

#define MEDINA_TYPE_CITY_WINDOW (medina_city_window_get_type ())
G_DECLARE_FINAL_TYPE (MedinaCityWindow, medina_city_window, MEDINA, CITY_WINDOW, AdwWindow)

/* It keeps a reference to the game. */
MedinaCityWindow *medina_city_window_new (MedinaGame *game);

G_END_DECLS
