/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Files on this machine. The errors are MedinaRecordErrors, or G_IO_ERROR_CANCELLED.
 *
 * Reading never waits for another program, as it would with a pipe, a device, or a file that a
 * program has to itself. (For a drive that does not answer it does.)
 *
 * A file is replaced in one step: the new contents are written to a file beside it,
 * are brought to the disk, and then take its place. */

/* What the file beside it is called at first; one that is found later was left there by a crash. */
#define MEDINA_SAFE_FILE_PREFIX ".medina-save-"

enum
{
  /* Seconds that no file is beside it any more, unless it was left there */
  MEDINA_SAFE_FILE_AGE = 60,
};

/* All of a file that has at most `limit` bytes. Transfer full; NULL and an error if that fails. */
GBytes *
medina_safe_file_read (const char *path, gsize limit, GCancellable *cancellable, GError **error);

/* `replaced` is set to whether the new contents are in place, which they can be in spite of an
 * error: when the disk does not confirm it. Symbolic links are followed. The permissions and, as
 * far as possible, the owner and group stay. Whoever cancels it can be sure that nothing is
 * replaced later on, unless that had begun already. */
gboolean medina_safe_file_replace (const char *path,
                                   GBytes *contents,
                                   gboolean *replaced,
                                   GCancellable *cancellable,
                                   GError **error);

/* Deletes a file that a killed program has left, if it is older than so many seconds: a younger one
 * may be in use. */
void medina_safe_file_delete_left (const char *path, int seconds);

G_END_DECLS
