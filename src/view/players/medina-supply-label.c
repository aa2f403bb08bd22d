/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-supply-label.h"

#include <glib/gi18n.h>

#include "medina-children.h"

struct _MedinaSupplyLabel
{
  GtkWidget parent_instance;

  /* children */
  GtkImage *sign;
  GtkLabel *numbers;

  /* owned */
  MedinaGame *game;
  MedinaPlayer *player;
};

G_DEFINE_FINAL_TYPE (MedinaSupplyLabel, medina_supply_label, GTK_TYPE_WIDGET)

/* --- Texts ------------------------------------------------------------------------------------ */

/* How much of it has a space is counted until the game is over, but not for purists. */
static gboolean
is_counted (MedinaSupplyLabel *self)
{
  return medina_player_get_pieces_left (self->player) > 0 && !medina_game_get_over (self->game) &&
         medina_game_get_aided (self->game);
}

/* The same number twice would say no more than once. */
static char *
create_numbers (MedinaSupplyLabel *self)
{
  const guint pieces = medina_player_get_pieces_left (self->player);

  if (!is_counted (self) || medina_player_get_placeable (self->player) == pieces)
    return g_strdup_printf ("%u", pieces);
  /* Translators: for how many of the pieces that a player has left there’s room, and how many these
   * are; as short as can be. A tooltip says it in words */
  return g_strdup_printf (C_ ("supply", "%1$u/%2$u"), medina_player_get_placeable (self->player),
                          pieces);
}

/* What the numbers say. */
static char *
create_description (MedinaSupplyLabel *self)
{
  const guint pieces = medina_player_get_pieces_left (self->player);
  const guint placeable = medina_player_get_placeable (self->player);

  if (!is_counted (self) || placeable == pieces)
    /* Translators: pieces that a player still has to place */
    return g_strdup_printf (ngettext ("%u piece left", "%u pieces left", pieces), pieces);
  if (placeable == 0)
    /* Translators: a player has pieces left, but no space for any of them; in a tooltip */
    return g_strdup (_ ("Can’t place any"));
  /* Translators: in a tooltip */
  return g_strdup_printf (ngettext ("There’s room for %1$u of the %2$u piece left",
                                    "There’s room for %1$u of the %2$u pieces left", pieces),
                          placeable, pieces);
}

/* Whoever can place nothing is skipped, which is told once: the sign tells it as long as it is
 * so. */
static const char *
find_icon (MedinaSupplyLabel *self)
{
  return is_counted (self) && medina_player_get_placeable (self->player) == 0
           ? "action-unavailable-symbolic"
           : "medina-supply-symbolic";
}

static void
update_cb (MedinaSupplyLabel *self)
{
  g_autofree char *numbers = create_numbers (self);
  g_autofree char *description = create_description (self);

  gtk_image_set_from_icon_name (self->sign, find_icon (self));
  gtk_label_set_label (self->numbers, numbers);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->numbers), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  description, -1);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), description);
}

/* --- The object ------------------------------------------------------------------------------- */

static void
medina_supply_label_dispose (GObject *object)
{
  MedinaSupplyLabel *self = MEDINA_SUPPLY_LABEL (object);

  medina_children_unparent (GTK_WIDGET (self));
  g_clear_object (&self->player);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (medina_supply_label_parent_class)->dispose (object);
}

static void
medina_supply_label_class_init (MedinaSupplyLabelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = medina_supply_label_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "supply");
}

static void
medina_supply_label_init (MedinaSupplyLabel *self)
{
  GtkWidget *sign =
    g_object_new (GTK_TYPE_IMAGE, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  GtkWidget *numbers = gtk_label_new (NULL);

  self->sign = GTK_IMAGE (sign);
  self->numbers = GTK_LABEL (numbers);
  gtk_widget_add_css_class (sign, "dim-label");
  gtk_widget_add_css_class (numbers, "caption");
  gtk_widget_set_parent (sign, GTK_WIDGET (self));
  gtk_widget_set_parent (numbers, GTK_WIDGET (self));
}

void
medina_supply_label_set_player (MedinaSupplyLabel *self, MedinaGame *game, MedinaPlayer *player)
{
  g_return_if_fail (MEDINA_IS_SUPPLY_LABEL (self));
  g_return_if_fail (self->player == NULL);

  self->game = g_object_ref (game);
  self->player = g_object_ref (player);
  g_signal_connect_object (player, "notify::pieces-left", G_CALLBACK (update_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (player, "notify::placeable", G_CALLBACK (update_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "notify::over", G_CALLBACK (update_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "notify::aided", G_CALLBACK (update_cb), self, G_CONNECT_SWAPPED);
  update_cb (self);
}

char *
medina_supply_label_tell (MedinaSupplyLabel *self)
{
  g_return_val_if_fail (MEDINA_IS_SUPPLY_LABEL (self), NULL);

  return create_description (self);
}

GtkLabel *
medina_supply_label_get_label (MedinaSupplyLabel *self)
{
  g_return_val_if_fail (MEDINA_IS_SUPPLY_LABEL (self), NULL);

  return self->numbers;
}
