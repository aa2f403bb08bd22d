/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-choice-row.h"

#include <adwaita.h>

#include "medina-icon.h"

enum
{
  /* In pixels: with the frame of its popover, it fits into the narrowest window. */
  LIST_WIDTH = 296,
};

static GtkWidget *
create_label (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  return label;
}

GtkWidget *
medina_choice_row_new (const char *icon_name, const char *title, const char *description)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *name = create_label (title);
  GtkWidget *sentence = create_label (description);

  gtk_label_set_wrap (GTK_LABEL (sentence), TRUE);
  gtk_label_set_natural_wrap_mode (GTK_LABEL (sentence), GTK_NATURAL_WRAP_NONE);
  gtk_widget_add_css_class (sentence, "caption");
  gtk_widget_add_css_class (sentence, "dim-label");
  gtk_box_append (GTK_BOX (lines), name);
  gtk_box_append (GTK_BOX (lines), sentence);
  gtk_widget_set_hexpand (lines, TRUE);
  if (icon_name != NULL)
    gtk_box_append (GTK_BOX (box), medina_icon_new (icon_name));
  gtk_box_append (GTK_BOX (box), lines);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_LABELLED_BY, name,
                                  NULL, GTK_ACCESSIBLE_RELATION_DESCRIBED_BY, sentence, NULL, -1);
  return row;
}

/* A popover takes its own frame for room for its contents when it asks how tall lines are that
 * wrap; for those in the clamp that makes no difference. */
GtkWidget *
medina_choice_list_wrap (GtkListBox *list)
{
  GtkWidget *clamp = adw_clamp_new ();

  gtk_widget_add_css_class (GTK_WIDGET (list), "seat-choices");
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), LIST_WIDTH);
  adw_clamp_set_tightening_threshold (ADW_CLAMP (clamp), LIST_WIDTH);
  adw_clamp_set_child (ADW_CLAMP (clamp), GTK_WIDGET (list));
  return clamp;
}
