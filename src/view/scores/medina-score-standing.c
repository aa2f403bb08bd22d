/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-score-standing.h"

#include "medina-name-label.h"

struct _MedinaScoreStanding
{
  int width;
  int height;
  int letters;    /* how high they are */
  guint apply_id; /* idle source: names cannot change during an allocation */

  MedinaScoreSheet *sheet;     /* owned; NULL without rows */
  MedinaScoreColumns *columns; /* borrowed */
};

static GtkWidget *
find_list (MedinaScoreStanding *self)
{
  return gtk_widget_get_first_child (GTK_WIDGET (self->columns));
}

static GtkLabel *
find_name (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    return gtk_widget_has_css_class (widget, "name") ? GTK_LABEL (widget) : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkLabel *name = find_name (child);

      if (name != NULL)
        return name;
    }
  return NULL;
}

static int
measure (GtkWidget *widget, int width)
{
  int height;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  return height;
}

static int
measure_letters (MedinaScoreStanding *self)
{
  return self->sheet != NULL ? measure (GTK_WIDGET (find_name (find_list (self))), -1) : 0;
}

static void
set_low (MedinaScoreStanding *self, gboolean low)
{
  GtkWidget *list = find_list (self);

  if (low)
    gtk_widget_add_css_class (list, "low");
  else
    gtk_widget_remove_css_class (list, "low");
  for (guint line = 0; line < medina_score_sheet_get_n_players (self->sheet); line++)
    {
      GtkListBoxRow *row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), (int) line);

      medina_name_label_show_in_lines (find_name (GTK_WIDGET (row)),
                                       medina_score_sheet_get_player (self->sheet, line),
                                       low ? 1 : 2);
    }
}

static void
apply (MedinaScoreStanding *self)
{
  if (self->sheet == NULL || self->width == 0)
    return;
  set_low (self, FALSE);
  if (measure (find_list (self), self->width) > self->height)
    set_low (self, TRUE);
}

static gboolean
apply_cb (gpointer data)
{
  MedinaScoreStanding *self = data;

  self->apply_id = 0;
  apply (self);
  return G_SOURCE_REMOVE;
}

void
medina_score_standing_set_room (MedinaScoreStanding *self, int width, int height)
{
  const int letters = measure_letters (self);

  if (self->width == width && self->height == height && self->letters == letters)
    return;
  self->width = width;
  self->height = height;
  self->letters = letters;
  if (self->apply_id == 0)
    self->apply_id = g_idle_add_full (GTK_PRIORITY_RESIZE - 1, apply_cb, self, NULL);
}

void
medina_score_standing_set_sheet (MedinaScoreStanding *self, MedinaScoreSheet *sheet)
{
  g_set_object (&self->sheet, sheet);
  apply (self);
}

MedinaScoreStanding *
medina_score_standing_new (MedinaScoreColumns *columns)
{
  MedinaScoreStanding *self = g_new0 (MedinaScoreStanding, 1);

  self->columns = columns;
  return self;
}

void
medina_score_standing_free (MedinaScoreStanding *self)
{
  g_clear_handle_id (&self->apply_id, g_source_remove);
  g_clear_object (&self->sheet);
  g_free (self);
}
