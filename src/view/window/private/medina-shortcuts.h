/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "rules.h"

G_BEGIN_DECLS

/* All keys of the program: one table for the application, which listens to those of its actions,
 * and for the window that lists them. The board's own come from medina-board-keys.h, those of the
 * pieces from medina-piece-key.h. */

/* Has the application listen to the keys of its actions. */
void medina_shortcuts_set (GtkApplication *application);

/* A line of the list. */
typedef struct
{
  const char *group; /* the heading above the line, translated */
  const char *title; /* what the keys do, translated */
  char **keys;       /* in words, as in "Ctrl+Z"; owned */
} MedinaShortcut;

/* The lines in the order in which they are shown, groups together: GArray of MedinaShortcut. The
 * pieces are those of the rules, which may be NULL for those that there are at all. Transfer
 * full. */
GArray *medina_shortcuts_list (const MdnRules *rules);

G_END_DECLS
