/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-latest-news.h"

#include "medina-children.h"
#include "medina-fitted-text.h"
#include "medina-name-label.h"
#include "medina-news-words.h"

enum
{
  LINES = 2,
};

#define STEP .07

struct _MedinaLatestNews
{
  GtkWidget parent_instance;

  GtkLabel *labels[LINES];
  int told;  /* lines that have a text */
  int shown; /* of these, for which there is room */

  MedinaGame *game; /* weak: that was told of */
};

G_DEFINE_FINAL_TYPE (MedinaLatestNews, medina_latest_news, GTK_TYPE_WIDGET)

void
medina_latest_news_tell (MedinaLatestNews *self, MedinaGame *game)
{
  g_auto (GStrv) lines = NULL;

  g_return_if_fail (MEDINA_IS_LATEST_NEWS (self));

  g_set_weak_pointer (&self->game, game);
  if (game != NULL)
    lines = medina_news_list_latest (game, LINES);
  self->told = lines != NULL ? (int) g_strv_length (lines) : 0;
  for (int i = 0; i < LINES; i++)
    gtk_label_set_label (self->labels[i], i < self->told ? lines[i] : "");
  gtk_widget_queue_resize (GTK_WIDGET (self)); /* a label that is not shown does not pass that on */
}

/* Any text is as high as any other: it is one line. */
static int
measure_line (MedinaLatestNews *self, double scale)
{
  return medina_fitted_text_measure (self->labels[0], G_MAXINT / PANGO_SCALE, scale);
}

void
medina_latest_news_fit (MedinaLatestNews *self, int height, double least, double scale)
{
  g_return_if_fail (MEDINA_IS_LATEST_NEWS (self));

  while (scale > least && self->told * measure_line (self, scale) > height)
    scale = MAX (scale - STEP, least);
  self->shown = self->told;
  while (self->shown > 0 && self->shown * measure_line (self, scale) > height)
    self->shown--;
  for (int i = 0; i < LINES; i++)
    medina_fitted_text_set_scale (self->labels[i], scale);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

int
medina_latest_news_count_shown (MedinaLatestNews *self)
{
  g_return_val_if_fail (MEDINA_IS_LATEST_NEWS (self), 0);

  return self->shown;
}

/* --- The widget ------------------------------------------------------------------------------- */

static void
medina_latest_news_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline)
{
  *minimum = *natural = 0;
}

static void
medina_latest_news_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  MedinaLatestNews *self = MEDINA_LATEST_NEWS (widget);

  for (int i = LINES - 1; i >= 0; i--)
    {
      GtkWidget *label = GTK_WIDGET (self->labels[i]);
      int line;

      gtk_widget_set_child_visible (label, i < self->shown);
      if (i >= self->shown)
        continue;
      gtk_widget_measure (label, GTK_ORIENTATION_VERTICAL, -1, &line, NULL, NULL, NULL);
      height -= line;
      gtk_widget_size_allocate (label, &(GtkAllocation){ 0, height, width, line }, -1);
    }
}

static gboolean
query_tooltip_cb (GtkLabel *label,
                  int x,
                  int y,
                  gboolean keyboard,
                  GtkTooltip *tooltip,
                  MedinaLatestNews *self)
{
  return medina_name_label_complete (label, self->game, tooltip);
}

static void
medina_latest_news_dispose (GObject *object)
{
  MedinaLatestNews *self = MEDINA_LATEST_NEWS (object);

  g_clear_weak_pointer (&self->game);
  medina_children_unparent (GTK_WIDGET (self));
  G_OBJECT_CLASS (medina_latest_news_parent_class)->dispose (object);
}

static void
medina_latest_news_class_init (MedinaLatestNewsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = medina_latest_news_dispose;
  widget_class->measure = medina_latest_news_measure;
  widget_class->size_allocate = medina_latest_news_size_allocate;
}

static void
medina_latest_news_init (MedinaLatestNews *self)
{
  for (int i = 0; i < LINES; i++)
    {
      GtkLabel *label = GTK_LABEL (gtk_label_new (NULL));

      self->labels[i] = label;
      gtk_label_set_xalign (label, 0);
      gtk_label_set_ellipsize (label, PANGO_ELLIPSIZE_MIDDLE);
      gtk_widget_add_css_class (GTK_WIDGET (label), "message");
      gtk_widget_set_has_tooltip (GTK_WIDGET (label), TRUE);
      g_signal_connect (label, "query-tooltip", G_CALLBACK (query_tooltip_cb), self);
      gtk_widget_set_parent (GTK_WIDGET (label), GTK_WIDGET (self));
    }
}
