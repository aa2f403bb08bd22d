/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <pango/pango.h>

G_BEGIN_DECLS

/* The language of the program: what the person has chosen (see medina-language-choice.h), or as the
 * system has it, from start to end. A code is the name of a translation ("it", "zh_TW"), "en" for
 * the language of the source; a choice is a code or "", as the system has it. */

/* To be called first in main, while there is but one thread: it sets the locale, finds the
 * translations, and sets LANGUAGE and FC_LANG in the environment, which nothing changes later on. A
 * choice that cannot be followed is told on standard error, and the system followed. A program that
 * is not installed finds its translations where MEDINA_LOCALEDIR says. A program that does not call
 * this stays English. */
void medina_language_init (void);

/* Glyphs and direction of all widgets, once GTK has started. */
void medina_language_dress (void);

/* The code of the language that texts are in. */
const char *medina_language_get_spoken (void);

/* The code of the language that texts would be in after a start with this choice. */
const char *medina_language_foresee (const char *choice);

/* Whether another language than English can be spoken: gettext needs some locale for that, whose
 * language does not matter. Where no usual one is installed that takes a command to find out, which
 * medina_language_init() waits for, and nobody later. */
gboolean medina_language_can_translate (void);

/* The codes of what can be chosen, in the order to show them, without "". Free with g_strfreev. */
char **medina_language_list (void);

/* The name of a language, in that language; static. */
const char *medina_language_get_name (const char *code);

/* A sentence in that language, whatever is spoken now: it is spoken from the next start on. Static,
 * "" for a language that cannot be chosen. */
const char *medina_language_get_restart_notice (const char *code);

/* The language that texts are in, for choosing glyphs. */
PangoLanguage *medina_language_get_pango (void);

G_END_DECLS
