/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-piece-atlas.h"
#include "medina-rules-page.h"

G_BEGIN_DECLS

/* The tables of the rules book; all numbers come from the rules themselves. Transfer floating. */

/* What each player begins with, with any number of players, in the editions that have these rules;
 * NULL: in all of them. */
GtkWidget *medina_rules_tables_create_stocks (MedinaPieceAtlas *atlas, const MdnRules *rules);

/* What the palace that is counted in an example is worth, item by item. */
GtkWidget *medina_rules_tables_create_points (MedinaRulesExampleId example);

G_END_DECLS
