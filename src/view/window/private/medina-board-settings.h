/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-board-view.h"

G_BEGIN_DECLS

/* From now on the board looks as the settings have it. */
void medina_board_settings_bind (GSettings *settings, MedinaBoardView *board);

G_END_DECLS
