/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-window.h"

G_BEGIN_DECLS

/* Leaving the game that is on a window's table, for another one or for good. */

typedef enum
{
  MEDINA_LEAVING_CONFIRM = 1 << 0,  /* ask, if the game is in progress and kept */
  MEDINA_LEAVING_PUT_AWAY = 1 << 1, /* keep it, and tell if that is not possible */
  MEDINA_LEAVING_FOR_GOOD =
    1 << 2, /* the window closes then: nothing that comes later prevents it */
  MEDINA_LEAVING_WHOLLY = MEDINA_LEAVING_CONFIRM | MEDINA_LEAVING_PUT_AWAY,
} MedinaLeavingSteps;

typedef void (*MedinaLeavingThen) (MedinaWindow *window, gpointer data);

/* Takes the steps and then calls `then`. It is not called if the person keeps playing, or leaves
 * for something else before. The data is destroyed in any case. */
void medina_leaving_begin (MedinaWindow *window,
                           MedinaLeavingSteps steps,
                           MedinaLeavingThen then,
                           gpointer data,
                           GDestroyNotify destroy);

G_END_DECLS
