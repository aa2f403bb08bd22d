/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "medina-record-error.h"

G_BEGIN_DECLS

/* Single keys of a record. What a function cannot read is MEDINA_RECORD_ERROR_VALUE, with a
 * sentence that names the group and the key. */

#define MEDINA_RECORD_GROUP "Medina"

gboolean medina_record_key_exists (GKeyFile *keys, const char *group, const char *key);

/* The text as it is, escapes undone; transfer full. NULL where there is none, or one with a
 * misplaced backslash. */
char *medina_record_key_find (GKeyFile *keys, const char *group, const char *key);

/* The same, but NULL on error. */
char *medina_record_key_read (GKeyFile *keys, const char *group, const char *key, GError **error);

/* A number in decimal digits. */
gboolean medina_record_key_read_number (GKeyFile *keys,
                                        const char *group,
                                        const char *key,
                                        int least,
                                        int most,
                                        int *number,
                                        GError **error);

/* One of the words, which end with NULL: its place among them. */
gboolean medina_record_key_read_word (GKeyFile *keys,
                                      const char *group,
                                      const char *key,
                                      const char *const *words,
                                      int *index,
                                      GError **error);

/* One of the nicks of a GEnum: its value. */
gboolean medina_record_key_read_enum (GKeyFile *keys,
                                      const char *group,
                                      const char *key,
                                      GType type,
                                      int *value,
                                      GError **error);
void medina_record_key_write_enum (GKeyFile *keys,
                                   const char *group,
                                   const char *key,
                                   GType type,
                                   int value);

void medina_record_key_remove (GKeyFile *keys, const char *group, const char *key);

/* A text from a file as it can be shown in a sentence: of a long one only the beginning, and
 * nothing that would not be visible. Transfer full. */
char *medina_record_quote (const char *text, gssize length);

G_END_DECLS
