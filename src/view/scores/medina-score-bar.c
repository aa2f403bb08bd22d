/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-score-bar.h"

#include "medina-player-line.h"

enum
{
  LEAST = 3, /* pixels, of any points at all */
};

struct _MedinaScoreBar
{
  GtkWidget parent_instance;

  int points;
  int most;
  double share;

  MedinaPlayer *player; /* owned */
};

G_DEFINE_FINAL_TYPE (MedinaScoreBar, medina_score_bar, GTK_TYPE_WIDGET)

int
medina_score_bar_get_length (MedinaScoreBar *self)
{
  double points;

  g_return_val_if_fail (MEDINA_IS_SCORE_BAR (self), 0);

  points = self->points * self->share;
  if (points <= 0)
    return 0;
  return MAX ((int) (gtk_widget_get_width (GTK_WIDGET (self)) * points / self->most), LEAST);
}

static void
medina_score_bar_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  MedinaScoreBar *self = MEDINA_SCORE_BAR (widget);
  const gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  const int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  const int length = medina_score_bar_get_length (self);
  cairo_t *cr;

  if (length == 0 || width < LEAST || height < 2)
    return;
  cr =
    gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  cairo_translate (cr, mirrored ? width - length : 0, 0);
  medina_player_line_fill_bar (cr, self->player, length, height);
  cairo_destroy (cr);
}

static void
medina_score_bar_dispose (GObject *object)
{
  g_clear_object (&MEDINA_SCORE_BAR (object)->player);
  G_OBJECT_CLASS (medina_score_bar_parent_class)->dispose (object);
}

static void
medina_score_bar_class_init (MedinaScoreBarClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = medina_score_bar_dispose;
  GTK_WIDGET_CLASS (klass)->snapshot = medina_score_bar_snapshot;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "scorebar");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
medina_score_bar_init (MedinaScoreBar *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

GtkWidget *
medina_score_bar_new (MedinaPlayer *player, int points, int most)
{
  MedinaScoreBar *self = g_object_new (MEDINA_TYPE_SCORE_BAR, NULL);

  self->player = g_object_ref (player);
  self->points = points;
  self->most = MAX (most, 1);
  self->share = 1;
  return GTK_WIDGET (self);
}

void
medina_score_bar_set_share (MedinaScoreBar *self, double share)
{
  g_return_if_fail (MEDINA_IS_SCORE_BAR (self));

  self->share = share;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
