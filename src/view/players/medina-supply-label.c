/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-supply-label.h"

#include <glib/gi18n.h>

#include "medina-children.h"
#include "medina-tooltip.h"

struct _MedinaSupplyLabel
{
  GtkWidget parent_instance;

  /* children, of which one is seen */
  GtkLabel *words;
  GtkLabel *numbers;

  /* owned */
  MedinaGame *game;
  MedinaPlayer *player;
  char *description;
};

G_DEFINE_FINAL_TYPE (MedinaSupplyLabel, medina_supply_label, GTK_TYPE_WIDGET)

/* --- Texts -------------------------------------------------------------------------------------- */

/* How much of it has a space is counted until the game is over, but not for purists. */
static gboolean
is_counted (MedinaSupplyLabel *self)
{
  return medina_player_get_pieces_left (self->player) > 0 && !medina_game_get_over (self->game) &&
         medina_game_get_aided (self->game);
}

static char *
create_words (MedinaSupplyLabel *self)
{
  const guint pieces = medina_player_get_pieces_left (self->player);
  const guint placeable = medina_player_get_placeable (self->player);

  if (!is_counted (self))
    /* Translators: pieces that a player still has to place */
    return g_strdup_printf (ngettext ("%u piece left", "%u pieces left", pieces), pieces);
  if (placeable == 0)
    /* Translators: a player has pieces left, but no space for any of them; as short as can be */
    return g_strdup (_ ("Can’t place any"));
  /* Translators: so many of the pieces that a player has left have a space; as short as can be */
  return g_strdup_printf (_ ("Can place %1$u of %2$u"), placeable, pieces);
}

static char *
create_numbers (MedinaSupplyLabel *self)
{
  const guint pieces = medina_player_get_pieces_left (self->player);

  if (!is_counted (self))
    return g_strdup_printf ("%u", pieces);
  /* Translators: “Can place %1$u of %2$u” where there’s no room for words */
  return g_strdup_printf (C_ ("supply", "%1$u/%2$u"), medina_player_get_placeable (self->player),
                          pieces);
}

/* The words for those who only hear them. */
static char *
create_description (MedinaSupplyLabel *self, const char *words)
{
  const guint pieces = medina_player_get_pieces_left (self->player);
  const guint placeable = medina_player_get_placeable (self->player);

  if (placeable == 0 || !is_counted (self))
    return g_strdup (words);
  /* Translators: in a tooltip */
  return g_strdup_printf (ngettext ("There’s room for %1$u of the %2$u piece left",
                                    "There’s room for %1$u of the %2$u pieces left", pieces),
                          placeable, pieces);
}

static void
show (MedinaSupplyLabel *self, GtkLabel *label, const char *text)
{
  gtk_label_set_label (label, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  self->description, -1);
}

static void
update_cb (MedinaSupplyLabel *self)
{
  g_autofree char *words = create_words (self);
  g_autofree char *numbers = create_numbers (self);

  g_free (self->description);
  self->description = create_description (self, words);
  show (self, self->words, words);
  show (self, self->numbers, numbers);
}

static gboolean
medina_supply_label_query_tooltip (GtkWidget *widget,
                                   int x,
                                   int y,
                                   gboolean keyboard,
                                   GtkTooltip *tooltip)
{
  MedinaSupplyLabel *self = MEDINA_SUPPLY_LABEL (widget);

  if (g_strcmp0 (gtk_label_get_label (medina_supply_label_get_label (self)), self->description) ==
      0)
    return FALSE;
  medina_tooltip_show (tooltip, self->description);
  return TRUE;
}

/* --- Size --------------------------------------------------------------------------------------- */

static void
medina_supply_label_measure (GtkWidget *widget,
                             GtkOrientation orientation,
                             int for_size,
                             int *minimum,
                             int *natural,
                             int *minimum_baseline,
                             int *natural_baseline)
{
  MedinaSupplyLabel *self = MEDINA_SUPPLY_LABEL (widget);
  int words, numbers;

  gtk_widget_measure (GTK_WIDGET (self->words), orientation, -1, NULL, &words, NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (self->numbers), orientation, -1, NULL, &numbers, NULL, NULL);
  *natural = MAX (words, numbers);
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? numbers : *natural;
}

static void
medina_supply_label_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  MedinaSupplyLabel *self = MEDINA_SUPPLY_LABEL (widget);
  int wanted;
  gboolean fits;

  gtk_widget_measure (GTK_WIDGET (self->words), GTK_ORIENTATION_HORIZONTAL, -1, NULL, &wanted, NULL,
                      NULL);
  fits = wanted <= width;
  gtk_widget_set_child_visible (GTK_WIDGET (self->words), fits);
  gtk_widget_set_child_visible (GTK_WIDGET (self->numbers), !fits);
  gtk_widget_size_allocate (GTK_WIDGET (medina_supply_label_get_label (self)),
                            &(GtkAllocation){ 0, 0, width, height }, baseline);
}

/* --- The object --------------------------------------------------------------------------------- */

static void
medina_supply_label_dispose (GObject *object)
{
  MedinaSupplyLabel *self = MEDINA_SUPPLY_LABEL (object);

  medina_children_unparent (GTK_WIDGET (self));
  g_clear_object (&self->player);
  g_clear_object (&self->game);
  g_clear_pointer (&self->description, g_free);
  G_OBJECT_CLASS (medina_supply_label_parent_class)->dispose (object);
}

static void
medina_supply_label_class_init (MedinaSupplyLabelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = medina_supply_label_dispose;
  widget_class->measure = medina_supply_label_measure;
  widget_class->size_allocate = medina_supply_label_size_allocate;
  widget_class->query_tooltip = medina_supply_label_query_tooltip;
}

static GtkLabel *
add_label (MedinaSupplyLabel *self)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "dim-label");
  gtk_widget_set_parent (label, GTK_WIDGET (self));
  return GTK_LABEL (label);
}

static void
medina_supply_label_init (MedinaSupplyLabel *self)
{
  self->words = add_label (self);
  self->numbers = add_label (self);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
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

GtkLabel *
medina_supply_label_get_label (MedinaSupplyLabel *self)
{
  g_return_val_if_fail (MEDINA_IS_SUPPLY_LABEL (self), NULL);

  return gtk_widget_get_child_visible (GTK_WIDGET (self->words)) ? self->words : self->numbers;
}
