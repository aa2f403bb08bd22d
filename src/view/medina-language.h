/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <pango/pango.h>

G_BEGIN_DECLS

/* The language of the program, chosen by the person or as the system has it. A code is the name of
 * a translation ("it", "zh_TW"), "en" for the language of the source, "" for as the system. */

/* To be called first in main, before any text is made and before GTK starts: sets the locale, finds
 * the translations, and speaks as the settings say, or as the system if there are no settings. A
 * program that is not installed finds its translations where MEDINA_LOCALEDIR says. */
void medina_language_init (void);

/* The language of every text that is made from now on, here and in GTK, its glyphs and its
 * direction. What is on the screen stays as it is. Called again once GTK has started.
 * Does nothing in a program that has not called medina_language_init, which stays English. */
void medina_language_set (const char *code);

/* The codes of what can be chosen, in the order to show them, without "". Free with g_strfreev. */
char **medina_language_list (void);

/* The name of a language, in that language; static. */
const char *medina_language_get_name (const char *code);

/* The language that texts are in now, for choosing glyphs. */
PangoLanguage *medina_language_get_pango (void);

G_END_DECLS
