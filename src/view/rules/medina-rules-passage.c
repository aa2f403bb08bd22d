/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-rules-passage.h"

#include "medina-children.h"

struct _MedinaRulesPassage
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (MedinaRulesPassage, medina_rules_passage, GTK_TYPE_WIDGET)

typedef struct
{
  GString *text;
  int row; /* of a table; -1 for none */
} Reading;

static int
find_row (GtkWidget *label)
{
  GtkWidget *grid = gtk_widget_get_parent (label);
  int row;

  if (!GTK_IS_GRID (grid))
    return -1;
  gtk_grid_query_child (GTK_GRID (grid), label, NULL, &row, NULL, NULL);
  return row;
}

/* A row of a table is a line. A bullet says nothing. */
static void
add_label (Reading *self, GtkWidget *label)
{
  const int row = find_row (label);

  if (gtk_widget_has_css_class (label, "bullet"))
    return;
  if (self->text->len > 0)
    g_string_append (self->text, row >= 0 && row == self->row ? ", " : "\n");
  g_string_append (self->text, gtk_label_get_text (GTK_LABEL (label)));
  self->row = row;
}

static void
add_labels (Reading *self, GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    add_label (self, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    add_labels (self, child);
}

static void
medina_rules_passage_dispose (GObject *object)
{
  medina_children_unparent (GTK_WIDGET (object));
  G_OBJECT_CLASS (medina_rules_passage_parent_class)->dispose (object);
}

static void
medina_rules_passage_class_init (MedinaRulesPassageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = medina_rules_passage_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "rulespassage");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LABEL);
}

static void
medina_rules_passage_init (MedinaRulesPassage *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

GtkWidget *
medina_rules_passage_new (GtkWidget *child)
{
  MedinaRulesPassage *self = g_object_new (MEDINA_TYPE_RULES_PASSAGE, NULL);
  Reading reading = { g_string_new (NULL), -1 };

  gtk_widget_add_css_class (child, "passage");
  gtk_widget_set_parent (child, GTK_WIDGET (self));
  add_labels (&reading, child);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  reading.text->str, -1);
  g_string_free (reading.text, TRUE);
  return GTK_WIDGET (self);
}
