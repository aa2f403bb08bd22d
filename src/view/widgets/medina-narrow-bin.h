/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Says whether it is narrow, so that what is in it can do with less: bind to that what is to be
 * shown. It can always be made narrow, whatever its child needs at other widths.
 *
 * (AdwSqueezer, which chooses among children, is given a little less than its child needs where a
 * box shares out what is missing, and is deprecated; AdwBreakpoint comes with libadwaita 1.4.)
 *
 * Properties:
 *   "child"     GtkWidget, read-write
 *   "below"     gint, read-write: less is narrow, in pixels
 *   "narrow"    gboolean, read-only; TRUE until there is a width. It changes just before the child
 *               is laid out, which finds everything as it is to be then */

#define MEDINA_TYPE_NARROW_BIN (medina_narrow_bin_get_type ())
G_DECLARE_FINAL_TYPE (MedinaNarrowBin, medina_narrow_bin, MEDINA, NARROW_BIN, GtkWidget)

G_END_DECLS
