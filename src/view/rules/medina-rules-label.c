/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-rules-label.h"

static GtkWidget *
create (const char *text, const char *css_class, GtkAccessibleRole role)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "accessible-role", role, "label", text, "wrap",
                                   TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "xalign", 0.0, NULL);

  gtk_widget_add_css_class (label, css_class);
  return label;
}

GtkWidget *
medina_rules_label_new (const char *text, const char *css_class)
{
  return create (text, css_class, GTK_ACCESSIBLE_ROLE_LABEL);
}

GtkWidget *
medina_rules_label_new_heading (const char *text, int level, const char *css_class)
{
  GtkWidget *label = create (text, css_class, GTK_ACCESSIBLE_ROLE_HEADING);

  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LEVEL, level, -1);
  return label;
}
