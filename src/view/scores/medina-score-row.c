/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-score-row.h"

#include "medina-counting-label.h"
#include "medina-score-bar.h"

struct _MedinaScoreRow
{
  GtkListBoxRow parent_instance;

  MedinaScoreLight light;
  int palace;
  char *text;
  double seen;  /* see medina_score_row_reveal () */
  double share; /* likewise */
};

G_DEFINE_FINAL_TYPE (MedinaScoreRow, medina_score_row, GTK_TYPE_LIST_BOX_ROW)

static void
medina_score_row_finalize (GObject *object)
{
  g_free (MEDINA_SCORE_ROW (object)->text);
  G_OBJECT_CLASS (medina_score_row_parent_class)->finalize (object);
}

static void
medina_score_row_class_init (MedinaScoreRowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = medina_score_row_finalize;
}

static void
medina_score_row_init (MedinaScoreRow *self)
{
  self->palace = MDN_NO_PALACE;
  self->seen = self->share = 1;
}

GtkWidget *
medina_score_row_new (GtkWidget *child, MedinaScoreLight light, const char *name, const char *text)
{
  MedinaScoreRow *self = g_object_new (MEDINA_TYPE_SCORE_ROW, "child", child, NULL);

  self->light = light;
  self->text = g_strdup (text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  if (text != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                    text, -1);
  return GTK_WIDGET (self);
}

int
medina_score_row_get_palace (MedinaScoreRow *self)
{
  g_return_val_if_fail (MEDINA_IS_SCORE_ROW (self), MDN_NO_PALACE);

  return self->palace;
}

void
medina_score_row_set_palace (MedinaScoreRow *self, int palace)
{
  g_return_if_fail (MEDINA_IS_SCORE_ROW (self));

  self->palace = palace;
}

MedinaScoreLight
medina_score_row_get_light (MedinaScoreRow *self)
{
  g_return_val_if_fail (MEDINA_IS_SCORE_ROW (self), (MedinaScoreLight){ 0 });

  return self->light;
}

const char *
medina_score_row_get_text (MedinaScoreRow *self)
{
  g_return_val_if_fail (MEDINA_IS_SCORE_ROW (self), NULL);

  return self->text;
}

void
medina_score_row_set_lit (MedinaScoreRow *self, gboolean lit)
{
  g_return_if_fail (MEDINA_IS_SCORE_ROW (self));

  if (lit)
    gtk_widget_add_css_class (GTK_WIDGET (self), "lit");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "lit");
}

gboolean
medina_score_row_get_lit (MedinaScoreRow *self)
{
  g_return_val_if_fail (MEDINA_IS_SCORE_ROW (self), FALSE);

  return gtk_widget_has_css_class (GTK_WIDGET (self), "lit");
}

static void
set_share (GtkWidget *widget, double share)
{
  if (MEDINA_IS_COUNTING_LABEL (widget))
    medina_counting_label_set_share (MEDINA_COUNTING_LABEL (widget), share);
  else if (MEDINA_IS_SCORE_BAR (widget))
    medina_score_bar_set_share (MEDINA_SCORE_BAR (widget), share);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    set_share (child, share);
}

void
medina_score_row_reveal (MedinaScoreRow *self, double seen, double share)
{
  g_return_if_fail (MEDINA_IS_SCORE_ROW (self));

  if (self->seen != seen)
    gtk_widget_set_opacity (GTK_WIDGET (self), seen);
  if (self->share != share)
    set_share (GTK_WIDGET (self), share);
  self->seen = seen;
  self->share = share;
}

double
medina_score_row_get_share (MedinaScoreRow *self)
{
  g_return_val_if_fail (MEDINA_IS_SCORE_ROW (self), 1);

  return self->share;
}
