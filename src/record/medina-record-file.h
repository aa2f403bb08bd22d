/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "medina-record.h"

G_BEGIN_DECLS

/* Files with records in them. All of this waits for the disk and belongs into a thread.
 *
 * A stamp tells what a file contained when it was last read or written by this program; whoever
 * hands it back when writing learns if another program changed the file in between. It is a short
 * text without meaning to anybody else, and can be stored.
 *
 * Writing is all or nothing: whatever happens, be it a power cut, the file has either what it had
 * or all of the new text, and on success the latter is on the disk for good. (On file systems that
 * only GVfs knows, it is as safe as they are.) The file keeps its permissions, a new one gets the
 * usual ones. Through a symbolic link the file that it leads to is written. A file that may not be
 * written is left alone even where its folder would allow to replace it. */

/* The record in a file, or the one that it carries (medina-record-carrier.h). Transfer full; NULL
 * and the error is set if that fails. `stamp` may be NULL, or is set to a stamp (transfer full) on
 * success; to NULL where the record is not the file's own text: then it is not to be written
 * over. */
MedinaRecord *
medina_record_load (GFile *file, char **stamp, GCancellable *cancellable, GError **error);

/* Writes bytes such as medina_record_to_bytes makes.
 *
 * With a stamp in `*stamp`, a file with other contents is left alone, which is the error
 * MEDINA_RECORD_ERROR_CHANGED; a file that is not there any more is written again. With NULL in it
 * anything that is there is replaced. When the new text is in place the stamp is freed and replaced
 * by a new one. (That may be so even in case of an error: when it is unknown whether the disk
 * keeps it.) `stamp` itself may be NULL, too. */
gboolean medina_record_save_bytes (GFile *file,
                                   GBytes *bytes,
                                   char **stamp,
                                   GCancellable *cancellable,
                                   GError **error);

/* Both in one, for a plain record. */
gboolean medina_record_save (const MedinaRecord *record,
                             GFile *file,
                             char **stamp,
                             GCancellable *cancellable,
                             GError **error);

G_END_DECLS
