/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "medina-rules-page.h"

G_BEGIN_DECLS

/* A page of the rules book with its title, texts, pictures and tables, in the language that is
 * spoken now, with what holds in games with `rules`; NULL: for all of them. Transfer floating. */
GtkWidget *
medina_rules_sheet_new (MedinaPieceAtlas *atlas, MedinaRulesPageId page, const MdnRules *rules);

/* The picture that stands for the page. Transfer floating. */
GtkWidget *
medina_rules_sheet_create_emblem (MedinaPieceAtlas *atlas, MedinaRulesPageId page, int width);

G_END_DECLS
