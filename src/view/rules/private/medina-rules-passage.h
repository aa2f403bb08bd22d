/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What is read at once of a page of the rules book: a paragraph, a picture with its caption, a
 * table. It can have the focus, and is called by all the text in it, line by line. */

#define MEDINA_TYPE_RULES_PASSAGE (medina_rules_passage_get_type ())
G_DECLARE_FINAL_TYPE (MedinaRulesPassage, medina_rules_passage, MEDINA, RULES_PASSAGE, GtkWidget)

/* Takes the child, which does not change any more. Transfer floating. */
GtkWidget *medina_rules_passage_new (GtkWidget *child);

G_END_DECLS
