/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-record.h"

G_BEGIN_DECLS

/* Games on the clipboard: pictures that carry one, records, texts that have one beside them, and
 * the text of a printed page's code. */

/* The bytes of a PNG picture, for programs that take pictures and for this one. */
void medina_game_clipboard_set_picture (GdkClipboard *clipboard, GBytes *picture);

/* Text about a game, for programs that take text; for this one its record. */
void medina_game_clipboard_set_text (GdkClipboard *clipboard, const char *text, GBytes *record);

/* Reads a game from the clipboard, wherever it comes from. */
void medina_game_clipboard_read_async (GdkClipboard *clipboard,
                                       GCancellable *cancellable,
                                       GAsyncReadyCallback callback,
                                       gpointer data);

/* Transfer full; NULL and an error if there is none. Its message is translated, whole sentences. */
MedinaRecord *medina_game_clipboard_read_finish (GAsyncResult *result, GError **error);

G_END_DECLS
