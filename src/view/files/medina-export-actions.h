/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-document.h"
#include "medina-picture-format.h"
#include "medina-wait-bar.h"

G_BEGIN_DECLS

/* What leads out of the program, actions of a window, "win.…":
 *   export-board   saves a picture of the board
 *   copy-board     the same picture to the clipboard
 *   copy-scores    the score sheet as text to the clipboard
 *   copy-moves     the turns as text to the clipboard
 *   print          the board and the score sheet
 *
 * A picture that is under way when the window closes gets to its file all the same.
 *
 * Signal:
 *   "announce"  (const char *text): what was done, to be told in the window */

#define MEDINA_TYPE_EXPORT_ACTIONS (medina_export_actions_get_type ())
G_DECLARE_FINAL_TYPE (MedinaExportActions, medina_export_actions, MEDINA, EXPORT_ACTIONS, GObject)

/* Adds the actions to the map, which must not have them any longer than the window lives. What goes
 * wrong is told over the window, and by its bar what takes long. The settings say whether pictures
 * have coordinates. */
MedinaExportActions *medina_export_actions_new (GActionMap *map,
                                                GtkWindow *window,
                                                GSettings *settings,
                                                MedinaWaitBar *wait_bar);

/* Saves a picture of the board, as export-board does once the person has chosen the file. If it is
 * there already, it stays unless `replace`, and the person is asked once more. */
void medina_export_actions_save (MedinaExportActions *self,
                                 GFile *file,
                                 MedinaPictureFormat format,
                                 gboolean replace);

/* They need a game; NULL for none. */
void medina_export_actions_set_document (MedinaExportActions *self, MedinaDocument *document);

G_END_DECLS
