/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Says why the item of that label, mnemonic included, cannot be chosen in a popover that was made
 * from a menu model, whenever it cannot: in a tooltip, and to screen readers. (Items of a
 * GMenuModel have neither.) Nothing happens where there is no such item. */
void medina_menu_reason_add (GtkPopover *popover, const char *label, const char *reason);

G_END_DECLS
