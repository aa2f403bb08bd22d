/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-computer-player.h"

G_BEGIN_DECLS

/* What people see of the computers' turns, and can do about them: how far a thought has come, a
 * button that makes them move now, and one that has them pause. */

#define MEDINA_TYPE_COMPUTER_CONTROLS (medina_computer_controls_get_type ())
G_DECLARE_FINAL_TYPE (MedinaComputerControls,
                      medina_computer_controls,
                      MEDINA,
                      COMPUTER_CONTROLS,
                      GObject)

/* Borrows the widgets, which must live as long; the buttons have their actions already. */
MedinaComputerControls *
medina_computer_controls_new (GtkProgressBar *progress, GtkWidget *play_now, GtkButton *pause);

/* NULL for none. */
void medina_computer_controls_set_computer (MedinaComputerControls *self,
                                            MedinaComputerPlayer *computer);

G_END_DECLS
