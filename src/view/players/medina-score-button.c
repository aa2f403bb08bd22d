/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-score-button.h"

#include <glib/gi18n.h>

#include "medina-counting-label.h"
#include "medina-focus.h"
#include "medina-popovers.h"
#include "medina-score-item.h"
#include "medina-score-sheet.h"

struct _MedinaScoreButton
{
  GtkWidget parent_instance;

  GtkMenuButton *button;
  MedinaCountingLabel *number;
  GtkPopover *popover;
  GtkWidget *focus; /* weak: what had it before the popover opened */

  /* owned */
  MedinaGame *game;
  MedinaPlayer *player;
};

G_DEFINE_FINAL_TYPE (MedinaScoreButton, medina_score_button, GTK_TYPE_WIDGET)

static GtkLabel *
get_label (MedinaScoreButton *self)
{
  return medina_counting_label_get_label (self->number);
}

static void
add_row (GtkGrid *grid, MedinaScoreItem item, int points)
{
  g_autofree char *text = g_strdup_printf ("%d", points);
  GtkWidget *title = gtk_label_new (medina_score_item_get_title (item));
  GtkWidget *number = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_label_set_xalign (GTK_LABEL (number), 1);
  gtk_widget_set_hexpand (title, TRUE);
  gtk_widget_add_css_class (number, "numeric");
  if (item == MEDINA_SCORE_TOTAL)
    {
      gtk_widget_add_css_class (title, "heading");
      gtk_widget_add_css_class (number, "heading");
    }
  gtk_grid_attach (grid, title, 0, (int) item, 1, 1);
  gtk_grid_attach (grid, number, 1, (int) item, 1, 1);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (number), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  title, number, NULL, -1);
}

/* What brings nothing is left out. */
static GtkWidget *
create_breakdown (const MdnScore *score)
{
  GtkGrid *grid;

  if (score->total == 0)
    return gtk_label_new (_ ("No points yet"));
  grid = GTK_GRID (gtk_grid_new ());
  gtk_grid_set_row_spacing (grid, 4);
  gtk_grid_set_column_spacing (grid, 18);
  for (MedinaScoreItem item = 0; item < MEDINA_SCORE_ITEMS; item++)
    {
      const int points = medina_score_item_get_points (item, score);

      if (points != 0)
        add_row (grid, item, points);
    }
  return GTK_WIDGET (grid);
}

static void
open_cb (GtkMenuButton *button, gpointer data)
{
  MedinaScoreButton *self = data;
  g_autoptr (MedinaScoreSheet) sheet = medina_score_sheet_new (self->game);

  g_set_weak_pointer (&self->focus, gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self))));
  for (guint line = 0; line < medina_score_sheet_get_n_players (sheet); line++)
    if (medina_score_sheet_get_player (sheet, line) == self->player)
      gtk_popover_set_child (self->popover,
                             create_breakdown (medina_score_sheet_get_score (sheet, line)));
}

static void
closed_cb (MedinaScoreButton *self)
{
  medina_focus_return_from_button (self->button, self->focus);
}

/* What is told belongs to the points that were there before. Looking back, nothing is won or
 * lost. */
static void
update_cb (MedinaScoreButton *self)
{
  const int points = medina_player_get_score (self->player);
  g_autofree char *name = g_strdup_printf (ngettext ("%d point", "%d points", points), points);

  gtk_popover_popdown (self->popover);
  medina_counting_label_set_number (self->number, points, !medina_game_get_replaying (self->game));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name, -1);
}

static void
medina_score_button_dispose (GObject *object)
{
  MedinaScoreButton *self = MEDINA_SCORE_BUTTON (object);

  if (self->button != NULL)
    gtk_widget_unparent (GTK_WIDGET (self->button));
  self->button = NULL;
  g_clear_weak_pointer (&self->focus);
  g_clear_object (&self->player);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (medina_score_button_parent_class)->dispose (object);
}

static void
medina_score_button_class_init (MedinaScoreButtonClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = medina_score_button_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "scorebutton");
}

static void
medina_score_button_init (MedinaScoreButton *self)
{
  self->button = GTK_MENU_BUTTON (gtk_menu_button_new ());
  self->popover = GTK_POPOVER (gtk_popover_new ());
  self->number = MEDINA_COUNTING_LABEL (medina_counting_label_new (0));
  gtk_widget_add_css_class (GTK_WIDGET (get_label (self)), "score");
  gtk_widget_add_css_class (GTK_WIDGET (get_label (self)), "numeric");
  gtk_widget_add_css_class (GTK_WIDGET (self->popover), "breakdown");
  gtk_menu_button_set_child (self->button, GTK_WIDGET (self->number));
  gtk_menu_button_set_has_frame (self->button, FALSE);
  gtk_menu_button_set_popover (self->button, GTK_WIDGET (self->popover));
  gtk_menu_button_set_create_popup_func (self->button, open_cb, self, NULL);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->button), _ ("Points in Detail"));
  medina_popovers_keep_still (self->popover);
  medina_popovers_pass_keys_on (self->popover);
  medina_popovers_leave_focus (self->button);
  g_signal_connect_object (self->popover, "closed", G_CALLBACK (closed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_set_parent (GTK_WIDGET (self->button), GTK_WIDGET (self));
}

void
medina_score_button_set_player (MedinaScoreButton *self, MedinaGame *game, MedinaPlayer *player)
{
  g_return_if_fail (MEDINA_IS_SCORE_BUTTON (self));
  g_return_if_fail (self->player == NULL);

  self->game = g_object_ref (game);
  self->player = g_object_ref (player);
  g_object_bind_property (game, "aided", self, "visible", G_BINDING_SYNC_CREATE);
  g_signal_connect_object (player, "notify::score", G_CALLBACK (update_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "notify::aided", G_CALLBACK (update_cb), self, G_CONNECT_SWAPPED);
  update_cb (self);
}

const char *
medina_score_button_get_text (MedinaScoreButton *self)
{
  g_return_val_if_fail (MEDINA_IS_SCORE_BUTTON (self), NULL);

  return gtk_label_get_label (get_label (self));
}
