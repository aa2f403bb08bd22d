/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-window.h"

G_BEGIN_DECLS

/* Leaving the game that is on a window's table, for another one or for good. */

typedef enum
{
  MEDINA_CLOSING_CONFIRM = 1 << 0,  /* ask, if the game is in progress and kept */
  MEDINA_CLOSING_PUT_AWAY = 1 << 1, /* keep it, and tell if that is not possible */
  MEDINA_CLOSING_FOR_GOOD =
    1 << 2, /* the window closes then: nothing that comes later prevents it */
  MEDINA_CLOSING_WHOLLY = MEDINA_CLOSING_CONFIRM | MEDINA_CLOSING_PUT_AWAY,
} MedinaClosingSteps;

typedef void (*MedinaClosingThen) (MedinaWindow *window, gpointer data);

/* Takes the steps, then calls back; not at all if the person keeps playing, or wants to leave for
 * something else before that is done. The data is destroyed in any case. */
void medina_game_closer_close (MedinaWindow *window,
                               MedinaClosingSteps steps,
                               MedinaClosingThen then,
                               gpointer data,
                               GDestroyNotify destroy);

G_END_DECLS
