/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "medina-game-options.h"

G_BEGIN_DECLS

/* An option of the rules in the New Game dialog, with a switch. Where the rule set does not leave
 * the option to so many players, the row is insensitive, shows what the rules have, and says why.
 *
 * (AdwSwitchRow comes with libadwaita 1.4.) */

#define MEDINA_TYPE_OPTION_ROW (medina_option_row_get_type ())
G_DECLARE_FINAL_TYPE (MedinaOptionRow, medina_option_row, MEDINA, OPTION_ROW, AdwActionRow)

/* Keeps a reference to the options. */
GtkWidget *medina_option_row_new (MedinaGameOptions *options, MdnOption option);

G_END_DECLS
