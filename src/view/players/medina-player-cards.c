/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-player-cards.h"

struct _MedinaPlayerCards
{
  GtkBox parent_instance;

  guint show_id; /* idle source that brings the open card into view */

  /* owned */
  MedinaPieceAtlas *atlas;
  MedinaGame *game;
};

G_DEFINE_FINAL_TYPE (MedinaPlayerCards, medina_player_cards, GTK_TYPE_BOX)

MedinaPlayerCard *
medina_player_cards_get (MedinaPlayerCards *self, guint number)
{
  GtkWidget *card;

  g_return_val_if_fail (MEDINA_IS_PLAYER_CARDS (self), NULL);

  card = gtk_widget_get_first_child (GTK_WIDGET (self));
  for (guint i = 0; i < number && card != NULL; i++)
    card = gtk_widget_get_next_sibling (card);
  return card != NULL ? MEDINA_PLAYER_CARD (card) : NULL;
}

static MedinaPlayerCard *
get_current (MedinaPlayerCards *self)
{
  MedinaPlayer *player = medina_game_get_current_player (self->game);

  return medina_player_cards_get (self, medina_player_get_number (player));
}

/* Computers have their turns in quick succession: the cards keep still, so that they can be read, and one's own is there
 * when one's turn comes. */
static gboolean
wants_to_be_seen (MedinaGame *game)
{
  return medina_game_get_replaying (game) ||
         !medina_player_is_computer (medina_game_get_current_player (game));
}

/* Scrolls where the window around the cards is small. */
static gboolean
show_current_cb (gpointer data)
{
  MedinaPlayerCards *self = data;
  GtkWidget *scroller = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t area;

  self->show_id = 0;
  if (scroller != NULL && self->game != NULL && wants_to_be_seen (self->game) &&
      gtk_widget_compute_bounds (GTK_WIDGET (get_current (self)), GTK_WIDGET (self), &area))
    gtk_adjustment_clamp_page (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller)),
                               area.origin.y, area.origin.y + area.size.height);
  return G_SOURCE_REMOVE;
}

void
medina_player_cards_show_current (MedinaPlayerCards *self)
{
  g_return_if_fail (MEDINA_IS_PLAYER_CARDS (self));

  if (self->show_id == 0)
    self->show_id = g_idle_add_full (G_PRIORITY_LOW, show_current_cb, self, NULL);
}

static void
fill (MedinaPlayerCards *self)
{
  GtkWidget *card;

  while ((card = gtk_widget_get_first_child (GTK_WIDGET (self))) != NULL)
    gtk_box_remove (GTK_BOX (self), card);
  for (guint i = 0; self->game != NULL && i < medina_game_get_n_players (self->game); i++)
    gtk_box_append (GTK_BOX (self),
                    medina_player_card_new (self->game, medina_game_get_player (self->game, i),
                                            self->atlas));
}

void
medina_player_cards_set_atlas (MedinaPlayerCards *self, MedinaPieceAtlas *atlas)
{
  g_return_if_fail (MEDINA_IS_PLAYER_CARDS (self));
  g_return_if_fail (self->game == NULL);

  g_set_object (&self->atlas, atlas);
}

void
medina_player_cards_set_game (MedinaPlayerCards *self, MedinaGame *game)
{
  g_return_if_fail (MEDINA_IS_PLAYER_CARDS (self));

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  fill (self);
  if (game != NULL)
    g_signal_connect_object (game, "turn-changed", G_CALLBACK (medina_player_cards_show_current),
                             self, G_CONNECT_SWAPPED);
}

static void
medina_player_cards_dispose (GObject *object)
{
  MedinaPlayerCards *self = MEDINA_PLAYER_CARDS (object);

  g_clear_handle_id (&self->show_id, g_source_remove);
  g_clear_object (&self->game);
  g_clear_object (&self->atlas);
  G_OBJECT_CLASS (medina_player_cards_parent_class)->dispose (object);
}

static void
medina_player_cards_class_init (MedinaPlayerCardsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = medina_player_cards_dispose;
}

static void
medina_player_cards_init (MedinaPlayerCards *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_widget_add_css_class (GTK_WIDGET (self), "cards");
}
