/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "medina-game-options.h"

G_BEGIN_DECLS

/* Where a new game is chosen: rule set, players, options. It begins with the last choice.
 *
 * Signal "start" (MedinaGameOptions *): the choice was confirmed and saved to the settings; the
 * dialog closes itself afterwards. Nothing is emitted when it is canceled. */

#define MEDINA_TYPE_NEW_GAME_DIALOG (medina_new_game_dialog_get_type ())
G_DECLARE_FINAL_TYPE (MedinaNewGameDialog,
                      medina_new_game_dialog,
                      MEDINA,
                      NEW_GAME_DIALOG,
                      AdwWindow)

MedinaNewGameDialog *medina_new_game_dialog_new (GSettings *settings);

/* Shows it in front of the parent, as large as suits a window of that size. */
void medina_new_game_dialog_present_over (MedinaNewGameDialog *self, GtkWindow *parent);

/* What is chosen at the moment; transfer none. */
MedinaGameOptions *medina_new_game_dialog_get_options (MedinaNewGameDialog *self);

G_END_DECLS
