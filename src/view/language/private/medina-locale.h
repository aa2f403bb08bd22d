/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Whether gettext translates in a locale of this name at all, installed or not. In C and POSIX it
 * does not, whatever LANGUAGE says; since glibc 2.39 it does not in C.UTF-8 either. */
gboolean medina_locale_translates (const char *name);

/* The name of an installed UTF-8 locale in which gettext translates: the first of the likely ones
 * (as "ja_JP.UTF-8"; NULL-terminated) that is there, else any, for LANGUAGE decides on the language
 * in all of them. NULL if there is none at all. Free with g_free. Where none of the likely ones is
 * there, a command is asked for the others and waited for, the first time. */
char *medina_locale_find (const char *const *likely);

G_END_DECLS
