/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What a label is in that is shortened within, as medina_name_label_prepare () has it. Pango widens
 * the ellipsis until the line is as wide as the label, and what follows it seems to begin with a
 * blank: here the label is as wide as the line. */

#define MEDINA_TYPE_NAME_FRAME (medina_name_frame_get_type ())
G_DECLARE_FINAL_TYPE (MedinaNameFrame, medina_name_frame, MEDINA, NAME_FRAME, GtkWidget)

GtkWidget *medina_name_frame_new (GtkLabel *label);

G_END_DECLS
