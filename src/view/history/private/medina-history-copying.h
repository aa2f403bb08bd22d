/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-history.h"

G_BEGIN_DECLS

/* Copies the records of all games into a folder of the person's own, in a thread. What has the name
 * of one there is that game, and is replaced. */
void medina_history_copy_async (MedinaHistory *history,
                                GFile *folder,
                                GCancellable *cancellable,
                                GAsyncReadyCallback callback,
                                gpointer data);

/* How many were copied; -1 and an error if one of them could not be. */
int medina_history_copy_finish (GAsyncResult *result, GError **error);

/* Where they are copied to; transfer none. */
GFile *medina_history_copy_get_folder (GAsyncResult *result);

G_END_DECLS
