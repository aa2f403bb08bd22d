/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A key file as text. What g_key_file_to_data makes of the same keys depends on GLib's version, in
 * the empty lines and in where it puts new keys among remarks; records are written here instead. */

/* The lines of a text, without those that are empty and without spaces around them. Free it with
 * g_strfreev. */
char **medina_record_text_split (const char *text, gsize length);

/* The keys as text, transfer full. `lines` is what they were read from and tells the order, and
 * where the remarks are; NULL if they were not read. New keys stand behind the others of their
 * group, new groups at the end; an empty line is before each group, and nowhere else. Remarks
 * inside of a group that is not there any more are gone with it. */
char *medina_record_text_join (GKeyFile *keys, char *const *lines, gsize *length);

G_END_DECLS
