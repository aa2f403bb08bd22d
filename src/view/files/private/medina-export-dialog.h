/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-picture-format.h"

G_BEGIN_DECLS

/* The person has chosen a file and what kind it shall be. Unless `replace`, nobody was asked about
 * a file of that name: if there is one, it has to stay, and this be asked once more with that
 * name. */
typedef void (*MedinaExportChosen) (GFile *file,
                                    MedinaPictureFormat format,
                                    gboolean replace,
                                    GObject *owner);

/* Asks by the desktop's dialog where to save a picture of the board. The extension of the name that
 * the person gives decides on the format. A name without one, or one that was left as suggested
 * while another format was chosen by the filter, gets the extension of that format; then `replace`
 * is FALSE. Nothing is called if the dialog is canceled, or the owner gone meanwhile.
 *
 * Starts with the name of `suggested` and in its folder. If `proposed`, it is that of
 * medina_free_name_find_async(), and as long as the person leaves it alone gives way to that of
 * another format that is chosen. How large pictures are and whether they tell names and points is
 * asked as well, and stands in the settings "picture-size" and "picture-caption". */
void medina_export_dialog_run (GtkWindow *parent,
                               GFile *suggested,
                               MedinaPictureFormat format,
                               gboolean proposed,
                               GSettings *settings,
                               MedinaExportChosen chosen,
                               GObject *owner);

G_END_DECLS
