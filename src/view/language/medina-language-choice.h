/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* The language that the person has chosen, for the next start of the program. It is kept in a file
 * with nothing else, medina/language in the folder for configuration, because it has to be known
 * before there are threads: GSettings starts some. Without the file, as the system has it. */

/* Where it is kept. Free with g_free. */
char *medina_language_choice_get_path (void);

/* What the beginning of the file says, without blanks around it: "" if there is none, or if it is
 * empty. It need not be a language. NULL and an error if it cannot be read. Free with g_free. */
char *medina_language_choice_read (GError **error);

/* Keeps the choice, "" for as the system, which removes the file: afterwards the old choice or the
 * new one is there, whatever happens. FALSE and an error if the old one had to stay. That may take
 * as long as the disk likes, so it is not for the main loop. */
gboolean medina_language_choice_write (const char *choice, GError **error);

/* The same in a thread: of several choices the last one is kept. A program that is to end waits for
 * it. */
void medina_language_choice_write_async (const char *choice,
                                         GAsyncReadyCallback callback,
                                         gpointer data);
gboolean medina_language_choice_write_finish (GAsyncResult *result, GError **error);

G_END_DECLS
