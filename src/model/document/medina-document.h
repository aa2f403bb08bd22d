/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-game-record.h"
#include "medina-placement-gate.h"
#include "medina-store.h"

G_BEGIN_DECLS

/* A game with the places where it is stored: the slot that it is written to while it is played, and
 * the file that a person saved it to.
 *
 * Every change of the game is written to the slot, in a thread. A placement is on the disk before
 * the next one is made: until then the gate, through which placements are to come, is closed. If
 * the slot cannot be written, that is tried again after a while, and with every change. People can
 * go on playing meanwhile; where a computer is to move the gate is closed until all is on the disk.
 * A drive that does not answer is such a failure after a few seconds; when it does answer all is
 * well again.
 *
 * When the game ends its record is put into the history of the store, and the slot, which is of no
 * use any more, is removed when the document is closed.
 *
 * Properties, read-only:
 *   "game"            MedinaGame; never changes
 *   "file"            GFile; NULL as long as the game was not saved
 *   "title"           string, the name without its suffix of the file, or of the picture that the
 *                     game is from; "" without either
 *   "modified"        gboolean, whether the file, or the picture, has not all of the game; without
 *                     either, whether anything was placed
 *   "busy"            gboolean, whether the slot or a file is being written, or the document is
 *                     being closed; not while nobody waits any more for a slot whose drive does not
 *                     answer
 *   "autosave-error"  string, why the game is not stored at present, a translated sentence; NULL
 *                     while all is well */

#define MEDINA_TYPE_DOCUMENT (medina_document_get_type ())
G_DECLARE_FINAL_TYPE (MedinaDocument, medina_document, MEDINA, DOCUMENT, GObject)

/* A game that begins. */
MedinaDocument *medina_document_new (MedinaStore *store, MedinaGame *game);

/* A game that comes in no file, such as from the clipboard: it is stored at once. */
MedinaDocument *medina_document_new_from_record (MedinaStore *store, const MedinaRecord *record);

/* A game from the history, to be looked at. The history keeps it as it is: whatever is done to this
 * one makes another game. */
MedinaDocument *medina_document_new_from_history (MedinaStore *store, const MedinaRecord *record);

/* The record of the game as a file would have it now. Transfer full. */
GBytes *medina_document_get_record (MedinaDocument *self);

/* The history that the game goes to when it ends, transfer none, nullable; and the name that its
 * file has there, transfer full, NULL if it is not over. A game that came from elsewhere has the
 * same name, whether it is there or not. */
MedinaHistory *medina_document_get_history (MedinaDocument *self);
char *medina_document_get_kept_name (MedinaDocument *self);

/* The record of a new game, for a document of its own, that goes on from what is shown of this one,
 * with the same players and rules, and says so. Nothing is done to this one. Transfer full. */
MedinaRecord *medina_document_branch (MedinaDocument *self);

/* A game that was stored, exactly as it was when its document was closed or its program ended; also
 * one that is finished. NULL and an error if it cannot be read any more. Where nothing can be
 * written it can be looked at and played; after its first change "autosave-error" says that it is
 * not stored any more. */
void medina_document_resume_async (MedinaStore *store,
                                   const char *id,
                                   GCancellable *cancellable,
                                   GAsyncReadyCallback callback,
                                   gpointer data);
MedinaDocument *medina_document_resume_finish (GAsyncResult *result, GError **error);

/* A game from a file, or from a picture that carries it: then it has no file yet. Nothing is done
 * to the file. If it is canceled it ends soon, also where a drive does not answer. */
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

/* Whether saving to a file failed while the document was busy last. The caller of
 * medina_document_save_async has had the error. */
gboolean medina_document_get_save_failed (MedinaDocument *self);

/* Saves to a file, which becomes the document's; NULL for the one that it has. If another program
 * has changed that one meanwhile the error is MEDINA_RECORD_ERROR_CHANGED, unless `replace`; a
 * file that was just chosen is always replaced.
 *
 * Whoever cancels it need not wait for a drive that does not answer: it ends soon, with
 * G_IO_ERROR_CANCELLED. What is in the file then is known only when the drive does answer. */
void medina_document_save_async (MedinaDocument *self,
                                 GFile *file,
                                 gboolean replace,
                                 GCancellable *cancellable,
                                 GAsyncReadyCallback callback,
                                 gpointer data);

/* Likewise to a file that was just chosen, but under another name than the person chose: if there
 * is one of that name already it stays as it is, and the game is saved to the other one, which was
 * chosen. */
void medina_document_save_new_async (MedinaDocument *self,
                                     GFile *file,
                                     GFile *otherwise,
                                     GCancellable *cancellable,
                                     GAsyncReadyCallback callback,
                                     gpointer data);

/* Of either. */
gboolean medina_document_save_finish (MedinaDocument *self, GAsyncResult *result, GError **error);

/* Whether the game is stored in its slot, from where it can be resumed, or is being written
 * there. */
gboolean medina_document_get_autosaved (MedinaDocument *self);
const char *medina_document_get_autosave_error (MedinaDocument *self); /* nullable */

/* Whether that slot of the store is the document's. */
gboolean medina_document_has_slot (MedinaDocument *self, const char *id);

/* Whether both are of the same file; or came from the same picture, and are the same game now: in
 * one of them there may be another game by then, and in the picture, too. */
gboolean medina_document_has_same (MedinaDocument *self, MedinaDocument *other);

/* Waits until nothing is being written, writes the slot for the last time and releases it: the game
 * can be resumed, to be continued or, if it is finished, to be looked at. If nothing was placed the
 * slot is removed instead. A game that is only in a file stays there only. The document stores
 * nothing any more after that. FALSE and an error if the slot could not be written, and the file
 * has not all of the game either: then the document goes on as before. Not to be called while it is
 * being closed. */
void
medina_document_close_async (MedinaDocument *self, GAsyncReadyCallback callback, gpointer data);
gboolean medina_document_close_finish (MedinaDocument *self, GAsyncResult *result, GError **error);

/* Where the game is to be found once the document is closed: the slot that it can be resumed from,
 * transfer none; NULL if it is in none, because nothing was placed or all of it is elsewhere. Then
 * the document itself can be opened again, and stores the game as before. */
const char *medina_document_get_left (MedinaDocument *self);
void medina_document_reopen (MedinaDocument *self);

/* Closes the document likewise, but removes the slot: the game is given up. FALSE and an error if
 * the slot cannot be removed: the game can still be resumed. */
void
medina_document_discard_async (MedinaDocument *self, GAsyncReadyCallback callback, gpointer data);
gboolean
medina_document_discard_finish (MedinaDocument *self, GAsyncResult *result, GError **error);

/* Writes at once what could not be written last, instead of after a while; nothing if all is
 * well. */
void medina_document_retry (MedinaDocument *self);

G_END_DECLS
