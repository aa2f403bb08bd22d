/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define MEDINA_TYPE_POPOVER_BIN (medina_popover_bin_get_type ())

/* What is in a popover whose text breaks into lines: as wide as it wants to be, but no wider than
 * the window, and as high as it is then. GTK 4 asks a popover's child how high it is with the width
 * of the shadow on top, and makes a popover narrower beside an edge of the window: either way it
 * would be too low for its lines. */
G_DECLARE_FINAL_TYPE (MedinaPopoverBin, medina_popover_bin, MEDINA, POPOVER_BIN, GtkWidget)

/* Takes the child, the property "child". */
GtkWidget *medina_popover_bin_new (GtkWidget *child);

G_END_DECLS
