/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* An icon beside words that say the same, which screen readers pass over. The name may be NULL, for
 * one that gets it later. */
GtkWidget *medina_icon_new (const char *name);

G_END_DECLS
