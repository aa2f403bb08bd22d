/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* A temporary folder for a test. */

char *folder_create (void); /* transfer full */
void folder_write (const char *folder, const char *name, const char *text);
guint folder_count (const char *folder); /* files in it, folders not included */
void folder_remove (const char *folder); /* with the files in it */
