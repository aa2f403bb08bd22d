/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <cairo.h>

#include "medina-game.h"
#include "medina-picture-format.h"

G_BEGIN_DECLS

/* The board of a game as a picture by itself, without what the person at the board is doing, in the
 * light style. PNG pictures are of the size that is asked for; SVG drawings are as large and, like
 * PDF documents, made of vectors; a large board in a PDF document is 25 cm wide. */

/* How many pixels a space is wide. */
typedef enum
{
  MEDINA_PICTURE_SMALL = 48,
  MEDINA_PICTURE_MEDIUM = 96, /* unless another size is asked for */
  MEDINA_PICTURE_LARGE = 192,
} MedinaPictureSize;

typedef struct _MedinaBoardExport MedinaBoardExport;

/* Shows the game as it is now; later changes of it do not show. Transfer full. */
MedinaBoardExport *medina_board_export_new (MedinaGame *game, gboolean coordinates);
void medina_board_export_free (MedinaBoardExport *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (MedinaBoardExport, medina_board_export_free)

void medina_board_export_set_size (MedinaBoardExport *self, MedinaPictureSize size);

/* Adds a line with the players and their points below the board, as the game is now. */
void medina_board_export_add_caption (MedinaBoardExport *self, MedinaGame *game);

/* The game's record, which files of the picture carry; NULL for none. It keeps a reference. */
void medina_board_export_set_record (MedinaBoardExport *self, GBytes *record);

/* What PDF documents are called by those who show them; NULL for nothing. */
void medina_board_export_set_title (MedinaBoardExport *self, const char *title);

/* The size of the picture in pixels. */
void medina_board_export_get_size (const MedinaBoardExport *self, int *width, int *height);

/* Draws the picture with its upper left corner at 0, 0, a pixel a unit. Vectors stay vectors on
 * surfaces that want them. */
void medina_board_export_draw (const MedinaBoardExport *self, cairo_t *cr);

/* The contents of a file. Transfer full; NULL if there is not enough memory. */
GBytes *medina_board_export_to_bytes (const MedinaBoardExport *self,
                                      MedinaPictureFormat format,
                                      GError **error);

/* The same in a thread. Takes over the picture (transfer full). Transfer full of the bytes. */
void medina_board_export_render_async (MedinaBoardExport *self,
                                       MedinaPictureFormat format,
                                       GCancellable *cancellable,
                                       GAsyncReadyCallback callback,
                                       gpointer user_data);
GBytes *medina_board_export_render_finish (GAsyncResult *result, GError **error);

/* Writes a file in a thread, all or nothing: on failure the file is what it was. Takes over the
 * picture (transfer full). Unless `replace`, a file that is there already stays, which is
 * G_IO_ERROR_EXISTS, in the words of the system. The messages of all other errors are translated,
 * whole sentences that say what happened and what can be done; they do not name the file. Those of
 * files are of the domain MEDINA_RECORD_ERROR. Whoever cancels it need not wait for a drive that
 * does not answer: it ends at once, with G_IO_ERROR_CANCELLED, and the thread later. */
void medina_board_export_save_async (MedinaBoardExport *self,
                                     GFile *file,
                                     MedinaPictureFormat format,
                                     gboolean replace,
                                     GCancellable *cancellable,
                                     GAsyncReadyCallback callback,
                                     gpointer user_data);
gboolean medina_board_export_save_finish (GAsyncResult *result, GError **error);

G_END_DECLS
