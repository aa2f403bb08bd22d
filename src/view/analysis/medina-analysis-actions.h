/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-window.h"

G_BEGIN_DECLS

/* The window's action "win.analyze": shows the analysis of a game that is over. Turns that are chosen
 * there are shown in the window. Closed, the analysis stops; opened again, it goes on. */

void medina_analysis_actions_install (MedinaWindow *window);

/* NULL for no game. */
void medina_analysis_actions_bind_game (MedinaWindow *window, MedinaGame *game);

/* What the action does. */
void medina_analysis_actions_open (MedinaWindow *window);

G_END_DECLS
