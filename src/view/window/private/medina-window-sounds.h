/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "medina-game-sounds.h"

G_BEGIN_DECLS

/* What a window lets hear of its game, as the settings say. Transfer full. */
MedinaGameSounds *medina_window_sounds_new (GSettings *settings);

G_END_DECLS
