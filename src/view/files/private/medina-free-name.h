/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "medina-picture-format.h"

G_BEGIN_DECLS

/* Finds a name for a picture that no file has yet: that of `file` with the extension of the format,
 * or the first one with a number, "City (2).png". Asks in a thread: a drive may take long to
 * answer. */
void medina_free_name_find_async (GFile *file,
                                  MedinaPictureFormat format,
                                  GCancellable *cancellable,
                                  GAsyncReadyCallback callback,
                                  gpointer data);

/* In the same folder. Transfer full; NULL and G_IO_ERROR_CANCELLED if it was cancelled, which does
 * not wait for the drive: there is no other error. */
GFile *medina_free_name_find_finish (GAsyncResult *result, GError **error);

G_END_DECLS
