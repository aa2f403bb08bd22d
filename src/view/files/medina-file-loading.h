/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-document.h"
#include "medina-wait-bar.h"

G_BEGIN_DECLS

/* A file with a game that is being read. It is kept until the reading has ended. */

#define MEDINA_TYPE_FILE_LOADING (medina_file_loading_get_type ())
G_DECLARE_FINAL_TYPE (MedinaFileLoading, medina_file_loading, MEDINA, FILE_LOADING, GObject)

/* Called once when the reading has ended, in whatever way. */
typedef void (*MedinaFileLoaded) (MedinaFileLoading *loading, gpointer data);

/* Begins to read in a thread. */
MedinaFileLoading *
medina_file_loading_new (MedinaStore *store, GFile *file, MedinaFileLoaded loaded, gpointer data);

/* Has a window's bar tell of it when it takes long, counted from when it began; there the person
 * can give it up. Nothing happens when it has been read. */
void medina_file_loading_show (MedinaFileLoading *self, MedinaWaitBar *bar);

void medina_file_loading_cancel (MedinaFileLoading *self);

/* All transfer none. The document is NULL until the file is read, and if it cannot be; the error
 * says why it cannot. If the reading was given up there is neither. */
GFile *medina_file_loading_get_file (MedinaFileLoading *self);
MedinaDocument *medina_file_loading_get_document (MedinaFileLoading *self);
const GError *medina_file_loading_get_error (MedinaFileLoading *self);

G_END_DECLS
