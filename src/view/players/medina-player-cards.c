/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "medina-player-cards.h"

#include "medina-motion.h"
#include "medina-popovers.h"
#include "medina-repaint.h"

enum
{
  AROUND = 2, /* pixels that are seen above and below what is marked */
};

struct _MedinaPlayerCards
{
  GtkBox parent_instance;

  guint show_id;   /* idle source that brings the open card into view, and what is marked */
  double shown_at; /* how far it was scrolled for that */
  gboolean early;  /* that came before the cards had their places */
  gboolean busy;   /* the next frame has much else to paint */
  guint paint_id;  /* idle source that has cards painted that one left as they were */

  /* owned */
  MedinaPieceAtlas *atlas;
  MedinaGame *game;
  MedinaRepaintMemory memories[MDN_MAX_PLAYERS]; /* of the cards */
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

/* Computers have their turns in quick succession: the cards keep still, so that they can be read,
 * and one's own is there when one's turn comes. */
static gboolean
wants_to_be_seen (MedinaGame *game)
{
  return medina_game_get_replaying (game) ||
         !medina_player_is_computer (medina_game_get_current_player (game));
}

/* A smaller window may have scrolled, too. */
static gboolean
was_scrolled (MedinaPlayerCards *self, GtkAdjustment *adjustment)
{
  const double most =
    gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment);

  return gtk_adjustment_get_value (adjustment) != MIN (self->shown_at, most);
}

/* As near to the first card as can be, unless a person has scrolled: then no farther than it has
 * to. */
static void
scroll_to (MedinaPlayerCards *self, GtkAdjustment *adjustment, double top, double bottom)
{
  const double before = gtk_adjustment_get_value (adjustment);

  if (was_scrolled (self, adjustment))
    {
      gtk_adjustment_clamp_page (adjustment, top, bottom);
      if (gtk_adjustment_get_value (adjustment) == before)
        return;
    }
  else
    gtk_adjustment_set_value (adjustment, CLAMP (bottom - gtk_adjustment_get_page_size (adjustment),
                                                 0, MAX (top, 0)));
  self->shown_at = gtk_adjustment_get_value (adjustment);
}

/* What is open at a card would be dragged along. */
static gboolean
waits_for_popover (MedinaPlayerCards *self)
{
  GtkWidget *popover = medina_popovers_find_open (GTK_WIDGET (self));

  if (popover == NULL)
    return FALSE;
  g_signal_handlers_disconnect_by_func (popover, medina_player_cards_show_current, self);
  g_signal_connect_object (popover, "closed", G_CALLBACK (medina_player_cards_show_current), self,
                           G_CONNECT_SWAPPED);
  return TRUE;
}

static void
scroll_to_current (MedinaPlayerCards *self, GtkAdjustment *adjustment)
{
  graphene_rect_t area;

  if (wants_to_be_seen (self->game) &&
      gtk_widget_compute_bounds (GTK_WIDGET (get_current (self)), GTK_WIDGET (self), &area))
    scroll_to (self, adjustment, area.origin.y, area.origin.y + area.size.height);
}

/* No farther than it has to. */
static void
bring (MedinaPlayerCards *self, GtkAdjustment *adjustment, GtkWidget *marked)
{
  graphene_rect_t area;

  if (marked != NULL && gtk_widget_compute_bounds (marked, GTK_WIDGET (self), &area))
    gtk_adjustment_clamp_page (adjustment, area.origin.y - AROUND,
                               area.origin.y + area.size.height + AROUND);
}

/* Where there is no room for all of a card, that part of it is seen. Of what cannot be seen at
 * once, the piece that is to be placed comes first, then what is on the first cards: each is
 * brought after what it may hide. */
static void
scroll_to_marked (MedinaPlayerCards *self, GtkAdjustment *adjustment)
{
  const double before = gtk_adjustment_get_value (adjustment);
  const guint n = medina_game_get_n_players (self->game);

  for (guint i = n; i-- > 0;)
    bring (self, adjustment, medina_player_card_find_meant (medina_player_cards_get (self, i)));
  for (guint i = 0; i < n; i++)
    bring (self, adjustment, medina_player_card_find_hinted (medina_player_cards_get (self, i)));
  if (gtk_adjustment_get_value (adjustment) != before)
    self->shown_at = gtk_adjustment_get_value (adjustment);
}

