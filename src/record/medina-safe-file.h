/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Replaces a file on this machine in one step: the new contents are written to a file beside it,
 * are brought to the disk, and then take its place. */

/* What the file beside it is called at first; one that is found later was left there by a crash. */
#define MEDINA_SAFE_FILE_PREFIX ".medina-save-"

/* `replaced` is set to whether the new contents are in place, which they can be in spite of an
 * error: when the disk does not confirm it. Symbolic links are followed. The permissions and, as far
 * as possible, the owner and group stay. The error is a MedinaRecordError. */
gboolean
medina_safe_file_replace (const char *path, GBytes *contents, gboolean *replaced, GError **error);

G_END_DECLS
