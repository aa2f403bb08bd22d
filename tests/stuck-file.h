/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

/* A file on a drive that does not answer: whoever reads or writes it, or asks about it, waits, also
 * when the operation is canceled, until it is let go. Then it does what is asked of it with a file
 * that does answer. Its folder and other files there are on the same drive. */

#define STUCK_TYPE_FILE (stuck_file_get_type ())
G_DECLARE_FINAL_TYPE (StuckFile, stuck_file, STUCK, FILE, GObject)

GFile *stuck_file_new (GFile *behind);

/* Whether the drive answers from now on, for all files on it; those who wait go on then. */
void stuck_file_set_answers (GFile *file, gboolean answers);

/* Whether somebody waits for the drive. */
gboolean stuck_file_is_awaited (GFile *file);