/* Those of another game have them in the next frame. */
static gboolean
have_places (MedinaPlayerCards *self)
{
  GtkWidget *last = gtk_widget_get_last_child (GTK_WIDGET (self));

  return last == NULL || gtk_widget_get_width (last) > 0;
}

/* Scrolls where the window around the cards is small. */
static gboolean
show_current_cb (gpointer data)
{
  MedinaPlayerCards *self = data;
  GtkWidget *scroller = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_SCROLLED_WINDOW);

  self->show_id = 0;
  self->early = !have_places (self);
  if (scroller != NULL && self->game != NULL && !self->early && !waits_for_popover (self))
    {
      GtkAdjustment *adjustment =
        gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));

      scroll_to_current (self, adjustment);
      scroll_to_marked (self, adjustment);
    }
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
forget_pictures (MedinaPlayerCards *self)
{
  for (guint i = 0; i < MDN_MAX_PLAYERS; i++)
    medina_repaint_forget (&self->memories[i]);
}

static void
fill (MedinaPlayerCards *self)
{
  GtkWidget *card;

  forget_pictures (self);
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

/* A piece flies first; while it does, frames come anyway. */
static void
played_cb (MedinaPlayerCards *self)
{
  self->busy = medina_motion_is_on (GTK_WIDGET (self));
}

void
medina_player_cards_set_game (MedinaPlayerCards *self, MedinaGame *game)
{
  g_return_if_fail (MEDINA_IS_PLAYER_CARDS (self));

  if (self->game != NULL)
    g_signal_handlers_disconnect_by_data (self->game, self);
  g_set_object (&self->game, game);
  fill (self);
  if (game == NULL)
    return;
  g_signal_connect_object (game, "turn-changed", G_CALLBACK (medina_player_cards_show_current),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (game, "placement-played", G_CALLBACK (played_cb), self,
                           G_CONNECT_SWAPPED);
}

static gboolean
paint_cb (gpointer data)
{
  MedinaPlayerCards *self = data;

  self->paint_id = 0;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  return G_SOURCE_REMOVE;
}

/* Shows the cards as they were, and has them painted in the next frame. */
static void
snapshot_later (MedinaPlayerCards *self, GtkSnapshot *snapshot)
{
  GtkWidget *widget = GTK_WIDGET (self);
  MedinaRepaintMemory *memory = self->memories;
  gboolean later = FALSE;

  for (GtkWidget *card = gtk_widget_get_first_child (widget); card != NULL;
       card = gtk_widget_get_next_sibling (card))
    later |= medina_repaint_child_later (widget, card, snapshot, memory++);
  if (later && self->paint_id == 0)
    self->paint_id = g_idle_add (paint_cb, self);
}

static void
medina_player_cards_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  MedinaPlayerCards *self = MEDINA_PLAYER_CARDS (widget);
  MedinaRepaintMemory *memory = self->memories;

  if (self->early)
    medina_player_cards_show_current (self);
  if (self->busy)
    {
      self->busy = FALSE;
      snapshot_later (self, snapshot);
      return;
    }
  for (GtkWidget *card = gtk_widget_get_first_child (widget); card != NULL;
       card = gtk_widget_get_next_sibling (card))
    medina_repaint_child_as_one (widget, card, snapshot, memory++);
}

static void
medina_player_cards_dispose (GObject *object)
{
  MedinaPlayerCards *self = MEDINA_PLAYER_CARDS (object);

  forget_pictures (self);
  g_clear_handle_id (&self->show_id, g_source_remove);
  g_clear_handle_id (&self->paint_id, g_source_remove);
  g_clear_object (&self->game);
  g_clear_object (&self->atlas);
  G_OBJECT_CLASS (medina_player_cards_parent_class)->dispose (object);
}

static void
medina_player_cards_class_init (MedinaPlayerCardsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = medina_player_cards_dispose;
  GTK_WIDGET_CLASS (klass)->snapshot = medina_player_cards_snapshot;
}

static void
medina_player_cards_init (MedinaPlayerCards *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_widget_add_css_class (GTK_WIDGET (self), "cards");
}
