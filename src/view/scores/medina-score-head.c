/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-score-head.h"

#include "medina-children.h"
#include "medina-name-label.h"
#include "medina-piece-sprites.h"
#include "medina-result-words.h"
#include "medina-score-picture.h"

enum
{
  MANY = 2, /* more rooftops than that side by side are smaller */
};

struct _MedinaScoreHead
{
  GtkWidget parent_instance;

  /* template */
  GtkBox *winners;
  GtkLabel *headline;
  GtkLabel *explanation;

  MedinaGame *game; /* weak */
};

G_DEFINE_FINAL_TYPE (MedinaScoreHead, medina_score_head, GTK_TYPE_WIDGET)

static void
remove_children (GtkWidget *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (box)) != NULL)
    gtk_box_remove (GTK_BOX (box), child);
}

static void
show_winners (MedinaScoreHead *self, MedinaScoreSheet *sheet, MedinaPieceAtlas *atlas)
{
  const guint n_winners = medina_score_sheet_get_n_winners (sheet);

  remove_children (GTK_WIDGET (self->winners));
  if (medina_score_sheet_get_score (sheet, 0)->total == 0)
    return;
  for (guint line = 0; line < n_winners; line++)
    {
      MedinaPlayer *player = medina_score_sheet_get_player (sheet, line);
      const MedinaPieceSprite sprite = medina_sprite_of_color (medina_player_get_color (player));

      gtk_box_append (self->winners, medina_score_picture_new (atlas, sprite, NULL));
    }
  if (n_winners > MANY)
    gtk_widget_add_css_class (GTK_WIDGET (self->winners), "many");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->winners), "many");
}

static void
show_result (MedinaScoreHead *self, MedinaScoreSheet *sheet)
{
  const gboolean over = medina_game_get_over (self->game);
  g_autofree char *headline =
    over ? medina_result_to_headline (sheet) : medina_standing_to_headline (sheet);
  g_autofree char *explanation =
    over ? medina_result_to_explanation (sheet) : medina_standing_to_explanation (sheet);

  gtk_label_set_label (self->headline, headline);
  gtk_label_set_label (self->explanation, explanation);
}

void
medina_score_head_show (MedinaScoreHead *self,
                        MedinaGame *game,
                        MedinaScoreSheet *sheet,
                        MedinaPieceAtlas *atlas)
{
  g_return_if_fail (MEDINA_IS_SCORE_HEAD (self));

  g_set_weak_pointer (&self->game, game);
  show_winners (self, sheet, atlas);
  show_result (self, sheet);
}

static gboolean
query_tooltip_cb (MedinaScoreHead *self, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  return medina_name_label_complete (self->headline, self->game, tooltip);
}

/* --- The object ------------------------------------------------------------------------------- */

static void
medina_score_head_dispose (GObject *object)
{
  MedinaScoreHead *self = MEDINA_SCORE_HEAD (object);

  g_clear_weak_pointer (&self->game);
  medina_children_unparent (GTK_WIDGET (self));
  G_OBJECT_CLASS (medina_score_head_parent_class)->dispose (object);
}

static void
medina_score_head_class_init (MedinaScoreHeadClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = medina_score_head_dispose;
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/medina_game/Medina/ui/medina-score-head.ui");
  gtk_widget_class_bind_template_child (widget_class, MedinaScoreHead, winners);
  gtk_widget_class_bind_template_child (widget_class, MedinaScoreHead, headline);
  gtk_widget_class_bind_template_child (widget_class, MedinaScoreHead, explanation);
  gtk_widget_class_bind_template_callback (widget_class, query_tooltip_cb);
  gtk_widget_class_set_css_name (widget_class, "scorehead");
}

static void
medina_score_head_init (MedinaScoreHead *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  medina_name_label_prepare_sentences (self->headline);
  medina_name_label_prepare_sentences (self->explanation);
}
