/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* A file that somebody chose, mostly in a dialog of the desktop. */

/* The file of another name beside it (transfer full), whether it is there or not: nobody was asked
 * about it. NULL if a desktop portal gives access to no other file than the one that was chosen. */
GFile *medina_chosen_file_rename (GFile *file, const char *name);

/* Its name, without its folder, as it is shown in sentences. Transfer full. */
char *medina_chosen_file_get_words (GFile *file);

/* Likewise, but with twice the room, for a sentence that says where something is to be found. */
char *medina_chosen_file_get_long_words (GFile *file);

G_END_DECLS
