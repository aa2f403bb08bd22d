/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* A temporary folder for a test. */

char *folder_create (void); /* transfer full */
void folder_write (const char *folder, const char *name, const char *text);
guint folder_count (const char *folder); /* files in it, folders not included */
void folder_remove (const char *folder); /* with all that is in it */

/* Makes a folder that is not empty in the place of a file: it can be neither read nor written
 * nor removed, not even by root. */
void folder_block (const char *folder, const char *name);
void folder_unblock (const char *folder, const char *name);
