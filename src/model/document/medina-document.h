/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-game-record.h"
#include "medina-placement-gate.h"
#include "medina-store.h"

G_BEGIN_DECLS

/* A game with what keeps it: the slot where it is stored while it is played, and the file that
 * somebody saved it to.
 *
 * Every change of the game is written to the slot, in a thread. A placement is on the disk before
 * the next one is made: until then the gate, through which placements are to come, is closed. If the
 * slot cannot be written, that is tried again after a while, and with every change. People can go on
 * playing meanwhile; where a computer is to move the gate is closed until all is on the disk.
 *
 * Properties, read-only:
 *   "game"      MedinaGame; never changes
 *   "file"      GFile; NULL as long as the game was not saved
 *   "title"     string, the file's name without its suffix; "" without a file
 *   "modified"  gboolean, whether the file has not all of the game; without a file, whether
 *               anything was placed
 *   "busy"      gboolean, whether the slot or a file is being written, or the document is being
 *               given away
 *   "trouble"   string, why the game is not kept at present, a translated sentence; NULL while
 *               all is well */

#define MEDINA_TYPE_DOCUMENT (medina_document_get_type ())
G_DECLARE_FINAL_TYPE (MedinaDocument, medina_document, MEDINA, DOCUMENT, GObject)

/* A game that begins. */
MedinaDocument *medina_document_new (MedinaStore *store, MedinaGame *game);

/* A game that was put away, or whose program ended, exactly as it was; also one that is finished.
 * NULL and an error if it is not to be had any more. Where nothing can be written, it can be looked
 * at and played; its first change tells that it is not kept any further. */
void medina_document_resume_async (MedinaStore *store,
                                   const char *id,
                                   GCancellable *cancellable,
                                   GAsyncReadyCallback callback,
                                   gpointer data);
MedinaDocument *medina_document_resume_finish (GAsyncResult *result, GError **error);

/* A game from a file. Nothing is done to the file. */
void medina_document_load_async (MedinaStore *store,
                                 GFile *file,
                                 GCancellable *cancellable,
                                 GAsyncReadyCallback callback,
                                 gpointer data);
MedinaDocument *medina_document_load_finish (GAsyncResult *result, GError **error);

MedinaGame *medina_document_get_game (MedinaDocument *self);          /* transfer none */
MedinaPlacementGate *medina_document_get_gate (MedinaDocument *self); /* transfer none */
GFile *medina_document_get_file (MedinaDocument *self);               /* transfer none, nullable */
const char *medina_document_get_title (MedinaDocument *self);

/* When the game began, in UTC; transfer none, nullable. */
GDateTime *medina_document_get_date (MedinaDocument *self);
gboolean medina_document_get_modified (MedinaDocument *self);
gboolean medina_document_get_busy (MedinaDocument *self);

/* Whether an attempt to save to a file failed while the document was busy last, which was told to
 * whoever made it. */
gboolean medina_document_get_save_failed (MedinaDocument *self);

/* Saves to a file, which becomes the document's; NULL for the one that it has. If another program
 * has changed that one meanwhile the error is MEDINA_RECORD_ERROR_CHANGED, unless `replace`; a
 * file that was just chosen is always replaced. */
void medina_document_save_async (MedinaDocument *self,
                                 GFile *file,
                                 gboolean replace,
                                 GAsyncReadyCallback callback,
                                 gpointer data);
gboolean medina_document_save_finish (MedinaDocument *self, GAsyncResult *result, GError **error);

/* Whether the game is in its slot, from where it can be resumed, or on its way there. */
gboolean medina_document_get_kept (MedinaDocument *self);
const char *medina_document_get_trouble (MedinaDocument *self); /* nullable */

/* Waits until nothing is being written, writes the slot for the last time and gives it away: the
 * game can be resumed, to be gone on with or, if it is finished, to be looked at. If nothing was
 * placed it is dropped instead. What is in a file only stays there only. Nothing else is made of
 * the game then. FALSE and an error if it could not be written, and the file has not all of the
 * game either: then the document goes on as before. Not to be called while it is being given away. */
void
medina_document_put_away_async (MedinaDocument *self, GAsyncReadyCallback callback, gpointer data);
gboolean
medina_document_put_away_finish (MedinaDocument *self, GAsyncResult *result, GError **error);

/* Likewise, but drops the slot: the game is given up. FALSE and an error if what was kept of it
 * cannot be removed: it can be resumed. */
void
medina_document_discard_async (MedinaDocument *self, GAsyncReadyCallback callback, gpointer data);
gboolean
medina_document_discard_finish (MedinaDocument *self, GAsyncResult *result, GError **error);

G_END_DECLS
