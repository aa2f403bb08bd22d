/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* A group of a preferences page with a heading of its own, which goes on in a further line where
 * there is no room for it in one. (The title of an AdwPreferencesGroup is shortened then, also
 * where text is large.) The rows that it has as children in a .ui file are those of its list.
 *
 * Properties:
 *   "heading"      string
 *   "explanation"  string, what is to be known of it; NULL for nothing */

#define MEDINA_TYPE_TITLED_GROUP (medina_titled_group_get_type ())
G_DECLARE_DERIVABLE_TYPE (MedinaTitledGroup,
                          medina_titled_group,
                          MEDINA,
                          TITLED_GROUP,
                          AdwPreferencesGroup)

struct _MedinaTitledGroupClass
{
  AdwPreferencesGroupClass parent_class;
};

MedinaTitledGroup *medina_titled_group_new (const char *heading);

const char *medina_titled_group_get_heading (MedinaTitledGroup *self);
void medina_titled_group_set_heading (MedinaTitledGroup *self, const char *heading);

const char *medina_titled_group_get_explanation (MedinaTitledGroup *self);
void medina_titled_group_set_explanation (MedinaTitledGroup *self, const char *explanation);

/* At the end of the list, and from it. */
void medina_titled_group_add (MedinaTitledGroup *self, GtkWidget *row);
void medina_titled_group_remove (MedinaTitledGroup *self, GtkWidget *row);

G_END_DECLS
